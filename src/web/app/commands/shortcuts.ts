import { sequenceMs } from "#web/lib/page/single-keys.ts";
import { frontDeskItems, mainItems } from "../navigation.ts";

/** What a key does. */
export type ShortcutAction =
  | { do: "palette" }
  | { do: "list" }
  | { do: "new-appointment" }
  | { do: "search" }
  | { do: "go"; path: string };

export interface Shortcut {
  keys: readonly string[];
  title: string;
}

/** The second key after G, by page. */
export const pageKeys: Readonly<Record<string, string>> = {
  "/": "d",
  "/clinic-knowledge-base": "k",
  "/agents": "w",
  "/phone-numbers": "n",
  "/logs": "l",
  "/api": "i",
  "/billing": "b",
  "/inbox": "m",
  "/appointments": "a",
  "/patients": "p",
  "/people": "t",
  "/team": "y",
  "/privacy": "c",
  "/ai-agent": "v",
  "/analytics": "r",
  "/system": "s",
};

/** The keys that open a page, e.g. `["G", "P"]`. */
export const keysOfPage = (path: string): readonly string[] | undefined =>
  path in pageKeys ? ["G", (pageKeys[path] ?? "").toUpperCase()] : undefined;

export const generalShortcuts: readonly Shortcut[] = [
  { keys: ["N"], title: "New appointment" },
  { keys: ["/"], title: "Search on this page" },
  { keys: ["?"], title: "This list" },
];

/** On the page of what waits; `features/inbox` acts on them. */
export const inboxShortcuts: readonly Shortcut[] = [
  { keys: ["J"], title: "Next in the inbox" },
  { keys: ["K"], title: "The one before" },
  { keys: ["E"], title: "Done" },
  { keys: ["Z"], title: "Undo" },
  { keys: ["S"], title: "Snooze" },
  { keys: ["A"], title: "Give to somebody" },
  { keys: ["C"], title: "Call" },
  { keys: ["R"], title: "Reply by text" },
];

export const pageShortcuts: readonly Shortcut[] = [...mainItems, ...frontDeskItems].map(
  ({ title, path }) => ({ keys: keysOfPage(path) ?? [], title }),
);

export interface KeyPress {
  key: string;
  /** Milliseconds on any steady clock. */
  at: number;
}

/** What a key means after the one before it; `null` = nothing of ours. */
export function actionOf(press: KeyPress, before: KeyPress | null): ShortcutAction | null {
  const key = press.key.toLowerCase();
  if (before && before.key.toLowerCase() === "g" && press.at - before.at <= sequenceMs) {
    const path = Object.keys(pageKeys).find((page) => pageKeys[page] === key);
    if (path) return { do: "go", path };
  }
  if (key === "?") return { do: "list" };
  if (key === "n") return { do: "new-appointment" };
  if (key === "/") return { do: "search" };
  return null;
}
