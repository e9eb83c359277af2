import type { Shift } from "./acts/acts.ts";
import type { PromptKind, Wish } from "./acts/labels.ts";
import { type Found, sure, unsure } from "./found.ts";

/** By how much a visit or an offered time is to be moved: 'an hour later', 'bring it forward', 'a week earlier'. */

const counts: Readonly<Record<string, number | undefined>> = {
  a: 1,
  an: 1,
  one: 1,
  another: 1,
  two: 2,
  couple: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  half: 0.5,
};
const day = 24 * 60;
const unitMinutes: Readonly<Record<string, number | undefined>> = {
  minute: 1,
  min: 1,
  hour: 60,
  day,
  week: 7 * day,
  fortnight: 14 * day,
  // A month later is looked for on the same weekday.
  month: 28 * day,
};

const amount =
  /\b(an?|one|another|two|couple|three|four|five|six|ten|fifteen|twenty|thirty|half|\d{1,2})(?: of| an?)? (minute|min|hour|day|week|fortnight|month)s?( and a half)?\b/i;
const direction = "(later|after|earlier|sooner|before|forward|back|ahead|out)";
const towards = new RegExp(`^[^.?!]{0,20}?\\b${direction}\\b`, "i");
const pushed =
  /\b(push|move|put|shift|set|knock|delay|postpone|bring|pull|shove|slide|bump|nudge|kick|chuck|take|drag|make) (?:it|that|them|mine|this|(?:the|my|our) \w+(?: \w+)?) (back|out|forward|up|ahead|by)\b/i;
/** 'Bring it forward to Thursday' says where to. */
const toSomewhere = /^\W*(?:to|till?|until|for)\b/i;
const isBack = /^(?:earlier|sooner|before|forward|ahead|up)$/i;
const alone =
  /\b(?:(?:bit|little|much|any|something|anything|slightly|way|lot|one|time|slot|spot) (?:\w+ )?(later|earlier|sooner)|(later|earlier|sooner) (?:(?:that|in the|the same|this|in that) (?:day|week|month|morning|afternoon)|on|than that|than those|if (?:you|possible)|time|one|slot|please)|(?:got|have|having|do|doing|be|go|get|getting|make|making|move|moving|come|coming)(?: (?:it|that|this|mine|in|me|him|her|us|them))? (later|earlier|sooner)|^(?:\W*(?:no|nah|hmm|maybe|um|uh|well))*\W*(later|earlier|sooner)\W*(?:please|maybe|thanks|if possible)?\W*$)/i;
const sameOn =
  /\bsame (?:(?:sort|kind) of )?(?:day|time|hour|slot)\b[^.?!]{0,30}?\b(?:the )?(week after|following week|next week|next month|week before)\b/i;
const sameBehind =
  /\b(?:the )?(week after|following week|next week|week before)\b[^.?!]{0,30}?\bsame (?:(?:sort|kind) of )?(?:day|time|hour|slot)\b/i;
const sameTime = /\b(?:same (?:sort of |kind of |kinda |sorta )?(?:time|hour)|similar time)\b/i;
const notOfVisit =
  /\b(?:call|ring|phone|calling|ringing|speak|talk|see you|catch you|try|pay|decide)\b[^.?!]{0,12}?\blater\b|\bago\b|\bhalf an hour (?:late|away)\b/i;

const moving: ReadonlySet<PromptKind> = new Set(["offer", "one_offer", "when", "read_back"]);

const found = (shift: Shift, at: number, words: string, certainty = sure): Found => ({
  act: { kind: "shift", shift },
  span: [at, at + words.length],
  certainty,
});

export function readShift(
  spoken: string,
  { prompt, wish }: { prompt: PromptKind; wish: Wish | null },
): Found | null {
  // 'Move my check up' moves it nowhere yet.
  const text = spoken.replace(/\bcheck up/gi, (words) => words.replace(" ", "-"));
  if (notOfVisit.test(text)) return null;
  const push = pushed.exec(text);
  const isAlone = push !== null && !toSomewhere.test(text.slice(push.index + push[0].length));
  return (
    (wish === "move" || wish === null ? sameLater(text) : null) ??
    byAmount(text, push) ??
    (isAlone ? found(pushedBy(push), push.index, push[0]) : null) ??
    (moving.has(prompt) || wish === "move" ? towardsOnly(text) : null) ??
    atSameTime(text)
  );
}

/** 'Same time the week after' */
function sameLater(text: string): Found | null {
  const same = sameOn.exec(text) ?? sameBehind.exec(text);
  // 'Next week Tuesday, same time' names the day.
  if (!same?.[1] || weekday.test(text)) return null;
  const minutes = (/month/i.test(same[1]) ? 4 : 1) * 7 * day;
  const direction = /before/i.test(same[1]) ? "earlier" : "later";
  return found({ minutes, direction }, same.index, same[0]);
}

const weekday = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i;

/** 'Thursday, same time': no shift at all. */
function atSameTime(text: string): Found | null {
  const same = sameTime.exec(text);
  return same && found({ minutes: 0, direction: "later" }, same.index, same[0]);
}

/** 'An hour later', 'push it back half an hour' */
function byAmount(text: string, push: RegExpExecArray | null): Found | null {
  const said = amount.exec(text);
  if (!said) return null;
  const [words, count = "", unit = "", half] = said;
  const behind = towards.exec(text.slice(said.index + words.length));
  const way = behind?.[1] ?? (push && pushDirection(push));
  const by = (counts[count.toLowerCase()] ?? Number(count)) + (half === undefined ? 0 : 0.5);
  const minutes = Math.round(by * (unitMinutes[unit.toLowerCase()] ?? 0));
  if (!way || !(minutes > 0)) return null;
  const until = said.index + words.length + (behind?.[0].length ?? 0);
  const direction = isBack.test(way) ? "earlier" : "later";
  return found({ minutes, direction }, said.index, text.slice(said.index, until));
}

/** 'Something earlier': by how much is not told. */
function towardsOnly(text: string): Found | null {
  const [words, ...ways] = alone.exec(text) ?? [];
  const only = ways.find((each) => each !== undefined);
  if (words === undefined || only === undefined) return null;
  const isOfDays = new RegExp(
    `\\b${only} (?:on )?(?:in the|in that|that|the same|this) (?:week|month)\\b`,
    "i",
  ).test(text);
  return found(
    { minutes: null, direction: isBack.test(only) ? "earlier" : "later", ...(isOfDays && { isOfDays }) },
    text.indexOf(words),
    words,
    unsure,
  );
}

/** 'Bring it forward' is earlier, 'push it forward' as well; 'put it back' and 'out' are later. */
const pushedBy = (push: RegExpExecArray): Shift => ({
  ...{ minutes: null, direction: pushDirection(push) },
  ...(/^(?:bring|move|pull)/i.test(push[1] ?? "") &&
    /forward/i.test(push[2] ?? "") && { isForward: true as const }),
});

const pushDirection = (push: RegExpExecArray): Shift["direction"] =>
  isBack.test(push[2] ?? "") || /^bring|^pull/i.test(push[1] ?? "") ? "earlier" : "later";
