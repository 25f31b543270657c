import type { Colours, Wanted } from '../missing.ts';
import { face, thing } from './faces.ts';
import { rastered } from './raster.ts';
import { ground, hills, lettering, svg } from './scene.ts';

const COVER = { width: 1600, height: 1200 };
const SCENE = { width: 1920, height: 1200 };
const PORTRAIT = { width: 900, height: 1200 };
const ITEM = { width: 900, height: 900 };
const TITLE = { width: 750, height: 500 };

/** A placeholder as the file that lies there: a drawing where one is wanted, else a JPEG. */
export function drawn(wanted: Wanted, colours: Colours): Promise<Blob> {
  const drawing = drawingOf(wanted, colours);
  if (wanted.kind === 'title') return Promise.resolve(new Blob([drawing], { type: 'image/svg+xml' }));
  return rastered(drawing);
}

/** The drawing alone, as SVG. */
export function drawingOf(wanted: Wanted, colours: Colours): string {
  switch (wanted.kind) {
    case 'title':
      return svg(TITLE, lettering(wanted.name, colours.control, { width: TITLE.width, y: 250, most: 130 }));
    case 'cover': {
      const name = lettering(wanted.name, colours.text, { width: COVER.width, y: 560, most: 200 });
      return svg(COVER, ground(colours, COVER) + hills(wanted.seed, colours, COVER) + name);
    }
    case 'place': {
      const name = lettering(wanted.name, colours.text, { width: SCENE.width, y: 1120, most: 70 });
      return svg(SCENE, ground(colours, SCENE) + hills(wanted.seed, colours, SCENE) + name);
    }
    case 'item': {
      const shapes = placed(thing(wanted.seed, [colours.control, colours.text]), { x: 90, y: 90, side: 720 });
      return svg(ITEM, ground(colours, ITEM) + shapes);
    }
    case 'portrait': {
      const person = face(wanted.seed, wanted.emotion, [colours.control, between(colours)]);
      return svg(PORTRAIT, ground(colours, PORTRAIT) + placed(person, { x: 50, y: 400, side: 800 }));
    }
  }
}

/** Halfway from the colour of what is pressed to that of what is read. */
function between({ control, text }: Colours): string {
  const channel = (at: number) =>
    [control, text].reduce((sum, colour) => sum + Number.parseInt(colour.slice(at, at + 2), 16), 0) / 2;
  return `#${[1, 3, 5].map((at) => Math.round(channel(at)).toString(16).padStart(2, '0')).join('')}`;
}

interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** A drawing within another one. */
function placed(drawing: string, { x, y, side }: Square): string {
  return drawing.replace('<svg ', `<svg x="${x}" y="${y}" width="${side}" height="${side}" `);
}
