import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

export const diagnostics = {
  FS415: {
    severity: 'warning',
    title: 'Nothing to choose',
    meaning: 'There are no more options than may be picked.',
    mend: 'Take `pick` out, or add options.',
  },
} as const satisfies Record<string, Diagnostic>;
