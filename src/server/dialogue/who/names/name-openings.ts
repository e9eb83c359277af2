import { toPhrase } from "../../phrase.ts";
import { nameless, relationWords } from "../relations.ts";

/** By which words a name is introduced, and how much they promise. */

/**
 * How much an opening promises a name: `strong` introduces any word ('my name is april'), `weak` no
 * ordinary word, `written` what is known as a name or written as one, `faint` only what looks like a name by itself.
 */
export type Weight = "strong" | "weak" | "written" | "faint";

export const relationPhrase = `${relationWords}|((little|young|older|younger|middle) one)|((youngest|eldest|oldest) (${relationWords})?)|((better|other) half)|((old|little|young) (man|lady))|ex|pop`;
/** As speech recognition writes 'my wife's Sarah'. */
const kinHeardAsOwner = relationWords
  .split("|")
  .filter((word) => /^[a-z]+[^s]$/.test(word))
  .map((word) => `${word}s`)
  .join("|");
const booked =
  "appointment|booking|reservation|book|booked|table|slot|spot|checkup|cancel|reschedule|visit|one";

/** In order of weight: whom the visit is for goes before who is calling. */
export const introductions = (
  [
    ["(first|given|christian) name (is)?", "strong"],
    [
      `(my|me|our|his|her|their|the) ..1 (${relationPhrase}) (in law)? (is)? (called|named|name is|whose name is)`,
      "strong",
    ],
    [`(my|me|our|his|her|their|the) ..1 (${relationPhrase}) (in law)?`, "weak"],
    // 'My wife is Sarah Reyes', and 'my wife is keen'.
    [`(my|me|our|his|her|their|the) ..1 (${relationPhrase}) (in law)? is`, "faint"],
    [`(my|me|our|his|her|their) ..1 (${kinHeardAsOwner})`, "faint"],
    [`(for|and|book|bring) (${nameless})`, "weak"],
    ["for (him|her|them)", "faint"],
    [`(${relationPhrase}|patient) name (is)?`, "strong"],
    ["(patient|child|kid|person) is (called|named)?", "weak"],
    ["(change|make|put|set|correct|switch|update) ..1 name ..2 (to|as|down as)", "strong"],
    ["(under|in|by|on) (the|my)? (name|names|surname|last name) (of|is|for)?", "strong"],
    [
      "(full|whole|legal|patient|the|my|his|her|our|and|caller|preferred) name (is|would be|was|should be|it is)",
      "strong",
    ],
    ["name is", "strong"],
    ["(it|that) should (be|say)", "written"],
    ["(he|she) is (called|named)", "strong"],
    ["(hers|his|theirs) is", "weak"],
    ["(call|calls) me", "strong"],
    ["(go by|goes by|known as|am called|use the name|put down the name)", "strong"],
    [`(${booked}) ..6 (for|under) (i think|i believe)?`, "faint"],
    ["on behalf of", "weak"],
    ["under", "weak"],
    [`(it|this|that|${booked}) (is|was|would be) (just|only|actually)? for`, "written"],
    ["(for|name of)", "faint"],
    ["(you are|you were) (speaking|talking|chatting) (to|with)", "weak"],
    [
      "^ (hi|hello|hey|good morning|good afternoon|good evening|morning|yeah|yes)? (hi|there|hello)? (this is|i am|it is)",
      "weak",
    ],
    // A dentist who rings for themselves; 'a message for doctor chen' names another.
    ["this is (doctor|professor)", "weak"],
    ["this is", "weak"],
    ["^ ..2 myself", "weak"],
    ["(i am|it is|that is|this is) (just|actually|only)", "faint"],
    ["(i am|it is|that is|it would be|that would be)", "faint"],
    ["^ (hi|hello|hey|good morning|good afternoon|good evening|morning) (there)?", "faint"],
    ["my name", "strong"],
    ["^ name", "strong"],
    ["(no|sorry|actually|correction|wait|i said|i meant)", "faint"],
  ] as const satisfies readonly (readonly [string, Weight])[]
).map(([source, weight]) => ({ phrase: toPhrase(source), weight }));
