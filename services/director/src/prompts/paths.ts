import type { Scene } from '@fabula/rules/scene';
import { z } from 'zod';
import { linesOf, listed, quoted, sayings } from './lists.ts';
import { oneOf, type PromptPart, type PromptSource, TALK } from './prompt.ts';

type ExpectedPath = Scene['paths'][number];

/** The path that is chosen. */
export const PATHS: PromptPart = {
  values: (source) => ({ ...TALK.values(source), ...pathsIn(source) }),
  judgement: (source) => ({
    ...oneOf('path', pathIds(source)),
    reason: z.boolean(),
    ...TALK.judgement(source),
  }),
};

export function pathIds({ scene }: PromptSource): string[] {
  return scene.paths.map(({ path }) => path.path);
}

function pathsIn({ scene }: PromptSource): { paths: string; asked: string } {
  const entries = scene.paths.map((each) => ({ id: each.path.path, about: aboutPath(each, scene) }));
  return { paths: listed(entries), asked: scene.reasonFor ?? '(no)' };
}

function aboutPath({ path, isOpen }: ExpectedPath, scene: Scene): string[] {
  const label = path.label[scene.state.language];
  return [
    `${label} (${isOpen ? 'open' : 'closed'})`,
    ...quoted('for instance', path.examples[scene.state.language]),
    ...sayings('but not', path.counterExamples, scene),
    ...(isOpen
      ? linesOf('the author’s answer', path.reply, scene)
      : [
          ...linesOf('the author’s answer while it is closed', path.closed?.lines ?? [], scene),
          ...sayings('the reason that opens it', path.closed?.reason, scene),
        ]),
  ];
}
