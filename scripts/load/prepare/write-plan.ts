import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MOMENT_SLUGS, STORY_ID } from '../../proof/story.ts';
import { ROOT } from '../../stage/root.ts';
import type { Options } from '../options.ts';
import { type Phase, playersFor, rampPhases, soakPhases, spikePhases } from '../phases.ts';
import type { Language, Person, Plan, SpokenWalkthrough } from '../plan.ts';
import { shownParts } from '../report/client-figures.ts';
import { scenarioOf } from '../scenarios.ts';
import { bundled } from './bundle.ts';
import { frameProbes } from './probes.ts';
import { type SoundFile, soundsOf } from './sounds.ts';
import { sentencesOf, walkthroughs } from './walkthroughs.ts';

/** Where everything of `make load` is kept. */
export const LOAD_FOLDER = join(ROOT, '.local', 'load');
/** Lines that held for ten seconds come back within one; between two storms they hold again. */
const FIRST_STORM_MS = 12_000;
const BETWEEN_STORMS_MS = 15_000;

export function phasesOf({ scenario, rate, seconds }: Options): Phase[] {
  if (scenario === 'ramp') return rampPhases(rate, seconds);
  if (scenario === 'spike') return spikePhases(rate, seconds);
  return scenario === 'soak' ? soakPhases(rate, seconds) : [];
}

export function stormsIn(seconds: number): number[] {
  const count = Math.max(1, Math.floor((seconds * 1_000 - FIRST_STORM_MS) / BETWEEN_STORMS_MS));
  return Array.from({ length: count }, (_, n) => FIRST_STORM_MS + n * BETWEEN_STORMS_MS);
}

export interface Cast {
  readonly players: number;
  readonly phases: readonly Phase[];
}

/** How many play, and at which rates. */
export function castOf(options: Options): Cast {
  const phases = phasesOf(options);
  return { phases, players: options.players || playersFor(phases) };
}

export interface Written {
  readonly folder: string;
  readonly origin: string;
  readonly gate: string;
  readonly cast: Cast;
  readonly people: readonly Person[];
}

/** Writes script, plan, people and sounds for k6, and answers the plan. Tokens are for this machine's user alone. */
export async function writePlan(
  options: Options,
  { folder, origin, gate, cast, people }: Written,
): Promise<Plan> {
  const { scenario, rate, seconds } = options;
  const isSpoken = scenario === 'voice';
  const all = await walkthroughs(isSpoken ? ['voice'] : ['won', 'lost']);
  const sounds = { en: {}, fr: {} };
  mkdirSync(folder, { recursive: true });
  if (isSpoken)
    for (const language of ['en', 'fr'] as const) sounds[language] = await putSounds(all, language, folder);
  const plan: Plan = {
    ...{ scenario, origin, gate, rate, seconds, sounds, ...cast },
    storms: scenario === 'reconnect-storm' ? stormsIn(seconds) : [],
    ...{ storyId: STORY_ID, slugs: [...MOMENT_SLUGS], walkthroughs: all, probes: frameProbes() },
    thresholds: thresholdsOf(options, cast.phases),
    summaryFile: join(folder, 'k6-summary.json'),
  };
  writeFileSync(join(folder, 'plan.json'), JSON.stringify(plan));
  writeFileSync(join(folder, 'people.json'), JSON.stringify(people), { mode: 0o600 });
  writeFileSync(join(folder, 'script.js'), await bundled());
  return plan;
}

function thresholdsOf({ scenario }: Options, phases: readonly Phase[]): Record<string, string[]> {
  const thresholds = shownParts(phases.map(({ name }) => name));
  for (const [name, rules] of Object.entries(scenarioOf(scenario).thresholds))
    thresholds[name] = [...(thresholds[name] ?? []), ...rules];
  return thresholds;
}

async function putSounds(
  all: readonly SpokenWalkthrough[],
  language: Language,
  folder: string,
): Promise<SoundFile['sounds']> {
  const { bytes, sounds } = await soundsOf(sentencesOf(all, language), language, join(LOAD_FOLDER, 'sounds'));
  writeFileSync(join(folder, `sounds.${language}.bin`), bytes);
  return sounds;
}
