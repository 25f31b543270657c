import { z } from 'zod';
import { type Gift, owns } from '../belongings.ts';
import { giftsOf } from '../grants.ts';
import { openingLines } from '../lines.ts';
import type { MomentOf } from '../release/moment.ts';
import type { Situation } from '../situation.ts';
import { type MomentRules, type Step, step, type Turn, transitionsOf } from './rules.ts';

type Reward = MomentOf<'reward'>;

const rewardData = z.object({ picked: z.number() });

/** The player receives, or picks, what is not owned yet. */
export const rewardRules: MomentRules<Reward> = {
  isEmpty: (turn) =>
    newOptions(turn).length === 0 && giftsOf(turn.moment).every((gift) => owns(turn.state, gift)),
  open: (turn) => {
    const say = openingLines(turn);
    const options = newOptions(turn);
    const isChoice = options.length > (turn.moment.pick ?? Infinity);
    return isChoice
      ? step({ data: { picked: 0 }, say })
      : step({ say, outcome: 'success', gifts: options, awarded: options.length > 0 });
  },
  answer,
  prospect: (here) => ({ options: newOptions(here) }),
  exits: transitionsOf,
};

/** The options that the player does not own. */
function newOptions(situation: Situation & { readonly moment: Reward }): Gift[] {
  return situation.moment.options.filter((option) => !owns(situation.state, option));
}

function answer(turn: Turn<Reward>): Step {
  const { picked } = rewardData.parse(turn.played.data);
  const { selectedItemIds, selectedCharacterIds, selectedPath } = turn.input;
  const named = [...selectedItemIds, ...selectedCharacterIds, selectedPath, turn.judgement.option];
  const options = newOptions(turn);
  const gift = options.find((option) => named.includes(option.id));
  if (!gift) return step({ data: { picked } });
  const isComplete = picked + 1 >= (turn.moment.pick ?? Infinity) || options.length === 1;
  return step({
    data: { picked: picked + 1 },
    outcome: isComplete ? 'success' : null,
    gifts: [gift],
    awarded: true,
  });
}
