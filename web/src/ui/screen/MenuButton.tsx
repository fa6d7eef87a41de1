/** The table's menu, behind a button. */
import { useState } from "preact/hooks";
import type { TableClient } from "../../client/table";
import type { GamePlay } from "../../games/contract";
import { t } from "../../i18n";
import type { Lobby } from "../../wire/types";
import { Icon } from "../parts/icons";
import { Menu } from "../table/Menu";

interface Props {
  readonly game: GamePlay;
  readonly client: TableClient;
  readonly lobby: Lobby;
}

export function MenuButton(props: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="btn ghost" aria-label={t("table-menu")} onClick={() => setOpen(true)}>
        <Icon name="menu" />
      </button>
      {open && <Menu {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
