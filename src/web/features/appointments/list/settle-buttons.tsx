import { Check, UserRoundX } from "lucide-react";
import type { Appointment, Attendance } from "#contract/booking/appointments.ts";
import { mutateAndReport } from "#web/lib/mutate-and-report.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { useMarkAttendance } from "../details/mark-attendance.ts";
import type { Settling } from "./list-filters.ts";

/** Keys that settle the row which has the focus. */
export const settleKeys: Readonly<Record<string, Attendance>> = { y: "arrived", m: "no_show" };

/** Says that the patient came or did not, and offers to take it back. */
export function useSettle(appointment: Appointment) {
  const mark = useMarkAttendance();
  const { id, patientName } = appointment;
  const failed = (error: unknown) =>
    toast({
      variant: "destructive",
      title: "Error",
      description: messageForPeople(error, "The visit could not be marked"),
    });
  const settle = (attendance: Attendance) =>
    mutateAndReport(
      mark,
      { id, attendance },
      {
        onError: failed,
        onSuccess: () =>
          toast({
            title: attendance === "arrived" ? "Marked as arrived" : "Marked as missed",
            description: patientName,
            action: {
              label: "Undo",
              altText: "To take the mark back, open the appointment and choose Undo mark",
              onPress: () => mutateAndReport(mark, { id, attendance: null }, { onError: failed }),
            },
          }),
      },
    );
  return { settle, isPending: mark.isPending };
}

interface SettleButtonsProps {
  patientName: string;
  settling: Settling;
  isPending: boolean;
  onSettle: (attendance: Attendance) => void;
}

/** One press each, in the list itself. */
export function SettleButtons({ patientName, settling, isPending, onSettle }: SettleButtonsProps) {
  return (
    <span className="flex w-17 flex-none justify-end gap-1 @max-[600px]:w-9 @max-[600px]:flex-col">
      {settling !== "none" && (
        <Button
          kind="quiet"
          size="small"
          isIcon
          disabled={isPending}
          aria-label={`${patientName} has arrived`}
          title="Arrived (Y)"
          onClick={() => onSettle("arrived")}
        >
          <Check aria-hidden="true" />
        </Button>
      )}
      {settling === "either" && (
        <Button
          kind="quiet"
          size="small"
          isIcon
          disabled={isPending}
          aria-label={`${patientName} missed the visit`}
          title="Missed (M)"
          onClick={() => onSettle("no_show")}
        >
          <UserRoundX aria-hidden="true" />
        </Button>
      )}
    </span>
  );
}
