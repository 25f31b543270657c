import { z } from 'zod';
import { FigureRefused } from './errors.ts';
import { checkMarkup } from './svg.ts';

const number = z.number();
const colour = z.string().regex(/^#[0-9a-f]{3,8}$/i, 'is no colour like #aabbcc');
const numbers = z.record(z.string(), number);
const emotions = ['normal', 'happiness', 'sadness', 'anger', 'fear', 'disgust', 'surprise'] as const;
const layer = z.string();

/** What of `figure.json` (`web/figure`) no other program may get wrong; a page looks at the numbers and colours of a face itself. */
const figure = z.looseObject({
  format: z.literal(1),
  key: z.string(),
  name: z.string(),
  scale: number,
  headScale: number,
  rim: z.union([z.literal(''), colour]),
  layers: z.strictObject({
    ...{
      hairBack: layer,
      neck: layer,
      body: layer,
      skull: layer,
      mask: layer,
      hairFront: layer,
      front: layer,
    },
  }),
  face: z.looseObject({}),
  targets: z.looseObject({ rest: numbers, emotions: z.record(z.enum(emotions), numbers) }),
});

/** Throws FigureRefused, and DrawingRefused where a layer does more than to draw. */
export function checkFigure(text: string): void {
  const { data, error } = figure.safeParse(parsed(text));
  if (data === undefined) {
    const [first] = error.issues;
    throw new FigureRefused(`${first?.path.join('.') || 'all of it'}: ${first?.message ?? ''}`);
  }
  for (const markup of Object.values(data.layers)) checkMarkup(markup);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FigureRefused('it is not JSON');
  }
}
