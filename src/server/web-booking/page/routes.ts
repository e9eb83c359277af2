import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { formatPhone } from "#kernel/phone-numbers.ts";
import { html, type PublicPage, sendPublicPage } from "#server/http/public-page.ts";
import type { VisitNow } from "#server/outreach/planning/service.ts";
import { visitAsCalendarFile } from "../calendar-file.ts";
import { attemptsPerRequest, pagesPerMinute, pressesPerMinute } from "../limits.ts";
import { slugOf } from "../settings/rules.ts";
import { type BookingPage, openPage, type WebBookingDependencies } from "./clinic-page.ts";
import { bookPath, detailsForm, practitionersOf, readCode, readTime } from "./rules.ts";
import {
  beginBooking,
  type CodeOutcome,
  chooseAgain,
  enterCode,
  readRequest,
  sendCodeAgain,
} from "./service.ts";
import { findDays, findWho } from "./times.ts";
import * as views from "./views.ts";

type Params = { slug: string };
type Form = Record<string, unknown>;
/** What is shown after a press, or the token of the request that is shown next. */
type Next = PublicPage | { token: string; say?: Said };
/** What is said above the code's field. */
const sayings = ["wrong", "empty", "sent"] as const;
type Said = (typeof sayings)[number];
type Handle = (page: BookingPage, form: Form, request: FastifyRequest) => Promise<Next>;

/** The clinic's public page: plain forms, so that it works without scripts and on any telephone. */
export function bookingPageRoutes(app: FastifyInstance, deps: WebBookingDependencies): void {
  const perMinute = (max: number) => ({
    schema: { hide: true },
    config: { rateLimit: { max, timeWindow: 60_000 } },
  });
  const path = `${bookPath}/:slug`;

  app.get<{ Params: Params; Querystring: Form }>(
    path,
    perMinute(pagesPerMinute),
    async ({ params, query }, reply) => {
      const page = await openPage(deps, params.slug);
      return page ? show(reply, page, await look(deps, page, query)) : notFound(reply);
    },
  );

  /** Read again after a form, or opened from the history: there is nothing to show without what was sent. */
  app.get<{ Params: Params }>(`${path}/:step`, perMinute(pagesPerMinute), async ({ params }, reply) =>
    reply.redirect(`${bookPath}/${encodeURIComponent(params.slug)}`, 303),
  );

  /** What became of a request. Looked at again or come back to, it sends nothing and books nothing. */
  app.get<{ Params: Params & { token: string }; Querystring: { say?: string } }>(
    `${path}/request/:token`,
    perMinute(pagesPerMinute),
    async ({ params: { slug, token }, query }, reply) => {
      const page = await openPage(deps, slug);
      const said = sayings.find((each) => each === query.say);
      return page ? show(reply, page, await lookAgain(deps, page, token, said)) : notFound(reply);
    },
  );

  const on = (step: string, handle: Handle) =>
    app.post<{ Params: Params; Body: Form }>(
      `${path}/${step}`,
      perMinute(pressesPerMinute),
      async (request, reply) => {
        const page = await openPage(deps, request.params.slug);
        if (!page) return notFound(reply);
        if (!isReady(page)) return show(reply, page, views.notReadyView(page));
        const next = await handle(page, request.body ?? {}, request);
        if ("title" in next) return show(reply, page, next);
        const said = next.say ? `?say=${next.say}` : "";
        return reply.redirect(`${bookPath}/${page.settings.slug}/request/${next.token}${said}`, 303);
      },
    );

  on("details", (page, form, request) => begin(deps, page, form, request.ip));
  on("code", async (page, form) => {
    const outcome = await enterCode(deps, page, form.token, readCode(form.code));
    if (!outcome.ok && outcome.reason === "wrong_code")
      return { token: String(form.token), say: readCode(form.code) === null ? "empty" : "wrong" };
    return atItsAddress(outcome, form) ?? afterCode(page, outcome, String(form.token));
  });
  on("time", async (page, form) => {
    const to = readTime(form.at);
    if (!to) return views.overView(page);
    const outcome = await chooseAgain(deps, page, form.token, to);
    return atItsAddress(outcome, form) ?? afterCode(page, outcome, String(form.token));
  });
  on("again", async (page, form) => {
    const outcome = await sendCodeAgain(deps, page, form.token);
    const token = String(form.token ?? "");
    if (outcome.ok) return { token, say: "sent" };
    if (outcome.reason === "over") return views.overView(page);
    return views.codeView(page, outcome.request, { token, fault: views.tooManyCodesSentence(page) });
  });

  app.post<{ Params: Params; Body: Form }>(
    `${path}/calendar`,
    perMinute(pressesPerMinute),
    async (request, reply) => {
      const page = await openPage(deps, request.params.slug);
      const found = page && (await readRequest(deps, page, request.body?.token));
      if (!page || found?.state !== "settled" || !found.outcome.ok) return notFound(reply);
      return sendCalendarFile(reply, page, found.outcome.visit);
    },
  );
}

const isReady = ({ ways }: BookingPage): boolean => ways.text || ways.email;

const show = (reply: FastifyReply, page: BookingPage, view: PublicPage) =>
  sendPublicPage(
    view.hasErrors ? reply.status(view.title.startsWith("Sorry") ? 409 : 400) : reply,
    view,
    page.settings,
  );

