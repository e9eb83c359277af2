import { RefreshCw } from "lucide-react";
import { useClinicTimeZone } from "#web/lib/clinic-time.ts";
import { longDateOf } from "#web/lib/formatting.ts";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";
import type { ConnectPms } from "./connect-pms.ts";
import { commonIssuesOf } from "./pms-form.ts";
import { StatusBadge } from "./status-badge.tsx";

interface GuidCardProps {
  pms: ConnectPms;
  vendor: string;
  canConnect: boolean;
  onConnect: () => void;
}

/** Fetches the practice's GUID, and says what usually stands in the way. */
export function GuidCard({ pms, vendor, canConnect, onConnect }: GuidCardProps) {
  const timeZone = useClinicTimeZone();
  const { status, error, connection } = pms;
  const isConnected = status === "connected";
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="flex flex-wrap items-center gap-2 text-14 text-ink-2">
          <StatusBadge status={status} />
          {isConnected && connection?.connectedAt && `since ${longDateOf(connection.connectedAt, timeZone)}`}
        </p>
        <Button
          kind={isConnected ? "outlined" : "filled"}
          icon={isConnected ? <RefreshCw aria-hidden="true" /> : undefined}
          isPending={status === "in-progress"}
          pendingLabel="Connecting..."
          disabled={!canConnect}
          onClick={onConnect}
        >
          {isConnected ? "Reconnect" : "Connect"}
        </Button>
      </div>
      {error && (
        <Note tone="red">
          <span role="alert">{error.message}</span>
          {error.reason && <span className="block">{error.reason}</span>}
        </Note>
      )}
      <div>
        <h3 className="mb-1 text-12 text-ink-3">Common issues</h3>
        <ul className="grid list-disc gap-x-7 gap-y-1 pl-4 text-13 text-ink-2 min-[480px]:grid-cols-2">
          {commonIssuesOf(vendor).map((issue) => (
            <li key={issue}>{issue}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
