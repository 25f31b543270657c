import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { LoopPlayer } from '../load/open-loop.ts';
import type { TurnRecord } from '../load/turn-record.ts';
import { encoded, FRAMES } from './messages.ts';

const PATIENCE_MS = 30_000;

/** One socket of the bare chain, with a run of its own. */
export class BarePlayer implements LoopPlayer {
  private turnNo = 0;

  private constructor(
    private readonly run: number,
    private readonly socket: WebSocket,
  ) {}

  static async join(url: string, run: number): Promise<BarePlayer> {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    await once(socket, 'open');
    return new BarePlayer(run, socket);
  }

  async prepare(): Promise<void> {}

  /** Counts its frames, and looks into none. */
  play(plannedMs: number): Promise<TurnRecord> {
    const sentMs = performance.now();
    const known = {
      kind: 'answer',
      traceId: '',
      inputId: '',
      plannedMs,
      sentMs,
      transcript: '',
      isMomentOver: false,
    } as const;
    return new Promise((resolve) => {
      let frames = 0;
      const end = (more: Partial<TurnRecord>) => {
        clearTimeout(timer);
        this.socket.removeAllListeners();
        resolve({ ...known, ...more });
      };
      const timer = setTimeout(end, PATIENCE_MS, { failure: 'no answer in time' });
      this.socket.once('close', () => end({ failure: 'closed' }));
      this.socket.on('message', () => {
        frames += 1;
        if (frames === FRAMES) end({ outputMs: performance.now() });
      });
      this.turnNo += 1;
      this.socket.send(encoded({ run: this.run, turn: this.turnNo }));
    });
  }

  async close(): Promise<void> {
    if (this.socket.readyState === WebSocket.CLOSED) return;
    const closed = once(this.socket, 'close');
    this.socket.terminate();
    await closed;
  }
}
