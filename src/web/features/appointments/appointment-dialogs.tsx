import { useState } from "react";
import type { Appointment } from "#contract/booking/appointments.ts";
import { useFetchedWhenQuiet } from "#web/lib/page/fetched-when-quiet.ts";
import { onDemand } from "#web/lib/page/on-demand.tsx";
import type { AppointmentsAddress } from "./appointments-address.ts";
import type { Whom } from "./create/appointment-form.ts";
import type { SetAside } from "./create/set-aside.ts";
import { CancelDialog } from "./details/cancel-dialog.tsx";
import { DetailsDialog } from "./details/details-dialog.tsx";
import { MissingDialog } from "./details/missing-dialog.tsx";

/** Form and validation libraries come with the dialog that needs them. */
const CreateDialog = onDemand(
  async () => (await import("./create/create-dialog.tsx")).CreateDialog,
  null,
  ({ onClose }) => onClose,
);

const WalkInDialog = onDemand(
  async () => (await import("./create/walk-in-dialog.tsx")).WalkInDialog,
  null,
  ({ onClose }) => onClose,
);

const EditDialog = onDemand(
  async () => (await import("./details/edit-dialog.tsx")).EditDialog,
  null,
  ({ onDone }) => onDone,
);

const RescheduleDialog = onDemand(
  async () => (await import("./details/reschedule-dialog.tsx")).RescheduleDialog,
  null,
  ({ onKeep }) => onKeep,
);

/** Fetched while nobody waits for them. */
const dialogs = [CreateDialog, WalkInDialog, EditDialog, RescheduleDialog];

interface AppointmentDialogsProps {
  appointments: readonly Appointment[] | undefined;
  address: AppointmentsAddress;
  go: (change: Partial<AppointmentsAddress>) => void;
  /** Who is to be booked in, where that is known. */
  whom: Whom | null;
  onWhom: (whom: Whom | null) => void;
  /** The booking that is carried on with. */
  unfinished: SetAside | null;
  onSetAside: (aside: SetAside) => void;
  /** Today and now on the clinic's clock. */
  today: string;
  time: string;
  timeZone: string;
}

/** The dialog that the address asks for: create, details, or the question before a cancellation. */
export function AppointmentDialogs(props: AppointmentDialogsProps) {
  const { appointments, address, go, whom, onWhom, unfinished, onSetAside, today, time, timeZone } = props;
  const [cancelling, setCancelling] = useState("");
  const [moving, setMoving] = useState("");
  const [editing, setEditing] = useState("");
  useFetchedWhenQuiet(dialogs);
  const shown = address.id === "" ? undefined : appointments?.find(({ id }) => id === address.id);
  const closeDetails = () => {
    go({ id: "" });
    setCancelling("");
    setMoving("");
    setEditing("");
  };

  if (address.isNew) {
    return (
      <CreateDialog
        prefill={{
          ...{ date: pastIsEmpty(address.newDate, today), time: address.newTime, whom },
          ...(address.newPractitionerId && { practitionerId: address.newPractitionerId }),
          ...(address.newChairId && { chairId: address.newChairId }),
          unfinished: unfinished?.values ?? null,
        }}
        today={today}
        onSetAside={(values) => onSetAside({ isWalkIn: false, values })}
        onClose={() => {
          onWhom(null);
          go({ isNew: false });
        }}
      />
    );
  }
  if (address.isWalkIn) {
    return (
      <WalkInDialog
        today={today}
        time={time}
        unfinished={unfinished?.values ?? null}
        onSetAside={(values) => onSetAside({ isWalkIn: true, values })}
        onClose={() => {
          onWhom(null);
          go({ isWalkIn: false });
        }}
      />
    );
  }
  if (address.id !== "" && appointments && !shown) return <MissingDialog onClose={closeDetails} />;
  if (!shown) return null;
  if (cancelling === shown.id) {
    return <CancelDialog appointment={shown} onKeep={() => setCancelling("")} onCancelled={closeDetails} />;
  }
  if (editing === shown.id) {
    return <EditDialog appointment={shown} onDone={() => setEditing("")} />;
  }
  if (moving === shown.id) {
    const backToDetails = () => setMoving("");
    return (
      <RescheduleDialog appointment={shown} today={today} onKeep={backToDetails} onMoved={backToDetails} />
    );
  }
  return (
    <DetailsDialog
      appointment={shown}
      timeZone={timeZone}
      onClose={closeDetails}
      onCancel={() => setCancelling(shown.id)}
      onReschedule={() => setMoving(shown.id)}
      onEdit={() => setEditing(shown.id)}
      onBookAgain={() => {
        onWhom(patientOf(shown));
        go({ id: "", isNew: true, newDate: "", newTime: "" });
      }}
    />
  );
}

const patientOf = ({ patientName, patientPhone, patientEmail, appointmentType }: Appointment): Whom => ({
  ...{ name: patientName, phone: patientPhone, email: patientEmail },
  appointmentType,
});

const pastIsEmpty = (date: string, today: string) => (date < today ? "" : date);
