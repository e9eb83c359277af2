import { Check } from "lucide-react";
import type { UnderstoodDetail } from "#contract/calls/calls.ts";
import { Dot } from "#web/ui/badge.tsx";
import { Panel } from "#web/ui/panel.tsx";
import type { TestCall } from "./call-state.ts";

/** Every detail of the caller's wish: its value, the words it came from, what was assumed beyond them. */
export function UnderstoodPanel({ call }: { call: TestCall }) {
  const details = call.understood?.details ?? [];
  const settled = details.filter((detail) => detail.settled).length;
  return (
    <Panel
      title="Understood"
      aside={
        <span className="text-12 text-ink-3">
          {details.length > 0 ? `${settled} of ${details.length} settled` : "Nothing yet"}
        </span>
      }
      className="flex min-h-30 flex-1 flex-col overflow-hidden"
    >
      <div className="min-h-0 overflow-y-auto">
        <table className="w-full text-13">
          <caption className="sr-only">Details the caller has given</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Detail</th>
              <th scope="col">Value</th>
              <th scope="col">Heard and assumed</th>
              <th scope="col">Settled</th>
            </tr>
          </thead>
          <tbody>
            {details.map((detail) => (
              <DetailRow key={detail.name} detail={detail} />
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

function DetailRow({ detail }: { detail: UnderstoodDetail }) {
  const { label, value, heard, assumed, settled } = detail;
  return (
    <tr className="align-top [&>*]:border-b [&>*]:border-line [&>*]:px-2 [&>*]:py-2 last:[&>*]:border-b-0">
      <th scope="row" className="w-22 pl-3.5! text-left font-normal text-ink-3">
        {label}
      </th>
      <td className="w-2/5 font-medium max-sm:w-1/4">{value}</td>
      <td className="text-12/4.5 text-ink-3">
        {heard !== "" && <span className="text-ink-2">“{heard}”</span>}
        {assumed.length > 0 && `${heard === "" ? "" : ", "}assumed: ${assumed.join(", ")}`}
      </td>
      <td className="w-8 pr-3.5! text-right">
        {settled ? (
          <Check aria-hidden="true" className="ml-auto size-4 text-green-solid" />
        ) : (
          <Dot tone="yellow" />
        )}
        <span className="sr-only">{settled ? "Settled" : "Still open"}</span>
      </td>
    </tr>
  );
}
