import { weekdayOf } from "#kernel/zoned-time.ts";
import { capitaliseName } from "../../who/names/capitalise.ts";
import { wordSet } from "../../word-set.ts";
import type { Utterance } from "../../words.ts";
import type { Candidate } from "../acts/acts.ts";
import { type Found, sure } from "../found.ts";
import { clauseAt, type ParsedUtterance } from "../parsed-utterance.ts";
import { isOfName } from "../picks/read-contrast.ts";
import { isSameHour } from "../picks/same-hour.ts";

/**
 * 'Ruby's at half past four on Monday still', 'so I'm in for half ten yeah', 'do I have an appointment at ten thirty or not': the day and
 * the time are those of a visit that stands, somebody is told to have it, and a yes is waited for. However it is put, it is asked whether it
 * stands, and nothing is wished for by it.
 */
export function withStillStands(found: readonly Found[], parsed: ParsedUtterance): readonly Found[] {
  // Where several are booked, what is told of one who has a visit puts right what was taken of another.
  const areBooked = parsed.context.wish === "book" && parsed.each.length > 0;
  if (parsed.context.prompt === "danger" || areBooked) return found;
  const asked = parsed.parts.flatMap((part, clause): readonly { act: Found; clause: number }[] => {
    const visit = visitMeant(part, clause, { found, parsed });
    const span = parsed.clauses[clause]?.span;
    if (!visit || !span) return [];
    const [named] = nameIn(part, visit) ? capitaliseName([visit.name ?? ""]) : [];
    const about = {
      whether: "stands" as const,
      ...(visit.date !== undefined && { date: visit.date }),
      ...(visit.time !== undefined && { time: visit.time }),
      ...(named !== undefined && { named }),
    };
    return [{ act: { act: { kind: "ask", topic: "done", about }, span, certainty: sure }, clause }];
  });
  if (asked.length === 0) return found;
  const of = new Set(asked.map(({ clause }) => clause));
  const kept = found.filter(
    ({ act, span }) => !(of.has(clauseAt(parsed.clauses, span)) && ofWish.has(act.kind)),
  );
  return [...kept, ...asked.map(({ act }) => act)];
}
const ofWish: ReadonlySet<Found["act"]["kind"]> = new Set([
  ...(["ask", "want", "give", "when", "pick", "choose", "name", "keep", "kept", "tell", "own"] as const),
  ...(["happens", "of_person", "patient", "other_person", "undo"] as const),
]);

/** The one visit whose day and time these are, where they are put to us for a yes. */
function visitMeant(
  part: Utterance,
  clause: number,
  { found, parsed: { context, clauses, labels } }: { found: readonly Found[]; parsed: ParsedUtterance },
): Candidate | null {
  const words = part.words.map(({ word }) => word);
  const isWished = labels.some(
    (each) => each.clause === clause && each.certainty >= surelyWished && ofChange.has(each.label),
  );
  if (isWished || words.some((word) => changing.has(word)) || !waitsForYes(words)) return null;
  const whens = found.flatMap(({ act, span }) =>
    act.kind === "when" && clauseAt(clauses, span) === clause ? [act.when] : [],
  );
  const times = whens.flatMap((when) => when.times);
  const days = whens.flatMap((when) => when.days);
  const picked = found.flatMap(({ act, span }) =>
    act.kind === "pick" && clauseAt(clauses, span) === clause ? [act.candidate] : [],
  );
  const visits = context.candidates.filter((each) => each.kind === "visit");
  // A time that is asked after is told with the question.
  const asked = found.flatMap(({ act, span }) =>
    (act.kind === "ask" || act.kind === "want") && clauseAt(clauses, span) === clause
      ? (act.about?.time ?? [])
      : [],
  );
  const isThen = ({ date = "", time = "", id }: Candidate): boolean =>
    (times.length + asked.length > 0 || picked.includes(id)) &&
    asked.every((each) => isSameHour(each, time)) &&
    times.every(({ value }) => value.kind === "exact" && isSameHour(value.time, time)) &&
    days.every(({ value }) => value.from === value.to && weekdayOf(value.from) === weekdayOf(date));
  const [only, ...others] = visits.filter((each) => isThen(each) && isHad(part, each));
  return only && others.length === 0 ? only : null;
}
const surelyWished = 0.8;
const ofChange: ReadonlySet<string> = new Set(["want.move", "want.cancel", "want.waitlist"]);
const changing = wordSet(
  "move change cancel make instead rather prefer want like could would earlier later swap push bring book free available else another if unless",
);

/** It is told of whoever has it: by name, or of whoever speaks. */
const isHad = (part: Utterance, visit: Candidate): boolean =>
  nameIn(part, visit) || (visit.isOthers !== true && part.words.some(({ word }) => ofSpeaker.has(word)));
const ofSpeaker = wordSet("i my we our me mine");
const nameIn = ({ words }: Utterance, { name = "" }: Candidate): boolean =>
  name !== "" && words.some(({ word }) => isOfName(word, name));

/** 'Still', a tag behind it, or the order of a question. */
function waitsForYes(words: readonly string[]): boolean {
  const [second = "", last = ""] = words.slice(-2);
  const isTagged = tags.has(last) || (second === "or" && last === "not") || isQuestionTag(words);
  const [first = "", next = ""] = words.filter((word) => !leading.has(word));
  const isAsked = auxiliaries.has(first) && (ofSpeaker.has(next) || next.length > 2);
  return words.includes("still") || isTagged || isAsked;
}
const tags = wordSet("yeah yes right correct hey eh then innit");
const leading = wordSet("and so but oh um uh well just sorry no yeah okay");
const auxiliaries = wordSet("do does am is are have has");
/** 'Isn't it', 'am I', 'is she' */
const isQuestionTag = (words: readonly string[]): boolean => {
  const tail = words.slice(-3);
  return /^(?:i|it|he|she|they|we)$/.test(tail.at(-1) ?? "") && tail.some((word) => auxiliaries.has(word));
};
