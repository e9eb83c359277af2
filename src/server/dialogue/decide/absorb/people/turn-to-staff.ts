import type { ActKind } from "../../../hear/acts/acts.ts";
import type { PromptKind } from "../../../hear/acts/labels.ts";
import { newMatter } from "../../begin.ts";
import { settle } from "../../frames/settle.ts";
import { openCallback } from "../../talk/handover.ts";
import { change, effect } from "../../turn.ts";
import {
  type Absorbing,
  type ActOf,
  ledgerOf,
  left,
  said,
  sureEnough,
  take,
  withTurn,
} from "../absorbing.ts";
import { detailsOfClauses } from "../details.ts";
import { everyClause } from "./people.ts";

/** What goes on with what was asked; a wish to be rung beside it is for later. */
const goesOn: readonly ActKind[] = ["yes", "choose", "pick", "treatment", "any"];
const answersTo: Partial<Record<PromptKind, readonly ActKind[]>> = {
  name: ["name", "letters"],
  phone: ["phone", "digits"],
};

/**
 * 'None of those, just have somebody ring me', 'I want to leave a message': whoever asks for people in place of an answer is done
 * with what was asked.
 */
export function turnToStaff(absorbing: Absorbing): Absorbing {
  const { asked, matters } = ledgerOf(absorbing);
  const wants = left(absorbing, "want").filter(
    (want) => (want.wish === "callback" || want.wish === "message") && !isAsked(absorbing, want),
  );
  // What came between a visit and its patient is the message (`answer-move-or.ts`).
  if (asked?.ask === "move_or_cancel" || wants.some((want) => isBeside(absorbing, want))) return absorbing;
  const wish = wants[0]?.wish;
  const index = asked?.matter ?? null;
  const kind = index === null ? undefined : matters[index]?.kind;
  const isOther = kind !== undefined && kind !== "callback" && kind !== "message";
  const answers = asked ? (answersTo[asked.kind] ?? []) : [];
  if (!wish || index === null || !isOther || said(absorbing, ...goesOn, ...answers)) return absorbing;
  return wish === "callback" ? toCallback(absorbing) : toMessage(absorbing, index);
}

/**
 * 'Oh, and tell them I'm bringing my guide dog', 'can you also ask the dentist to ring my husband': word for the team that holds what
 * it is of, with nothing refused, is beside what was asked, and what is under way goes on.
 */
const isBeside = (absorbing: Absorbing, { wish, isForOther }: ActOf<"want">): boolean =>
  !said(absorbing, ...refuses) &&
  (isForOther === true ||
    said(absorbing, "beside") ||
    (wish === "message" &&
      absorbing.heard.acts.some(
        ({ kind, certainty }) => kind === "health" || (kind === "tell" && certainty >= sureEnough),
      )));
const refuses: readonly ActKind[] = ["no", "other", "drop", "instead", "fed_up", "keep"];

/** 'Will someone text me' asks what comes. */
const isAsked = ({ heard }: Absorbing, { clause }: { clause: number }): boolean =>
  heard.acts.some((act) => act.clause === clause && act.kind === "ask" && act.topic === "messages");

/** What was under way goes to the team with it, once. */
function toCallback(absorbing: Absorbing): Absorbing {
  const turned = openCallback(change(absorbing.turn, { asked: null }), absorbing.heard.text);
  const opened = withTurn(take(absorbing, "want", "no", "other", "drop"), turned);
  return detailsOfClauses(opened, turned.ledger.current ?? 0, everyClause);
}

/** What was under way is let be: nobody who wants to leave word is offered times. */
function toMessage(absorbing: Absorbing, index: number): Absorbing {
  const { turn, heard } = absorbing;
  const dropped = { ...turn.ledger, ...settle(turn.ledger, index, "dropped") };
  const told = heard.acts.flatMap(({ kind, words }) => (kind === "tell" ? [words] : []));
  const message = { ...newMatter("message", dropped.caller, heard.text), notes: told };
  const opened = change(turn, {
    ...{ matters: [...dropped.matters, message], current: dropped.matters.length, asked: null },
  });
  const released = turn.ledger.matters[index]?.isHeld ? effect(opened, { type: "release_hold" }) : opened;
  return take(withTurn(absorbing, released), "want", "no", "other", "drop", "tell", "when");
}
