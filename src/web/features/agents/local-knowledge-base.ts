/** Where the knowledge base page keeps its copy in this browser. */
const localCopyKey = "clinicKnowledgeBase";

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
