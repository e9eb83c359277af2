import type { Act, ActKind, Heard } from "../../../hear/acts/acts.ts";
import type { Prompt } from "../../ledger.ts";
import { change } from "../../turn.ts";
import { isThen, joinWhen, noWhenYet } from "../../when-wish.ts";
import {
  type Absorbing,
  has,
  hasDetails,
  ledgerOf,
  left,
  said,
  sureEnough,
  take,
  takeAct,
  withTurn,
} from "../absorbing.ts";
import { bearerOf } from "../people/people.ts";
import { isOfElse } from "../people/split-by-person.ts";
import { changeAsked, dropMatter, keepVisit, matterOf } from "./asked-matter.ts";

export type ReadBack = Extract<Prompt, { ask: "agree_book" | "agree_move" | "agree_cancel" }>;

/** A yes is a yes to what was read back, whatever else the sentence holds; a correction is none. */
export function answerReadBack(begun: Absorbing, asked: ReadBack): Absorbing {
  const behind = [
    ...leavesBehindYes(begun),
    ...keepsAnother(begun, asked),
    ...changesOfAnother(begun, asked),
    ...saidAsItIs(begun, asked),
  ];
  const absorbing = behind.reduce(takeAct, begun);
  const isYes = isPlainYes(absorbing) && !has(absorbing, "no", "correct", "keep", "drop", "unsure", "undo");
  if (isYes && !asked.isUnheard && !isOtherwise(absorbing, asked))
    return take(changeAsked(absorbing, asked, { isAgreed: true }), "yes");
  if (saysItAgain(absorbing, asked))
    return take(changeAsked(absorbing, asked, { isAgreed: true }), "want", "correct", "yes", "no", "own");
  if (meansAnother(absorbing, asked)) return keepVisit(absorbing, asked);
  // What is not done yet and taken back stays as it is.
  const isKept = has(absorbing, "keep") || (asked.ask !== "agree_book" && has(absorbing, "undo"));
  if (isKept || (asked.ask === "agree_cancel" && has(absorbing, "no") && !hasDetails(absorbing)))
    return keepVisit(absorbing, asked);
  if (has(absorbing, "drop")) return dropMatter(absorbing, asked);
  if (!has(absorbing, "no", "correct") || hasDetails(absorbing))
    return take(absorbing, "no", "correct", "yes");
  const { matter } = asked;
  const key = whatToChange(matter);
  // Nothing was to be changed, and it is still not wanted.
  const { put } = ledgerOf(absorbing);
  if (put[key] !== undefined && (put[asked.key] ?? 0) > 1 && !has(absorbing, "correct"))
    return dropMatter(absorbing, asked);
  const isChange = has(absorbing, "correct");
  const prompt = {
    ...({ kind: "open", matter, key, ask: "what_to_change" } as const),
    ...(!isChange && { isOpenWhether: true as const }),
  };
  return take(withTurn(absorbing, change(absorbing.turn, { asked: prompt })), "no", "correct");
}

/**
 * 'I said cancel my appointment', to whether that very one is to be cancelled: said again, a plain wish is a yes. Of somebody
 * else, of another visit or beside anything that speaks against it, it is none.
 */
function saysItAgain(absorbing: Absorbing, asked: ReadBack): boolean {
  if (asked.ask !== "agree_cancel" || asked.isUnheard) return false;
  const { caller, people } = ledgerOf(absorbing);
  const isCallers = matterOf(absorbing, asked)?.person === caller;
  const isOwn = said(absorbing, "own") && isCallers;
  const wants = left(absorbing, "want");
  // 'No, not Keith's, it's mine'
  const isSetApart = isOwn && said(absorbing, "kept");
  const isSure = isSetApart || wants.some(({ certainty }) => certainty >= (isOwn ? likelyAgain : sureYes));
  // 'No, I don't want another day, just call it off'
  const last = Math.max(
    ...absorbing.heard.acts.flatMap(({ kind, clause }) =>
      kind === "want" || kind === "own" ? [clause] : [],
    ),
  );
  const isNo = left(absorbing, "no").some(({ clause }) => clause >= last);
  const isOnlyThat = isSure && wants.every(({ wish }) => wish === "cancel");
  const isAgainst = said(
    absorbing,
    ...([
      "keep",
      "drop",
      "undo",
      "unsure",
      "other",
      "ask",
      "instead",
      "shift",
      "pick_all",
      "patient",
    ] as const),
  );
  const isElse = absorbing.heard.acts.some(
    (act) =>
      (act.kind === "pick" && act.candidate !== asked.visit.appointmentId) ||
      (act.kind === "name" && bearerOf(people, act.name) !== matterOf(absorbing, asked)?.person) ||
      (act.kind === "when" && !isThen(asked.visit, joinWhen(noWhenYet, act.when))),
  );
  return isOnlyThat && !isNo && !isAgainst && !isElse && !(said(absorbing, "own") && !isCallers);
}
/** 'No, cancel Aldo's', of hers: that one stays, and the other is gone on with. */
const meansAnother = (absorbing: Absorbing, asked: ReadBack): boolean =>
  asked.ask === "agree_cancel" &&
  has(absorbing, "no", "correct") &&
  left(absorbing, "want").some(({ wish }) => wish === "cancel") &&
  left(absorbing, "pick").some(({ candidate }) => candidate !== asked.visit.appointmentId);
