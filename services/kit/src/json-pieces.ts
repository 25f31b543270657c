/** A JSON object of which one list was taken out. */
export interface Pieces {
  /** The object's JSON, with an empty list in that place. */
  readonly frame: string;
  /** JSON of each entry of the list, as bytes of the whole. */
  readonly entries: readonly Buffer[];
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const LIST = 0x5b;
const isOpening = (byte: number) => byte === LIST || byte === 0x7b;
const isClosing = (byte: number) => byte === 0x5d || byte === 0x7d;
const isSpace = (byte: number) => byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d;

/**
 * Takes the entries of the list at a key of an object, which stands there once, out of its JSON, so that each can be parsed by
 * itself: together they say what the whole says. Undefined where there is no such list. What the pieces hold is not looked at:
 * whoever parses all of them finds out whether it is JSON. Yields after each entry, for others to have their turn.
 */
export function* cutJson(bytes: Buffer, key: string): Generator<void, Pieces | undefined> {
  const from = listAt(bytes, key);
  if (from === undefined) return undefined;
  const entries: Buffer[] = [];
  let begun = from;
  for (let at = from, depth = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) at = endOfString(bytes, at);
    else if (isOpening(byte)) depth += 1;
    else if (depth > 0) depth -= Number(isClosing(byte));
    else if (byte === COMMA || isClosing(byte)) {
      entries.push(bytes.subarray(begun, at));
      begun = at + 1;
      yield;
      if (byte !== COMMA) return { frame: frameOf(bytes, from, at), entries: unlessEmpty(entries) };
    }
  }
  return undefined;
}

const frameOf = (bytes: Buffer, from: number, to: number): string =>
  bytes.toString('utf8', 0, from) + bytes.toString('utf8', to);

function unlessEmpty(entries: readonly Buffer[]): readonly Buffer[] {
  const [first] = entries;
  return entries.length === 1 && first?.every(isSpace) ? [] : entries;
}

/** Where the list at this key of the outermost object begins, behind its bracket. */
function listAt(bytes: Buffer, key: string): number | undefined {
  const name = Buffer.from(JSON.stringify(key));
  for (let at = 0, depth = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (isOpening(byte)) depth += 1;
    else if (isClosing(byte)) depth -= 1;
    if (byte !== QUOTE) continue;
    const end = endOfString(bytes, at);
    const colon = skipSpaces(bytes, end + 1);
    if (depth === 1 && bytes[colon] === COLON && name.equals(bytes.subarray(at, end + 1))) {
      const value = skipSpaces(bytes, colon + 1);
      return bytes[value] === LIST ? value + 1 : undefined;
    }
    at = end;
  }
  return undefined;
}

function skipSpaces(bytes: Buffer, from: number): number {
  let at = from;
  while (isSpace(bytes[at] ?? 0)) at += 1;
  return at;
}

/** Of the string that begins there: where its last quote is, or where all ends. */
function endOfString(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(QUOTE, from + 1); at !== -1; at = bytes.indexOf(QUOTE, at + 1)) {
    let before = at - 1;
    while (bytes[before] === BACKSLASH) before -= 1;
    if ((at - before) % 2 === 1) return at;
  }
  return bytes.length;
}
