import { useRef } from "react";
import { onDemand } from "#web/lib/page/on-demand.tsx";
import type { TooltipProps } from "./tooltip.tsx";

const TooltipOver = onDemand(
  async () => (await import("./tooltip-over.tsx")).TooltipOver,
  null,
  () => null,
);

/** A tooltip whose code arrives after the first paint: what it explains is there at once, and keeps the focus when it does. */
export function LazyTooltip({ children, ...tooltip }: TooltipProps) {
  const around = useRef<HTMLSpanElement>(null);
  return (
    <>
      <span ref={around} className="contents">
        {children}
      </span>
      <TooltipOver {...tooltip} around={around} />
    </>
  );
}
