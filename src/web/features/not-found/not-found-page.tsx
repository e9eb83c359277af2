import { Calendar } from "lucide-react";
import { Link, useLocation } from "wouter";
import { buttonClasses } from "#web/ui/button.tsx";
import { LogoForm } from "#web/ui/logo.tsx";
import { usePageTitle } from "#web/ui/page-header.tsx";

/** For every address that no page lives at. */
export function NotFoundPage() {
  usePageTitle("Page Not Found");
  const [path] = useLocation();
  return (
    <div className="mx-auto flex min-h-[75dvh] max-w-100 flex-col items-center justify-center text-center">
      <LogoForm className="mb-6 size-28 text-line-2" />
      <h1 className="text-22 font-title tracking-[-0.012em]">Page Not Found</h1>
      <p className="mt-1 mb-4 text-ink-2 wrap-anywhere">
        Nothing lives at <code className="font-mono text-13">{path}</code>. It may have moved, or the address
        may be mistyped.
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <Link href="/" className={buttonClasses({ kind: "filled" })}>
          Back to Dashboard
        </Link>
        <Link href="/appointments" className={buttonClasses()}>
          <Calendar aria-hidden="true" />
          Open Appointments
        </Link>
      </div>
    </div>
  );
}
