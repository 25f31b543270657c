import { examples, id, line, talk } from '../../build.ts';
import { opens, story } from '../scene.ts';
import type { Transcript } from '../transcript.ts';

const path = (name: string, to: string, more: object = {}) => ({
  ...{
    path: name,
    label: { en: name, fr: name },
    to,
    examples: examples(name),
    reply: [line(`${name}, then.`)],
  },
  ...more,
});

export const crossroad: Transcript = {
  title: 'A closed path asks for a reason, another asks back; then it is taken.',
  release: story({
    ...talk,
    ...opens('Red, white or dark?'),
    type: 'crossroad',
    paths: [
      path('red', id(2), {
        when: { fact: 'red-can-warn' },
        closed: { lines: [line('Why red?')], reason: examples('a warning'), fact: 'red-can-warn' },
        confirm: { when: { run: { from: 1 } }, lines: [line('You are sure?')] },
      }),
      path('dark', id(3)),
    ],
  }),
  turns: [
    { words: 'Green!', judged: { path: 'green' } },
    { words: 'Red.', judged: { path: 'red' } },
    { words: 'Because red is a warning.', judged: { reason: true } },
    { words: 'Red. Yes.', judged: { path: 'red' } },
  ],
};

export const nexus: Transcript = {
  title:
    'One comes back; a way that was taken is closed. Of two in one breath the first is taken. Where one is left, it is taken.',
  release: story({
    ...talk,
    ...opens('Down or up?'),
    type: 'nexus',
    paths: [
      path('down', id(5)),
      path('desk', id(5)),
      path('up', id(2), { later: [line('And then up. I noted it.')] }),
    ],
  }),
  turns: [
    { words: 'First the boy, then up.', judged: { path: 'down', laterPath: 'up' } },
    'start',
    'start',
    { words: 'Down again.', judged: { path: 'down' } },
    { words: 'The desk, then.', judged: { path: 'desk' } },
    'start',
    'start',
  ],
};
