import { cardId } from '@fabula/rules/card-id';
import { GUEST, LAMP } from '../../rules/test/build.ts';
import type { TestPlayer } from './world.ts';

/** Plays the first two moments of `anEconomy()`: the lamp, or another item, is forged for the guest. */
export async function forge(player: TestPlayer, itemId = LAMP) {
  await player.start();
  await player.start();
  const mine = (blueprint: string) => cardId(player.playerStoryId, blueprint);
  const input = {
    playerStoryId: player.playerStoryId,
    selectedCharacterIds: [mine(GUEST)],
    selectedItemIds: [mine(itemId)],
  };
  return player.says('good', { quality: 70 }, { input });
}
