import { encodeFrame } from '@fabula/proto/frames';

/** What one round of random input sends. */
export interface FuzzedFrame {
  readonly bytes: Uint8Array;
  /** A text message in the place of a binary one. */
  readonly isText: boolean;
}

export interface FuzzOptions {
  readonly seed: number;
  readonly count: number;
  /** A story of the player who sends. */
  readonly playerStoryId: string;
}

const TYPES = ['USER_INPUT', 'RESUME', 'STOP_SPEAKING', 'AUDIO_CHUNK', 'TOKEN', 'GameOutput', 'DANCE', ''];
const WORDS = ['', 'a', '\0', '𝄞', '<script>', '../..', 'null', '\u202e', 'é'.repeat(300), '1e999'];
const KINDS = ['start_moment', 'player_answer', 'choice', 'dance', ''];
const MOST_RANDOM_BYTES = 600;

/** Frames, half of them valid ones with a few bytes or fields changed; the same for the same seed. */
export function* fuzzedFrames({ seed, count, playerStoryId }: FuzzOptions): Generator<FuzzedFrame> {
  const random = mulberry32(seed);
  for (let n = 0; n < count; n += 1) {
    const bytes = random() < 0.5 ? noise(random) : mutated(random, valid(random, playerStoryId));
    yield { bytes, isText: random() < 0.01 };
  }
}

/** A seeded generator of numbers in [0, 1): Tommy Ettinger's mulberry32. */
export function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = () => number;

const below = (random: Random, limit: number) => Math.floor(random() * limit);
const pick = <T>(random: Random, list: readonly T[]): T => list[below(random, list.length)] as T;

function noise(random: Random): Uint8Array {
  const bytes = Uint8Array.from({ length: below(random, MOST_RANDOM_BYTES) }, () => below(random, 256));
  return random() < 0.7 ? Buffer.concat([Buffer.from(`${pick(random, TYPES)}\0`), bytes]) : bytes;
}

function valid(random: Random, player_story_id: string): Uint8Array {
  const input_id = `fuzz-${below(random, 50)}`;
  const audio = new Uint8Array(below(random, 200)).fill(below(random, 256));
  const shapes: [string, Record<string, unknown>, Uint8Array?][] = [
    [
      'USER_INPUT',
      { player_story_id, input_id, text: pick(random, WORDS), kind: pick(random, KINDS) },
      audio,
    ],
    ['USER_INPUT', { player_story_id, input_id, streaming: true }],
    ['RESUME', { player_story_id, epoch: pick(random, WORDS), last_seq: below(random, 9) }],
    ['STOP_SPEAKING', { input_id, heard_ms: below(random, 10_000) }],
    ['AUDIO_CHUNK', { input_id, index: below(random, 5), last: random() < 0.5 }, audio],
    ['TOKEN', { access_token: pick(random, WORDS) }],
  ];
  const [type, json, bytes] = pick(random, shapes);
  return encodeFrame(type, JSON.stringify(withChangedField(random, json)), bytes);
}

function withChangedField(random: Random, json: Record<string, unknown>): Record<string, unknown> {
  if (random() < 0.5) return json;
  const values: unknown[] = [null, -1, 1e20, [], {}, true, ...WORDS, [[[[]]]], { a: { b: 1 } }];
  return { ...json, [pick(random, Object.keys(json))]: pick(random, values) };
}

function mutated(random: Random, bytes: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(bytes);
  for (let n = below(random, 4); n > 0; n -= 1) copy[below(random, copy.length)] = below(random, 256);
  return random() < 0.2 ? copy.subarray(0, below(random, copy.length)) : copy;
}
