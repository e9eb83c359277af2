import { toFinder } from "../../phrase.ts";
import { heardBetween, type Utterance } from "../../words.ts";
import type { VitalSign } from "../acts.ts";
import { type Found, sure } from "../found.ts";

/**
 * Signs that are told by name, each clause by itself: well, which clears that sign and nothing else, or not, however little.
 * 'Swallowing's a bit hard but I can breathe' is both.
 */

const fine = "(fine|okay|ok|alright|all right|normal|normally|well|good|easy|easily)";
/** Whoever is at that breathes, is awake and knows what they do. */
const busy = "(is|still|just) ..1 (running around|running about|playing|laughing|chatting|singing|watching)";
const denied = "(no|not|never|without|nor)";

const findWell = toFinder<VitalSign>([
  {
    means: "breathing",
    say: [
      `(breathing|breathe|breathes|breath) ..2 ${fine}`,
      `(breathing|breath|breathings) (is|has)? ..1 ${fine}`,
      `(breathing|breathe) (and|or|nor) ..1 (swallowing|swallow|talking|eating|drinking) ..3 ${fine}`,
      "can (breathe|talk|speak|breath)",
      `${denied} ..2 (trouble|problem|problems|difficulty) ..3 (breathing|breathe)`,
      "(is|am|are|still) breathing",
      busy,
    ],
    unless: [
      "(can not|cannot|not|hardly|barely) ..3 (breathe|breathing|breath|talk|speak)",
      "breathing ..2 (funny|fast|quick|hard|heavy|heavily|shallow|weird|strange|noisy|rough|different|through)",
      "breathe out",
      "(talk|speak) (to|with|about)",
    ],
  },
  {
    means: "swallowing",
    say: [
      `(swallowing|swallow|swallows|swallowings) ..3 ${fine}`,
      "can ..2 (swallow|drink|eat)",
      `${denied} ..2 (trouble|problem|problems|difficulty) ..3 (swallowing|swallow)`,
    ],
    unless: [
      "(can not|cannot|not|hardly|barely) ..3 (swallow|swallowing|eat|drink)",
      "(can|could) (i|he|she|we|you)",
    ],
  },
  {
    means: "awake",
    say: [
      "(is|am|are|wide) ..2 (awake|conscious|alert|talking)",
      "(have|has|did) not ..1 (passed out|fainted|faint|pass out|blacked out)",
      "never ..1 (passed out|fainted)",
      "(came|come|coming) (round|to|around)",
      busy,
      "cried ..2 (straight away|right away|immediately)",
    ],
    unless: [
      "(not|hardly|barely) ..2 (awake|conscious|alert|talking|come|came|coming|running|playing|walking|laughing)",
      "talking ..1 (rubbish|nonsense|gibberish|funny|weird|strange|gobbledygook|slowly)",
      "(when|while|was|were) ..3 (running|playing|walking|watching)",
      "playing ..1 up",
    ],
  },
  {
    means: "clear_headed",
    say: [
      "making sense",
      "(knows|know) (where|who|what) ..2 (is|am|are|day)",
      `talking ..2 ${fine}`,
      `${denied} ..3 (drowsy|sleepy|confused|dizzy|groggy)`,
      "(clear|level) headed",
      busy,
    ],
    unless: [
      "(not|hardly|barely|stopped) ..2 (making|talking|running|playing|laughing|know|knows)",
      "(when|while|was|were) ..3 (running|playing)",
    ],
  },
  {
    means: "bleeding",
    say: [
      "(bleeding|blood|it) ..2 (stopped|slowed|easing|eased)",
      "not ..1 (bleeding|pouring|gushing)",
      "no (blood|bleeding)",
    ],
    unless: ["not ..1 (stop|stops|stopped|stopping|slowed|slowing)"],
  },
  {
    means: "chest",
    say: [`${denied} ..4 chest`, `chest ..2 ${fine}`, "chest ..2 clear"],
  },
]);

