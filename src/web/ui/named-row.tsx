import type { ReactNode } from "react";
import { PanelRow } from "./panel.tsx";

interface NamedRowProps {
  /** `li` inside a list. */
  as?: "div" | "li";
  icon?: ReactNode;
  name: ReactNode;
  /** Beside the name: a role, a badge. */
  marks?: ReactNode;
  /** What it is. */
  about?: ReactNode;
  /** What happened with it, in small. */
  facts?: ReactNode;
  /** The buttons at its end; below it on a phone. */
  actions?: ReactNode;
  /** Over the whole width, and the row's dialogs. */
  children?: ReactNode;
}

/** One named thing or person in a panel, with what can be done to it. */
export function NamedRow({ as, icon, name, marks, about, facts, actions, children }: NamedRowProps) {
  return (
    <PanelRow as={as} className="flex-wrap">
      <div className="flex min-w-0 flex-1 items-center gap-3 max-desk:basis-full">
        {icon && (
          <span aria-hidden="true" className="flex-none text-ink-3 [&_svg]:size-4.5">
            {icon}
          </span>
        )}
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14">
            <span className="font-medium wrap-anywhere">{name}</span>
            {marks}
          </p>
          {about && <p className="mt-0.5 text-13 text-ink-2 wrap-anywhere">{about}</p>}
          {facts && <p className="mt-0.5 text-12 text-ink-3">{facts}</p>}
        </div>
      </div>
      {actions && <div className="flex items-center gap-2">{actions}</div>}
      {children}
    </PanelRow>
  );
}
