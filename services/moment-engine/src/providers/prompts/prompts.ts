import { readFileSync } from 'node:fs';
import { directionOf, TYPES_WITH_ANSWERS } from '@fabula/director/moments/registry';
import type { MomentType } from '@fabula/rules/release/moment';
import { type Template, templateOf } from './template.ts';

/** Which version of the prompts around all others is asked; those of the types' own say it themselves (`MomentPrompt` of the director). */
const VERSIONS = { frame: 2, heard: 1 } as const;

/** All prompts, each in the version that is asked now. */
export interface Prompts {
  readonly frame: Template;
  readonly heard: Template;
  /** What is asked in each type of moment that takes answers. */
  readonly tasks: ReadonlyMap<MomentType, Template>;
}

/** Throws where a file is missing or wrong. */
export function loadPrompts(): Prompts {
  const tasks = TYPES_WITH_ANSWERS.flatMap((type) => {
    const direction = directionOf({ type });
    return direction ? [[type, templateIn(type, direction.prompt.version)] as const] : [];
  });
  return {
    frame: templateIn('frame', VERSIONS.frame),
    heard: templateIn('heard', VERSIONS.heard),
    tasks: new Map(tasks),
  };
}

function templateIn(name: string, version: number): Template {
  const file = `${name}.v${version}.md`;
  return templateOf(file, readFileSync(new URL(file, import.meta.url), 'utf8'));
}
