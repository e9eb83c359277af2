import type { TurnRecord } from "../port.ts";
import type { CallRow, NewTurn } from "../store.ts";

/** Writes turns and the conversation's state after them, all or nothing. */
export type WriteTurns = (turns: NewTurn[], state: unknown) => Promise<void>;

/**
 * Numbers the turns of one call and writes them down in order, beside the talk: a caller never waits for the books.
 * What the database did not take is written with the next turn.
 */
export class TurnBook {
  readonly #row: CallRow;
  readonly #write: WriteTurns;
  readonly #onFailure: (error: unknown) => void;
  #seq: number;
  #unwritten: NewTurn[] = [];
  #state: unknown = null;
  #writing: Promise<void> | null = null;

  constructor(row: CallRow, write: WriteTurns, onFailure: (error: unknown) => void) {
    this.#row = row;
    this.#write = write;
    this.#onFailure = onFailure;
    this.#seq = row.turnCount;
  }

  enter(turn: TurnRecord, state: unknown, at: number): void {
    for (const part of partsOf(turn)) {
      this.#unwritten.push({ ...nothingMore, callId: this.#row.id, seq: this.#seq++, at, ...part });
    }
    this.#state = state;
    this.#writeOn();
  }

  /** Resolves to whether everything entered so far is written. */
  async isWritten(): Promise<boolean> {
    this.#writeOn();
    await this.#writing;
    return this.#unwritten.length === 0;
  }

  #writeOn(): void {
    this.#writing ??= this.#writeAll()
      .catch(this.#onFailure)
      .finally(() => {
        this.#writing = null;
      });
  }

  async #writeAll(): Promise<void> {
    while (this.#unwritten.length > 0) {
      const turns = [...this.#unwritten];
      await this.#write(turns, this.#state);
      this.#unwritten.splice(0, turns.length);
    }
  }
}

type TurnPart = Pick<NewTurn, "speaker" | "text"> & Partial<NewTurn>;

const nothingMore = { events: [], understood: null, done: [], answeredInMs: null, phrasing: null };

/** The caller's words and the assistant's; what was neither (a key, an interruption) is kept for the replay. */
function partsOf(turn: TurnRecord): TurnPart[] {
  const { heard, said, events, understood, done, answeredInMs, phrasing } = turn;
  const answer = said === "" ? noticeOf(turn) : { speaker: "assistant" as const, text: said };
  return [
    ...(heard === null ? [] : [{ speaker: "caller" as const, text: heard, understood }]),
    { ...answer, events, done, answeredInMs, phrasing },
  ];
}

function noticeOf({ heard, events }: TurnRecord): Pick<NewTurn, "speaker" | "text"> {
  const [event] = events;
  if (event?.type === "pressed") return { speaker: "system", text: `The caller pressed ${event.digit}.` };
  if (event?.type === "interrupted")
    return { speaker: "system", text: "The caller spoke over the assistant." };
  return { speaker: "system", text: heard === null ? "Nothing was said." : "No answer was needed." };
}
