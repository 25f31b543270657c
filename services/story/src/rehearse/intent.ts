import type { Scene } from '@fabula/rules/scene';
import type { Intent, Knowledge } from '../moments/policy.ts';
import { definitionOf } from '../moments/registry.ts';

/** What one means to say who plays well and does not know everything; undefined: nothing comes to mind. */
export function intentOf(scene: Scene, knowledge: Knowledge): Intent | undefined {
  return definitionOf(scene.moment).policy?.(scene, knowledge);
}

/** Perfect answers that are still to be given, to the question that is asked. */
export function openPerfects({ perfects, question, heard }: Scene): Scene['perfects'] {
  return perfects.filter(({ questionId, countsAs }) => {
    const isOther = questionId !== undefined && questionId !== question?.id;
    return !isOther && (countsAs === undefined || !heard.includes(countsAs));
  });
}
