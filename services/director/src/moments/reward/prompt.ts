import type { MomentOf } from '@fabula/rules/release/moment';
import { listed, sayings } from '../../prompts/lists.ts';
import { type MomentPrompt, oneOf } from '../../prompts/prompt.ts';

/** Which of the options is picked. */
export const prompt: MomentPrompt<MomentOf<'reward'>> = {
  version: 1,
  values: (source) => ({
    options: listed(
      source.scene.options.map(({ id, examples }) => ({
        id: source.names.handleOf(id),
        about: [source.names.nameOf(id), ...sayings('asked for like this', examples, source.scene)],
      })),
    ),
  }),
  judgement: ({ scene, names }) =>
    oneOf(
      'option',
      scene.options.map(({ id }) => names.handleOf(id)),
    ),
};
