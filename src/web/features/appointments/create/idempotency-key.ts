import { systemClock } from "#kernel/clock.ts";
import { newId } from "#kernel/ids.ts";

/**
 * Keys for the attempts of one opened dialog: the same wish keeps its key however often it is sent,
 * a changed wish gets a new one (the server refuses a key that comes back with another body).
 */
export function createKeyRing(): (wish: unknown) => string {
  let last = "";
  let key = "";
  return (wish) => {
    const text = JSON.stringify(wish);
    if (text !== last) {
      last = text;
      key = newId(systemClock.now());
    }
    return key;
  };
}
