/** Who shall sit on a chair: people, and the bots with all that is known about them. */
import { useState } from "preact/hooks";
import { findGame } from "../../games";
import { t } from "../../i18n";
import type { BotOffered, Offered } from "../../wire/types";
import { Dialog } from "../parts/Dialog";
import { Icon, type IconName } from "../parts/icons";
import { Select } from "../start/fields";
import { botName, kindName, kindOf, whoOf } from "../table/names";
import { BotFace } from "./Face";
import {
  alike,
  botAt,
  chairOf,
  leaningOf,
  MEMORIES,
  memoryOf,
  memoryWords,
  saysOf,
  strengthOf,
} from "./kinds";
import { Level } from "./Level";
import "../parts/fold.css";
import "./bots.css";

/** A choice that is no bot. */
export interface Human {
  readonly chair: string;
  readonly words: string;
  readonly icon: IconName;
}

interface Props {
  readonly title: string;
  readonly offer: Offered;
  /** Who sits there now. */
  readonly chair: string;
  /** Who sits on the others: nobody sits there twice. */
  readonly others: readonly string[];
  readonly people: readonly Human[];
  readonly choose: (chair: string) => void;
  readonly onClose: () => void;
}

export function Gallery({ title, offer, chair, others, people, choose, onClose }: Props) {
  const [memory, setMemory] = useState(memoryOf(chair));
  const seated = botAt(offer, chair);
  const take = (it: string) => {
    choose(it);
    onClose();
  };
  const remember = (it: string) => {
    setMemory(it);
    if (seated && !seated.program) choose(chairOf(whoOf(chair), it));
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <div class="bot-gallery">
        <ul class="bot-people">
          {people.map((it) => (
            <li key={it.chair}>
              <Person person={it} on={it.chair === chair} take={take} />
            </li>
          ))}
        </ul>
        <ul class="bot-cards">
          {offer.bots.map((bot) => (
            <li key={bot.name}>
              <Card
                bot={bot}
                offer={offer}
                on={bot.name === kindOf(chair)}
                take={() =>
                  take(bot.program ? bot.name : alike(offer, chairOf(bot.name, memory), 1, others)[0]!)
                }
              />
            </li>
          ))}
        </ul>
        {seated && seated.company.length > 0 && (
          <Companions bot={seated} game={offer.game} chair={chair} take={take} />
        )}
        {findGame(offer.game)?.isMemoryGame && <Memory memory={memory} remember={remember} />}
        <p class="bot-measured">{t("bot-measured")}</p>
      </div>
    </Dialog>
  );
}

interface PersonProps {
  readonly person: Human;
  readonly on: boolean;
  readonly take: (chair: string) => void;
}

function Person({ person, on, take }: PersonProps) {
  return (
    <button type="button" class="bot-card" aria-pressed={on} onClick={() => take(person.chair)}>
      <Icon name={person.icon} /> <b>{person.words}</b>
    </button>
  );
}

interface CardProps {
  readonly bot: BotOffered;
  readonly offer: Offered;
  readonly on: boolean;
  readonly take: () => void;
}

function Card({ bot, offer, on, take }: CardProps) {
  const { beats, rating } = strengthOf(bot);
  return (
    <button type="button" class="bot-card" aria-pressed={on} onClick={take}>
      <BotFace chair={bot.name} size={60} />
      <span class="bot-about">
        <span class="bot-title">
          <b>{kindName(offer.game, bot.name)}</b>
          <Level bot={bot} offer={offer} />
          <small>{rating}</small>
        </span>
        <span>{saysOf(offer.game, bot)}</span>
        <small>{beats}</small>
      </span>
    </button>
  );
}

interface CompanionsProps {
  readonly bot: BotOffered;
  readonly game: string;
  readonly chair: string;
  readonly take: (chair: string) => void;
}

/** All of the kind that sits there: no two play quite alike. */
function Companions({ bot, game, chair, take }: CompanionsProps) {
  return (
    <section class="bot-which" aria-label={t("bot-which")}>
      <h3>{t("bot-which")}</h3>
      <ul>
        {bot.company.map((it) => (
          <li key={it.chair}>
            <button
              type="button"
              class="bot-card"
              aria-pressed={it.chair === whoOf(chair)}
              onClick={() => take(chairOf(it.chair, memoryOf(chair)))}
            >
              <BotFace chair={it.chair} size={44} />
              <span class="bot-about">
                <b>{botName(game, it.chair)}</b>
                <small>{leaningOf(game, it)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MemoryProps {
  readonly memory: string;
  readonly remember: (memory: string) => void;
}

/** The same player with another memory; nobody needs that for a first game. */
function Memory({ memory, remember }: MemoryProps) {
  return (
    <details class="part-fold bot-memory" open={memory !== ""}>
      <summary>
        <span>{t("bot-memory")}</span>
        <Icon name="down" size={16} />
      </summary>
      <Select
        label={t("bot-memory-label")}
        hint={t("bot-memory-hint")}
        value={memory}
        choices={["", ...MEMORIES].map((it) => [it, memoryWords(it)])}
        onChoose={remember}
      />
    </details>
  );
}
