import type { Act, ActKind, Heard, PlainAct, Said, Topic } from "../../hear/acts.ts";
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

/** 'My e-mail is …' asks for none, and 'can you tell them …' not what can be done. */
export const tellsIt = (
  { heard }: Pick<Absorbing, "heard">,
  { topic, clause }: { topic: Topic; clause: number },
): boolean =>
  heard.acts.some(
    (act) =>
      (topic === "able" && (act.kind === "want" || act.kind === "tell")) ||
      (act.clause === clause &&
        ((topic === "email" && (act.kind === "email" || act.kind === "reach")) ||
          (ofNumbers.has(topic) && act.kind === "phone"))),
  );
/** The clause holds a name or a number: what else it sounds like, an answer or a choice, is that. */
export const tellsWho = ({ heard }: Pick<Absorbing, "heard">, { clause }: { clause: number }): boolean =>
  heard.acts.some((act) => act.clause === clause && ofWho.has(act.kind));
const ofWho: ReadonlySet<ActKind> = new Set(["name", "letters", "phone", "digits", "email"]);

const ofNumbers: ReadonlySet<Topic> = new Set(["phone_number", "help_number"]);
