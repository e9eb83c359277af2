import type { ActKind } from "../hear/acts/acts.ts";
import type { Topic } from "../hear/acts/labels.ts";
import { besideTheOther } from "./absorb/next-to-visit.ts";
import { newMatter } from "./begin.ts";
import { isWorryAnswered, isWorryHeld } from "./danger/despair-of-others.ts";
import { dangerNeed } from "./danger/protocol.ts";
import { isHolding, tell } from "./danger/stages.ts";
import { todayFirst } from "./danger/urgent-visit.ts";
import { frames } from "./frames/every-frame.ts";
import { personOf } from "./frames/people.ts";
import { isForTeam } from "./frames/team-task.ts";
import type { Ledger, MatterStatus, Prompt, Question } from "./ledger.ts";
import { answerQuestions, type Knows } from "./questions.ts";
import { acknowledged, isOfMouth, isTelling } from "./talk/acknowledge.ts";
import { farewell } from "./talk/farewell.ts";
import { sayGoodbye, saysGoodbye } from "./talk/goodbye.ts";
import { giveUp } from "./talk/handover.ts";
import { promptOfOutboundCall } from "./talk/outbound-call.ts";
import { asking, askTool, change, changeMatter, plan, type Turn } from "./turn.ts";

/** More rounds than any turn needs: a frame that goes in a circle is a fault, and says so. */
const mostRounds = 20;

/**
 * What comes next, by a few general rules: danger, every open question, the matter that is spoken of, the next one, and then
 * whether there is anything else. Goes on until the caller is asked or a tool is at work.
 */
export function advance(begun: Turn, knows: Knows): Turn {
  let turn = begun;
  for (let round = 0; round < mostRounds; round++) {
    if (turn.isOver) return turn;
    turn = goOn(turn, knows);
  }
  throw new Error("The conversation goes in a circle");
}

function goOn(before: Turn, knows: Knows): Turn {
  const inDanger = dangerNeed(answeredInDanger(before, knows));
  if (inDanger) return inDanger;
  // What they are worried about has the word; a yes beside it is done.
  if (
    (isWorryAnswered(before) || isWorryHeld(before)) &&
    !before.ledger.matters.some((each) => isOpen(each) && each.isAgreed)
  )
    return { ...change(before, { asked: stillAsked(before.ledger.asked) }), isOver: true };
  // A yes is done first: what else was said is answered by what has become of it.
  const agreed = before.ledger.matters.findIndex((each) => isOpen(each) && each.isAgreed);
  const turn = agreed < 0 ? answerQuestions(before, knows) : change(before, { current: agreed });
  if (turn.isLeaving && agreed < 0) return sayGoodbye(turn);
  const { ledger } = turn;
  const index = currentOf(ledger);
  const matter = index === null ? undefined : ledger.matters[index];
  if (index === null || !matter) return askOpenly(turn);
  if (index !== ledger.current) return nextMatter(turn, index);
  const isAsked = ledger.asked?.matter === index && isOfReadBack(ledger.asked);
  if (isAsked && ledger.asked && turn.effects.length === 0 && isUnchanged(turn))
    return put(turn, ledger.asked);
  const soon = todayFirst(turn, index);
  const need = frames[matter.kind].next(soon.ledger, soon.ledger.matters[index] ?? matter, index);
  const told = plan(soon, ...(need.before ?? []));
  switch (need.need) {
    case "ask":
      return put(told, need.prompt);
    case "tool":
      return askTool(told, need.effect, need.waiting);
    case "nothing":
      return change(told, need.ledger);
  }
}

/** What a yes would answer is asked anew; a detail, or one of several, may be told yet. */
const stillAsked = (asked: Ledger["asked"]): Ledger["asked"] =>
  asked !== null && ofDetails.has(asked.kind) ? asked : null;
const ofDetails: ReadonlySet<Prompt["kind"]> = new Set([
  ...(["offer", "treatment", "when", "name", "phone", "which_visit", "message"] as const),
]);

