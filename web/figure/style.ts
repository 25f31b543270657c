/** Four values of one colour: what faces the light, what is lit, what is turned away, what is deepest. */
export interface Skin {
  base: string;
  light: string;
  shade: string;
  deep: string;
}

export interface EyeStyle {
  /** Half the width of the near eye. */
  width: number;
  /** Height of the upper and depth of the lower lid above and below the eye line. */
  upper: number;
  lower: number;
  slant: number;
  /** Distance of each eye from the middle of the face. */
  gap: number;
  y: number;
  iris: number;
  lash: number;
  /** 1 draws a wing at the outer corner. */
  wing: number;
  white: string;
  colour: string;
}

export interface BrowStyle {
  width: number;
  thickness: number;
  arc: number;
  y: number;
  inner: number;
  outer: number;
  colour: string;
}

export interface MouthStyle {
  width: number;
  y: number;
  line: string;
  /** Painted lips; empty for none. */
  lip: string;
  lipTop: string;
}

/** The numbers and colours that a person's features are drawn with. */
export interface FaceStyle {
  /** -1 looks to the left of the picture, 1 to the right. */
  turn: number;
  /** 1 draws the lines of age. */
  age: number;
  /** 1 where a hat or hair hides the forehead's wrinkles. */
  coveredForehead: number;
  skin: Skin;
  lash: string;
  blush: string;
  flush: string;
  nose: { length: number; width: number };
  eye: EyeStyle;
  brow: BrowStyle;
  mouth: MouthStyle;
}
