import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseVariant, VARIANTS } from './variant.ts';

describe('parseVariant', () => {
  it('asks for the file itself when nothing is asked', () => {
    expect(parseVariant({ v: 'abc' })).toBeUndefined();
  });

  it('takes what is on the list as it is', () => {
    for (const variant of VARIANTS) {
      const { width, height, quality } = variant;
      const query = { width: `${width}`, quality: `${quality}`, ...(height && { height: `${height}` }) };
      expect(parseVariant(query)).toEqual(variant);
    }
  });

  it('takes the nearest of what is not', () => {
    const uncut = { height: undefined };
    expect(parseVariant({ width: '1100', quality: '1' })).toEqual({ width: 1200, quality: 95, ...uncut });
    expect(parseVariant({ width: '1920', quality: '84' })).toEqual({ width: 1920, quality: 90, ...uncut });
    expect(parseVariant({ width: '999999' })).toEqual({ width: 3840, quality: 95, ...uncut });
    expect(parseVariant({ width: '500', height: '390' })).toEqual({ width: 400, height: 400, quality: 85 });
    expect(parseVariant({ width: '1', height: '-5' })).toEqual({ width: 80, height: 80, quality: 85 });
  });

  it('never leaves the list, whatever the query says, and the list is short', () => {
    expect(VARIANTS.length).toBeLessThan(20);
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('width', 'height', 'quality'), fc.anything()), (query) => {
        const variant = parseVariant(query);
        if (variant) expect(VARIANTS).toContain(variant);
      }),
    );
  });
});
