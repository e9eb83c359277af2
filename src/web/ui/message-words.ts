import type { Message, MessageChannel, MessagePurpose } from "#contract/messaging/messages.ts";
import type { Tone } from "#web/ui/badge.tsx";

export const channelWords: Record<MessageChannel, string> = {
  sms: "Text",
  email: "Email",
  call: "Phone call",
};

export const purposeWords: Record<MessagePurpose, string> = {
  confirmation: "Confirmation",
  reminder: "Reminder",
  cancellation: "Cancellation",
  waitlist_offer: "Waitlist offer",
  recall: "Recall",
  follow_up: "Follow-up",
  thank_you: "Thank-you note",
  missed: "Missed visit",
  promotion: "Offer",
  newsletter: "Newsletter",
  roster: "Roster",
  staff_alert: "For staff",
  answer: "Answer",
  reply: "From the desk",
  code: "Code to book online",
  received: "From the patient",
};

const reasonWords: Record<string, string> = {
  paused: "held back while paused",
  quiet_hours: "will send after 8 am",
  quota_met: "today's limit is reached: it goes out tomorrow, or when the limit is raised",
  no_sender: "the clinic has no number to send from: add one under Phone numbers",
  unreachable: "the provider does not answer; tried again",
  opted_out: "the patient has opted out",
  channel_refused: "the patient does not want this way of contact",
  purpose_refused: "the patient has not agreed to these messages, or does not want them",
  not_mobile: "not a mobile number",
  too_late: "it became too late",
  appointment_moved: "the appointment was moved",
  appointment_cancelled: "the appointment was cancelled",
  appointment_corrected: "name or number was corrected",
  kept_quiet: "nothing is to be written about this visit",
  appointment_restored: "the appointment stands again",
  has_booked: "the patient has booked",
  not_needed: "nobody needs to fill in any more",
  no_answer: "nobody answered",
  busy: "the line was busy",
  not_connected: "the call could not be connected",
  no_report: "the provider did not say what became of the call",
  no_name: "the patient has no name to ask for",
  machine: "an answering machine was asked to ring the clinic",
  invalid_number: "the provider knows no such number",
  region_not_allowed: "the provider's account may not ring there",
  not_wanted: "confirmations and reminders are switched off",
  told_in_answer: "the patient was told in our answer",
  sender_refused: "the provider does not hold the number it was sent from",
  switched_off: "the telephone was switched off or out of reach",
  unknown_number: "the provider knows no such number",
  not_reachable: "the number cannot be reached",
  blocked: "the network refused it",
  filtered: "the network took it for unwanted mail",
  too_long: "the text is too long",
  interrupted: "cut short by a restart",
};

export const reasonInWords = (reason: string): string => reasonWords[reason] ?? `reported as ${reason}`;

/** Word and colour of what became of a message; `null` provider or the simulator means that nothing left. */
export function statusOf({ status, provider, channel }: Message): { word: string; tone: Tone } {
  if (status === "sent" && channel === "call")
    return provider === "staff" ? { word: "Task for staff", tone: "blue" } : { word: "Rung", tone: "green" };
  if (status === "delivered" && channel === "call") return { word: "Answered", tone: "green" };
  if (status === "sent" && provider === "simulator") return { word: "Not sent", tone: "grey" };
  return {
    queued: { word: "Waiting", tone: "yellow" },
    sending: { word: "Being sent", tone: "yellow" },
    sent: { word: "Sent", tone: "green" },
    delivered: { word: "Delivered", tone: "green" },
    failed: { word: "Failed", tone: "red" },
    suppressed: { word: "Not sent", tone: "grey" },
    called_off: { word: "Called off", tone: "grey" },
    received: { word: "Received", tone: "blue" },
  }[status] as { word: string; tone: Tone };
}
