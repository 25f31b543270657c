import type { Diagnostic } from './diagnostic.ts';

/** What can happen in a run. Found by playing the story's graph over skip rules, run numbers, interactions, team and items, in all ways that its conditions allow. */
export const FLOW = {
  FS301: {
    severity: 'error',
    title: 'No way leads to this moment',
    meaning: 'No player ever sees it, in whatever run.',
    mend: 'Let a transition or a path of another moment lead here, or take the file out.',
  },
  FS302: {
    severity: 'error',
    title: 'A trap',
    meaning: 'From here no ending can be reached any more: neither an epilogue nor a dead end.',
    mend: 'Let a way lead on to an ending.',
  },
  FS303: {
    severity: 'error',
    title: 'No way on',
    meaning:
      'A player can complete this moment and then no transition holds, or no path is open: the game just ends, lost.',
    mend: 'End the list with a transition without a condition, or let one path always be open.',
  },
  FS304: {
    severity: 'error',
    title: 'A transition that is never taken',
    meaning: 'One before it always holds.',
    mend: 'Put the transition without a condition last.',
  },
  FS305: {
    severity: 'error',
    title: 'A condition that can never hold',
    meaning:
      'What it asks for cannot be so when it is asked: nobody gives the item, no moment before teaches the fact, that run or rank is not possible. What depends on it is never seen.',
    mend: 'Ask for something that can be so here, or let an earlier moment bring it.',
  },
  FS306: {
    severity: 'error',
    title: 'No epilogue can be reached',
    meaning: 'Nobody can win this story.',
    mend: 'Let a way lead to an epilogue.',
  },
  FS307: {
    severity: 'error',
    title: 'No epilogue within the interactions',
    meaning: 'Even the shortest way to an epilogue costs more interactions than a run has.',
    mend: 'Raise `maxInteractions`, or shorten the way.',
  },
  FS308: {
    severity: 'error',
    title: 'Rank A is out of reach',
    meaning:
      'Even a player who does everything right gets less than 85 points, so nobody gets a golden ticket.',
    mend: 'Raise `maxInteractions` or `par`, or add perfect answers on the way to an epilogue.',
  },
  FS309: {
    severity: 'error',
    title: 'A cascade of more than five skips',
    meaning: 'One start skips five moments at most; the sixth is shown although its rules say skip.',
    mend: 'Let `skipTo` lead past the others, or let one of them always be shown.',
  },
  FS310: {
    severity: 'error',
    title: 'Skips that go in a circle',
    meaning:
      'Moments that are all skipped lead to each other; after five of them one is shown although its rules say skip.',
    mend: 'Let one skip lead out of the circle.',
  },
  FS311: {
    severity: 'error',
    title: 'An opening that is never spoken',
    meaning: 'Of several openings the last that holds is spoken, and a later one always holds.',
    mend: 'Put openings without a condition first.',
  },
  FS312: {
    severity: 'error',
    title: 'A moment that is always skipped',
    meaning: 'Its skip rules, or having nothing to give or to ask, hide it in every run.',
    mend: 'Change its skip rules, or take it out.',
  },
  FS313: {
    severity: 'warning',
    title: 'There may be no opening',
    meaning: 'Sometimes no opening holds; the moment then begins in silence.',
    mend: 'Put an opening without a condition first.',
  },
  FS314: {
    severity: 'warning',
    title: '`par` is out of proportion',
    meaning:
      'Interactions saved are measured against `par`: it should lie between the shortest way and `maxInteractions`.',
    mend: 'Write how many interactions a careful player needs.',
  },
  FS315: {
    severity: 'warning',
    title: 'Some runs have no epilogue',
    meaning: 'In this run number no epilogue can be reached, though it can in others.',
    mend: 'Let a way lead to an epilogue in every run, if it is not meant so.',
  },
  FS316: {
    severity: 'error',
    title: 'Not within the interactions',
    meaning: 'Even the shortest way to this moment costs all interactions that a run has.',
    mend: 'Raise `maxInteractions`, or shorten the way.',
  },
  FS317: {
    severity: 'warning',
    title: 'Tight',
    meaning: 'A player who says one right thing at a time has no interactions left before any epilogue.',
    mend: 'Raise `maxInteractions`, ask for less, or let more be skipped.',
  },
  FS318: {
    severity: 'warning',
    title: 'A line that is never said',
    meaning: 'Its condition cannot hold when the line would be said.',
    mend: 'Ask for something that can be so here, or take the line out.',
  },
  FS319: {
    severity: 'warning',
    title: 'Those who play well hardly win',
    meaning:
      'In the rehearsal, of players who nearly always say what fits, fewer than half came to an epilogue.',
    mend: 'Look where a success leads, and whether what is asked for can be done with what there is.',
  },
  FS320: {
    severity: 'warning',
    title: 'Rank A is hardly ever reached',
    meaning:
      'In the rehearsal nobody of those who play well got rank A or better, so hardly anybody gets a ticket.',
    mend: 'Raise `maxInteractions` or `par`, add perfect answers, or make goals and battles easier.',
  },
  FS321: {
    severity: 'warning',
    title: 'Hardly anybody succeeds here',
    meaning: 'In the rehearsal all who play well failed in this moment.',
    mend: 'Ask for less, give more patience, or make the opponents weaker.',
  },
  FS322: {
    severity: 'warning',
    title: 'Hardly anybody comes here',
    meaning:
      'There is a way to this moment, but in the rehearsal, in which each player comes back twice, nobody has taken it.',
    mend: 'Let it be shown in earlier runs, or let an easier way lead here.',
  },
  FS323: {
    severity: 'warning',
    title: 'Hardly anybody gets this',
    meaning: 'It can be got, but in the rehearsal nobody has got it.',
    mend: 'Give it for something that is easier to do.',
  },
  FS324: {
    severity: 'warning',
    title: 'A prize for playing badly',
    meaning:
      'To this reward or epilogue only those came in the rehearsal who failed in moments on purpose; a success leads past it.',
    mend: 'Look whether the conditions on the way here are the right way round.',
  },
} as const satisfies Record<string, Diagnostic>;
