/** A window over the page: a sheet from below on phones, a panel in the middle elsewhere. */
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../../i18n";
import { Icon } from "./icons";
import "./dialog.css";

export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** Modal for as long as it is drawn; Escape, the cross and the ground behind it close it. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      // A dialog that is taken out of the page gives no focus back by itself.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it, and the browser's own
    <dialog
      ref={dialog}
      class="part-dialog"
      aria-labelledby={heading}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
    >
      <div class="part-dialog-sheet">
        <header class="part-dialog-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" class="btn ghost" aria-label={t("table-close")} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <div class="part-dialog-body">{children}</div>
      </div>
    </dialog>
  );
}
