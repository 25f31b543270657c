import { remaining } from '@fabula/rules/interactions';
import { characterName } from '@fabula/rules/names';
import type { Fit, Task } from '@fabula/rules/release/task';
import { waysToSay } from '../knowledge.ts';
import type { Standpoint } from '../player.ts';
import { remainingCostOf } from '../remaining-cost.ts';
import type { Settings, Skill } from './skill.ts';

const ORDER: readonly Fit[] = ['best', 'right', 'plain', 'misfit'];

/** Gives the task that is asked to whoever does it best, sometimes saying why. */
export const giveTask: Skill = (at, { reason }) => {
  const { scene, chance } = at;
  const task = scene.tasks[0];
  const character = task && bestFor(at, task);
  if (!task || character === undefined) return undefined;
  const name = characterName(at, character);
  const why = waysToSay(scene, task.fits.find((fit) => fit.characterId === character)?.reason);
  const because = chance.happens(reason) ? chance.pick(why) : undefined;
  const words = [name, because].filter((each) => each !== undefined).join(', ');
  return { words, selectedCharacterIds: [character] };
};

function bestFor({ scene, chance }: Standpoint, task: Task): string | undefined {
  const fitOf = (id: string) =>
    ORDER.indexOf(task.fits.find((fit) => fit.characterId === id)?.fit ?? 'plain');
  const best = Math.min(...scene.nameable.map(fitOf));
  return chance.pick(scene.nameable.filter((id) => fitOf(id) === best));
}

/** Speaks in the manner that is asked for. */
export const fight: Skill = ({ scene, chance }) => {
  const { battle } = scene;
  const gauge =
    battle?.gauges.find(({ style }) => style === battle.style) ?? chance.pick(battle?.gauges ?? []);
  const words = chance.pick(waysToSay(scene, gauge?.examples));
  return words === undefined ? undefined : { words };
};

/** Says two or three things that make the work good, and for whom it is. */
export const forge: Skill = ({ scene, chance, state }) => {
  if (scene.moment.type !== 'equip') return undefined;
  const { itemIds, suits } = scene.moment;
  const items = state.items.filter(({ itemId }) => itemIds.length === 0 || itemIds.includes(itemId));
  const item = chance.pick(items)?.itemId;
  const team = state.roster.map((member) => member.characterId);
  const suited = suits.find(
    (suit) => suit.itemId === item && suit.points > 0 && team.includes(suit.characterId ?? ''),
  );
  const character = suited?.characterId ?? chance.pick(team);
  if (item === undefined || character === undefined) return undefined;
  return { words: praised(scene, chance, 3), selectedCharacterIds: [character], selectedItemIds: [item] };
};

/** Bets where there is time for it, else declines. */
export const wager: Skill = (at, settings) => {
  const { scene, chance, state } = at;
  if (scene.moment.type !== 'upgrade') return undefined;
  const most = Math.min(scene.moment.maxBet, spare(at, settings));
  if (most < 1) return { words: chance.pick(waysToSay(scene, scene.decline ?? undefined)) ?? '' };
  const character = chance.pick(state.roster.filter((member) => !member.permanent))?.characterId;
  const difficulty = chance.pick(scene.difficulties)?.id;
  if (character === undefined || difficulty === undefined) return undefined;
  return {
    words: praised(scene, chance, 2),
    selectedCharacterIds: [character],
    difficulty,
    interactionBetSize: 1 + Math.floor(chance.next() * Math.min(2, most)),
  };
};

/** Interactions that are not needed for the way out. */
function spare({ release, state, scene }: Standpoint, { reserve }: Settings): number {
  return remaining(state) - 1 - (remainingCostOf(release).get(scene.moment.id) ?? 0) - reserve;
}

function praised(scene: Standpoint['scene'], chance: Standpoint['chance'], count: number): string {
  return chance
    .sample(scene.qualities, count)
    .flatMap(({ examples }) => chance.pick(waysToSay(scene, examples)) ?? [])
    .join('. ');
}
