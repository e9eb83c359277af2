import type { ReactNode } from "react";
import { Badge } from "./badge.tsx";

export interface PlannedFeature {
  icon?: ReactNode;
  label: string;
}

/** The promise strip of a page that is not complete: what is planned, and when. */
export function WorkInProgress({ planned, expected }: { planned: PlannedFeature[]; expected?: string }) {
  return (
    <section
      aria-label="Work in Progress"
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-l border border-dashed border-line-2 px-4 py-3.5"
    >
      <Badge tone="yellow">Work in Progress</Badge>
      <span className="text-13 text-ink-2">Planned</span>
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        {planned.map(({ icon, label }) => (
          <li key={label} className="flex items-center gap-2 text-13 font-medium text-ink-2 [&_svg]:size-4">
            {icon}
            {label}
          </li>
        ))}
      </ul>
      {expected && <p className="ml-auto text-13 text-ink-2 max-desk:ml-0">{expected}</p>}
    </section>
  );
}
