import { toFinder } from "../../phrase.ts";
import type { Utterance } from "../../words.ts";
import type { VitalSign } from "../acts/of-danger.ts";

/** Whoever is at that breathes, is awake and knows what they do. */
const busy =
  "(is|are|still|just) ..1 (running around|running about|playing|play|laughing|chatting|singing|watching|walking around|colouring|crawling|jumping around|chasing|bouncing)";
/** Whoever takes something is awake and knows what they do; how it goes down is another matter. */
const fed = [
  "(having|has|eat|eats|eating|drinks|drinking|sipping|sucking|licking|munching) ..3 (drink of|drink|bottle|milk|water|juice|icy|iceblock|ice|lolly|toast|snack|banana|yoghurt|yogurt|biscuit|bickie|feed)",
  "(he|she|they) ..2 had ..2 (drink|bottle|feed)",
];
const crying = [
  "(is|are|still|just) ..1 (crying|cry|sooking|howling|whinging|sulking|carrying on)",
  // As fits are had, so are these: nobody lies senseless at them.
  "(having|has|chucking|throwing) ..3 (sook|cry|whinge|tanty|tantrum|meltdown|hissy|sulk|cuddle|giggle|moan)",
];
const notNow =
  "(not|never|hardly|barely|cannot|stopped|since|before|after|while|when|until|if|was|were) ..4 (running|playing|play|laughing|chatting|singing|watching|eating|drinking|walking|having|had|eat|drink|crying|cry)";
const findBusy = toFinder<"busy" | "fed" | "crying">([
  { means: "busy", say: [busy], unless: [notNow] },
  {
    means: "fed",
    say: fed,
    unless: [
      notNow,
      "(drink|bottle|water|milk|juice|it) ..6 (back up|out|choking|coughing|dribbling|of bleach)",
    ],
  },
  { means: "crying", say: crying, unless: [notNow] },
]);
/** What they are at tells of more than what they can do by a word: it answers whatever was asked. */
const signsOfBusy: Readonly<Record<"busy" | "fed" | "crying", readonly VitalSign[]>> = {
  busy: ["breathing", "awake", "clear_headed"],
  fed: ["awake", "clear_headed"],
  crying: ["awake"],
};

/** What somebody is said to be doing now, as the signs that it tells to be well: half-open word ranges. */
export const readActivity = (
  part: Utterance,
): readonly { value: VitalSign; from: number; to: number; isBusy: true }[] =>
  findBusy(part).flatMap(({ value, from, to }) =>
    signsOfBusy[value].map((sign) => ({ value: sign, from, to, isBusy: true as const })),
  );
