/** Words of the list of those who would come earlier: to be on it, or whether there is one. */
export interface WaitlistWords {
  kind: "wish" | "question";
  /** Half-open character range of those words. */
  span: readonly [number, number];
}

/** One look for a word of its own before the costly ones. */
const hint =
  /\blists?\b|waitlist|stand ?by|short notice|\b(?:cancell?ations?|cancels?|cancelled|comes?|came|coming|pops?|opens?|frees?|becomes?|drops?|pulls?|sooner|earlier|before)\b/i;

export const listed =
  "(?:(?:cancell?ations?|wait(?:ing)?|stand ?by|short[ -]notice|priority|earlier appointments?|call ?back)[ -]?list|waitlist|standby|stand by)";
const asksForIt =
  "(?:put|pop|add|stick|chuck|get|whack|place|bung|have|leave|keep|sign|go|going|be|jump|join|register)";
const who = "(?:me|us|him|her|them|my (?:name|son|daughter|husband|wife|mum|dad|\\w+)|[\\p{L}']+)";

/** 'Put me on the cancellation list', 'can I go on standby', 'stick my name down on the list'. */
const wishes = new RegExp(
  [
    `\\b${asksForIt}\\b(?: ${who}){0,3}?(?: down| up| name)?(?: (?:on|onto|to|in|for|into))?(?: (?:the|your|that|a|any|some|this))? (?:${listed}|(?<=\\b(?:the|your|that) )list)\\b`,
    `\\b(?:want|need|like|after|love|prefer|use)\\b(?: (?:to be|to go|to get|a (?:spot|place)))? (?:on|onto) (?:the|your|a) ${listed}\\b`,
    `\\b(?:put|keep|have|leave|be|let|tell) (?:(?:me|us|put|know|down|in mind|posted) ){1,3}(?:for|about|of) (?:(?:an?|any|the) )?cancell?ations?\\b(?! (?:fee|polic|charge|notice))`,
    `\\b(?:be|go|going|come|get|stay) on (?:standby|stand by|(?:the|your|a) (?:${listed}|list))\\b`,
  ].join("|"),
  "iu",
);

/** 'The cancellation list please', 'waitlist': nothing else is said. */
const listAlone = new RegExp(
  `^\\W*(?:(?:yes|yeah|ok|okay|um|uh|oh|just|maybe|then|please|the|a|your|go|with|for|sure)\\W+)*${listed}(?:\\W+(?:please|then|thanks|thank you|will do|is fine|for me|sounds good|works))*\\W*$`,
  "i",
);

/** 'Is there a wait list', 'do you keep a cancellation list': to be told of, and put on after a yes. */
const asksIfAny = new RegExp(
  `\\b(?:is there|are there|(?:do|did) (?:you|yous|they)(?: guys)?(?: \\w+)? (?:have|keep|run|do|offer)|(?:have|has) (?:you|they)(?: guys)? (?:got )?|you(?: guys)? (?:got|have)|got)\\s*(?:an?|any|some|like|sort of|kind of|such a thing as|\\s)* ${listed}s?\\b|\\bhow (?:does|do|would) (?:the|your|a) ${listed}\\b`,
  "i",
);

/** 'A list I can go on' is a wish in the form of a question. */
const joins =
  /^.{0,40}?\b(?:(?:i|we|she|he) (?:can|could|might) (?:\w+ )?(?:go|be|get|join|hop|jump|put)|(?:you|to) (?:can |could )?(?:put|pop|add|get|stick|join)|to (?:go|be|get) on)\b/i;

/** Whoever is on it and asks, or wants to be taken off it, wishes for neither. */
const standsOnIt = new RegExp(
  `\\b(?:off|from|am i|are we|are you|is (?:he|she)|i'?m|i am|we'?re|been|was|were|already|still|remove|not|(?:do|does|did|wo)n['’]?t(?: \\w+){0,3}|no) (?:\\w+ ){0,3}?(?:the |your |a |any )?(?:${listed}|list)\\b`,
  "i",
);

/** 'Give me a ring', 'let me know', 'keep my name': to be told if a time comes free. */
const notifies =
  "let (?:me|us)(?: \\w+)? know|tell (?:me|us)|(?:give|gimme|send|drop|shoot)(?: (?:me|us))? (?:an? )?(?:quick )?(?:ring|call|bell|buzz|shout|text|tinkle|hoy|heads up|message|line)|(?:ring|call|text|message|phone|contact|notify|e-?mail|sms|ping|buzz) (?:me|us)|(?:be|get) in touch|(?:keep|bear|have) (?:me|us|my name|our name)|(?:leave|take|put|got) (?:my|our) (?:name|number|details)";
