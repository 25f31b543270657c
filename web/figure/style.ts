import type { Shape, Shaped } from './shape.ts';

/** The numbers and colours that a person's features are drawn with. */
export const FACE_STYLE = {
  /** -1 looks to the left of the picture, 1 to the right. */
  turn: 'number',
  /** 1 draws the lines of age. */
  age: 'number',
  /** 1 where a hat or hair hides the forehead's wrinkles. */
  coveredForehead: 'number',
  lash: 'colour',
  blush: 'colour',
  flush: 'colour',
  /** Four values of one colour: what faces the light, what is lit, what is turned away, what is deepest. */
  skin: { base: 'colour', light: 'colour', shade: 'colour', deep: 'colour' },
  nose: { length: 'number', width: 'number' },
  eye: {
    /** Half the width of the near eye. */
    width: 'number',
    /** Height of the upper and depth of the lower lid above and below the eye line. */
    upper: 'number',
    lower: 'number',
    slant: 'number',
    /** Distance of each eye from the middle of the face. */
    gap: 'number',
    y: 'number',
    iris: 'number',
    lash: 'number',
    /** 1 draws a wing at the outer corner. */
    wing: 'number',
    white: 'colour',
    colour: 'colour',
  },
  brow: {
    width: 'number',
    thickness: 'number',
    arc: 'number',
    y: 'number',
    inner: 'number',
    outer: 'number',
    colour: 'colour',
  },
  mouth: {
    width: 'number',
    y: 'number',
    line: 'colour',
    /** Painted lips; empty for none. */
    lip: 'colour or nothing',
    lipTop: 'colour or nothing',
  },
} as const satisfies Shape;

export type FaceStyle = Shaped<typeof FACE_STYLE>;
export type Skin = FaceStyle['skin'];
