import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Director } from '@fabula/director/director';
import { ScriptedDirector } from '@fabula/director/scripted-director';
import type { Client } from '@fabula/kit/client';
import { loadHandlers } from '@fabula/kit/handlers';
import { DEFAULT_GRACE_MS, Lifecycle, type Service } from '@fabula/kit/lifecycle';
import { cacheMeter, fromZero } from '@fabula/kit/metrics';
import type { PartDeps } from '@fabula/kit/part';
import { Releases } from '@fabula/kit/releases';
import { RpcServer } from '@fabula/kit/server';
import { type StoriesAtHand, storiesAtHand } from '@fabula/kit/stories-at-hand';
import type { CatalogueService } from '@fabula/proto/catalogue/v1/catalogue_pb';
import { AssistService } from '@fabula/proto/moment/v1/assist_pb';
import { MomentEngineService } from '@fabula/proto/moment/v1/moment_pb';
import type { RunService } from '@fabula/proto/run/v1/run_pb';
import type { SpeechService } from '@fabula/proto/speech/v1/speech_pb';
import { TextRetention } from './consumers/text-retention.ts';
import type { EngineContext } from './context.ts';
import { DirectorList } from './domain/director-list.ts';
import { Preparing } from './domain/preparing.ts';
import { createModel, type Model, type ModelSettings } from './providers/openai/model.ts';
import { RunningTurns } from './rpc/play-turn/running-turns.ts';
import { Stages } from './rpc/play-turn/stages.ts';
import { TURN_TIMES, type TurnTimes } from './rpc/play-turn/times.ts';
import { TurnLog } from './rpc/play-turn/turn-log.ts';
import { VoiceBreaker } from './rpc/play-turn/voice-breaker.ts';
import { SpokenLines } from './store/spoken-lines.ts';

export interface MomentEngineSettings extends PartDeps {
  /** `unix:/path` or `host:port`. */
  readonly rpcAddress: string;
  readonly run: Client<typeof RunService>;
  readonly speech: Client<typeof SpeechService>;
  readonly catalogue: Client<typeof CatalogueService>;
  /** With it, the process is ready once it has fetched the stories. */
  readonly stories?: StoriesAtHand['catalogue'] | undefined;
  /** What belongs to a language model, which is asked before the scripted director. Neither database nor bus is closed. */
  readonly model?: ModelSettings | undefined;
  /** Asked before either, in this order. */
  readonly directors?: readonly Director[] | undefined;
  readonly times?: Partial<TurnTimes> | undefined;
  /** The share of answered turns that the log has a line for. */
  readonly turnLog?: number | undefined;
}

export interface MomentEnginePart extends Service {
  readonly rpcAddress: string;
}

const METHODS = new URL('./rpc/', import.meta.url);
const ASSIST = new URL('./rpc/assist/', import.meta.url);

/**
 * Plays turns. It has no state of its own but answers of a language model, which any engine can read: any number of engines
 * play for the same runs.
 */
export async function createMomentEngineService(settings: MomentEngineSettings): Promise<MomentEnginePart> {
  const lifecycle = new Lifecycle(settings.log, settings.leave);
  const model = await modelOf(settings, lifecycle);
  const engine = engineOf(settings, model);
  const server = new RpcServer(settings)
    .add(MomentEngineService, await loadHandlers(MomentEngineService, METHODS, engine))
    .add(AssistService, await loadHandlers(AssistService, ASSIST, engine));
  const rpcAddress = await server.listen(settings.rpcAddress);
  lifecycle.add('rpc', () => server.close());
  lifecycle.add('preparing', async () => engine.preparing.close());
  lifecycle.onDrain('rpc', () => server.stopAccepting());
  server.needs(lifecycle);
  const { stories: catalogue, log } = settings;
  if (catalogue) lifecycle.check('stories', storiesAtHand({ catalogue, releases: engine.releases, log }));
  lifecycle.onDrain('turns', () => engine.running.drain(settings.leave?.graceMs ?? DEFAULT_GRACE_MS));
  return {
    rpcAddress,
    ...lifecycle.asService(),
  };
}

/** The words that were said to a model are kept, and taken away, without one too. */
async function modelOf(
  { model: settings, log, metrics }: MomentEngineSettings,
  lifecycle: Lifecycle,
): Promise<Model | undefined> {
  if (!settings) return undefined;
  const { config, db } = settings;
  const retention = await TextRetention.start(settings, { log, metrics });
  lifecycle.add('text retention', async () => retention.close());
  const model = config && createModel(config, { db, log, metrics });
  if (model) lifecycle.add('model', () => model.close());
  return model;
}

function engineOf(settings: MomentEngineSettings, model: Model | undefined): EngineContext {
  const { run, speech, log, metrics } = settings;
  const times = { ...TURN_TIMES, ...settings.times };
  const director = directorsOf(settings, model);
  return {
    owner: `${hostname()}/${process.pid}/${randomUUID().slice(0, 8)}`,
    run,
    speech,
    log,
    turnLog: new TurnLog(log, settings.turnLog ?? 1),
    releases: new Releases(settings.catalogue, cacheMeter(metrics, 'releases')),
    lines: new SpokenLines(cacheMeter(metrics, 'spoken_lines')),
    director,
    preparing: new Preparing(director, (error) => log.warn({ err: error }, 'a director could not prepare')),
    answers: model?.answers,
    running: new RunningTurns(
      metrics.gauge('fabula_turns_under_way', 'Turns that this engine is playing, or that wait for one'),
    ),
    stages: new Stages(metrics),
    times,
    voiceBreaker: new VoiceBreaker(times.rest),
  };
}

function directorsOf(settings: MomentEngineSettings, model: Model | undefined): Director {
  const { directors = [], log, metrics } = settings;
  const asked = model ? [...directors, model.director] : directors;
  const [first = new ScriptedDirector(), ...rest] = [...asked, new ScriptedDirector()];
  const failures = fromZero(
    metrics.counter('fabula_director_failures_total', 'Directors that failed', ['director']),
    [first, ...rest].map(({ name }) => ({ director: name })),
  );
  return new DirectorList([first, ...rest], ({ director, followedBy, error }) => {
    failures.inc({ director });
    log.warn({ director, followedBy, err: error }, 'a director failed');
  });
}
