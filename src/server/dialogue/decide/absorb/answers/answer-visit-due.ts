import { newMatter } from "../../begin.ts";
import { endOutboundCall } from "../../talk/outbound-call.ts";
import { change } from "../../turn.ts";
import {
  type Absorbing,
  type ActOf,
  has,
  ledgerOf,
  left,
  said,
  take,
  takeAct,
  withTurn,
} from "../absorbing.ts";

/** The visit that is due is booked, or let be; anything else that is wanted is taken up as on any other call. */
export function answerVisitDue(absorbing: Absorbing): Absorbing {
  const wants = left(absorbing, "want");
  // 'Don't ring me back today' asks for less than never again.
  const isStop = wants.some(({ wish }) => wish === "no_calls") && !said(absorbing, "when");
  const isOther = isStop || wants.some(({ wish }) => wish !== "book" && wish !== "no_calls");
  if (isOther || said(absorbing, "danger")) return absorbing;
  const booking = wants.find(({ wish }) => wish === "book");
  const isNo = has(absorbing, "no", "drop", "keep");
  const isFree = left(absorbing, "ask").some(({ topic }) => topic === "availability");
  const isTaken =
    booking !== undefined || isFree || has(absorbing, "yes", "when", "treatment", "any", "choose");
  if (isTaken && !isNo) return begin(absorbing, booking);
  const isLetBe = (isNo || has(absorbing, "unsure", "bye")) && !has(absorbing, "ask", "treatment");
  return isLetBe
    ? withTurn(absorbing, endOutboundCall(absorbing.turn, { item: "ring_when_it_suits" }))
    : absorbing;
}

function begin(absorbing: Absorbing, booking: ActOf<"want"> | undefined): Absorbing {
  const { matters, caller } = ledgerOf(absorbing);
  const visit = {
    ...newMatter("book", caller, absorbing.heard.text),
    ...(!has(absorbing, "treatment") && { treatment: "Preventive Care" as const, named: "check-up" }),
  };
  const begun = change(absorbing.turn, {
    ...{ matters: [...matters, visit], current: matters.length, asked: null },
  });
  const taken = take(withTurn(absorbing, begun), "yes");
  return booking ? takeAct(taken, booking) : taken;
}
