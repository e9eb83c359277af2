import { wordSet } from "../line.ts";

/** What happened already: 'my tooth broke this morning', 'it started on Saturday'. */
export const pastEventWords = wordSet(
  "broke broken happened fell started lost chipped cracked knocked missed woke hurting swelled swollen noticed called rang visited bought ate bit began",
);
