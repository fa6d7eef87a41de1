/** The people who play at a shared screen itself: their own line to the table, and what they are asked. */
import { useEffect, useMemo } from "preact/hooks";
import { answersHere } from "../../client/hands";
import { TableClient } from "../../client/table";
import type { Viewer } from "../../client/viewer";
import type { Asked } from "../../wire/types";
import { askedNow } from "../table/useBoard";

/** Somebody at the screen who has a question to answer. */
export interface AskedHere {
  readonly seat: number;
  readonly viewer: Viewer;
  readonly asked: Asked;
}

export interface PeopleHere {
  /** Their line; null while nobody answers here. What comes over it is shown behind the curtain alone. */
  readonly client: TableClient | null;
  readonly asked: readonly AskedHere[];
}

/** One person may be at a window of their own beside the screen's; several share the device they came with. */
export const answerAt = (table: string, seats: readonly number[]): boolean =>
  seats.length > 0 && (answersHere(table) ?? seats.length > 1);

export function usePeopleHere(table: string, seats: readonly number[]): PeopleHere {
  const wanted = answerAt(table, seats);
  const client = useMemo(() => (wanted ? new TableClient(table) : null), [table, wanted]);
  useEffect(() => () => client?.close(), [client]);
  const asked = (client?.yours.value ?? []).flatMap((seat) => {
    const viewer = client!.viewer(seat);
    const question = askedNow(viewer);
    return question ? [{ seat, viewer, asked: question }] : [];
  });
  return { client, asked };
}
