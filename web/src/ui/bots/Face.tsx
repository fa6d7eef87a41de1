/** The drawn faces of the bots; whoever has none wears a robot's. */

import faces from "../../../../src/schatulle/drawing/faces.svg?raw";
import type { Lobby } from "../../wire/types";
import { adoptSprite, Drawing } from "../parts/drawing";
import { SeatShape } from "../parts/marks";
import { isBot, kindOf, whoOf } from "../table/names";
import worn from "./worn.svg?raw";
import "./face.css";

adoptSprite(faces);
adoptSprite(worn);

const isDrawn = (kind: string): boolean => faces.includes(`id="draw-bot-${kind}"`);

/** What one of a kind wears, so that it is known from the others. */
function wornBy(chair: string): string | null {
  const symbol = `draw-${whoOf(chair).replace(".", "-")}`;
  return worn.includes(`id="${symbol}"`) ? symbol : null;
}

interface FaceProps {
  /** A kind of bot, or one of a kind, with or without a memory. */
  readonly chair: string;
  readonly size?: number;
  readonly label?: string | undefined;
}

export function BotFace({ chair, size = 40, label }: FaceProps) {
  const kind = kindOf(chair);
  const wears = wornBy(chair);
  return (
    <Drawing class="bot-face" box="0 0 64 64" width={size} label={label}>
      <use href={`#draw-bot-${isDrawn(kind) ? kind : "robot"}`} width="64" height="64" />
      {wears && <use href={`#${wears}`} width="64" height="64" />}
    </Drawing>
  );
}

interface SeatProps {
  readonly lobby: Lobby;
  readonly seat: number;
  /** How large the shape of a person is, and how large a face. */
  readonly size?: number;
  readonly face: number;
  readonly label?: string;
}

/** What tells a seat from the others: its shape, and a bot's face above it. */
export function SeatSign({ lobby, seat, size = 18, face, label }: SeatProps) {
  const chair = lobby.people[seat]?.chair;
  if (!chair || !isBot(lobby, seat)) return <SeatShape seat={seat} size={size} />;
  return (
    <span class="bot-sign" style={{ "--face": `${face}px` }}>
      <BotFace chair={chair} size={face} label={label} />
      <SeatShape seat={seat} size={face} />
    </span>
  );
}

/** Who it was, before a line of text: a bot's face, or the shape of a person's seat. */
export function Who({ lobby, seat }: { readonly lobby: Lobby; readonly seat: number }) {
  const chair = lobby.people[seat]?.chair;
  return (
    <span class="bot-who">
      {chair && isBot(lobby, seat) ? (
        <BotFace chair={chair} size={18} />
      ) : (
        <SeatShape seat={seat} size={12} />
      )}
    </span>
  );
}
