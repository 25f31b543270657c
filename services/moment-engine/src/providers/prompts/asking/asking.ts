import type { Scene } from '@fabula/rules/scene';
import { z } from 'zod';
import { type Entry, listed, quoted, sayings } from '../lists.ts';
import type { Names } from '../names.ts';

/** What a prompt is made from. */
export interface View {
  readonly scene: Scene;
  readonly names: Names;
}

/** What one type of moment asks the model. */
export interface Asking {
  /** Of the variables of the type's template. */
  readonly values: (view: View) => Readonly<Record<string, string>>;
  /** The fields of its judgement. */
  readonly judgement: (view: View) => z.ZodRawShape;
}

/** Some of these ids; no field at all where there are none, since an empty list of choices is no schema. */
export function some(field: string, ids: readonly string[]): z.ZodRawShape {
  return ids.length === 0 ? {} : { [field]: z.array(z.enum(unique(ids))) };
}

/** One of these ids, or null. */
export function one(field: string, ids: readonly string[]): z.ZodRawShape {
  return ids.length === 0 ? {} : { [field]: z.enum(unique(ids)).nullable() };
}

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}

export const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

/** Perfect answers and tricks, which most types have. */
export const TALK: Asking = {
  values: (view) => ({ ...perfectsIn(view), ...tricksIn(view) }),
  judgement: ({ scene }) => ({ ...some('perfects', idsOf(scene.perfects)), ...tricks(scene) }),
};

export function tricks(scene: Scene): z.ZodRawShape {
  return one('deflection', idsOf(scene.deflections));
}

export function tricksIn({ scene }: View): { tricks: string } {
  const entries = scene.deflections.map(({ id, examples }) => ({
    id,
    about: sayings('for instance', examples, scene),
  }));
  return { tricks: listed(entries) };
}

/** Only those that words alone can meet: the others follow from what was counted. */
function perfectsIn({ scene }: View): { perfects: string } {
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
export function cardsIn({ names }: View, ids: readonly string[]): string {
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
export function cards({ scene, names }: View, ids = scene.nameable): z.ZodRawShape {
  const handles = (isItem: boolean) =>
    ids.filter((id) => names.isItem(id) === isItem).map((id) => names.handleOf(id));
  return { ...some('characters', handles(false)), ...some('items', handles(true)) };
}
