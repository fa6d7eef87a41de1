/** What a table has agreed on, as far as the board shows it. */
import type { Agreement } from "../../wire/types";

/** Which drawers are long is no secret, only a matter of memory: a table may have them marked. */
export const marksLong = ({ options }: Agreement): boolean => options?.show_long === true;
