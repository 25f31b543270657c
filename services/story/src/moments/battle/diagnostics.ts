import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

export const diagnostics = {
  FS407: {
    severity: 'error',
    title: 'An opponent without health or attack',
    meaning: 'It would be beaten before it acts, or hurt nobody.',
    mend: 'Give it health and attack of 1 or more, here or in its character file.',
  },
  FS408: {
    severity: 'warning',
    title: 'An opponent who is in the team',
    meaning: 'In every run this character is in the team by then, and would fight on both sides.',
    mend: 'Let somebody fight who does not, or not always, belong to the team.',
  },
  FS416: {
    severity: 'warning',
    title: 'The manner is not named',
    meaning: 'A line that asks for a manner does not say which.',
    mend: 'Write `{style}` where the manner should be said.',
  },
  FS419: {
    severity: 'error',
    title: 'A battle that cannot be won',
    meaning:
      'The strongest card with the best of words, striking as often as there are turns and the team lives, does not take the health of the opponents.',
    mend: 'Give the opponents less health, or the battle more `patience`.',
  },
  FS421: {
    severity: 'error',
    title: 'A team that cannot fight',
    meaning:
      'Nobody who can be in the team of this battle has any health, or any attack without items: it is lost as it begins, or its blows weigh nothing.',
    mend: 'Give them `baseHealth` and `baseAttack`, or let somebody join before.',
  },
} as const satisfies Record<string, Diagnostic>;
