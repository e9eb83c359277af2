/** Why a part of the page has no code: no server answers, it has another version by now, or neither is so. */
export type MissingWhy = "offline" | "new-version" | "unknown";

const entryOf = (page: Document) => page.querySelector<HTMLScriptElement>("script[type=module]")?.src ?? "";

/** Asks the server for the page: its files are named after what is in them, so another version has another first file. */
export async function whyMissing(): Promise<MissingWhy> {
  try {
    const response = await fetch(window.location.pathname, {
      headers: { accept: "text/html" },
      cache: "no-store",
    });
    if (!response.ok) return "unknown";
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const isOther = entryOf(page) !== "" && entryOf(page) !== entryOf(document);
    return isOther ? "new-version" : "unknown";
  } catch {
    return "offline";
  }
}
