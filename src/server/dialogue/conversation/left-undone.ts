import type { LeftUndone } from "#server/dialogue/left-undone.ts";
import { detailOf } from "#server/dialogue/stored-task.ts";
import { promised } from "./promises.ts";
import { type CallState, isConfirming, type LiveState, urgentTold } from "./state.ts";
import { taskInWords, wishInWords } from "./wishes.ts";

const phoneOf = ({ draft, callerNumber }: CallState): string | null => draft.phone?.value ?? callerNumber;
const nameIn = ({ draft }: CallState): string | null => draft.name?.value.full ?? null;

/** Urgent trouble that got no visit, of somebody who can be rung. Null otherwise. */
export function urgentUndone(state: LiveState): LeftUndone | null {
  const { purpose, justBooked, draft } = state;
  const phone = phoneOf(state);
  const isOpen = purpose === "book" && justBooked === null && draft.visit?.value === "Emergency Visit";
  if (!isOpen || phone === null || urgentTold(state) === null) return null;
  const text = `Urgent, and rang off without a visit. ${draft.notes.join(" ")} ${wishInWords(state)}`.trim();
  return { kind: "callback", patientName: nameIn(state), phone, text };
}

/** Rang off when 000 was named, before anybody knew whether it was needed. */
function threatUndone(state: CallState): LeftUndone | null {
  const { step } = state;
  const phone = phoneOf(state);
  // Staff were alerted where it was sure.
  if (step.kind !== "checking_emergency" || step.isSent || phone === null) return null;
  const said = step.said.trim().slice(0, 200);
  const text = `May be an emergency: the caller said "${said}", heard of 000 and rang off.`;
  return { kind: "callback", patientName: nameIn(state), phone, text };
}

/** Only the yes was missing. */
function unconfirmed(state: LiveState): LeftUndone | null {
  const { draft } = state;
  if (!isConfirming(state) || draft.name === null || draft.phone === null) return null;
  return {
    kind: "callback",
    patientName: nameIn(state),
    phone: draft.phone.value,
    text: `The call ended before the last yes. ${taskInWords(state)}${alsoSaid(state)}`,
  };
}

/** The message was told, and the caller gone before it was known who they are. */
function messageUndone(state: LiveState): LeftUndone | null {
  const { step, waiting } = state;
  if (step.kind !== "taking_message" || step.message.text === "" || waiting?.for === "message") return null;
  const { kind, text } = step.message;
  const phone = phoneOf(state);
  return {
    // Nobody can be rung back whose number is not known; their words are kept all the same.
    kind: phone === null ? "message" : kind,
    patientName: nameIn(state),
    phone,
    text: `${text} (The call ended before their name and number were settled.)`,
  };
}

/** 'I will note that for the dentist' was said, and there is no booking for the note to go with. */
function noteUndone(state: LiveState): LeftUndone | null {
  const phone = phoneOf(state);
  const said = alsoSaid(state);
  if (said === "") return null;
  const under = state.purpose === null ? "" : taskInWords(state);
  const text = `The call ended before this was done: ${under}${said}`;
  return { kind: phone === null ? "message" : "callback", patientName: nameIn(state), phone, text };
}

/** What the caller was told is noted or passed on, once there is a booking; the reason for it was never promised. */
function alsoSaid(state: LiveState): string {
  const said = promised(state);
  return said === "" ? "" : ` ${said}`;
}

/**
 * Lost with only the yes missing, in urgent trouble, with a message told or a note promised: the team hears of it. Null
 * when the caller had not come so far.
 */
export function leftUndone(state: CallState): LeftUndone | null {
  const { facts, step } = state;
  const threat = threatUndone(state);
  if (threat || facts === null) return threat;
  const live = { ...state, facts };
  const isOver = step.kind === "ended";
  const undone =
    unconfirmed(live) ?? (isOver ? null : (urgentUndone(live) ?? messageUndone(live) ?? noteUndone(live)));
  return undone && inTheirWords(live, undone);
}

/** For whoever takes over a caller that nobody took: what is known, with all that was said. */
export function knownOf(state: CallState): LeftUndone | null {
  const { facts } = state;
  if (facts === null) return null;
  const live = { ...state, facts };
  const text = live.purpose === null ? "" : taskInWords(live);
  const known = {
    patientName: nameIn(state),
    phone: phoneOf(state),
    text: `${text}${alsoSaid(live)}`.trim(),
  };
  return inTheirWords(live, { kind: "callback", ...known });
}

const inTheirWords = ({ words = [] }: LiveState, undone: LeftUndone): LeftUndone => ({
  ...undone,
  text: detailOf({ text: undone.text, words }),
});
