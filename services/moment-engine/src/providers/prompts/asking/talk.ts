import { examplesOf } from '@fabula/rules/lines';
import type { Facet, Line } from '@fabula/rules/release/lines';
import type { Question } from '@fabula/rules/release/question';
import type { Scene } from '@fabula/rules/scene';
import { VERDICTS } from '@fabula/rules/types';
import { z } from 'zod';
import { linesOf, listed, quoted, sayings } from '../lists.ts';
import { type Asking, idsOf, some, TALK } from './asking.ts';

/** What is heard in a dialogue or a lesson. */
export const FACETS: Asking = {
  values: (view) => {
    const { scene } = view;
    const entries = scene.facets.map((facet) => ({ id: facet.id, about: aboutFacet(facet, scene) }));
    const before = scene.heard.length === 0 ? '(nothing)' : scene.heard.join(', ');
    return { ...TALK.values(view), facets: listed(entries), before };
  },
  judgement: (view) => ({ ...some('facets', idsOf(view.scene.facets)), ...TALK.judgement(view) }),
};

/** A point of a lesson can be told outright, too. */
function aboutFacet(facet: Facet & { readonly taught?: readonly Line[] }, scene: Scene): string[] {
  return [
    ...quoted('for instance', examplesOf(facet, scene)),
    ...sayings('but not', facet.counterExamples, scene),
    ...linesOf('the author’s answer', facet.reacts, scene),
    ...linesOf('told outright to who asks', facet.taught ?? [], scene),
  ];
}

/** The answer to the question that stands. */
export const ANSWER: Asking = {
  values: (view) => {
    const { question } = view.scene;
    return { ...TALK.values(view), question: question ? aboutQuestion(question, view.scene) : '(none)' };
  },
  judgement: (view) => ({ answer: z.enum(VERDICTS).nullable(), ...TALK.judgement(view) }),
};

function aboutQuestion(question: Question, scene: Scene): string {
  return [
    ...linesOf('Asked', question.asked, scene),
    ...sayings('Right', question.right, scene),
    ...sayings('Partly right', question.partly, scene),
    ...linesOf('The author’s answer to a wrong one', question.wrong, scene),
  ].join('\n');
}
