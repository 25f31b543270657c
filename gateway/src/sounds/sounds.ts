import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@fabula/kit/client';
import { monotonicMs } from '@fabula/kit/clock';
import { FetchedOnce } from '@fabula/kit/fetched-once';
import type { Logger } from '@fabula/kit/log';
import { LATE, within } from '@fabula/kit/within';
import type { AudioReference, SpeechService, SynthesizeRequest } from '@fabula/proto/speech/v1/speech_pb';
import type { SoundMeters } from './meters.ts';

/** Milliseconds. */
export interface Patience {
  /** How long a line waits for its sound. A process of speech that was killed is there again after about two seconds. */
  readonly withinMs: number;
  /** After one that did not come in time, so long the others wait less. */
  readonly restMs: number;
  readonly shortMs: number;
  /** How long a sound is asked for, whether somebody still waits or not: the next one who wants it has it then. */
  readonly fetchMs: number;
  /** Between two tries. */
  readonly pauseMs: number;
}

export const DEFAULT_PATIENCE: Patience = {
  withinMs: 3_000,
  restMs: 10_000,
  shortMs: 250,
  fetchMs: 10_000,
  pauseMs: 200,
};

/** An hour and a half of speech. */
const MOST_BYTES = 32 * 1024 * 1024;
/** What stands in for a sound is no reason not to ask for that again. */
const NEVER_KEPT = Number.POSITIVE_INFINITY;

export interface SoundParts {
  readonly speech: Pick<Client<typeof SpeechService>, 'synthesize'>;
  readonly meters: SoundMeters;
  readonly log: Logger;
  readonly patience?: Patience | undefined;
}

/**
 * What lines sound like, by their references: each is fetched from speech once and kept while there is room. Players never
 * wait long for it, and a line whose sound does not come has none.
 */
export class Sounds {
  private readonly kept = new FetchedOnce<Uint8Array>(MOST_BYTES);
  private readonly closing = new AbortController();
  private readonly patience: Patience;
  private restsUntil = 0;

  constructor(private readonly parts: SoundParts) {
    this.patience = parts.patience ?? DEFAULT_PATIENCE;
  }

  /** What is at hand. */
  known({ hash }: AudioReference): Uint8Array | undefined {
    return this.kept.cached(hash);
  }

  /** Never rejects: undefined where there is none, or it does not come in time. */
  async get(reference: AudioReference): Promise<Uint8Array | undefined> {
    const { line, hash } = reference;
    const known = this.known(reference);
    this.parts.meters.looked(known !== undefined);
    if (known || !line) return known;
    const coming = this.kept.get(hash, () => this.fetched(line, hash));
    // Why not is logged where it was fetched, once for all who wait.
    return this.inTime(coming.catch(() => undefined));
  }

  /** Nobody waits any more. */
  close(): void {
    this.closing.abort();
  }

  private async fetched(line: SynthesizeRequest, hash: string) {
    const { log, meters } = this.parts;
    const done = meters.fetching();
    try {
      const mp3 = await this.untilThere(line);
      const isSame = createHash('sha256').update(mp3).digest('hex') === hash;
      done(isSame ? 'same' : 'other');
      // Another edition, or another engine in the place of one that is away: it says the same words.
      if (!isSame) log.info({ engine: line.voice?.engine }, 'a line was made again and sounds otherwise');
      return { value: mp3, bytes: isSame ? mp3.length : NEVER_KEPT };
    } catch (error) {
      done('none');
      log.warn({ err: error }, 'the sound of a line could not be had');
      throw error;
    }
  }

  private async inTime(coming: Promise<Uint8Array | undefined>): Promise<Uint8Array | undefined> {
    const { withinMs, restMs, shortMs } = this.patience;
    const rests = monotonicMs() < this.restsUntil;
    const arrived = await within(rests ? shortMs : withinMs, coming);
    const mp3 = arrived === LATE ? undefined : arrived;
    if (mp3) this.restsUntil = 0;
    else if (!rests) this.restsUntil = monotonicMs() + restMs;
    return mp3;
  }

  /** Tries again until its time is over: a process of speech that starts again, or another one, may have it. */
  private async untilThere(line: SynthesizeRequest): Promise<Uint8Array> {
    const { fetchMs, pauseMs } = this.patience;
    const deadline = monotonicMs() + fetchMs;
    for (;;) {
      try {
        return await this.asked(line, deadline - monotonicMs());
      } catch (error) {
        if (this.closing.signal.aborted || monotonicMs() + pauseMs >= deadline) throw error;
        await sleep(pauseMs);
      }
    }
  }

  private async asked(line: SynthesizeRequest, deadlineMs: number): Promise<Uint8Array> {
    const pieces: Uint8Array[] = [];
    const { signal } = this.closing;
    for await (const { mp3 } of this.parts.speech.synthesize(line, { deadlineMs, signal })) pieces.push(mp3);
    const [first] = pieces;
    if (!first?.length) throw new Error('speech answered without a sound');
    return pieces.length === 1 ? first : Buffer.concat(pieces);
  }
}
