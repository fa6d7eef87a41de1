/** What a table has agreed on, as far as the board shows it. */
import type { Agreement } from "../../wire/types";

const USUAL = 5;

export const expeditionsOf = ({ options }: Agreement): number => Number(options?.expeditions ?? USUAL);
