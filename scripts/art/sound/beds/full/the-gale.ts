import { canvasDrum } from '../../people.ts';
import { scatter, seeded } from '../../random.ts';
import { add, addRing, createRing } from '../../ring.ts';
import { echoOf } from '../../room.ts';
import { call } from '../../throats.ts';
import { rain, wind } from '../../weather.ts';
import type { Bed } from '../bed.ts';
import { cello } from '../music.ts';

const BEAT = 0.5;
const SECONDS = 20;
const PATTERN = [1, 0, 0.5, 0.6, 0.9, 0, 0.5, 0];

/** The wind has the left ear, the ship's crew the right; drums of canvas between them. */
export const theGale: Bed = {
  name: 'the-gale',
  loudness: 0.1,
  bitrate: 64,
  draw() {
    const ring = createRing(SECONDS);
    const random = seeded(291);
    const { left, right } = wind({ seconds: SECONDS, seed: 292, pitch: 380, restless: 0.5 });
    addRing(ring, { left, right: right.map((x) => x * 0.25) }, 1.1);
    addRing(ring, rain(SECONDS, { drops: 90, pitch: 1500, seed: 293 }), 0.5);
    const crew = createRing(SECONDS);
    for (const [i, at] of scatter(12, SECONDS, 294).entries()) {
      const from = 140 + random() * 140;
      const vowel = (['ey', 'oh', 'ah'] as const)[i % 3] ?? 'ey';
      add(crew, call({ vowel, from, to: from * 0.9, seconds: 0.4 + random() * 0.4 }), {
        at,
        gain: 0.5,
        pan: 0.9,
      });
    }
    addRing(ring, crew, 0.35);
    addRing(ring, echoOf(crew, { decay: 1.8, dark: 1300 }), 0.5);
    for (let i = 0; i * BEAT < SECONDS - 0.01; i++) {
      const gain = PATTERN[i % PATTERN.length] ?? 0;
      if (gain > 0) add(ring, canvasDrum(i % 8 ? 74 : 56, 295 + (i % 4)), { at: i * BEAT, gain: gain * 0.6 });
    }
    addRing(ring, cello(SECONDS, 38, 4), 0.2);
    return ring;
  },
};
