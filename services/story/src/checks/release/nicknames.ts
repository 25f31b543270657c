import type { DynamicItem } from '@fabula/rules/release/cards';
import type { Character } from '@fabula/rules/release/release';
import { LANGUAGES, type Language } from '@fabula/rules/release/text';
import type { CheckedRelease } from './checked-release.ts';

type Card = Pick<Character | DynamicItem, 'id' | 'slug' | 'name' | 'nicknames'>;

/** What somebody or something is called besides is nobody else's name or nickname. */
export function checkNicknames(checked: CheckedRelease): void {
  const { characters, items, dynamicItems } = checked.release;
  const all: readonly Card[] = [...characters, ...items, ...dynamicItems];
  for (const card of all) {
    for (const language of LANGUAGES) {
      (card.nicknames?.[language] ?? []).forEach((nickname, index) => {
        const other = all.find((each) => each.id !== card.id && isCalled(each, nickname, language));
        if (!other) return;
        const message = `"${nickname}" is what "${other.slug}" is called, too.`;
        checked.inCard('FS215', card, message, ['nicknames', language, index]);
      });
    }
  }
}

function isCalled({ name, nicknames }: Card, called: string, language: Language): boolean {
  const same = (text: string) => plain(text) === plain(called);
  return same(name[language]) || (nicknames?.[language] ?? []).some(same);
}

/** As it sounds: in whatever case, with or without accents. */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').trim();
}
