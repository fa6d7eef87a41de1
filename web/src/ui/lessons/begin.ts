/** To a lesson: where it was left, or at a new table. */
import { api, Refusal } from "../../client/api";
import { keptOf, noteBegun } from "../../client/lessons";
import { go } from "../../router";
import { asGuest } from "../start/guest";

export async function toLesson(lesson: string, replace = false): Promise<void> {
  const { table } = keptOf(lesson);
  if (table !== null && (await goesOn(table))) return go(`/table/${table}`, replace);
  await asGuest(async () => {
    const { id } = await api.beginLesson(lesson);
    noteBegun(lesson, id);
    go(`/table/${id}`, replace);
  });
}

/** The server keeps no table for ever. */
async function goesOn(table: string): Promise<boolean> {
  try {
    return (await api.lobby(table)).status !== "over";
  } catch (refusal) {
    if (refusal instanceof Refusal && refusal.status === 404) return false;
    throw refusal;
  }
}
