import type { ComponentProps } from "react";
import { classNames } from "#web/lib/class-names.ts";

export type Tone = "green" | "yellow" | "orange" | "red" | "blue" | "grey" | "accent";

const grounds: Record<Tone, string> = {
  green: "bg-green-soft text-green-ink",
  yellow: "bg-yellow-soft text-yellow-ink",
  orange: "bg-orange-soft text-orange-ink",
  red: "bg-red-soft text-red-ink",
  blue: "bg-blue-soft text-blue-ink",
  grey: "bg-grey-soft text-grey-ink",
  accent: "bg-accent-soft text-accent-ink",
};
const dots: Record<Tone, string> = {
  green: "bg-green-solid",
  yellow: "bg-yellow-solid",
  orange: "bg-orange-solid",
  red: "bg-red-solid",
  blue: "bg-blue-solid",
  grey: "bg-grey-solid",
  accent: "bg-accent",
};

interface BadgeProps extends ComponentProps<"span"> {
  tone: Tone;
  /** Log types and plan names go without. */
  hasDot?: boolean | undefined;
}

/** Ground, dot and word: a status is never colour alone. */
export function Badge({ tone, hasDot = true, className, children, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={classNames(
        "inline-flex h-5 items-center gap-1.5 rounded-s px-2 text-12 font-label whitespace-nowrap",
        grounds[tone],
        className,
      )}
    >
      {hasDot && <span aria-hidden="true" className={classNames("size-1.5 rounded-full", dots[tone])} />}
      {children}
    </span>
  );
}

/** On whatever shows what a practice system does while the sandbox stands in for one. */
export const SandboxBadge = () => (
  <Badge tone="orange" hasDot={false}>
    Sandbox
  </Badge>
);

/** A lone dot for legends, beside its word. */
export function Dot({ tone }: { tone: Tone }) {
  return <span aria-hidden="true" className={classNames("inline-block size-2 rounded-full", dots[tone])} />;
}
