import { describe, expect, it } from '@jest/globals';
import { aMoment, aRelease, BADGE, GUEST, id, LAMP, Player, WHISTLE } from '../../test/build.ts';

function playerOf(options: object[], pick: number | null = null) {
  const reward = aMoment(1, { type: 'reward', options, pick, transitions: [{ to: id(2) }] });
  return new Player(aRelease([reward, aMoment(2, { type: 'epilogue' })]));
}

const item = (of: string) => ({ kind: 'item', id: of });

describe('a reward', () => {
  it('gives all that is new and completes at its start', () => {
    const player = playerOf([item(LAMP), item(WHISTLE), { kind: 'character', id: GUEST }]);
    const { output } = player.start();
    expect(output).toMatchObject({ completeTheMoment: true, awardType: 'new item', awardId: WHISTLE });
    expect(player.state.items.map((each) => each.itemId)).toEqual([LAMP, WHISTLE]);
    expect(player.state.roster.map((each) => each.characterId)).toEqual([GUEST]);
    expect(player.state.interactions.used).toBe(0);
  });

  it('is skipped when it has nothing new', () => {
    const player = playerOf([item(LAMP)]);
    const { facts, output } = player.start();
    expect(player.state.moments).toMatchObject([{ skipped: true, outcome: null }, { outcome: 'success' }]);
    expect(facts.map((each) => each.kind)).toEqual([
      'moment_completed',
      'moment_started',
      'moment_completed',
      'run_ended',
    ]);
    expect(output.dialogue).toBe('opening 2');
  });

  it('waits for the pick where there is a choice', () => {
    const player = playerOf([item(WHISTLE), item(BADGE)], 1);
    expect(player.start().output).toMatchObject({ completeTheMoment: false, isAwarded: false });
    expect(player.answer({ option: LAMP }).output.completeTheMoment).toBe(false);
    const picked = player.answer({}, { kind: 'choice', words: '', selectedItemIds: [BADGE] });
    expect(picked.output).toMatchObject({ completeTheMoment: true, awardId: BADGE });
    expect(player.state.items.map((each) => each.itemId)).toEqual([LAMP, BADGE]);
  });

  it('gives the rest without asking when no more is left than may be picked', () => {
    const player = playerOf([item(LAMP), item(BADGE)], 1);
    expect(player.start().output).toMatchObject({ completeTheMoment: true, awardId: BADGE });
  });
});
