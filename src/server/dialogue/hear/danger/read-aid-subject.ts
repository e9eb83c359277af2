import { toFinder } from "../../phrase.ts";
import { heardBetween, type Utterance } from "../../words.ts";
import type { AidSubject, DangerKind } from "../acts/of-danger.ts";
import { type Found, sure } from "../found.ts";

/**
 * What somebody who has just been told what to do asks about, or tells, by the thing itself: 'is water okay', 'put in water yes or
 * no', 'I've got it in a tissue'. However it is put, what first aid says of that thing is the answer.
 */
const ifEver = "(if|when|once|should)";
const tripleZero = "(triple zero|triple o|zero zero zero|000|ambulance|ambulances|ambo|ambos|paramedics)";
const milkTooth = "(baby|milk|first|deciduous)";
const adultTooth = "(grown up|grownup|adult|big girl|big boy|second|permanent|proper|real)";
const find = toFinder<AidSubject>([
  { means: "milk", say: ["(milk|long life)"] },
  {
    means: "dry",
    say: ["(tissue|tissues|paper|napkin|serviette|wrapped|pocket|purse|zip lock|ziplock|sandwich bag|bag)"],
  },
  {
    means: "rinse",
    say: ["(rinse|rinsing|wash|washing|gargle|mouthwash|scrub|salt water|salty water|clean it)"],
  },
  { means: "water", say: ["(water|tap)"], unless: ["(salt|salty) water"] },
  {
    means: "eat",
    say: [
      "(eat|eating|food|chew|chewing|drink|drinking|coffee|tea|beer|beers|alcohol|grog|wine|breakfast|dinner)",
    ],
  },
  {
    means: "heat",
    say: ["(heat pack|hot pack|heat bag|wheat bag|hot water bottle|something warm|something hot)"],
  },
  { means: "cold", say: ["(ice|frozen|icepack|cold pack|cold cloth|something cold)"] },
  {
    means: "lie",
    say: ["(lie|lying|lay) (down|flat|back|her|him|them)", "(sleep|go to bed|pillow|pillows)"],
  },
  { means: "cloth", say: ["(cloth|gauze|hanky|hankie|flannel|wad|teabag|tea bag|pressing|pressure|biting)"] },
  {
    means: "put_back",
    say: [
      "(push|put|stick|pop|shove|stuff) ..2 back",
      "(push|pull|bend|move|straighten|ease) ..2 (forward|forwards|straight|out again|into place|down)",
      "straighten ..2 (it|tooth)",
    ],
  },
  { means: "pull", say: ["(pull|wiggle|yank|wobble|twist) ..3 (out|it|off)"] },
  {
    means: "triple_zero",
    say: [
      `(do|does|should|must|shall|would|will) (i|we|he|she|it|they|you) ..4 ${tripleZero}`,
      `need ..3 ${tripleZero}`,
      `${tripleZero} or (not|no|what|is|am|do)`,
      `is ..5 ${tripleZero} (job|thing|matter|emergency)`,
      `(is|was) (it|this|that) ..3 ${tripleZero}`,
    ],
    unless: [`(not|no|never|without) ..4 (${tripleZero.slice(1, -1)})`, `have not ..3 ${tripleZero}`],
  },
  {
    means: "vomit",
    say: [
      "(make|made|making|get|have|let) ..2 (sick|vomit|throw up|spew|chuck|puke)",
      "(spew|throw|bring|sick|chuck|cough) (it|that|them) (back)? up",
      "(spew|throw|bring|chuck) (her|him) up",
    ],
  },
  {
    means: "come",
    say: [
      "(can|could|should|shall|may|do|will|would) (i|we|us) ..2 (come|drive|head|go|leave|race|rush|pop) ..2 (now|straight|straightaway|there|in|over|down|early|before|to you)",
      "(can|could|should|shall|may|will|would) (i|we|us) ..2 bring (her|him|them) ..2 (now|straight|straightaway|in|over|down|early|before|to you)",
      "(do|would|will) (you|they|youse) ..1 want (us|me|him|her) ..3 (there|now|in|early|before|straight)",
      "(is|be|that) ..2 (okay|ok|alright|fine) ..3 (come|drive|head|turn up|rock up) ..2 (now|straight|there|in|over|early|before)",
    ],
    unless: [
      "(hospital|hospitals|emergency|casualty|ambulance|school|work|training|swimming|bed|sleep|home|back in)",
      // Another day is a visit that is wished for.
      "(tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next|instead|later|week)",
    ],
  },
  {
    means: "which_tooth",
    say: [
      `${adultTooth} ..6 ${milkTooth}`,
      `${milkTooth} ..6 ${adultTooth}`,
      `(is|was|if|whether) (it|that|this) ..2 (${milkTooth.slice(1, -1)}|${adultTooth.slice(1, -1)}) (tooth|one)`,
    ],
    unless: ["(first|second) (thing|visit|time|appointment|day)"],
  },
  { means: "hospital", say: ["(hospital|hospitals|emergency department|emergency room|casualty|a and e)"] },
  {
    means: "wait",
    say: [
      "(can|should|could|do|does|is|okay|ok|or) ..3 wait",
      "wait ..2 (till|until|for|or)",
      "how long ..3 (wait|leave|keep|hold|bleed|bleeding|go|going|take)",
    ],
  },
]);

