import { TestClock } from '../../testing/testClock.ts';
import type { GameInput } from '../protocol/frames.ts';
import { newInputId } from '../protocol/inputId.ts';
import type { SocketEvents } from './events.ts';
import { FabulaSocket, type FabulaSocketOptions } from './fabulaSocket.ts';
import { TestWire } from './testWire.ts';

export const STORY = '11111111-1111-4111-8111-111111111111';
export const MOMENT = '22222222-2222-4222-8222-222222222222';
export const welcome = { session_id: 's', server_time: '2026-01-01T00:00:00Z' };
/** Lets promises go on. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
/** The fields of a stored frame. */
export const numbered = (seq: number, more: object) => ({ attempt: 1, epoch: 'e', seq, ...more });

const NAMES: readonly (keyof SocketEvents)[] = [
  'status',
  'audio',
  'transcript',
  'output',
  'failed',
  'error',
  'stale',
  'dropped',
  'again',
];

/** A page with its socket: the clock, the wire and what wakes it are the test's. */
export class TestPage {
  readonly clock = new TestClock();
  readonly told: [string, ...unknown[]][] = [];
  readonly renewals: boolean[] = [];
  /** Nobody renews tokens now. */
  isAuthAway = false;
  wake: () => void = () => undefined;
  freshToken: (token: string) => void = () => undefined;
  socket: FabulaSocket;

  constructor() {
    TestWire.opened = [];
    this.socket = this.create();
  }

  /** Another socket in place of the first one. */
  create(options: Partial<FabulaSocketOptions> = {}): FabulaSocket {
    const { clock, renewals } = this;
    this.socket = new FabulaSocket({
      url: 'ws://fabula/ws',
      token: async ({ renew }) => {
        renewals.push(renew);
        if (renew && this.isAuthAway) throw new Error('away');
        return 'a token';
      },
      onToken: (call) => {
        this.freshToken = call;
        return () => undefined;
      },
      WebSocket: TestWire,
      clock,
      random: () => 0.5,
      wake: (call) => {
        this.wake = call;
        return () => undefined;
      },
      ...options,
    });
    for (const name of NAMES)
      this.socket.on(name, (...args: unknown[]) => void this.told.push([name, ...args]));
    return this.socket;
  }

  /** The newest connection. */
  wire(): TestWire {
    const newest = TestWire.opened.at(-1);
    if (!newest) throw new Error('nothing was opened');
    return newest;
  }

  /** The types of what was sent on it. */
  types(): string[] {
    return this.wire().sent.map(({ type }) => type);
  }

  /** What was told of this name. */
  events(name: string): unknown[] {
    return this.told.filter(([event]) => event === name).map(([, first]) => first);
  }

  /** Connected, with one input under way. */
  async asking(): Promise<string> {
    this.socket.connect();
    await settled();
    this.wire().say('Welcome', welcome);
    return this.say({ text: 'Hello' }, new TextEncoder().encode('sound'));
  }

  /** Sends an input. Answers its id. */
  say(input: Partial<GameInput>, audio?: Uint8Array): string {
    const input_id = newInputId();
    this.socket.sendInput({ ...input, player_story_id: STORY, input_id }, audio);
    return input_id;
  }

  /** Connected again, past Resumed and what is replayed. */
  async back(resumed: object = {}, replay: () => void = () => undefined): Promise<void> {
    this.wake();
    await settled();
    this.wire().say('Welcome', welcome);
    this.wire().say('Resumed', {
      player_story_id: STORY,
      epoch: 'e',
      from_seq: 2,
      complete: true,
      ...resumed,
    });
    replay();
    this.clock.pass(300);
  }
}
