/** The cave and those who enter it, for the first page. */
import { Painted } from "../../ui/start/Painted";
import cave from "./art-cave.svg";
import party from "./art-party.svg";

export function Art() {
  return (
    <>
      <Painted class="st-cave" src={cave} sharpness={0.6} />
      <img class="st-cave" src={party} alt="" width="640" height="560" />
    </>
  );
}
