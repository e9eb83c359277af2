import { Duplex } from "node:stream";
import type { EmbeddedEngine } from "./embedded-engine.ts";

/**
 * The wire between a `pg` client and the embedded PostgreSQL in its thread: the client believes it
 * speaks to a socket. So both databases share one driver, one set of types and one set of error codes.
 * There is one session for all clients; the thread lets nobody into another's transaction.
 */
export class EmbeddedStream extends Duplex {
  readonly #engine: EmbeddedEngine;
  /** Null until the client connects, and where it could not. */
  #id: number | null = null;
  #started = false;
  #pending: Buffer[] = [];

  constructor(engine: EmbeddedEngine) {
    super();
    this.#engine = engine;
  }

  // The part of net.Socket's face that pg touches.
  connect(): this {
    process.nextTick(() => {
      try {
        this.#id = this.#engine.join({
          reply: (bytes) => this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
          broken: (error) => this.destroy(error),
        });
        this.emit("connect");
      } catch (error) {
        this.destroy(error as Error);
      }
    });
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#send(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#send(Buffer.concat(chunks.map((c) => c.chunk)));
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    if (this.#id !== null) this.#engine.leave(this.#id);
    done(error);
  }

  #send(bytes: Buffer): void {
    if (!this.#started) {
      this.#started = true;
      this.push(welcome);
      return;
    }
    if (bytes[0] === terminate) {
      this.push(null);
      return;
    }
    this.#pending.push(bytes);
    const whole = Buffer.concat(this.#pending);
    if (!endsARequest(whole)) return;
    this.#pending = [];
    if (this.#id === null) return;
    // A copy of its own: pg reuses its write buffer.
    this.#engine.request(this.#id, new Uint8Array(withOwnNames(whole, this.#id)));
  }
}

const terminate = "X".charCodeAt(0);

function frame(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
}

/** PGlite's session is already open, so the greeting is ours: AuthenticationOk, a few parameters, ReadyForQuery. */
const welcome = Buffer.concat([
  frame("R", Buffer.alloc(4)),
  frame("S", Buffer.from("client_encoding\0UTF8\0")),
  frame("S", Buffer.from("standard_conforming_strings\0on\0")),
  frame("Z", Buffer.from("I")),
]);

/** Whether the bytes hold whole messages and the last of them asks for an answer (Sync, Query, CopyDone, CopyFail, Flush). */
function endsARequest(bytes: Buffer): boolean {
  let at = 0;
  let last = "";
  while (at + 5 <= bytes.length) {
    last = String.fromCharCode(bytes[at] ?? 0);
    at += 1 + bytes.readInt32BE(at + 1);
  }
  return at === bytes.length && "SQcfH".includes(last);
}

/** All clients share the one session's list of prepared statements: each client's names bear its number. */
function withOwnNames(bytes: Buffer, client: number): Buffer {
  const own = Buffer.from(`${client}:`);
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = at + 1 + bytes.readInt32BE(at + 1);
    const message = bytes.subarray(at, end);
    const name = nameIn(message);
    if (name === null) parts.push(message);
    else {
      const head = Buffer.from(message.subarray(0, name));
      head.writeInt32BE(end - at - 1 + own.length, 1);
      parts.push(head, own, message.subarray(name));
    }
    at = end;
  }
  return Buffer.concat(parts);
}

/** Where the name of a prepared statement begins in a message of the protocol; null when it names none. */
function nameIn(message: Buffer): number | null {
  const at = placeOfName(message);
  return at === null || message[at] === 0 ? null : at;
}

function placeOfName(message: Buffer): number | null {
  const afterHead = 5;
  const namesStatement = message[afterHead] === "S".charCodeAt(0);
  switch (String.fromCharCode(message[0] ?? 0)) {
    case "P": // Parse
      return afterHead;
    case "B": // Bind: the portal's name comes first.
      return message.indexOf(0, afterHead) + 1;
    case "D": // Describe
    case "C": // Close
      return namesStatement ? afterHead + 1 : null;
    default:
      return null;
  }
}
