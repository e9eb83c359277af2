/** When on a day somebody on the waitlist could come; midday divides it. */
export const partsOfDay = ["any", "morning", "afternoon"] as const;
export type PartOfDay = (typeof partsOfDay)[number];

/** `open` = it is offered, or waits for somebody whom it suits; `over` = its notice became too short. */
export const freedTimeStatuses = ["open", "filled", "taken", "over", "stopped"] as const;
export type FreedTimeStatus = (typeof freedTimeStatuses)[number];

/**
 * `offered` = asked, and not answered yet; `taking` = they said yes, and it is being booked. Everything else is an end:
 * `unreachable` = it did not go out or arrive, `lost` = somebody else had the time, `skipped` = the desk went on.
 */
export const offerStatuses = [
  "offered",
  "taking",
  "accepted",
  "declined",
  "expired",
  "unreachable",
  "lost",
  "skipped",
] as const;
export type OfferStatus = (typeof offerStatuses)[number];
export const offerAnswers = ["yes", "no"] as const;
export type OfferAnswer = (typeof offerAnswers)[number];

/** What a clinic may choose from. */
export const answerMinutes = [15, 30, 60, 120, 240, 1_440] as const;
export const noticeHours = [1, 2, 4, 12, 24, 48] as const;
