// Widths, heights and qualities of the specification's image list (section 9, Images).
export const WIDTHS = [80, 400, 640, 800, 1200, 1280, 1600, 1920, 2560, 3840] as const;
export const HEIGHTS = [80, 300, 400, 600, 900, 1200] as const;
export const QUALITIES = [65, 70, 75, 85, 90, 92, 95] as const;

const DEFAULT_QUALITY = 75;

/** What an image is rendered as. Pixels; the height follows from the picture when undefined. */
export interface Variant {
  readonly width: number;
  readonly height: number | undefined;
  readonly quality: number;
}

/** Reads `width`, `height` and `quality` of a query; undefined when none is asked. What is not on the lists becomes its nearest. */
export function parseVariant(query: Readonly<Record<string, unknown>>): Variant | undefined {
  const [width, height, quality] = [query.width, query.height, query.quality].map(toNumber);
  if (width === undefined && height === undefined && quality === undefined) return undefined;
  return {
    width: nearest(WIDTHS, width ?? WIDTHS[WIDTHS.length - 1] ?? 1920),
    height: height === undefined ? undefined : nearest(HEIGHTS, height),
    quality: nearest(QUALITIES, quality ?? DEFAULT_QUALITY),
  };
}

function nearest(list: readonly number[], wanted: number): number {
  return list.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best));
}

function toNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}
