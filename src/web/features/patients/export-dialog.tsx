import { Download } from "lucide-react";
import type { EndpointName } from "#contract/endpoints.ts";
import { apiPath } from "#web/lib/api-client.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlays/dialog.tsx";
import { showFailureToast } from "#web/ui/toasts/show-failure-toast.ts";

const files = [
  { call: "exportPatients", name: "patients.csv", label: "All patients" },
  { call: "exportAppointments", name: "appointments.csv", label: "All appointments" },
] as const satisfies readonly { call: EndpointName; name: string; label: string }[];

/** Everything of the clinic as files that a spreadsheet opens, and that the import knows again. */
export function ExportDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Export"
      description="As CSV, for a spreadsheet or another program. The export is noted in the audit trail."
    >
      <DialogBody className="flex flex-wrap gap-2">
        {files.map(({ call, name, label }) => (
          <Button
            key={call}
            icon={<Download aria-hidden="true" />}
            onClick={() =>
              void saveFile(apiPath(call), name).catch((error: Error) =>
                showFailureToast(error, "The file could not be saved"),
              )
            }
          >
            {label}
          </Button>
        ))}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Close</Button>
      </DialogFooter>
    </Dialog>
  );
}
