import type { PmsCapabilities } from "#contract/booking/pms.ts";
import type { AppointmentStatus } from "#contract/limits.ts";
import { shortDate, twelveHour } from "#kernel/spoken-dates.ts";

export type WriteAction = "added" | "changed" | "cancelled";

/** What bringing the booking over does there. */
export function actionOf(status: AppointmentStatus, wasWritten: boolean): WriteAction {
  if (status === "cancelled") return "cancelled";
  return wasWritten ? "changed" : "added";
}

/** Whether the system lets us do that; what it does not, a person does there. */
export const mayWrite = (action: WriteAction, capabilities: PmsCapabilities): boolean =>
  action === "added" ? capabilities.writesAppointments : capabilities.changesAppointments;

interface Visit {
  patientName: string;
  localDate: string;
  localTime: string;
  appointmentType: string;
}

const whenOf = ({ localDate, localTime }: Visit) => `${shortDate(localDate)}, ${twelveHour(localTime)}`;

const byHandVerbs: Record<WriteAction, string> = {
  added: "Enter in",
  changed: "Change in",
  cancelled: "Cancel in",
};

/** What a person is asked to do in the practice system. */
export const byHandTask = (action: WriteAction, product: string, visit: Visit) => ({
  title: `${byHandVerbs[action]} ${product}: ${visit.patientName}`,
  detail: `${visit.appointmentType}, ${whenOf(visit)}\nPress Done when it is there.`,
});

export const failedTask = (product: string, visit: Visit, sentence: string) => ({
  title: `Not in ${product}: ${visit.patientName}`,
  detail: `${visit.appointmentType}, ${whenOf(visit)}\n${sentence.replace(/\.?$/, ".")}`,
});
