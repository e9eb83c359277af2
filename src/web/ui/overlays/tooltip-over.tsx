import { Popover } from "radix-ui";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { type TooltipProps, tooltipClasses, tooltipDelayMs } from "./tooltip.tsx";

/** Long enough to come from what is explained to its words. */
const leavingMs = 150;

interface TooltipOverProps extends Pick<TooltipProps, "text" | "side"> {
  /** Around the one element that is explained, which knows nothing of it and stays the same one. */
  around: RefObject<HTMLElement | null>;
}

/** Words for an element that was there before the code of tooltips came. */
export function TooltipOver({ text, side = "top", around }: TooltipOverProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const anchor = useRef<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turn = (open: boolean, afterMs = 0) => {
    clearTimeout(timer.current);
    if (afterMs === 0) setIsOpen(open);
    else timer.current = setTimeout(() => setIsOpen(open), afterMs);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it turns is the same whenever it is drawn
  useEffect(() => {
    const element = around.current?.firstElementChild;
    if (!(element instanceof HTMLElement)) return;
    anchor.current = element;
    const told = new AbortController();
    const on = (event: string, act: (event: Event) => void) =>
      element.addEventListener(event, act, { signal: told.signal });
    const isMouse = (event: Event) => (event as PointerEvent).pointerType !== "touch";
    on("pointerenter", (event) => isMouse(event) && turn(true, tooltipDelayMs));
    on("pointerleave", () => turn(false, leavingMs));
    on("pointerdown", () => turn(false));
    on("focus", () => element.matches(":focus-visible") && turn(true));
    on("blur", () => turn(false));
    // Before the code came.
    if (element.matches(":focus-visible")) turn(true);
    else if (element.matches(":hover")) turn(true, tooltipDelayMs);
    return () => {
      clearTimeout(timer.current);
      told.abort();
    };
  }, [around]);
  useEffect(() => {
    if (!isOpen) return;
    anchor.current?.setAttribute("aria-describedby", id);
    return () => anchor.current?.removeAttribute("aria-describedby");
  }, [isOpen, id]);
  const stay = (event: Event) => event.preventDefault();
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Popover.Portal>
        <Popover.Content
          role="tooltip"
          id={id}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={stay}
          onCloseAutoFocus={stay}
          onFocusOutside={stay}
          onPointerEnter={() => clearTimeout(timer.current)}
          onPointerLeave={() => turn(false, leavingMs)}
          className={tooltipClasses}
        >
          {text}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
