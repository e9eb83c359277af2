import type { ClinicFacts } from "../../events.ts";
import { asSentence, capital, spokenList } from "../spoken.ts";
import { closestSentence } from "./notes.ts";
import { fromNotes, type TopicRows } from "./rows.ts";

/** Who is speaking here, what becomes of what is said, and whatever else is asked. */

const canDo = ({ permissions }: ClinicFacts): string =>
  capital(
    spokenList(
      [
        ...(permissions.bookAppointments ? ["I can book a visit"] : []),
        ...(permissions.rescheduleCancel ? ["move or cancel one"] : []),
        ...(permissions.provideInfo ? ["answer questions about the clinic"] : []),
        "pass a message on to the team",
      ].map((each, at) => (at === 0 && !each.startsWith("I") ? `I can ${each}` : each)),
      "and",
    ),
  );

const ownRow = { gap: () => "how to answer that", isNotOfClinic: true } as const;

export const assistant: TopicRows<"human" | "who" | "able" | "why" | "privacy" | "other"> = {
  human: {
    ...ownRow,
    known: ({ facts }) => ({
      text: `I'm an automated AI assistant, not a person, and I answer for ${facts.clinicName}. You can ask for a person any time.`,
    }),
  },
  who: {
    ...ownRow,
    known: ({ facts }) => ({
      text: `You've reached ${facts.clinicName}, and I'm the clinic's automated assistant.`,
    }),
  },
  able: { ...ownRow, known: ({ facts }) => ({ text: `${canDo(facts)}.` }) },
  why: {
    ...ownRow,
    known: () => ({ text: "It's just so the clinic knows who's coming, and can reach you about it." }),
  },
  privacy: {
    ...ownRow,
    known: (asked) => {
      const recorded = asked.facts.takesVoicemail
        ? "This call is written down, and only a voicemail would be recorded."
        : "This call is written down, but not recorded as sound.";
      const written = asked.facts.permissions.provideInfo
        ? fromNotes({ ...asked, about: {} }, { keys: ["privacy", "confidential", "confidentiality"] })
        : null;
      return {
        text: [recorded, "What you say and book goes to the clinic's team.", written?.text ?? ""]
          .filter((each) => each !== "")
          .join(" "),
      };
    },
  },
  other: {
    known: ({ facts, about, words }) => {
      const sentence = closestSentence(facts, about.named ?? words);
      return sentence === null
        ? null
        : { text: asSentence(sentence.endsWith(";") ? sentence.slice(0, -1) : sentence) };
    },
    gap: ({ about }) => (about.named === undefined ? "about that one" : `about ${about.named}`),
  },
};
