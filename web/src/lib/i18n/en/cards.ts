/** What can be chosen in a moment, and what comes of it. */
export const cards = {
  upgrade: {
    difficulty: 'Difficulty',
    bet: 'Interactions you bet',
    noBet: 'No bet',
    less: 'Bet one less',
    more: 'Bet one more',
    betNow: '{{bet}} of {{most}}',
    most: 'of {{most}}',
  },
  teamwork: {
    tasks: 'Tasks',
  },
  assemble: {
    chosen: '{{now}} of {{most}} chosen',
    confirm: 'These stay',
  },
};
