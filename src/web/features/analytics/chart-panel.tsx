import { type ReactNode, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";

interface ChartPanelProps {
  title: string;
  /** What the chart says, in words: its name for those who cannot see it, and a line for those who can. */
  sentence: string;
  /** How the figure is defined. */
  definition?: string;
  legend?: ReactNode;
  /** Head and rows of the same figures. */
  table: { head: readonly string[]; rows: readonly (readonly (string | number)[])[] };
  className?: string;
  children: ReactNode;
}

/** A chart, its sentence, and the table behind a button. */
export function ChartPanel({
  title,
  sentence,
  definition,
  legend,
  table,
  className,
  children,
}: ChartPanelProps) {
  const [isTable, setIsTable] = useState(false);
  return (
    <Panel
      title={title}
      className={className}
      aside={
        <div className="flex items-center gap-4">
          {legend}
          <Button
            size="small"
            kind="quiet"
            aria-pressed={isTable}
            aria-label={`${title} as a table`}
            onClick={() => setIsTable(!isTable)}
          >
            Table
          </Button>
        </div>
      }
    >
      <div className="p-4">
        {isTable ? (
          <FigureTable caption={title} {...table} />
        ) : (
          <div role="img" aria-label={`${title}: ${sentence}`}>
            {children}
          </div>
        )}
        <p className="mt-3 text-12 text-ink-3">{sentence}</p>
        {definition && <p className="mt-1 text-12 text-ink-3">{definition}</p>}
      </div>
    </Panel>
  );
}

function FigureTable({ caption, head, rows }: ChartPanelProps["table"] & { caption: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label={`${caption}, figures`} tabIndex={0} className="max-h-64 overflow-auto">
      <table className="w-full text-13">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th
                key={cell}
                scope="col"
                className={index === 0 ? "py-1 text-left text-ink-3" : "py-1 text-right text-ink-3"}
              >
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-1 text-left font-normal">
                {name}
              </th>
              {values.map((value, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name and never moves
                <td key={index} className="figures py-1 text-right">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A name beside its colour. */
export function LegendEntry({ colour, children }: { colour: string; children: string }) {
  return (
    <span className="flex items-center gap-1.5 text-12 text-ink-2">
      <span aria-hidden="true" className="size-2.5 rounded-[2px]" style={{ background: colour }} />
      {children}
    </span>
  );
}
