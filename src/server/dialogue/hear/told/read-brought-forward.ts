import type { Wish } from "../acts/labels.ts";
import type { HearContext } from "../context.ts";
import { type Found, sure } from "../found.ts";
import type { ParsedUtterance } from "../parsed-utterance.ts";

/**
 * 'I've got a filling on Thursday but it's got worse, anything sooner': a visit of theirs is told of by its day, and an earlier time is
 * asked for. That is one matter, the very visit brought forward, and neither a further one nor something to be passed on.
 */
const sooner =
  /\b(?:any(?:thing|where|body| time)?|some(?:thing|one|where)?|a (?:bit|time|spot|slot)|get|come|be seen|see(?: (?:me|him|her|us))?|fit (?:me|him|her|us) in|in|bring (?:it|that|him|her|me)|move (?:it|that)|have|got|do) (?:\w+ ){0,3}?(?:sooner|earlier|forward|before (?:then|that))\b/i;

/** Heard beside it, where it is known which visit it is. */
const replaced: ReadonlySet<Wish> = new Set(["book", "check", "move"]);

export function withBroughtForward(
  found: readonly Found[],
  { utterance, context }: ParsedUtterance,
): readonly Found[] {
  const told = sooner.exec(utterance.text);
  const visit = found.find(
    (each) => tellsOfVisit(each, context) && (isOfVisit(each) || each.span[0] < (told?.index ?? 0)),
  );
  const isBusy = found.some(
    ({ act }) => act.kind === "want" && !replaced.has(act.wish) && act.wish !== "waitlist",
  );
  const isSecond = found.some(({ act }) => act.kind === "more_people" || act.kind === "beside");
  if (!told || !visit || context.wish !== null || context.prompt === "danger" || isBusy || isSecond)
    return found;
  const span = [told.index, told.index + told[0].length] as const;
  const isReplaced = ({ act }: Found): boolean =>
    (act.kind === "want" && replaced.has(act.wish)) ||
    act.kind === "shift" ||
    // What it is for is the visit that stands.
    act.kind === "treatment" ||
    (act.kind === "ask" && act.topic === "availability");
  return [
    ...found
      .filter((each) => !isReplaced(each))
      .map((each) => (each === visit && each.act.kind === "when" ? asOfVisit(each, each.act) : each)),
    { act: { kind: "want", wish: "move" }, span, certainty: sure },
    {
      act: { kind: "shift", shift: { minutes: null, direction: "earlier", isForward: true } },
      span,
      certainty: sure,
    },
  ];
}

const isOfVisit = ({ act }: Pick<Found, "act">): boolean => act.kind === "when" && act.role === "visit";

/** Of a day told as that of a visit, or on which theirs stands: 'mine's on Wednesday'. */
const tellsOfVisit = ({ act }: Found, { candidates }: HearContext): boolean =>
  act.kind === "when" &&
  (isOfVisit({ act }) ||
    (act.when.times.length === 0 &&
      act.when.days.length === 1 &&
      candidates.some(({ kind, date }) => kind === "visit" && date === act.when.days[0]?.value.from)));

const asOfVisit = (found: Found, act: Extract<Found["act"], { kind: "when" }>): Found => ({
  ...found,
  act: { ...act, role: "visit" },
});
