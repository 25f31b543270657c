/** What is wrong with bytes that should be a frame, or with a frame that should become bytes. */
export type FrameErrorKind =
  /** No zero byte: there is no type. */
  | 'no-zero-byte'
  /** The type is empty, or not made of ASCII letters and `_`. */
  | 'type'
  /** The payload is not UTF-8. */
  | 'utf8'
  /** The payload is not JSON. */
  | 'json'
  /** Bytes after the JSON of a type that carries none. */
  | 'body';

export class FrameError extends Error {
  constructor(
    readonly kind: FrameErrorKind,
    message: string,
  ) {
    super(message);
    this.name = 'FrameError';
  }
}

export interface Frame {
  readonly type: string;
  /** JSON as text; of ErrorMessage the text itself. */
  readonly json: string;
  /** What follows the second zero byte; present (perhaps empty) in the types that have a body, and in no other. */
  readonly bytes?: Uint8Array;
}

const BODIED: ReadonlySet<string> = new Set(['USER_INPUT', 'AUDIO_CHUNK', 'AudioAnswer']);
const TEXT = 'ErrorMessage';
const TYPE = /^[A-Za-z_]+$/;
const LONGEST_TYPE = 64;
const NUL = '\u0000';
const EMPTY = new Uint8Array(0);
const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const asciiDecoder = new TextDecoder('latin1');

/** Bytes of `<type> 0x00 <json>`, then for USER_INPUT, AUDIO_CHUNK and AudioAnswer `0x00 <bytes>`. Throws FrameError. */
export function encodeFrame(type: string, json: string, bytes?: Uint8Array): Uint8Array {
  checkType(type);
  checkPayload(type, json);
  const bodied = BODIED.has(type);
  if (bytes !== undefined && !bodied) throw new FrameError('body', `${type} carries no bytes`);
  const head = encoder.encode(`${type}${NUL}${json}${bodied ? NUL : ''}`);
  if (bytes === undefined || bytes.length === 0) return head;
  const frame = new Uint8Array(head.length + bytes.length);
  frame.set(head);
  frame.set(bytes, head.length);
  return frame;
}

/** The parts of a frame; `bytes` is a view on the input, not a copy. Any type name is accepted. Throws FrameError. */
export function decodeFrame(frame: Uint8Array): Frame {
  const end = frame.indexOf(0);
  if (end < 0) throw new FrameError('no-zero-byte', 'a frame is a type, a zero byte and a payload');
  if (end > LONGEST_TYPE) throw new FrameError('type', 'the frame type is too long');
  const type = asciiDecoder.decode(frame.subarray(0, end));
  checkType(type);
  const payload = frame.subarray(end + 1);
  if (!BODIED.has(type)) return { type, json: text(type, payload) };
  const second = payload.indexOf(0);
  if (second < 0) return { type, json: text(type, payload), bytes: EMPTY };
  return { type, json: text(type, payload.subarray(0, second)), bytes: payload.subarray(second + 1) };
}

/** The parsed JSON of a frame. Throws FrameError of kind `json`. */
export function frameValue(frame: Frame): unknown {
  try {
    return JSON.parse(frame.json);
  } catch {
    throw new FrameError('json', `the payload of ${frame.type} is not JSON`);
  }
}

function checkType(type: string): void {
  if (type.length > LONGEST_TYPE || !TYPE.test(type))
    throw new FrameError('type', 'the frame type must be ASCII letters or _');
}

/** JSON writes a zero character as an escape, so a raw one can only be a mistake, or an attempt to forge a body. */
function checkPayload(type: string, json: string): void {
  if (type === TEXT) return;
  if (json.includes(NUL)) throw new FrameError('json', `the payload of ${type} is not JSON`);
}

function text(type: string, payload: Uint8Array): string {
  let decoded: string;
  try {
    decoded = decoder.decode(payload);
  } catch {
    throw new FrameError('utf8', `the payload of ${type} is not UTF-8`);
  }
  checkPayload(type, decoded);
  return decoded;
}
