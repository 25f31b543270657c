import type { Moment } from '@fabula/rules/release/moment';
import type { Scene } from '@fabula/rules/scene';
import { z } from 'zod';
import type { SceneOf } from '../classify/speech.ts';
import { type Entry, listed, quoted, sayings } from './lists.ts';
import type { PromptNames } from './prompt-names.ts';

/** What a prompt is made from. */
export interface PromptSource<M extends Moment = Moment> {
  readonly scene: SceneOf<M>;
  readonly names: PromptNames;
}

/** A part of what is asked: values of some variables, and the fields of the judgement that go with them. */
export interface PromptPart<M extends Moment = Moment> {
  readonly values: (source: PromptSource<M>) => Readonly<Record<string, string>>;
  readonly judgement: (source: PromptSource<M>) => z.ZodRawShape;
}

/** What a language model is asked in moments of one type. */
export interface MomentPrompt<M extends Moment = Moment> extends PromptPart<M> {
  /** Of the type's prompt, whose variables `values` are. */
  readonly version: number;
}

/** Some of these ids; no field at all where there are none, since an empty list of choices is no schema. */
export function someOf(field: string, ids: readonly string[]): z.ZodRawShape {
  return ids.length === 0 ? {} : { [field]: z.array(z.enum(unique(ids))) };
}

/** One of these ids, or null. */
export function oneOf(field: string, ids: readonly string[]): z.ZodRawShape {
  return ids.length === 0 ? {} : { [field]: z.enum(unique(ids)).nullable() };
}

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}

export const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

/** Perfect answers and deflections, which most types have. */
export const TALK: PromptPart = {
  values: (source) => ({ ...perfectsIn(source), ...deflectionsIn(source) }),
  judgement: ({ scene }) => ({ ...someOf('perfects', idsOf(scene.perfects)), ...oneDeflection(scene) }),
};

export function oneDeflection(scene: Scene): z.ZodRawShape {
  return oneOf('deflection', idsOf(scene.deflections));
}

export function deflectionsIn({ scene }: PromptSource): { tricks: string } {
  const entries = scene.deflections.map(({ id, examples }) => ({
    id,
    about: sayings('for instance', examples, scene),
  }));
  return { tricks: listed(entries) };
}

/** Only those that words alone can meet: the others follow from what was counted. */
function perfectsIn({ scene }: PromptSource): { perfects: string } {
  const { language } = scene.state;
  const entries = scene.perfects.flatMap(({ id, utterance, keywords }): Entry[] => {
    const about = [
      ...sayings('said in this sense', utterance, scene),
      ...quoted(
        'said with one of each',
        (keywords?.[language] ?? []).map((list) => list.join(', ')),
      ),
    ];
    return about.length === 0 ? [] : [{ id, about }];
  });
  return { perfects: listed(entries) };
}

/** Characters and items as a list. */
export function cardsIn({ names }: PromptSource, ids: readonly string[]): string {
  return listed(
    ids.map((id) => ({
      id: names.handleOf(id),
      about: [
        `${names.nameOf(id)} (${names.isItem(id) ? 'item' : 'character'})`,
        ...quoted('also called', names.nicknamesOf(id)),
      ],
    })),
  );
}

/** `characters` and `items`: those of the scene's names that were called. */
export function cards({ scene, names }: PromptSource, ids = scene.nameable): z.ZodRawShape {
  const handles = (isItem: boolean) =>
    ids.filter((id) => names.isItem(id) === isItem).map((id) => names.handleOf(id));
  return { ...someOf('characters', handles(false)), ...someOf('items', handles(true)) };
}
