import { type BareChain, startBareChain } from '../bare/chain.ts';
import type { Context, Outcome } from '../context.ts';
import { Generator } from '../load/generator.ts';
import { newLinesOf } from '../machine/new-lines.ts';
import { OtlpSink } from '../otlp/sink.ts';
import { measureBackground } from './background-use.ts';
import { type BareRun, bareRun } from './bare-run.ts';
import { type Deployment, type DeploymentName, startDeployment } from './deployment.ts';
import { saturation } from './saturation.ts';
import { reportOf } from './turn-report.ts';
import { type TurnRun, turnRun } from './turn-run.ts';

export interface Goal {
  /** Turns a second. */
  readonly rate: number;
  /** Own time, milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

export const GOALS: Readonly<Record<DeploymentName, Goal>> = {
  distributed: { rate: 50, p50: 10, p99: 40 },
  embedded: { rate: 20, p50: 15, p99: 60 },
};

/** Each player that plays has a turn every so many seconds; the others keep their sockets open. */
const SECONDS_BETWEEN_TURNS = 5;
/** Turns of one whole run, starts among them, and some. */
const TURNS_OF_A_RUN = 60;
/** Warm enough: of a thousand turns not more than one says a line for the first time. */
const MOST_NEW_SHARE = 0.001;
const MOST_WARM_UPS = 6;

/**
 * Own time per turn: all sockets are open and bound, each by a first start; those that play go through walkthroughs, run
 * after run, each somewhere else in the story. Starts are turns too: they are part of the rate and of the figures, and
 * told apart beside them. CreateRun, GetGameView and what an idle server uses have figures of their own, and are taken
 * out of a turn's processor time. After each window of turns comes one of the bare chain.
 */
export async function turnsBench(name: DeploymentName, context: Context): Promise<Outcome> {
  const { scale } = context;
  const sink = await OtlpSink.start();
  const generator = Generator.start();
  try {
    context.say(`Starting the ${name} way`);
    const way = await startDeployment(name, {
      folder: context.folder(name),
      env: tracesTo(sink, scale.traceRatio),
    });
    try {
      const chain = await startBareChain(name, context.folder('bare'));
      try {
        return await measured({ way, chain, generator, sink }, context);
      } finally {
        await chain.stop();
      }
    } finally {
      await way.stop();
    }
  } finally {
    await generator.stop();
    await sink.close();
  }
}

/** Where no trace is collected, nothing is told where to: its machinery is off as well. */
function tracesTo({ url }: OtlpSink, ratio: number): Readonly<Record<string, string>> {
  return ratio === 0 ? {} : { FABULA_OTLP_URL: url, FABULA_TRACE_RATIO: String(ratio) };
}

interface Tools {
  readonly way: Deployment;
  readonly chain: BareChain;
  readonly generator: Generator;
  readonly sink: OtlpSink;
}

async function measured(tools: Tools, { scale, say }: Context): Promise<Outcome> {
  const { way, chain, generator } = tools;
  const goal = goalOf(way, scale);
  const actors = Math.min(scale.sockets, goal.rate * SECONDS_BETWEEN_TURNS);
  await warmUp(tools, actors, { scale, say });
  say(`Nobody plays, then views, then new runs: ${scale.besideSeconds} s each`);
  const beside = await measureBackground({ way, generator, actors, seconds: scale.besideSeconds });
  const runs: TurnRun[] = [];
  const bare: BareRun[] = [];
  const { rate } = goal;
  const [turns, bareTurns] = [rate * scale.runSeconds, rate * scale.bareSeconds];
  for (let n = 1; n <= scale.runs; n += 1) {
    say(`Run ${n} of ${scale.runs}: ${turns} turns at ${rate}/s, then ${bareTurns} of the bare chain`);
    runs.push(await turnRun(tools, { rate, turns, actors }, beside));
    bare.push(await bareRun(chain, generator, { rate, turns: bareTurns }));
  }
  say('Stepping up the rate until it breaks');
  const most = await saturation(generator, {
    ...{ from: Math.ceil(rate / 2), seconds: scale.saturationSeconds, runs: scale.longRuns, actors },
  });
  const { warmUpSeconds, sockets, traceRatio } = scale;
  const load = { sockets, playing: actors, turnsPerRun: turns, warmUpSeconds, traceRatio, ...goal };
  const chainLoad = { shape: chain.shape, rate, turnsPerRun: bareTurns, warmUpSeconds };
  return reportOf({
    way: way.name,
    load,
    beside,
    runs,
    chain: { ...chainLoad, runs: bare },
    saturation: most,
  });
}

/** The goal for times is one for its own rate: at another it is told all the same. */
function goalOf({ name }: Deployment, { rate }: Context['scale']): Goal {
  return { ...GOALS[name], ...(rate !== undefined && { rate }) };
}

/** Everything is compiled, nearly all lines have been spoken once, and the players are all over the story. */
async function warmUp(
  { way, chain, generator }: Tools,
  actors: number,
  { scale, say }: Pick<Context, 'scale' | 'say'>,
): Promise<void> {
  const { rate } = goalOf(way, scale);
  say(`Signing up ${scale.sockets} players, opening their sockets`);
  await generator.ask('join', { origin: way.origin, players: scale.sockets });
  await generator.ask('joinBare', { url: chain.url, players: actors });
  say('Playing one run in each language, so that every line has been spoken once');
  await generator.ask('drive', { rate, turns: 2 * TURNS_OF_A_RUN, actors: 2 });
  say(`${actors} players go to places of their own in the story`);
  await generator.ask('stagger', { actors });
  const turns = rate * scale.warmUpSeconds;
  for (
    let n = 0, newLines = Number.POSITIVE_INFINITY;
    n < MOST_WARM_UPS && newLines > MOST_NEW_SHARE * turns;
    n += 1
  ) {
    say(`Warming up for ${scale.warmUpSeconds} s`);
    const before = await newLinesOf(way.metrics);
    await generator.ask('drive', { rate, turns, actors });
    newLines = (await newLinesOf(way.metrics)) - before;
  }
  say(`The bare chain warms up for ${scale.warmUpSeconds} s`);
  await generator.ask('driveBare', { rate, turns });
}
