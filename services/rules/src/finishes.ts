import type { CardType } from './release/cards.ts';
import type { Localized } from './release/text.ts';

/** The numbers of a battle that a card's finish can change. */
export interface FinishEffect {
  /** Added to the card's attack, to its defence, to the creativity of its words. */
  readonly attack: number;
  readonly defence: number;
  readonly creativity: number;
  /** Added to what the asked manner is worth. */
  readonly manner: number;
  /** Its property factor, as an attacker, and its defence factor are never below. */
  readonly leastProperty: number;
  readonly leastDefence: number;
  /** What a recoil is multiplied by. */
  readonly recoil: number;
}

const NO_EFFECT: FinishEffect = {
  attack: 0,
  defence: 0,
  creativity: 0,
  manner: 0,
  leastProperty: 0,
  leastDefence: 0,
  recoil: 1,
};

interface FinishLaw {
  /** As it stands in a sentence. */
  readonly name: Localized;
  readonly effect: Partial<FinishEffect>;
  /** Told to the player when it has changed a number. */
  readonly description: Localized;
}

const PLAIN = { en: 'No modifier.', fr: 'Aucun effet.' };

/** What each finish is called, and the one small thing that it does. */
const LAWS: Readonly<Record<CardType, FinishLaw>> = {
  Normal: { name: { en: 'normal', fr: 'normale' }, effect: {}, description: PLAIN },
  permanent: { name: { en: 'permanent', fr: 'permanente' }, effect: {}, description: PLAIN },
  Prismatic: {
    name: { en: 'prismatic', fr: 'prismatique' },
    effect: { leastProperty: 1 },
    description: {
      en: 'No property weakens its blows.',
      fr: 'Aucune propriété n’affaiblit ses coups.',
    },
  },
  Onyx: {
    name: { en: 'onyx', fr: 'onyx' },
    effect: { recoil: 0.5 },
    description: { en: 'Recoil is halved.', fr: 'Le choc en retour est réduit de moitié.' },
  },
  Crystal: {
    name: { en: 'crystal', fr: 'cristal' },
    effect: { manner: 1 },
    description: {
      en: 'The asked manner counts 1 more.',
      fr: 'La manière demandée compte 1 de plus.',
    },
  },
  Marble: {
    name: { en: 'marble', fr: 'marbre' },
    effect: { defence: 1 },
    description: { en: 'Defence +1.', fr: 'Défense +1.' },
  },
  Steel: {
    name: { en: 'steel', fr: 'acier' },
    effect: { leastDefence: 1 },
    description: { en: 'Even a poor defence holds.', fr: 'Même une piètre défense tient bon.' },
  },
  Golden: {
    name: { en: 'golden', fr: 'or' },
    effect: { attack: 1 },
    description: { en: 'Attack +1.', fr: 'Attaque +1.' },
  },
  Holographic: {
    name: { en: 'holographic', fr: 'holographique' },
    effect: { creativity: 0.1 },
    description: {
      en: 'Its words strike a little deeper.',
      fr: 'Ses mots portent un peu plus loin.',
    },
  },
};

const EFFECTS = Object.fromEntries(
  Object.entries(LAWS).map(([cardType, { effect }]) => [cardType, { ...NO_EFFECT, ...effect }]),
) as Readonly<Record<CardType, FinishEffect>>;

export function effectOf(cardType: CardType): FinishEffect {
  return EFFECTS[cardType];
}

/** Whether the finish changes any number at all. */
export function isPlain(cardType: CardType): boolean {
  return LAWS[cardType].description === PLAIN;
}

/** The name of a finish, and what it does, in both languages. */
export function finishText(cardType: CardType): Pick<FinishLaw, 'name' | 'description'> {
  return LAWS[cardType];
}
