import { asksOnlyForPerson } from "../absorb/kept-words.ts";
import { newMatter } from "../begin.ts";
import { isClosedNow } from "../clock.ts";
import { isHolding, tell } from "../danger/stages.ts";
import { keyOf, lineNumber } from "../frames/people.ts";
import { askedForPerson } from "../frames/task-text.ts";
import { isForTeam, tellTeam } from "../frames/team-task.ts";
import type { Ledger, Matter } from "../ledger.ts";
import { asking, askTool, beginTurn, change, effect, type LiveLedger, plan, type Turn } from "../turn.ts";

/** The caller goes on with people: put through where somebody is there, else rung back with all that is known. */
export function dialledPerson(turn: Turn): Turn {
  const { facts } = turn.ledger;
  if (facts.takesVoicemail) return handOver(turn, "person_wanted", "voicemail");
  if (facts.canTransfer && !isClosedNow(turn.ledger)) return handOver(turn, "person_wanted", "person");
  const told = plan(turn, { item: "no_person", isClosed: isClosedNow(turn.ledger) });
  return openCallback(told, askedForPerson);
}

/**
 * Nobody took the caller who was handed over: the assistant says so once and takes the message itself. Nobody is rung for
 * this call again, and whoever's life is in danger hears that before anything else.
 */
export function takeBackCall(ledger: LiveLedger): Turn {
  const facts = { ...ledger.facts, canTransfer: false, takesVoicemail: false };
  const back = { ...ledger, facts, isEnded: false, returned: { isAboutKnown: isAboutKnown(ledger) } };
  const begun = beginTurn({ ...back, fruitless: 0, sameReplies: 0, silences: 0, hasReplied: false });
  const told = plan(begun, { item: "nobody_came" });
  const { danger } = ledger;
  if (isHolding(danger))
    return { ...tell(told, danger.kind, "sent", { degree: danger.degree, isAgain: true }), isOver: true };
  return openCallback(told, askedForPerson);
}

/** Whether anything was said of what the call is for, beside that a person is wanted. */
const isAboutKnown = ({ words, wordsBefore, lastHeard }: Ledger): boolean =>
  wordsBefore.length + words.length > 1 || lastHeard === null || !asksOnlyForPerson(lastHeard);

function handOver(turn: Turn, reason: "person_wanted" | "not_understood", to: "person" | "voicemail"): Turn {
  const ended = plan(change(turn, { isEnded: true, asked: null }), { item: "handing_over", to });
  return { ...effect(ended, { type: "hand_over", reason }), isOver: true };
}

/** Word for the team that holds what is under way; it is the matter from now on. Without a reason it is only what was asked. */
export function openCallback(turn: Turn, why: string | null, as: "callback" | "message" = "callback"): Turn {
  const { matters, caller, questions } = turn.ledger;
  const known = matters.findIndex(({ kind, status }) => kind === as && status === "open");
  if (known >= 0) return change(turn, { current: known });
  const open = openMatters(turn.ledger);
  // Whoever rings back answers what was not known here.
  const unknown = questions.filter(({ status }) => status === "unknown");
  const matter: Matter = {
    ...newMatter(as, caller, why ?? unknown[0]?.words ?? ""),
    notes: [
      ...(why === null ? [] : [why]),
      ...open.flatMap(({ notes }) => notes),
      ...unknown.map(({ words }) => words),
    ],
    passesOn: matters.flatMap((each, at) => (open.includes(each) && !isForTeam(each) ? [at] : [])),
  };
  const settled = matters.map((each) =>
    each.status === "open" ? { ...each, status: "passed_on" as const } : each,
  );
  return change(turn, {
    ...{ matters: [...settled, matter], current: matters.length, asked: null },
    questions: questions.map((each) =>
      unknown.includes(each) ? { ...each, status: "passed_on" as const } : each,
    ),
  });
}

const openMatters = ({ matters }: Ledger): readonly Matter[] =>
  matters.filter(({ status }) => status === "open");

/**
 * Nothing more comes of asking. Whoever can be put through is; else the team gets all that is known at once, and only a
 * number is asked for where none is known.
 */
export function giveUp(turn: Turn): Turn {
  const { facts } = turn.ledger;
  if (facts.takesVoicemail) return handOver(turn, "not_understood", "voicemail");
  if (facts.canTransfer && !isClosedNow(turn.ledger)) return handOver(turn, "not_understood", "person");
  const phone = turn.ledger.people[turn.ledger.caller]?.phone ?? lineNumber(turn.ledger);
  const opened = openCallback(turn, "The assistant did not get any further with the caller.");
  const index = opened.ledger.current ?? 0;
  const key = keyOf(index, "phone");
  const isAsked = (opened.ledger.put[key] ?? 0) > 0;
  if (phone === null && !isAsked) {
    const prompt = { kind: "phone", matter: index, key, ask: "phone" } as const;
    const told = plan(
      change(opened, { put: { ...opened.ledger.put, [key]: 1 } }),
      { item: "not_understood", tries: 3 },
      { item: "ask", prompt, attempt: 1, name: null },
    );
    return asking(told, prompt);
  }
  const told = tellTeam(opened.ledger, index, "hang_up");
  return askTool(plan(opened, { item: "not_understood", tries: 3 }), told.effect, told.waiting);
}
