import type { FaceTargets } from '@fabula/figure/blend';
import { REST } from '@fabula/figure/numbers';

/** Where the numbers of a face go at full strength. */
export const targets: FaceTargets = {
  rest: REST,
  emotions: {
    normal: { mouthCurve: 7 },
    happiness: {
      ...{ browInL: 6, browInR: 6, browOutL: 8, browOutR: 8, browArc: 8, lidLow: 0.62, lidTop: -0.06 },
      ...{ mouthW: 1.36, mouthCurve: 30, mouthOpen: 0.55, teeth: 1, blush: 0.9 },
      ...{ tilt: -4, headY: -6, shoulders: -4 },
    },
    sadness: {
      ...{ browInL: 26, browInR: 26, browOutL: -16, browOutR: -16, browArc: -3 },
      ...{ lidTop: -0.34, lidLow: 0.12, lidSlant: -7, gazeX: -6, gazeY: 11 },
      ...{ mouthW: 0.84, mouthCurve: -24, tear: 1, tilt: 6, headY: 20, headX: -6, shoulders: 18 },
    },
    anger: {
      ...{ browInL: -25, browInR: -25, browOutL: 16, browOutR: 16 },
      ...{ lidTop: -0.1, lidLow: 0.34, lidSlant: 11, pupil: 0.86 },
      ...{ mouthW: 1.12, mouthCurve: -18, mouthOpen: 0.5, teeth: 1, grit: 1, flush: 1 },
      ...{ headY: 10, shoulders: -16 },
    },
    fear: {
      ...{ browInL: 32, browInR: 32, browOutL: 2, browOutR: 2, lidTop: 0.42, lidLow: -0.18, pupil: 0.62 },
      ...{ gazeX: 9, mouthCurve: -22, mouthOpen: 0.36, teeth: 0.9, grit: 0.6, sweat: 1 },
      ...{ tilt: -6, headX: -10, headY: 8, shoulders: -40 },
    },
    disgust: {
      ...{ browInL: -20, browInR: -6, browOutL: -2, browOutR: 20, lidTop: -0.42, lidLow: 0.56, lidSlant: 4 },
      ...{ gazeX: -15, gazeY: 4, mouthW: 0.86, mouthCurve: -15, mouthSkew: 15, sneer: 1 },
      ...{ tilt: 7, headX: 10, headY: -2, shoulders: -6 },
    },
    surprise: {
      ...{ browInL: 30, browInR: 30, browOutL: 26, browOutR: 26, browArc: 12 },
      ...{ lidTop: 0.5, lidLow: -0.22, pupil: 0.84, mouthW: 0.6, mouthCurve: 2, mouthOpen: 1.05, round: 1 },
      ...{ headY: -16, shoulders: -12 },
    },
  },
};
