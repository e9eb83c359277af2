import { TriangleAlert } from "lucide-react";
import { Badge } from "#web/ui/badge.tsx";
import { type PmsStatus, statusBadges } from "./pms-form.ts";

/** How the link to the practice system stands, in a word. */
export function StatusBadge({ status }: { status: PmsStatus }) {
  const { label, tone } = statusBadges[status];
  return (
    <Badge tone={tone} hasDot={status !== "error"}>
      {status === "error" && <TriangleAlert aria-hidden="true" className="size-3.5 text-red-solid" />}
      {label}
    </Badge>
  );
}
