/** What is heard when one is asked, and when the game is over. */
import { useEffect } from "preact/hooks";
import { sound } from "../../sound";

/** Two brass notes when it is one's turn, a last one at the end. */
export function useCall(asked: boolean, over: boolean): void {
  useEffect(() => {
    if (asked) sound("your-turn");
  }, [asked]);
  useEffect(() => {
    if (over) sound("game-over");
  }, [over]);
}
