import { characterName, itemName } from '@fabula/rules/names';
import type { Release } from '@fabula/rules/release/release';
import { indexOf } from '@fabula/rules/release-index';
import type { Scene } from '@fabula/rules/scene';
import type { Input } from '@fabula/rules/types';

/** Whether something was picked beside, or instead of, speaking. */
export function isChosen(input: Input): boolean {
  return (
    Boolean(input.selectedPath) || input.selectedItemIds.length > 0 || input.selectedCharacterIds.length > 0
  );
}

/** What was picked is answered as if it had been called by its name. */
export function chosenLabel(scene: Scene, input: Input, release: Release): string {
  const { language } = scene.state;
  const path = scene.paths.find(({ path: each }) => each.path === input.selectedPath)?.path.label[language];
  const task = scene.tasks.find(({ id }) => id === input.selectedPath)?.label[language];
  const story = { release, state: scene.state };
  const cards = [
    ...input.selectedCharacterIds.map((id) => characterName(story, id)),
    ...input.selectedItemIds.map((id) => itemName(story, id) || offered(release, id, language)),
  ];
  return [path ?? task ?? '', ...cards].filter((name) => name !== '').join(', ');
}

/** An item that is not the player's yet. */
function offered(release: Release, id: string, language: 'en' | 'fr'): string {
  const { items, dynamicItems } = indexOf(release);
  return (items.get(id) ?? dynamicItems.get(id))?.name[language] ?? '';
}
