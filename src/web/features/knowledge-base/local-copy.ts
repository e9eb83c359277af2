import type { KnowledgeBase } from "#contract/clinic/clinic.ts";

/** Name in local storage under which other pages find out whether a knowledge base is saved. */
const localCopyKey = "clinicKnowledgeBase";

/** Keeps the knowledge base in this browser; nothing saved on the server means nothing kept here. */
export function keepLocalCopy(saved: KnowledgeBase | null): void {
  if (saved) localStorage.setItem(localCopyKey, JSON.stringify(saved));
  else localStorage.removeItem(localCopyKey);
}
