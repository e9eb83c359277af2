import { ask } from "#server/dialogue/conversation/asking.ts";
import { changeDraft, say, type Turn } from "#server/dialogue/conversation/turn.ts";

/** Asks for what is missing of who comes: the name, then the number; null when all is known. */
export function askWhoComes(turn: Turn): Turn | null {
  const { draft, callerNumber } = turn.state;
  if (!draft.name) return ask(turn, { kind: "collecting", asked: "name" });
  if (draft.name.value.last === null && !draft.askedSurname)
    return ask(changeDraft(turn, { askedSurname: true }), { kind: "collecting", asked: "surname" });
  if (draft.phone) return null;
  const asked = callerNumber !== null && !draft.declinedOwnNumber ? "own_number" : "phone";
  return ask(sayUnsureName(turn), { kind: "collecting", asked });
}

/** A name that was hardly understood is said back at once, not only in the read-back. */
export function sayUnsureName(turn: Turn): Turn {
  const { name } = turn.state.draft;
  return name?.unsure ? say(turn, `I have the name as ${name.value.full}.`) : turn;
}
