import { useState } from "react";
import type { AgentId } from "#contract/assistants/agents.ts";
import { useClinicTimeZone } from "#web/lib/clinic-time.ts";
import { dateTimeOf } from "#web/lib/formatting.ts";
import { Button } from "#web/ui/button.tsx";
import { useVersions } from "../load-agents.ts";
import { useRestoreVersion } from "./restore-version.ts";

interface VersionListProps {
  agentId: AgentId;
  /** An earlier one is in force. */
  onRestored: () => void;
}

/** Who changed what and when, and the way back. */
export function VersionList({ agentId, onRestored }: VersionListProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data = [] } = useVersions(agentId, isOpen);
  const restore = useRestoreVersion(agentId);
  const timeZone = useClinicTimeZone();
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)} className="text-13">
      <summary className="cursor-pointer text-ink-2">Earlier versions</summary>
      <ul aria-label="Earlier versions" className="mt-2 rounded-m border border-line">
        {data.map(({ version, savedAt, savedByUsername }, index) => (
          <li
            key={version}
            className="flex min-h-10 items-center gap-3 border-t border-line px-3 py-1.5 first:border-t-0"
          >
            <span className="font-medium">Version {version}</span>
            <span className="min-w-0 flex-1 text-ink-2">
              {dateTimeOf(savedAt, timeZone)}, by {savedByUsername}
            </span>
            {index === 0 ? (
              <span className="text-12 text-ink-2">In force</span>
            ) : (
              <Button
                size="small"
                aria-label={`Restore version ${version}`}
                disabled={restore.isPending}
                onClick={() => restore.mutate({ version, from: data[0]?.version }, { onSuccess: onRestored })}
              >
                Restore
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
