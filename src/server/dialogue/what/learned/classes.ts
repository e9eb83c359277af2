import { type Intent, intents } from "../../understanding.ts";

/** `none` = no wish: a name, a number, a story, somebody else's business. */
export type WishClass = Intent | "none";
export const wishClasses: readonly WishClass[] = [...intents, "none"];
