/** The way in by a code: a name if there is none yet, then the table. */
import { useEffect, useState } from "preact/hooks";
import { api, Refusal } from "../../client/api";
import { beHand } from "../../client/hands";
import { t } from "../../i18n";
import { go } from "../../router";
import { Icon } from "../parts/icons";
import { inWords, type Told, whyNot } from "../table/refusals";
import { askWho } from "./guest";
import { JoinCode } from "./JoinCode";
import { NameForm } from "./NameForm";
import { Problem } from "./Problem";
import { sitDownSomewhere } from "./sitting";
import "./join.css";

type Found = { readonly table: string } | { readonly refusal: Told | null } | null;

interface Props {
  readonly code: string;
  /** A shared screen has shown the code: this device becomes a hand beside it. */
  readonly hand?: boolean;
}

export function JoinPage({ code, hand = false }: Props) {
  const [found, setFound] = useState<Found>(null);
  useEffect(() => {
    void lookFor(code, hand).then((now) => now && setFound(now));
  }, [code]);
  return (
    <main class="st-way">
      <a class="st-brand" href="/">
        {t("start-brand")}
      </a>
      <div class="panel">
        <h1>{t("start-join-title")}</h1>
        {!found && <p>{t("start-join-looking")}</p>}
        {found && "refusal" in found && <NotFound code={code} refusal={found.refusal} />}
        {found && "table" in found && (
          <NameForm
            action={t("start-join-sit")}
            onNamed={async () => {
              await sitDownSomewhere(found.table);
              toTable(found.table);
            }}
          />
        )}
      </div>
    </main>
  );
}

const toTable = (table: string) => go(`/table/${table}`, true);

/** The table of a code; who is known already is there at once. */
async function lookFor(code: string, hand: boolean): Promise<Found> {
  try {
    const [{ id }, who] = await Promise.all([api.byCode(code), askWho()]);
    if (hand) beHand(id);
    if (who === null) return { table: id };
    toTable(id);
    return null;
  } catch (refusal) {
    const none = refusal instanceof Refusal && refusal.status === 404;
    return { refusal: none ? null : await inWords(refusal) };
  }
}

interface NotFoundProps {
  readonly code: string;
  /** Null: there is no such table. */
  readonly refusal: Told | null;
}

function NotFound({ code, refusal }: NotFoundProps) {
  return (
    <>
      <Problem words={refusal ? whyNot(refusal) : t("start-join-none", { code: code.toUpperCase() })} />
      <p>{t("start-join-none-hint")}</p>
      <JoinCode tried={code.toUpperCase()} />
      <a class="btn ghost" href="/">
        <Icon name="arrow-left" /> {t("start-to-start")}
      </a>
    </>
  );
}
