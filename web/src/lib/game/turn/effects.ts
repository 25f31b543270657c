import type { Turn, TurnEvent } from './turn.ts';

/** What the page does because the turn went on. */
export type Effect =
  /** Falls silent. `isRead`: the newest sentence that had come is shown. */
  | { kind: 'silence'; of: string | undefined; isRead: boolean }
  | { kind: 'stopRecorder' }
  /** Music goes for a microphone that is not the page's (its own turns it down by itself), and comes back. */
  | { kind: 'hush' }
  | { kind: 'lift' };

/** Events after which nothing of earlier answers is heard, and whether what was cut is read instead. */
const SILENCING: Partial<Record<TurnEvent['kind'], { isRead: boolean }>> = {
  skipped: { isRead: true },
  sent: { isRead: true },
  elsewhere: { isRead: true },
  granted: { isRead: false },
  started: { isRead: false },
  left: { isRead: false },
};

/** The answer that is spoken. */
function spokenAnswer(turn: Turn): string | undefined {
  if (turn.at === 'opening') return spokenAnswer(turn.under);
  return turn.at === 'speaking' ? turn.of : undefined;
}

/** The answer that the page's microphone is opened for, or records. */
const recordedAnswer = (turn: Turn): string | undefined =>
  turn.at === 'opening' || turn.at === 'listening' ? turn.inputId : undefined;

/** Whether the player speaks into a microphone that is not the page's. */
const isElsewhere = (turn: Turn): boolean => turn.at === 'listening' && turn.inputId === undefined;

function music(before: Turn, after: Turn): Effect[] {
  if (isElsewhere(before) === isElsewhere(after)) return [];
  return [{ kind: isElsewhere(after) ? 'hush' : 'lift' }];
}

/** What is to be done once an event has led from one state to another; nothing, where it has led nowhere. */
export function effectsOf(before: Turn, event: TurnEvent, after: Turn): Effect[] {
  if (before === after) return [];
  const recorded = recordedAnswer(before);
  const silencing = SILENCING[event.kind];
  return [
    ...(recorded !== undefined && recorded !== recordedAnswer(after)
      ? [{ kind: 'stopRecorder' } as const]
      : []),
    ...(silencing ? [{ kind: 'silence', of: spokenAnswer(before), ...silencing } as const] : []),
    ...music(before, after),
  ];
}
