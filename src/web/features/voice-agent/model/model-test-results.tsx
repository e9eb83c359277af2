import type { ModelFit, ModelTestReply, TestedTurn } from "#contract/assistants/language-model.ts";
import { Badge, type Tone } from "#web/ui/badge.tsx";
import { Note } from "#web/ui/note.tsx";
import { Table, type TableColumn } from "#web/ui/table.tsx";
import { measuresOf, timeOf } from "./language-model.ts";

const tones: Record<ModelFit, Tone> = { good: "green", fair: "yellow", poor: "orange", unusable: "red" };

/** How well the model would do on the telephone. */
export function ModelVerdict({ result: { fit, verdict, advice } }: { result: ModelTestReply }) {
  return (
    <Note tone={tones[fit]}>
      <p className="font-medium">{verdict}</p>
      {advice !== "" && <p className="mt-0.5">{advice}</p>}
    </Note>
  );
}

/** What was measured, and the turns one by one. */
export function ModelTestResults({ result }: { result: ModelTestReply }) {
  const passed = result.turns.filter(({ outcome }) => outcome === "passed").length;
  return (
    <div className="flex flex-col gap-3.5">
      <dl className="grid grid-cols-[132px_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-13">
        {measuresOf(result).map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-3">{label}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
        <dt className="text-ink-3">Caller turns</dt>
        <dd className="figures">
          {passed} of {result.turns.length} as they were meant
        </dd>
      </dl>
      <div className="rounded-m border border-line">
        <Table
          caption="Made-up caller turns and how the model took them"
          columns={columns}
          rows={result.turns}
          rowKey={({ title }) => title}
        />
      </div>
    </div>
  );
}

const outcomes: Record<TestedTurn["outcome"], { word: string; tone: Tone }> = {
  passed: { word: "Passed", tone: "green" },
  failed: { word: "Failed", tone: "red" },
  not_asked: { word: "Not asked", tone: "grey" },
};

const columns: readonly TableColumn<TestedTurn>[] = [
  {
    key: "turn",
    title: "Turn",
    cell: ({ title, heard, why }) => (
      <div className="py-2 max-desk:py-0">
        <p className="font-medium">{title}</p>
        <p className="text-ink-2">“{heard}”</p>
        <p>{why}</p>
      </div>
    ),
  },
  {
    key: "outcome",
    title: "Result",
    cell: ({ outcome }) => <Badge tone={outcomes[outcome].tone}>{outcomes[outcome].word}</Badge>,
  },
  {
    key: "time",
    title: "Time",
    isNumber: true,
    cell: ({ answerMs }) => (
      <span className="whitespace-nowrap">{answerMs === null ? "–" : timeOf(answerMs)}</span>
    ),
  },
];
