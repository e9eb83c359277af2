/** One thing of a set-up. No word of it holds a secret: settings are named, not shown. */
export interface Diagnosis {
  /** `warning`: the server starts, and somebody may be surprised. */
  is: "good" | "warning" | "bad";
  about: string;
  says: string;
  /** What to do about it. */
  toDo?: string;
}

export const good = (about: string, says: string): Diagnosis => ({ is: "good", about, says });
export const warning = (about: string, says: string, toDo?: string): Diagnosis => ({
  ...{ is: "warning", about, says },
  ...(toDo && { toDo }),
});
export const bad = (about: string, says: string, toDo?: string): Diagnosis => ({
  ...{ is: "bad", about, says },
  ...(toDo && { toDo }),
});
