import type { Pen } from '@fabula/figure/pen';
import type { FaceStyle, Skin } from '@fabula/figure/style';

/** Outline of a head around the eye line (y = 0). */
export interface HeadShape {
  width: number;
  top: number;
  jaw: number;
  chin: number;
  length: number;
}

export type Hair = Pick<Skin, 'base' | 'light' | 'shade'>;
export type Draw = (pen: Pen, person: Person) => string;

/** A person as drawn: what differs from the usual face, and how hair and clothes are cut. Gets all emotions. */
export interface Person {
  key: string;
  name: string;
  skin: Skin;
  hair: Hair;
  /** A rim light of their own, whatever the place. */
  rim?: string;
  scale?: number;
  headScale?: number;
  noEars?: boolean;
  neck?: number;
  head?: Partial<HeadShape>;
  face?: Partial<Pick<FaceStyle, 'turn' | 'age' | 'coveredForehead' | 'lash' | 'blush' | 'flush'>>;
  nose?: Partial<FaceStyle['nose']>;
  eye?: Partial<FaceStyle['eye']>;
  brow?: Partial<FaceStyle['brow']>;
  mouth?: Partial<FaceStyle['mouth']>;
  outfit: Draw;
  /** Instead of a head of flesh and of a neck, for whoever has none. */
  skull?: Draw;
  ownNeck?: Draw;
  faceMarks?: Draw;
  hairBack?: Draw;
  hairFront?: Draw;
  /** On the head, under the features. */
  underFeatures?: Draw;
  /** Over the mouth, under the brows. */
  overMouth?: Draw;
  front?: Draw;
}
