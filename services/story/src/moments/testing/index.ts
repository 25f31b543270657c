import type { MomentDefinition } from '../definition.ts';
import { testingSchema } from './schema.ts';

/** The player answers questions, each once. */
export const testing: MomentDefinition<'testing', typeof testingSchema> = {
  schema: testingSchema,
  cost: ({ questions }) => ({ least: questions.length, careful: questions.length }),
  policy: () => ({ answer: 'right' }),
  perfectParts: () => 0,
  choices: ({ questions }) =>
    questions.map(({ id, right, partly }, index) => [
      { owner: `${id}, right`, path: ['questions', index, 'right'], examples: right },
      { owner: `${id}, partly`, path: ['questions', index, 'partly'], examples: partly },
    ]),
  bestResult: { score: 1 },
};
