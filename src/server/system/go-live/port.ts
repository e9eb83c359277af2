/** What a request from outside met: what came back, or why nothing did, in the words of whoever failed. */
export type Reached = { ok: true; text: string } | { ok: false; reason: string };

/** Goes out to an address and in again as a stranger would. Never throws for what happens on the way. */
export interface OutsideWorld {
  fetchText(address: string): Promise<Reached>;
  /** The same for an address that somebody else wrote down: in the open internet alone, never in this server's own network. */
  fetchForeign(address: string): Promise<Reached>;
  /** The first message of a WebSocket. */
  firstMessage(address: string): Promise<Reached>;
}
