import type { Task } from "#contract/messaging/tasks.ts";
import { type SeededRandom, seededRandomFor } from "#kernel/seeded-random.ts";
import { addDays, timeOfMinutes, toLocal, weekdayOf } from "#kernel/zoned-time.ts";
import type { SimulatedClinic } from "../port.ts";
import { patientAt } from "../world/patients.ts";
import { deskOf } from "./api.ts";
import { bookVisit, fallsIll, receptionist } from "./seed-clinic.ts";
import { visitsBetween } from "./store.ts";

const hour = 3_600_000;
const cancelReasons = ["Unwell", "Cannot get off work", "Travelling"] as const;
const shareDone = 0.7;
const shareNoShow = 0.07;
/** Of the days of the week, what comes to the desk each hour beside its tasks. */
const share = { cancels: 0.2, books: 0.5 };
/** Patients who come to the desk are counted from here. */
const atTheDesk = 600;

/** The people at the clinic's desk: what they do each hour that it is open. */
export function createDesk(clinic: SimulatedClinic, seed: number) {
  const { clock, timeZone } = clinic;
  const desk = deskOf(clinic);
  const queries = clinic.database.within(clinic.scope);
  let served = 0;

  const openTasks = (): Promise<Task[]> => desk.call("listTasks");

  const workOffTasks = async (d: SeededRandom): Promise<void> => {
    const waiting = (await openTasks()).toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
    for (const task of waiting) {
      if (!d.chance(shareDone)) continue;
      if (task.kind === "text" && task.phone !== null)
        await desk.tryTo(
          "replyToTask",
          { body: "Thanks for letting us know. See you soon" },
          { id: task.id },
        );
      await desk.tryTo("completeTask", {}, { id: task.id });
    }
  };

  const markWhoCame = async (d: SeededRandom): Promise<void> => {
    const now = clock.now();
    for (const { id, attendance } of await visitsBetween(queries, now - 10 * hour, now - hour / 4)) {
      const came = d.chance(shareNoShow) ? "no_show" : "arrived";
      if (attendance === null) await desk.tryTo("markAttendance", { attendance: came }, { id });
    }
  };

  const cancelOne = async (d: SeededRandom): Promise<void> => {
    const visits = await visitsBetween(queries, clock.now() + 2 * hour, clock.now() + 120 * hour);
    const visit = visits.length > 0 ? d.oneOf(visits) : null;
    if (visit) await desk.tryTo("cancelAppointment", { reason: d.oneOf(cancelReasons) }, { id: visit.id });
  };

  const bookOne = async (d: SeededRandom): Promise<void> => {
    const { date } = toLocal(clock.now(), timeZone);
    const wish = { date: addDays(date, d.between(1, 9)), time: timeOfMinutes(9 * 60 + d.between(0, 7) * 30) };
    const patient = patientAt(seed, atTheDesk + served++);
    await bookVisit(desk, patient, { ...wish, appointmentType: "General Consultation" });
  };

  return {
    openTasks,
    /** An hour at the desk. */
    work: async (): Promise<void> => {
      const d = seededRandomFor(seed, "desk", clock.now());
      await workOffTasks(d);
      await markWhoCame(d);
      if (d.chance(share.cancels)) await cancelOne(d);
      if (d.chance(share.books)) await bookOne(d);
    },
    overview: () => desk.call<object>("clinicOverview"),
    /** From now on callers who want a person leave a voicemail, or are put through again. */
    sendCallersTo: (method: "transfer" | "voicemail") =>
      desk.call("saveAgentConfiguration", receptionist(clinic.number, method), { agentId: "1" }),
    /** Somebody of the team is ill today. */
    fallIll: async (): Promise<void> => {
      const { members } = await desk.call<{ members: { id: string; name: string }[] }>("roster");
      const memberId = members.find(({ name }) => name === fallsIll)?.id;
      const { date } = toLocal(clock.now(), timeZone);
      const wish = { memberId, fromDate: date, toDate: addDays(date, 1), reason: "Ill" };
      const leave = await desk.call<{ id: string }>("askForLeave", wish);
      await desk.call("decideLeave", { decision: "approved" }, { id: leave.id });
    },
  };
}

/** Whether the desk is staffed then, on the clinic's clock. */
export function isStaffed(at: number, timeZone: string): boolean {
  const { date, time } = toLocal(at, timeZone);
  const isWeekend = [0, 6].includes(weekdayOf(date));
  return time >= "09:00" && time < (isWeekend ? "13:00" : "17:00");
}
