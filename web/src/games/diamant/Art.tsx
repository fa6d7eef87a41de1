/** The cave and those who enter it, for the first page. */
import { Painted } from "../../ui/start/Painted";
import cave from "./art-cave.svg";
import party from "./art-party.svg";
import "./card.css";

export function Art() {
  return (
    <>
      <Painted class="dm-art" src={cave} sharpness={0.6} />
      <img class="dm-art" src={party} alt="" width="640" height="560" />
    </>
  );
}
