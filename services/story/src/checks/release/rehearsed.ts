import { rulesOf } from '@fabula/rules/moments/registry';
import { letterOf } from '@fabula/rules/rank';
import type { Moment } from '@fabula/rules/release/moment';
import type { RunState } from '@fabula/rules/types';
import { everOwned } from '../../explore/owned.ts';
import { definitionOf } from '../../moments/registry.ts';
import { type Rehearsal, rehearse } from '../../rehearse/rehearse.ts';
import type { CheckedRelease } from './checked-release.ts';

/** Of the runs of those who play well: with fewer something is wrong with the story, not with the players. */
const ENOUGH_WINS = 0.5;
/** Visits of players who play well, of which every one was a failure: no accident. */
const ENOUGH_VISITS = 6;

/** What can be also comes to pass, for somebody who plays well, or who tries what comes of playing badly. */
export function checkRehearsed(checked: CheckedRelease): void {
  const { release } = checked;
  const rehearsal = rehearse(release);
  if (rehearsal === undefined) return;
  checkWins(checked, rehearsal.good);
  checkSuccesses(checked, rehearsal.good);
  checkMet(checked, rehearsal);
  checkOwned(checked, rehearsal);
}

function checkWins(checked: CheckedRelease, good: readonly RunState[]): void {
  const won = good.filter(({ status }) => status === 'won');
  if (won.length < ENOUGH_WINS * good.length)
    checked.inStory('FS319', ['start'], 'Of those who play well fewer than half win.');
  const isHigh = ({ rank }: RunState) => rank !== null && ['S', 'A'].includes(letterOf(rank));
  if (won.length > 0 && !won.some(isHigh))
    checked.inStory('FS320', ['par'], 'Of those who play well nobody reaches rank A.');
}

function checkSuccesses(checked: CheckedRelease, good: readonly RunState[]): void {
  const played = good.flatMap(({ moments }) => moments.filter((each) => !each.skipped));
  for (const moment of checked.release.moments.filter((each) => 'failure' in each)) {
    const visits = played.filter(({ momentId }) => momentId === moment.id);
    if (visits.length < ENOUGH_VISITS || visits.some(({ outcome }) => outcome === 'success')) continue;
    checked.inMoment('FS321', moment, ['type'], 'All who play well fail here.');
  }
}

/** That hardly anybody loses in one of several ways is no loss. */
function checkMet(checked: CheckedRelease, { good, curious }: Rehearsal): void {
  const [byGood, byCurious] = [metIn(good), metIn(curious)];
  for (const moment of checked.release.moments) {
    if (byGood.has(moment.id) || rulesOf(moment).ends === 'lost') continue;
    if (!byCurious.has(moment.id))
      checked.inMoment('FS322', moment, ['id'], 'In the rehearsal nobody comes here.');
    else if (isPrize(moment))
      checked.inMoment('FS324', moment, ['id'], 'Only those who play badly come here.');
  }
}

function metIn(runs: readonly RunState[]): ReadonlySet<string> {
  const met = runs.flatMap(({ moments }) => moments.filter(({ skipped }) => !skipped));
  return new Set(met.map(({ momentId }) => momentId));
}

/** What one plays well for. */
function isPrize(moment: Moment): boolean {
  return definitionOf(moment).isPrize === true || rulesOf(moment).ends === 'won';
}

/** Of what somebody can have: what nobody can have is told elsewhere. */
function checkOwned(checked: CheckedRelease, { owned }: Rehearsal): void {
  const { characters, items, dynamicItems } = checked.release;
  const possible = everOwned(checked.exploration);
  for (const card of [...characters, ...items, ...dynamicItems])
    if (possible.has(card.id) && !owned.has(card.id))
      checked.inCard('FS323', card, 'In the rehearsal nobody gets this.');
}
