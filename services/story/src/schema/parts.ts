import type { Condition } from '@fabula/rules/release/condition';
import { EMOTIONS, type Emotion, emotion } from '@fabula/rules/release/text';
import { z } from 'zod';
import { ConditionError, ConditionTooDeep, parseCondition } from '../condition-text.ts';
import type { Code } from '../diagnostics/diagnostics.ts';
import type { Names } from '../names.ts';
import { type FormKind, formKind } from './form-kind.ts';

/** What to write where no emotion can be read. */
export const EMOTION_MEND = `Write emotion and strength, e.g. \`sadness 3:\`; emotions: ${EMOTIONS.join(', ')}; strengths 1 to 5.`;

/** What a slug can stand for, and the code of one that stands for nothing. */
const CODES = {
  moment: 'FS205',
  place: 'FS206',
  character: 'FS207',
  item: 'FS208',
  'dynamic item': 'FS208',
} as const satisfies Record<string, Code>;
export type Kind = keyof typeof CODES;

/** A slug that becomes the id it stands for. */
export function reference(ids: ReadonlyMap<string, string>, kind: Kind) {
  const slugOfOne = z.string().transform((slug, context): string => {
    const id = ids.get(slug);
    if (id !== undefined) return id;
    context.addIssue({
      code: 'custom',
      message: `There is no ${kind} "${slug}".`,
      params: { code: CODES[kind], ...known(ids.keys()) },
    });
    return z.NEVER;
  });
  return slugOfOne.meta(formKind(`reference:${kind}`));
}

/** Names another part of the same moment; the checks look whether there is one. */
export const partName = z.string().meta(formKind('reference:part'));

/** A fact that the story declares. */
export function factReference(names: Names) {
  const declared = z.string().superRefine((fact, context) => {
    if (names.facts.has(fact)) return;
    context.addIssue({
      code: 'custom',
      message: `There is no fact "${fact}".`,
      params: { code: 'FS209' },
    });
  });
  return declared.meta(formKind('fact'));
}

/** A condition in words, see `parseCondition`. */
export function conditionText(names: Names) {
  const written = z.string().transform((text, context): Condition => {
    try {
      return parseCondition(text, names);
    } catch (error) {
      if (!(error instanceof ConditionError)) throw error;
      const params = error instanceof ConditionTooDeep ? { code: 'FS115' } : { code: 'FS111', mend: '' };
      context.addIssue({ code: 'custom', message: error.message, params });
      return z.NEVER;
    }
  });
  return written.meta(formKind('condition'));
}

/** `sadness 3` */
export const emotionText = z
  .string()
  .refine((text) => readEmotion(text) !== undefined, {
    message: EMOTION_MEND,
    params: { code: 'FS110', mend: '' },
  })
  .transform((text): Emotion => readEmotion(text) ?? { key: 'normal', strength: 1 })
  .meta(formKind('emotion'));

/** Each in its usual spelling: a story has thousands of lines, and each has one. */
const USUAL: ReadonlyMap<string, Emotion> = new Map(
  EMOTIONS.flatMap((key) => [1, 2, 3, 4, 5].map((strength) => [`${key} ${strength}`, { key, strength }])),
);

/** undefined if the text is no emotion with its strength. */
export function readEmotion(text: string): Emotion | undefined {
  return USUAL.get(text) ?? readUnusual(text);
}

function readUnusual(text: string): Emotion | undefined {
  const [key, strength, ...rest] = text.split(' ');
  if (rest.length > 0) return undefined;
  return emotion.safeParse({ key, strength: Number(strength) }).data;
}

/**
 * Named entries as a list: authors write `facets: { who-for: … }`, a release holds `[{ id: 'who-for', … }]`.
 * @param attach puts the name where the release wants it
 */
export function named<T extends z.ZodType<object>, R>(
  entry: T,
  attach: (value: z.output<T>, name: string) => R,
) {
  return z
    .record(z.string(), entry)
    .transform((entries): R[] => Object.entries(entries).map(([name, value]) => attach(value, name)))
    .meta(formKind('named'));
}

/** Entries named by the slug of what they are about; the release holds its id. */
export interface NamedAs<T extends z.ZodType, R> {
  readonly ids: ReadonlyMap<string, string>;
  /** What the slugs stand for, in an author's words. */
  readonly kind: Kind;
  readonly entry: T;
  attach(value: z.output<T>, id: string): R;
}

/** `opponents: { gale: { health: 8 } }` becomes `[{ characterId: <the id of gale>, health: 8 }]`. */
export function namedAs<T extends z.ZodType, R>({ ids, kind, entry, attach }: NamedAs<T, R>) {
  const entriesOfThem = z.record(z.string(), entry).transform((entries, context): R[] =>
    Object.entries(entries).flatMap(([slug, value]) => {
      const id = ids.get(slug);
      if (id !== undefined) return [attach(value, id)];
      const message = `There is no ${kind} "${slug}".`;
      const params = { code: CODES[kind], ...known(ids.keys()) };
      context.addIssue({ code: 'custom', path: [slug], message, params });
      return [];
    }),
  );
  return entriesOfThem.meta(formKind(BY[kind]));
}

/** How a form calls entries named by what they are about. */
const BY: Readonly<Record<Kind, FormKind>> = {
  moment: 'byMoment',
  place: 'byPlace',
  character: 'byCharacter',
  item: 'byItem',
  'dynamic item': 'byDynamicItem',
};

/** `namedAs` about characters. */
export function byCharacter<T extends z.ZodType<object>>({ characters }: Names, entry: T) {
  return namedAs({
    ids: characters,
    kind: 'character',
    entry,
    attach: (value, characterId) => ({ characterId, ...value }),
  });
}

/** For `named`: the name is the entry's id. */
export function withId<T extends object>(value: T, id: string): T & { id: string } {
  return { ...value, id };
}

/** For `named`: the name is the entry's slug. */
export function withSlug<T extends object>(value: T, slug: string): T & { slug: string } {
  return { ...value, slug };
}

/** An id that `npm run new-id` made. */
export const newId = z.uuidv4().meta(formKind('id'));

function known(slugs: Iterable<string>): { mend: string } {
  return { mend: `Write one of: ${[...slugs].join(', ') || '(there is none yet)'}.` };
}
