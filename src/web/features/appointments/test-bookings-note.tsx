import type { Appointment } from "#contract/booking/appointments.ts";
import { plural } from "#web/lib/formatting.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { useClearTestBookings } from "./clear-test-bookings.ts";

/** Says that some of what is shown comes from test calls, and takes it away. */
export function TestBookingsNote({ appointments }: { appointments: readonly Appointment[] }) {
  const clear = useClearTestBookings();
  const count = appointments.filter(({ isTest }) => isTest).length;
  if (count === 0) return null;
  const onClear = async () => {
    try {
      await clear.mutateAsync();
      toast({ title: "Success", description: "Test bookings cleared" });
    } catch (error) {
      const description = messageForPeople(error, "The test bookings could not be cleared");
      toast({ variant: "destructive", title: "Error", description });
    }
  };
  return (
    <Note
      tone="blue"
      className="mb-3"
      action={
        <Button size="small" isPending={clear.isPending} onClick={() => void onClear()}>
          Clear test bookings
        </Button>
      }
    >
      {plural(count, "test booking")}. What test calls book holds no time, and nobody is written to.
    </Note>
  );
}
