import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

export const diagnostics = {
  FS410: {
    severity: 'error',
    title: 'A threshold out of reach',
    meaning: 'Even the best work here is worth less than the threshold.',
    mend: 'Lower the threshold or give its parts more points.',
  },
} as const satisfies Record<string, Diagnostic>;
