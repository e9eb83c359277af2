import { wordSet } from "../../word-set.ts";
import type { Utterance } from "../../words.ts";
import type { PromptKind } from "../acts/labels.ts";
import { type Found, sure } from "../found.ts";

/**
 * 'Okay', 'righto love', 'alright thanks bye' take note of a question of danger and are no yes to it: whoever struggles for breath says
 * yes, or tells of it.
 */
const takingNote = wordSet(
  "ok okay okey alright alrighty right righto rightio sure fine lovely great good cool sweet beauty ripper thanks thank ta cheers bye goodbye goodnight night ooroo hooroo understood gotcha noted",
);
const beside = wordSet(
  "all oh ah um uh well then and you so very much that is it love dear mate darl darling sweetheart now no worries too easy very kind bless for your help see ya later i will have a nice day just",
);

export function readAcknowledged(parts: readonly Utterance[], prompt: PromptKind): readonly Found[] {
  if (prompt !== "danger") return [];
  return parts.flatMap(({ text, words }): readonly Found[] => {
    const isNoted = words.some(({ word }) => takingNote.has(word));
    if (!isNoted || !words.every(({ word }) => takingNote.has(word) || beside.has(word))) return [];
    const span = [words[0]?.start ?? 0, words.at(-1)?.end ?? text.length] as const;
    return [{ act: { kind: "acknowledged" }, span, certainty: sure }];
  });
}
