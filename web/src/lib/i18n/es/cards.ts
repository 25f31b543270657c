import type { cards as english } from '../en/cards.ts';

export const cards: typeof english = {
  upgrade: {
    difficulty: 'Dificultad',
    bet: 'Interacciones que apuestas',
    noBet: 'Sin apuesta',
    less: 'Apostar una menos',
    more: 'Apostar una más',
    betNow: '{{bet}} de {{most}}',
    most: 'de {{most}}',
  },
  teamwork: {
    tasks: 'Tareas',
  },
  assemble: {
    chosen: '{{now}} de {{most}}',
    confirm: 'Estos se quedan',
  },
};
