import { wordSet } from "../../word-set.ts";

/** What questions begin with. */
export const asking = wordSet("what where when who how why which whose");
export const auxiliaries = wordSet(
  "do does did is are am was were can could will would shall should may might must have has had",
);
