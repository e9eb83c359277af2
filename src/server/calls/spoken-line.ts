import type { SessionWorld } from "./port.ts";
import { speakingTimeMs } from "./rules.ts";

/** The assistant's words on a wire, and how long they will still be heard at its other end. */
export class SpokenLine {
  readonly #world: Pick<SessionWorld<unknown>, "send" | "clock">;
  /** Whether sentences take time to be spoken at the other end. */
  readonly #isSpoken: boolean;
  #speaksUntil = 0;

  constructor(world: Pick<SessionWorld<unknown>, "send" | "clock">, isSpoken: boolean) {
    this.#world = world;
    this.#isSpoken = isSpoken;
  }

  say(text: string, isInterruptible: boolean, isLast = true): void {
    this.#world.send({
      type: "text",
      token: text,
      last: isLast,
      ...(!isInterruptible && { interruptible: false }),
    });
    const from = Math.max(this.#speaksUntil, this.#world.clock.now());
    this.#speaksUntil = this.#isSpoken ? from + speakingTimeMs(text) : 0;
  }

  remainingMs(): number {
    return Math.max(0, this.#speaksUntil - this.#world.clock.now());
  }

  /** Nothing more is being spoken: it was all heard, or spoken over. */
  fellSilent(): void {
    this.#speaksUntil = 0;
  }
}
