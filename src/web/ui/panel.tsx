import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "#web/lib/class-names.ts";

interface PanelProps extends Omit<ComponentProps<"section">, "title"> {
  title?: ReactNode;
  /** One fact or link on the right of the header. */
  aside?: ReactNode;
  /** Without it the children bring their own rows and padding. */
  isPadded?: boolean | undefined;
}

/** A sheet with a hairline edge; its title names it for screen readers. */
export function Panel({ title, aside, isPadded = false, className, children, ...rest }: PanelProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      {...rest}
      className={classNames("rounded-l border border-line bg-surface", className)}
    >
      {title && (
        <header className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line px-4 py-2">
          <h2 id={titleId} className="text-14 font-semibold">
            {title}
          </h2>
          {aside}
        </header>
      )}
      {isPadded ? <div className="p-4">{children}</div> : children}
    </section>
  );
}

interface PanelRowProps {
  /** `li` inside a list. */
  as?: "div" | "li" | undefined;
  className?: string;
  children?: ReactNode;
}

/** One row of a list inside a panel. */
export function PanelRow({ as: Row = "div", className, ...rest }: PanelRowProps) {
  return (
    <Row
      {...rest}
      className={classNames(
        "flex items-center gap-3 border-t border-line px-4 py-2.5 first:border-t-0 [header+&]:border-t-0",
        className,
      )}
    />
  );
}
