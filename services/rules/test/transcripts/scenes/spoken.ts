import { aMoment, aRelease, GUEST, id, line } from '../../build.ts';
import { opens, story } from '../scene.ts';
import type { Transcript } from '../transcript.ts';

export const monologue: Transcript = {
  title: 'It is heard, gives what it grants, and leads on. A start costs nothing.',
  release: story({
    type: 'monologue',
    openings: [
      { lines: [line('You are late.')] },
      {
        when: { run: { from: 2 } },
        lines: [line('You again.'), line('Late again.', { characterId: GUEST })],
      },
    ],
    grants: [{ on: 'completion', characterIds: [GUEST], facts: ['met'] }],
  }),
  run: { loopNumber: 2 },
  turns: [],
};

export const epilogue: Transcript = {
  title: 'The run is won and gets its rank; at rank A there is a golden ticket besides.',
  release: aRelease([aMoment(1, { type: 'epilogue', ...opens('It is day.') })], {
    maxInteractions: 12,
    par: 6,
  }),
  turns: [],
};

export const deadEnd: Transcript = {
  title: 'The run is lost.',
  release: aRelease([
    aMoment(1, { type: 'dead_end', ...opens('The light goes out.') }),
    aMoment(2, { type: 'epilogue', id: id(2) }),
  ]),
  turns: [],
};
