/** The seven emotions of a character, in the order in which media files are written. */
export const EMOTION_KEYS = [
  'normal',
  'happiness',
  'sadness',
  'anger',
  'fear',
  'disgust',
  'surprise',
] as const;
export type EmotionKey = (typeof EMOTION_KEYS)[number];

/**
 * A face at rest. Lengths are in units of the 900 x 1200 figure box, angles in degrees, the rest are shares
 * of one. A positive brow is up, a positive `mouthCurve` smiles, a positive `lidTop` opens the eye.
 */
export const REST = {
  browInL: 0,
  browInR: 0,
  browOutL: 0,
  browOutR: 0,
  browArc: 0,
  lidTop: 0,
  lidLow: 0,
  lidSlant: 0,
  pupil: 1,
  gazeX: 0,
  gazeY: 0,
  mouthW: 1,
  mouthCurve: 0,
  mouthOpen: 0,
  mouthSkew: 0,
  teeth: 0,
  grit: 0,
  round: 0,
  tilt: 0,
  headX: 0,
  headY: 0,
  shoulders: 0,
  blush: 0,
  flush: 0,
  tear: 0,
  sweat: 0,
  sneer: 0,
  blink: 0,
};
export type FaceKey = keyof typeof REST;
export type FaceNumbers = Record<FaceKey, number>;

export const FACE_KEYS = Object.keys(REST) as FaceKey[];