/** What is asked while 000 stands is answered, but nothing of before, and nothing beside the 000 itself. */
function answeredInDanger(turn: Turn, knows: Knows): Turn {
  const { danger, lastHeard, matters, questions } = turn.ledger;
  const isAgreed = matters.some((each) => isOpen(each) && each.isAgreed);
  const isFirst = turn.plan.some((item) => item.item === "danger" && !item.isAgain);
  if (!isHolding(danger) || isFirst || isAgreed) return turn;
  const isNow = ({ words, status }: Question) =>
    status === "open" && (lastHeard?.acts.some((act) => act.kind === "ask" && act.words === words) ?? false);
  const later = questions.filter((each) => !isNow(each));
  const answered = answerQuestions(change(turn, { questions: questions.filter(isNow) }), knows);
  return change(answered, { questions: [...later, ...answered.ledger.questions] });
}

/** Asked in place of a read-back that would be the same again. */
const isOfReadBack = (asked: Prompt): boolean =>
  asked.ask === "what_to_change" || ("asTold" in asked && asked.asTold !== undefined);

/** What is to be changed was just asked for, and nothing was changed yet. */
const isUnchanged = ({ ledger }: Turn): boolean => ledger.put[ledger.asked?.key ?? ""] === undefined;

const isOpen = ({ status }: { status: string }): boolean => status === "open";

function currentOf({ matters, current }: Ledger): number | null {
  if (current !== null && matters[current] && isOpen(matters[current])) return current;
  const next = matters.findIndex(isOpen);
  return next < 0 ? null : next;
}

/** The next of several is led over to, so that the caller knows which it is. */
function nextMatter(turn: Turn, index: number): Turn {
  const { matters, people } = turn.ledger;
  const matter = matters[index];
  const begun = besideTheOther(change(turn, { current: index, asked: null }), index);
  const isFollowing = matters.some(({ status }, at) => at !== index && status !== "open");
  if (!matter || !isFollowing || matter.kind === "message" || matter.kind === "callback") return begun;
  if (matter.isToldAnew) return begun;
  const { name, relation } = people[matter.person] ?? { name: null, relation: null };
  const count = matters.filter(isOpen).length;
  const isSame = matters.findLast(({ status }) => status === "done")?.person === matter.person;
  const who = isSame ? null : (name?.first ?? relation);
  return plan(begun, { item: "next_matter", kind: matter.kind, name: who, count });
}

/** Nothing is under way: what is not known here is offered to the team, else whether there is anything else. */
function askOpenly(turn: Turn): Turn {
  const { ledger } = turn;
  const { matters, questions, put: puts } = ledger;
  const idle = change(turn, { current: null });
  const own = promptOfOutboundCall(turn.ledger);
  if (own) return put(idle, own);
  const elsewhere = { ask: "anything_else", isElsewhere: true, key: "anything_else:elsewhere" } as const;
  const isElsewhere = ledger.asked?.ask === "anything_else" && ledger.asked.isElsewhere === true;
  if (isElsewhere || turn.plan.some((item) => item.item === "not_for_clinic" && item.of === "wrong_number"))
    return put(idle, { kind: "open", matter: null, ...elsewhere });
  const complained = askOfComplaint(turn, idle);
  if (complained) return complained;
  const unasked = questions.filter(({ status }) => status === "unknown");
  const unknown = unasked.filter(({ about }) => about.isUnread !== true);
  const told = matters.findLastIndex((matter) => matter.isTold && isForTeam(matter));
  // Whoever rings back, or reads the message, answers that too.
  if (unasked.length > 0 && told >= 0)
    return change(changeMatter(turn, told, { status: "open" }), { current: told });
  const promised = unasked.filter(({ about }) => about.isUnread === true);
  if (promised.length > 0 && ledger.people[ledger.caller]?.name) return passOnQuestions(turn, promised);
  if (isAnsweredAtTheDoor(turn)) return farewell(idle);
  // Whoever goes on with something else is offered it again; when the call ends, the team hears of what nobody declined.
  if (unknown.length > 0 && !ledger.isUndecided && (puts.ask_team ?? 0) < mostOffered)
    return put(idle, {
      kind: "shall_i",
      matter: null,
      key: "ask_team",
      ask: "ask_team",
      gaps: gapsOf(unknown),
    });
  const cancelled = matters.at(-1);
  const again = `book_instead:${matters.length}`;
  if (cancelled?.kind === "cancel" && cancelled.status === "done" && puts[again] === undefined)
    return put(idle, { kind: "shall_i", matter: matters.length - 1, key: again, ask: "book_instead" });
  const isFirst =
    matters.length === 0 &&
    questions.every(({ topic, about }) => ofTheCall.has(topic) || about.isEcho || about.aside) &&
    turn.ledger.danger === null;
  const isDone = turn.plan.some(({ item }) => item === "calls_stopped");
  const isAnswered = turn.plan.some(({ item }) => item !== "not_for_clinic" && item !== "acknowledge");
  if (ledger.isUndecided) return put(idle, { ...anythingElseOf(ledger), isUndecided: true });
  const offer = isFirst && !isAnswered ? offerFor(turn.ledger) : null;
  if (offer) return put(idle, offer);
  return put(
    idle,
    (isFirst && !isDone) || isSayingThereIs(turn.ledger)
      ? { kind: "open", matter: null, key: "how_can_i_help", ask: "how_can_i_help" }
      : anythingElseOf(ledger),
  );
}

