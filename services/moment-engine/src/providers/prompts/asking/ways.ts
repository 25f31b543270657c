import type { Scene } from '@fabula/rules/scene';
import { z } from 'zod';
import { linesOf, listed, quoted, sayings } from '../lists.ts';
import { type Asking, one, TALK, type View } from './asking.ts';

type Way = Scene['paths'][number];

/** The path that is chosen. */
export const CROSSROAD: Asking = {
  values: (view) => ({ ...TALK.values(view), ...waysIn(view) }),
  judgement: (view) => ({
    ...one('path', pathsOf(view)),
    reason: z.boolean(),
    ...TALK.judgement(view),
  }),
};

/** And a second one for afterwards. */
export const NEXUS: Asking = {
  values: CROSSROAD.values,
  judgement: (view) => ({ ...CROSSROAD.judgement(view), ...one('laterPath', pathsOf(view)) }),
};

function pathsOf({ scene }: View): string[] {
  return scene.paths.map(({ path }) => path.path);
}

function waysIn({ scene }: View): { paths: string; asked: string } {
  const entries = scene.paths.map((way) => ({ id: way.path.path, about: aboutWay(way, scene) }));
  return { paths: listed(entries), asked: scene.reasonFor ?? '(no)' };
}

function aboutWay({ path, isOpen }: Way, scene: Scene): string[] {
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
