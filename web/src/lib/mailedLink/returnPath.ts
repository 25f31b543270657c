import { wallMs } from '../clock.ts';
import { kept } from '../storage.ts';
import { GOOD_MS } from './asked.ts';

const STORED = 'fabula.return';

interface Return {
  readonly path: string;
  readonly email: string;
  /** Milliseconds since 1970. */
  readonly goodUntil: number;
}

/** Whoever opens the link that is now mailed to `email` goes on at `path`, in any tab of this browser. */
export function keepReturn({ path, email }: { readonly path: string; readonly email: string }): void {
  const stored: Return = { path, email, goodUntil: wallMs() + GOOD_MS };
  kept.set(STORED, JSON.stringify(stored));
}

/** Where who has opened a link that was mailed to `email` goes on, once; undefined where nothing is known of it. */
export function takeReturn(email = ''): string | undefined {
  try {
    const stored = JSON.parse(kept.get(STORED) ?? '') as Return;
    if (stored.goodUntil < wallMs()) kept.set(STORED, '');
    else if (stored.email.toLowerCase() === email.toLowerCase()) {
      kept.set(STORED, '');
      return stored.path;
    }
  } catch {
    // Nothing is kept, or nothing that can be read.
  }
  return undefined;
}
