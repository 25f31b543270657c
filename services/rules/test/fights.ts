import type { Judgement, SpokenLine } from '../src/types.ts';
import { aMoment, aRelease, character, examples, id, item, line, Player, talk } from './build.ts';

export const YANN = id(910);
export const MAUD = id(911);
export const PERRIN = id(912);
export const CINDRE = id(913);
export const OSK = id(914);
export const GALE = id(920);
export const COMB = id(921);
export const RODERIC = id(922);
export const LETTER = id(923);
export const GLASS = id(720);
export const ROBE = id(721);
const END = id(2);

const card = (n: string, baseAttack: number, baseHealth: number, property: string, more: object = {}) =>
  character(n, { baseAttack, baseHealth, properties: [property], isEnrolledByDefault: true, ...more });

const CHARACTERS = {
  yann: card(YANN, 6, 22, 'Fire', { name: { en: 'Yann', fr: 'Yann' } }),
  maud: card(MAUD, 4, 18, 'Electric', { name: { en: 'Maud', fr: 'Maud' } }),
  perrin: card(PERRIN, 3, 14, 'Grass', { name: { en: 'Perrin', fr: 'Perrin' } }),
  cindre: card(CINDRE, 8, 24, 'Fire'),
  osk: card(OSK, 3, 12, 'Grass'),
  gale: character(GALE, { baseAttack: 1, baseHealth: 1, properties: ['Electric'] }),
  comb: character(COMB, { baseAttack: 1, baseHealth: 1, properties: ['Water'] }),
  roderic: character(RODERIC, { baseAttack: 7, baseHealth: 14, properties: ['Electric'] }),
  letter: character(LETTER, { baseAttack: 5, baseHealth: 8, properties: ['Water'] }),
};

/** Sentences for five manners: the first battle of a first run asks for humour, then for efficiency. */
const STYLES = ['theatrical', 'peaceful', 'emotional', 'humorous', 'efficient'];

const fight = {
  ...talk,
  type: 'battle',
  asksAttack: [line('Strike {style}.'), line('Again, {style}.')],
  asksDefense: [line('It is {character} they want. Stand {style}.')],
  gauges: STYLES.map((style) => ({ style, examples: examples(style) })),
  careless: { examples: examples('hit it'), lines: [line('with what?')] },
  strong: [line('strong')],
  weak: [line('weak')],
  held: [line('held')],
  hurt: [line('hurt')],
  success: [line('won')],
  failure: [line('lost')],
  transitions: [{ to: END }],
};

const opponent = (characterId: string, attack: number, health: number, more: object = {}) => ({
  characterId,
  attack,
  health,
  attacks: [line('it leans'), line('it throws')],
  defeated: [line('it falls')],
  ...more,
});

interface Fight {
  readonly characters: readonly object[];
  readonly opponents: readonly object[];
  /** Of the moment. */
  readonly more?: object;
}

/** A run that is in a battle from its beginning. */
export function fighting({ characters, opponents, more = {} }: Fight): Player {
  const battle = aMoment(1, { ...fight, opponents, patience: 7, ...more });
  const glass = item(GLASS, { attackBonus: 4, properties: ['Fire'], isAcquiredByDefault: true });
  const robe = item(ROBE, { defenseBonus: 1, isAcquiredByDefault: true });
  const items = { characters, items: [glass, robe] };
  const player = new Player(aRelease([battle, aMoment(2, { type: 'epilogue' })], {}, items));
  player.start();
  return player;
}

/** "The Gale" of Put Out the Light: the weather has 18 health between its two sides. */
export function theGale({ more = {}, gale = {}, comb = {} } = {}): Player {
  const { yann, maud, perrin, gale: wind, comb: stones } = CHARACTERS;
  const opponents = [opponent(GALE, 5, 8, gale), opponent(COMB, 6, 10, comb)];
  return fighting({ characters: [yann, maud, perrin, wind, stones], opponents, more });
}

/** "Closing Words" of The Dragon's Advocate: 18 health, too, against a dragon and a librarian. */
export function closingWords({ more = {} } = {}): Player {
  const { cindre, osk, roderic, letter } = CHARACTERS;
  const opponents = [opponent(RODERIC, 7, 10), opponent(LETTER, 5, 8)];
  return fighting({ characters: [cindre, osk, roderic, letter], opponents, more });
}

/** What a good player is judged to say, and one who says the first thing that comes. */
export const GOOD: Partial<Judgement> = { creativity: 0.7, thematic: true };
export const CARELESS: Partial<Judgement> = { creativity: 0 };

export const texts = (lines: readonly SpokenLine[]) => lines.map(({ text }) => text);

/** What a test counts on being there. */
export function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('It is not there.');
  return value;
}
