import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

export const diagnostics = {
  FS414: {
    severity: 'warning',
    title: 'A bet of more than there is',
    meaning: '`maxBet` is more than a run has interactions.',
    mend: 'Lower `maxBet`.',
  },
} as const satisfies Record<string, Diagnostic>;
