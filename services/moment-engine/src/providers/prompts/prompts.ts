import { readFileSync } from 'node:fs';
import type { MomentType } from '@fabula/rules/release/moment';
import { type Template, templateOf } from './template.ts';

/** Types of moments in which somebody listens. */
export const LISTENING = [
  'dialogue',
  'learning',
  'testing',
  'crossroad',
  'nexus',
  'teamwork',
  'reward',
  'battle',
  'equip',
  'upgrade',
  'assemble',
] as const satisfies readonly MomentType[];
export type Listening = (typeof LISTENING)[number];

/** Which version of each prompt is asked; `frame` and `heard` stand around all others. */
const VERSIONS: Readonly<Record<Listening | 'frame' | 'heard', number>> = {
  frame: 1,
  heard: 1,
  dialogue: 1,
  learning: 1,
  testing: 1,
  crossroad: 1,
  nexus: 1,
  teamwork: 1,
  reward: 1,
  battle: 1,
  equip: 1,
  upgrade: 1,
  assemble: 1,
};

export type Prompts = Readonly<Record<keyof typeof VERSIONS, Template>>;

/** All prompts, each in the version that is asked now. Throws where a file is missing or wrong. */
export function loadPrompts(): Prompts {
  const entries = Object.entries(VERSIONS).map(([name, version]) => {
    const file = `${name}.v${version}.md`;
    return [name, templateOf(file, readFileSync(new URL(file, import.meta.url), 'utf8'))];
  });
  return Object.fromEntries(entries) as Prompts; // The entries are those of VERSIONS.
}
