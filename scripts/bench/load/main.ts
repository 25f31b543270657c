// The load generator's process: asked over IPC, one question at a time (messages.ts). It ends with the bench.
import { readWalkthrough } from '@fabula/catalogue/walkthrough';
import { STORY_FOLDER } from '../../proof/story.ts';
import { BarePlayer } from '../bare/player.ts';
import { Actor } from './actor.ts';
import { ApiCaller } from './api-caller.ts';
import { Crowd } from './crowd.ts';
import { inParallel } from './in-parallel.ts';
import type { AskName, Asks, BackgroundCalls, Question, Reply } from './messages.ts';
import { openLoop } from './open-loop.ts';
import { RawPlayer } from './raw-player.ts';
import { headStart, turnsOf } from './stagger.ts';

/** A sign-up is a password hash of 19 MiB: more at once only queue. */
const AT_ONCE = 8;

const walkthroughs = await Promise.all(
  (['en', 'fr'] as const).map((language) => readWalkthrough(STORY_FOLDER, language, 'won')),
);
const actors: Actor[] = [];
const bare: BarePlayer[] = [];
/** Who begins runs only: a new run of a story ends the one before, which others are playing. */
const beginning: RawPlayer[] = [];
const crowd = new Crowd();

type Answers = { [N in AskName]: (ask: Asks[N]['ask']) => Promise<Asks[N]['answer']> };

const answers: Answers = {
  join: async ({ origin, players }) => {
    const joined = await inParallel(players, AT_ONCE, (n) => join(origin, n));
    actors.push(...joined);
    return null;
  },
  stagger: async ({ actors: most }) => {
    await inParallel(Math.min(most, actors.length), AT_ONCE, goAhead);
    return null;
  },
  drive: async ({ actors: most, ...loop }) => {
    const playing = actors.slice(0, most);
    const before = askedBy(playing);
    const result = await openLoop({ ...loop, actors: playing });
    const after = askedBy(playing);
    return { ...result, asked: { views: after.views - before.views, runs: after.runs - before.runs } };
  },
  call: async ({ actors: most, call, ...loop }) => {
    const callers = call === 'view' ? actors.slice(0, most).map(({ player }) => player) : await beginners();
    const asks = callers.map((player) => () => (call === 'view' ? player.view() : player.begin()));
    return openLoop({ ...loop, actors: asks.map((ask) => new ApiCaller(ask)) });
  },
  joinBare: async ({ url, players }) => {
    bare.push(...(await inParallel(players, AT_ONCE, (n) => BarePlayer.join(url, n))));
    return null;
  },
  driveBare: (loop) => openLoop({ ...loop, actors: bare }),
  crowd: async ({ origin, sockets }) => {
    await crowd.gather(origin, sockets);
    return null;
  },
  leave: async () => {
    const players = [...actors.splice(0).map(({ player }) => player), ...beginning.splice(0)];
    const sockets = [...players, ...bare.splice(0)];
    await Promise.all([...sockets.map((socket) => socket.close()), crowd.leave()]);
    return null;
  },
};

/** Odd ones play in French. The first start binds the socket to its run. */
async function join(origin: string, n: number): Promise<Actor> {
  const walkthrough = walkthroughs[n % walkthroughs.length];
  if (!walkthrough) throw new Error('the story has walkthroughs');
  const actor = await Actor.join(origin, walkthrough);
  const { failure } = await actor.play();
  if (failure !== undefined) throw new Error(`a first start failed: ${failure}`);
  return actor;
}

async function beginners(): Promise<readonly RawPlayer[]> {
  const { origin } = actors[0]?.player.account.api ?? {};
  if (origin !== undefined && beginning.length === 0)
    beginning.push(...(await inParallel(AT_ONCE, AT_ONCE, () => RawPlayer.join(origin, 'en'))));
  return beginning;
}

/** A turn that fails on the way moves nobody far: no figure hangs on it. */
async function goAhead(n: number): Promise<void> {
  const walkthrough = walkthroughs[n % walkthroughs.length];
  const turns = walkthrough ? headStart(n, turnsOf(walkthrough)) : 0;
  for (let turn = 0; turn < turns; turn += 1) await actors[n]?.play();
}

function askedBy(playing: readonly Actor[]): BackgroundCalls {
  const sum = (key: keyof BackgroundCalls) =>
    playing.reduce((total, { player }) => total + player.asked[key], 0);
  return { views: sum('views'), runs: sum('runs') };
}

async function replyTo({ name, ask }: Question): Promise<Reply> {
  const [cpu, wall] = [process.cpuUsage(), performance.now()];
  try {
    // A question's name says which type its ask and its answer have.
    const answer = await (answers[name] as (ask: unknown) => Promise<Asks[AskName]['answer']>)(ask);
    const { user, system } = process.cpuUsage(cpu);
    return { ok: true, answer, cpuMs: (user + system) / 1000, wallMs: performance.now() - wall };
  } catch (error) {
    return { ok: false, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on('message', async (question: Question) => {
  process.send?.(await replyTo(question));
});
process.on('disconnect', () => process.exit(0));