/** What somebody was told would be checked with the team, in the middle of something else, goes to it once that is done. */
function passOnQuestions(turn: Turn, promised: readonly Question[]): Turn {
  const { matters, caller, questions } = turn.ledger;
  const words = promised.map((each) => each.words);
  const message = {
    ...newMatter("message", caller, words.join(" ")),
    ...{ notes: words, isQuestion: true },
  };
  return change(turn, {
    ...{ matters: [...matters, message], current: matters.length },
    questions: questions.map((each) =>
      promised.includes(each) ? { ...each, status: "passed_on" as const } : each,
    ),
  });
}

const anythingElseOf = ({ matters, questions }: Ledger) =>
  ({
    kind: matters.some(({ status }) => isSettled.has(status)) ? "anything_else" : "open",
    matter: null,
    key: `anything_else:${matters.length}:${questions.length}`,
    ask: "anything_else",
  }) as const;

const mostOffered = 2;

/** Each once; none where one of them has no name. */
const gapsOf = (unknown: readonly Question[]): readonly string[] =>
  unknown.every(({ gap }) => gap !== undefined) ? [...new Set(unknown.flatMap(({ gap }) => gap ?? []))] : [];

/** 'No, that's all, so it's Monday then?' is told that it is, 'yes, thanks, bye' is booked, and each let go; 'so is that all done?' takes no leave. */
function isAnsweredAtTheDoor({ ledger: { asked, lastHeard, outbound }, plan: planned }: Turn): boolean {
  const acts = lastHeard?.acts ?? [];
  if (planned.length === 0) return false;
  if (lastHeard && saysGoodbye(lastHeard) && !outbound) return true;
  const asking = new Set(acts.flatMap(({ kind, clause }) => (kind === "ask" ? [clause] : [])));
  return (
    asked?.ask === "anything_else" &&
    planned.every(({ item }) => item === "so_far" || item === "visits" || item === "whether") &&
    acts.some(({ kind, clause }) => kind === "that_is_all" && !asking.has(clause))
  );
}

/** Whoever complains is offered to be rung about it, once. */
function askOfComplaint({ ledger, plan: planned }: Turn, idle: Turn): Turn | null {
  const { complaint, told, matters } = ledger;
  const isRung = matters.some(({ kind, isTold }) => kind === "callback" && isTold);
  if (!complaint || complaint.isOffered || isRung) return null;
  const isLater = !planned.some(({ item }) => item === "sympathy");
  return put(change(idle, { complaint: { ...complaint, isOffered: true } }), {
    ...{ kind: "shall_i", matter: null, key: "complaint" },
    ...{ ask: "complaint", isTold: told !== undefined, isLater },
  });
}

/** Whoever told of a tooth may have it looked at; whoever tells anything else, or would rather not come, has it passed on. */
function offerFor(ledger: Ledger): Prompt | null {
  const { put: puts, lastHeard } = ledger;
  const asked = { kind: "shall_i", matter: null } as const;
  if (puts.look_at_it === undefined && lastHeard && isOfMouth(ledger))
    return { ...asked, key: "look_at_it", ask: "look_at_it", told: lastHeard };
  const isUntold = isTelling(ledger) || puts.look_at_it !== undefined;
  if (puts.pass_on !== undefined || !isUntold) return null;
  return { ...asked, key: "pass_on", ask: "pass_on", isOfVisit: tellsOfVisit(ledger) };
}

