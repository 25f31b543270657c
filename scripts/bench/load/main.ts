// The load generator's process: asked over IPC, one question at a time (messages.ts). It ends with the bench.
import { readWalkthrough } from '@fabula/catalogue/walkthrough';
import { STORY_FOLDER } from '../../proof/story.ts';
import { Actor } from './actor.ts';
import { Crowd } from './crowd.ts';
import { inParallel } from './in-parallel.ts';
import type { AskName, Asks, Question, Reply } from './messages.ts';
import { openLoop } from './open-loop.ts';

/** A sign-up is a password hash of 19 MiB: more at once only queue. */
const AT_ONCE = 8;

const walkthroughs = await Promise.all(
  (['en', 'fr'] as const).map((language) => readWalkthrough(STORY_FOLDER, language, 'won')),
);
const actors: Actor[] = [];
const crowd = new Crowd();

type Answers = { [N in AskName]: (ask: Asks[N]['ask']) => Promise<Asks[N]['answer']> };

const answers: Answers = {
  join: async ({ origin, players }) => {
    const joined = await inParallel(players, AT_ONCE, (n) => join(origin, n));
    actors.push(...joined);
    return null;
  },
  drive: ({ actors: most, ...loop }) => {
    // Whoever has played goes to the end of the line, so that another drive begins with the others.
    const playing = actors.splice(0, most);
    actors.push(...playing);
    return openLoop({ ...loop, actors: playing });
  },
  crowd: async ({ origin, sockets }) => {
    await crowd.gather(origin, sockets);
    return null;
  },
  leave: async () => {
    await Promise.all([...actors.splice(0).map((actor) => actor.player.close()), crowd.leave()]);
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
