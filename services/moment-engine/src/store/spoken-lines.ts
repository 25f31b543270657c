import { BoundedMap } from '@fabula/kit/bounded-map';
import { monotonicMs } from '@fabula/kit/clock';
import type { CacheMeter } from '@fabula/kit/metrics';
import type { Sentence } from '../domain/sentence.ts';
import type { Spoken } from '../domain/sound.ts';

/** About four thousand lines. */
const MOST_BYTES = 4 * 1024 * 1024;
/** Of a line beside its texts, about. */
const LINE_BYTES = 512;
/** So long a line is said as it was: a better voice that was away then is asked again after it. Milliseconds. */
const KEPT_MS = 600_000;

/**
 * Lines that speech had at hand when this engine asked for them lately, by their references. Stories say the same lines to
 * many players: what is here costs no call. speech keeps all of them, and for longer.
 */
export class SpokenLines {
  private readonly lines = new BoundedMap<{ readonly spoken: Spoken; readonly until: number }>(MOST_BYTES);

  constructor(private readonly looked: CacheMeter = () => {}) {}

  get(sentence: Sentence): Spoken | undefined {
    const line = this.lines.get(keyOf(sentence));
    const isHit = line !== undefined && line.until > monotonicMs();
    this.looked(isHit);
    return isHit ? line.spoken : undefined;
  }

  keep(sentence: Sentence, spoken: Spoken): void {
    const key = keyOf(sentence);
    this.lines.set(key, { spoken, until: monotonicMs() + KEPT_MS }, LINE_BYTES + 2 * key.length);
  }
}

function keyOf({ text, language, voice, speed, emotionKey, emotionStrength }: Sentence): string {
  return JSON.stringify([text, language, voice, speed, emotionKey, emotionStrength]);
}