/** 'Yes' to 'is there anything else', and no word of what. */
const isSayingThereIs = ({ asked, lastHeard, fruitless }: Ledger): boolean =>
  asked?.ask === "anything_else" &&
  fruitless < 2 &&
  (lastHeard?.acts.every(({ kind }) => kind === "yes" || kind === "thanks" || kind === "wait") ?? false);

/** Of what was done on the call, people speak otherwise than of what stood before. */
const isSettled: ReadonlySet<MatterStatus> = new Set(["done", "passed_on"]);

/** Who is there, and what it can do, is asked before saying what one rings for. */
const ofTheCall: ReadonlySet<Topic> = new Set(["who", "human", "able", "privacy"]);

/** So often a prompt is put, whatever came between. */
const mostPut = 6;
/** So many turns in a row in which nothing was learnt. */
const mostFruitless = 3;

/**
 * Asks; how often is counted by the prompt and not by what was answered. A second time running it is asked in other words
 * and narrower, a third time as a choice or by keys, and then the caller goes on with people.
 */
function put(turn: Turn, prompt: Prompt): Turn {
  const { put: puts, fruitless } = turn.ledger;
  const count = (puts[prompt.key] ?? 0) + 1;
  // Whoever has more to put right each time is heard, however often it was asked whether there is more.
  const isMore = prompt.ask === "anything_else" && fruitless === 0;
  if (fruitless >= mostFruitless || (count > mostPut && !isMore)) return giveUp(withAdvice(turn));
  const lost = isLost(turn, prompt) ? plan(turn, { item: "not_understood", tries: fruitless }) : turn;
  const asked = change(lost, { put: { ...puts, [prompt.key]: count } });
  const counted = isOfReadBack(prompt) ? asked : acknowledged(asked, prompt);
  return asking(
    plan(counted, {
      item: "ask",
      prompt,
      // What was not asked yet is asked plainly, whatever went wrong before it.
      attempt: Math.min(attemptIn(turn.ledger), count),
      name: nameFor(turn.ledger, prompt),
    }),
    prompt,
  );
}

/** Something was said to 'is there anything else', and nothing came of it. */
const isLost = ({ ledger: { fruitless, lastHeard }, plan: planned }: Turn, { ask }: Prompt): boolean =>
  ask === "anything_else" &&
  fruitless > 0 &&
  planned.length === 0 &&
  (lastHeard?.acts.some(({ kind }) => !sayNothing.has(kind)) ?? false);
const sayNothing: ReadonlySet<ActKind> = new Set(["yes", "no", "thanks", "noise", "greet", "wait", "chat"]);

/** Nobody who is hurt is sent to the keys. */
const attemptIn = ({ fruitless, danger }: Ledger): number =>
  danger?.stage === "advised" ? Math.min(1 + fruitless, 2) : 1 + fruitless;

/** Nobody is let go without what to do about the trouble that they told of. */
function withAdvice(turn: Turn): Turn {
  const { danger, lastPlan } = turn.ledger;
  const isSaid = [...turn.plan, ...lastPlan].some(({ item }) => item === "danger" || item === "first_aid");
  if (danger?.stage !== "advised" || isSaid) return turn;
  return tell(turn, danger.kind, "advised", { degree: "urgent", isAgain: true });
}

/** Whoever the matter is for, when that is not the caller. */
function nameFor(ledger: Ledger, { matter, of }: Prompt): string | null {
  const asked = matter === null ? undefined : ledger.matters[matter];
  const person = of ?? asked?.person ?? ledger.caller;
  if (person === ledger.caller) return null;
  const { name, relation } = personOf(ledger, { person });
  return name?.first ?? relation;
}

/** 'I'm in with you on Thursday, and they've put me on a shift': what is to become of the visit may be all they ring for. */
const tellsOfVisit = ({ facts, lastHeard }: Ledger): boolean =>
  (facts?.permissions.rescheduleCancel ?? false) &&
  (lastHeard?.acts.some((act) => act.kind === "when" && act.role === "visit") ?? false);
