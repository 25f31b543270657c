import type { cards as english } from '../en/cards.ts';

export const cards: typeof english = {
  upgrade: {
    difficulty: 'Difficulté',
    bet: 'Interactions misées',
    noBet: 'Pas de mise',
    less: 'Miser une de moins',
    more: 'Miser une de plus',
    betNow: '{{bet}} sur {{most}}',
    most: 'sur {{most}}',
  },
  teamwork: {
    tasks: 'Tâches',
  },
  assemble: {
    chosen: '{{now}} sur {{most}}',
    confirm: 'Ceux-là restent',
  },
};
