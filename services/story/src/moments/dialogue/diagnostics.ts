import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

export const diagnostics = {
  FS403: {
    severity: 'error',
    title: 'A goal out of reach',
    meaning: 'All that counts together is worth less than the goal asks for.',
    mend: 'Lower the goal or give its parts more points.',
  },
  FS412: {
    severity: 'error',
    title: 'Patience runs out before the goal',
    meaning: 'Even at two things heard in each turn it takes more turns than there is patience.',
    mend: 'Raise `patience`, or ask for less.',
  },
} as const satisfies Record<string, Diagnostic>;
