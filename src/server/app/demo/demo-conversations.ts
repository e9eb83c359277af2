import type { CallOutcome, DoneAction } from "#contract/calls/calls.ts";

/** What a caller of the example clinic rings about. */
export interface DemoWish {
  patientName: string;
  firstName: string;
  phoneDigits: string;
  appointmentType: string;
  /** As said on the phone. */
  day: string;
  time: string;
}

/** One exchange: the caller's words as speech recognition writes them, the answer, what was understood and done. */
export interface DemoExchange {
  heard: string;
  said: string;
  intents: string[];
  /** The clinic's facts hold no answer. */
  isInVain?: boolean;
  did?: { kind: DoneAction["kind"]; label: string; detail: string };
}

export const demoGreeting =
  "Harbour Street Dental, this is the assistant. I can book, change or cancel an appointment, or answer a question. How can I help?";

type Conversation = (wish: DemoWish) => DemoExchange[];

const booked: Conversation = (wish) => [
  {
    heard: `hi id like to book a ${wish.appointmentType.toLowerCase()} for ${wish.day} if thats possible`,
    said: `${wish.day} has room. I can offer ${wish.time}. Would that suit?`,
    intents: ["book"],
    did: { kind: "looked_up_slots", label: "Checked times", detail: "3 free" },
  },
  { heard: `yeah ${wish.time} is good`, said: "Lovely. What name is it under?", intents: ["affirm"] },
  {
    heard: `${wish.patientName.toLowerCase()}`,
    said: `Thank you, ${wish.firstName}. And the best number to reach you?`,
    intents: [],
  },
  {
    heard: wish.phoneDigits,
    said: `So that is ${wish.appointmentType} on ${wish.day} at ${wish.time} for ${wish.patientName}. Shall I book it?`,
    intents: [],
  },
  {
    heard: "yes please",
    said: `It is booked: ${wish.day} at ${wish.time}. Is there anything else?`,
    intents: ["affirm"],
    did: { kind: "booked", label: "Booked", detail: `${wish.day}, ${wish.time}` },
  },
  { heard: "no thats all thanks", said: "Thank you for ringing. Goodbye.", intents: ["goodbye"] },
];

const cancelled: Conversation = (wish) => [
  {
    heard: "hi i need to cancel my appointment sorry",
    said: "No trouble. What name is it under?",
    intents: ["cancel"],
  },
  {
    heard: `its ${wish.patientName.toLowerCase()}`,
    said: `I found ${wish.appointmentType} on ${wish.day} at ${wish.time}. Shall I cancel it?`,
    intents: [],
    did: { kind: "found_appointment", label: "Looked for the caller’s appointments", detail: "1 found" },
  },
  {
    heard: "yes please",
    said: "It is cancelled. Would you like another time?",
    intents: ["affirm"],
    did: { kind: "cancelled", label: "Cancelled", detail: `${wish.day}, ${wish.time}` },
  },
  { heard: "not right now thanks bye", said: "Thank you for ringing. Goodbye.", intents: ["goodbye"] },
];

/** What some callers ask and the clinic has not written down, by the last figure of their number. */
const askedInVain: Partial<Record<string, string>> = {
  "1": "do you take afterpay or zip",
  "4": "can i get a copy of my x rays sent to me",
  "7": "is there somewhere to leave a pram",
};

const answered: Conversation = (wish) => [
  {
    heard: "um hi what are your opening hours on saturday",
    said: "We are open from 9 am to 1 pm on Saturdays and Sundays, and from 9 am to 5 pm on weekdays.",
    intents: ["ask_hours"],
  },
  {
    heard: "okay great and is there parking",
    said: "There is free parking behind the building, and the entrance is step-free. Anything else?",
    intents: ["ask_information"],
  },
  ...inVain(askedInVain[wish.phoneDigits.at(-1) ?? ""]),
  { heard: "no that was it thank you", said: "Thank you for ringing. Goodbye.", intents: ["goodbye"] },
];

const inVain = (heard: string | undefined): DemoExchange[] =>
  heard === undefined
    ? []
    : [
        {
          ...{ heard, intents: ["ask_information"], isInVain: true },
          said: "I am not sure about that one. I have passed it on to the team. Anything else?",
        },
      ];

const handedOver: Conversation = () => [
  {
    heard: "hi can i talk to somebody about my invoice please",
    said: "I will put you through to reception. One moment.",
    intents: ["person"],
    did: { kind: "handed_over", label: "Put through", detail: "caller asked for a person" },
  },
];

const messageTaken: Conversation = (wish) => [
  {
    heard: "hello could the dentist ring me back about my crown",
    said: "I can take a message for the team. What is your name?",
    intents: ["message"],
  },
  {
    heard: wish.patientName.toLowerCase(),
    said: "Thank you. The team will ring you back today.",
    intents: [],
    did: { kind: "took_message", label: "Took a message", detail: "now on your dashboard" },
  },
];

const emergency: Conversation = () => [
  {
    heard: "my son fell and hes bleeding a lot from the mouth it wont stop",
    said: "If this is life-threatening, hang up now and dial triple zero. I am putting you through to the team at once.",
    intents: ["emergency"],
    did: { kind: "told_emergency", label: "Told staff of an emergency", detail: "now on your dashboard" },
  },
];

const abandoned: Conversation = () => [
  { heard: "oh sorry wrong number", said: "No trouble. Goodbye.", intents: ["goodbye"] },
];

/** How a call of each outcome goes. */
export const demoConversations: Partial<Record<CallOutcome, Conversation>> = {
  booked,
  cancelled,
  answered,
  handed_over: handedOver,
  message_taken: messageTaken,
  emergency,
  abandoned,
};
