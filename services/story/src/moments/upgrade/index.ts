import type { CheckedMoment } from '../checked-moment.ts';
import type { MomentDefinition } from '../definition.ts';
import { choicesIn, idOf } from '../parts.ts';
import { checkTeam } from '../team.ts';
import { wager } from './policy.ts';
import { upgradeSchema } from './schema.ts';

/** The player bets interactions on a better finish for a card. */
export const upgrade: MomentDefinition<'upgrade', typeof upgradeSchema> = {
  schema: upgradeSchema,
  // One answer, and the least that is bet.
  cost: () => ({ least: 1, careful: 2 }),
  policy: wager,
  checks: [checkBet, checkTeam],
  placeholders: { success: ['character', 'finish'], failure: ['character', 'finish'] },
  choices: ({ difficulties, performances }) => [
    choicesIn('difficulties', difficulties, idOf),
    choicesIn('performances', performances, idOf),
  ],
  givesAward: true,
};

/** There can be as much as may be bet. */
function checkBet({ release, moment: { maxBet }, report }: CheckedMoment<'upgrade'>): void {
  const { maxInteractions } = release.story;
  if (maxBet < maxInteractions) return;
  report('FS414', ['maxBet'], `A run has ${maxInteractions} interactions, and ${maxBet} may be bet.`);
}
