import type { Scene } from '@fabula/rules/scene';
import type { Knowing, Understood } from '../moments/policy.ts';
import { definitionOf } from '../moments/registry.ts';
import { isSayable } from './sayable.ts';

/** A perfect answer where there is one: now and then. */
const PERFECT = 0.4;

/** What one does who plays well and does not know everything. */
export function playWell(scene: Scene, knowing: Knowing): Understood {
  const { moment, state, question } = scene;
  const uttered = scene.perfects.filter(
    (rule) =>
      (rule.questionId === undefined || rule.questionId === question?.id) &&
      isSayable(rule, moment, state.language),
  );
  const perfect = knowing.dice.happens(PERFECT) ? knowing.dice.pick(uttered) : undefined;
  const done = definitionOf(moment).policy?.(scene, knowing) ?? {};
  return perfect ? { ...done, perfects: [perfect.id] } : done;
}
