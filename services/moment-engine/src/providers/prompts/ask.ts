import type { HeardLine, TurnContext } from '@fabula/director/director';
import { directionOf } from '@fabula/director/moments/registry';
import { BESIDE } from '@fabula/director/prompts/beside';
import { PromptNames } from '@fabula/director/prompts/prompt-names';
import { spoken } from '@fabula/rules/lines';
import type { Language } from '@fabula/rules/release/text';
import { EMOTIONS } from '@fabula/rules/release/text';
import type { Scene } from '@fabula/rules/scene';
import { speechPatternsOf } from '@fabula/rules/speech';
import { z } from 'zod';
import { asData } from './as-data.ts';
import type { Prompts } from './prompts.ts';

/** A question to a model. */
export interface Asked {
  /** The prompt's name and version. */
  readonly prompt: string;
  readonly system: string;
  readonly user: string;
  /** Of the answer. */
  readonly schema: z.ZodType;
  readonly names: PromptNames;
}

/** Lines of the scene that the model is told: beyond these they tell nothing of what is said now. */
const MOST_HEARD = 16;
const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'French' };

/** What the model is asked in this scene; undefined where it takes no answers. */
export function askedIn(
  prompts: Prompts,
  { scene, words, context }: { scene: Scene; words: string; context: TurnContext },
): Asked | undefined {
  const template = prompts.tasks.get(scene.moment.type);
  const prompt = directionOf(scene.moment)?.prompt;
  if (!template || !prompt) return undefined;
  const names = new PromptNames(context.release, scene);
  const source = { scene, names };
  const task = template.render(prompt.values(source));
  const heard = context.heard.slice(-MOST_HEARD).map(heardLine).join('\n');
  return {
    prompt: template.name,
    system: prompts.frame.render({ ...frameOf(scene, context), ...BESIDE.values(source), task }),
    user: prompts.heard.render({ heard, words: asData(words) }),
    schema: z.object({
      emotion: z.object({ key: z.enum(EMOTIONS), strength: z.int().min(1).max(5) }),
      dialogue: z.string(),
      judgement: z.object({ ...prompt.judgement(source), ...BESIDE.judgement(source) }),
    }),
    names,
  };
}

function frameOf(scene: Scene, { release }: TurnContext): Record<string, string> {
  const { moment, character, state } = scene;
  const { language } = state;
  const refusals = 'refusals' in moment ? spoken(moment.refusals, scene).slice(0, 3) : [];
  return {
    story: release.story.name[language],
    character: character?.name[language] ?? '',
    description: character?.description[language] ?? '',
    manner: speechPatternsOf(moment, moment.defaultEmotion) ?? 'as described',
    moment: moment.name[language],
    goal: moment.goalText[language],
    language: LANGUAGE_NAMES[language],
    refusals: refusals.map(({ text }) => text).join(' / ') || '(in their own way)',
  };
}

/** The player's own line is no character's, whatever it begins with: each is one line. */
function heardLine({ speaker, text }: HeardLine): string {
  return `${speaker}: ${asData(text)}`;
}
