import type { Duplex } from '@fabula/kit/client';
import { LATE, within } from '@fabula/kit/within';
import type { PlayTurnResponse } from '@fabula/proto/moment/v1/moment_pb';

export interface Patience {
  /** Milliseconds without a message. */
  readonly silenceMs: number;
  /** Asked of an engine that has given no sign of life yet: it may be one that gives none. */
  readonly isAlive: () => Promise<boolean>;
  /** Called where the engine is left. */
  readonly onMute: () => void;
}

type Next = Promise<IteratorResult<PlayTurnResponse>>;

/**
 * The messages of a turn, until it ends or its engine falls mute: one that has sent a heartbeat sends one each second. The time
 * in which nobody reads does not count.
 */
export async function* untilMute(
  stream: Pick<Duplex<never, PlayTurnResponse>, 'cancel' | typeof Symbol.asyncIterator>,
  patience: Patience,
): AsyncGenerator<PlayTurnResponse> {
  const messages = stream[Symbol.asyncIterator]();
  let beats = false;
  try {
    for (;;) {
      const next: Next = messages.next();
      const arrived = await arriving(next, { ...patience, ...(beats && { isAlive: async () => false }) });
      if (arrived === 'mute') {
        next.catch(() => {}); // It ends as cancelled, which is known here.
        return patience.onMute();
      }
      if (arrived.done) return;
      beats ||= arrived.value.message.case === 'heartbeat';
      yield arrived.value;
    }
  } finally {
    stream.cancel();
  }
}

async function arriving(next: Next, { silenceMs, isAlive }: Patience): Promise<Awaited<Next> | 'mute'> {
  for (;;) {
    const arrived = await within(silenceMs, next);
    if (arrived !== LATE) return arrived;
    const alive = await Promise.race([next, isAlive()]);
    if (alive === false) return 'mute';
    if (alive !== true) return alive;
  }
}
