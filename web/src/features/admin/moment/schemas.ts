import '../../../workers/jitless.ts';
import type { MomentType } from '@fabula/rules/release/moment';
import { type FormSchema, formOf } from '@fabula/story/form';
import { LAYOUT } from './layout.ts';

const known = new Map<string, FormSchema>();

function kept(key: string, make: () => FormSchema): FormSchema {
  const schema = known.get(key) ?? make();
  known.set(key, schema);
  return schema;
}

export function isMomentType(type: unknown): type is MomentType {
  return typeof type === 'string' && Object.hasOwn(LAYOUT, type);
}

export const momentSchema = (type: MomentType): FormSchema =>
  kept(`moment ${type}`, () => formOf({ kind: 'moment', type }));
export const characterSchema = (): FormSchema => kept('character', () => formOf({ kind: 'character' }));
export const storySchema = (): FormSchema => kept('story', () => formOf({ kind: 'story' }));
