import { FailedState } from "./empty-state.tsx";
import { LoadingRows } from "./skeleton.tsx";

export interface NotLoadedProps {
  query: { data: unknown; error: unknown; refetch: () => unknown };
  /** What comes, e.g. `Loading the team...`. */
  loading: string;
  /** What did not, e.g. `The team did not load`. */
  failed: string;
  /** How many rows what comes looks like. */
  rows?: number;
}

/** Stands in for a query's first answer: that it is coming, or that it failed and 'Try again'. Nothing once there is one. */
export function NotLoaded({ query, loading, failed, rows = 3 }: NotLoadedProps) {
  const { data, error, refetch } = query;
  if (data !== undefined) return null;
  if (error) return <FailedState title={failed} error={error} onRetry={() => void refetch()} />;
  return <LoadingRows label={loading} rows={rows} />;
}
