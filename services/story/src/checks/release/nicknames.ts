import { LANGUAGES, type Language } from '@fabula/rules/release/text';
import type { FieldPath } from '../../source-file.ts';
import type { CheckedRelease, FindingText } from './checked-release.ts';

interface Card {
  readonly id: string;
  readonly slug: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly nicknames?: Readonly<Record<Language, readonly string[]>> | undefined;
}

interface Called {
  readonly card: Card;
  readonly tell: (path: FieldPath, text: FindingText) => void;
}

/** What somebody or something is called besides is nobody else's name or nickname. */
export function checkNicknames(checked: CheckedRelease): void {
  const all = cardsOf(checked);
  for (const { card, tell } of all) {
    for (const language of LANGUAGES) {
      (card.nicknames?.[language] ?? []).forEach((nickname, index) => {
        const other = all.find((each) => each.card.id !== card.id && isCalled(each.card, nickname, language));
        if (!other) return;
        const message = `"${nickname}" is what "${other.card.slug}" is called, too.`;
        tell(['nicknames', language, index], { message });
      });
    }
  }
}

function cardsOf(checked: CheckedRelease): Called[] {
  const { characters, items, dynamicItems } = checked.release;
  const inStory = (list: string, cards: readonly Card[]): Called[] =>
    cards.map((card) => ({
      card,
      tell: (path, text) => checked.inStory('FS215', [list, card.slug, ...path], text),
    }));
  const people = characters.map((card) => ({
    card,
    tell: (path: FieldPath, text: FindingText) => checked.inCharacter('FS215', card.slug, path, text),
  }));
  return [...people, ...inStory('items', items), ...inStory('dynamicItems', dynamicItems)];
}

function isCalled({ name, nicknames }: Card, called: string, language: Language): boolean {
  const same = (text: string) => plain(text) === plain(called);
  return same(name[language]) || (nicknames?.[language] ?? []).some(same);
}

/** As it sounds: in whatever case, with or without accents. */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').trim();
}
