import { keptByTab } from '../../../lib/storage.ts';

const STORED = 'fabula.answer';

interface Typed {
  /** The run that it is an answer in. */
  readonly of: string;
  readonly text: string;
}

/** What the player typed in this run and has not sent: it outlives a page that is loaded anew, or left and come back to. */
export function typedAnswer(playerStoryId: string): string {
  const { of, text } = read();
  return of === playerStoryId && typeof text === 'string' ? text : '';
}

/** Keeps it with each key: a page may go at any time. */
export function keepTyped(playerStoryId: string, text: string): void {
  keptByTab.set(STORED, JSON.stringify({ of: playerStoryId, text } satisfies Typed));
}

function read(): Partial<Typed> {
  try {
    return Object(JSON.parse(keptByTab.get(STORED) ?? '{}')) as Partial<Typed>;
  } catch {
    return {};
  }
}
