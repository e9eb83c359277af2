import { messageForPeople } from "#web/lib/request-error.ts";
import { toast } from "./toast-store.ts";

/** Says that something did not work, and why. */
export const showFailureToast = (error: unknown, otherwise: string) =>
  toast({ variant: "destructive", title: "Error", description: messageForPeople(error, otherwise) });
