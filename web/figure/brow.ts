import type { FaceNumbers } from './numbers.ts';
import type { Pen } from './pen.ts';
import { path } from './pen.ts';
import type { FaceStyle } from './style.ts';

/** One brow around (0, 0); side -1 is the near (left) one. */
export function drawBrow(pen: Pen, style: FaceStyle, face: FaceNumbers, side: -1 | 1): string {
  const { brow } = style;
  const inward = -side;
  const w = brow.width * (side > 0 ? 0.88 : 1);
  const t = brow.thickness;
  const yi = brow.inner - (side < 0 ? face.browInL : face.browInR);
  const yo = brow.outer - (side < 0 ? face.browOutL : face.browOutR);
  const arc = brow.arc + face.browArc;
  const xi = inward * w * 0.82;
  const xo = -inward * w;
  const upper = path`M${xi},${yi - t * 0.5} C${xi * 0.3},${(yi + yo) / 2 - arc - t * 0.75} ${xo * 0.5},${yi * 0.35 + yo * 0.65 - arc - t * 0.6} ${xo},${yo}`;
  const lower = path`C${xo * 0.45},${yi * 0.3 + yo * 0.7 - arc + t * 0.55} ${xi * 0.3},${(yi + yo) / 2 - arc + t * 0.7} ${xi},${yi + t * 0.55}`;
  return pen.fill(path`${upper} ${lower} Q${xi + inward * 6},${yi} ${xi},${yi - t * 0.5} Z`, brow.colour);
}
