import type { Language } from '../player.ts';
import type { Guest } from './guest.ts';
import { SCENES, TEXTS } from './texts.ts';

/** What stands in sight or is told to a screen reader, each with the language that its element names; '' is the page's. */
const SAID = `(() => {
  const said = [];
  const say = (words, at) => {
    const text = (words ?? '').replace(/\\s+/g, ' ').trim();
    const lang = at.closest('[lang]:not(html)')?.lang ?? '';
    if (/\\p{L}/u.test(text) && at.checkVisibility() && !at.closest('style, script, noscript')) said.push([lang, text]);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === 3) say(node.textContent, node.parentElement);
    else for (const name of ['aria-label', 'placeholder', 'title', 'alt']) say(node.getAttribute(name), node);
  }
  return said;
})()`;

const flat = (texts: object): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : flat(text)));

/** A text whatever stands in its holes. */
const asPattern = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[$()*+.?[\\\]^|]/g, '\\$&').replace(/{{\w+}}/g, '.*')}$`);

const says = (patterns: readonly RegExp[], words: string) => patterns.some((pattern) => pattern.test(words));

/** Texts of two languages that are not the same in both. */
function texts(own: object, other: object): RegExp[] {
  const others = new Set(flat(other));
  return flat(own)
    .filter((text) => !others.has(text) && /[^{}\W]{3}/.test(text.replace(/{{\w+}}/g, '')))
    .map(asPattern);
}

/** What a scene says in another language than it should: the page's own words are the page's, all else is the run's. */
export async function strayWords({ page, language }: Guest, run: Language): Promise<string[]> {
  const other = run === 'fr' ? 'en' : 'fr';
  const ofPage = flat(TEXTS[language]).map((text) => asPattern(text.replace(/\s+/g, ' ')));
  const ofOtherScenes = texts(SCENES[other], SCENES[run]);
  const said = await page.evaluate<[string, string][]>(SAID);
  return said.flatMap(([lang, words]) => {
    const isIn = lang === '' ? says(ofPage, words) : lang === run && !says(ofOtherScenes, words);
    return isIn ? [] : [`${lang || 'page'}: ${words}`];
  });
}
