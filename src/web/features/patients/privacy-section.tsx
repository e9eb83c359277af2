import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Download, Trash2 } from "lucide-react";
import { useState } from "react";
import type { PatientWithHistory } from "#contract/patients/patients.ts";
import type { ErasurePreview } from "#contract/patients/privacy.ts";
import { apiPath, callApi } from "#web/lib/api-client.ts";
import { plural, shortDate } from "#web/lib/formatting.ts";
import { apiQuery, queryKeyOf } from "#web/lib/query-client.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlays/dialog.tsx";
import { NotLoaded } from "#web/ui/states/not-loaded.tsx";
import { showFailureToast } from "#web/ui/toasts/show-failure-toast.ts";
import { toast } from "#web/ui/toasts/toast-store.ts";

/** What a patient may ask for: a copy of everything, and that it is erased. */
export function PrivacyButtons({ patient, onErased }: { patient: PatientWithHistory; onErased: () => void }) {
  const [isErasing, setIsErasing] = useState(false);
  const { id } = patient;
  const save = () =>
    void saveFile(apiPath("exportPatient", { id }), "patient.json").catch((error: Error) =>
      showFailureToast(error, "The file could not be saved"),
    );
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" icon={<Download aria-hidden="true" />} onClick={save}>
        Save everything kept
      </Button>
      <Button
        size="small"
        kind="danger-text"
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => setIsErasing(true)}
      >
        Erase
      </Button>
      {isErasing && (
        <ErasureDialog patient={patient} onClose={() => setIsErasing(false)} onErased={onErased} />
      )}
    </div>
  );
}

interface ErasureDialogProps {
  patient: PatientWithHistory;
  onClose: () => void;
  onErased: () => void;
}

function ErasureDialog({ patient: { id, name }, onClose, onErased }: ErasureDialogProps) {
  const preview = useQuery({ ...apiQuery("previewErasure", { id }), staleTime: 0, gcTime: 0 });
  const client = useQueryClient();
  const erase = useMutation({
    mutationFn: () => callApi("erasePatient", { params: { id } }),
    onSuccess: (erased) => {
      client.removeQueries({ queryKey: queryKeyOf("getPatient", { id }) });
      toast({
        title: "Data erased",
        description:
          erased.visitsKept > 0 ? "The visits that must be kept are still there." : "Nothing is left.",
      });
      onErased();
      return client.invalidateQueries({ queryKey: queryKeyOf("listPatients") });
    },
    onError: (error) => showFailureToast(error, "The data could not be erased"),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Erase the data of ${name}?`}
      description="This cannot be undone, except from a backup."
    >
      <DialogBody>
        <NotLoaded query={preview} loading="Looking what is kept..." failed="What is kept did not load" />
        {preview.data && <WhatGoes preview={preview.data} />}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Keep the data</Button>
        <Button
          kind="danger"
          disabled={!preview.data || preview.data.visitsToCome > 0 || erase.isPending}
          onClick={() => erase.mutate()}
        >
          Erase for good
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

function WhatGoes({ preview }: { preview: ErasurePreview }) {
  const { erased, visitsKept, keptUntil, visitsToCome, isShared } = preview;
  const goes = [
    "Phone, email and contact preferences",
    ...(erased.visits > 0 ? [plural(erased.visits, "appointment")] : []),
    ...(erased.calls > 0 ? [`The words of ${plural(erased.calls, "call")}`] : []),
    ...(erased.recordings > 0
      ? [`${plural(erased.recordings, "voicemail")}, at the telephone provider too`]
      : []),
    ...(erased.messages > 0 ? [plural(erased.messages, "message")] : []),
    ...(erased.tasks > 0 ? [plural(erased.tasks, "task")] : []),
  ];
  return (
    <div className="grid gap-3 text-13">
      {visitsToCome > 0 && (
        <Note tone="yellow">{plural(visitsToCome, "appointment")} to come. Cancel first, then erase.</Note>
      )}
      <div>
        <h3 className="font-semibold">What goes</h3>
        <ul aria-label="What goes" className="mt-1 grid list-disc gap-0.5 pl-5">
          {goes.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="font-semibold">What stays</h3>
        <ul aria-label="What stays" className="mt-1 grid list-disc gap-0.5 pl-5">
          {keptUntil !== null && (
            <li>
              Name, date of birth, notes and {plural(visitsKept, "visit")}: the law makes a clinic keep them
              until {shortDate(keptUntil)}
            </li>
          )}
          <li>That they asked not to be written to, so that nobody does</li>
          <li>What the practice system keeps, and earlier backups</li>
          {isShared && <li>Calls and messages under a number or address that another patient has, too</li>}
        </ul>
      </div>
    </div>
  );
}
