import i18next from 'i18next';
import type { AuthorTexts } from './en/authors.ts';
import type { Texts } from './en/index.ts';

/** A part of the page that is fetched by itself, with the English texts of its own. */
interface Part {
  readonly texts: Partial<Texts & AuthorTexts>;
}

/** Waits for a part of the page, which can speak English then: its texts came with its code. */
export async function withTexts<P extends Part>(coming: Promise<P>): Promise<P> {
  const part = await coming;
  i18next.addResourceBundle('en', 'translation', part.texts);
  return part;
}
