import { spoken } from '@fabula/rules/lines';
import type { MomentOf } from '@fabula/rules/release/moment';
import type { Task } from '@fabula/rules/release/task';
import { z } from 'zod';
import { listed, sayings } from '../../prompts/lists.ts';
import { cardsIn, idsOf, type MomentPrompt, type PromptSource, TALK } from '../../prompts/prompt.ts';

/** Who does which task. */
export const prompt: MomentPrompt<MomentOf<'teamwork'>> = {
  version: 1,
  values: (source) => ({
    ...TALK.values(source),
    tasks: listed(source.scene.tasks.map((task) => ({ id: task.id, about: aboutTask(task, source) }))),
    team: cardsIn(source, source.scene.nameable),
  }),
  judgement: (source) => ({ ...assignments(source), ...TALK.judgement(source) }),
};

function assignments({ scene, names }: PromptSource): z.ZodRawShape {
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

function aboutTask(task: Task, { scene, names }: PromptSource): string[] {
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
