import type { MomentOf } from '@fabula/rules/release/moment';
import { type Asking, oneOf } from '../../asking/asking.ts';
import { listed, sayings } from '../../asking/lists.ts';

/** Which of the options is picked. */
export const asking: Asking<MomentOf<'reward'>> = {
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
