import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { PanelRow } from "#web/ui/panel.tsx";

interface WaitingRowProps extends Omit<ComponentProps<"div">, "title"> {
  icon: ReactNode;
  title: ReactNode;
  detail: ReactNode;
  /** What can be done about it. */
  children: ReactNode;
  "data-task"?: string;
}

/** One thing that waits, with what can be done about it: beside it, and under it where there is little room. */
export function WaitingRow({ icon, title, detail, children, className, ...rest }: WaitingRowProps) {
  return (
    <PanelRow {...rest} className={classNames("@container min-h-18.5 items-start", className)}>
      {icon}
      <div className="flex min-w-0 flex-1 gap-x-3 gap-y-2 @max-[440px]:flex-col">
        <div className="min-w-0 flex-1">
          <div className="text-13 font-medium">{title}</div>
          <div className="mt-0.5 text-12 text-ink-2">{detail}</div>
        </div>
        <div className="flex flex-none flex-wrap items-start gap-1.5">{children}</div>
      </div>
    </PanelRow>
  );
}
