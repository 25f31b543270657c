import { spoken } from '@fabula/rules/lines';
import type { Task } from '@fabula/rules/release/task';
import { z } from 'zod';
import { listed, sayings } from '../lists.ts';
import { type Asking, cards, cardsIn, idsOf, one, TALK, tricks, tricksIn, type View } from './asking.ts';

/** Who does which task. */
export const TEAMWORK: Asking = {
  values: (view) => ({
    ...TALK.values(view),
    tasks: listed(view.scene.tasks.map((task) => ({ id: task.id, about: aboutTask(task, view) }))),
    team: cardsIn(view, view.scene.nameable),
  }),
  judgement: (view) => ({ ...assignments(view), ...TALK.judgement(view) }),
};

function assignments({ scene, names }: View): z.ZodRawShape {
  const [task, ...tasks] = idsOf(scene.tasks);
  const [character, ...others] = scene.nameable.map((id) => names.handleOf(id));
  if (task === undefined || character === undefined) return {};
  const given = z.object({
    task: z.enum([task, ...tasks]),
    character: z.enum([character, ...others]),
    reason: z.boolean(),
  });
  return { assignments: z.array(given) };
}

function aboutTask(task: Task, { scene, names }: View): string[] {
  const answers = task.fits.map(({ characterId, lines }) => {
    const said = spoken(lines, scene).map(({ text }) => text);
    return `the author’s answer when ${names.nameOf(characterId)} is given it: ${said.join(' ')}`;
  });
  return [
    task.label[scene.state.language],
    ...sayings('players speak of it like this', task.examples, scene),
    ...answers,
  ];
}

/** Which of the options is picked. */
export const REWARD: Asking = {
  values: (view) => ({
    options: listed(
      view.scene.options.map(({ id, examples }) => ({
        id: view.names.handleOf(id),
        about: [view.names.nameOf(id), ...sayings('asked for like this', examples, view.scene)],
      })),
    ),
  }),
  judgement: ({ scene, names }) =>
    one(
      'option',
      scene.options.map(({ id }) => names.handleOf(id)),
    ),
};

/** Who stays. */
export const ASSEMBLE: Asking = {
  values: (view) => {
    const { moment, nameable } = view.scene;
    const most = moment.type === 'assemble' ? moment.maxNumberOfCharacters : 1;
    return { most: String(most), cards: cardsIn(view, nameable), ...tricksIn(view) };
  },
  judgement: (view) => ({ ...cards(view), ...tricks(view.scene) }),
};
