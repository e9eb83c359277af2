import type { ClinicFacts } from "../events.ts";
import { say, todayOf } from "./context.ts";
import type { Sayings } from "./items.ts";
import { inSentence, mentions, sentencesOf } from "./questions/notes.ts";
import { inARow, spelled, timeOnDay } from "./spoken.ts";
import { clinicLine } from "./team.ts";

/** What is said for kindness' sake, and to whoever rings for something else. */

/** Those of a detail, a choice and a name take turns together, so that no two begin alike in a row. */
const acknowledged = (name: string) => ({
  detail: ["Lovely.", "No worries.", "Great, thanks.", "Perfect."],
  plain: ["Thank you.", "Right, thank you.", "Okay, thanks."],
  choice: ["Lovely.", "No worries.", "Great.", "Perfect."],
  name: [`Lovely${name}.`, `Thanks${name}.`, `Great, thank you${name}.`, `Perfect${name}.`],
  wish: ["Sure.", "Of course.", "No worries.", "Sure thing."],
  cut_off: ["Sorry about that.", "Sorry you were cut off.", "I'm sorry about that."],
  muddle: [
    "Sorry, I got ahead of myself there.",
    "Sorry, never mind that, that was me.",
    "Sorry, I've muddled that.",
  ],
  no_texts: [
    "No worries, nothing will be texted to you.",
    "Of course, no texts.",
    "Sure, we won't text you.",
  ],
  texts_elsewhere: [
    "No worries, nothing will be texted to the phone you're on, only to the number you gave me.",
    "Of course: no texts to this phone, only to the number you told me.",
  ],
  trouble: [
    "No worries, we can have a look at that.",
    "Sure, let's have that looked at.",
    "Right, let's get somebody to look at that.",
  ],
  told: ["Thanks for telling me.", "I see, thanks for letting me know.", "Right, thanks for saying so."],
  correction: [
    "Sorry, my mistake.",
    "Ah, thanks for putting me right.",
    "Got it now, sorry about that.",
    "Sorry about that.",
  ],
  change: ["No worries.", "Of course.", "Sure, no trouble."],
  health_kept: [
    "That matters for your treatment, so it stays in the notes for whoever treats you. The clinic's team can read those; I've asked them to keep it to whoever needs it.",
    "Whoever treats you needs to know that, so it stays in your notes, which the clinic's team can read. I've asked that it's kept to those who need it.",
  ],
  left_out: ["No worries, I've left that out.", "All right, I've taken that out.", "Sure, that's out."],
  thanks: ["You're welcome.", "My pleasure.", "Not at all.", "Any time."],
  slower: ["Of course, I'll take it slowly.", "Sure, I'll slow down.", "No trouble, I'll go slower."],
  wait: [
    "No rush, take your time.",
    "Take your time, I'm right here.",
    "No hurry at all.",
    "That's fine, I'll wait.",
  ],
});

const chosen = (time: string) => [
  `Lovely, ${time}.`,
  `No worries, ${time}.`,
  `Great, ${time}.`,
  `Perfect, ${time}.`,
];

const sympathies = {
  pain: [
    "Oh, I'm sorry, that sounds sore.",
    "You poor thing, that can't be fun.",
    "Ouch, I'm sorry you're in pain.",
  ],
  fear: [
    "You're not alone in that, plenty of people feel that way, and there's no rush.",
    "That's all right, lots of people feel that way, and it's good that you said so.",
    "I understand, plenty of people feel like that, and thanks for telling me.",
  ],
  trouble: ["I'm sorry to hear that.", "Oh dear, I'm sorry about that.", "That's no good, I'm sorry."],
  distress: [
    "I'm so sorry. Take all the time you need.",
    "I can hear that it's hard right now. I'm here.",
    "I'm really sorry. There's no rush at all.",
  ],
  loss: ["I'm so sorry to hear that.", "Oh, I'm very sorry.", "I'm really sorry to hear that."],
  ordeal: [
    "I'm so sorry, nobody should have to go through that.",
    "That sounds awful, I'm really sorry that happened.",
  ],
  child: ["Oh, the poor little one.", "Poor thing, I'm sorry to hear that.", "Oh dear, poor little love."],
} as const;

export const courtesies: Sayings<
  | "acknowledge"
  | "sympathy"
  | "small_talk"
  | "spelled"
  | "abuse_warning"
  | "other_language"
  | "not_for_clinic"
  | "not_understood"
