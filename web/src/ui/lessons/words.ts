/** What lessons say; it is read from the words of their game. */
import { has, t } from "../../i18n";
import type { LessonNow } from "../../wire/types";

const keyOf = (lesson: string): string => `lesson-${lesson.replace("/", "-")}`;

/** Empty until the words have come. */
export const titleOf = (lesson: string): string => {
  const key = keyOf(lesson);
  return has(key) ? t(key) : "";
};

export const aboutOf = (lesson: string): string => t(`${keyOf(lesson)}.about`);

export const stepText = ({ id, step }: LessonNow): string => t(`${keyOf(id)}-${step}`);

export const hintText = ({ id, step, hint }: LessonNow): string | null =>
  hint === null ? null : t(`${keyOf(id)}-${step}.${hint}`);

/** A refusal that is a lesson's answer to a wrong try. */
export const isAnswer = (says: string): boolean => says.startsWith("lesson-");
