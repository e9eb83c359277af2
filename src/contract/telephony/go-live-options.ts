/** What has to be so before patients ring, in the order in which it makes sense. */
export const goLiveStepIds = [
  "outside",
  "account",
  "address",
  "addendum",
  "number",
  "fallback",
  "publicNumber",
  "handset",
  "holidays",
  "signIn",
  "email",
  "firstCall",
] as const;
export type GoLiveStepId = (typeof goLiveStepIds)[number];

/** `unknown`: nobody has asked yet, or no program can ask. */
export const goLiveStatuses = ["ready", "attention", "blocked", "unknown"] as const;
export type GoLiveStatus = (typeof goLiveStatuses)[number];

/** Steps of the server and its telephone account: whoever runs the server looks into them, for every clinic at once. */
export const serverSteps: readonly GoLiveStepId[] = [
  "outside",
  "account",
  "address",
  "addendum",
  "signIn",
  "email",
];

/** What a person says is done: `addendum` because no program can ask, `firstCall` because only a person hears. */
export const tickedSteps: readonly GoLiveStepId[] = ["addendum", "firstCall"];

/** What can be done about a step besides looking: each is something that somebody notices, so it is asked for by itself. */
export const goLiveActions = ["set", "send", "ring"] as const;
export type GoLiveAction = (typeof goLiveActions)[number];
export const actionOfStep: Partial<Record<GoLiveStepId, GoLiveAction>> = {
  number: "set",
  fallback: "set",
  handset: "ring",
  email: "send",
};

/** What a probe found, each with the colour that it gives its step. */
export const findingStatuses = {
  /** Without Twilio's settings nothing rings. */
  simulator: "unknown",
  /** Calls come in, but the account cannot be asked: its SID is not set. */
  account_unnamed: "blocked",
  /** The provider refused to say; its own error is with it. */
  provider_refused: "blocked",
  provider_silent: "unknown",

  no_public_url: "blocked",
  not_https: "blocked",
  local_only: "blocked",
  not_reached: "blocked",
  answered_by_another: "blocked",
  reached: "ready",
  socket_not_reached: "blocked",
  socket_reached: "ready",

  account_active: "ready",
  account_suspended: "blocked",
  account_closed: "blocked",
  account_trial: "blocked",
  balance: "ready",
  balance_low: "attention",
  balance_none: "blocked",
  balance_unknown: "attention",

  address_missing: "blocked",
  address_found: "ready",
  bundle_missing: "blocked",
  bundle_draft: "blocked",
  bundle_pending: "attention",
  bundle_rejected: "blocked",
  bundle_approved: "ready",
  bundle_ends: "attention",

  said_by_person: "ready",
  not_said: "unknown",

  number_none: "blocked",
  number_unproven: "blocked",
  number_not_held: "blocked",
  number_ready: "ready",
  voice_impossible: "blocked",
  voice_elsewhere: "blocked",
  voice_overruled: "blocked",
  text_impossible: "attention",
  text_elsewhere: "blocked",
  status_elsewhere: "attention",

  fallback_missing: "attention",
  fallback_here: "attention",
  fallback_broken: "blocked",
  fallback_works: "ready",

  public_missing: "blocked",
  public_is_carrier: "ready",
  public_not_forwarded: "attention",
  public_forwarded: "ready",
  texts_from: "ready",
  texts_from_another: "ready",
  texts_from_none: "blocked",

  handset_missing: "blocked",
  handset_is_here: "blocked",
  handset_not_rung: "unknown",
  handset_rings: "unknown",
  handset_loop: "blocked",
  handset_mailbox: "attention",
  handset_unanswered: "attention",
  handset_answered: "ready",

  state_missing: "blocked",
  state_chosen: "ready",
  outside_australia: "ready",

  sign_in_by_address: "blocked",
  sign_up_open: "blocked",
  sign_up_closed: "ready",
  operator_unnamed: "attention",

  mail_on_console: "blocked",
  mail_from_nowhere: "blocked",
  mail_not_sent: "unknown",
  mail_refused: "blocked",
  mail_accepted: "attention",
  mail_arrived: "ready",

  call_none: "blocked",
  call_unheard: "attention",
  call_answered: "attention",
  call_heard: "ready",
} as const satisfies Record<string, GoLiveStatus>;
export type FindingCode = keyof typeof findingStatuses;

const gravest: readonly GoLiveStatus[] = ["blocked", "attention", "unknown", "ready"];

/** The colour of a step: that of the gravest thing found. */
export function statusOfFindings(codes: readonly FindingCode[]): GoLiveStatus {
  const found = codes.map((code) => findingStatuses[code]);
  return gravest.find((status) => (found as GoLiveStatus[]).includes(status)) ?? "unknown";
}
