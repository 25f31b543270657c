import { characterName } from '@fabula/rules/names';
import type { Fit, Task } from '@fabula/rules/release/moments/teamwork';
import { waysToSay } from '../../knowledge.ts';
import type { Standpoint } from '../../player.ts';
import type { Skill } from '../skill.ts';

const ORDER: readonly Fit[] = ['best', 'right', 'plain', 'misfit'];

/** Gives the task that is asked to whoever does it best, sometimes saying why. */
export const teamwork: Skill = (at, { reason }) => {
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
