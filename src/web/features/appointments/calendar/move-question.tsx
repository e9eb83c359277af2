import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import type { Appointment } from "#contract/booking/appointments.ts";
import { spokenDate, twelveHour } from "#kernel/spoken-dates.ts";
import { timeOfMinutes } from "#kernel/zoned-time.ts";
import { apiQuery } from "#web/lib/query-client.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { minutesFor } from "#web/lib/visit-minutes.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/forms/checkbox.tsx";
import { Note } from "#web/ui/note.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlays/dialog.tsx";
import { EditConflictDialog } from "#web/ui/overlays/edit-conflict-dialog.tsx";
import { typeOf } from "../appointment-labels.ts";
import { usePractitioners } from "../bookable.ts";
import { type Moved, useVisitMove } from "../details/move-visit.ts";
import { useMoveNotice } from "../details/reschedule-appointment.ts";
import type { Column, ColumnKind } from "./book-columns.ts";
import { isSameTime, moveBodyOf, type Wish, wishOn } from "./visit-spots.ts";

interface MoveQuestionProps {
  wish: Wish;
  kind: ColumnKind;
  /** The column that the visit was put in, where another was chosen. */
  column: Column | null;
  /** The visit is shown where it is kept again. */
  onPutBack: () => void;
  onClose: () => void;
}

/** What will happen, before it does: the time, the chair, the length, and who hears of it. The server has the last word. */
export function MoveQuestion({ wish, kind, column, onPutBack, onClose }: MoveQuestionProps) {
  const { appointment } = wish;
  const { patientName } = appointment;
  const [isTold, setIsTold] = useState(true);
  const [refusal, setRefusal] = useState("");
  const able = usePractitioners(typeOf(appointment));
  const moving = useVisitMove(appointment, (visit) => ({
    ...moveBodyOf(wishOn(visit, wish, kind), kind),
    tellPatient: isTold ? "yes" : "no",
  }));
  const say = useMoveNotice(appointment.id);
  const isSame = isSameTime(wish);
  const isLength = isSame && column === null;
  const verb = isLength ? "change" : "move";
  const finish = async (attempt: Promise<Moved | null>) => {
    try {
      const moved = await attempt;
      if (moved === null) return;
      onClose();
      const { after } = moved;
      say(`${patientName}: ${isLength ? `${minutesFor(after)} minutes` : standsWords(after, column)}`, moved);
    } catch (error) {
      onPutBack();
      setRefusal(messageForPeople(error, "The appointment could not be moved"));
    }
  };
  const cannot = kind === "practitioner" && column !== null && able.every(({ id }) => id !== column.id);
  const reason = refusal || (cannot ? `${column.title} does not do ${typeOf(appointment)}` : "");
  if (reason !== "")
    return (
      <Dialog isOpen onClose={onClose} size="question" title={`${patientName} was not ${verb}d`}>
        <DialogBody>
          <Note tone="orange">
            <p role="alert">{reason}</p>
          </Note>
        </DialogBody>
        <DialogFooter>
          <Button kind="filled" onClick={onClose}>
            OK
          </Button>
        </DialogFooter>
      </Dialog>
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="question"
      title={isLength ? `Change the length for ${patientName}?` : `Move ${patientName}?`}
    >
      <DialogBody className="flex flex-col gap-4">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-14">
          <span className="text-ink-2">{fromWords(wish, kind, column)}</span>
          <ArrowRight aria-label="to" className="size-4 flex-none text-ink-3" />
          <span className="font-semibold">{toWords(wish, column)}</span>
        </p>
        {!isSame && appointment.status === "requested" && (
          <p className="text-13 text-ink-2">This also confirms the request.</p>
        )}
        <News name={patientName} isSame={isSame} isTold={isTold} onTold={setIsTold} />
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{isLength ? "Don’t change" : "Don’t move"}</Button>
        <Button
          kind="filled"
          isPending={moving.isPending}
          pendingLabel={isLength ? "Changing..." : "Moving..."}
          onClick={() => void finish(moving.move())}
        >
          {isLength ? "Change Length" : "Move Appointment"}
        </Button>
      </DialogFooter>
      <EditConflictDialog
        changes={moving.changes}
        isSaving={moving.isPending}
        onClose={moving.goOn}
        onTakeTheirs={onClose}
        onKeepMine={() => void finish(moving.keepMine())}
      />
    </Dialog>
  );
}

interface NewsProps {
  name: string;
  isSame: boolean;
  isTold: boolean;
  onTold: (isTold: boolean) => void;
}

/** Whether the patient hears of it. */
function News({ name, isSame, isTold, onTold }: NewsProps) {
  const { data } = useQuery(apiQuery("outreach"));
  if (isSame)
    return <p className="text-13 text-ink-2">The start stays the same, so the patient gets no message.</p>;
  if (data && !data.appointmentSms)
    return (
      <p className="text-13 text-ink-2">Messages about appointments are off: the patient is not told.</p>
    );
  return (
    <Checkbox
      label={`Tell ${name} the new time`}
      hint="By text, or by email where the number takes no texts. Sent in two minutes, so you can still undo it."
      checked={isTold}
      onCheckedChange={onTold}
    />
  );
}

/** `Monday 30 November, 10:00 am, 30 minutes, Chair 1`; only what becomes another. */
function fromWords({ appointment }: Wish, kind: ColumnKind, column: Column | null): string {
  const { requestedDate, requestedTime, chairName, practitionerName } = appointment;
  const where = kind === "chair" ? chairName : practitionerName;
  return [
    `${spokenDate(requestedDate)}, ${twelveHour(requestedTime)}`,
    `${minutesFor(appointment)} minutes`,
    ...(column && where ? [where] : []),
  ].join(", ");
}

const toWords = ({ spot }: Wish, column: Column | null): string =>
  placeWords(spot.date, timeOfMinutes(spot.from), spot.minutes, column);

/** Where it stands now: of what somebody else changed meanwhile, only what was not chosen here. */
const standsWords = (visit: Appointment, column: Column | null): string =>
  placeWords(visit.requestedDate, visit.requestedTime, minutesFor(visit), column);

const placeWords = (date: string, time: string, minutes: number, column: Column | null): string =>
  [`${spokenDate(date)}, ${twelveHour(time)}`, `${minutes} minutes`, ...(column ? [column.title] : [])].join(
    ", ",
  );
