import type { Prompt } from "../../decide/ledger.ts";
import type { WrongDetail } from "../../hear/acts/acts.ts";
import { personOf, todayOf } from "../context.ts";
import type { ReplyContext } from "../items.ts";
import { withWhom } from "../practitioners.ts";
import {
  exactSlot,
  inARow,
  lastDigits,
  possessive,
  spelled,
  spokenEmail,
  spokenPhone,
  spokenSlot,
} from "../spoken.ts";
import { aVisit, bareVisit, severalAlso, visitOf } from "../visit-names.ts";
import type { Asks, AskWays } from "./asks.ts";

/**
 * Read-backs: exact and complete, in one breath, with a question that fits what a yes does: what a caller books or moves is a
 * request until the clinic confirms it.
 */

const yesOrChange = "Just say yes, or tell me what to change.";
const yesOrChangeKeys = "Press 1 for yes, or 2 to change something.";

/** Whoever spoke over it hears it whole. */
const again = (isUnheard: boolean): string => (isUnheard ? "Let me say that once more." : "");

const ways = (
  told: string,
  isUnheard: boolean,
  asked: { plain: readonly string[]; narrower: string; choice: string },
): AskWays => ({
  plain: asked.plain.map((question) => inARow(again(isUnheard), told, question)),
  narrower: [inARow(told, asked.narrower)],
  choice: [inARow(told, asked.choice)],
});

/** The number of the line by its end, any other whole. */
const numberOf = (phone: string, { callerNumber }: ReplyContext): string =>
  phone === callerNumber
    ? `the number you're ringing from, ending in ${lastDigits(phone)}`
    : `the best number is ${spokenPhone(phone)}`;

type ReadBack = Omit<Extract<Prompt, { ask: "agree_book" }>, "isUnheard">;

function bookingBack(
  { booking, named, also = [], isNumberTold }: ReadBack,
  isNameUnsure: boolean,
  context: ReplyContext,
): string {
  const { patientName, patientPhone, patientEmail, appointmentType } = booking;
  const slot = exactSlot(booking, todayOf(context));
  const what = `${aVisit(appointmentType, named)}${also.length === 0 ? "" : `, with ${severalAlso(also)} in the same visit,`}${withWhom(context.facts, booking.practitionerIds)}`;
  const isOwnLine = patientPhone === context.callerNumber;
  const number = numberOf(patientPhone, context);
  const email = patientEmail === null ? "" : `email ${spokenEmail(patientEmail)}`;
  const spelling = isNameUnsure ? spelled(patientName.split(" ").at(-1) ?? "") : "";
  if (context.manner === "slow")
    return inARow(
      `So, ${what} for ${patientName}.`,
      spelling && `That's spelled ${spelling}.`,
      `It's ${slot}.`,
      isNumberTold
        ? ""
        : isOwnLine
          ? `Your number ends in ${lastDigits(patientPhone)}.`
          : `${number.charAt(0).toUpperCase()}${number.slice(1)}.`,
      email && `Your ${email}.`,
    );
  const who = `${patientName}${spelling && `, spelled ${spelling}`}`;
  const reached = isNumberTold ? "" : `${isOwnLine ? "on" : "and"} ${number}`;
  return `So that's ${[`${what} for ${who}`, slot, reached, email].filter((part) => part !== "").join(", ")}.`;
}

/** `a consultation`, `Wednesday the 2nd at two o'clock`: that alone which they have put right. */
function detailBack(asked: WrongDetail, prompt: Told, context: ReplyContext): string {
  const today = todayOf(context);
  if (prompt.ask === "agree_move") return exactSlot(prompt.to, today);
  const { booking, named } = prompt;
  const told: Readonly<Record<WrongDetail, string>> = {
    name: `${booking.patientName}, the last name spelled ${spelled(booking.patientName.split(" ").at(-1) ?? "")}`,
    phone: numberOf(booking.patientPhone, context),
    when: exactSlot(booking, today),
    treatment: aVisit(booking.appointmentType, named),
  };
  return told[asked];
}
type Told = Extract<Prompt, { ask: "agree_book" | "agree_move" }>;

/** What they have just said is what stands: it is told alone. */
const standingSo = (prompt: Told, context: ReplyContext): string | null =>
  prompt.asTold === undefined
    ? null
    : `Yes, that's how I've got it: ${detailBack(prompt.asTold, prompt, context)}.`;

export const readBackAsks: Asks<"agree_book" | "agree_move" | "agree_cancel"> = {
  agree_book: (prompt, context) =>
    ways(
      standingSo(prompt, context) ??
        bookingBack(prompt, personOf(context, prompt)?.isNameUnsure ?? false, context),
      prompt.isUnheard,
      {
        plain: [
          "Shall I put that request in?",
          "Shall I put that in for you?",
          "Is that right, and shall I send it in?",
        ],
        narrower: `Shall I put that in? ${yesOrChange}`,
        choice: yesOrChangeKeys,
      },
    ),
  agree_move(prompt, context) {
    const { visit, to, isUnheard } = prompt;
    const today = todayOf(context);
    const what = `${possessive(visit.patientName)} ${bareVisit(visit.appointmentType, visit.named)}`;
    const told =
      context.manner === "slow"
        ? `${what} is ${exactSlot(visit, today)} now. The new time is ${exactSlot(to, today)}.`
        : `So ${what} moves from ${spokenSlot(visit, today)} to ${exactSlot(to, today)}.`;
    return ways(standingSo(prompt, context) ?? told, isUnheard, {
      plain: ["Shall I put that change in?", "Shall I move it?", "Is that right, and shall I move it?"],
      narrower: "Shall I move it, yes or no?",
      choice: "Press 1 to move it, or 2 to leave it.",
    });
  },
  agree_cancel: ({ visit, isUnheard }, context) =>
    ways(`That's ${visitOf(visit, todayOf(context))}.`, isUnheard, {
      plain: [
        "Shall I cancel it?",
        "Would you like me to cancel that one?",
        "Shall I go ahead and cancel it?",
      ],
      narrower: "Shall I cancel it, yes or no?",
      choice: "Press 1 to cancel it, or 2 to keep it.",
    }),
};