const findNotRight = toFinder<VitalSign>([
  {
    means: "breathing",
    say: [
      "(breathing|breath|breathings) ..3 (funny|fast|quick|hard|harder|heavy|heavily|shallow|noisy|whistly|wheezy|raspy|tight|difficult|laboured)",
      "(hard|harder|difficult|tricky|trouble|struggling|struggle) ..2 (breathe|breathing|breath)",
      "(wheezing|wheezy|wheeze|whistly)",
      "(short|shortness|out) of breath",
      "(voice|speech) ..3 (funny|hoarse|muffled|gone|weird|thick)",
    ],
    unless: [
      `${denied} ..3 (hard|harder|difficult|trouble|struggling|wheezing|wheezy|short|shortness)`,
      "through (the|my|his|her) nose",
    ],
  },
  {
    means: "swallowing",
    say: [
      "(swallowing|swallow|swallowings) ..4 (hard|harder|difficult|tricky|trouble|tight|struggle)",
      "(hard|harder|difficult|tricky|trouble|struggling|struggle|difficulty) ..2 (swallow|swallowing)",
      "(can not|cannot|hardly|barely) ..2 swallow",
      "(drooling|dribbling|dribble|drool)",
    ],
    unless: [
      `${denied} ..3 (hard|harder|difficult|tricky|trouble|struggling|difficulty)`,
      "(pill|pills|tablet|tablets|capsule|capsules)",
      "(teething|blood|numb|needle|anaesthetic)",
    ],
  },
  {
    means: "awake",
    say: [
      "(floppy|limp|lifeless)",
      "(will not|would not|does not|not|can not|cannot) ..1 (answer|answering|respond|responding|waking|wake)",
      "(hard|difficult) to wake",
    ],
    unless: ["(phone|door|email|text|message|question)"],
  },
  {
    means: "clear_headed",
    say: [
      "(drowsy|sleepy|confused|muddled|wobbly|dopey|groggy|woozy|disoriented|staggering|slurring)",
      "not ..1 making sense",
      "not know ..1 (where|who|what) ..2 (is|am|are|day)",
      "(talking|speaking) ..1 (rubbish|nonsense|gibberish|funny|weird|strange)",
      "(do not|can not|cannot) ..1 remember ..6 (game|rest|accident|happened|fall|falling|hit|match|anything)",
      "(been|being|was|is|got) ..1 sick",
      "(vomiting|vomited|spewing|throwing up|threw up)",
    ],
    unless: [`${denied} ..4 (drowsy|sleepy|confused|sick|vomiting)`, "sick of"],
  },
  {
    means: "bleeding",
    say: [
      "still ..2 (bleeding|coming|pouring|gushing|running)",
      "(bleeding|blood|it) ..2 not ..1 (stopped|stopping|slowed|slowing|stop)",
      "(soaking|soaked|filling|going) ..3 (towel|towels|cloth|gauze)",
    ],
    unless: ["only", "(bit|little|tiny|slightly|pink)"],
  },
  {
    means: "chest",
    say: [
      "(pain|pains|tight|tightness|pressure|weight|heavy|heaviness|ache|hurts|hurting|holding|clutching|grabbing|rubbing) ..5 chest",
      "chest ..4 (pain|pains|tight|heavy|hurts|hurting|aches|pressure)",
    ],
    unless: [`${denied} ..4 (chest|pain|tightness)`, "chest (infection|cold|cough)"],
  },
  {
    means: "pallor",
    say: [
      "(clammy|sweaty|sweating|cold sweat|sweats)",
      "(gone|went|looks|looking|is|turned) ..2 (grey|gray|ashen|pale|white|putty)",
    ],
    unless: [
      `${denied} ..3 (clammy|sweaty|sweating|grey|pale)`,
      "(hair|tooth|teeth|gum|crown|filling|nerve)",
    ],
  },
]);

const found = (kind: "all_right" | "not_right", parts: readonly Utterance[]): readonly Found[] =>
  parts.flatMap((part) =>
    (kind === "all_right" ? findWell : findNotRight)(part).map(({ value, from, to }) => ({
      act: { kind, sign: value },
      ...heardBetween(part, from, to),
      certainty: sure,
    })),
  );

export function readVitalSigns(parts: readonly Utterance[]): readonly Found[] {
  const troubled = found("not_right", parts);
  const isTroubled = ({ act, span }: Found): boolean =>
    troubled.some(
      (each) =>
        "sign" in act &&
        "sign" in each.act &&
        each.act.sign === act.sign &&
        each.span[0] < span[1] &&
        span[0] < each.span[1],
    );
  return [...found("all_right", parts).filter((each) => !isTroubled(each)), ...troubled];
}
