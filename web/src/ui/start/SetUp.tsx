/** The set-up of a table: chairs, edition, options; whatever the server refuses, nothing typed is lost. */

import { useEffect, useState } from "preact/hooks";
import { api } from "../../client/api";
import { name as keptName } from "../../client/prefs";
import { isGame } from "../../games";
import { gameName, unknownGame } from "../../games/names";
import { language, loadRules, t } from "../../i18n";
import type { RuleCatalogue } from "../../wire/types";
import type { Suited } from "../bots/kinds";
import { Dialog } from "../parts/Dialog";
import { Icon } from "../parts/icons";
import { inWords, type Told, whyNot } from "../table/refusals";
import { Chairs } from "./Chairs";
import { LONGEST_NAME, TextField } from "./fields";
import { asGuest, askWho, beCalled, friendlyName, known } from "./guest";
import { House } from "./House";
import { FrontOptions, MoreOptions } from "./Options";
import { lastPlans, offeredGame, openTable } from "./open";
import { Problem } from "./Problem";
import { type Plan, planAgain, seatsHere, startsAtOnce, type Way } from "./plan";
import { useBusy } from "./useBusy";
import { closeSetUp, leaveSetUp } from "./wish";
import "./setup.css";

interface Props {
  readonly game: string;
  readonly way: Way;
  readonly onClose?: () => void;
}

export function SetUp({ game, way, onClose = closeSetUp }: Props) {
  const [loaded, setLoaded] = useState<{ offer: Suited; rules: RuleCatalogue } | null>(null);
  const [refusal, setRefusal] = useState<Told | null>(null);
  const spoken = language.value;
  useEffect(() => {
    Promise.all([offeredGame(game), api.rulebook(), askWho()]).then(
      ([offer, rules]) => setLoaded({ offer, rules }),
      async (error) => setRefusal(await inWords(error)),
    );
  }, [game]);
  useEffect(() => {
    if (spoken) void loadRules();
  }, [spoken]);
  return (
    <Dialog title={t("start-set-up", { game: gameName(game) })} onClose={onClose}>
      {loaded && isGame(game) ? (
        <Form {...loaded} way={way} />
      ) : (
        <p class="su-loading">
          {isGame(game) ? (refusal ? whyNot(refusal) : t("start-loading")) : unknownGame(game)}
        </p>
      )}
    </Dialog>
  );
}

interface FormProps {
  readonly offer: Suited;
  readonly rules: RuleCatalogue;
  readonly way: Way;
}

function Form({ offer, rules, way }: FormProps) {
  const [plan, setPlan] = useState(() => planAgain(lastPlans.peek()[offer.game] ?? null, offer, way));
  const [name, setName] = useState(() => known.peek() || keptName.peek() || nameFor(way));
  const { busy, problem, run } = useBusy();
  const submit = (event: Event) => {
    event.preventDefault();
    run(() => begin(plan, name, way));
  };
  return (
    <form class="su" onSubmit={submit}>
      <div class="su-columns">
        <div>
          <TextField
            label={t(way === "screen" ? "screen-name" : "start-name")}
            value={name}
            longest={LONGEST_NAME}
            autoComplete="nickname"
            onType={setName}
          />
          <Chairs offer={offer} plan={plan} change={setPlan} />
          <FrontOptions offer={offer} rules={rules} plan={plan} change={setPlan} />
        </div>
        <House offer={offer} plan={plan} change={setPlan} />
        <MoreOptions offer={offer} rules={rules} plan={plan} change={setPlan} />
      </div>
      <footer class="su-foot">
        <Problem words={problem} />
        <small>{t(way === "screen" ? "screen-then" : outcomeKey(plan))}</small>
        <button type="submit" class="btn primary" aria-disabled={busy}>
          <Icon name={startsAtOnce(plan) ? "play" : "link"} />
          {t(busy ? "start-opening" : startsAtOnce(plan) ? "start-begin" : "start-open")}
        </button>
      </footer>
    </form>
  );
}

/** A screen has a name, too: the table is said to be its. */
const nameFor = (way: Way): string => (way === "screen" ? t("screen-called") : friendlyName());

/** What the button will do. */
function outcomeKey(plan: Plan): string {
  if (!startsAtOnce(plan)) return "start-then-invite";
  if (seatsHere(plan).length === 0) return "start-then-watch";
  return seatsHere(plan).length > 1 ? "start-then-hotseat" : "start-then-play";
}

async function begin(plan: Plan, name: string, way: Way): Promise<void> {
  lastPlans.value = { ...lastPlans.peek(), [plan.game]: plan };
  await beCalled(name);
  await asGuest(() => openTable(plan, true, way === "screen" ? "screen" : "table"));
  leaveSetUp();
}
