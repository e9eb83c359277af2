/**
 * What an entry of the browser's history holds beside its address: it survives a reload and the way back. For what must
 * not stand in the address, such as a patient's name or number.
 */
export function readHistoryState(key: string): unknown {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null ? (state as Record<string, unknown>)[key] : undefined;
}

/** Keeps it with the entry that is shown; `undefined` takes it away. */
export const writeHistoryState = (key: string, value: unknown): void =>
  window.history.replaceState({ ...window.history.state, [key]: value }, "");
