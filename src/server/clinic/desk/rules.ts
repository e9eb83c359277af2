import type { TaskKind } from "#contract/messaging/tasks.ts";

/** What a receptionist would ring about before anything else. */
const urgentWords =
  /\b(?:emergency|pain(?:ful|s)?|ache|aching|throbbing|swell(?:ing|ed)?|swollen|bleed(?:ing|s)?|abscess|infect(?:ed|ion)|pus|knocked out|(?:chipped|broken|broke|cracked|snapped) (?:\w+ ){0,2}?(?:tooth|teeth|crown|filling|denture)|(?:tooth|teeth|crown|filling|denture)(?: \w+){0,3} (?:chipped|broken|broke|cracked|fell out|fallen out|came off|come off)|can(?:'|’)?t (?:sleep|eat|breathe|swallow)|urgent(?:ly)?|asap)\b/i;
const denial = /\b(?:no|not|isn['’]?t|without|never|free of|doesn['’]?t|don['’]?t)\b(?: \w+){0,2} *$/i;

/** Whoever rings or writes of such things waits least well; what a practice system says is never that. */
export function soundsUrgent({
  kind,
  title,
  detail,
}: {
  kind: TaskKind;
  title: string;
  detail: string;
}): boolean {
  if (kind === "emergency") return true;
  if (kind !== "callback" && kind !== "message" && kind !== "text") return false;
  const text = `${title}\n${detail}`;
  const found = urgentWords.exec(text);
  return found !== null && !denial.test(text.slice(0, found.index));
}
