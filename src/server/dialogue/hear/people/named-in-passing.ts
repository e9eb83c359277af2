import { isSameFirstName } from "#kernel/same-first-name.ts";
import { everydayWords } from "../../who/everyday-words.ts";
import { isSurelyFirstName } from "../../who/first-names.ts";
import { nameOfParts } from "../../who/names/capitalise.ts";
import { isModal } from "../../who/names/function-words.ts";
import { takeName } from "../../who/names/name-words.ts";
import { isRelation, owningRelation } from "../../who/relations.ts";
import { wordSet } from "../../word-set.ts";
import { heardBetween, type Utterance } from "../../words.ts";
import type { HearContext } from "../context.ts";
import { type Found, overlaps, sure } from "../found.ts";

/**
 * 'I'm Josie, mum's got a visit this week, Beryl Whitcombe', 'he's right next to me, Trevor Delaney': a whole name that nothing
 * introduces, beside somebody who is spoken of. It is theirs once whoever speaks has another, said before it or earlier on the call.
 */
export function withNamedInPassing(
  utterance: Utterance,
  found: readonly Found[],
  { callerFirst, prompt, practitioners }: HearContext,
): readonly Found[] {
  const names = found.flatMap(({ act, span }) => (act.kind === "name" ? [{ act, span }] : []));
  const own = names.find(({ act }) => act.role === "caller")?.act.name.first ?? callerFirst;
  if (own === undefined || prompt === "name" || names.some(({ act }) => act.role !== "caller")) return found;
  const { words } = utterance;
  if (!words.some((_, at) => isOfThird(words, at))) return found;
  const told = words.flatMap(({ word, start }, at) => {
    const isBegun = isSurelyFirstName(word) && !everydayWords.has(word) && !isModal(words, at);
    if (!isBegun || taking.has(words[at - 1]?.word ?? "") || names.some(({ span }) => span[1] > start))
      return [];
    const taken = takeName(utterance, at, "likely");
    const name = taken && taken.parts.length > 1 ? nameOfParts(taken.parts) : null;
    if (!taken || !name || isSelf.test(words[taken.to]?.word ?? "") || isSameFirstName(own, name.first))
      return [];
    return [{ name, span: heardBetween(utterance, at, taken.to).span }];
  });
  const [one, ...others] = told;
  const isStaff = practitioners.some(({ name }) =>
    name.toLowerCase().includes(one?.name.full.toLowerCase() ?? ""),
  );
  if (!one || others.length > 0 || isStaff || found.some(({ span }) => overlaps(span, one.span)))
    return found;
  const act = { kind: "name", name: one.name, role: "patient", isUnsure: false } as const;
  return [...found, { act, span: one.span, certainty: sure }];
}

const isOfThird = (words: Utterance["words"], at: number): boolean => {
  const word = words[at]?.word ?? "";
  const isKin = isRelation(word) || owningRelation(word) !== null;
  return (
    /^(?:he|she|him|his|her)$/.test(word) ||
    (isKin && (isBareKin.test(word) || isOwned.test(words[at - 1]?.word ?? "")))
  );
};
const isBareKin = /^(?:mum|dad|nan|gran|grandma|grandpa|hubby)s?$/;
const isOwned = /^(?:my|me|our|the)$/;
/** Behind these a name is what somebody does or wants, or whoever speaks. */
const taking = wordSet(
  `doctor dr gp nurse dentist specialist surgeon hygienist physio receptionist chemist pharmacist teacher with see saw seen by from tell told ask asked like at to said says say call called named love know knew met thank am this
   meet spoke speak than after before near of under`,
);
const isSelf = /^(?:here|speaking|calling|ringing)$/;
