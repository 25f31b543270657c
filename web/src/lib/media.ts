/** Widths that the media service renders (any other becomes its nearest, and is not what was asked). */
const WIDTHS = [400, 640, 800, 1200, 1280, 1600, 1920] as const;
/** For places that fill the screen. */
export const WIDE = [640, 1200, 1280, 1920, 2560, 3840] as const;

const isRendered = (url: string): boolean =>
  /^\/media\/(image|forged)\//.test(url) && !/\.svg(\?|$)/.test(url);

/** A picture of our own at another size; drawings (SVG) and foreign addresses stay as they are. */
export function rendered(url: string, width: number, quality: number): string {
  if (!isRendered(url)) return url;
  const sized = `width=${width}&quality=${quality}&resize=cover`;
  return `${url}${url.includes('?') ? '&' : '?'}${sized}`;
}

interface Set {
  widths?: readonly number[];
  quality?: number;
}

/** A `srcset` of one picture; empty when there is nothing to choose from. */
export function srcSet(url: string, { widths = WIDTHS, quality = 75 }: Set = {}): string | undefined {
  if (!isRendered(url)) return undefined;
  return widths.map((width) => `${rendered(url, width, quality)} ${width}w`).join(', ');
}

/** The first of several that there is: one that is not there may be told by an empty name. Empty where there is none. */
export const firstPicture = (...urls: readonly (string | undefined)[]): string => urls.find(Boolean) ?? '';
