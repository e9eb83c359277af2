import type { ReactNode } from "react";
import { classNames } from "#web/lib/class-names.ts";

const grounds = {
  grey: "bg-sunken text-ink-2",
  orange: "bg-orange-soft text-orange-ink",
  red: "bg-red-soft text-red-ink",
  yellow: "bg-yellow-soft text-yellow-ink",
} as const;

/** A tile that says of what kind a row is; the words beside it say it too. */
export function RowIcon({ tone = "grey", children }: { tone?: keyof typeof grounds; children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "grid size-8 flex-none place-items-center rounded-m [&_svg]:size-4",
        grounds[tone],
      )}
    >
      {children}
    </span>
  );
}
