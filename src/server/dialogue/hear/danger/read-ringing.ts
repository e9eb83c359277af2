import { type Rule, toFinder } from "../../phrase.ts";
import { heardBetween, type Utterance } from "../../words.ts";
import type { PromptKind } from "../acts/labels.ts";
import type { Ringing } from "../acts/of-danger.ts";
import { type Found, sure } from "../found.ts";

/**
 * Whether 000 is being rung, by what somebody did or is doing: the emergency is left to them by nothing less. An assent, a wish to
 * ring, or a number that is asked for is none of it, and a denial stands against whatever was said before.
 */

const them =
  "(them|it|ambulance|ambulances|ambo|ambos|paramedics|triple zero|zero zero zero|triple o|000|emergency|emergencies|somebody|someone)";
const ring = "(ring|call|dial|phone|bell|get)";
const ringing = "(ringing|calling|dialling|dialing|phoning)";
const rung = "(rang|rung|called|dialled|dialed|phoned)";
const somebody =
  "(i|we|he|she|they|somebody|someone|mum|dad|mother|father|son|daughter|husband|hubby|wife|missus|partner|brother|sister|mate|friend|neighbour|nurse|carer|boss|boyfriend|girlfriend|nan|pop|uncle|aunty|work)";
const notThem =
  "(you|youse|yous|your|about|from|for|because|back|the clinic|the dentist|dentist|lifeline|poisons|nurse|before)";

const rules: readonly Rule<Ringing>[] = [
  {
    means: "done",
    say: [
      `${rung} ..3 ${them}`,
      `${somebody} (is|are|am|just)? ..1 ${ringing} (them|it|ambulance|triple|000|now|right|already)`,
      `${ringing} ..2 ${them}`,
      `${somebody} (is|are|am) ${ringing} $`,
      `on the ..1 (phone|line|blower) (to|with) ..2 ${them}`,
      `(through|talking|speaking) (to|with) ..2 ${them}`,
      // By itself: 'ok ringing now'.
      `^ ..2 ${ringing} (now|$)`,
      "(they|operator|ambulance|ambos|paramedics) ..1 (want|wants|need|needs) ..2 (talk|speak) ..2 (me|us|him|her)",
      "(ambulance|ambos|ambo|paramedics|they|help) (is|are|has|have|will)? ..1 (be)? ..1 (coming|here|arrived|outside|on the way|on their way|on its way|at the door|picked up|answered|with me|with us|with him|with her)",
    ],
    unless: [
      `${ring} ..2 ${notThem}`,
      `${rung} ${notThem}`,
      `${ringing} ${notThem}`,
      "(once|last time|years ago|last year|ages ago|used to)",
    ],
  },
  {
    means: "driven",
    say: [
      "(driving|taking|running|bringing|dropping|rushing|getting) (me|him|her|us|them|mum|dad) ..4 (hospital|emergency|ed|casualty|in|there|up)",
      "(on|off) ..3 way ..2 (hospital|emergency|ed|casualty)",
      "(in|into) the (car|ute|taxi|uber) (now|already|on|to)",
    ],
    unless: ["(should|can|could|shall|do|does|would|if) (i|we|he|she|they|my) ..4"],
  },
  {
    means: "will",
    say: [
      `(will|ill|shall|gonna|going to|better|about to|can|let me|let us) ..2 ${ring} ..2 ${them}`,
      `(will|ill|shall|gonna|going to) ..1 (do it|do that) ..1 (now|$)`,
      // Few words, of somebody who learns the language.
      `(i|we) ${ring} ..1 (now|$)`,
    ],
    unless: [
      `(can|could|will|would|shall) (you|youse) ..2 ${ring}`,
      "(should|do|does|must|can|shall) (i|we) ..1 ring",
    ],
  },
  {
    means: "none",
    say: [
      `(not|never|nobody|noone|no one|neither|nor|without) ..3 (${rung.slice(1, -1)}|${ringing.slice(1, -1)})`,
      `(do not|will not|would not|can not|cannot|could not|not going to|not gonna|rather not|refuse to|never) ..3 ${ring} ..2 (${them.slice(1, -1)}|anyone|anybody)`,
      `(do not|not|no) ..2 (need|want) ..2 ${them}`,
      "no (ambulance|ambos|paramedics)",
      // Somebody else than 000.
      `(will|ill|shall|gonna|going to|rather|just) ..2 ${ring} ..3 (nurse|nurses|healthdirect|gp|hotline|helpline)`,
      "(have not|has not|not) ..1 yet",
    ],
    unless: ["(not|no) (worry|worries|stress)", "(if|unless) ..3 (rung|rang|ring)"],
  },
];
const find = toFinder(rules);
/** 'Who said I rang them', 'did I say she called', 'should I be ringing them' tell of nothing that was done. */
const findSupposed = toFinder<true>([
  {
    means: true,
    say: [
      `(who|did|when|if|why|should|must|do|does|have|has|said|thought|think) (i|we|you|it|anyone|anybody|somebody|someone)? ..4 (${rung.slice(1, -1)}|${ringing.slice(1, -1)})`,
    ],
    unless: ["(yes|yeah|yep|have|has|just|already) (just|already)? ..1 (rung|rang|called)"],
  },
]);

/** Who is only dialling has nobody yet. */
const findReached = toFinder<true>([
  {
    means: true,
    say: [
      "(ambulance|ambos|ambo|paramedics|they|help) (is|are|has|have)? ..1 (coming|here|arrived|outside|on the way|on their way|on its way|at the door|picked up|answered)",
      "(through|talking|speaking|spoke|spoken) (to|with)",
      "(want|wants|need|needs) ..2 (talk|speak)",
      `(rang|rung|called|phoned|dialled) ..2 ${them}`,
    ],
  },
]);

/** The last word on it counts: 'I haven't, but mum's ringing them now'. Only in answer to a danger. */
export function readRinging(parts: readonly Utterance[], prompt: PromptKind): readonly Found[] {
  if (prompt !== "danger") return [];
  const found = parts.flatMap((part) => {
    const all = find(part);
    const isNone = all.some(({ value }) => value === "none");
    const isSupposed = findSupposed(part).length > 0;
    return all
      .filter(({ value }) => (isNone ? value === "none" : value !== "done" || !isSupposed))
      .map(({ value, from, to }) => ({ value, span: heardBetween(part, from, to).span }));
  });
  const last = found.at(-1);
  if (!last) return [];
  const isReached = last.value === "done" && parts.some((part) => findReached(part).length > 0);
  const act = { kind: "ringing", how: last.value, ...(isReached && { isReached: true as const }) } as const;
  return [{ act, span: last.span, certainty: sure }];
}
