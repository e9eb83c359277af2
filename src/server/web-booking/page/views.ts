import type { FreeTime } from "#contract/errors.ts";
import { formatPhone } from "#kernel/phone-numbers.ts";
import { spokenDate, twelveHour } from "#kernel/spoken-dates.ts";
import { addDays } from "#kernel/zoned-time.ts";
import { type Html, html, type PublicPage, ringWords } from "#server/http/public-page.ts";
import type { VisitNow } from "#server/outreach/planning/service.ts";
import { codeMinutes, codesPerRequest } from "../limits.ts";
import type { BookingPage } from "./clinic-page.ts";
import { bookPath, type DayOfTimes, type WebPractitioner, type WebTreatment, whoInWords } from "./rules.ts";
import type { RequestRow } from "./store.ts";

/** What somebody typed, to be shown again beside what is wrong with it. */
export type Typed = Partial<Record<"name" | "phone" | "email" | "notes" | "by", string>>;
export type Faults = Partial<Record<keyof Typed | "code", string>>;

const home = ({ settings }: BookingPage): string => `${bookPath}/${settings.slug}`;
const whenOf = ({ date, time }: FreeTime): string => `${spokenDate(date)} at ${twelveHour(time)}`;

const shell = (page: BookingPage, title: string, body: Html, hasErrors = false): PublicPage => ({
  ...{ title, clinicName: page.clinicName, body, hasErrors, isListed: true },
});

/** About one person's request, at an address of its own. */
const ownShell = (...shown: Parameters<typeof shell>): PublicPage => ({
  ...shell(...shown),
  isListed: false,
});

/** There is a page, but nobody could be sent a code from here. */
export const notReadyView = (page: BookingPage): PublicPage =>
  shell(
    page,
    "Online booking is not available yet",
    html`<p>To book, please ${ringWords(page.clinicPhone)}.</p>
<p class="hint">For the clinic: bookings are confirmed with a code by text message or email, and this server has no provider for either.</p>`,
  );

export const treatmentsView = (page: BookingPage): PublicPage =>
  shell(
    page,
    "Book an appointment",
    html`<h2>What is it for?</h2><ul class="choices">${page.treatments.map(
      ({ key, name, about }) =>
        html`<li><a href="${home(page)}?treatment=${key}">${name} <small>${about}</small></a></li>`,
    )}</ul><p class="hint">In pain, or not sure? Please ${ringWords(page.clinicPhone)}.</p>`,
  );

const back = (page: BookingPage): Html | null =>
  page.treatments.length > 1 ? html`<a href="${home(page)}">Choose something else</a>` : null;

/** `, with Dr Patel`; null where nobody is named. */
const withWords = (page: BookingPage, practitionerId: string | null): Html | null => {
  const who = page.profile.practitioners.find(({ id }) => id === practitionerId);
  return who ? html`, with ${who.name}` : null;
};

interface FreeTimes {
  days: readonly DayOfTimes[];
  isFirst: boolean;
  /** By whom the treatment is done. */
  people: readonly WebPractitioner[];
  /** The one whose times these are; null = whoever is free. */
  chosen: WebPractitioner | null;
  /** Who is free at `2026-08-12T10:00`. */
  who: ReadonlyMap<string, readonly string[]>;
}

export function timesView(
  page: BookingPage,
  { key, name, about }: WebTreatment,
  { days, isFirst, people, chosen, who }: FreeTimes,
): PublicPage {
  const linkWith = (id: string | null, extra = "") =>
    `${home(page)}?treatment=${key}${id === null ? "" : `&with=${id}`}${extra}`;
  const link = (extra: string) => linkWith(chosen?.id ?? null, extra);
  const choice = (id: string | null, words: string) =>
    html`<li><a href="${linkWith(id)}"${id === (chosen?.id ?? null) && html` aria-current="true"`}>${words}</a></li>`;
  const [only] = people;
  const withWhom =
    people.length > 1
      ? html`<nav aria-label="With whom"><ul class="choices people">${choice(null, "Anyone")}${people.map((one) => choice(one.id, one.name))}</ul></nav>`
      : only && html`<p>With ${only.name}</p>`;
  const isNamed = people.length > 1 && chosen === null;
  const names = (at: string) => html` <small>${whoInWords(who.get(at) ?? [], people.length)}</small>`;
  const last = days.at(-1);
  const none = html`<p>There are no free times ${isFirst ? "to book online" : "after that"}. Please ${ringWords(page.clinicPhone)}.</p>`;
  return shell(
    page,
    "Choose a time",
    html`<p>${name} <span class="hint">${about}</span></p>${withWhom}${days.length === 0 && none}${days.map(
      ({ date, times }) =>
        html`<section aria-labelledby="d${date}"><h2 id="d${date}">${spokenDate(date)}</h2><ul class="choices times${isNamed && " named"}">${times.map(
          (time) =>
            html`<li><a href="${link(`&at=${date}T${time}`)}">${twelveHour(time)}${isNamed && names(`${date}T${time}`)}</a></li>`,
        )}</ul></section>`,
    )}<nav aria-label="More times">${last && html`<a href="${link(`&from=${addDays(last.date, 1)}`)}">Later days</a>`}${!isFirst && html`<a href="${link("")}">First free days</a>`}${back(page)}</nav>`,
  );
}

