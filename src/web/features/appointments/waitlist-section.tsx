import type { WaitlistEntry } from "#contract/waitlist.ts";
import { shortDate } from "#kernel/spoken-dates.ts";
import { formatPhone } from "#web/lib/formatting.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { useFillFreedTime, useWaitlistFor } from "./waitlist-calls.ts";

/** Who would take the time of a cancelled appointment; nothing when the time is over, taken, or fits nobody. */
export function WaitlistSection({ freedId, onFilled }: { freedId: string; onFilled: () => void }) {
  const { data: waiting = [] } = useWaitlistFor(freedId);
  const fill = useFillFreedTime(freedId);
  if (waiting.length === 0) return null;
  const give = ({ id, patientName }: WaitlistEntry) =>
    fill.mutate(id, {
      onSuccess: () => {
        onFilled();
        toast({
          title: "Success",
          description: `${patientName} has this time now. Ring the patient to agree on it.`,
        });
      },
      onError: (error) =>
        toast({
          variant: "destructive",
          title: "Error",
          description: messageForPeople(error, "The time could not be given away"),
        }),
    });
  return (
    <section className="rounded-m bg-sunken px-3.5 py-3 text-13">
      <h3 className="mb-1 font-semibold">Waiting for an earlier time</h3>
      <ul className="flex flex-col gap-2">
        {waiting.map((entry) => (
          <li key={entry.id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0">
              {entry.patientName}, {formatPhone(entry.patientPhone)}
              <span className="block text-12 text-ink-2">
                {entry.appointmentType}
                {entry.appointmentDate && `, now on ${shortDate(entry.appointmentDate)}`}
              </span>
            </span>
            <Button
              size="small"
              aria-label={`Give this time to ${entry.patientName}`}
              disabled={fill.isPending}
              onClick={() => give(entry)}
            >
              Give this time
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
