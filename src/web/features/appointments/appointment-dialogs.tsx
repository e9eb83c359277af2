import { lazy, Suspense, useState } from "react";
import type { Appointment } from "#contract/appointments.ts";
import type { Whom } from "./appointment-form.ts";
import type { AppointmentsAddress } from "./appointments-address.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { DetailsDialog } from "./details-dialog.tsx";
import { MissingDialog } from "./missing-dialog.tsx";

/** Form and validation libraries come with the dialog that needs them. */
const CreateDialog = lazy(() => import("./create-dialog.tsx").then((m) => ({ default: m.CreateDialog })));

const RescheduleDialog = lazy(() =>
  import("./reschedule-dialog.tsx").then((m) => ({ default: m.RescheduleDialog })),
);

interface AppointmentDialogsProps {
  appointments: readonly Appointment[] | undefined;
  address: AppointmentsAddress;
  go: (change: Partial<AppointmentsAddress>) => void;
  /** Who is to be booked in, where that is known. */
  whom: Whom | null;
  onWhom: (whom: Whom | null) => void;
  today: string;
  timeZone: string;
}

/** The dialog that the address asks for: create, details, or the question before a cancellation. */
export function AppointmentDialogs(props: AppointmentDialogsProps) {
  const { appointments, address, go, whom, onWhom, today, timeZone } = props;
  const [cancelling, setCancelling] = useState("");
  const [moving, setMoving] = useState("");
  const shown = address.id === "" ? undefined : appointments?.find(({ id }) => id === address.id);
  const closeDetails = () => {
    go({ id: "" });
    setCancelling("");
    setMoving("");
  };

  if (address.isNew) {
    return (
      <Suspense>
        <CreateDialog
          prefill={{ date: pastIsEmpty(address.newDate, today), time: address.newTime, whom }}
          today={today}
          onClose={() => {
            onWhom(null);
            go({ isNew: false });
          }}
        />
      </Suspense>
    );
  }
  if (address.id !== "" && appointments && !shown) return <MissingDialog onClose={closeDetails} />;
  if (!shown) return null;
  if (cancelling === shown.id) {
    return <CancelDialog appointment={shown} onKeep={() => setCancelling("")} onCancelled={closeDetails} />;
  }
  if (moving === shown.id) {
    const backToDetails = () => setMoving("");
    return (
      <Suspense>
        <RescheduleDialog appointment={shown} today={today} onKeep={backToDetails} onMoved={backToDetails} />
      </Suspense>
    );
  }
  return (
    <DetailsDialog
      appointment={shown}
      timeZone={timeZone}
      onClose={closeDetails}
      onCancel={() => setCancelling(shown.id)}
      onReschedule={() => setMoving(shown.id)}
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
