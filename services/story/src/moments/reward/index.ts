import { ownedByDefault } from '../../explore/owned-by-default.ts';
import type { CheckedMoment } from '../checked-moment.ts';
import type { MomentDefinition } from '../definition.ts';
import { FREE } from '../expected-cost.ts';
import { pickOne } from './policy.ts';
import { rewardSchema } from './schema.ts';

/** The player receives, or picks. */
export const reward: MomentDefinition<'reward', typeof rewardSchema> = {
  schema: rewardSchema,
  // Where there is something to pick among, one after the other.
  cost: ({ pick, options }) => (pick === null || pick >= options.length ? FREE : { least: 0, careful: pick }),
  policy: pickOne,
  checks: [checkPick, checkOptions],
  optionalExamples: ['options'],
  givesAward: true,
  isPrize: true,
  gains: ({ options, pick }) =>
    options.map(({ kind, id, when }, index) => ({
      variable: { kind: kind === 'character' ? 'character' : 'item', id },
      when,
      isCertain: pick === null,
      isPicked: pick !== null && index >= options.length - pick,
    })),
};

function checkPick({ moment: { pick, options }, report }: CheckedMoment<'reward'>): void {
  if (pick !== null && pick >= options.length) report('FS415', ['pick'], 'All options can be picked.');
}

/** What is offered is not there from the start. */
function checkOptions({ release, moment, report }: CheckedMoment<'reward'>): void {
  const owned = ownedByDefault(release);
  moment.options.forEach(({ id }, index) => {
    if (owned.has(id)) report('FS405', ['options', index], 'The player has this from the start.');
  });
}
