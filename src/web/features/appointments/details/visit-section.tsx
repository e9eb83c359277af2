import { CalendarClock, Check, UserRoundX } from "lucide-react";
import type { Appointment, Attendance } from "#contract/booking/appointments.ts";
import { shortDate, twelveHour } from "#kernel/spoken-dates.ts";
import { useNow, useToday } from "#web/lib/clinic-time.ts";
import { dateOf, twelveHourOf } from "#web/lib/formatting.ts";
import { mutateAndReport } from "#web/lib/mutate-and-report.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { useJoinWaitlist, useLeaveWaitlist, useWaitlist } from "../waitlist/waitlist-calls.ts";
import { useMarkAttendance } from "./mark-attendance.ts";
import { useMoves } from "./visit-history.ts";

interface VisitSectionProps {
  appointment: Appointment;
  timeZone: string;
  onReschedule: () => void;
}

const failed = (error: unknown, otherwise: string) =>
  toast({ variant: "destructive", title: "Error", description: messageForPeople(error, otherwise) });

/** What can be done with a visit that stands, and how it came to where it is. */
export function VisitSection({ appointment, timeZone, onReschedule }: VisitSectionProps) {
  const now = useNow();
  const hasBegun = Date.parse(appointment.startsAt) <= now;
  const isDayCome = appointment.requestedDate <= dateOf(now, timeZone);
  const { id, attendance } = appointment;
  const mark = useMarkAttendance();
  const say = (next: Attendance | null, done: string) =>
    mutateAndReport(
      mark,
      { id, attendance: next },
      {
        onSuccess: () => toast({ title: "Success", description: done }),
        onError: (error) => failed(error, "The visit could not be marked"),
      },
    );
  return (
    <section aria-label="Visit" className="rounded-m bg-sunken px-3.5 py-3 text-13">
      {attendance === null ? (
        <div className="flex flex-wrap gap-2">
          <Button size="small" icon={<CalendarClock aria-hidden="true" />} onClick={onReschedule}>
            Reschedule
          </Button>
          {isDayCome && (
            <Button
              size="small"
              icon={<Check aria-hidden="true" />}
              disabled={mark.isPending}
              onClick={() => say("arrived", "Marked as arrived")}
            >
              Mark arrived
            </Button>
          )}
          {hasBegun ? (
            <Button
              size="small"
              icon={<UserRoundX aria-hidden="true" />}
              disabled={mark.isPending}
              onClick={() => say("no_show", "Marked as a no-show")}
            >
              Mark no-show
            </Button>
          ) : (
            <WaitlistSwitch appointment={appointment} />
          )}
        </div>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p role="status">
            <span className="font-semibold">{attendance === "arrived" ? "Arrived" : "No-show"}</span>
            <span className="text-ink-2">{markedBy(appointment, timeZone)}</span>
          </p>
          <Button size="small" disabled={mark.isPending} onClick={() => say(null, "Mark taken back")}>
            Undo mark
          </Button>
        </div>
      )}
      <Moves id={id} />
    </section>
  );
}

/** `, marked by Sam at 9:04 am` */
const markedBy = ({ attendanceByUsername, attendanceAt }: Appointment, timeZone: string): string =>
  attendanceByUsername && attendanceAt
    ? `, marked by ${attendanceByUsername} at ${twelveHourOf(attendanceAt, timeZone)}`
    : "";

function WaitlistSwitch({ appointment }: { appointment: Appointment }) {
  const { data } = useWaitlist();
  const today = useToday();
  const join = useJoinWaitlist();
  const leave = useLeaveWaitlist();
  if (!data) return null;
  const entry = data.find(({ appointmentId }) => appointmentId === appointment.id);
  const onJoin = () =>
    mutateAndReport(
      join,
      { appointmentId: appointment.id, fromDate: today },
      {
        onSuccess: () =>
          toast({
            title: "Success",
            description: "On the waitlist. A cancelled time that suits them is offered to them.",
          }),
        onError: (error) => failed(error, "The patient could not be put on the waitlist"),
      },
    );
  // One button for both ways, so that it keeps the focus.
  return (
    <>
      {entry && <p className="self-center text-ink-2">On the waitlist for an earlier time</p>}
      <Button
        size="small"
        isPending={join.isPending || leave.isPending}
        onClick={() => (entry ? leave.mutate({ entry, next: null }) : onJoin())}
      >
        {entry ? "Take off the waitlist" : "Add to waitlist"}
      </Button>
    </>
  );
}

function Moves({ id }: { id: string }) {
  const { data: moves = [] } = useMoves(id);
  if (moves.length === 0) return null;
  return (
    <ul
      aria-label="Earlier times"
      className="mt-3 flex flex-col gap-0.5 border-t border-line pt-2 text-ink-2"
    >
      {moves.map((move) => (
        <li key={move.id}>
          Moved from {shortDate(move.fromDate)}, {twelveHour(move.fromTime)} to {shortDate(move.toDate)},{" "}
          {twelveHour(move.toTime)} by {move.movedByUsername ?? "the assistant"}
        </li>
      ))}
    </ul>
  );
}
