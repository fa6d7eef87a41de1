/** How a television or tablet comes to a table: it opens one, or shows one that is open already. */
import { useEffect, useState } from "preact/hooks";
import { api, Refusal } from "../../client/api";
import { GAME_NAMES } from "../../games";
import { gameName } from "../../games/names";
import { t } from "../../i18n";
import { lazy } from "../../lazy";
import { go } from "../../router";
import { Icon } from "../parts/icons";
import { CodeForm } from "../start/JoinCode";
import { Problem } from "../start/Problem";
import { inWords } from "../table/refusals";
import { useEnlargement } from "./useFrame";
import "./frame.css";
import "./door.css";

const SetUp = lazy(async () => (await import("../start/SetUp")).SetUp, "*/bots", "page-table", "page-bots");

export function Door({ problem = null }: { readonly problem?: string | null }) {
  const [game, setGame] = useState<string | null>(null);
  useEffect(() => {
    document.title = t("screen-title");
  });
  return (
    <main class="enlarged sd" style={{ "--times": useEnlargement() }}>
      <a class="sd-brand" href="/">
        {t("start-brand")}
      </a>
      <div class="sd-head">
        <h1>{t("screen-title")}</h1>
        <p>{t("screen-lede")}</p>
      </div>
      <section class="panel sd-way">
        <h2>{t("screen-open")}</h2>
        <p>{t("screen-open-about")}</p>
        <div class="sd-games">
          {GAME_NAMES.map((it) => (
            <button key={it} type="button" class="btn primary" onClick={() => setGame(it)}>
              <Icon name="plus" /> {gameName(it)}
            </button>
          ))}
        </div>
      </section>
      <section class="panel sd-way">
        <h2>{t("screen-show-one")}</h2>
        <Problem words={problem} />
        <CodeForm
          label={t("screen-code-label")}
          action={t("screen-show")}
          found={(code) => go(`/screen/${code}`)}
        />
      </section>
      {game && <SetUp game={game} way="screen" onClose={() => setGame(null)} />}
    </main>
  );
}

/** A code in the address: the table's own name takes its place. */
export function DoorByCode({ code }: { readonly code: string }) {
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    api.byCode(code).then(
      ({ id }) => go(`/screen/${id}`, true),
      async (error) => setProblem(await whyNone(error, code)),
    );
  }, [code]);
  return problem === null ? <p class="tb-loading">{t("table-loading")}</p> : <Door problem={problem} />;
}

async function whyNone(error: unknown, code: string): Promise<string> {
  const refusal = await inWords(error);
  if (refusal instanceof Refusal && refusal.status === 404) {
    return t("start-join-none", { code: code.toUpperCase() });
  }
  return t(refusal.says);
}
