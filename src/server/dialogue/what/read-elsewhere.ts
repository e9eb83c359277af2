import { toFinder } from "../phrase.ts";
import { heardBetween, type Utterance, type Word } from "../words.ts";
import { business, businessOfTwo } from "./places.ts";

/** Questions about somebody else's place, hours or prices: the clinic's own are no answer to them. */

const theirs = `(${business}|${businessOfTwo})`;
const the = "(the|that|this|your|our|a|any|there a|there an|there any|my)?";
const about =
  "(open|opens|closed|close|closes|shut|shuts|opened|trading|hours|busy|still|start|starts|finish|finishes|sell|sells|stock|stocks|cost|costs|charge|charges|near|nearby|close by|around|about|far|located|take|do|does|have|has|serve|deliver|there|good|any good|next door|down|across)";

const find = toFinder<"named">([
  {
    means: "named",
    say: [
      `(is|are|does|do|did|has|will|would) ${the} ..1 ${theirs} ..5 ${about} ..4`,
      `(when|what time|what times|until when|till when|how late|how early|what hours|what days|which days) ..2 (is|are|does|do|did|has|will|would) ${the} ..1 ${theirs} ..6`,
      `(where|whereabouts|how far) ..2 (is|are) ${the} ..2 ${theirs} ..4`,
      `(number|address|hours|opening hours|closing time|phone number) (of|for|at) (the|that|this|your|our|a) ..1 ${theirs} ..3`,
      `(how much|what) ..3 (parking|park|coffee|it cost|it costs|charge) ..2 (at|in) (the|that|your|our)? ..1 ${theirs} ..2`,
      `(how much|what) (is|are|does|do) (the|that|your|our|a)? ..2 (at|in|from) (the|that|your|our)? ${theirs} ..3`,
      `(know|sure|wondering|wonder|idea|tell me|happen to know) (if|whether|when|what time|how late|where) (the|that|your|our|a|any)? ..1 ${theirs} ..6`,
      `(is|are) there (a|an|any|one) ..2 ${theirs} (near|nearby|close|around|next|in|about|handy|on|within|somewhere|here|there|$) ..3`,
    ],
    unless: [
      "school|kindy (holiday|holidays|hours|time|run|pickup|drop|term)",
      "hospital (cover|insurance|policy|extras)",
      "(before|after|from|at|to|into|for) (school|kindy|kindergarten|daycare|childcare|gym|church|hospital)",
      // Who rings from there says so.
      `(it|this|that|name) is ..2 ${theirs} ..3`,
      // Told by what lies beside it, it is the clinic that is asked about.
      `(are|is) (you|yous|it|this|that|the clinic|the practice|your clinic|your place) ..3 (near|next|opposite|across|beside|behind|above|over|in|inside|by|on|at|around|under|below|the one) ..5`,
      `(this|that|you|is it) (the|a)? ..1 ${theirs} $`,
    ],
  },
]);

/** What is the clinic's own, or nobody's place: hours, times and things asked about in the same words. */
const ownOrNone = new Set(
  `you yous ya they it he she i we us me anyone anybody someone somebody everyone there this that these those one ones which what who
  clinic clinics practice surgery reception receptionist dentist dentists doctor doctors hygienist therapist specialist orthodontist
  team staff desk front guys line lines phone phones switchboard branch rooms building entrance door doors gate lift elevator toilet toilets
  carpark parking park bookings booking appointment appointments slot slots spot spots time times opening openings book books diary
  calendar schedule day days week weeks weekend weekends month morning mornings afternoon afternoons arvo evening evenings night nights
  today tomorrow tonight monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday saturdays sunday
  sundays holiday holidays christmas easter january february march april may june july august september october november december
  lunch noon midday midnight hour hours am pm clock account file claim case offer mouth jaw tooth teeth gap gaps hole wound socket lips
  gum gums braces crown filling website online form portal pain swelling not all everything anything something dental my your
  office place joint one two three four five six seven eight nine ten eleven twelve thirty half quarter`.split(
    /\s+/,
  ),
);
/** 'The lolly shop near you' is not the clinic. */
const beside = new Set("near by beside opposite behind above below under".split(" "));
const isOwn = (word: string): boolean => ownOrNone.has(word) || /\d/.test(word);
const asks = new Set("is are does do will when".split(" "));
const hours = new Set("open opens opened closed close closes shut shuts trading".split(" "));
/** So many words name a place: 'the smith street bakery cafe'. */
const mostWordsOfName = 6;

/** 'When does Aldi close': open or shut is something that is neither the clinic nor a time. */
function strangersHours(words: readonly Word[]): { from: number; to: number } | null {
  for (let from = 0; from < words.length; from += 1) {
    if (!asks.has(words[from]?.word ?? "")) continue;
    for (let to = from + 2; to <= Math.min(words.length - 1, from + mostWordsOfName + 1); to += 1) {
      const word = words[to]?.word ?? "";
      const isLandmark = beside.has(words[to - 2]?.word ?? "");
      if (isOwn(words[to - 1]?.word ?? "") && !isLandmark) break;
      if (hours.has(word) && !isPlain(words.slice(from + 1, to))) return { from, to: words.length };
    }
  }
  return null;
}

const nameless = new Set("the a an still normally usually always even be shop store".split(" "));
/** Nothing in it names anything. */
const isPlain = (words: readonly Word[]): boolean => words.every(({ word }) => nameless.has(word));

/** The part of the utterance that asks about somebody else's business, as a span of the text; null when none does. */
export function readElsewhere(utterance: Utterance): readonly [number, number] | null {
  const place = find(utterance)[0] ?? strangersHours(utterance.words);
  if (!place) return null;
  const clauses = clausesOf(utterance);
  const inClause = utterance.words.flatMap((_, at) => (clauses[at] === clauses[place.from] ? [at] : []));
  const [from = 0, to = from] = [inClause[0], inClause.at(-1)];
  return heardBetween(utterance, from, to + 1).span;
}

const joiners = new Set("and but also plus".split(" "));
/** A sentence ends, or after a comma somebody speaks of themselves or asks anew. */
const newSentence =
  /^[^\p{L}\p{N}]*(?:[.?!;]|,\s*(?=(?:i|i'[a-z]+|we|my|can|could|are|do|how|what|when|is|also)\b))/iu;

/** For every word the number of its clause: 'is the bakery open, and are you open on Sunday' has two. */
function clausesOf({ words, text }: Utterance): readonly number[] {
  let clause = 0;
  return words.map(({ word }, at) => {
    const end = words[at - 1]?.end;
    const isNew = end !== undefined && newSentence.test(text.slice(end));
    if (joiners.has(word) || isNew) clause += 1;
    return clause;
  });
}
