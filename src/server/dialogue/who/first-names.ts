import names from "./first-names.json" with { type: "json" };
import { commonFirstNames } from "./names/common-names.ts";

/**
 * First names of any origin, without those that are oftener everyday words: of Grady Ward's Moby lists (public domain) and of families in
 * Australia. They tell where a name begins; a name beyond them is read as well.
 */
export const firstNames: ReadonlySet<string> = new Set([...names, ...commonFirstNames]);
