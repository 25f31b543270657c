const SPOKEN = ['aria-label', 'placeholder', 'title', 'alt'];

function languageAt(element: Element | null) {
  const named = element?.closest('[lang]:not(html)')?.getAttribute('lang');
  return named === 'en' || named === 'fr' ? named : 'page';
}

/** What is written and named in a part of the page, in its order, by the language that its elements name; `page` where none does. */
export function saidIn(part: Element = document.body): Record<'page' | 'en' | 'fr', string[]> {
  const said = { page: [] as string[], en: [] as string[], fr: [] as string[] };
  const say = (words: string | null, language: keyof typeof said) => {
    const text = words?.replace(/\s+/g, ' ').trim() ?? '';
    if (/\p{L}/u.test(text)) said[language].push(text);
  };
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Element)) say(node.textContent, languageAt(node.parentElement));
    else for (const name of SPOKEN) say(node.getAttribute(name), languageAt(node));
  }
  return said;
}
