import type { Draft } from "./state.ts";

/** What is noted of a visit for whoever sees the patient: a few lines, the newest of them. */
export const mostNotes = 3;

export const noteOf = (text: string): string => `Caller said: ${text.trim()}`;

/** With one more, which is not written twice. */
export const withFurtherNote = (notes: Draft["notes"], note: string): Draft["notes"] =>
  notes.includes(note) ? notes : [...notes, note].slice(-mostNotes);