/** What may come on later, by its name. */
const findLater = toFinder<DangerKind | "worse">([
  { means: "oozing", say: [`${ifEver} ..4 (bleed|bleeds|bleeding|blood|oozing)`] },
  {
    means: "swelling",
    say: [`${ifEver} ..4 (swells|swell|swelling|swollen|blows up|puffs up|puffy|balloons)`],
  },
  {
    means: "worse",
    say: [
      `${ifEver} (it|its|this|that|i|he|she|things|they|the pain|the bleeding|the swelling)? ..3 (starts|start|worse|worsens|spreads|flares|blows|goes|kicks|opens|happens|coughing|cough|coughs|again) ..1 (up|off|again|overnight|tonight|bad|back|$)?`,
      `${ifEver} ..3 (comes|come|came) (on|back)`,
      `${ifEver} ..5 (worse|coughing|cough|coughs)`,
      `${ifEver} ..5 (something|anything) (happens|goes)`,
    ],
  },
]);
const findAsked = toFinder<true>([
  {
    means: true,
    say: [
      "what ..2 (do|should|shall|can|must|would|if|happens|then|now)",
      "(who|where|whom) ..3 (ring|call|phone|go|turn)",
      "what if",
      "(in the|at|during the|over) ..1 night",
      "(overnight|tonight|after hours|on my own|by myself|alone|am closed|are closed|two in the morning)",
    ],
  },
]);

/** 'What if it starts up in the night, I'm on my own': no time that is wished for. */
function readLater(utterance: Utterance): readonly Found[] {
  const all = findLater(utterance);
  const [first] = all;
  if (!first || findAsked(utterance).length === 0) return [];
  const named = all.find(({ value }) => value !== "worse")?.value;
  const { span } = heardBetween(utterance, first.from, first.to);
  const danger = named === undefined || named === "worse" ? {} : { danger: named };
  return [{ act: { kind: "aid_subject", of: "later", ...danger }, span, certainty: sure }];
}

/** The things that are spoken of, in the order of the words. */
export const readAidSubjects = (utterance: Utterance): readonly Found[] => {
  const seen = new Set<AidSubject>();
  const things = find(utterance).flatMap(({ value, from, to }): readonly Found[] => {
    if (seen.has(value)) return [];
    seen.add(value);
    return [
      {
        act: { kind: "aid_subject", of: value },
        span: heardBetween(utterance, from, to).span,
        certainty: sure,
      },
    ];
  });
  return [...things, ...readLater(utterance)];
};
