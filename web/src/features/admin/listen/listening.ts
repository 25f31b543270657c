import { playing, type Silence } from '../flow/media/playing.ts';
import type { VoicedLine } from './line.ts';
import { soundOf } from './sounds.ts';
import { Unheard } from './unheard.ts';

/** What becomes of lines that somebody wants to hear. `line` counts from 0. */
export type Heard =
  | { readonly kind: 'waiting' | 'playing'; readonly line: number }
  | { readonly kind: 'idle' };

export type Tell = (heard: Heard) => void;

/** A voice is as loud as in the game. */
const VOLUME = 1;

/** Lets lines be heard, one after the other and one list at a time: whoever asks next makes the one before silent. */
class Listening {
  #now: { readonly tell: Tell } | undefined;

  /** Throws Unheard, and an ApiError: a line that cannot be heard ends it. */
  async hear(lines: readonly VoicedLine[], tell: Tell): Promise<void> {
    this.stop();
    const own = { tell };
    this.#now = own;
    try {
      for (const [line, voiced] of lines.entries()) {
        tell({ kind: 'waiting', line });
        const sound = await soundOf(voiced);
        if (this.#now !== own) return;
        const next = lines[line + 1];
        // It is there when this one has ended; what is wrong with it is said when it is its turn.
        if (next) soundOf(next).catch(() => undefined);
        const why = await played(sound, () => tell({ kind: 'playing', line }));
        if (why === 'failed') throw new Unheard('notPlayed');
        if (why === 'stopped') return;
      }
    } finally {
      // Whatever is heard by now is somebody else's.
      if (this.#now === own) {
        this.#now = undefined;
        tell({ kind: 'idle' });
      }
    }
  }

  /** @param tell stops only what tells this one; whatever is heard where it is left out */
  stop(tell = this.#now?.tell): void {
    const now = this.#now;
    if (now === undefined || now.tell !== tell) return;
    this.#now = undefined;
    playing.stop();
    now.tell({ kind: 'idle' });
  }
}

function played(sound: string, begun: () => void): Promise<Silence> {
  return new Promise((end) => {
    playing.start(sound, (isPlaying, why = 'stopped') => (isPlaying ? begun() : end(why)), VOLUME);
  });
}

export const listening = new Listening();
