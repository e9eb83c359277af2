import { missing } from "#web/lib/page/on-demand.tsx";
import { MissingPart } from "./missing-part.tsx";

/** What says that something does not work must be here before it does not: its code comes as one. */
missing.Part = MissingPart;

export { Toaster } from "#web/ui/toasts/toaster.tsx";
