import type { Heard } from "../../hear/acts/acts.ts";

/** Distress that is surely heard: nobody who only gives a detail is told to take their time. */
export const isSurelyUpset = ({ acts }: Pick<Heard, "acts">): boolean =>
  acts.some(({ kind, certainty }) => kind === "distress" && certainty >= surely);
const surely = 0.85;
