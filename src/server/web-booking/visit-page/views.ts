import type { FreeTime } from "#contract/errors.ts";
import { spokenDate, twelveHour } from "#kernel/spoken-dates.ts";
import { addDays } from "#kernel/zoned-time.ts";
import { type Html, html, type PublicPage, ringWords } from "#server/http/public-page.ts";
import { answerPath, timesPath } from "#server/messaging/outbox/rules.ts";
import { firstName, whenInWords } from "#server/outreach/appointments/rules.ts";
import type { DayOfTimes } from "../page/rules.ts";
import type { VisitToMove } from "./service.ts";

const page = ({ shown }: VisitToMove, title: string, body: Html, hasErrors = false): PublicPage => ({
  ...{ title, clinicName: shown.clinicName, body, hasErrors },
});

const visitOf = ({ shown: { visit } }: VisitToMove): Html =>
  html`<p class="what"><strong>${whenInWords(visit)}</strong>${firstName(visit.patientName)}</p>`;
const home = ({ token }: VisitToMove): string => `${answerPath}/${token}`;
const back = (found: VisitToMove): Html =>
  html`<nav aria-label="Other choices"><a href="${home(found)}">Back to my appointment</a></nav>`;

export const unknownView = (): PublicPage => ({
  title: "This link is not known",
  body: html`<p>Please ring the clinic.</p>`,
});

const whyNot = {
  cancelled: "This appointment is cancelled",
  over: "This appointment is over",
  short_notice: "It is too close to your appointment to move it here",
} as const;

export const refusedView = (found: VisitToMove, refusal: NonNullable<VisitToMove["refusal"]>): PublicPage =>
  page(
    found,
    whyNot[refusal],
    html`${visitOf(found)}<p>For another time, please ${ringWords(found.shown.clinicPhone)}.</p>${back(found)}`,
  );

const button = (at: FreeTime, words: string): Html =>
  html`<li><form method="post"><button name="at" value="${at.date}T${at.time}">${words}</button></form></li>`;

export function timesView(
  found: VisitToMove,
  days: readonly DayOfTimes[],
  { isFirst, isGone = false }: { isFirst: boolean; isGone?: boolean },
): PublicPage {
  const path = `${home(found)}${timesPath}`;
  const last = days.at(-1);
  const none = html`<p>There are no free times ${isFirst ? "to move to" : "after that"}. Please ${ringWords(found.shown.clinicPhone)}.</p>`;
  return page(
    found,
    isGone ? "Sorry, that time is not free any more" : "Choose another time",
    html`<p>Your appointment now:</p>${visitOf(found)}<p>It moves as soon as you press a time.</p>${days.length === 0 && none}${days.map(
      ({ date, times }) =>
        html`<section aria-labelledby="d${date}"><h2 id="d${date}">${spokenDate(date)}</h2><ul class="choices times">${times.map(
          (time) => button({ date, time }, twelveHour(time)),
        )}</ul></section>`,
    )}<nav aria-label="More times">${last && html`<a href="${path}?from=${addDays(last.date, 1)}">Later days</a>`}${!isFirst && html`<a href="${path}">First free days</a>`}</nav>${back(found)}`,
    isGone,
  );
}

export const movedView = (found: VisitToMove): PublicPage =>
  page(
    found,
    found.shown.visit.status === "confirmed" ? "Your appointment has moved" : "We have your request",
    html`<p class="good" role="status"><strong>${whenInWords(found.shown.visit)}</strong></p><p>${
      found.shown.visit.status === "confirmed"
        ? "See you then."
        : "The time is kept for you until the clinic has confirmed it."
    }</p>${back(found)}`,
  );
