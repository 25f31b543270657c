import type { FaceKey, FaceNumbers } from './numbers.ts';
import { round } from './pen.ts';

const SLOT = /\{([^{}]*)\}/g;

/** Text of a number in a layer that starts at `base` and follows the face: slot(128, {mouthCurve: -0.22}). */
export function slot(base: number, slopes: Partial<Record<FaceKey, number>>): string {
  const terms = Object.entries(slopes).map(([key, slope]) => ` ${key} ${slope}`);
  return `{${base}${terms.join('')}}`;
}

function fill(text: string, face: FaceNumbers): number {
  const [base, ...terms] = text.split(' ');
  let value = Number(base);
  for (let i = 0; i + 1 < terms.length; i += 2)
    value += (face[terms[i] as FaceKey] ?? 0) * Number(terms[i + 1]);
  return Number.isFinite(value) ? round(value) : 0;
}

/** The markup of a layer for one face. Markup without slots comes back as it is. */
export function fillSlots(markup: string, face: FaceNumbers): string {
  if (!markup.includes('{')) return markup;
  return markup.replace(SLOT, (_, text: string) => String(fill(text, face)));
}
