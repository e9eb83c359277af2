import { Check, UserRoundX } from "lucide-react";
import { useState } from "react";
import type { Appointment, Attendance } from "#contract/booking/appointments.ts";
import { mostSettledAtOnce as most } from "#contract/limits.ts";
import { plural } from "#web/lib/formatting.ts";
import { mutateAndReport } from "#web/lib/mutate-and-report.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/forms/checkbox.tsx";
import { toast } from "#web/ui/toasts/toast-store.ts";
import {
  markedOf,
  markedSentence,
  notMarkedSentence,
  type SettledVisit,
  useSettleAppointments,
} from "./settle-appointments.ts";

interface SettleBarProps {
  /** Every visit that waits to be settled, in the order of the list. */
  open: readonly Appointment[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** What was marked last, until something else is: a notice would take the way back with it. */
interface LastMarked {
  visits: readonly SettledVisit[];
  attendance: Attendance;
}

const failed = (error: unknown) =>
  toast({
    variant: "destructive",
    title: "Error",
    description: messageForPeople(error, "The visits could not be marked"),
  });

/** Ticks all visits and says of those that are ticked whether the patients came; the one who did not is marked in its row. */
export function SettleBar({ open, chosen, onChoose }: SettleBarProps) {
  const settle = useSettleAppointments();
  const [last, setLast] = useState<LastMarked | null>(null);
  const visits = open.filter(({ id }) => chosen.has(id)).slice(0, most);
  const mark = (attendance: Attendance) => {
    const settlement = { visits, attendance };
    mutateAndReport(settle, settlement, {
      onError: failed,
      onSuccess: (answers) => {
        const marked = markedOf(settlement, answers);
        const notMarked = notMarkedSentence(visits, answers);
        onChoose(new Set());
        setLast(marked.length > 0 ? { visits: marked, attendance } : null);
        if (notMarked) toast({ variant: "destructive", title: "Marked in part", description: notMarked });
      },
    });
  };
  const takeBack = ({ visits: marked }: LastMarked) =>
    mutateAndReport(
      settle,
      { visits: marked, attendance: null },
      {
        onError: failed,
        onSuccess: (answers) => {
          const notMarked = notMarkedSentence(marked, answers).replace("Not marked", "Not taken back");
          setLast(null);
          if (notMarked)
            toast({ variant: "destructive", title: "Taken back in part", description: notMarked });
        },
      },
    );
  if (open.length === 0 && !last) return null;
  const isNone = visits.length === 0;
  return (
    <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 rounded-l border border-line bg-surface px-4 py-2">
      {open.length > 0 && (
        <Checkbox
          label={
            open.length > most
              ? `Select the first ${most} of ${plural(open.length, "visit")}`
              : open.length === 1
                ? "Select the visit"
                : `Select all ${plural(open.length, "visit")}`
          }
          checked={visits.length === Math.min(open.length, most)}
          onCheckedChange={(all) => onChoose(new Set(all ? open.slice(0, most).map(({ id }) => id) : []))}
        />
      )}
      <p role="status" className="text-13 text-ink-2">
        {last && `${markedSentence(last.visits, last.attendance)}.`}
      </p>
      {last && (
        <Button size="small" kind="quiet" disabled={settle.isPending} onClick={() => takeBack(last)}>
          Undo
        </Button>
      )}
      {open.length > 0 && (
        <span className="ml-auto flex gap-2">
          <Button
            size="small"
            icon={<UserRoundX aria-hidden="true" />}
            disabled={isNone || settle.isPending}
            onClick={() => mark("no_show")}
          >
            {isNone ? "Missed" : `Missed, ${visits.length}`}
          </Button>
          <Button
            kind="filled"
            size="small"
            icon={<Check aria-hidden="true" />}
            disabled={isNone}
            isPending={settle.isPending}
            pendingLabel="Marking..."
            onClick={() => mark("arrived")}
          >
            {isNone ? "Arrived" : `Arrived, ${visits.length}`}
          </Button>
        </span>
      )}
    </div>
  );
}