const likelyAgain = 0.6;

export const whatToChange = (matter: number | null): string => `${matter}:what_to_change`;

/** 'Yes, lovely, thank you, that's all': a no that takes leave in a clause behind the yes refuses nothing. */
function leavesBehindYes(absorbing: Absorbing): readonly Act[] {
  const agreed = left(absorbing, "yes").find(({ certainty }) => certainty >= sureEnough)?.clause;
  if (agreed === undefined) return [];
  const leaves = new Set(
    absorbing.heard.acts.flatMap(({ kind, clause }) =>
      leaving.has(kind) && clause > agreed ? [clause] : [],
    ),
  );
  // 'That's all for today' wishes for no other day.
  const courtesies = (["no", "drop", "keep", "when"] as const).flatMap((kind) => left(absorbing, kind));
  return courtesies.filter(({ clause }) => leaves.has(clause));
}
/** 'Yes, cancel that and leave the filling', 'yeah cancel it, the filling stays': beside the yes or the wish another visit is let be. */
function keepsAnother(absorbing: Absorbing, asked: ReadBack): readonly Act[] {
  if (asked.ask === "agree_book") return [];
  const wish = asked.ask === "agree_cancel" ? "cancel" : "move";
  const agreed = [
    ...left(absorbing, "yes").filter(({ certainty }) => certainty >= sureYes),
    ...left(absorbing, "want").filter((want) => want.wish === wish && want.certainty >= sureYes),
  ];
  const { found, lineVisits, booked } = ledgerOf(absorbing);
  const visits = new Set([...found, ...lineVisits, ...booked].map(({ appointmentId }) => appointmentId));
  const isOfThis = left(absorbing, "kept").some(({ candidate }) => candidate === asked.visit.appointmentId);
  return agreed.length > 0 && visits.size > 1 && !isOfThis ? left(absorbing, "keep") : [];
}

/** 'Yes, and Ivy's to half past two', of Leo's visit: behind the yes another visit is changed, and nothing in this one put right. */
function changesOfAnother(absorbing: Absorbing, asked: ReadBack): readonly Act[] {
  if (asked.ask === "agree_book" || !has(absorbing, "when")) return [];
  const agreed = left(absorbing, "yes").find(({ certainty }) => certainty >= sureYes)?.clause;
  const isElse = left(absorbing, "pick").some(({ candidate }) => candidate !== asked.visit.appointmentId);
  if (agreed === undefined || !isElse) return [];
  return left(absorbing, "correct").filter(({ clause }) => clause > agreed);
}
/** 'Yep, Thursday nine, do it': a yes with the very day and time that were read back puts nothing right. */
function saidAsItIs(absorbing: Absorbing, asked: ReadBack): readonly Act[] {
  if (asked.ask === "agree_cancel" || !has(absorbing, "yes") || said(absorbing, "no", "instead", "wrong"))
    return [];
  const slot = asked.ask === "agree_book" ? asked.booking : asked.to;
  const whens = left(absorbing, "when").filter(({ role }) => role === "wish");
  const isSame = whens.length > 0 && whens.every(({ when }) => isThen(slot, joinWhen(noWhenYet, when)));
  const isTold = ({ clause }: Act): boolean =>
    whens.some((each) => each.clause === clause) &&
    !absorbing.heard.acts.some((act) => act.clause === clause && ofElse.includes(act.kind));
  return isSame ? [...left(absorbing, "correct"), ...whens].filter(isTold) : [];
}
const ofElse: readonly ActKind[] = ["name", "phone", "treatment", "patient", "digits", "letters", "email"];
const leaving: ReadonlySet<ActKind> = new Set(["that_is_all", "bye"]);

/** 'Cancel, please', 'is that all right' sound like a yes and are something else: what is done needs a clause of its own. */
export function isPlainYes({ heard, used }: Absorbing): boolean {
  const isElse = (clause: number, certainty: number, isSure = certainty >= sureYes) =>
    heard.acts.some(
      (act) =>
        act.clause === clause &&
        // 'Yes please, be quick' hardly asks how long it takes.
        !(act.kind === "ask" && certainty >= certainYes && act.certainty < sureYes) &&
        (somethingElse.includes(act.kind) || (besideSure.includes(act.kind) && !isSure)) &&
        !(isSure && isFurther(heard, act)),
    );
  return heard.acts.some(
    ({ kind, clause, certainty }, at) => kind === "yes" && !used.has(at) && !isElse(clause, certainty),
  );
}
/** 'Yep, sounds good, and the same for my partner', in one breath: a visit for one more, beside the one that is agreed to. */
const isFurther = ({ acts }: Heard, { kind, clause }: Act): boolean =>
  kind === "want" && acts.some((act) => act.clause === clause && act.kind === "more_people");