interface Field {
  id: keyof Typed;
  label: string;
  type?: string;
  autocomplete: string;
  hint?: string;
  isOptional?: boolean;
}

function field(
  { id, label, type = "text", autocomplete, hint, isOptional = false }: Field,
  typed: Typed,
  faults: Faults,
): Html {
  const fault = faults[id];
  const below = fault ? `${id}-fault` : hint ? `${id}-hint` : null;
  return html`<div class="field"><label for="${id}">${label}${isOptional && " (optional)"}</label>
<input id="${id}" name="${id}" type="${type}" autocomplete="${autocomplete}" value="${typed[id] ?? ""}" maxlength="254"${!isOptional && html` required`}${fault && html` aria-invalid="true"`}${below && html` aria-describedby="${below}"`}>
${fault ? html`<p class="fault" id="${id}-fault">${fault}</p>` : hint && html`<p class="hint" id="${id}-hint">${hint}</p>`}</div>`;
}

const summaryOf = (faults: Faults): Html | null => {
  const all = Object.entries(faults);
  return all.length === 0
    ? null
    : html`<div class="errors" role="alert"><p>Please check:</p><ul>${all.map(([id, fault]) => html`<li><a href="#${id}">${fault}</a></li>`)}</ul></div>`;
};

export function detailsView(
  page: BookingPage,
  { key, name, about }: WebTreatment,
  at: FreeTime,
  {
    typed = {},
    faults = {},
    sentence = null,
    chosen = null,
  }: { typed?: Typed; faults?: Faults; sentence?: string | null; chosen?: WebPractitioner | null } = {},
): PublicPage {
  const { text, email } = page.ways;
  const hasBoth = text && email;
  const by = typed.by ?? (text ? "text" : "email");
  const radio = (value: string, label: string) =>
    html`<div class="radio"><input type="radio" id="by-${value}" name="by" value="${value}"${by === value && html` checked`}><label for="by-${value}">${label}</label></div>`;
  const body = html`<p class="what"><strong>${whenOf(at)}</strong>${name}, ${about}${chosen && html`, with ${chosen.name}`}</p>
${summaryOf(faults)}${sentence && html`<div class="errors" role="alert"><p>${sentence}</p></div>`}
<form method="post" action="${home(page)}/details" novalidate>
<input type="hidden" name="treatment" value="${key}"><input type="hidden" name="at" value="${at.date}T${at.time}"><input type="hidden" name="with" value="${chosen?.id ?? ""}">
${field({ id: "name", label: "Full name", autocomplete: "name", hint: "Of the person who comes" }, typed, faults)}
${field({ id: "phone", label: text ? "Mobile number" : "Phone number", type: "tel", autocomplete: "tel" }, typed, faults)}
${field({ id: "email", label: "Email", type: "email", autocomplete: "email", isOptional: text }, typed, faults)}
${field({ id: "notes", label: "Anything we should know?", autocomplete: "off", isOptional: true }, typed, faults)}
${
  hasBoth
    ? html`<fieldset><legend>Send the code</legend>${radio("text", "By text message")}${radio("email", "By email")}</fieldset>`
    : html`<input type="hidden" name="by" value="${by}">`
}
<button>Send me a code</button>
<p class="hint">We send a code to make sure it is you, and keep the time for ${codeMinutes} minutes. Your details go to ${page.clinicName} and to nobody else.</p></form>
<nav aria-label="Other choices"><a href="${home(page)}?treatment=${key}${chosen && `&with=${chosen.id}`}">Choose another time</a></nav>`;
  return shell(page, "Your details", body, sentence !== null || Object.keys(faults).length > 0);
}

const tokenField = (token: string): Html => html`<input type="hidden" name="token" value="${token}">`;

