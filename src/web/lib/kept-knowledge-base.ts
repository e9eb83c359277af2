import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { KnowledgeBase } from "#contract/clinic.ts";
import { apiQuery } from "./query-client.ts";

/** Name in local storage of this browser's copy. */
const localCopyKey = "clinicKnowledgeBase";

export const knowledgeBaseQuery = apiQuery("knowledgeBase");

/** Keeps the knowledge base in this browser; nothing saved on the server means nothing kept here. */
export function keepLocalCopy(saved: KnowledgeBase | null): void {
  if (saved) localStorage.setItem(localCopyKey, JSON.stringify(saved));
  else localStorage.removeItem(localCopyKey);
}

/** Whether a knowledge base is saved in this browser, and whose it is as far as the copy says. */
export function readLocalCopy(): { clinicName: string } | null {
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

/** The saved knowledge base, `null` when there is none; also cached in local storage. */
export function useKnowledgeBase() {
  const query = useQuery(knowledgeBaseQuery);
  const { data } = query;
  useEffect(() => {
    if (data !== undefined) keepLocalCopy(data);
  }, [data]);
  return query;
}
