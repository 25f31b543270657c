const FINISHES = [
  'prismatic',
  'onyx',
  'crystal',
  'marble',
  'steel',
  'golden',
  'holographic',
  'permanent',
] as const;
export type Finish = (typeof FINISHES)[number];
/** The other names that a finish goes by. */
const ALIASES: Record<string, string> = { rainbow: 'prismatic', black: 'onyx', glass: 'crystal' };

/** The finish by one of its names; undefined for a plain card. */
export function finishOf(name: string): Finish | undefined {
  const key = name.toLowerCase();
  return FINISHES.find((each) => each === (ALIASES[key] ?? key));
}
