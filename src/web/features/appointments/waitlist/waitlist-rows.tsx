import type { MouseEvent, ReactNode } from "react";
import type { WaitlistEntry } from "#contract/booking/waitlist.ts";
import { shortDate } from "#kernel/spoken-dates.ts";
import { formatPhone } from "#web/lib/formatting.ts";
import { Button } from "#web/ui/button.tsx";
import { useLeaveWaitlist } from "./waitlist-calls.ts";

const partWords = { any: "", morning: ", mornings", afternoon: ", afternoons" } as const;

/** `from 11 Aug 2026 to 14 Aug 2026, mornings` */
const wishOf = ({ fromDate, toDate, partOfDay }: WaitlistEntry) =>
  `from ${shortDate(fromDate)}${toDate ? ` to ${shortDate(toDate)}` : ""}${partWords[partOfDay]}`;

interface WaitlistRowsProps {
  entries: readonly WaitlistEntry[];
  /** What else can be done with an entry. */
  actionOf?: (entry: WaitlistEntry) => ReactNode;
}

/** Who waits, what for, and a way to take each of them off the list. */
export function WaitlistRows({ entries, actionOf }: WaitlistRowsProps) {
  return (
    <ul aria-label="Waitlist" className="flex flex-col gap-2 text-13">
      {entries.map((entry) => (
        <li key={entry.id} className="flex items-center justify-between gap-2">
          <span className="min-w-0 flex-1">
            <span className="font-medium wrap-anywhere">{entry.patientName}</span>,{" "}
            <span className="whitespace-nowrap">{formatPhone(entry.patientPhone)}</span>
            <span className="block text-12 text-ink-2">
              {entry.appointmentType}
              {entry.appointmentDate && `, now on ${shortDate(entry.appointmentDate)}`}, {wishOf(entry)}
            </span>
            <span className="block text-12 text-ink-2">Added by {entry.createdByUsername}</span>
            {entry.notes && <span className="block text-12 text-ink-2 wrap-anywhere">{entry.notes}</span>}
          </span>
          <span className="flex flex-wrap justify-end gap-2">
            {actionOf?.(entry)}
            <LeaveButton entry={entry} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function LeaveButton({ entry }: { entry: WaitlistEntry }) {
  const leave = useLeaveWaitlist();
  const onLeave = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
    leave.mutate({ entry, next: nextStop(currentTarget) });
  return (
    <Button
      size="small"
      kind="danger-text"
      aria-label={`Take ${entry.patientName} off the waitlist`}
      isPending={leave.isPending}
      pendingLabel="Taking off..."
      onClick={onLeave}
    >
      Take off
    </Button>
  );
}

/** The same button of the row after, else of the row before, else what the list stands in. */
function nextStop(button: HTMLElement): HTMLElement | null {
  const row = button.closest("li");
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  return neighbour?.querySelector<HTMLElement>("button:last-of-type") ?? button.closest('[role="dialog"]');
}