const notFound = (reply: FastifyReply) =>
  sendPublicPage(reply.status(404), {
    title: "There is no such page",
    body: html`<p>Please check the address, or ring the clinic.</p>`,
  });

/** An address names a treatment, a day and a time, and never a person. */
async function look(deps: WebBookingDependencies, page: BookingPage, query: Form): Promise<PublicPage> {
  if (!isReady(page)) return views.notReadyView(page);
  const [only] = page.treatments;
  const chosen =
    page.treatments.length === 1 ? only : page.treatments.find(({ key }) => key === query.treatment);
  if (!chosen) return views.treatmentsView(page);
  const at = readTime(query.at);
  const people = practitionersOf(page.profile.practitioners, chosen.name);
  const wished = people.find(({ id }) => id === query.with) ?? null;
  if (at) return views.detailsView(page, chosen, at, { chosen: wished });
  const from = readTime(`${String(query.from)}T00:00`)?.date ?? null;
  const wish = { treatment: chosen.name, practitionerId: wished?.id ?? null };
  const days = await findDays(deps, page, { ...wish, from });
  const isChoice = people.length > 1 && wished === null;
  const who = await findWho(deps, page, { treatment: chosen.name, days, people: isChoice ? people : [] });
  return views.timesView(page, chosen, { days, isFirst: from === null, people, chosen: wished, who });
}

async function lookAgain(
  deps: WebBookingDependencies,
  page: BookingPage,
  token: string,
  said: Said | undefined,
): Promise<PublicPage> {
  const found = await readRequest(deps, page, token);
  if (found.state !== "waiting") return afterCode(page, found.outcome, token);
  const left = attemptsPerRequest - found.request.attempts;
  const told = {
    ...(said === "sent" && { note: "A new code is on its way. The former one is no longer good." }),
    ...(said === "wrong" && left < attemptsPerRequest && { fault: wrongCode(left) }),
    ...(said === "empty" && { fault: "Enter the six digits of the code" }),
  };
  return views.codeView(page, found.request, { token, ...told });
}

async function begin(
  deps: WebBookingDependencies,
  page: BookingPage,
  form: Form,
  networkAddress: string,
): Promise<Next> {
  const treatment = page.treatments.find(({ key }) => key === form.treatment);
  const at = readTime(form.at);
  if (!treatment || !at) return views.treatmentsView(page);
  const typed = typedOf(form);
  const chosen =
    practitionersOf(page.profile.practitioners, treatment.name).find(({ id }) => id === form.with) ?? null;
  const read = detailsForm.safeParse({ ...form, ...at });
  if (!read.success)
    return views.detailsView(page, treatment, at, { typed, faults: faultsOf(read.error.issues), chosen });
  const outcome = await beginBooking(deps, page, read.data, networkAddress);
  if (outcome.ok) return { token: outcome.token };
  if (outcome.reason === "time_gone")
    return views.goneView(page, outcome.nearest, { key: treatment.key, practitionerId: chosen?.id ?? null });
  const sentence =
    outcome.reason === "too_many_codes"
      ? views.tooManyCodesSentence(page)
      : "The code cannot be sent in that way. Choose another one";
  return views.detailsView(page, treatment, at, { typed, sentence, chosen });
}

const typedNames = ["name", "phone", "email", "notes", "by"] as const;
const typedOf = (form: Form): views.Typed =>
  Object.fromEntries(typedNames.flatMap((id) => (typeof form[id] === "string" ? [[id, form[id]]] : [])));

/** The first fault of each field. */
const faultsOf = (issues: readonly { path: PropertyKey[]; message: string }[]): views.Faults =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));

/** What can be looked at again is shown where it can be. */
const atItsAddress = (outcome: CodeOutcome, { token }: Form): Next | null =>
  outcome.ok || outcome.reason === "time_gone" ? { token: String(token) } : null;

function afterCode(page: BookingPage, outcome: CodeOutcome, token: string): PublicPage {
  if (outcome.ok) return views.doneView(page, outcome.visit, token);
  switch (outcome.reason) {
    case "over":
      return views.overView(page);
    case "too_many_visits":
      return views.tooManyVisitsView(page);
    case "time_gone":
      return views.goneView(page, outcome.nearest, { key: slugOf(outcome.request.treatment), token });
    case "wrong_code":
      return views.codeView(page, outcome.request, { token });
  }
}

const wrongCode = (left: number): string =>
  `That is not the code. ${left} ${left === 1 ? "try" : "tries"} left`;

function sendCalendarFile(reply: FastifyReply, page: BookingPage, visit: VisitNow): FastifyReply {
  const { clinicName, clinicAddress: address, clinicPhone } = page;
  const file = visitAsCalendarFile({
    ...{ id: visit.id, startsAt: visit.startsAt, endsAt: visit.endsAt, updatedAt: visit.updatedAt },
    ...{ isConfirmed: visit.status === "confirmed", clinicName, address },
    phone: clinicPhone === "" ? "" : formatPhone(clinicPhone),
  });
  return reply
    .headers({ "content-disposition": 'attachment; filename="appointment.ics"', "cache-control": "no-store" })
    .type("text/calendar; charset=utf-8")
    .send(file);
}
