import { expect, test } from '@jest/globals';
import { Kept } from './storage.ts';

class Cupboard implements Storage {
  readonly kept = new Map<string, string>();
  room = true;
  get length() {
    return this.kept.size;
  }
  clear = () => this.kept.clear();
  key = () => null;
  removeItem = (key: string) => void this.kept.delete(key);
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => {
    if (!this.room) throw new DOMException('no room left', 'QuotaExceededError');
    this.kept.set(key, value);
  };
}

test('where the browser lets nobody keep anything, a value lasts as long as the page', () => {
  const blocked = new Kept(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(blocked.get('language')).toBeNull();
  expect(blocked.set('language', 'fr')).toBe(false);
  expect(blocked.get('language')).toBe('fr');
});

test('what can be kept is, and a full storage does not bring an older value back', () => {
  const cupboard = new Cupboard();
  const kept = new Kept(() => cupboard);
  expect(kept.set('language', 'fr')).toBe(true);
  expect(cupboard.kept.get('language')).toBe('fr');
  cupboard.room = false;
  expect(kept.set('language', 'es')).toBe(false);
  expect(kept.get('language')).toBe('es');
  cupboard.room = true;
  expect(kept.set('language', 'en')).toBe(true);
  expect([kept.get('language'), cupboard.kept.get('language')]).toEqual(['en', 'en']);
});
