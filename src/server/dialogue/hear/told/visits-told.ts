import { isRequestForm } from "../asked/question-form.ts";
import type { Found } from "../found.ts";
import { clauseAt, type ParsedUtterance } from "../parsed-utterance.ts";
import { cannotCome } from "../wish-words.ts";
import { hasVisit } from "./already-booked.ts";

/** A visit that is only told of as there is no wish for another, whatever the sentence sounds like. */

/** 'She's got a clean coming up on the seventeenth', and nothing that is to become of it: for that no other is booked. */
export const isOfVisitTold = ({ labels }: ParsedUtterance, { act }: Found): boolean =>
  act.kind === "treatment" &&
  hasVisit.test(act.reason ?? "") &&
  !labels.some(({ label }) => label.startsWith("want."));

/** 'He has appointment Thursday, he will not come': that there is one is no wish for another. */
export const asUnable =
  ({ utterance, parts, clauses }: ParsedUtterance) =>
  (found: Found): Found => {
    const { act, span, certainty } = found;
    const part = parts[clauseAt(clauses, span)];
    const isDoubtful = act.kind === "want" && act.wish === "book" && certainty < surelyBooked;
    return isDoubtful && cannotCome(utterance.text) && !(part && isRequestForm(part))
      ? { ...found, act: { kind: "want", wish: "cancel", isUnable: true } }
      : found;
  };
/** As surely as a booking is heard beside a detail that is to be changed. */
const surelyBooked = 0.7;
