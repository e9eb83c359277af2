import { isSurelyFirstName } from "../../who/first-names.ts";
import { isRelationWord, toUsualRelation } from "../../who/relations.ts";
import { wordSet } from "../../word-set.ts";
import type { Utterance } from "../../words.ts";
import type { Act } from "../acts/acts.ts";
import type { Wish } from "../acts/labels.ts";
import type { HearContext } from "../context.ts";
import { type Found, overlaps, type Span, sure } from "../found.ts";
import { leadingKin } from "./kin-words.ts";

/**
 * 'My late husband was Reg', 'he passed in two thousand and nine', 'Doctor Whiteley made it, he's passed on': whoever has died is told
 * of, and neither comes, nor is seen by, nor is rung.
 */

const pronouns = wordSet("he she they");
const helping = wordSet("is has had was been be all just now long already sadly unfortunately i'm afraid");
const behindPassed = wordSet(
  "on away over in last years year months weeks ago when before since this yesterday suddenly",
);
const nearly = wordSet("nearly almost practically about");
const gone = wordSet("dead deceased departed buried");
const behindGone = wordSet(
  "now dear love mate darling and so but for these since sadly it its it's i i'm you he she that there you've this we god no my our his her on in from",
);

interface Death {
  span: Span;
  /** As said, small letters; null = not told by it. */
  name: string | null;
  relation: string | null;
}

/** From `late` on, with the name: 'my late husband was reg'. */
function lateAt({ words }: Utterance, at: number): Death | null {
  const [late, kin] = [words[at], words[at + 1]];
  // 'Running ten late, mate', 'too late, mum's got the car'
  if (
    late?.word !== "late" ||
    !kin ||
    !isRelationWord(kin.word) ||
    !leadingKin.has(words[at - 1]?.word ?? "")
  )
    return null;
  const next = words[at + 2]?.word ?? "";
  const named = words[at + (/^(?:was|is|called|named)$/.test(next) ? 3 : 2)];
  const isNamed = named !== undefined && isSurelyFirstName(named.word);
  const end = isNamed ? named : kin;
  return {
    span: [words[at - 1]?.start ?? late.start, end.end],
    name: isNamed ? (named?.word ?? null) : null,
    relation: toUsualRelation(kin.word),
  };
}

/** Whoever stands before 'passed away', 'died', 'is dead'. */
function diedAt({ words, text }: Utterance, at: number): Death | null {
  const word = words[at]?.word ?? "";
  const isPassed =
    word === "passed" && (behindPassed.has(words[at + 1]?.word ?? "") || at === words.length - 1);
  if (nearly.has(words[at - 1]?.word ?? "")) return null;
  if (!isPassed && word !== "died" && !gone.has(word)) return null;
  // 'She's dead scared of needles', 'he's dead against it'
  const next = words[at + 1]?.word;
  if (gone.has(word) && next !== undefined && !behindGone.has(next)) return null;
  let from = at - 1;
  while (from > 0 && helping.has(words[from]?.word ?? "")) from -= 1;
  const who = words[from];
  const isHelped = from < at - 1 || (who !== undefined && /['’]s$/i.test(text.slice(who.start, who.end)));
  // 'A dead tooth', 'my phone died', 'the nerve has died' tell of nobody.
  if (!who || (gone.has(word) && !isHelped)) return null;
  const end = words[at]?.end ?? who.end;
  if (pronouns.has(who.word)) return { span: [who.start, end], name: null, relation: null };
  if (isRelationWord(who.word))
    return { span: [who.start, end], name: null, relation: toUsualRelation(who.word) };
  // 'My brother Kenneth died'
  const kin = words[from - 1];
  if (kin && isRelationWord(kin.word) && leadingKin.has(words[from - 2]?.word ?? ""))
    return { span: [kin.start, end], name: who.word, relation: toUsualRelation(kin.word) };
  const isTitled = titles.has(words[from - 1]?.word ?? "");
  return isTitled || isSurelyFirstName(who.word)
    ? { span: [who.start, end], name: who.word, relation: null }
    : null;
}
const titles = wordSet("doctor dr mr mrs ms miss professor");

export function deathsIn(utterance: Utterance): readonly Death[] {
  return utterance.words.flatMap((_, at) => lateAt(utterance, at) ?? diedAt(utterance, at) ?? []);
}

export const readDead = (utterance: Utterance): readonly Found[] => {
  const deaths = deathsIn(utterance);
  const own = deaths.length === 0 ? null : onlyMe.exec(utterance.text);
  return [
    ...deaths.map(
      ({ span, name, relation }): Found => ({ act: { kind: "dead", name, relation }, span, certainty: sure }),
    ),
    ...(own
      ? [
          {
            act: { kind: "own" } as const,
            span: [own.index, own.index + own[0].length] as const,
            certainty: sure,
          },
        ]
      : []),
  ];
};
const onlyMe = /\b(?:for (?:me|myself)|(?:just|only) me|it['’]?s me)\b/i;

/** A visit of theirs that stands is to be cancelled: whose it was is told with it, and people see to that. */
const isOfBooking = (found: readonly Found[], wish: Wish | null): boolean => {
  const wishes = found.flatMap(({ act }) => (act.kind === "want" ? [act.wish] : []));
  return wishes.length === 0 ? wish === "book" : wishes.every((each) => each === "book");
};

/** Without the acts by which somebody who has died would come, or be asked for. */
export function withoutDead(
  found: readonly Found[],
  utterance: Utterance,
  { wish }: Pick<HearContext, "wish">,
): readonly Found[] {
  const deaths = deathsIn(utterance);
  if (deaths.length === 0 || !isOfBooking(found, wish)) return found;
  const theirs = deaths.map(({ span, name, relation }) =>
    name === null && relation === null ? [spokenOfBefore(found, span) ?? span, span] : [span],
  );
  const isTheirs = ({ act, span }: Found): boolean =>
    persons.has(act.kind) &&
    !(act.kind === "name" && act.role === "caller") &&
    (theirs.flat().some((each) => overlaps(each, span)) || deaths.some((death) => isOf(act, death)));
  const living = found.filter((each) => !isTheirs(each));
  const isElse = living.some(
    ({ act }) =>
      act.kind === "patient" || act.kind === "party" || (act.kind === "name" && act.role === "patient"),
  );
  return isElse
    ? living
    : living.filter(({ act }) => act.kind !== "other_person" && act.kind !== "more_people");
}
const persons: ReadonlySet<Act["kind"]> = new Set(["patient", "name", "of_person", "dentist", "rung"]);

const isOf = (act: Found["act"], { name, relation }: Death): boolean =>
  (act.kind === "patient" && relation !== null && act.relation === relation) ||
  (act.kind === "name" && name !== null && act.role !== "caller" && act.name.first.toLowerCase() === name);

/** 'Doctor Whiteley made it, he's passed on': of whoever was spoken of last before it. */
function spokenOfBefore(found: readonly Found[], [from]: Span): Span | null {
  const before = found.filter(
    ({ act, span }) =>
      span[1] <= from &&
      (act.kind === "dentist" || act.kind === "patient" || (act.kind === "name" && act.role === "patient")),
  );
  return before.toSorted((one, other) => other.span[1] - one.span[1])[0]?.span ?? null;
}
