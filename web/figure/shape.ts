/** What stands in a field of a file: the names are as an error says them. */
type Kind = 'string' | 'number' | 'colour' | 'colour or nothing';

/** The fields of an object, by name. */
export interface Shape {
  readonly [field: string]: Kind | Shape;
}

/** An object of a shape. */
export type Shaped<S> = S extends 'number'
  ? number
  : S extends string
    ? string
    : { -readonly [K in keyof S]: Shaped<S[K]> };

export class InvalidFigure extends Error {
  override readonly name = 'InvalidFigure';
}

const FITS: Record<Kind, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  number: Number.isFinite,
  colour: (value) => typeof value === 'string' && /^#[0-9a-f]{3,8}$/i.test(value),
  'colour or nothing': (value) => value === '' || FITS.colour(value),
};

export function fields(value: unknown, at: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new InvalidFigure(`${at} is not an object`);
  return value as Record<string, unknown>;
}

/** Throws {@link InvalidFigure}, which names the first field that is wrong. */
export function check(value: unknown, shape: Kind | Shape, at: string): void {
  if (typeof shape === 'object') {
    const of = fields(value, at);
    for (const [key, kind] of Object.entries(shape)) check(of[key], kind, `${at}.${key}`);
  } else if (!FITS[shape](value)) throw new InvalidFigure(`${at} is not a ${shape}`);
}
