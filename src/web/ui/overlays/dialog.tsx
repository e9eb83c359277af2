import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import { type ComponentProps, type ReactNode, type RefObject, useRef, useState } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { useLeaveGuard } from "#web/lib/page/leave-guard.ts";
import { Button } from "../button.tsx";
import { type FocusReturn, useFocusReturn } from "./focus-return.ts";

const widths = { question: "max-w-115", form: "max-w-140", configuration: "max-w-170" } as const;

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** 460 a question, 560 a form, 680 a configuration. */
  size?: keyof typeof widths;
  /** Something was typed: Escape, scrim, close button and the browser's Back ask first. */
  isDirty?: boolean;
  /** What was typed can be kept for later: the third answer to that question. */
  onSetAside?: (() => void) | undefined;
  /** Where typing starts; without it the first field, or the close button when there is none. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** `DialogBody` and `DialogFooter`, or a form (`className="contents"`) around both. */
  children: ReactNode;
}

/** A question or form over the page; under 720 px it rises from the foot. Focus stays inside and returns. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, onSetAside, isDirty = false } = props;
  const [isAsking, setIsAsking] = useState(false);
  const focusReturn = useFocusReturn(isOpen);
  const goOn = useRef<(() => void) | null>(null);
  useLeaveGuard(
    isOpen && isDirty,
    (leavePage) => {
      goOn.current = leavePage;
      setIsAsking(true);
    },
    { isDialog: true },
  );
  const keep = () => {
    goOn.current = null;
    setIsAsking(false);
  };
  const closeBy = (wayToClose: () => void) => () => {
    const leavePage = goOn.current;
    keep();
    wayToClose();
    leavePage?.();
  };
  const close = closeBy(onClose);
  const wishToClose = () => (isDirty ? setIsAsking(true) : close());
  // Escape pressed twice in a hurry loses nothing that was typed: it takes the question back.
  const leave = () => (isAsking && isDirty ? keep() : wishToClose());
  return (
    <Primitive.Root open={isOpen} onOpenChange={(open) => !open && leave()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-[fade-out_var(--slow)_var(--ease)] data-[state=open]:animate-[fade-in_var(--slow)_var(--ease)]" />
        <div className="pointer-events-none fixed inset-0 z-40 grid place-items-center p-6 max-desk:place-items-end max-desk:p-0">
          <Sheet {...props} focusReturn={focusReturn} onWishToClose={wishToClose}>
            {props.children}
            {isAsking && isDirty && (
              <DiscardQuestion
                onKeep={keep}
                onDiscard={close}
                onSetAside={onSetAside && closeBy(onSetAside)}
              />
            )}
          </Sheet>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

interface SheetProps
  extends Pick<DialogProps, "title" | "description" | "size" | "initialFocus" | "children"> {
  focusReturn: FocusReturn;
  onWishToClose: () => void;
}

function Sheet(props: SheetProps) {
  const { title, description, size = "form", initialFocus, focusReturn, onWishToClose, children } = props;
  const onOpenAutoFocus = (event: Event) => {
    const start = initialFocus?.current ?? firstField(event.target);
    if (!start) return;
    event.preventDefault();
    start.focus();
  };
  return (
    <Primitive.Content
      {...(description ? {} : { "aria-describedby": undefined })}
      {...focusReturn}
      onOpenAutoFocus={onOpenAutoFocus}
      className={classNames(
        "pointer-events-auto flex max-h-full w-full flex-col overflow-hidden rounded-l bg-surface shadow-dialog outline-none",
        "max-desk:max-h-[92dvh] max-desk:max-w-none max-desk:rounded-b-none",
        "data-[state=closed]:animate-[sink-out_var(--slow)_var(--ease)] data-[state=open]:animate-[rise-in_var(--slow)_var(--ease)]",
        widths[size],
      )}
    >
      <div className="flex items-start justify-between gap-4 px-6 pt-5 max-desk:px-4">
        <div>
          <Primitive.Title className="text-16 font-[620]">{title}</Primitive.Title>
          {description && (
            <Primitive.Description className="mt-1 text-13 text-ink-2">{description}</Primitive.Description>
          )}
        </div>
        <Button
          kind="quiet"
          size="small"
          isIcon
          aria-label="Close"
          className="-mt-1 -mr-2"
          onClick={onWishToClose}
        >
          <X aria-hidden="true" />
        </Button>
      </div>
      {children}
    </Primitive.Content>
  );
}

const fields = ["input", "textarea", "select", '[role="combobox"]', '[aria-haspopup="dialog"]'];
const firstFieldSelector = `[data-dialog-body] :is(${fields}):not(:disabled, [tabindex="-1"], [type="hidden"])`;

const firstField = (dialog: EventTarget | null): HTMLElement | null =>
  dialog instanceof Element ? dialog.querySelector<HTMLElement>(firstFieldSelector) : null;

interface DiscardQuestionProps {
  onKeep: () => void;
  onDiscard: () => void;
  onSetAside?: (() => void) | undefined;
}

function DiscardQuestion({ onKeep, onDiscard, onSetAside }: DiscardQuestionProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-end gap-2 border-t border-line bg-yellow-soft px-6 py-3 text-13 text-yellow-ink max-desk:px-4"
    >
      <p className="mr-auto">Close without keeping what you typed?</p>
      <Button size="small" autoFocus onClick={onKeep}>
        Keep editing
      </Button>
      {onSetAside && (
        <Button size="small" onClick={onSetAside}>
          Set aside
        </Button>
      )}
      <Button size="small" kind="danger-text" onClick={onDiscard}>
        Discard
      </Button>
    </div>
  );
}

/** The part that scrolls. */
export function DialogBody({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      {...rest}
      data-dialog-body=""
      className={classNames("min-h-0 flex-1 overflow-y-auto px-6 py-4.5 max-desk:px-4", className)}
    />
  );
}

/** Buttons: the safe one left of the action; `apart` stands alone at the far left. */
export function DialogFooter({ apart, children }: { apart?: ReactNode; children: ReactNode }) {
  return (
    <footer className="flex items-center gap-2 border-t border-line px-6 py-3.5 max-desk:flex-wrap max-desk:px-4 max-desk:pb-5">
      {apart}
      <div className="ml-auto flex flex-wrap items-center justify-end gap-2">{children}</div>
    </footer>
  );
}
