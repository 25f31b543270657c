import type { Moment } from '@fabula/rules/release/moment';
import { fewestFacets } from '../../explore/costs.ts';
import type { CheckedRelease } from './checked-release.ts';

/** Facets that one breath can bring at best, for a player who does not recite. */
const A_BREATH = 2;

/** Goals, thresholds and bets are within what there is. */
export function checkWorth(checked: CheckedRelease): void {
  for (const moment of checked.release.moments) {
    if (moment.type === 'dialogue') checkGoal(checked, moment);
    if (moment.type === 'equip') checkQuality(checked, moment);
    if (moment.type === 'upgrade') checkBet(checked, moment);
    if (moment.type === 'reward' && moment.pick !== null && moment.pick >= moment.options.length)
      checked.inMoment('FS415', moment, ['pick'], { message: 'All options can be picked.' });
  }
}

function checkGoal(checked: CheckedRelease, moment: Extract<Moment, { type: 'dialogue' }>): void {
  const sum = moment.facets.reduce(
    (total, { points, bonus }) => total + points + Math.max(0, bonus?.points ?? 0),
    0,
  );
  if (sum < moment.points) {
    const message = `The goal asks for ${moment.points} points, but all facets together have ${sum}.`;
    checked.inMoment('FS403', moment, ['points'], { message });
  } else if (fewestFacets(moment) > moment.patience * A_BREATH) {
    const message = `It takes ${fewestFacets(moment)} facets, and there are ${moment.patience} turns.`;
    checked.inMoment('FS412', moment, ['patience'], { message });
  }
}

function checkQuality(checked: CheckedRelease, moment: Extract<Moment, { type: 'equip' }>): void {
  const suit = Math.max(0, ...moment.suits.map(({ points }) => points));
  const best = moment.qualities.reduce((sum, { points }) => sum + points, suit);
  if (best >= moment.scoreThresholdForAward) return;
  const message = `The award asks for ${moment.scoreThresholdForAward}, and the best work is worth ${best}.`;
  checked.inMoment('FS410', moment, ['scoreThresholdForAward'], { message });
}

function checkBet(checked: CheckedRelease, moment: Extract<Moment, { type: 'upgrade' }>): void {
  const { maxInteractions } = checked.release.story;
  if (moment.maxBet < maxInteractions) return;
  const message = `A run has ${maxInteractions} interactions, and ${moment.maxBet} may be bet.`;
  checked.inMoment('FS414', moment, ['maxBet'], { message });
}
