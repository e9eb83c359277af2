/*
 * What somebody whom nobody knows may cause. Codes cost the clinic money and reach people who may not have asked for them, and a
 * time that is held is one that others do not see: all of it is bounded for each address, each number and each clinic.
 */

const hour = 3_600_000;
export const codeMinutes = 10;
export const codeLifeMs = codeMinutes * 60_000;
/** Once the code was right there is time to choose again, where the time is gone meanwhile. */
export const provenLifeMs = 20 * 60_000;
/** Three codes at most are in force one after the other: 5 of 1,000,000 each request. */
export const attemptsPerRequest = 5;
export const codesPerRequest = 3;

/** Codes sent, whatever became of them. */
export const codeLimits = {
  contact: [
    { withinMs: hour, most: 4 },
    { withinMs: 24 * hour, most: 8 },
  ],
  address: [
    { withinMs: hour, most: 12 },
    { withinMs: 24 * hour, most: 40 },
  ],
  clinic: [
    { withinMs: hour, most: 60 },
    { withinMs: 24 * hour, most: 300 },
  ],
} as const;
/** Of what may leave for the clinic in a day: reminders need the rest. */
export const quotaShare = 0.5;

/** Times held at once for people who have shown nothing yet; who comes then is not held a time, and may still be first. */
export const unprovenHolds = { clinic: 10, address: 2 } as const;

/** Visits still to come under one number: whoever has more rings. */
export const mostVisitsAhead = 6;

/** Requests are kept so long for the limits, with what was typed in. */
export const keepRequestsMs = 25 * hour;

/** Pages and presses in a minute from one address. */
export const pagesPerMinute = 90;
export const pressesPerMinute = 20;
