import { describe, expect, it } from '@jest/globals';
import {
  aMoment,
  aRelease,
  BADGE,
  both,
  CHARM,
  GUEST,
  HOST,
  id,
  LAMP,
  line,
  Player,
  WHISTLE,
} from '../../../test/build.ts';
import type { NewRun } from '../../run.ts';

const charm = {
  id: CHARM,
  slug: 'charm',
  name: { en: '{stuff} charm', fr: 'Charme {stuff}' },
  description: both('It hums'),
  words: {
    stuff: [
      { en: 'Silver', fr: "d'argent" },
      { en: 'Glass', fr: 'de verre' },
    ],
  },
  attackBonus: { from: 1, to: 3 },
};

function playerOf(options: object[], pick: number | null = null, run: Partial<NewRun> = {}) {
  const reward = aMoment(1, { type: 'reward', options, pick, transitions: [{ to: id(2) }] });
  const here = { isEnrolledByDefault: true };
  const release = aRelease([reward, aMoment(2, { type: 'epilogue' })], {}, { dynamicItems: [charm] });
  const characters = release.characters.map((each) =>
    each.id === HOST && run.previous ? { ...each, ...here } : each,
  );
  return new Player({ ...release, characters }, run);
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

  it('is skipped when nothing that it grants besides would fall due', () => {
    const skipped = (...grants: object[]) => {
      const options = [item(LAMP)];
      const reward = aMoment(1, { type: 'reward', options, grants, transitions: [{ to: id(2) }] });
      const player = new Player(aRelease([reward, aMoment(2, { type: 'epilogue' })]));
      player.start();
      return player.state.moments[0]?.skipped;
    };
    const whistle = { on: 'completion', itemIds: [WHISTLE] };
    expect(skipped({ ...whistle, on: 'award' })).toBe(true);
    expect(skipped({ ...whistle, when: { fact: 'never' } })).toBe(true);
    expect(skipped({ ...whistle, itemIds: [LAMP] })).toBe(true);
    expect(skipped({ ...whistle, when: { outcome: 'success' } })).toBe(false);
    expect(skipped({ ...whistle, on: 'success' })).toBe(false);
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

  it('offers an option only under its condition, and what the release has', () => {
    const player = playerOf([item(WHISTLE), { ...item(BADGE), when: { fact: 'never' } }, item(id(999))]);
    const { output } = player.start();
    expect([output.completeTheMoment, player.state.items.length]).toEqual([true, 2]);
  });

  it('gives nothing, and makes no error, where a look-up fails', () => {
    const player = playerOf([item(id(999))]);
    player.start();
    expect(player.state.moments[0]).toMatchObject({ skipped: true });
  });

  it('is filtered by what is carried, too', () => {
    const worn = { itemId: WHISTLE, source: 'granted', acquiredInMomentId: null, equippedTo: HOST } as const;
    const player = playerOf([item(WHISTLE), item(BADGE)], null, { previous: { items: [worn], roster: [] } });
    expect(player.start().output.awardId).toBe(BADGE);
    expect(player.state.items.map((each) => each.itemId)).toEqual([LAMP, WHISTLE, BADGE]);
  });

  it('says the lines of what was picked, and takes several picks, in one breath or in two', () => {
    const options = [LAMP, WHISTLE, BADGE, CHARM].map((of) => ({ ...item(of), lines: [line(`took ${of}`)] }));
    const player = playerOf(
      options.map((option) => (option.id === CHARM ? { ...option, kind: 'dynamic_item' } : option)),
      2,
    );
    player.start();
    const first = player.answer({ option: BADGE, items: [WHISTLE, BADGE] });
    expect([first.output.completeTheMoment, first.output.dialogue]).toEqual([false, `took ${BADGE}`]);
    expect(player.answer({ option: WHISTLE }).output.completeTheMoment).toBe(true);
    const player2 = playerOf([item(WHISTLE), item(BADGE), { ...item(CHARM), kind: 'dynamic_item' }], 2);
    player2.start();
    expect(player2.answer({ items: [WHISTLE, BADGE] }).output.completeTheMoment).toBe(true);
  });

  it('makes an item of its own out of a template and the turn', () => {
    const charm = playerOf([{ ...item(CHARM), kind: 'dynamic_item' }]);
    expect(charm.start().output).toMatchObject({ awardType: 'new item', awardId: CHARM });
    const made = charm.state.items[1]?.made;
    expect(made?.name.en).toMatch(/^(Silver|Glass) charm$/);
    expect(made?.name.fr).toBe(made?.name.en === 'Silver charm' ? "Charme d'argent" : 'Charme de verre');
    expect([1, 2, 3]).toContain(made?.attackBonus);
  });
});
