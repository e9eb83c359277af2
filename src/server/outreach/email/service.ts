import type { ConfigurationOf } from "#contract/assistants/agent-configuration.ts";
import { shortDate } from "#kernel/spoken-dates.ts";
import type { NewMessage } from "#server/messaging/outbox/service.ts";
import { reminderExpiry, reminderOccasion } from "../appointments/rules.ts";
import { emptyPlan, occasionOfDay, type Plan, type PlanningContext } from "../planning/rules.ts";
import { findVisitsEnding, type PlannedVisit } from "../planning/service.ts";
import * as rules from "./rules.ts";

const day = 86_400_000;
/** Mail that could not be written in time, because the server was down, is not sent days later. */
const lateMs = 2 * day;

type Settings = ConfigurationOf<"4">;

/** Which emails are due around visits: reminders, thanks, and a word to who did not come (AGENT-4). */
export async function planMails(context: PlanningContext, settings: Settings): Promise<Plan> {
  const { queries, now } = context;
  const plan = emptyPlan();
  const isChosen = (campaign: Settings["campaigns"][number]) => settings.campaigns.includes(campaign);
  if (isChosen("Appointment reminders") && settings.reminderSchedule.length === 0)
    plan.notes.push("Reminders are chosen, but no day to send them on.");
  const [past, coming] = await Promise.all([
    findVisitsEnding(queries, now - lateMs - 2 * day, now),
    isChosen("Appointment reminders") ? findVisitsEnding(queries, now, now + 15 * day) : [],
  ]);
  for (const visit of coming) if (hasMail(plan, visit)) remind(plan, context, settings, visit);
  for (const visit of past) {
    if (visit.attendance === "no_show") {
      if (settings.missedFollowUp && hasMail(plan, visit)) missed(plan, context, settings, visit);
    } else if (isChosen("Post-visit thank-you notes") && hasMail(plan, visit))
      thank(plan, context, settings, visit);
  }
  return plan;
}

type VisitWithMail = PlannedVisit & { email: string };

function hasMail(plan: Plan, visit: PlannedVisit): visit is VisitWithMail {
  if (visit.email !== null) return true;
  plan.skipped.push({
    name: visit.patientName,
    reason: `No email address, visit on ${shortDate(visit.localDate)}`,
  });
  return false;
}

function remind(
  plan: Plan,
  { now, profile }: PlanningContext,
  settings: Settings,
  visit: VisitWithMail,
): void {
  for (const schedule of settings.reminderSchedule) {
    const dueAt = rules.reminderMailTime(visit.localDate, rules.daysBefore[schedule], profile.timeZone);
    // Whoever booked after that has just been told.
    if (visit.createdAt >= dueAt || dueAt + day <= now) continue;
    plan.contacts.push({
      ...{ name: visit.patientName, dueAt, why: `${schedule} the visit on ${shortDate(visit.localDate)}` },
      message: {
        ...mailTo(visit, settings),
        ...{ purpose: "reminder", kind: "factual", subject: "Reminder of your appointment" },
        occasion: reminderOccasion(visit, rules.daysBefore[schedule]),
        body: rules.reminderMail(visit),
        asks: "confirm",
        expiresAt: reminderExpiry(visit.startsAt),
      },
    });
  }
}

function thank(
  plan: Plan,
  { now, profile }: PlanningContext,
  settings: Settings,
  visit: VisitWithMail,
): void {
  const dueAt = rules.thankYouMailTime(visit.localDate, profile.timeZone);
  if (dueAt + lateMs <= now) return;
  plan.contacts.push({
    ...{ name: visit.patientName, dueAt, why: `Thanks for the visit on ${shortDate(visit.localDate)}` },
    message: {
      ...mailTo(visit, settings),
      ...{ purpose: "thank_you", kind: "commercial", subject: "Thank you for your visit" },
      occasion: occasionOfDay("mail thanks", visit, visit.localDate),
      body: rules.thankYouMail(visit),
      expiresAt: dueAt + lateMs,
    },
  });
}

function missed(plan: Plan, { now }: PlanningContext, settings: Settings, visit: VisitWithMail): void {
  plan.contacts.push({
    ...{ name: visit.patientName, dueAt: now, why: `Did not come on ${shortDate(visit.localDate)}` },
    message: {
      ...mailTo(visit, settings),
      ...{ purpose: "missed", kind: "factual", subject: "We missed you" },
      occasion: occasionOfDay("mail missed", visit, visit.localDate),
      body: rules.missedMail(visit),
      expiresAt: visit.endsAt + 5 * day,
    },
  });
}

const mailTo = (visit: VisitWithMail, settings: Settings) =>
  ({
    channel: "email",
    agentId: "4",
    toAddress: visit.email,
    ccAddresses: rules.copiesOf(settings),
    patientId: visit.patientId,
    appointmentId: visit.id,
    recipientName: visit.patientName,
  }) satisfies Partial<NewMessage>;
