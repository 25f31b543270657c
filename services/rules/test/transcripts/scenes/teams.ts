import { BADGE, CHILD, examples, GUEST, HOST, LAMP, line, talk, WHISTLE } from '../../build.ts';
import { opens, story, withTeam } from '../scene.ts';
import type { Transcript } from '../transcript.ts';

const fit = (characterId: string, how: string, text: string) => ({
  ...{ characterId, fit: how, lines: [line(text)], reason: examples('because') },
});

const task = (id: string, property: string, fits: object[]) => ({
  ...{ id, label: { en: id, fr: id }, asked: [line(`Who does the ${id}?`)], examples: examples(id) },
  ...{ property, fits },
});

export const teamwork: Transcript = {
  title:
    'Best 3, right 2, plain 1; a property and a reason one more each. What a misfit refused is worth 2 at most.',
  release: story(
    {
      ...talk,
      ...opens('Two jobs.'),
      ...{ type: 'teamwork', patience: 5, askNames: [line('Names.')], plain: [line('If I must.')] },
      tasks: [
        task('pane', 'Water', [
          fit(GUEST, 'best', 'I climb.'),
          fit(HOST, 'misfit', 'I would be blown to France.'),
        ]),
        task('flame', 'Fire', [fit(HOST, 'right', 'Give it here.')]),
      ],
      scoreThresholdForSuccess: 50,
      success: [line('Well done.')],
      failure: [line('It will do.')],
    },
    withTeam,
  ),
  turns: [
    { words: 'Everyone do what you do best.' },
    {
      words: 'Maud hangs the pane.',
      judged: { assignments: [{ task: 'pane', character: HOST, reason: false }] },
    },
    {
      words: 'Then Perrin, he climbs, and Maud lights it, she is exact.',
      judged: {
        assignments: [
          { task: 'pane', character: GUEST, reason: true },
          { task: 'flame', character: HOST, reason: true },
        ],
      },
    },
  ],
};

export const assemble: Transcript = {
  title: 'One or two stay; the others leave for good.',
  release: story(
    {
      ...talk,
      ...opens('The gondola takes two.'),
      ...{ type: 'assemble', maxNumberOfCharacters: 2, askNames: [line('Who?')], tooMany: [line('Two.')] },
      confirmed: [line('Off we go.')],
      leaves: [{ characterId: CHILD, lines: [line('I shall wave.')] }],
    },
    withTeam,
  ),
  turns: [
    { words: 'All of us!', judged: { characters: [HOST, GUEST, CHILD] } },
    { words: '', clicked: { kind: 'choice', selectedCharacterIds: [HOST, GUEST] } },
  ],
};

export const reward: Transcript = {
  title: 'What is owned is not offered; one of the rest is picked.',
  release: story({
    ...opens('Take one.'),
    ...{ type: 'reward', pick: 1 },
    options: [LAMP, WHISTLE, BADGE].map((id) => ({ kind: 'item', id, lines: [line('Take care of it.')] })),
  }),
  turns: [
    { words: 'The lamp.', judged: { option: LAMP } },
    { words: 'The whistle.', judged: { option: WHISTLE } },
  ],
};
