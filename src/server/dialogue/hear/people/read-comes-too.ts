import { aRelative } from "../../who/relations.ts";
import { toUtterance, type Utterance } from "../../words.ts";
import type { HearContext } from "../context.ts";
import { type Found, sure } from "../found.ts";

/**
 * 'Can my husband come with me', 'could the kids be seen as well', 'is it okay if my sister has one too': leave is asked for somebody
 * else to be treated beside the caller, and a visit is wished for by it, whatever it sounds like by its single words.
 */

const who = `(?:${aRelative}|(?:my|our) \\w+|some(?:one|body) else)`;
const leave = "(?:can|could|may|might|would|will|shall|does|do)";
const toCome = "(?: also| maybe| possibly| please| just)?(?: be able to| be allowed to| get to)?";
const given = `(?:(?:is|would|will) (?:it|that)(?: be)? (?:ok|okay|alright|all right|fine|possible|too much|a problem|any trouble)(?: for| if| that)?|(?:do|would) you mind if|what if|any chance(?: that| of)?)`;

const beside =
  "(?:too|as well|also|along|together|with (?:me|us)|the same (?:day|time)|at the same time|(?:straight |right )?(?:after|before) (?:me|mine)|then)";
const comes = `(?:come|comes|coming|pop|pops|tag|tags|hop|hops)(?: in| over| up| down)? ${beside}`;
const seen =
  "(?:(?:be|is|get|gets|getting) (?:seen|looked at|checked|booked|squeezed|fitted|fit|slotted)|(?:be able to )?(?:get|gets) in\\b)";
const visit =
  "(?:have|has|get|gets|getting) (?:one|theirs|(?:a|an|his|her|their) (?:\\w+ ){0,2}(?:check|checkup|clean|visit|appointment|booking|filling|look|x-?ray))\\b";
const does = `(?:${comes}|${seen}|${visit}|joins? (?:me|us)\\b)`;

const patterns: readonly RegExp[] = [
  new RegExp(`\\b${leave} ${who}${toCome} ${does}`),
  new RegExp(`\\b${given} ${who}(?: to| can| could)?(?: also| just)? ${does}`),
  new RegExp(
    `\\b(?:can|could|may|might|should|mind if|okay if|ok if) (?:i|we)(?: also| maybe| just| please)? bring(?: in| along)? ${who}(?: in| along| too| as well| with me| at the same time| the same day| please| then)*$`,
  ),
];

/** Whoever only keeps the caller company has no visit. */
const asCompany =
  /\b(?:wait(?:s|ing)?|room|chair|sit(?:s|ting)?|hold|hand|support|company|interpret\w*|translat\w*|driv\w+|lift|watch\w*|nervous|scared|carer|come in with|in with me|go in|listen|help(?:s|ing)?|park\w*|pay\w*|collect|pick)\b/;

/** Asked of somebody who may come to be treated beside the caller. */
export function asksToComeToo({ words }: Utterance): boolean {
  const text = words.map(({ word }) => word).join(" ");
  return !asCompany.test(text) && patterns.some((pattern) => pattern.test(text));
}

/** 'No, he's just driving me', where a visit was taken to be wished for: they only keep the caller company, and it is let go. */
export function readCompany(
  utterance: Utterance,
  { told = [], prompt, wish }: Pick<HearContext, "told" | "prompt" | "wish">,
): readonly Found[] {
  const last = told.at(-1);
  const isAsked =
    wish === "book" && prompt !== "danger" && last !== undefined && asksToComeToo(toUtterance(last));
  const text = utterance.words.map(({ word }) => word).join(" ");
  if (!isAsked || !(onlyThere.test(text) || asCompany.test(text))) return [];
  return [{ act: { kind: "drop" }, span: [0, utterance.text.length], certainty: sure }];
}
const onlyThere =
  /\bnot (?:as a|being a|to be) (?:patient|seen|treated|booked)\b|\bnot for (?:a|an|any|his|her|their) (?:visit|appointment|treatment|teeth)\b|\bjust (?:there|with me|for me|come|coming|tagging|be there|being there)\b/;
