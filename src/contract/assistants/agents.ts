/** The fixed catalogue of agents and what can be chosen for them. Plain data: no schema library, so any page may import it. */

export const agentIds = ["1", "2", "3", "4", "5"] as const;
export type AgentId = (typeof agentIds)[number];

export interface Agent {
  id: AgentId;
  name: string;
  role: string;
  price: string;
  description: string;
  /** A drawn emblem, no photograph: agents are not people and never pretend to be. */
  image: string;
  /** Name of the tint in the design's palette. */
  color: "a1" | "a2" | "a3" | "a4" | "a5";
  features: readonly string[];
}

export const agents: readonly Agent[] = [
  {
    id: "1",
    name: "Maeve",
    role: "Receptionist",
    price: "$5",
    description:
      "Answers every call, books, moves and cancels appointments, and puts people through when they need a person.",
    image: "/emblems/agent-1-receptionist.svg",
    color: "a1",
    features: ["Books and reschedules", "Answers questions", "Spots emergencies"],
  },
  {
    id: "2",
    name: "Theo",
    role: "Recall assistant",
    price: "$4.20",
    description: "Finds patients who are due for a check-up and asks them back by SMS, email or phone.",
    image: "/emblems/agent-2-recall.svg",
    color: "a2",
    features: ["Stops at your limit of attempts", "Offers real free times"],
  },
  {
    id: "3",
    name: "Nell",
    role: "Follow-up agent",
    price: "$2.20",
    description: "Asks how patients are after a treatment and tells you when something sounds wrong.",
    image: "/emblems/agent-3-follow-up.svg",
    color: "a3",
    features: ["Pain and symptom check", "Satisfaction survey"],
  },
  {
    id: "4",
    name: "Otis",
    role: "Email automation",
    price: "$0.80",
    description: "Sends reminders, thank-you notes and newsletters, and keeps to each patient's wishes.",
    image: "/emblems/agent-4-email.svg",
    color: "a4",
    features: ["Reminder 1, 3 or 7 days before", "Copies in your staff"],
  },
  {
    id: "5",
    name: "Harriet",
    role: "HR and rostering agent",
    price: "$5.20",
    description: "Keeps the roster, tracks leave and suggests who can fill in when somebody is away.",
    image: "/emblems/agent-5-roster.svg",
    color: "a5",
    features: ["Weekday and weekend shifts", "Weekly or monthly report"],
  },
];

/** The catalogue's entry, or null for an id that it does not hold. */
export const findAgent = (id: string): Agent | null => agents.find((agent) => agent.id === id) ?? null;

export const receptionistEscalations = ["transfer", "voicemail", "sms"] as const;
export const recallAppointmentTypes = [
  "Cleaning",
  "Checkup",
  "Root Canal",
  "Filling",
  "Crown",
  "Extraction",
  "Consultation",
] as const;
export const recallChannels = ["SMS", "Email", "Phone call"] as const;
export const recallEscalations = ["notify", "stop"] as const;
export const followUpTreatments = [
  "Root Canal",
  "Extraction",
  "Surgery",
  "Implant",
  "Crown",
  "Filling",
  "Deep Cleaning",
] as const;
export const followUpTimings = ["sameday", "2days", "1week"] as const;
export const customMessageType = "Custom message";
export const followUpMessages = [
  "Pain/symptom check",
  "Medication reminder",
  "Satisfaction survey",
  customMessageType,
] as const;
export const followUpChannels = ["sms", "email", "call"] as const;
export const followUpEscalations = ["alert", "autobook", "forward"] as const;
export const emailCampaigns = [
  "Appointment reminders",
  "Post-visit thank-you notes",
  "Promotions/offers",
  "Newsletters",
] as const;
export const reminderSchedules = ["1 day before", "3 days before", "1 week before"] as const;
export const rosterReminderMethods = ["sms", "email"] as const;
export const rosterReports = ["Weekly roster report", "Monthly roster report", "Both"] as const;

/** Offered to a clinic that has no number of its own yet; the sample rows of a new workspace carry the same three. */
export const fixedPhoneNumbers = [
  { phoneNumber: "+61255504410", state: "nsw", provider: "telstra" },
  { phoneNumber: "+61355507120", state: "vic", provider: "optus" },
  { phoneNumber: "+61755503365", state: "qld", provider: "vodafone" },
] as const;

export const phoneNumberMissing = "Please assign a phone number before connecting the agent.";
export const configurationUnavailable = "Configuration not available for this agent.";
/** The connection is shown as a step of its own, not as a flicker. */
export const connectMs = 1_500;
