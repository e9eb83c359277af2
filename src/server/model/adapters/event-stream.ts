import { ModelFailure } from "#server/model/port.ts";

/** A conversation needs some hundred bytes; whoever sends more than this is not answering the question. */
const mostBytes = 256 * 1024;

/** The body as text, in whatever pieces it comes: a character cut in two is put together. */
export async function* textOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new ModelFailure("nonsense", "The language model's answer has no end");
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

/**
 * The `data` of each server-sent event (WHATWG HTML, 'Server-sent events'): lines end in CR, LF or both, comments and other
 * fields are passed over, several data lines are one event, and the last event counts without its blank line.
 */
export async function* dataOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let data: string[] = [];
  for await (const line of linesOf(text)) {
    const field = /^data:? ?/.exec(line);
    if (line === "") {
      if (data.length > 0) yield data.join("\n");
      data = [];
    } else if (field) data.push(line.slice(field[0].length));
  }
  if (data.length > 0) yield data.join("\n");
}

async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of text) {
    rest += piece;
    // A CR at the end may be half of a CRLF.
    const isHalf = rest.endsWith("\r");
    const lines = (isHalf ? rest.slice(0, -1) : rest).split(/\r\n|\r|\n/);
    rest = (lines.pop() ?? "") + (isHalf ? "\r" : "");
    yield* lines;
  }
  for (const line of rest.split(/\r\n|\r|\n/)) if (line !== "") yield line;
}
