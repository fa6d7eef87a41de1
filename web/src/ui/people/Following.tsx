/** Spectators come along to the rematch, unless they say that they stay. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../../i18n";
import { go } from "../../router";

/** So long there is to say so. */
const FOLLOW_MS = 8000;

/** The table to which somebody did not want to come along. */
const declined = signal<string | null>(null);

/** Goes there after a while; the words are shown wherever there is room for them. */
export function Following({ table }: { readonly table: string }) {
  const stays = declined.value === table;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => go(`/table/${table}`), FOLLOW_MS);
    return () => clearTimeout(timer);
  }, [stays, table]);
  return <FollowingWords table={table} />;
}

export function FollowingWords({ table }: { readonly table: string }) {
  if (declined.value === table) return null;
  const stay = () => {
    declined.value = table;
  };
  return (
    <div class="pe-offer" role="status">
      <p>{t("people-follow")}</p>
      <button type="button" class="btn primary" onClick={() => go(`/table/${table}`)}>
        {t("people-follow-go")}
      </button>
      <button type="button" class="btn ghost" onClick={stay}>
        {t("people-follow-stay")}
      </button>
    </div>
  );
}
