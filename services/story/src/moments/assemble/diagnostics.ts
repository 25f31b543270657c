import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

export const diagnostics = {
  FS409: {
    severity: 'error',
    title: 'More may stay than there can be',
    meaning: 'The most who may stay is no fewer than the team can have here, so there is nothing to decide.',
    mend: 'Lower `maxNumberOfCharacters`, or let more join before.',
  },
} as const satisfies Record<string, Diagnostic>;
