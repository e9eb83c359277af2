/** The session's token lives in local storage under this name, as the specification says. */
const storageKey = "token";

export const readToken = (): string | null => localStorage.getItem(storageKey);
export const storeToken = (token: string): void => localStorage.setItem(storageKey, token);
export const removeToken = (): void => localStorage.removeItem(storageKey);
