import { createPortal } from "react-dom";
import type { Appointment } from "#contract/booking/appointments.ts";
import { formatPhone, longDate, plural, shortDate, twelveHour } from "#web/lib/formatting.ts";
import { minutesFor } from "#web/lib/visit-minutes.ts";
import { appointmentBadges } from "#web/ui/appointment-badges.ts";
import { placeWords, typeOf } from "../appointment-labels.ts";
import { sheetOf } from "./list-view.ts";

interface DaySheetProps {
  clinicName: string;
  appointments: readonly Appointment[];
  date: string;
  /** When it is printed, on the clinic's clock. */
  printedAt: { date: string; time: string };
}

/** A day's appointments on paper, in the place of the page; never on the screen. */
export function DaySheet({ clinicName, appointments, date, printedAt }: DaySheetProps) {
  const { rows, cancelled } = sheetOf(appointments, date);
  const count = plural(rows.length, "appointment");
  return createPortal(
    <article data-print-sheet="" className="hidden text-ink print:block">
      <header className="mb-4 flex items-end justify-between gap-6 border-b-2 border-ink pb-2">
        <div>
          {clinicName && <p className="text-14">{clinicName}</p>}
          <h1 className="text-22 font-title">{longDate(date)}</h1>
        </div>
        <p className="text-right text-13">
          {count}
          {cancelled > 0 && <span className="block">{cancelled} cancelled, not listed</span>}
        </p>
      </header>
      {rows.length === 0 ? (
        <p className="text-14">Nobody is booked on this day.</p>
      ) : (
        <table className="w-full border-collapse text-left text-13">
          <thead>
            <tr className="border-b border-ink">
              {["Time", "Patient", "Phone", "Type", "Chair", "Status", "Notes"].map((title) => (
                <th key={title} scope="col" className="py-1.5 pr-3 text-12 font-semibold">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <SheetRow key={row.id} appointment={row} />
            ))}
          </tbody>
        </table>
      )}
      <p className="mt-4 text-12">
        Printed {shortDate(printedAt.date)}, {twelveHour(printedAt.time)}. Holds patient details: shred it
        after use.
      </p>
    </article>,
    document.body,
  );
}

function SheetRow({ appointment }: { appointment: Appointment }) {
  const { requestedTime, patientName, patientPhone, status, notes } = appointment;
  return (
    <tr className="break-inside-avoid border-b border-line-2 align-top [&>td]:py-2 [&>td]:pr-3">
      <td className="figures font-semibold whitespace-nowrap">{twelveHour(requestedTime)}</td>
      <td className="font-semibold">{patientName}</td>
      <td className="whitespace-nowrap">{formatPhone(patientPhone)}</td>
      <td>
        {typeOf(appointment)}, {minutesFor(appointment)} min
      </td>
      <td>{placeWords(appointment, true)}</td>
      <td>{appointmentBadges[status].label}</td>
      <td className="w-1/4 wrap-anywhere whitespace-pre-line">{notes}</td>
    </tr>
  );
}
