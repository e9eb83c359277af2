import type { Act, ActKind, WrongDetail } from "../../../hear/acts/acts.ts";
import { frames } from "../../frames/every-frame.ts";
import type { Ledger, Prompt } from "../../ledger.ts";
import { change } from "../../turn.ts";
import { isThen, joinWhen, noWhenYet } from "../../when-wish.ts";
import { type Absorbing, ledgerOf, said, withTurn } from "../absorbing.ts";
import { wrong } from "../details.ts";
import { isPlainYes, type ReadBack, whatToChange } from "./answer-read-back.ts";
import { changeAsked } from "./asked-matter.ts";

/**
 * Once all that was said to a read-back is taken in, and it would be read out again just as it was: a yes in it has agreed, what is
 * put right and stands so is told to stand so, and else it is asked what is wrong. Nobody is told the same again.
 */
export function answerUnchanged(before: Ledger, absorbed: Absorbing): Absorbing {
  const { asked } = before;
  if (asked === null || asked.matter === null || !isReadBack(asked)) return absorbed;
  const index = asked.matter;
  const isPutRight = said(absorbed, "no", "correct") || isOnlyNamed(absorbed);
  if (!isPutRight || !isSameAgain(ledgerOf(absorbed), index, asked)) return absorbed;
  // 'There's two of us, though': whoever else comes is next, and this one is not wrong.
  const isOfMore = said(absorbed, "more_people", "party", "want") && !said(absorbed, "name");
  if (isOfMore || tellsOfCaller(before, ledgerOf(absorbed))) return absorbed;
  if (asked.ask === "agree_cancel" && pointsAtIt(absorbed, asked)) return absorbed;
  const standing = absorbed.heard.acts.filter((act) => isAsItStands(act, asked));
  if (isAgreedBeside(absorbed, standing)) return changeAsked(absorbed, asked, { isAgreed: true });
  const key = whatToChange(index);
  const details = new Set(absorbed.heard.acts.flatMap((act) => detailOf(act) ?? []));
  const [detail, ...others] = details;
  const isAsTold = detail !== undefined && others.length === 0 && standing.length > 0;
  const isNew = asked.ask !== "agree_cancel" && (asked.asTold === undefined || isOnlyNamed(absorbed));
  if (isAsTold && asked.ask !== "agree_cancel" && isNew)
    return askNow(absorbed, { ...asked, key: `${asked.key}:as_told`, asTold: detail });
  // Put right a second time and not understood: that alone is asked for.
  if (detail && others.length === 0 && before.put[key] !== undefined) return wrong(absorbed, index, detail);
  return askNow(absorbed, { kind: "open", matter: index, key, ask: "what_to_change" });
}

/** The name, spelled or said again without a yes: whoever does that doubts that it was understood. */
const isOnlyNamed = (absorbed: Absorbing): boolean =>
  said(absorbed, "name") &&
  !said(absorbed, "yes", "when", "treatment", "phone", "want", "ask", "patient", "tell", "unsure");

/** Asked in place of the read-back, however often it was before. */
function askNow(absorbed: Absorbing, asked: Prompt): Absorbing {
  const { [asked.key]: _put, ...put } = ledgerOf(absorbed).put;
  return withTurn(absorbed, change(absorbed.turn, { asked, current: asked.matter, put }));
}

const isReadBack = (asked: Prompt): asked is ReadBack =>
  asked.ask === "agree_book" || asked.ask === "agree_move" || asked.ask === "agree_cancel";

/** 'I'm Peter Kowalski', who rings for his son: what was put right is their own, and not in it. */
const tellsOfCaller = ({ people, caller }: Ledger, after: Ledger): boolean =>
  JSON.stringify(people[caller]) !== JSON.stringify(after.people[caller]);

/** The caller would hear the very same. */
function isSameAgain(ledger: Ledger, index: number, asked: ReadBack): boolean {
  const matter = ledger.matters[index];
  if (matter?.status !== "open" || matter.isAgreed || ledger.asked?.ask === "what_to_change") return false;
  const need = frames[matter.kind].next(ledger, matter, index);
  return need.need === "ask" && isReadBack(need.prompt) && heardOf(need.prompt) === heardOf(asked);
}

/** What is heard of it: the notes that go with a booking are not. */
function heardOf(asked: ReadBack): string {
  if (asked.ask === "agree_cancel") return asked.visit.appointmentId;
  if (asked.ask === "agree_move") return JSON.stringify([asked.visit.appointmentId, asked.to]);
  const { notes: _notes, ...booking } = asked.booking;
  return JSON.stringify([booking, asked.named, asked.also ?? []]);
}

/** 'That's Liz's two o'clock', where that one was read back: nothing of it is wrong. */
const pointsAtIt = ({ heard }: Absorbing, asked: Extract<ReadBack, { ask: "agree_cancel" }>): boolean =>
  heard.acts.every(
    ({ kind, clause }) =>
      (kind !== "correct" && kind !== "no") ||
      heard.acts.some(
        (act) => act.kind === "pick" && act.clause === clause && act.candidate === asked.visit.appointmentId,
      ),
  );

/** 'Fine, yes, but it's a consultation, right?': what is put right beside the yes is as it was read back. */
const isAgreedBeside = (absorbed: Absorbing, standing: readonly Act[]): boolean =>
  isPlainYes({ ...absorbed, used: new Set() }) &&
  !said(absorbed, ...againstYes) &&
  absorbed.heard.acts.every(
    ({ kind, clause }) => kind !== "correct" || standing.some((act) => act.clause === clause),
  );
const againstYes: readonly ActKind[] = ["no", "wrong", "instead", "keep", "drop", "undo", "unsure"];

/** 'It's a consultation', where one was read back. */
function isAsItStands(act: Act, asked: ReadBack): boolean {
  if (asked.ask === "agree_cancel") return false;
  if (act.kind === "when")
    return isThen(asked.ask === "agree_move" ? asked.to : asked.booking, joinWhen(noWhenYet, act.when));
  if (asked.ask === "agree_move") return false;
  const { patientName, patientPhone, appointmentType } = asked.booking;
  switch (act.kind) {
    case "treatment":
      return act.treatment === appointmentType && (act.named ?? asked.named) === asked.named;
    case "name":
      return isPartOf(patientName, act.name.full);
    case "phone":
      return act.phone === patientPhone;
    default:
      return false;
  }
}

/** 'Ruby', of Ruby Castellano. */
function isPartOf(whole: string, part: string): boolean {
  const words = whole.toLowerCase().split(" ");
  return part
    .toLowerCase()
    .split(" ")
    .every((word) => words.includes(word));
}

function detailOf(act: Act): WrongDetail | null {
  switch (act.kind) {
    case "wrong":
      return act.detail;
    case "name":
    case "letters":
      return "name";
    case "phone":
    case "digits":
      return "phone";
    case "when":
    case "shift":
      return "when";
    case "treatment":
      return "treatment";
    default:
      return null;
  }
}
