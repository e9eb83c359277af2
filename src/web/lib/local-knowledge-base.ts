import type { KnowledgeBase } from "#contract/clinic/clinic.ts";

/** Name in local storage under which pages find out whether a knowledge base is saved. */
const localCopyKey = "clinicKnowledgeBase";

/** Keeps the knowledge base in this browser; nothing saved on the server means nothing kept here. */
export function keepLocalKnowledgeBase(saved: KnowledgeBase | null): void {
  if (saved) localStorage.setItem(localCopyKey, JSON.stringify(saved));
  else localStorage.removeItem(localCopyKey);
}

/** Whether a knowledge base is saved in this browser, and whose it is as far as the copy says. */
export function readLocalKnowledgeBase(): { clinicName: string } | null {
  const text = localStorage.getItem(localCopyKey);
  if (!text) return null;
  try {
    const { clinicName } = JSON.parse(text) as { clinicName?: unknown };
    return { clinicName: typeof clinicName === "string" ? clinicName : "" };
  } catch (error) {
    console.error("The stored knowledge base cannot be read", error);
    return { clinicName: "" };
  }
}
