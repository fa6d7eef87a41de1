/** Somebody else at this device sits down, under a name that is asked for in place. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { api } from "../../client/api";
import { t } from "../../i18n";
import type { Lobby } from "../../wire/types";
import { Icon } from "../parts/icons";
import { NameInput } from "../start/fields";
import { playerName } from "../start/guest";
import type { Busy } from "../start/useBusy";
import { Act } from "./Act";

interface Props {
  readonly lobby: Lobby;
  readonly seat: number;
  readonly busy: Busy;
}

export function SeatAnother({ lobby, seat, busy }: Props) {
  const [asking, setAsking] = useState<boolean | null>(null);
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    // The button and the form take each other's place: the focus goes along.
    if (asking !== null) place.current?.querySelector<HTMLElement>("input, button")?.focus();
  }, [asking]);
  const sit = (name: string) => busy.run(async () => void (await api.sit(lobby.id, seat, name)));
  return (
    <span ref={place} class="ga-another">
      {asking ? (
        <Naming seat={seat} sit={sit} cancel={() => setAsking(false)} />
      ) : (
        <Act icon="plus" label={t("start-seat-another")} act={() => setAsking(true)} />
      )}
    </span>
  );
}

interface NamingProps {
  readonly seat: number;
  readonly sit: (name: string) => void;
  readonly cancel: () => void;
}

function Naming({ seat, sit, cancel }: NamingProps) {
  const [name, setName] = useState(() => playerName(seat));
  const submit = (event: Event) => {
    event.preventDefault();
    sit(name.trim() || playerName(seat));
  };
  return (
    <form
      class="ga-naming"
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === "Escape") cancel();
      }}
    >
      <NameInput
        label={t("start-player-name", { seat: seat + 1 })}
        value={name}
        placeholder={playerName(seat)}
        onType={setName}
      />
      <Act icon="person" label={t("start-join-sit")} />
      <button type="button" class="btn ghost" aria-label={t("table-close")} onClick={cancel}>
        <Icon name="close" size={18} />
      </button>
    </form>
  );
}
