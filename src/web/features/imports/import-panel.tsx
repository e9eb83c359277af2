import { Download, Undo2 } from "lucide-react";
import { useState } from "react";
import type { DataImport } from "#contract/patients/imports.ts";
import { apiPath } from "#web/lib/api-client.ts";
import { useClinicTimeZone } from "#web/lib/clinic-time.ts";
import { dateTimeOf, plural } from "#web/lib/formatting.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlays/dialog.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { showFailureToast } from "#web/ui/toasts/show-failure-toast.ts";
import { useChangeImport } from "./change-import.ts";
import { ColumnsForm } from "./columns-form.tsx";
import { countOf, runWords } from "./import-words.ts";
import { ProgressLine } from "./progress-line.tsx";
import { ReportView } from "./report-view.tsx";

/** One import at whatever step it is. */
export function ImportPanel({ found }: { found: DataImport }) {
  const [isChoosing, setIsChoosing] = useState(false);
  switch (found.status) {
    case "uploading":
      return <Note tone="yellow">The file was not sent completely. Send it again.</Note>;
    case "failed":
      return <FailedPanel found={found} />;
    case "reading":
      return <Working label="Reading the file" done={found.processedCount} all={found.rowCount} />;
    case "checking":
      return <Working label="Checking the file" done={found.processedCount} all={found.rowCount} />;
    case "running":
      return <Working label="Importing" done={found.processedCount} all={found.rowCount} />;
    case "undoing":
      return <Working label="Undoing the import" done={found.processedCount} all={found.rowCount} />;
    case "read":
      return <ColumnsForm key={found.id} found={found} onChecked={() => setIsChoosing(false)} />;
    case "checked":
      return isChoosing ? (
        <ColumnsForm key={found.id} found={found} onChecked={() => setIsChoosing(false)} />
      ) : (
        <PreviewPanel found={found} onChoose={() => setIsChoosing(true)} />
      );
    default:
      return <ResultPanel found={found} />;
  }
}

const Working = ({ label, done, all }: { label: string; done: number; all: number }) => (
  <Panel isPadded aria-label={label}>
    <ProgressLine label={label} done={done} all={all} unit="rows" />
    <p className="mt-2 text-12 text-ink-3">You can leave this page: it goes on by itself.</p>
  </Panel>
);

function PreviewPanel({ found, onChoose }: { found: DataImport; onChoose: () => void }) {
  const { run } = useChangeImport(found.id);
  const { made = 0, changed = 0 } = found.report?.tally ?? {};
  return (
    <Panel title="What the import will do">
      <div className="p-4">
        <ReportView found={found} isDone={false} />
      </div>
      <div className="flex flex-wrap gap-2 border-t border-line p-4">
        <Button
          kind="filled"
          disabled={run.isPending || made + changed === 0}
          onClick={() =>
            run.mutate(undefined, { onError: (error) => showFailureToast(error, "The import did not begin") })
          }
        >
          {runWords(found)}
        </Button>
        <Button onClick={onChoose}>Change the columns</Button>
      </div>
    </Panel>
  );
}

function ResultPanel({ found }: { found: DataImport }) {
  const { id, status, undo, report } = found;
  return (
    <Panel title={status === "undone" ? "The import was undone" : "The import is done"}>
      <div className="grid gap-4 p-4">
        {undo && <UndoResult undo={undo} />}
        <ReportView found={found} isDone />
      </div>
      {(found.undoUntil !== null || (report?.skipped.length ?? 0) > 0) && (
        <div className="flex flex-wrap items-center gap-2 border-t border-line p-4">
          {status === "done" && (report?.skipped.length ?? 0) > 0 && (
            <Button
              icon={<Download aria-hidden="true" />}
              onClick={() =>
                void saveFile(apiPath("exportSkippedRows", { id }), "left-out.csv").catch((error) =>
                  showFailureToast(error, "The file could not be saved"),
                )
              }
            >
              Save the rows left out
            </Button>
          )}
          <UndoButton found={found} />
        </div>
      )}
    </Panel>
  );
}

const FailedPanel = ({ found }: { found: DataImport }) => (
  <Panel title="The import did not work" isPadded>
    <div className="grid gap-3">
      <Note tone="red">{found.failure ?? "Something went wrong. Send the file again."}</Note>
      <div>
        <UndoButton found={found} />
      </div>
    </div>
  </Panel>
);

function UndoResult({ undo }: { undo: NonNullable<DataImport["undo"]> }) {
  const taken = `${plural(undo.removed, "record")} removed, ${plural(undo.restored, "record")} put back as they were.`;
  if (undo.kept === 0) return <Note tone="green">{taken}</Note>;
  return (
    <Note tone="yellow">
      {taken} {plural(undo.kept, "record")} changed since the import and stay as they are
      {undo.keptNames.length > 0 ? `: ${undo.keptNames.join(", ")}.` : "."}
    </Note>
  );
}

function UndoButton({ found }: { found: DataImport }) {
  const [isAsking, setIsAsking] = useState(false);
  const { undo } = useChangeImport(found.id);
  const timeZone = useClinicTimeZone();
  if (found.undoUntil === null) return null;
  const count = (found.report?.tally.made ?? 0) + (found.report?.tally.changed ?? 0);
  return (
    <>
      <Button icon={<Undo2 aria-hidden="true" />} onClick={() => setIsAsking(true)}>
        Undo the import
      </Button>
      <span className="text-12 text-ink-3">Possible until {dateTimeOf(found.undoUntil, timeZone)}</span>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title="Undo the import?"
        description={`${countOf(found.kind, count)} go back to what they were before. What was changed since stays, and is named.`}
      >
        <DialogBody />
        <DialogFooter>
          <Button onClick={() => setIsAsking(false)}>Keep the import</Button>
          <Button
            kind="danger"
            disabled={undo.isPending}
            onClick={() =>
              undo.mutate(undefined, {
                onSuccess: () => setIsAsking(false),
                onError: (error) => showFailureToast(error, "The import could not be undone"),
              })
            }
          >
            Undo the import
          </Button>
        </DialogFooter>
      </Dialog>
    </>
  );
}
