import { describe, expect, it } from '@jest/globals';
import { MAUD, ROBE, theGale, YANN } from '../test/fights.ts';
import { finishText } from './finishes.ts';
import { characterName, itemName, MANNERS, propertyName } from './names.ts';
import { FINISHES, PROPERTIES, STYLES } from './release/cards.ts';

const player = theGale();

describe('names in lines', () => {
  it('are there for every style, property and finish, in both languages, as they stand in a sentence', () => {
    const named = [
      ...STYLES.map((style) => MANNERS[style]),
      ...PROPERTIES.map(propertyName),
      ...([...FINISHES, 'permanent'] as const).map((finish) => finishText(finish).name),
    ];
    for (const { en, fr } of named) expect([en, fr]).toEqual([en.toLowerCase(), fr.toLowerCase()]);
    for (const list of [named.map(({ en }) => en), named.map(({ fr }) => fr)])
      expect(new Set(list).size).toBe(list.length);
  });

  it('are those of the story, and of who is permanent', () => {
    expect([characterName(player, YANN), itemName(player, ROBE)]).toEqual(['Yann', 'Thing']);
    expect([characterName(player, 'nobody'), itemName(player, MAUD)]).toEqual(['', '']);
    const name = { en: 'Ismay', fr: 'Ismaëlle' };
    const permanent = { id: 'p', name, baseAttack: 1, image: '', items: [] };
    const roster = player.state.roster.map((each) => ({ ...each, characterId: 'elsewhere', permanent }));
    const state = { ...player.state, roster, language: 'fr' as const };
    expect(characterName({ release: player.release, state }, 'elsewhere')).toBe('Ismaëlle');
  });
});
