import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { theGale, there } from '../../../test/fights.ts';
import type { Moment } from '../../release/moment.ts';
import { askedStyle } from './style.ts';

const player = theGale();
const moment = there(player.release.moments.find((each) => each.type === 'battle'));

function asked(battle: Moment, turns: number, loopNumber = 1): string[] {
  if (battle.type !== 'battle') return [];
  const situation = { moment: battle, state: { ...player.state, loopNumber } };
  return Array.from({ length: turns }, (_, index) => askedStyle(situation, index + 1));
}

it('asks for the author’s manners one after the other', () => {
  expect(asked(moment, 6)).toEqual([
    ...['humorous', 'efficient', 'theatrical', 'peaceful', 'emotional', 'humorous'],
  ]);
});

it('begins elsewhere in the next run', () => {
  expect(asked(moment, 1, 2)).toEqual(['efficient']);
});

it('never asks for the same manner twice running where there are two', () => {
  const styles = fc.uniqueArray(fc.constantFrom('scary', 'elegant', 'peaceful', 'complex'), { minLength: 2 });
  fc.assert(
    fc.property(styles, fc.integer({ min: 1, max: 50 }), (names, run) => {
      const gauges = [...names, ...names].map((style) => ({ style, examples: { en: [], fr: [] } }));
      const list = asked({ ...moment, gauges } as Moment, 20, run);
      expect(list.some((style, index) => style === list[index + 1])).toBe(false);
    }),
  );
});
