/** What can be done with a chair: a button with an icon and a word. */
import { Icon, type IconName } from "../parts/icons";

interface Props {
  readonly icon: IconName;
  readonly label: string;
  /** None: the button sends the form that it is in. */
  readonly act?: () => void;
}

export function Act({ icon, label, act }: Props) {
  return (
    <button type={act ? "button" : "submit"} class="btn" {...(act ? { onClick: act } : {})}>
      <Icon name={icon} size={18} /> <span>{label}</span>
    </button>
  );
}
