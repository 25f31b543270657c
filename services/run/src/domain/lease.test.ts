import { describe, expect, it } from '@jest/globals';
import { isSameInput, type KnownTurn } from './lease.ts';

const bytes = (text: string) => Buffer.from(text);
const known = (more: Partial<KnownTurn> = {}): KnownTurn => ({
  committed: false,
  kind: 'player_answer',
  digest: bytes('whole'),
  streaming: false,
  ...more,
});
const asked = { isStart: false, digest: bytes('whole'), jsonDigest: undefined, streaming: false };

describe('the same input', () => {
  it('has the same digest', () => {
    expect(isSameInput(known(), asked)).toBe(true);
    expect(isSameInput(known(), { ...asked, digest: bytes('other') })).toBe(false);
  });

  it('is a start of the same moment, whatever came with it', () => {
    const start = { ...asked, isStart: true, digest: bytes('other') };
    expect(isSameInput(known({ kind: 'start_moment' }), start)).toBe(true);
    expect(isSameInput(known(), start)).toBe(false);
  });

  it('may come whole after its pieces: then only its JSON is compared', () => {
    const pieces = known({ streaming: true, digest: bytes('json') });
    expect(isSameInput(pieces, { ...asked, jsonDigest: bytes('json') })).toBe(true);
    expect(isSameInput(pieces, { ...asked, jsonDigest: bytes('else') })).toBe(false);
    expect(isSameInput(pieces, { ...asked, streaming: true, digest: bytes('json') })).toBe(true);
    expect(isSameInput(pieces, { ...asked, streaming: true })).toBe(false);
  });

  it('may not come in pieces after it came whole', () => {
    expect(isSameInput(known(), { ...asked, streaming: true, digest: bytes('json') })).toBe(false);
  });
});
