/** The session's token lives in local storage under this name, as the specification says. */
const storageKey = "token";

export const readToken = (): string | null => localStorage.getItem(storageKey);
export const storeToken = (token: string): void => localStorage.setItem(storageKey, token);
export const removeToken = (): void => localStorage.removeItem(storageKey);

/** Calls back when another tab signs in anew while this one is signed in. Returns the way to stop. */
export function onOtherToken(act: () => void): () => void {
  const hear = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === storageKey && oldValue !== null && newValue !== null) act();
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}
