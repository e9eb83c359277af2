import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Closure } from "#contract/clinic/opening.ts";
import { isClosedDate, noLastDay } from "#kernel/closed-times.ts";
import { useCloseTime, useOpenTime } from "#web/lib/close-time.ts";
import { apiQuery } from "#web/lib/query-client.ts";
import { Button } from "#web/ui/button.tsx";
import { BookedVisits } from "#web/ui/days/booked-visits.tsx";
import { ClosureList } from "#web/ui/days/closure-list.tsx";
import { emptySpan } from "#web/ui/days/day-span.tsx";
import { SpanFormFields, useClosureForm } from "#web/ui/days/span-form.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlays/dialog.tsx";
import type { Book } from "./calendar/book-columns.ts";

interface BlockDialogProps {
  chairs: Book["chairs"];
  /** The day that the calendar shows, or today. */
  date: string;
  today: string;
  onClose: () => void;
}

/** Selects have no empty value. */
const wholeClinic = "clinic";

/** Closes an hour, a day or more for one chair or the whole clinic; what was blocked on the day is opened again here. */
export function BlockDialog({ chairs, date, today, onClose }: BlockDialogProps) {
  const form = useClosureForm({ ...emptySpan, fromDate: date, isAllDay: false });
  const [chairId, setChairId] = useState(wholeClinic);
  const block = useCloseTime();
  const open = useOpenTime();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Block time"
      description="Nobody is booked then, by phone, online or at the desk."
      // Another day alone may only have been looked at.
      isDirty={form.reason !== "" && !block.isPending && !block.isSuccess}
    >
      <form
        noValidate
        onSubmit={form.submit((body) =>
          block.mutate(
            { ...body, chairId: chairId === wholeClinic ? null : chairId },
            { onSuccess: ({ bookedVisits }) => bookedVisits === 0 && onClose() },
          ),
        )}
        className="contents"
      >
        <DialogBody className="flex flex-col gap-4">
          <ClosureList
            label="Blocked on this day"
            closures={useClosuresOn(form.span.fromDate)}
            placeOf={(closure) => chairs.find(({ id }) => id === closure.chairId)?.name ?? "The whole clinic"}
            isPending={open.isPending}
            onOpen={open.mutate}
          />
          {block.data && <BookedVisits {...block.data} />}
          <Field label="What to block">
            <Select
              options={[
                { value: wholeClinic, label: "The whole clinic" },
                ...chairs.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={chairId}
              onValueChange={setChairId}
            />
          </Field>
          <SpanFormFields form={form} refusal={block.error ?? open.error} fromLabel="Day" min={today} />
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>{block.isSuccess ? "Done" : "Cancel"}</Button>
          {!block.isSuccess && (
            <Button type="submit" kind="filled" isPending={block.isPending} pendingLabel="Blocking...">
              Block time
            </Button>
          )}
        </DialogFooter>
      </form>
    </Dialog>
  );
}

function useClosuresOn(date: string): Closure[] {
  const { data } = useQuery(apiQuery("opening"));
  return (
    data?.closures.filter(({ toDate, ...from }) =>
      isClosedDate({ ...from, toDate: toDate ?? noLastDay }, date),
    ) ?? []
  );
}
