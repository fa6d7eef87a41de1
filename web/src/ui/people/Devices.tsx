/** In the menu: the same seat on a second device, by a link that counts once. */
import { useEffect, useState } from "preact/hooks";
import { api } from "../../client/api";
import type { TableClient } from "../../client/table";
import { language, t } from "../../i18n";
import type { DeviceCode, Lobby, OwnDevice } from "../../wire/types";
import { isOnlyHere } from "../lobby/Invite";
import { CopyButton } from "../parts/CopyButton";
import { Icon } from "../parts/icons";
import { QrCode } from "../parts/QrCode";
import { Problem } from "../start/Problem";
import { useBusy } from "../start/useBusy";
import { seatName } from "../table/names";
import "./people.css";

interface Props {
  readonly client: TableClient;
  readonly lobby: Lobby;
}

/** Behind the #, so that it reaches no server, and no log of one, before the other device sends it. */
const linkWith = (lobby: Lobby, { code }: DeviceCode): string =>
  `${location.origin}/device#${lobby.id}.${code}`;

export function Devices({ client, lobby }: Props) {
  const { lent } = client.standing.value;
  const owned = client.yours.value.filter((seat) => !lent.some((it) => it.seat === seat));
  if (lobby.status === "over" || (owned.length === 0 && lent.length === 0)) return null;
  return (
    <details class="pe-devices">
      <summary>
        <Icon name="phone" size={18} /> {t("device-title")} <Icon name="down" size={16} />
      </summary>
      {owned.map((seat) => (
        <OwnSeat key={seat} client={client} lobby={lobby} seat={seat} named={owned.length > 1} />
      ))}
      {lent.map((device) => (
        <LentSeat key={device.number} lobby={lobby} device={device} />
      ))}
    </details>
  );
}

function OwnSeat({ client, lobby, seat, named }: Props & { seat: number; named: boolean }) {
  const [shown, setShown] = useState<(DeviceCode & { readonly until: number }) | null>(null);
  const { busy, problem, run } = useBusy();
  const { devices, inviting } = client.standing.value;
  const open = inviting.includes(seat);
  const show = () =>
    run(async () => {
      const code = await api.inviteDevice(lobby.id, seat);
      setShown({ ...code, until: Date.now() + code.seconds * 1000 });
    });
  const takeBack = () => run(async () => void (await api.dismissDevice(lobby.id, seat, 0)));
  return (
    <div class="pe-part">
      {named && <b>{seatName(lobby, seat)}</b>}
      <p>{t("device-about")}</p>
      <Problem words={problem} />
      {shown && open && <Shown link={linkWith(lobby, shown)} until={shown.until} />}
      <div class="pe-buttons">
        <button type="button" class="btn" aria-disabled={busy} onClick={show}>
          {t(open ? "device-again" : "device-show")}
        </button>
        {open && (
          <button type="button" class="btn ghost" onClick={takeBack}>
            {t("device-take-back")}
          </button>
        )}
      </div>
      <List
        devices={devices.filter((it) => it.seat === seat)}
        remove={(it) => run(() => dismiss(lobby, it))}
      />
    </div>
  );
}

const dismiss = async (lobby: Lobby, { seat, number }: OwnDevice) =>
  void (await api.dismissDevice(lobby.id, seat, number));

function Shown({ link, until }: { link: string; until: number }) {
  const minutes = useMinutes(until);
  return (
    <div class="pe-shown">
      <QrCode class="pe-qr" text={link} label={t("device-qr")} />
      <CopyButton link={link} label={t("start-copy")} quiet={false} />
      <small>{t("device-left", { minutes })}</small>
      {isOnlyHere() && <p class="ga-only-here">{t("start-invite-local")}</p>}
    </div>
  );
}

const GLANCE = 10_000;

/** Whole minutes that are left. */
function useMinutes(until: number): number {
  const left = () => Math.max(0, Math.floor((until - Date.now()) / 60_000));
  const [minutes, setMinutes] = useState(left);
  useEffect(() => {
    setMinutes(left());
    const timer = setInterval(() => setMinutes(left()), GLANCE);
    return () => clearInterval(timer);
  }, [until]);
  return minutes;
}

function List({ devices, remove }: { devices: readonly OwnDevice[]; remove: (it: OwnDevice) => void }) {
  if (devices.length === 0) return null;
  return (
    <>
      <h3 class="eyebrow">{t("device-list")}</h3>
      <ul class="pe-people">
        {devices.map((it) => (
          <li key={it.number}>
            <span class="pe-who">
              <Icon name={it.kind === "phone" ? "phone" : "eye"} size={18} /> <b>{kindOf(it)}</b>
              <small>{t("device-since", { time: timeOf(it) })}</small>
            </span>
            <button
              type="button"
              class="btn ghost"
              aria-label={t("device-remove", { device: kindOf(it) })}
              onClick={() => remove(it)}
            >
              <Icon name="close" size={18} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const kindOf = ({ kind }: OwnDevice): string => t("device-kind", { kind });

const timeOf = ({ at }: OwnDevice): string =>
  new Intl.DateTimeFormat(language.value, { hour: "2-digit", minute: "2-digit" }).format(at * 1000);

/** What a second device may do with the seat that it was lent: give it back. */
function LentSeat({ lobby, device }: { lobby: Lobby; device: OwnDevice }) {
  const { problem, run } = useBusy();
  return (
    <div class="pe-part">
      <p>{t("device-lent", { name: seatName(lobby, device.seat) })}</p>
      <Problem words={problem} />
      <button type="button" class="btn" onClick={() => run(() => dismiss(lobby, device))}>
        {t("device-leave")}
      </button>
    </div>
  );
}
