import type { Act, ActKind, Heard, Said } from "../../hear/acts/acts.ts";
import type { PlainAct, Topic } from "../../hear/acts/labels.ts";
import type { LiveLedger, Turn } from "../turn.ts";

/** An utterance on its way into the ledger: what of it was taken is taken once. */
export interface Absorbing {
  turn: Turn;
  heard: Heard;
  /** Indexes into `heard.acts`. */
  used: ReadonlySet<number>;
}

export type ActOf<Kind extends ActKind> = Kind extends PlainAct
  ? Said & { kind: Kind }
  : Extract<Act, { kind: Kind }>;

const isOf =
  <Kind extends ActKind>(kind: Kind) =>
  (act: Act): act is Act & ActOf<Kind> =>
    act.kind === kind;

/** Those of a kind that were not taken yet, in the order said. */
export const left = <Kind extends ActKind>({ heard, used }: Absorbing, kind: Kind): readonly ActOf<Kind>[] =>
  heard.acts.filter((_, at) => !used.has(at)).filter(isOf(kind));

export const first = <Kind extends ActKind>(absorbing: Absorbing, kind: Kind): ActOf<Kind> | null =>
  left(absorbing, kind)[0] ?? null;

export const has = (absorbing: Absorbing, ...kinds: readonly ActKind[]): boolean =>
  kinds.some((kind) => left(absorbing, kind).length > 0);

/** Whether anything of these was said at all, taken or not. */
export const said = ({ heard }: Pick<Absorbing, "heard">, ...kinds: readonly ActKind[]): boolean =>
  heard.acts.some(({ kind }) => kinds.includes(kind));

export const take = (absorbing: Absorbing, ...kinds: readonly ActKind[]): Absorbing => ({
  ...absorbing,
  used: new Set([
    ...absorbing.used,
    ...absorbing.heard.acts.flatMap(({ kind }, at) => (kinds.includes(kind) ? [at] : [])),
  ]),
});

export const takeAct = (absorbing: Absorbing, act: Act): Absorbing => ({
  ...absorbing,
  used: new Set([...absorbing.used, absorbing.heard.acts.indexOf(act)]),
});

export const withTurn = (absorbing: Absorbing, turn: Turn): Absorbing => ({ ...absorbing, turn });

export const ledgerOf = ({ turn }: Absorbing): LiveLedger => turn.ledger;

/** Acts that add something to act on: a bare yes or thanks is none. */
const details: ReadonlySet<ActKind> = new Set([
  "want",
  "name",
  "letters",
  "phone",
  "digits",
  "email",
  "wrong",
  "when",
  "shift",
  "treatment",
  "patient",
  "party",
  "pick",
  "pick_all",
  "kept",
  "own",
]);
export const hasDetails = ({ heard, used }: Absorbing): boolean =>
  heard.acts.some(({ kind }, at) => details.has(kind) && !used.has(at));

/** So sure that something is told, and not said by the way. */
export const sureEnough = 0.5;

/** What has the form of a question and is one. */
export const isAsked = (absorbing: Absorbing, ask: ActOf<"ask">): boolean =>
  !tellsIt(absorbing, ask) && !isBesideAnswer(absorbing, ask);

/** 'My email is …' asks for none, 'can you tell them …' not what can be done, and 'you've got my name wrong, it's …' not what was written. */
function tellsIt(absorbing: Absorbing, ask: ActOf<"ask">): boolean {
  const { acts } = absorbing.heard;
  const { topic, clause } = ask;
  if (topic === "able") return acts.some(({ kind }) => kind === "want" || kind === "tell");
  if (topic === "done") {
    const isPutRight =
      acts.some(({ kind }) => kind === "correct") && acts.some(({ kind }) => ofWho.has(kind));
    return isPutRight || namesOtherTime(absorbing, ask);
  }
  return acts.some(
    (act) =>
      act.clause === clause &&
      ((topic === "email" && (act.kind === "email" || act.kind === "reach")) ||
        (topic === "messages" && act.kind === "reach") ||
        (ofNumbers.has(topic) && act.kind === "phone")),
  );
}

/** 'Actually make that Thursday at four': where nothing was booked then, it is hardly asked whether it was. */
function namesOtherTime({ turn, heard }: Absorbing, { about, clause, certainty }: ActOf<"ask">): boolean {
  const { date, time } = about;
  const isWished = heard.acts.some((act) => act.clause === clause && act.kind === "give");
  return (
    date !== undefined &&
    isWished &&
    certainty < surelyAsked &&
    turn.ledger.booked.length > 0 &&
    turn.ledger.booked.every((visit) => visit.date !== date || (time !== undefined && visit.time !== time))
  );
}

/**
 * 'The ten, can they go together': what only has the form of a question, beside something that is acted upon, is kept in the
 * caller's words, and nobody hears that it is not known.
 */
export const isBesideAnswer = ({ heard }: Absorbing, { topic, certainty }: ActOf<"ask">): boolean =>
  (topic === "other" &&
    certainty < sureEnough &&
    heard.acts.some(
      (act) =>
        actedUpon.has(act.kind) || (act.kind === "ask" && act.topic !== "other") || act.kind === "danger",
    )) ||
  // 'Tell the dentist I've stopped the ibuprofen' asks for no advice on it, nor does 'put down that I've a new valve'.
  (ofMedicine.has(topic) &&
    certainty < surelyAsked &&
    heard.acts.some(
      (act) => (act.kind === "want" && act.wish === "message") || (act.kind === "tell" && tellsHealth(heard)),
    ));
const tellsHealth = ({ acts }: Heard): boolean => acts.some(({ kind }) => kind === "health");
const ofMedicine: ReadonlySet<Topic> = new Set(["painkillers", "suitability", "advice", "aftercare"]);
const surelyAsked = 0.85;
const actedUpon: ReadonlySet<ActKind> = new Set([
  ...(["want", "when", "pick", "name", "phone", "treatment", "yes", "choose", "patient", "own"] as const),
]);

/** The clause holds a name or a number: what else it sounds like, an answer or a choice, is that. */
export const tellsWho = ({ heard }: Pick<Absorbing, "heard">, { clause }: { clause: number }): boolean =>
  heard.acts.some((act) => act.clause === clause && ofWho.has(act.kind));
export const ofWho: ReadonlySet<ActKind> = new Set(["name", "letters", "phone", "digits", "email"]);

const ofNumbers: ReadonlySet<Topic> = new Set(["phone_number", "help_number"]);
