import { MINUTE_MS, SlidingMinute } from './sliding-minute.ts';

/** Speech that came, and the input that it is of. */
export interface Speech {
  readonly playerStoryId: string;
  /** Without one, what comes again counts again. */
  readonly inputId: string | undefined;
  readonly seconds: number;
}

/** What came of one input, in seconds. */
interface Recording {
  counted: number;
  /** Since it was begun, or begun again. */
  sent: number;
  at: number;
}

/** The last minute's speech. A recording that comes again whole, since its connection broke in the middle, counts once. */
export class Recordings {
  private readonly minute = new SlidingMinute();
  /** Of inputs that were begun within a minute: their number is limited where inputs are. */
  private readonly known = new Map<string, Recording>();

  total(now: number): number {
    return this.minute.total(now);
  }

  /** An input begins, or comes again. */
  begin(now: number, speech: Speech): void {
    for (const [key, { at }] of this.known) if (at <= now - MINUTE_MS) this.known.delete(key);
    if (speech.inputId === undefined) return;
    const { counted = 0 } = this.of(speech) ?? {};
    this.known.set(keyOf(speech), { counted, sent: 0, at: now });
  }

  /** Seconds that did not count yet. */
  fresh(speech: Speech, isBeginning = false): number {
    const recording = this.of(speech);
    if (!recording) return speech.seconds;
    const sent = isBeginning ? 0 : recording.sent;
    return Math.max(0, sent + speech.seconds - recording.counted);
  }

  add(now: number, speech: Speech): void {
    const fresh = this.fresh(speech);
    this.minute.add(now, fresh);
    const recording = this.of(speech);
    if (!recording) return;
    recording.counted += fresh;
    recording.sent += speech.seconds;
    recording.at = now;
  }

  private of(speech: Speech): Recording | undefined {
    return speech.inputId === undefined ? undefined : this.known.get(keyOf(speech));
  }
}

const keyOf = ({ playerStoryId, inputId }: Speech): string => `${playerStoryId} ${inputId}`;
