/** What an image is rendered as. Pixels; the height follows from the picture when undefined. */
export interface Variant {
  readonly width: number;
  readonly height: number | undefined;
  readonly quality: number;
}

// Specification, section 9, Images. Of avatars, the logo and thumbnails (at 1, 1.5 and 2 times) it names the height too.
const BACKGROUND = [
  { width: 1920, quality: 90 },
  { width: 2560, quality: 92 },
  { width: 3840, quality: 95 },
] as const;
const CAROUSEL = [
  { width: 640, quality: 65 },
  { width: 1280, quality: 70 },
  { width: 1920, quality: 75 },
] as const;
const CUT = [
  { width: 80, height: 80, quality: 85 },
  { width: 400, height: 300, quality: 85 },
  { width: 400, height: 400, quality: 85 },
  { width: 800, height: 600, quality: 95 },
  { width: 1200, height: 900, quality: 95 },
  { width: 1600, height: 1200, quality: 95 },
] as const;

/** All that is ever rendered of a picture: who asks for anything else makes nothing new. */
export const VARIANTS: readonly Variant[] = [
  ...CUT,
  ...[...BACKGROUND, ...CAROUSEL, ...CUT].map(({ width, quality }) => ({
    width,
    height: undefined,
    quality,
  })),
];

const DEFAULT = { width: 1920, quality: 75 };

/** Reads `width`, `height` and `quality` of a query; undefined when none is asked. What is not on the list becomes its nearest. */
export function parseVariant(query: Readonly<Record<string, unknown>>): Variant | undefined {
  const [width, height, quality] = [query.width, query.height, query.quality].map(toNumber);
  if (width === undefined && height === undefined && quality === undefined) return undefined;
  const wanted = { width: width ?? DEFAULT.width, height, quality: quality ?? DEFAULT.quality };
  const alike = VARIANTS.filter((each) => (each.height === undefined) === (height === undefined));
  return alike.reduce((best, each) => (isNearer(each, best, wanted) ? each : best));
}

/** Width decides, then height, then quality. */
function isNearer(one: Variant, other: Variant, wanted: Variant): boolean {
  for (const side of ['width', 'height', 'quality'] as const) {
    const [a, b] = [one, other].map((each) => Math.abs((each[side] ?? 0) - (wanted[side] ?? 0)));
    if (a !== b) return (a ?? 0) < (b ?? 0);
  }
  return false;
}

function toNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}
