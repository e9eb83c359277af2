import { lazy, Suspense } from "react";
import type { TooltipProps } from "./tooltip.tsx";

const Tooltip = lazy(async () => ({ default: (await import("./tooltip.tsx")).Tooltip }));

/** A tooltip whose code arrives after the first paint: what it explains is there at once. */
export function LazyTooltip(props: TooltipProps) {
  return (
    <Suspense fallback={props.children}>
      <Tooltip {...props} />
    </Suspense>
  );
}
