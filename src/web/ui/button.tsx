import { type ComponentProps, type MouseEvent, type ReactNode, useCallback, useRef } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { useRestoredFocus } from "./restored-focus.ts";
import { Spinner } from "./states/spinner.tsx";

export type ButtonKind = "filled" | "outlined" | "quiet" | "danger-text" | "danger";
export type ButtonSize = "normal" | "small" | "large";

interface ButtonLook {
  /** `filled` once per view; `danger-text` opens a question, `danger` answers it. */
  kind?: ButtonKind | undefined;
  size?: ButtonSize | undefined;
  /** Square, for an icon alone; then give `aria-label`. */
  isIcon?: boolean | undefined;
  isFullWidth?: boolean | undefined;
}

interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  icon?: ReactNode;
  /** While true the button waits: spinner and `pendingLabel`, no second press. */
  isPending?: boolean | undefined;
  pendingLabel?: string | undefined;
}

const kinds: Record<ButtonKind, string> = {
  filled: "border-accent bg-accent text-on-accent hover:border-accent-hover hover:bg-accent-hover",
  outlined: "border-line-2 bg-surface text-ink hover:bg-hover",
  quiet: "border-transparent bg-transparent text-ink-2 hover:bg-hover hover:text-ink",
  "danger-text": "border-line-2 bg-surface text-red-ink hover:bg-red-soft",
  danger: "border-danger bg-danger text-on-danger hover:brightness-95",
};
const sizes: Record<ButtonSize, string> = {
  normal: "h-(--control) px-3.5 text-14",
  small: "h-7.5 px-2.5 text-13 max-desk:h-9 pointer-coarse:h-9",
  large: "h-11 px-4 text-14 max-desk:h-12 max-desk:text-16",
};
const iconSizes: Record<ButtonSize, string> = {
  normal: "size-(--control)",
  small: "size-7.5 max-desk:size-9 pointer-coarse:size-9",
  large: "size-11",
};

/** Classes of a button, for a link that looks like one. */
export const buttonClasses = ({ kind = "outlined", size = "normal", isIcon, isFullWidth }: ButtonLook = {}) =>
  classNames(
    "inline-flex flex-none items-center justify-center gap-2 rounded-m border font-label whitespace-nowrap select-none",
    "transition-colors duration-(--fast) ease-calm",
    "disabled:border-line disabled:bg-sunken disabled:text-ink-3 disabled:hover:bg-sunken disabled:hover:brightness-100",
    "[&_svg.lucide]:size-4",
    kinds[kind],
    isIcon ? iconSizes[size] : sizes[size],
    isFullWidth && "w-full",
  );

/** A button; says its verb first. It never submits a form unless `type="submit"` is given. */
export function Button(props: ButtonProps) {
  const {
    kind,
    size,
    isIcon,
    isFullWidth,
    icon,
    isPending,
    pendingLabel,
    className,
    children,
    ref,
    onClick,
    ...rest
  } = props;
  const own = useRef<HTMLButtonElement>(null);
  useRestoredFocus(own, isPending ?? false);
  const bothRefs = useCallback(
    (element: HTMLButtonElement | null) => {
      own.current = element;
      if (typeof ref === "function") return ref(element);
      if (ref) ref.current = element;
    },
    [ref],
  );
  const isDone = kind === "filled" || kind === "danger" || rest.type === "submit";
  return (
    <button
      type="button"
      {...rest}
      onClick={isDone ? pressedOnce(onClick) : onClick}
      ref={bothRefs}
      disabled={rest.disabled || isPending}
      aria-busy={isPending || undefined}
      className={classNames(buttonClasses({ kind, size, isIcon, isFullWidth }), className)}
    >
      {isPending ? <Spinner /> : icon}
      {isPending && pendingLabel ? <PendingLabel label={pendingLabel} settled={children} /> : children}
    </button>
  );
}

/** A double click is one press of what does something: the second comes before a page can say that the first is being done. */
const pressedOnce =
  (onClick: ComponentProps<"button">["onClick"]) =>
  (event: MouseEvent<HTMLButtonElement>): void => {
    if (event.detail > 1) event.preventDefault();
    else onClick?.(event);
  };

/** Both wordings share one cell, so the button keeps its width. */
function PendingLabel({ label, settled }: { label: string; settled: ReactNode }) {
  return (
    <span className="grid">
      <span className="col-start-1 row-start-1">{label}</span>
      <span aria-hidden="true" className="invisible col-start-1 row-start-1">
        {settled}
      </span>
    </span>
  );
}
