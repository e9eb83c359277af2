/** What a webhook's answer tells the provider to do with a call, as far as a caller notices. */
export type Instruction =
  | { does: "talk"; ticket: string; actionPath: string }
  | { does: "ring_reception"; number: string; answeredPath: string; actionPath: string }
  | { does: "record"; actionPath: string; recordingPath: string; announcement: string }
  | { does: "ask_key"; pressedPath: string }
  | { does: "end"; says: string }
  | { does: "connect" };

/** Reads TwiML of this product; nothing else has to be understood. */
export function readInstruction(twiml: string, base: string): Instruction {
  const path = (address: string | undefined) => (address ?? "").replace(base, "");
  const relay = attributesOf(twiml, "ConversationRelay");
  if (relay) {
    const ticket = relay.url?.split("/").at(-1) ?? "";
    return { does: "talk", ticket, actionPath: path(attributesOf(twiml, "Connect")?.action) };
  }
  const dial = attributesOf(twiml, "Dial");
  if (dial) {
    const number = /<Number\b[^>]*>([^<]*)</.exec(twiml)?.[1] ?? "";
    const answeredPath = path(attributesOf(twiml, "Number")?.url);
    return { does: "ring_reception", number, answeredPath, actionPath: path(dial.action) };
  }
  const record = attributesOf(twiml, "Record");
  if (record) {
    const paths = { actionPath: path(record.action), recordingPath: path(record.recordingStatusCallback) };
    return { does: "record", ...paths, announcement: saidIn(twiml)[0] ?? "" };
  }
  const gather = attributesOf(twiml, "Gather");
  if (gather) return { does: "ask_key", pressedPath: path(gather.action) };
  if (/<(?:Hangup|Reject)\b/.test(twiml)) return { does: "end", says: saidIn(twiml).join(" ") };
  return { does: "connect" };
}

const saidIn = (twiml: string): string[] =>
  [...twiml.matchAll(/<Say[^>]*>([^<]*)</g)].map(([, said = ""]) => unescapeXml(said));

function attributesOf(twiml: string, element: string): Record<string, string> | null {
  const found = new RegExp(`<${element}\\b([^>]*)>`).exec(twiml);
  if (!found) return null;
  return Object.fromEntries(
    [...(found[1] ?? "").matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [
      name,
      unescapeXml(value),
    ]),
  );
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const unescapeXml = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_whole, name: string) => entities[name] ?? "");
