import { Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "#web/lib/class-names.ts";
import type { Tone } from "./badge.tsx";

const grounds: Record<Tone, string> = {
  green: "bg-green-soft text-green-ink",
  yellow: "bg-yellow-soft text-yellow-ink",
  orange: "bg-orange-soft text-orange-ink",
  red: "bg-red-soft text-red-ink",
  blue: "bg-blue-soft text-blue-ink",
  grey: "bg-sunken text-ink-2",
  accent: "bg-accent-soft text-ink",
};

interface NoteProps {
  tone?: Tone | undefined;
  /** A link or button on the right. */
  action?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** One quiet line that explains what the person sees. */
export function Note({ tone = "grey", action, className, children }: NoteProps) {
  const Icon = tone === "red" || tone === "yellow" || tone === "orange" ? TriangleAlert : Info;
  return (
    <div
      className={classNames(
        "flex items-start gap-2.5 rounded-m px-3.5 py-2.5 text-13",
        // On a phone what can be done about it stands below the words instead of squeezing them.
        action !== undefined && "max-desk:flex-wrap max-desk:justify-end",
        grounds[tone],
        className,
      )}
    >
      <Icon aria-hidden="true" className="mt-px size-4" />
      <div className={classNames("min-w-0 flex-1", action !== undefined && "max-desk:basis-4/5")}>
        {children}
      </div>
      {action}
    </div>
  );
}
