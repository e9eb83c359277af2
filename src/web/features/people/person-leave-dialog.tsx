import type { Person, PersonLeave } from "#contract/clinic/people.ts";
import { textLimits } from "#contract/limits.ts";
import { useToday } from "#web/lib/clinic-time.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { BookedVisits, NeedMovingLink } from "#web/ui/days/booked-visits.tsx";
import { spanInWords } from "#web/ui/days/day-span.tsx";
import { SpanFormFields, useSpanForm } from "#web/ui/days/span-form.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlays/dialog.tsx";
import { showFailureToast } from "#web/ui/toasts/show-failure-toast.ts";
import { useAddLeave, useApproveLeave, useRemoveLeave } from "./people-calls.ts";

/** When somebody is away, whole days or hours; nobody can be booked with them then. */
export function PersonLeaveDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const today = useToday();
  const add = useAddLeave(person.id);
  const approve = useApproveLeave();
  const closed = approve.data ?? add.data;
  const form = useSpanForm({ isReasonRequired: false });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Leave of ${person.name}`}
      description="Days or hours away. Nobody can be booked with them then."
      isDirty={form.isDirty}
    >
      <form
        noValidate
        onSubmit={form.submit((body) => {
          approve.reset();
          add.mutate(body, { onSuccess: form.clear });
        })}
        className="contents"
      >
        <DialogBody className="flex flex-col gap-4">
          {person.leave.length > 0 && (
            <ul aria-label="Leave to come" className="flex flex-col gap-2 border-b border-line pb-4">
              {person.leave.map((leave) => (
                <LeaveRow
                  key={leave.id}
                  leave={leave}
                  name={person.name}
                  isApproving={approve.isPending}
                  onApprove={() =>
                    approve.mutate(leave.id, {
                      onError: (error) => showFailureToast(error, "The leave could not be approved"),
                    })
                  }
                />
              ))}
            </ul>
          )}
          {closed && <BookedVisits {...closed} />}
          {person.leave.length > 0 && !closed?.bookedVisits && (
            <p className="text-13 text-ink-2">
              Booked in leave that is on record? <NeedMovingLink />
            </p>
          )}
          <SpanFormFields
            form={form}
            refusal={add.error}
            fromLabel="Away from"
            min={today}
            reasonHint="For the team. Callers only hear that they are away."
            mostReason={textLimits.reason}
          />
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Close</Button>
          <Button type="submit" kind="filled" isPending={add.isPending} pendingLabel="Adding...">
            Add leave
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

interface LeaveRowProps {
  leave: PersonLeave;
  name: string;
  isApproving: boolean;
  onApprove: () => void;
}

function LeaveRow({ leave, name, isApproving, onApprove }: LeaveRowProps) {
  const remove = useRemoveLeave();
  const when = spanInWords(leave);
  return (
    <li className="flex flex-wrap items-center gap-2 text-13">
      <div className="min-w-0 flex-1">
        <p>{when}</p>
        {leave.reason && <p className="text-12 wrap-anywhere text-ink-2">{leave.reason}</p>}
      </div>
      {leave.status === "requested" && (
        <>
          <Badge tone="yellow">Asked for</Badge>
          <Button
            size="small"
            aria-label={`Approve leave of ${name}, ${when}`}
            isPending={isApproving}
            onClick={onApprove}
          >
            Approve
          </Button>
        </>
      )}
      <Button
        size="small"
        kind="danger-text"
        aria-label={`Remove leave of ${name}, ${when}`}
        isPending={remove.isPending}
        onClick={() =>
          remove.mutate(leave.id, {
            onError: (error) => showFailureToast(error, "The leave could not be removed"),
          })
        }
      >
        Remove
      </Button>
    </li>
  );
}
