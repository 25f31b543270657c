/** Widths that the media service renders; the two largest are for full-screen places. */
export const WIDTHS = [400, 640, 800, 1080, 1280, 1600, 1920] as const;
export const WIDE = [640, 960, 1280, 1920, 2560, 3840] as const;

interface Rendering {
  width: number;
  quality: number;
  height?: number;
}

const isRendered = (url: string): boolean => url.startsWith('/media/image/') && !/\.svg(\?|$)/.test(url);

/** A picture of our own at another size; drawings (SVG) and foreign addresses stay as they are. */
export function rendered(url: string, { width, height, quality }: Rendering): string {
  if (!isRendered(url)) return url;
  const sized = `width=${width}${height ? `&height=${height}` : ''}&quality=${quality}&resize=cover`;
  return `${url}${url.includes('?') ? '&' : '?'}${sized}`;
}

interface Set {
  widths?: readonly number[];
  /** Height for a width of 1; without it the picture keeps its own. */
  ratio?: number;
  quality?: number;
}

/** A `srcset` of one picture; empty when there is nothing to choose from. */
export function srcSet(url: string, { widths = WIDTHS, ratio, quality = 75 }: Set = {}): string | undefined {
  if (!isRendered(url)) return undefined;
  const one = (width: number) => {
    const height = ratio ? { height: Math.round(width * ratio) } : {};
    return `${rendered(url, { width, quality, ...height })} ${width}w`;
  };
  return widths.map(one).join(', ');
}
