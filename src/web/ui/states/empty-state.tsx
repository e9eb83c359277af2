import { RefreshCw, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Button } from "../button.tsx";

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  /** Why, or what next. */
  children?: ReactNode;
  /** One button. */
  action?: ReactNode;
}

/** Nothing here: the given sentence, why, and one thing to do. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-1 px-4 py-9 text-center">
      <span aria-hidden="true" className="mb-1 text-ink-3 [&_svg]:size-4.5">
        {icon}
      </span>
      <p className="text-14 font-semibold">{title}</p>
      {children && <div className="text-13 text-ink-2">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}

interface FailedStateProps {
  /** What did not work, e.g. `The list did not load`. */
  title: string;
  error: unknown;
  onRetry: () => void;
  children?: ReactNode;
}

/** Something did not load: what, the server's sentence, and 'Try again'. */
export function FailedState({ title, error, onRetry, children }: FailedStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center gap-1 px-4 py-9 text-center">
      <TriangleAlert aria-hidden="true" className="mb-1 size-4.5 text-red-solid" />
      <p className="text-14 font-semibold">{title}</p>
      <p className="text-13 text-ink-2">{messageForPeople(error, "The server did not answer.")}</p>
      {children && <div className="text-13 text-ink-2">{children}</div>}
      <Button className="mt-3" size="small" icon={<RefreshCw aria-hidden="true" />} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
