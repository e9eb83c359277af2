import { Check, GitBranch } from "lucide-react";
import { classNames } from "#web/lib/class-names.ts";
import { Panel } from "#web/ui/panel.tsx";
import { callFlow, type FlowStep, flowSentence } from "./call-flow.ts";
import type { TestCall } from "./call-state.ts";

const stateWords = { done: "done", now: "now", to_come: "to come" } as const;

/** The steps of this call in a line: done, now, to come. */
export function CallFlowPanel({ call }: { call: TestCall }) {
  const steps = callFlow(call);
  return (
    <Panel
      title="Call flow"
      aside={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-12 text-ink-3">
          <span>{flowSentence(steps)}</span>
          <span className="flex items-center gap-1">
            <GitBranch aria-hidden="true" className="size-3.5" />
            Goes to reception whenever the caller asks
          </span>
        </span>
      }
    >
      <ol
        aria-label="Steps"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, which the keyboard must reach
        tabIndex={0}
        className="flex focus-visible:-outline-offset-2 overflow-x-auto px-3.5 pt-3.5 pb-3"
      >
        {steps.map((step) => (
          <Step key={step.label} step={step} />
        ))}
      </ol>
    </Panel>
  );
}

const circles: Record<FlowStep["state"], string> = {
  done: "border-accent bg-accent text-on-accent",
  now: "border-[6px]! border-accent bg-surface shadow-[0_0_0_4px_var(--accent-soft)]",
  to_come: "border-control-line bg-surface",
};

function Step({ step }: { step: FlowStep }) {
  return (
    <li
      aria-current={step.state === "now" ? "step" : undefined}
      className={classNames(
        "relative min-w-22 flex-1 text-center text-12 font-medium",
        // The line to the step before, under the circles.
        "not-first:before:absolute not-first:before:top-2.25 not-first:before:right-1/2 not-first:before:w-full not-first:before:border-t-2",
        step.state === "to_come" ? "text-ink-3 before:border-line-2" : "before:border-accent",
        step.state === "done" && "text-ink-2",
        step.state === "now" && "font-semibold text-accent-ink",
      )}
    >
      <span
        aria-hidden="true"
        className={classNames(
          "relative z-1 mx-auto mb-1.5 grid size-5 place-items-center rounded-full border-[1.5px]",
          circles[step.state],
        )}
      >
        {step.state === "done" && <Check className="size-3 stroke-3!" />}
      </span>
      {step.label}
      <span className="sr-only">, {stateWords[step.state]}</span>
    </li>
  );
}
