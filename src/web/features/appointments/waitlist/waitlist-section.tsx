import type { WaitlistEntry } from "#contract/booking/waitlist.ts";
import { mutateAndReport } from "#web/lib/mutate-and-report.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { useFillFreedTime, useWaitlistFor } from "./waitlist-calls.ts";
import { WaitlistRows } from "./waitlist-rows.tsx";

/** Who would take the time of a cancelled appointment; nothing when the time is over, taken, or fits nobody. */
export function WaitlistSection({ freedId, onFilled }: { freedId: string; onFilled: () => void }) {
  const { data: waiting = [] } = useWaitlistFor(freedId);
  const fill = useFillFreedTime(freedId);
  if (waiting.length === 0) return null;
  const give = ({ id, patientName }: WaitlistEntry) =>
    mutateAndReport(fill, id, {
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
      <WaitlistRows
        entries={waiting}
        actionOf={(entry) => (
          <Button
            size="small"
            aria-label={`Give this time to ${entry.patientName}`}
            disabled={fill.isPending}
            onClick={() => give(entry)}
          >
            Give this time
          </Button>
        )}
      />
    </section>
  );
}