/** 'Okay, bye' only leads over to taking leave, 'yep, all good, bye' agrees, and so does 'yes please, it's killing me'. */
const sureYes = 0.9;
const certainYes = 0.99;
const besideSure: readonly ActKind[] = ["bye", "distress"];
const somethingElse: readonly ActKind[] = [
  "want",
  "ask",
  "undo",
  "other",
  "keep",
  "danger",
  "wrong_number",
  "sales",
  "repeat",
  "explain",
];

/** 'Yeah, Thursday', where Wednesday was read back: a correction, however it begins. */
function isOtherwise(absorbing: Absorbing, asked: ReadBack): boolean {
  if (asked.ask === "agree_cancel") return false;
  // 'Yep, actually wait, could you do the Monday instead'
  if (said(absorbing, "instead") && has(absorbing, "when")) return true;
  if (asked.ask === "agree_book" && isForOther(absorbing, asked)) return true;
  const slot = asked.ask === "agree_book" ? asked.booking : asked.to;
  const { patientName } = asked.ask === "agree_book" ? asked.booking : asked.visit;
  return left(absorbing, "when").some(({ when, role, clause }) => {
    const isAsked = absorbing.heard.acts.some((act) => act.clause === clause && byTheWay.includes(act.kind));
    const isElse =
      isOfElse(absorbing, clause, patientName) ||
      isBeside(absorbing, clause, patientName) ||
      isOfAnother(absorbing, clause, patientName);
    if (role === "visit" || isAsked || isElse || isTold(absorbing, clause)) return false;
    const isDay = when.days.every(({ value }) => value.from <= slot.date && slot.date <= value.to);
    const isTime = when.times.every(({ value }) =>
      value.kind === "exact" ? value.time === slot.time : value.from <= slot.time && slot.time < value.to,
    );
    return !isDay || !isTime;
  });
}

/** 'Is there anybody I can talk to tonight': nothing of the visit. */
const byTheWay: readonly ActKind[] = ["ask", "tell", "distress", "danger"];

/** 'Yes, and can I take another, I had two at six': what follows a question, or something told, is told with it. */
function isTold({ heard }: Absorbing, clause: number): boolean {
  const yes = heard.acts.find(({ kind }) => kind === "yes")?.clause ?? 0;
  const isPutRight = heard.acts.some((act) => act.clause === clause && putsRight.includes(act.kind));
  return (
    !isPutRight &&
    heard.acts.some(
      (act) => (act.kind === "ask" || act.kind === "tell") && yes < act.clause && act.clause < clause,
    )
  );
}
const putsRight: readonly ActKind[] = ["correct", "instead", "other", "want", "choose", "no"];

/** 'Yes, and Hugo at four the same day', of Poppy's. */
function isOfAnother({ heard }: Absorbing, clause: number, patientName: string): boolean {
  return heard.acts.some(
    (act) =>
      act.kind === "name" &&
      act.role === "patient" &&
      act.clause <= clause &&
      !patientName.toLowerCase().startsWith(act.name.first.toLowerCase()),
  );
}

/** 'Yes, and mine to four o'clock', of somebody else's: a further wish, and no change of this one. */
function isBeside(absorbing: Absorbing, clause: number, patientName: string): boolean {
  const { people, caller } = ledgerOf(absorbing);
  const isCallers = people[caller]?.name?.full.toLowerCase() === patientName.toLowerCase();
  return absorbing.heard.acts.some(
    (act) => act.clause === clause && (act.kind === "beside" || (act.kind === "own" && !isCallers)),
  );
}

/** 'Yes, under my maiden name, Kowalczyk', 'yep, and my mobile is …': what goes with the booking is put right first. */
function isForOther(absorbing: Absorbing, asked: Extract<ReadBack, { ask: "agree_book" }>): boolean {
  const { patientName, patientPhone, patientEmail } = asked.booking;
  const { matters, caller } = ledgerOf(absorbing);
  const isCallers = matters[asked.matter ?? -1]?.person === caller;
  const isOfAnother = (clause: number) =>
    absorbing.heard.acts.some((act) => act.clause === clause && ofAnother.includes(act.kind));
  return absorbing.heard.acts.some((act, at) => {
    if (absorbing.used.has(at) || isOfAnother(act.clause)) return false;
    // Who rings for them tells their own name, and whoever comes beside them is named in the same breath.
    if (act.kind === "name")
      return (
        act.role !== "patient" &&
        (isCallers || act.role !== "caller") &&
        !isIn(patientName, act.name.full) &&
        !isNamedBeside(absorbing, act.clause, patientName)
      );
    if (act.kind === "phone") return act.phone !== patientPhone;
    if (act.kind === "email") return act.email !== patientEmail;
    return act.kind === "digits" || act.kind === "wrong";
  });
}
/** 'For Ruby, and then Felix at four', of Ruby's. */
const isNamedBeside = ({ heard }: Absorbing, clause: number, patientName: string): boolean =>
  heard.acts.some((act) => act.kind === "name" && act.clause <= clause && isIn(patientName, act.name.full));
const ofAnother: readonly ActKind[] = ["want", "patient", "more_people", "party", "other_person", "tell"];
const isIn = (whole: string, part: string): boolean => whole.toLowerCase().includes(part.toLowerCase());
