import { Check, ChevronRight, Mail, Phone, UserRoundX } from "lucide-react";
import { type KeyboardEvent, memo } from "react";
import type { Appointment } from "#contract/booking/appointments.ts";
import { classNames } from "#web/lib/class-names.ts";
import { formatPhone, shortDate, twelveHour } from "#web/lib/formatting.ts";
import { Tick } from "#web/ui/forms/checkbox.tsx";
import { placeWords, typeOf } from "../appointment-labels.ts";
import { PmsMark } from "../details/pms-mark.tsx";
import { OriginMark } from "../origin-mark.tsx";
import { StatusBadge } from "../status-badge.tsx";
import type { Settling } from "./list-filters.ts";
import { SettleButtons, settleKeys, useSettle } from "./settle-buttons.tsx";

interface AppointmentCardProps {
  appointment: Appointment;
  hasChanged: boolean;
  onOpen: (id: string) => void;
  settling: Settling;
  /** The column of buttons: where rows of this day have them, and as wide where they have none, so that the columns of all days stand under each other. */
  settleColumn: "buttons" | "empty" | "none";
  /** `9:12 pm yesterday`, on a request. */
  bookedWhen: string;
  /** Whether the row names its chair. */
  hasChairs: boolean;
  /** Whether the row is ticked; null where there is nothing to tick. */
  isChosen: boolean | null;
  onChoose: (id: string, isChosen: boolean) => void;
}

/** Wide: everything in one line. Tablets: two lines each of who and what. Phones: one column beside the time. */
const layout = classNames(
  "grid min-h-14.5 min-w-0 flex-1 items-center gap-x-4 py-2 text-left focus-visible:-outline-offset-2",
  "grid-cols-[104px_minmax(150px,1.1fr)_minmax(150px,1.2fr)_minmax(140px,1fr)_158px_106px_16px]",
  "@max-[960px]:grid-cols-[86px_minmax(0,1.3fr)_minmax(0,1fr)_104px]",
  "@max-[600px]:grid-cols-[72px_minmax(0,1fr)_auto] @max-[430px]:grid-cols-[72px_minmax(0,1fr)] @max-[600px]:items-start @max-[600px]:gap-x-2.5 @max-[600px]:gap-y-0.5 @max-[600px]:py-3",
);
/** A cell of its own each while there is room; then one cell under the other. */
const pair = "contents @max-[960px]:block @max-[960px]:min-w-0";

/** One appointment as a row that opens its details, and is settled where its time has come. */
export const AppointmentCard = memo(function AppointmentCard(props: AppointmentCardProps) {
  const { appointment, hasChanged, onOpen, settling, settleColumn, isChosen, onChoose } = props;
  const { id, patientName } = appointment;
  const { settle, isPending } = useSettle(appointment);
  const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    const attendance = ctrlKey || metaKey || altKey ? undefined : settleKeys[key.toLowerCase()];
    if (attendance === undefined || isPending || settling === "none") return;
    if (attendance === "arrived" || settling === "either") settle(attendance);
  };
  return (
    <li
      className={classNames(
        "flex items-center gap-x-3 border-t border-line px-4 first:border-t-0 hover:bg-hover",
        "[contain-intrinsic-size:auto_58px] [content-visibility:auto] @max-[600px]:px-3.5",
      )}
    >
      {isChosen !== null && (
        <Tick
          label={`Select ${patientName}`}
          checked={isChosen}
          onCheckedChange={(chosen) => onChoose(id, chosen)}
        />
      )}
      <button
        type="button"
        onClick={() => onOpen(id)}
        onKeyDown={onKeyDown}
        aria-keyshortcuts={{ none: undefined, arrived: "Y", either: "Y M" }[settling]}
        className={classNames(layout, hasChanged && "changed-row")}
      >
        <When {...props} />
        <span className={classNames(pair, "@max-[600px]:col-start-2 @max-[600px]:row-start-1")}>
          <Who appointment={appointment} />
        </span>
        <span className={classNames(pair, "@max-[600px]:col-start-2 @max-[600px]:row-start-2")}>
          <What {...props} />
        </span>
        <Standing appointment={appointment} />
        <ChevronRight aria-hidden="true" className="size-4 text-ink-3 @max-[960px]:hidden" />
      </button>
      {settleColumn === "empty" && <span className="w-17 flex-none @max-[960px]:hidden" />}
      {settleColumn === "buttons" && (
        <SettleButtons
          patientName={patientName}
          settling={settling}
          isPending={isPending}
          onSettle={settle}
        />
      )}
    </li>
  );
});

const struck = ({ status }: Appointment) => status === "cancelled" && "text-ink-3 line-through decoration-1";

function When({ appointment }: { appointment: Appointment }) {
  return (
    <span className="@max-[600px]:col-start-1 @max-[600px]:row-span-4 @max-[600px]:row-start-1">
      <span
        className={classNames(
          "figures block text-[15px]/5 font-semibold @max-[600px]:text-14",
          struck(appointment),
        )}
      >
        {twelveHour(appointment.requestedTime)}
      </span>
      <span className="block text-12 text-ink-3">{shortDate(appointment.requestedDate)}</span>
    </span>
  );
}

function Who({ appointment }: { appointment: Appointment }) {
  const { patientName, patientPhone, patientEmail } = appointment;
  return (
    <>
      <span className="block min-w-0">
        <span className={classNames("block truncate text-14 font-semibold", struck(appointment))}>
          {patientName}
        </span>
        <span className="flex items-center gap-1.5 text-12 text-ink-2">
          <Phone aria-hidden="true" className="size-3.5 text-ink-3" />
          {formatPhone(patientPhone)}
        </span>
      </span>
      <span className="flex min-w-0 items-center gap-1.5 text-12 text-ink-2">
        {patientEmail && (
          <>
            <Mail aria-hidden="true" className="size-3.5 flex-none text-ink-3" />
            <span className="truncate">{patientEmail}</span>
          </>
        )}
      </span>
    </>
  );
}

type WhatProps = Pick<AppointmentCardProps, "appointment" | "bookedWhen" | "hasChairs">;

function What({ appointment, bookedWhen, hasChairs }: WhatProps) {
  const place = placeWords(appointment, hasChairs);
  return (
    <>
      <span className="block min-w-0">
        <span className="block text-13 wrap-anywhere @max-[600px]:text-12">{typeOf(appointment)}</span>
        {place && <span className="block text-12 wrap-anywhere text-ink-2">{place}</span>}
      </span>
      <span className="block min-w-0">
        <OriginMark appointment={appointment} />
        {bookedWhen && <span className="mt-0.5 block text-12 text-ink-3">{bookedWhen}</span>}
        <PmsMark appointmentId={appointment.id} />
      </span>
    </>
  );
}

function Standing({ appointment }: { appointment: Appointment }) {
  const { status, attendance } = appointment;
  const Icon = attendance === "arrived" ? Check : UserRoundX;
  return (
    <span className="flex flex-col items-start gap-0.5 @max-[600px]:col-start-3 @max-[600px]:row-start-1 @max-[430px]:col-start-2 @max-[430px]:row-start-3 @max-[430px]:pt-1">
      <StatusBadge status={status} />
      {attendance !== null && (
        <span className="flex items-center gap-1 text-12 text-ink-2">
          <Icon aria-hidden="true" className="size-3.5 text-ink-3" />
          {attendance === "arrived" ? "Arrived" : "Missed"}
        </span>
      )}
    </span>
  );
}
