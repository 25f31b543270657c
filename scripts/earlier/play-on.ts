import { expect } from '@jest/globals';
import { Account } from '../proof/account.ts';
import { Player } from '../proof/player.ts';
import type { KeptPlayer, KeptRun } from './kept.ts';

/** Words that mean something in any moment. */
const WORDS = {
  en: 'I will help you. Tell me what you need.',
  fr: 'Je vais vous aider. De quoi avez-vous besoin ?',
};

/** Signs in as somebody of an earlier release, finds all runs as they were left, and goes on with those that go on. */
export async function playOn(origin: string, kept: KeptPlayer): Promise<void> {
  const account = await Account.signIn(origin, kept.email, kept.password);
  for (const run of kept.runs) {
    const player = Player.back(account, run.playerStoryId);
    expect(await player.view()).toMatchObject(asLeft(run));
    if (run.loopStatus === 'loopStatusOnGoing') await oneMore(player, kept);
    player.close();
  }
}

/** Begins one more run. */
export async function beginAnother(origin: string, { email, password, language }: KeptPlayer): Promise<void> {
  const player = Player.back(await Account.signIn(origin, email, password), '');
  await player.newRun(undefined, language);
  await player.start((await player.view()).playerMomentId);
  player.close();
}

function asLeft({ loopStatus, loopNumber, loopRank, momentName }: KeptRun) {
  return { loopStatus, loopNumber, momentName, ...(loopRank !== null && { loopRank }) };
}

/** Comes back to the moment that is current, as a page does, and says something in it. */
async function oneMore(player: Player, { language }: KeptPlayer): Promise<void> {
  const { playerMomentId, loopCurrentNumberOfInteractions: before } = await player.view();
  await player.start(playerMomentId);
  const { output } = await player.say(WORDS[language]);
  expect(output.dialogue).not.toBe('');
  const after = await player.view();
  expect(after.loopCurrentNumberOfInteractions).toBeGreaterThanOrEqual(before);
  expect(player.errors).toEqual([]);
}
