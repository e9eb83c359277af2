import { Tooltip as Primitive } from "radix-ui";
import type { ReactNode } from "react";

/** NET-3: a tooltip waits 700 ms. */
export const tooltipDelayMs = 700;

export const tooltipClasses =
  "z-50 max-w-70 rounded-m bg-ink px-2.5 py-1.5 text-12 text-surface shadow-pop data-[state=delayed-open]:animate-[fade-in_var(--fast)_var(--ease)]";

export interface TooltipProps {
  text: ReactNode;
  side?: "top" | "right" | "bottom" | "left" | undefined;
  /** One element that can take focus and a ref, e.g. a button, a link, or a badge with `tabIndex={0}`. */
  children: ReactNode;
}

/** Words for what is under the pointer or has the focus. */
export function Tooltip({ text, side = "top", children }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={tooltipDelayMs}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content side={side} sideOffset={6} collisionPadding={8} className={tooltipClasses}>
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
