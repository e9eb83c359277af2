import { Check } from "lucide-react";
import type { ReactNode } from "react";
import type { Agent } from "#contract/assistants/agents.ts";
import { classNames } from "#web/lib/class-names.ts";
import { Button } from "#web/ui/button.tsx";

interface AgentCardProps {
  agent: Agent;
  isSelected: boolean;
  onSelect: () => void;
  /** The first agent is connected already and stands across the page. */
  lead?: { facts: ReactNode; onChange: () => void } | undefined;
}

/** One agent of the catalogue. A press anywhere chooses it; the name is the button that does so by keyboard. */
export function AgentCard({ agent, isSelected, onSelect, lead }: AgentCardProps) {
  return (
    <li
      className={classNames(
        "relative flex rounded-l border bg-surface",
        isSelected ? "border-accent shadow-[0_0_0_1px_var(--accent)]" : "border-line",
        lead
          ? "items-center gap-5 p-5 max-wide:flex-wrap max-desk:flex-col max-desk:items-stretch"
          : "flex-col p-4",
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <img
          src={agent.image}
          alt=""
          width={lead ? 104 : 72}
          height={lead ? 104 : 72}
          className="flex-none rounded-l"
        />
        {!lead && <Price agent={agent} />}
      </div>
      <div
        className={classNames("min-w-0 flex-1", lead ? "max-wide:basis-3/5 max-desk:basis-auto" : "mt-3.5")}
      >
        <h2 className="text-16 font-[620]">
          <button
            type="button"
            aria-pressed={isSelected}
            onClick={onSelect}
            className="text-left after:absolute after:inset-0 after:rounded-l focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
          >
            {agent.name}
          </button>
        </h2>
        <p className="text-13 text-ink-2">{agent.role}</p>
        <p className={classNames("mt-2.5 mb-3 max-w-[52ch] text-13", !lead && "min-h-13.5")}>
          {agent.description}
        </p>
        <ul
          className={classNames("flex gap-x-5 gap-y-1.5 text-13 text-ink-2", lead ? "flex-wrap" : "flex-col")}
        >
          {agent.features.map((feature) => (
            <li key={feature} className="flex items-center gap-2">
              <Check aria-hidden="true" className="size-3.5 text-green-solid" />
              {feature}
            </li>
          ))}
        </ul>
      </div>
      {lead ? (
        <>
          {lead.facts}
          <div className="relative z-10 flex w-37.5 flex-none flex-col gap-2 max-desk:w-full">
            <span className="self-end">
              <Price agent={agent} />
            </span>
            <ConnectedButton />
            <Button kind="quiet" size="small" onClick={lead.onChange}>
              Change settings
            </Button>
          </div>
        </>
      ) : (
        <SelectButton agent={agent} isSelected={isSelected} onSelect={onSelect} />
      )}
    </li>
  );
}

function Price({ agent }: { agent: Agent }) {
  return (
    <span className="text-18 font-semibold whitespace-nowrap">
      {agent.price}
      <span className="text-13 font-normal text-ink-2">/hr</span>
    </span>
  );
}

/** Says a state, so it cannot be pressed. */
function ConnectedButton() {
  return (
    <button
      type="button"
      disabled
      className="inline-flex h-(--control) items-center justify-center gap-2 rounded-m bg-green-soft text-14 font-label text-green-ink"
    >
      <Check aria-hidden="true" className="size-4" />
      Connected
    </button>
  );
}

function SelectButton({ agent, isSelected, onSelect }: Omit<AgentCardProps, "lead">) {
  return (
    <Button
      isFullWidth
      kind={isSelected ? "filled" : "outlined"}
      icon={isSelected ? <Check aria-hidden="true" /> : undefined}
      aria-describedby={`agent-${agent.id}`}
      className="relative z-10 mt-4"
      onClick={onSelect}
    >
      {isSelected ? "Selected" : "Select Agent"}
      <span id={`agent-${agent.id}`} hidden>
        {agent.name}
      </span>
    </Button>
  );
}
