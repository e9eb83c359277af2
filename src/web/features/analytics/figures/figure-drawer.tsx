import type { ReactNode } from "react";
import { Link } from "wouter";
import { outcomeWords } from "#contract/calls/call-words.ts";
import {
  type FigureBooking,
  type FigureCall,
  type Figures,
  mostFigureRows,
} from "#contract/system/figures.ts";
import { useClinicTimeZone } from "#web/lib/clinic-time.ts";
import { dollars } from "#web/lib/dollars.ts";
import { formatDuration } from "#web/lib/durations.ts";
import { dateTimeOf, formatCount, formatPhone, shortDate, twelveHour } from "#web/lib/formatting.ts";
import { Drawer } from "#web/ui/overlays/drawer.tsx";
import { type FigureInWords, weekInWords } from "./figure-words.ts";
import { UnansweredRows } from "./unanswered-rows.tsx";

interface FigureDrawerProps {
  figures: Figures;
  words: FigureInWords;
  onClose: () => void;
}

/** The rows behind a figure, each with the way to its call or visit. */
export function FigureDrawer({ figures, words, onClose }: FigureDrawerProps) {
  const { counts, withoutPrice } = figures;
  return (
    <Drawer isOpen onClose={onClose} title={words.title} description={weekInWords(figures)}>
      <p className="mb-3 text-13 text-ink-2">{words.definition}</p>
      {words.name === "out_of_hours" && (
        <Rows none={words.none} total={counts.outOfHours}>
          {figures.outOfHoursCalls.map((call) => (
            <CallRow key={call.callId} call={call} />
          ))}
        </Rows>
      )}
      {words.name === "saved" && (
        <Rows none={words.none} total={figures.savingCalls}>
          {figures.callsThatSaved.map((call) => (
            <CallRow key={call.callId} call={call} />
          ))}
        </Rows>
      )}
      {words.name === "bookings" && (
        <>
          {withoutPrice > 0 && (
            <p className="mb-3 text-13">
              <Link href="/people?tab=treatments" className="text-accent-ink underline">
                Add prices under Treatments
              </Link>
            </p>
          )}
          <Rows none={words.none} total={counts.booked}>
            {figures.bookings.map((booking) => (
              <BookingRow key={booking.appointmentId} booking={booking} />
            ))}
          </Rows>
        </>
      )}
      {words.name === "unanswered" &&
        (figures.unanswered.length === 0 ? (
          <p className="text-13 text-ink-3">{words.none}</p>
        ) : (
          <UnansweredRows questions={figures.unanswered} />
        ))}
    </Drawer>
  );
}

function Rows({ none, total, children }: { none: string; total: number; children: readonly ReactNode[] }) {
  if (total === 0) return <p className="text-13 text-ink-3">{none}</p>;
  return (
    <>
      <ul className="-mx-2">{children}</ul>
      {total > children.length && (
        <p className="mt-3 text-12 text-ink-3">
          The latest {formatCount(mostFigureRows)} of {formatCount(total)}
        </p>
      )}
    </>
  );
}

const rowClasses = "flex items-start justify-between gap-3 rounded-m px-2 py-2.5 hover:bg-hover";

function CallRow({ call }: { call: FigureCall }) {
  const timeZone = useClinicTimeZone();
  const number = call.phone === null ? "Number withheld" : formatPhone(call.phone);
  return (
    <li className="border-t border-line first:border-t-0">
      <Link href={`/logs?call=${call.callId}`} className={rowClasses}>
        <span className="min-w-0">
          <span className="block truncate text-14 font-medium">{call.name ?? number}</span>
          <span className="block text-12 text-ink-2">{outcomeWords[call.outcome]}</span>
        </span>
        <span className="flex-none text-right text-12 text-ink-2">
          <span className="block">{dateTimeOf(call.startedAt, timeZone)}</span>
          <span className="figures block">{formatDuration(call.durationSeconds)}</span>
        </span>
      </Link>
    </li>
  );
}

function BookingRow({ booking }: { booking: FigureBooking }) {
  const { appointmentId, patientName, appointmentType, requestedDate, requestedTime, status } = booking;
  return (
    <li className="border-t border-line first:border-t-0">
      <Link href={`/appointments?id=${appointmentId}`} className={rowClasses}>
        <span className="min-w-0">
          <span className="block truncate text-14 font-medium">{patientName}</span>
          <span className="block text-12 text-ink-2">
            {appointmentType}, {shortDate(requestedDate)}, {twelveHour(requestedTime)}
          </span>
        </span>
        <span className="figures flex-none text-right text-13">
          {status === "cancelled" ? <span className="text-ink-3">Cancelled</span> : <Price {...booking} />}
        </span>
      </Link>
    </li>
  );
}

function Price({ priceCents, isFromPrice }: Pick<FigureBooking, "priceCents" | "isFromPrice">) {
  if (priceCents === null) return <span className="text-ink-3">No price</span>;
  return `${isFromPrice ? "from " : ""}${dollars(priceCents)}`;
}
