import { type ReactNode, useEffect } from "react";

interface PageHeaderProps {
  title: string;
  /** One line: what the page is for, or the date. */
  subtitle?: ReactNode;
  /** A state badge beside the title. */
  badge?: ReactNode;
  /** Secondary buttons, then one filled button. */
  actions?: ReactNode;
}

/** Title of a page, also in the window's title. */
export function PageHeader({ title, subtitle, badge, actions }: PageHeaderProps) {
  usePageTitle(title);
  return (
    <header className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3 max-desk:mb-4 max-desk:flex-col max-desk:items-stretch">
      <div className="min-w-0 flex-1 basis-60 max-desk:basis-auto">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-22 font-title tracking-[-0.012em]">{title}</h1>
          {badge}
        </div>
        {subtitle && <p className="mt-0.5 text-14 text-ink-2">{subtitle}</p>}
      </div>
      {actions && (
        <div className="flex min-h-9 flex-wrap items-center gap-2 max-desk:[&>:last-child]:flex-1">
          {actions}
        </div>
      )}
    </header>
  );
}

/** Puts the page's name into the window's title while it is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Enamel`;
  }, [title]);
}
