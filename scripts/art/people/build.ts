import type { FigureData, LayerKey } from '@fabula/figure/data';
import { createPen } from '@fabula/figure/pen';
import type { FaceStyle } from '@fabula/figure/style';
import { targets } from './emotions.ts';
import { drawNeck, drawSkull } from './head.ts';
import type { Draw, Person } from './person.ts';

const MOUTH = { width: 44, y: 112, line: '#4a1d20', lip: '', lipTop: '' };
const DARK = '#20131b';

function faceStyle(person: Person): FaceStyle {
  const { skin, hair } = person;
  return {
    ...{ turn: 1, age: 0, coveredForehead: 0, lash: DARK, blush: '#e8604f', flush: '#c8261f' },
    ...person.face,
    skin,
    nose: { length: 66, width: 25, ...person.nose },
    eye: {
      ...{ width: 37, upper: 21, lower: 12, slant: 3, gap: 57, y: 0, iris: 16.5, lash: 7.5, wing: 0 },
      ...{ white: '#f7eadb', colour: '#3d5a63' },
      ...person.eye,
    },
    brow: {
      width: 46,
      thickness: 13,
      arc: 10,
      y: -44,
      inner: 0,
      outer: 0,
      colour: hair.base,
      ...person.brow,
    },
    mouth: { ...MOUTH, ...person.mouth },
  };
}

/** The person as the figure of a release: layers drawn, face and emotions as numbers. */
export function buildFigure(person: Person): FigureData {
  const layer = (key: LayerKey, ...draws: (Draw | undefined)[]) => {
    const pen = createPen(`~${key}`);
    return draws.map((draw) => draw?.(pen, person) ?? '').join('');
  };
  return {
    format: 1,
    key: person.key,
    name: person.name,
    scale: person.scale ?? 1,
    headScale: person.headScale ?? 1.17,
    rim: person.rim ?? '',
    layers: {
      hairBack: layer('hairBack', person.hairBack),
      neck: layer('neck', person.ownNeck ?? drawNeck),
      body: layer('body', person.outfit),
      skull: layer('skull', person.skull ?? drawSkull, person.underFeatures),
      mask: layer('mask', person.overMouth),
      hairFront: layer('hairFront', person.hairFront),
      front: layer('front', person.front),
    },
    face: faceStyle(person),
    targets,
  };
}
