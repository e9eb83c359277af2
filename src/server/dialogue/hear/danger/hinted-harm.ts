import { toFinder } from "../../phrase.ts";
import { toUtterance, type Utterance } from "../../words.ts";
import type { DangerKind } from "../acts/of-danger.ts";
import type { readDangerLabels } from "../learned/learned-dangers.ts";
import { isBusyElsewhere, isOfRest } from "./read-despair.ts";

/**
 * What is told by the way and never in so many words. Of 2 218 sentences of the held-out lists that tell of no danger, 7 are
 * read as violence from there on and 5 as despair: so little is enough to ask.
 */
const hinted: readonly (readonly [DangerKind, number])[] = [
  ["violence", 0.05],
  ["self_harm", 0.2],
];

export interface Hint {
  kind: DangerKind;
  clause: number;
  likely: number;
}

/** `told`: what was said before on this call; `isBeside`: another trouble was advised on, or a visit is being talked of. */
export function hintIn(
  now: Utterance,
  read: ReturnType<typeof readDangerLabels>,
  { told, isBeside }: { told: readonly string[]; isBeside: boolean },
): Hint | null {
  const feared = fearedBy(now, told);
  if (feared !== null) return feared;
  const isOfBlow = isBlowUncaused(now, told);
  const hints = hinted.flatMap(([kind, least]): readonly Hint[] => {
    const { likely = 0, clause = 0 } = read.get(kind) ?? {};
    const isDull = kind === "self_harm" && isBeside && isOfRest(now);
    const enough = isDull ? leastOfDespairBeside : kind !== "violence" || isOfBlow ? least : leastOfViolence;
    return likely < enough || (!(isOfBlow && kind === "violence") && isOfElse(kind, now, likely))
      ? []
      : [{ kind, likely, clause }];
  });
  const [most] = hints.toSorted((one, other) => other.likely - one.likely);
  // However sure the label is of itself, nothing else speaks for it.
  return most ? { ...most, likely: Math.min(most.likely, mostOfHint) } : null;
}
export const mostOfHint = 0.5;

/** The bowls, or who is with them and isn't to be rung: heard no better than that, it is of those. */
export function isOfElse(kind: DangerKind, now: Utterance, likely: number): boolean {
  if (kind === "self_harm") return likely < leastOfBusy && isBusyElsewhere(now);
  return kind === "violence" && likely < leastOfCalls && isOfCalls(now);
}
/** Of who is at work or at bowls a hint of not being there is of that; despair that is surely heard is none the less despair. */
const leastOfBusy = 0.9;
/** In the middle of a tooth or a booking, tablets and tiredness are of those: what is more than a hint of despair is told in other words. */
const leastOfDespairBeside = 0.8;
/** Where nobody tells of a blow, or it is told where it came from. */
const leastOfViolence = 0.4;
/** Who is rung, and who is not: 'don't ring my husband', 'she's here beside me if I don't pick up' are of the telephone. */
const leastOfCalls = 0.75;
const isOfCalls = ({ words }: Utterance): boolean => words.some(({ word }) => ofCalls.has(word));
const ofCalls: ReadonlySet<string> = new Set(
  "ring rings ringing rang call calls calling phone mobile number pick picks answer answers voicemail text".split(
    " ",
  ),
);
const findBlow = toFinder<"hurt" | "cause">([
  {
    means: "hurt",
    say: [
      "(hurt|hurts|hit|hits|knocked|broke|broken|chipped|cracked|smashed|split|busted|bruise|bruised|bruises|black eye|swollen|bleeding|blood|cut|loose|fell out|jaw|punched|slapped|pushed|shoved|scared|afraid|frightened|angry|temper|safe|home|partner|husband|boyfriend|wife|ex)",
    ],
  },
  {
    means: "cause",
    say: [
      "(footy|football|soccer|rugby|netball|basketball|cricket|hockey|tennis|boxing|martial|judo|training|sport|sports|gym|match|skateboard|scooter|bike|bicycle|motorbike|trampoline|playground|monkey bars|swing|surfing|surfboard|pool|car accident|accident|crash|tripped|slipped)",
      "(fell|fall|came|come|gone) (off|over|down|out)",
    ],
  },
]);

const rages =
  "(go off|goes off|went off|off at me|go crook|goes crook|go mad|goes mad|lose it|loses it|lost it|crack it|cracks it|angry|furious|wild|flip|flips|explode|punish|snap|rage)";
/** Who is afraid of how somebody at home takes it, as it is said of whoever hurts people. */
const findFear = toFinder<true>([
  {
    means: true,
    say: [
      // 'He'll', as recognisers write it.
      `(hell|shell) ${rages}`,
      `(he|she|husband|hubby|partner|boyfriend|girlfriend|wife|missus|dad|stepdad|ex) ..1 (will|would|is going to|is gonna|gonna|going to|goes|gets|went|got) ..3 ${rages}`,
      "(he|she|partner|husband|boyfriend) ..2 (does not|must not|not|cannot) ..2 (know|find out) ..3 (here|rang|ringing|calling|called|told)",
      "(he|she) (takes|keeps|has|hides|checks|reads) my (phone|phones|keys|money|messages)",
      "(he|she) (goes|looks|went) through (it|my (phone|messages|bag|things|calls))",
      "(i|we) (would|will|am|are) ..1 (be|get) in for it",
      "id be in for it",
    ],
    unless: [
      "(surprise|present|birthday|anniversary|wedding|price|cost|bill|lollies|sugar|dentist|grinding|snoring|laughing)",
    ],
  },
]);
const findHurt = toFinder<true>([
  {
    means: true,
    say: [
      "(fell|fall|fallen|tripped|slipped|hit|knocked|broke|broken|chipped|cracked|smashed|split|busted|bruise|bruised|bruises|black eye|cut|loose|punched|slapped|pushed|shoved|walked into|ran into)",
    ],
  },
]);

/** Hurt, and afraid of somebody at home: a fall that is told for it stands against neither. */
function fearedBy(now: Utterance, before: readonly string[]): Hint | null {
  const isFeared = findFear(now).length > 0;
  const isHurt = [now, ...before.map(toUtterance)].some((each) => findHurt(each).length > 0);
  return isFeared && isHurt ? { kind: "violence", clause: 0, likely: mostOfHint } : null;
}

/** Told of now, with nothing on this call that says where it came from. */
function isBlowUncaused(now: Utterance, before: readonly string[]): boolean {
  const isCaused = [now, ...before.map(toUtterance)].some((each) =>
    findBlow(each).some(({ value }) => value === "cause"),
  );
  return !isCaused && findBlow(now).some(({ value }) => value === "hurt");
}
