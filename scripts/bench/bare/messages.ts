/** What goes over each hop: which run, which of its turns, and bytes that mean nothing. */
export interface BareTurn {
  readonly run: number;
  readonly turn: number;
}

const HEADER_BYTES = 8;

/** Sizes of what a text turn of the story answers: its transcript, two sentences, its output. */
export const FRAME_BYTES = { transcript: 300, sentences: [22_000, 21_500], output: 1_500 } as const;
/** An engine tells which sound a sentence has; the gateway, which has them all, sends it. */
const REFERENCE_BYTES = 900;
export const FRAMES = 2 + FRAME_BYTES.sentences.length;

/** About the size of a run's state. */
export const STATE = Buffer.from(JSON.stringify({ text: 'x'.repeat(2_200) }));

export function encoded({ run, turn }: BareTurn, more?: Buffer): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES + (more?.length ?? 0));
  bytes.writeUInt32LE(run, 0);
  bytes.writeUInt32LE(turn, 4);
  more?.copy(bytes, HEADER_BYTES);
  return bytes;
}

export function decoded(bytes: Buffer): BareTurn & { readonly more: Buffer } {
  return { run: bytes.readUInt32LE(0), turn: bytes.readUInt32LE(4), more: bytes.subarray(HEADER_BYTES) };
}

/** What stands for so many bytes of sound. */
export function referenceTo(bytes: number): Buffer {
  const reference = Buffer.alloc(REFERENCE_BYTES);
  reference.writeUInt32LE(bytes, 0);
  return reference;
}

/** A frame as it goes to the player. */
export function voiced(frame: Buffer): Buffer {
  return frame.length === REFERENCE_BYTES ? Buffer.alloc(frame.readUInt32LE(0)) : frame;
}
