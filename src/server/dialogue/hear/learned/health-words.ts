import { conceptsOf } from "./concepts.ts";

const concepts: ReadonlySet<string> = new Set(["medicine", "thinner", "condition"]);
const medicines: ReadonlySet<string> = new Set(["medicine", "thinner"]);
/** How words begin that tell of a reaction, or of what is done about an illness. */
const beginnings = [
  "allerg",
  "react",
  "rash",
  "hives",
  "anaphyla",
  "anaesthe",
  "anesthe",
  "diagnos",
  "medica",
];

/** It names a medicine, an illness or a reaction. */
export const isOfHealth = (word: string): boolean =>
  conceptsOf(word).some((concept) => concepts.has(concept)) ||
  beginnings.some((beginning) => word.startsWith(beginning));

/** Whoever takes it bleeds longer. */
export const isOfThinner = (word: string): boolean => conceptsOf(word).includes("thinner");

const reactions = ["allerg", "react", "rash", "hives", "itch", "anaphyla", "swell", "swoll"];

/** It tells that something is not borne. */
export const isOfReaction = (word: string): boolean =>
  reactions.some((beginning) => word.startsWith(beginning));

/** It names a medicine, or what one is called by: whoever takes it is not to stop it by themselves. */
export const isOfMedicine = (word: string): boolean =>
  conceptsOf(word).some((concept) => medicines.has(concept)) || word.startsWith("medica");
