import type { GoLiveAction, GoLiveStatus, GoLiveStepId } from "#contract/telephony/go-live-options.ts";
import type { Tone } from "#web/ui/badge.tsx";

interface StepWords {
  title: string;
  /** What it is about, while nobody has looked. */
  about: string;
}

export const stepWords: Record<GoLiveStepId, StepWords> = {
  outside: {
    title: "The server is reached from outside",
    about: "Twilio rings this server over https and talks to it through a WebSocket.",
  },
  account: {
    title: "Twilio account",
    about: "Whether it is active, past its trial, and has money on it.",
  },
  address: {
    title: "Australian address and regulatory bundle",
    about: "Twilio asks who uses an Australian number before it rings.",
  },
  addendum: {
    title: "AI addendum accepted",
    about:
      "Twilio puts no call through to an assistant before somebody accepts its AI addendum in the Twilio Console, under Voice, Settings, General.",
  },
  number: {
    title: "Your number at Twilio",
    about: "Whether it takes calls and texts, and sends them here.",
  },
  fallback: {
    title: "If this server does not answer",
    about: "Where Twilio sends a caller when the assistant cannot be reached.",
  },
  publicNumber: {
    title: "The number your patients know",
    about: "What they ring, what forwards to the assistant, and what your texts come from.",
  },
  handset: {
    title: "The handset at reception",
    about: "Rings when a caller wants a person. It must not be forwarded to the assistant.",
  },
  holidays: {
    title: "Public holidays",
    about: "Without your state, Christmas Day can be booked.",
  },
  signIn: { title: "Sign-in is closed to strangers", about: "Nobody opens an account here uninvited." },
  email: {
    title: "Email leaves and arrives",
    about: "Sign-in codes, invitations and reminders go by email.",
  },
  firstCall: {
    title: "A first call, made and heard",
    about: "Ring the number that your patients know, and talk to the assistant.",
  },
};

export const statusWords: Record<GoLiveStatus, { label: string; tone: Tone }> = {
  ready: { label: "Ready", tone: "green" },
  attention: { label: "Look again", tone: "yellow" },
  blocked: { label: "Not ready", tone: "red" },
  unknown: { label: "Not known", tone: "grey" },
};

export const actionWords: Record<GoLiveAction, { label: string; pending: string }> = {
  set: { label: "Set at Twilio", pending: "Setting..." },
  send: { label: "Send a test email", pending: "Sending..." },
  ring: { label: "Ring it now", pending: "Ringing..." },
};

export const tickWords: Partial<Record<GoLiveStepId, string>> = {
  addendum: "I have accepted it",
  firstCall: "I heard the assistant",
};
