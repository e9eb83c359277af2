import { Check, TriangleAlert, X } from "lucide-react";
import { Toast as Primitive } from "radix-ui";
import { useSyncExternalStore } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { withAdviceApart } from "#web/lib/request-error.ts";
import { buttonClasses } from "../button.tsx";
import {
  currentToasts,
  dismissToast,
  type ToastEntry,
  toastDurationMs,
  toastSwipePx,
  watchToasts,
} from "./toast-store.ts";

/** Where notices appear; once in the app. F8 moves the focus here. */
export function Toaster() {
  const toasts = useSyncExternalStore(watchToasts, currentToasts);
  return (
    <Primitive.Provider duration={toastDurationMs} swipeDirection="right" swipeThreshold={toastSwipePx}>
      {toasts.map((entry) => (
        <Notice key={entry.id} entry={entry} />
      ))}
      <Primitive.Viewport
        hotkey={["F8"]}
        className="fixed right-6 bottom-6 z-60 flex w-90 max-w-[calc(100vw-2rem)] flex-col gap-2 outline-none max-desk:right-4 max-desk:bottom-4"
      />
    </Primitive.Provider>
  );
}

function Notice({ entry }: { entry: ToastEntry }) {
  const isError = entry.variant === "destructive";
  const [description, advice] =
    typeof entry.description === "string" ? withAdviceApart(entry.description) : [entry.description];
  return (
    <Primitive.Root
      open={entry.isOpen}
      type={isError ? "foreground" : "background"}
      onOpenChange={(open) => !open && dismissToast(entry.id)}
      className={classNames(
        // A dialog takes the pointer from all that is beside it; a notice can still be closed.
        "pointer-events-auto flex items-start gap-2.5 rounded-m border border-l-3 border-line-2 bg-surface py-3 pr-2 pl-3.5 shadow-pop",
        isError ? "border-l-red-solid" : "border-l-green-solid",
        "data-[state=open]:animate-[rise-in_var(--base)_var(--ease)]",
        "data-[state=closed]:animate-[fade-out_var(--base)_var(--ease)]",
        "data-[swipe=cancel]:translate-x-0 data-[swipe=end]:animate-[swipe-out_var(--base)_var(--ease)] data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)",
      )}
    >
      {isError ? (
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 text-red-solid" />
      ) : (
        <Check aria-hidden="true" className="mt-0.5 size-4 text-green-solid" />
      )}
      <div className="min-w-0 flex-1 wrap-anywhere">
        <Primitive.Title className="text-13 font-semibold">{entry.title}</Primitive.Title>
        {description && (
          <Primitive.Description className="text-13 text-ink-2">{description}</Primitive.Description>
        )}
        {advice && <p className="mt-1 text-13 text-ink-2">{advice}</p>}
      </div>
      {entry.action && (
        <Primitive.Action
          altText={entry.action.altText}
          onClick={entry.action.onPress}
          className={buttonClasses({ size: "small" })}
        >
          {entry.action.label}
        </Primitive.Action>
      )}
      <Primitive.Close
        aria-label="Close"
        className="-my-1 grid size-7 flex-none place-items-center rounded-m text-ink-2 hover:bg-hover"
      >
        <X aria-hidden="true" className="size-4" />
      </Primitive.Close>
    </Primitive.Root>
  );
}
