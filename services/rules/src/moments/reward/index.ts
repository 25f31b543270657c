import { holds } from '../../conditions.ts';
import { isNew, owns } from '../../gifts.ts';
import { giftsOf, grantAll } from '../../grants.ts';
import { isBySecondLaw } from '../../law.ts';
import { openingLines, spoken } from '../../lines.ts';
import type { MomentOf } from '../../release/moment.ts';
import type { Option } from '../../release/option.ts';
import { withCurrent } from '../../situation.ts';
import { type Step, step } from '../../step.ts';
import { dataIn, type MomentContext, type Turn } from '../../turn.ts';
import type { SpokenLine } from '../../types.ts';
import { type MomentRules, transitionsOf } from '../rules.ts';

type Reward = MomentOf<'reward'>;

interface RewardData {
  readonly picked: number;
}
const NOTHING_PICKED: RewardData = { picked: 0 };

/** The player receives, or picks, what is not owned yet. */
export const rewardRules: MomentRules<Reward> = {
  takes: ['selectedItemIds', 'selectedCharacterIds', 'selectedPath'],
  isEmpty: (turn) => newOptions(turn).length === 0 && !grantsSomething(turn),
  open: (turn) => {
    const say = openingLines(turn);
    const options = newOptions(turn);
    const { pick } = turn.moment;
    if (pick !== null && options.length > pick) return step({ data: NOTHING_PICKED, say });
    const lines = pick === null ? [] : linesOf(turn, options);
    return step({
      say: [...say, ...lines],
      outcome: 'success',
      gifts: options,
      awarded: options.length > 0,
    });
  },
  answer,
  expectations: (here) => {
    const options = newOptions(here);
    return { options, nameable: options.map((option) => option.id) };
  },
  controls: (here) => {
    const options = newOptions(here);
    return { options, pick: picksLeft(here, options) };
  },
  exits: transitionsOf,
};

/** How many the player may still pick, at least 1; all of them where the author sets no number. */
function picksLeft({ moment, played }: MomentContext<Reward>, options: readonly Option[]): number {
  const { picked } = dataIn(played, NOTHING_PICKED);
  return Math.max(1, (moment.pick ?? options.length) - picked);
}

function answer(turn: Turn<Reward>): Step {
  const { picked } = dataIn(turn.played, NOTHING_PICKED);
  const options = newOptions(turn);
  const left = picksLeft(turn, options);
  const gifts = pickedIn(turn, options).slice(0, left);
  if (gifts.length === 0) return step({ data: { picked } });
  const isComplete = gifts.length === left || gifts.length === options.length;
  return step({
    data: { picked: picked + gifts.length },
    say: linesOf(turn, gifts),
    outcome: isComplete ? 'success' : null,
    gifts,
    awarded: true,
    verdict: { picked: gifts.map(({ id }) => id) },
  });
}

/** The options that are offered, that there are, and that the player does not own. */
function newOptions({ release, moment, state }: MomentContext<Reward> | Turn<Reward>): Option[] {
  return moment.options.filter(
    (option) => isNew(release, state, option) && holds(option.when, { state, moment }),
  );
}

/** Whether completing it without an award would give anything that is new. */
function grantsSomething({ release, state, played, moment, seed }: Turn<Reward>): boolean {
  if (!isBySecondLaw(state)) return giftsOf(moment).some((gift) => !owns(state, gift));
  const outcome = 'success';
  const done = { ...state, moments: withCurrent(state.moments, { ...played, status: 'done', outcome }) };
  const given = { momentId: moment.id, outcome, awarded: false, seed } as const;
  return grantAll(release, done, given).gifts.length > 0;
}

/** What was clicked; else what the director heard picked; else all that was named, in order. */
function pickedIn({ input, judgement }: Turn<Reward>, options: readonly Option[]): Option[] {
  const clicked = [...input.selectedItemIds, ...input.selectedCharacterIds, input.selectedPath];
  const heard = judgement.option ? [judgement.option] : [...judgement.items, ...judgement.characters];
  const among = (ids: readonly (string | undefined)[]) => options.filter((option) => ids.includes(option.id));
  const chosen = among(clicked);
  return chosen.length > 0 ? chosen : among(heard);
}

function linesOf(turn: Turn<Reward>, options: readonly Option[]): SpokenLine[] {
  return options.flatMap((option) => spoken(option.lines, turn));
}
