import { mutateAndReport } from "#web/lib/mutate-and-report.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { useClearSamples } from "./clear-samples.ts";

/** Above the first samples: what they are, and the way to be rid of them. */
export function SampleNote() {
  const clear = useClearSamples();
  const onClear = () =>
    mutateAndReport(clear, undefined, {
      onError: (error) =>
        toast({
          variant: "destructive",
          title: "Error",
          description: messageForPeople(error, "The samples could not be cleared"),
        }),
    });
  return (
    <Note
      className="mb-4"
      action={
        <Button size="small" isPending={clear.isPending} pendingLabel="Clearing..." onClick={onClear}>
          Clear samples
        </Button>
      }
    >
      Entries marked Sample show what this page looks like. They count in no figure.
    </Note>
  );
}
