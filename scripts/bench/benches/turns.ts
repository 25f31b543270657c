import type { Context, Outcome } from '../context.ts';
import { Generator } from '../load/generator.ts';
import { OtlpSink } from '../otlp/sink.ts';
import { saturation } from './saturation.ts';
import { reportOf } from './turn-report.ts';
import { type TurnRun, turnRun } from './turn-run.ts';
import { openWay, type Way, type WayName } from './way.ts';

export interface Goal {
  /** Turns a second. */
  readonly rate: number;
  /** Own time, milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

export const GOALS: Readonly<Record<WayName, Goal>> = {
  distributed: { rate: 50, p50: 10, p99: 40 },
  embedded: { rate: 20, p50: 15, p99: 60 },
};

/** Each player that plays has a turn every so many seconds; the others keep their sockets open. */
const SECONDS_BETWEEN_TURNS = 5;
/** Turns of one whole run, starts among them, and some. */
const TURNS_OF_A_RUN = 60;

/**
 * Own time per turn: all sockets are open and bound, each by a first start; those that play go through walkthroughs, run
 * after run. Starts are turns too: they are part of the rate and of the figures, and told apart beside them. CreateRun
 * and GetGameView between turns are load without a figure.
 */
export async function turnsBench(name: WayName, context: Context): Promise<Outcome> {
  const sink = await OtlpSink.start();
  const generator = Generator.start();
  try {
    context.say(`Starting the ${name} way`);
    const env = { FABULA_OTLP_URL: sink.url };
    const way = await openWay(name, { folder: context.folder(name), env });
    try {
      return await measured(way, { generator, sink }, context);
    } finally {
      await way.stop();
    }
  } finally {
    await generator.stop();
    await sink.close();
  }
}

interface Tools {
  readonly generator: Generator;
  readonly sink: OtlpSink;
}

async function measured(way: Way, tools: Tools, { scale, say }: Context): Promise<Outcome> {
  const { generator } = tools;
  const goal = GOALS[way.name];
  say(`Signing up ${scale.sockets} players, opening their sockets`);
  await generator.ask('join', { origin: way.origin, players: scale.sockets });
  say('Playing one run in each language, so that every line has been spoken once');
  await generator.ask('drive', { rate: goal.rate, turns: 2 * TURNS_OF_A_RUN, actors: 2 });
  const actors = Math.min(scale.sockets, goal.rate * SECONDS_BETWEEN_TURNS);
  say(`Warming up for ${scale.warmUpSeconds} s`);
  await generator.ask('drive', { rate: goal.rate, turns: goal.rate * scale.warmUpSeconds, actors });
  const runs: TurnRun[] = [];
  const turns = goal.rate * scale.runSeconds;
  for (let n = 1; n <= scale.runs; n += 1) {
    say(`Run ${n} of ${scale.runs}: ${turns} turns at ${goal.rate}/s`);
    runs.push(await turnRun(way, tools, { rate: goal.rate, turns, actors }));
  }
  say('Stepping up the rate until it breaks');
  const most = await saturation(generator, {
    from: Math.ceil(goal.rate / 2),
    seconds: scale.saturationSeconds,
    runs: scale.longRuns,
    sockets: scale.sockets,
  });
  const load = { sockets: scale.sockets, playing: actors, turnsPerRun: turns, ...goal };
  return reportOf({ way: way.name, load, runs, saturation: most });
}
