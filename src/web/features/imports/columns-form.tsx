import { useState } from "react";
import { dateOrders, fieldsOf, type ImportField, knownPeople } from "#contract/patients/import-options.ts";
import type { DataImport } from "#contract/patients/imports.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Switch } from "#web/ui/forms/checkbox.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { type CheckWish, useChangeImport } from "./change-import.ts";
import { dateOrderWords, fieldWords, knownWords } from "./import-words.ts";

const leftOut = "left-out";

/** What the columns hold, as it was guessed and can be corrected. */
export function ColumnsForm({ found, onChecked }: { found: DataImport; onChecked: () => void }) {
  const [mapping, setMapping] = useState(found.mapping);
  const [options, setOptions] = useState(found.options);
  const { check } = useChangeImport(found.id);
  const choose = (place: number, field: ImportField | null) =>
    // What a column holds, no other holds.
    setMapping(mapping.map((one, at) => (at === place ? field : one === field ? null : one)));
  const fields = [
    { value: leftOut, label: "Leave out" },
    ...fieldsOf[found.kind].map((value) => ({ value: value as string, label: fieldWords[value] })),
  ];
  return (
    <Panel title="What the columns hold" aside={<FileFacts found={found} />}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          check.mutate({ mapping, options }, { onSuccess: onChecked });
        }}
      >
        <ul aria-label="Columns">
          {found.columns.map((column, place) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name, and their order stays
              key={place}
              className="grid items-center gap-x-4 gap-y-1.5 border-t border-line px-4 py-2.5 first:border-t-0 desk:grid-cols-[minmax(0,1fr)_240px]"
            >
              <div className="min-w-0">
                <p className="truncate text-13 font-medium">{column.name || `Column ${place + 1}`}</p>
                <p className="truncate text-12 text-ink-3">
                  {column.samples.filter(Boolean).join(" · ") || "Empty"}
                </p>
              </div>
              <Select
                aria-label={`${column.name || `Column ${place + 1}`} holds`}
                value={mapping[place] ?? leftOut}
                onValueChange={(value) => choose(place, value === leftOut ? null : (value as ImportField))}
                options={fields}
              />
            </li>
          ))}
        </ul>
        <div className="grid gap-4 border-t border-line p-4">
          <OptionFields kind={found.kind} options={options} onChange={setOptions} />
          {check.isError && (
            <Note tone="red">{messageForPeople(check.error, "The file could not be checked")}</Note>
          )}
          <div>
            <Button type="submit" kind="filled" disabled={check.isPending}>
              Check the file
            </Button>
          </div>
        </div>
      </form>
    </Panel>
  );
}

interface OptionFieldsProps {
  kind: DataImport["kind"];
  options: CheckWish["options"];
  onChange: (options: CheckWish["options"]) => void;
}

function OptionFields({ kind, options, onChange }: OptionFieldsProps) {
  return (
    <div className="grid items-start gap-4 desk:grid-cols-2">
      <Field label="Dates in the file">
        <Select
          value={options.dateOrder}
          onValueChange={(value) => onChange({ ...options, dateOrder: value as typeof options.dateOrder })}
          options={dateOrders.map((value) => ({ value, label: dateOrderWords[value] }))}
        />
      </Field>
      {kind === "patients" ? (
        <Field label="Patients who are on record already">
          <Select
            value={options.onKnown}
            onValueChange={(value) => onChange({ ...options, onKnown: value as typeof options.onKnown })}
            options={knownPeople.map((value) => ({ value, label: knownWords[value] }))}
          />
        </Field>
      ) : (
        <div className="desk:pt-6">
          <Switch
            label="Remind patients of imported visits"
            hint="Only of visits still to come. Nobody gets a confirmation."
            checked={options.sendsReminders}
            onCheckedChange={(sendsReminders) => onChange({ ...options, sendsReminders })}
          />
        </div>
      )}
    </div>
  );
}

const delimiterWords: Record<string, string> = {
  ",": "commas",
  ";": "semicolons",
  "\t": "tabs",
  "|": "bars",
};

const FileFacts = ({ found: { encoding, delimiter, rowCount } }: { found: DataImport }) => (
  <p className="text-12 text-ink-3">
    {rowCount.toLocaleString("en-AU")} rows · {encoding} · {delimiterWords[delimiter ?? ","] ?? delimiter}
  </p>
);
