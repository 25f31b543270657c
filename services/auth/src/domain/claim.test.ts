import { describe, expect, it } from '@jest/globals';
import { decided, ROWS } from '../../test/ways-in/table.ts';

describe('what a mailbox is good for', () => {
  it.each(ROWS)(
    'proven $isEmailProven, known device $isKnownDevice, $role, factor $hasFactor: $claim, and $letIn where its reader is let in',
    (row) => {
      expect(decided(row)).toBe(row.claim);
      expect(decided(row, true)).toBe(row.letIn);
    },
  );
});