> = {
  acknowledge: ({ of, name, slot }, context) => [
    slot
      ? say("acknowledge", ...chosen(timeOnDay(slot, todayOf(context))))
      : say(
          ["detail", "choice", "name"].includes(of) ? "acknowledge" : `acknowledge.${of}`,
          ...acknowledged(name === undefined ? "" : `, ${name}`)[of],
        ),
  ],
  sympathy: (item) => [say(`sympathy.${item.with}`, ...sympathies[item.with])],
  small_talk: ({ of }) => {
    const ways = {
      greet: ["Hi there.", "Hello.", "Hi, good to hear from you."],
      chat: ["Fair enough.", "I hear you.", "Right you are."],
      thanks: ["You're welcome.", "My pleasure.", "Any time."],
    };
    return [say(`small_talk.${of}`, ...ways[of])];
  },
  spelled: ({ name }) => [
    say(
      "spelled",
      `So that's ${spelled(name)}.`,
      `I've got ${spelled(name)}.`,
      `Let me read that back: ${spelled(name)}.`,
    ),
  ],
  abuse_warning: () => [
    say(
      "abuse_warning",
      "I'd like to help, but please don't speak to me like that, or I'll have to end the call.",
    ),
  ],
  // TIS National answers day and night, in more than 150 languages (tisnational.gov.au).
  other_language: (_, { facts }) => [
    say(
      "other_language",
      `Sorry, I only speak English. For an interpreter, ring TIS National on ${interpreterLine} and ask for ${clinicLine(facts)}. In an emergency, dial triple zero, 000.`,
    ),
  ],
  not_for_clinic: ({ of }, { facts }) => {
    const ways = {
      wrong_number: [
        `Sorry, this is ${facts.clinicName.trim()}, a dental clinic, so I think you have the wrong number.`,
      ],
      perhaps: [`This is ${facts.clinicName.trim()}, a dental clinic.`],
      elsewhere: [
        `I'm sorry, I can't help with that one; this is ${facts.clinicName.trim()}, a dental clinic.`,
        `Sorry, I only know about ${facts.clinicName.trim()}, so I can't tell you that.`,
      ],
      private: [
        "I can't tell you about other people's visits or staff, sorry.",
        "Sorry, what's about our patients or staff stays private.",
        "I'm afraid that's private, so I can't tell you, sorry.",
      ],
      judged: [
        "Not at all, they're here to help and not to judge.",
        "No, nobody's here to tell you off; they just want to help.",
      ],
      nervous: nervousWays(facts),
      jest: [
        "Ha, I'd better stick to teeth.",
        "You've got me there, teeth are all I know.",
        "Ha, that one's beyond me, I only look after the dental clinic.",
      ],
      small_talk: ["I'm very well, thanks for asking.", "All good here, thanks."],
      unclear: [
        "Sorry, I didn't quite follow.",
        "Sorry, I didn't quite get that.",
        "Sorry, I lost you there.",
      ],
      sales: [
        "Thanks for ringing. That's one for the team, I can't deal with it here.",
        "That's not something I can help with on this line, sorry; the team would have to.",
      ],
    };
    return [say(`not_for_clinic.${of}`, ...ways[of])];
  },
  not_understood: ({ tries }) => {
    if (tries <= 1)
      return [
        say(
          "not_understood",
          "Sorry, I didn't catch that.",
          "Sorry, I missed that.",
          "Sorry, could you say that another way?",
        ),
      ];
    return [
      say(
        "not_understood.again",
        "Sorry, I'm still not quite with you.",
        "I'm sorry, I didn't get that either.",
        "Sorry, I've missed that again.",
      ),
    ];
  },
};

/** Whoever is afraid is seen like anybody; what the clinic itself tells of it is told with it. */
function nervousWays(facts: ClinicFacts): readonly string[] {
  const told = facts.permissions.provideInfo
    ? sentencesOf(facts).find((sentence) => mentions(sentence, ofNervous))
    : undefined;
  const ways = [
    "Yes, of course, and it goes in the notes with your visit, so the dentist knows.",
    "Of course; I put it in the notes with a visit, so the dentist knows beforehand.",
  ];
  return told === undefined ? ways : ways.map((way) => inARow(way, inSentence(told, [])));
}
const ofNervous = ["nervous", "anxious", "anxiety", "phobia", "gentle"];

const interpreterLine = "131 450";
