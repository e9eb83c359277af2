import { onDemand } from "#web/lib/page/on-demand.tsx";
import type { TooltipProps } from "./tooltip.tsx";

const Tooltip = onDemand(
  async () => (await import("./tooltip.tsx")).Tooltip,
  ({ children }) => children,
  () => null,
);

/** A tooltip whose code arrives after the first paint: what it explains is there at once. */
export function LazyTooltip(props: TooltipProps) {
  return <Tooltip {...props} />;
}
