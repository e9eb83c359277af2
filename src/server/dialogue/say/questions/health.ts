import {
  clinicEmergency,
  healthdirectNumber,
  helpLines,
  lifelineNumber,
  poisonsNumber,
} from "../danger/help-lines.ts";
import { inARow } from "../spoken.ts";
import { mentions } from "./notes.ts";
import { type Asked, type Fact, fromNotes, type TopicRows } from "./rows.ts";

/** Health: no advice of our own, but who can give it. */

const whoAdvises = `A pharmacist can help, or a nurse at healthdirect, any hour, on ${healthdirectNumber}.`;

/** Whoever stops a blood thinner by mistake may have a stroke. */
const keepTaking =
  "Don't stop or change a medicine unless your doctor says so; but if something new has brought a rash, itching or swelling, ring them or healthdirect before the next one.";

const offersVisit = ({ facts }: Asked): string =>
  facts.permissions.bookAppointments ? "I can find you a time to have it looked at." : "";

const medicines = [
  "stop",
  "stopping",
  "blood thinner",
  "blood thinners",
  "warfarin",
  "medication",
  "medicine",
  "tablets",
  "pills",
  "aspirin",
];

function helpNumber({ facts, words, about }: Asked): Fact {
  const said = `${about.named ?? ""} ${words}`;
  if (mentions(said, ["lifeline"])) return { text: helpLines.lifeline(facts) };
  if (mentions(said, ["poison", "poisons", "poisoning"])) return { text: helpLines.poisons(facts) };
  if (mentions(said, ["healthdirect", "health direct", "nurse"]))
    return { text: helpLines.healthdirect(facts) };
  const clinic = clinicEmergency(facts);
  return clinic === ""
    ? {
        text: `For health questions it's healthdirect, on ${healthdirectNumber}, for poisons ${poisonsNumber}, and to talk to somebody, Lifeline, on ${lifelineNumber}. In an emergency, dial triple zero, 000.`,
      }
    : {
        text: inARow(
          clinic,
          `Any hour, healthdirect has nurses on ${healthdirectNumber}. In an emergency, dial triple zero, 000.`,
        ),
      };
}

export const health: TopicRows<
  "painkillers" | "advice" | "suitability" | "prepare" | "aftercare" | "help_number"
> = {
  painkillers: {
    known: ({ words }) => ({
      text: inARow(
        "I can't say what's right for you, I'm sorry.",
        whoAdvises,
        mentions(words, medicines) ? keepTaking : "",
      ),
    }),
    gap: () => "what's right for you",
    isNotOfClinic: true,
  },
  advice: {
    known: (asked) => ({
      text: inARow("I can't tell that from here, sorry; a dentist would have to see it.", offersVisit(asked)),
    }),
    gap: () => "what that is",
    isNotOfClinic: true,
  },
  suitability: {
    known: ({ words }) => ({
      text: inARow(
        "That's one for the dentist, I can't say from here.",
        mentions(words, medicines) ? keepTaking : "",
      ),
      leavesOpen: true,
    }),
    gap: () => "whether that's all right for you",
    isNotOfClinic: true,
  },
  prepare: {
    known: (asked) =>
      fromNotes(
        { ...asked, about: {} },
        { keys: ["eat", "drink", "fast", "fasting", "before your", "before the", "beforehand", "brush"] },
      ),
    gap: ({ words }) =>
      mentions(words, medicines) ? "what to do about your medicine" : "what you should do beforehand",
  },
  aftercare: {
    known: (asked) =>
      fromNotes(
        { ...asked, about: {} },
        { keys: ["after your", "after the", "after an", "after a", "aftercare", "afterwards"] },
      ) ?? {
        text: `What the dentist told you is what counts. For advice at any hour, healthdirect has nurses on ${healthdirectNumber}.`,
        leavesOpen: true,
      },
    gap: () => "what's best for you afterwards",
  },
  help_number: { known: helpNumber, gap: () => "what that number is", isNotOfClinic: true },
};