const isTold = new RegExp(`\\b(?:${notifies})\\b`, "i");
/** The same, or that they would come: 'squeeze me in', 'I'd take it', 'at short notice'. */
const isToldOrComes = new RegExp(
  `\\b(?:${notifies}|(?:put|fit|squeeze|slot|pop|bump|move|shift|bring|swap|get) (?:me|us|it|mine|my (?:appointment|booking|visit|one))|(?:i|we)(?:['’]?d| would|['’]?ll| will| can| could| might|['’]?m| am) (?:\\w+ ){0,3}?(?:take|have|grab|come|love|like|happy|jump|free|available|keen|interested)|short notice|that(?:['’]?d| would) be (?:\\w+ )?(?:great|good|awesome|lovely|ideal|better|perfect|nice))\\b`,
  "i",
);

const somebody =
  "(?:(?:some|any)(?:one|body)(?: else)?|another (?:patient|person)|a patient|other people|people|they|a cancell?ation|cancell?ations?|(?:an?|any|some|one of the) (?:\\w+ )?(?:spot|slot|time|place|appointment|opening|gap|vacancy|space|visit)s?|(?:any|some)(?:thing|where)?(?: \\w+){0,3}?|something(?: \\w+){0,2}?|one|it)";
/** 'If somebody cancels', 'if anything sooner comes up', 'should a spot open up before then'. */
const comesFree = new RegExp(
  [
    `\\b(?:if|when|whenever|should|in case|once|case)\\b(?: (?:that|ever|by any chance|there['’]?s|there is|you (?:get|have|do get|happen to get)))*(?: \\w+){0,2}? ${somebody}(?: (?:does|do|did|happens? to|should|ever|earlier|sooner|before then|suddenly))*`,
    " (?:cancels?|cancelled|cancell?ations?|comes? (?:up|free|available|through|in)|came (?:up|free|available|through)|coming (?:up|free)|pops? (?:up|free)|popped up|opens?(?: up)?|opened up|frees?(?: up)?|freed up|becomes? (?:free|available|vacant)|gets? (?:free|freed up|cancelled|dropped)|drops? out|dropped out|pulls? out|pulled out|falls? (?:through|out)|can['’]?t (?:make it|come)|doesn['’]?t (?:show|turn up|come)|is (?:free|available)(?: (?:earlier|sooner|before))?)\\b",
    "|\\b(?:if|when|whenever|should|in case|case)\\b(?: \\w+['’]?\\w*){0,3}? (?:(?:an?|any|some|one|more) )?(?:(?:earlier|last minute|late|other) )?cancell?ations?\\b",
  ].join(""),
  "i",
);
/** The same without a word of coming free: 'if there's anything sooner', once nothing is being looked for. */
const isSooner =
  /\b(?:if|in case|should|when|whenever)\b(?: \w+['’]?\w*){0,5}? (?:sooner|earlier|before (?:then|that)|beforehand)\b/i;

/** 'I'll let you know if something comes up', 'if I cancel': it is the caller's side that may change. */
const ofCaller =
  /\b(?:let|tell|ring|call|text|phone) (?:you|yous|them)\b|\b(?:if|when) (?:i|we|you|my|the dentist|the clinic)\b(?! (?:get|have|do|could|can|see|find|hear|end up))/i;

/** `seeks`: a time is being looked for now, and 'if there's anything sooner' is about that. */
export function readWaitlist(text: string, seeks: boolean): WaitlistWords | null {
  if (!hint.test(text)) return null;
  const alone = listAlone.test(text);
  if (alone && !/\?/.test(text)) return { kind: "wish", span: [0, text.length] };
  const question = spanOf(asksIfAny, text);
  const rest = question ? text.slice(question[1]) : "";
  if (question)
    return joins.test(rest)
      ? { kind: "wish", span: widened(question, rest) }
      : { kind: "question", span: question };
  const wish = standsOnIt.test(text) ? null : spanOf(wishes, text);
  if (wish) return { kind: "wish", span: wish };
  if (ofCaller.test(text)) return null;
  const free = spanOf(comesFree, text);
  const sooner = free || seeks ? null : spanOf(isSooner, text);
  const told = free ? spanOf(isToldOrComes, text) : sooner && spanOf(isTold, text);
  const when = free ?? sooner;
  return when && told
    ? { kind: "wish", span: [Math.min(when[0], told[0]), Math.max(when[1], told[1])] }
    : null;
}

const spanOf = (words: RegExp, text: string): readonly [number, number] | null => {
  const found = words.exec(text);
  return found && [found.index, found.index + found[0].length];
};

/** With the words that join: 'that I can go on'. */
function widened([from, to]: readonly [number, number], rest: string): readonly [number, number] {
  const joined = joins.exec(rest)?.[0].length ?? 0;
  const end = /^ (?:(?:me|us|my name) )?(?:on|onto|down)(?: (?:it|to))?\b/i.exec(rest.slice(joined));
  return [from, to + joined + (end?.[0].length ?? 0)];
}
