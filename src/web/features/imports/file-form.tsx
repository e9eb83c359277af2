import { Upload } from "lucide-react";
import { useState } from "react";
import { type ImportKind, importKinds, importLimits } from "#contract/patients/import-options.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { kindWords } from "./import-words.ts";
import { ProgressLine } from "./progress-line.tsx";
import { useSendFile } from "./send-file.ts";

/** What is imported, and from which file. */
export function FileForm({ onSent }: { onSent: (id: string) => void }) {
  const [kind, setKind] = useState<ImportKind>("patients");
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const send = useSendFile();
  const fault =
    faultOf(file, isMissing) ??
    (send.error ? messageForPeople(send.error, "The file could not be sent") : undefined);
  const submit = () => {
    setIsMissing(file === null);
    if (file !== null && faultOf(file, false) === undefined)
      send.mutate({ kind, file }, { onSuccess: ({ id }) => onSent(id) });
  };
  return (
    <Panel title="New import" isPadded>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field label="What is in the file" hint="Import patients first: visits then find their people.">
          <Select
            value={kind}
            onValueChange={(value) => setKind(value as ImportKind)}
            options={importKinds.map((value) => ({ value, label: kindWords[value] }))}
          />
        </Field>
        <Field
          label="CSV file"
          error={fault}
          hint="Export it from your practice system, or save a spreadsheet as CSV. The first row names the columns."
        >
          <Input
            type="file"
            className="leading-[calc(var(--control)-2px)]"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            onChange={(event) => {
              setFile(event.target.files?.[0] ?? null);
              setIsMissing(false);
              send.reset();
            }}
          />
        </Field>
        {send.isPending && (
          <ProgressLine label="Sending the file" done={Math.round(send.sent * 100)} all={100} />
        )}
        <div>
          <Button type="submit" kind="filled" disabled={send.isPending} icon={<Upload aria-hidden="true" />}>
            Send file
          </Button>
        </div>
      </form>
    </Panel>
  );
}

function faultOf(file: File | null, isMissing: boolean): string | undefined {
  if (isMissing) return "Choose a file";
  if (file === null) return undefined;
  if (file.size === 0) return "The file is empty";
  const most = importLimits.fileBytes / 1_048_576;
  return file.size > importLimits.fileBytes ? `A file can have at most ${most} MB` : undefined;
}
