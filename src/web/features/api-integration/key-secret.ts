import type { ApiKey } from "#contract/access/api-keys.ts";
import { toast } from "#web/ui/toasts/toast-store.ts";

const dots = "•".repeat(12);

/** The first twelve characters, dots, the last four. */
export const maskOf = ({ prefix, suffix }: Pick<ApiKey, "prefix" | "suffix">): string =>
  `${prefix}${dots}${suffix}`;

/** Puts the key on the clipboard and says how that went: a browser may forbid it. */
export async function copyKey(secret: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(secret);
    toast({ title: "Copied", description: "The key is on your clipboard" });
  } catch {
    toast({
      variant: "destructive",
      title: "Error",
      description: "This browser does not allow copying here",
    });
  }
}
