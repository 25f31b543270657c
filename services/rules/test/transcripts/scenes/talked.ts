import { examples, GUEST, line, talk, WHISTLE } from '../../build.ts';
import { opens, story } from '../scene.ts';
import type { Transcript } from '../transcript.ts';

const heard = (id: string, points: number, more: object = {}) => ({
  ...{ id, points, examples: examples(id), reacts: [line(`(${id})`)] },
  ...more,
});

export const dialogue: Transcript = {
  title:
    'A hint, an answer and the last words again are free. A facet counts once; points without what is needed are not enough; two at once are perfect, and free.',
  release: story({
    ...talk,
    ...opens('Who is there?'),
    ...{ type: 'dialogue', goal: 'convince', points: 50, patience: 6 },
    facets: [heard('kind', 20), heard('cold', 30), heard('name', 25, { after: 'kind', fact: 'named' })],
    needs: ['name'],
    near: [{ missing: ['name'], lines: [line('Nearly. Who is it for?')] }],
    success: [line('Come in.')],
    failure: [line('Good night.')],
    perfects: [{ id: 'both', atLeast: 2 }],
    grants: [{ on: 'success', itemIds: [WHISTLE] }],
    answers: [{ id: 'who', examples: examples('who are you'), lines: [line('Nobody. It is late.')] }],
  }),
  turns: [
    { words: '' },
    { words: 'Help me.', judged: { act: 'help' } },
    { words: 'Who are you?', judged: { act: 'question', told: 'who' } },
    { words: 'What did you say?', judged: { act: 'repeat' } },
    { words: 'Open the door!' },
    { words: 'Please. We are cold.', judged: { facets: ['kind', 'cold'] } },
    { words: 'Please, we are so cold.', judged: { facets: ['kind', 'cold', 'no such facet'] } },
    { words: 'Nolwenn sent me.', judged: { facets: ['name'] } },
  ],
};

export const learning: Transcript = {
  title: 'Points are covered as they are understood; from the second heard turn on a missing one is told.',
  release: story({
    ...talk,
    ...opens('Red, white, dark.'),
    ...{ type: 'learning', teachFrom: 2, close: [line('You know your lamps.')] },
    points: ['red', 'white', 'dark'].map((name) => ({
      ...heard(name, 0),
      taught: [line(`Listen: ${name}.`)],
    })),
  }),
  turns: [
    { words: 'Red means danger.', judged: { facets: ['red'] } },
    { words: 'What about the rest?', judged: { facets: ['red'] } },
    { words: 'And dark, nobody home.', judged: { facets: ['dark'] } },
  ],
};

const question = (id: string) => ({
  ...{ id, asked: [line(`${id}?`)], right: examples(id), partly: examples('hm'), wrong: [line('No.')] },
});

export const testing: Transcript = {
  title:
    'Each question is asked once, and once more where it got no try at an answer; at the threshold the award is given.',
  release: story({
    ...talk,
    ...opens('Three questions.'),
    ...{ type: 'testing', questions: ['One', 'Two', 'Three'].map(question), scoreThresholdForAward: 66 },
    ...{ right: [line('Yes.')], partly: [line('Half.')] },
    ...{ success: [line('Passed.')], failure: [line('Another time.')] },
    grants: [{ on: 'award', characterIds: [GUEST] }],
  }),
  turns: [
    { words: 'One!', judged: { answer: 'right' } },
    { words: 'Good evening.', judged: { act: 'greeting' } },
    { words: 'Sort of two.', judged: { answer: 'partly' } },
    { words: 'Three, of course.', judged: { answer: 'right' } },
  ],
};
