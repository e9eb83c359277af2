import { useRef } from "react";
import { type ShownToast, type ToastContent, toast } from "./toast-store.ts";

/** What went wrong with what a form holds: said in a notice, which goes as soon as something else is typed or sent. */
export function useFailureNotice() {
  const shown = useRef<ShownToast | null>(null);
  const clear = () => {
    shown.current?.dismiss();
    shown.current = null;
  };
  const show = (content: Omit<ToastContent, "variant">) => {
    shown.current = toast({ ...content, variant: "destructive" });
  };
  return { show, clear };
}
