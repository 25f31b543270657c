/** How a line's feeling changes the voice that speaks it. */
export interface Delivery {
  /** Of the voice's own speed. */
  readonly rate: number;
  /** Semitones. */
  readonly pitch: number;
  /** Of the rise and fall of the voice's own pitch. */
  readonly range: number;
  /** Decibels against a calm line; at most 3 either way. */
  readonly louder: number;
}

/** What of a delivery an engine can bring about; loudness is ours. */
export type Control = 'rate' | 'pitch' | 'range' | 'volume';

const CALM: Delivery = { rate: 1, pitch: 0, range: 1, louder: 0 };
/** Each feeling at its strongest. */
const STRONGEST: ReadonlyMap<string, Delivery> = new Map(
  Object.entries({
    happiness: { rate: 1.1, pitch: 1.5, range: 1.5, louder: 1.5 },
    sadness: { rate: 0.84, pitch: -1.5, range: 0.6, louder: -2.5 },
    anger: { rate: 1.08, pitch: -0.5, range: 1.4, louder: 2.5 },
    fear: { rate: 1.15, pitch: 2, range: 1.2, louder: -1.5 },
    disgust: { rate: 0.92, pitch: -1, range: 1.2, louder: 0.5 },
    surprise: { rate: 1.05, pitch: 2, range: 1.6, louder: 1.5 },
  }),
);
const MOST_STRENGTH = 5;

/** Strength 1 (slightly) to 5 (totally), 0 not at all; a feeling that is not known is none. */
export function deliveryOf(emotion: string, strength: number): Delivery {
  const strongest = STRONGEST.get(emotion) ?? CALM;
  const part = Math.max(0, Math.min(1, strength / MOST_STRENGTH));
  const towards = (calm: number, full: number) => calm + part * (full - calm);
  return {
    rate: towards(CALM.rate, strongest.rate),
    pitch: towards(CALM.pitch, strongest.pitch),
    range: towards(CALM.range, strongest.range),
    louder: towards(CALM.louder, strongest.louder),
  };
}
