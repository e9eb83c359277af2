import { wordSet } from "../../word-set.ts";

/** Before whoever is told of as theirs: 'my wife', 'the kids'. */
export const leadingKin = wordSet("my our his her their the");
