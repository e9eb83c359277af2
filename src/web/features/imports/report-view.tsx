import type { DataImport, ImportExample } from "#contract/patients/imports.ts";
import { formatCount, plural } from "#web/lib/formatting.ts";
import { Note } from "#web/ui/note.tsx";
import { whereWords } from "./import-words.ts";

/** What an import would do or did: figures, then who, then what is left out and why. */
export function ReportView({ found, isDone }: { found: DataImport; isDone: boolean }) {
  const { report, kind } = found;
  if (!report) return null;
  const { tally, unknown } = report;
  const where = whereWords(found, isDone);
  const figures = [
    { label: isDone ? "Imported" : "New", count: tally.made },
    ...(kind === "patients" ? [{ label: isDone ? "Changed" : "To change", count: tally.changed }] : []),
    ...(kind === "patients" ? [{ label: "Already here", count: tally.same }] : []),
    ...(kind === "appointments" ? [{ label: "New patients", count: tally.patientsMade }] : []),
    { label: "Left out", count: tally.skipped },
  ];
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-2 gap-3 desk:grid-cols-4">
        {figures.map(({ label, count }) => (
          <div key={label} className="rounded-m border border-line px-3 py-2">
            <dt className="text-12 text-ink-2">{label}</dt>
            <dd className="text-18 font-semibold tabular-nums">{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
      {where && <Note>{where}</Note>}
      {unknown.practitioners.length > 0 && (
        <Note>
          Nobody here is called {unknown.practitioners.join(", ")}: these visits come in without a
          practitioner. Add them on the page People & Treatments first if you wish to keep who it was.
        </Note>
      )}
      {unknown.chairs.length > 0 && (
        <Note>
          No chair here is called {unknown.chairs.join(", ")}: these visits take any chair that is free.
        </Note>
      )}
      <Reasons title="Why rows are left out" counted={report.reasons} />
      <Reasons title="Imported without a detail" counted={report.cells ?? []} />
      <Examples title="Left out" examples={report.skipped} all={tally.skipped} />
      <Examples
        title="Without a detail"
        examples={report.withoutCells ?? []}
        all={(report.cells ?? []).reduce((sum, { count }) => sum + count, 0)}
      />
      <Examples title={isDone ? "Changed" : "To change"} examples={report.changed} all={tally.changed} />
      <Examples title={isDone ? "Imported" : "New"} examples={report.made} all={tally.made} />
    </div>
  );
}

function Reasons({
  title,
  counted,
}: {
  title: string;
  counted: readonly { reason: string; count: number }[];
}) {
  if (counted.length === 0) return null;
  return (
    <section aria-label={title} className="text-13">
      <h3 className="mb-1 font-semibold">{title}</h3>
      <ul>
        {counted.map(({ reason, count }) => (
          <li
            key={reason}
            className="flex justify-between gap-3 border-t border-line py-1.5 first:border-t-0"
          >
            <span>{reason}</span>
            <span className="text-ink-2 tabular-nums">{plural(count, "row")}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Examples({
  title,
  examples,
  all,
}: {
  title: string;
  examples: readonly ImportExample[];
  all: number;
}) {
  if (examples.length === 0) return null;
  return (
    <details className="group text-13">
      <summary className="cursor-pointer font-semibold">
        {title}
        <span className="font-normal text-ink-3">
          {all > examples.length
            ? `, the first ${examples.length} of ${formatCount(all)}`
            : `, ${formatCount(all)}`}
        </span>
      </summary>
      <ul aria-label={title} className="mt-1.5">
        {examples.map(({ line, title: who, detail }) => (
          <li
            key={`${line} ${who}`}
            className="grid gap-x-3 border-t border-line py-1.5 desk:grid-cols-[90px_200px_1fr]"
          >
            <span className="text-ink-3 tabular-nums">Line {formatCount(line)}</span>
            <span className="truncate font-medium">{who || "No name"}</span>
            <span className="text-ink-2 [overflow-wrap:anywhere]">{detail}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