export function codeView(
  page: BookingPage,
  request: RequestRow,
  { token, fault = null, note = null }: { token: string; fault?: string | null; note?: string | null },
): PublicPage {
  const { channel, contact, localDate: date, localTime: time, treatment } = request;
  const isText = channel === "sms";
  const to = isText ? formatPhone(contact) : contact;
  const trial = html`<p class="good">This is a trial server and sends nothing. The code is among the clinic's messages, on the page Agents.</p>`;
  const body = html`<p class="what"><strong>${whenOf({ date, time })}</strong>${treatment}${withWords(page, request.practitionerId)}</p>
${page.ways.isTrial ? trial : html`<p>We have sent a code with six digits to ${to}. It is good for ${codeMinutes} minutes.</p>`}
${note && html`<p class="good" role="status">${note}</p>`}${fault && html`<div class="errors" role="alert"><p><a href="#code">${fault}</a></p></div>`}
<form method="post" action="${home(page)}/code" novalidate>${tokenField(token)}
<div class="field"><label for="code">Code</label><input class="code" id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="12" required${fault && html` aria-invalid="true"`}></div>
<button>Book</button></form>
<h2>No code?</h2><p>It can take a minute.${isText && " A number that has answered STOP to the clinic's texts gets none."}</p>
<div class="row">${request.codesSent < codesPerRequest && html`<form method="post" action="${home(page)}/again">${tokenField(token)}<button class="plain">Send a new code</button></form>`}<a href="${home(page)}">Start again</a></div>
<p>Or ${ringWords(page.clinicPhone)}.</p>`;
  return ownShell(page, "Enter your code", body, fault !== null);
}

/** Somebody else was faster: said first, then what is free nearby. */
export function goneView(
  page: BookingPage,
  nearest: readonly FreeTime[],
  choice: { key: string; token?: string; practitionerId?: string | null },
): PublicPage {
  const { key, token, practitionerId } = choice;
  const withOne = practitionerId ? `&with=${practitionerId}` : "";
  const time = (at: FreeTime) =>
    token
      ? html`<li><form method="post" action="${home(page)}/time">${tokenField(token)}<input type="hidden" name="at" value="${at.date}T${at.time}"><button class="plain">${whenOf(at)}</button></form></li>`
      : html`<li><a href="${home(page)}?treatment=${key}${withOne}&at=${at.date}T${at.time}">${whenOf(at)}</a></li>`;
  return shell(
    page,
    "Sorry, that time is not free any more",
    html`<p>${nearest.length > 0 ? "These are free nearby:" : "Nothing else is free nearby."}</p>
<ul class="choices">${nearest.map(time)}</ul>
<nav aria-label="Other choices"><a href="${home(page)}?treatment=${key}">All free times</a></nav><p>Or ${ringWords(page.clinicPhone)}.</p>`,
    true,
  );
}

export function doneView(page: BookingPage, visit: VisitNow, token: string): PublicPage {
  const isConfirmed = visit.status === "confirmed";
  const what = isConfirmed ? "See you then." : "The time is kept for you until the clinic has confirmed it.";
  return ownShell(
    page,
    isConfirmed ? "Your appointment is booked" : "We have your request",
    html`<p class="good" role="status"><strong>${whenOf({ date: visit.localDate, time: visit.localTime })}</strong></p><p>${visit.appointmentType}${withWords(page, visit.practitionerId)}, ${visit.patientName}</p>
<p>${what}</p>${page.clinicAddress && html`<p>${page.clinicAddress}</p>`}
<form method="post" action="${home(page)}/calendar">${tokenField(token)}<button class="plain">Add to my calendar</button></form>
<p>To change or cancel it, ${ringWords(page.clinicPhone)}.</p>`,
  );
}

export const overView = (page: BookingPage): PublicPage =>
  shell(
    page,
    "That code is no longer good",
    html`<p>It was too long ago, or there were too many tries. Nothing is booked.</p><p><a class="button" href="${home(page)}">Start again</a></p><p>Or ${ringWords(page.clinicPhone)}.</p>`,
    true,
  );

export const tooManyVisitsView = (page: BookingPage): PublicPage =>
  shell(
    page,
    "Please ring the clinic for this one",
    html`<p>There are several appointments under this number already, so this one is not booked online. Please ${ringWords(page.clinicPhone)}.</p>`,
    true,
  );

export const tooManyCodesSentence = (page: BookingPage): string =>
  `No more codes can be sent just now. Try again in an hour, or ring ${page.clinicPhone === "" ? "the clinic" : formatPhone(page.clinicPhone)}`;
