import { FailedState } from "./empty-state.tsx";
import { Panel } from "./panel.tsx";
import { LoadingRows } from "./skeleton.tsx";

interface NotLoadedProps {
  query: { data: unknown; error: unknown; refetch: () => unknown };
  /** What comes, e.g. `Loading the team...`. */
  loading: string;
  /** What did not, e.g. `The team did not load`. */
  failed: string;
  /** How many rows what comes looks like. */
  rows?: number;
  /** Where the panels come with the answer. */
  isFramed?: boolean;
}

/** Stands in for a query's first answer: that it is coming, or that it failed and 'Try again'. Nothing once there is one. */
export function NotLoaded({ query, loading, failed, rows = 3, isFramed = false }: NotLoadedProps) {
  const { data, error, refetch } = query;
  if (data !== undefined) return null;
  const state = error ? (
    <FailedState title={failed} error={error} onRetry={() => void refetch()} />
  ) : (
    <LoadingRows label={loading} rows={rows} />
  );
  return isFramed ? <Panel>{state}</Panel> : state;
}
