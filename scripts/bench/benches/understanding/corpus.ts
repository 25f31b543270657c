import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@fabula/rules/release/text';
import { parse } from 'yaml';
import { z } from 'zod';
import { ROOT } from '../../../stage/root.ts';

/** The frozen sentences; its README says how they came about. */
const FOLDER = join(ROOT, 'scripts/bench/understanding');

const sentence = z.strictObject({
  id: z.string(),
  text: z.string(),
  act: z.string(),
  at: z.string().optional(),
  manner: z.string().optional(),
  meant: z.string(),
  denies: z.boolean().default(false),
  denied: z.string().optional(),
  gibberish: z.boolean().default(false),
});
const sentences = z.strictObject({
  language: z.enum(LANGUAGES),
  moments: z.array(
    z.strictObject({ story: z.string(), moment: z.string(), sentences: z.array(sentence).min(1) }),
  ),
});

const choice = z.union([z.string(), z.array(z.string()).min(1)]);
const label = z.strictObject({
  reach: z.union([z.literal('none'), z.array(choice).min(1)]),
  never: z.array(z.string()).default([]),
});
const labels = z.strictObject({ labels: z.record(z.string(), label) });

const naive = z.strictObject({
  naive: z.array(
    z.strictObject({
      language: z.enum(LANGUAGES),
      story: z.string(),
      moments: z.array(z.strictObject({ moment: z.string(), sentences: z.array(z.string()).min(1) })),
    }),
  ),
});

/** What a fair judge takes a sentence for. */
export interface Label {
  /** All of these must count, of each any; empty: it aims at nothing that the moment has. */
  readonly reach: readonly (readonly string[])[];
  /** None of these may count; `any`: nothing may. */
  readonly never: readonly string[];
}

/** A sentence that somebody says in a moment. */
export interface Sentence extends z.infer<typeof sentence> {
  readonly language: Language;
  readonly story: string;
  readonly moment: string;
  readonly label: Label;
}

/** What a newcomer might say in a moment, in no order. */
export interface Naive {
  readonly language: Language;
  readonly story: string;
  readonly moment: string;
  readonly sentences: readonly string[];
}

const NOTHING: Label = { reach: [], never: [] };

/** All frozen sentences with their labels. Throws on a label of no sentence. */
export function frozenSentences(): Sentence[] {
  return LANGUAGES.flatMap((language) => {
    const { moments } = sentences.parse(read(`sentences.${language}.yaml`));
    const judged = new Map(Object.entries(labels.parse(read(`labels.${language}.yaml`)).labels));
    const all = moments.flatMap(({ story, moment, sentences: said }) =>
      said.map((each) => ({ ...each, language, story, moment, label: labelOf(each, judged.get(each.id)) })),
    );
    const stray = [...judged.keys()].find((id) => !all.some((each) => each.id === id));
    if (stray !== undefined) throw new Error(`there is no sentence ${stray} to label`);
    return all;
  });
}

export function naiveSentences(): Naive[] {
  const { naive: all } = naive.parse(read('naive.yaml'));
  return all.flatMap(({ language, story, moments }) => moments.map((each) => ({ ...each, language, story })));
}

/** Where a manner is meant, that is what it aims at. */
function labelOf({ manner }: z.infer<typeof sentence>, judged: z.infer<typeof label> | undefined): Label {
  if (manner !== undefined) return { reach: [[manner]], never: [] };
  if (!judged) return NOTHING;
  const reach = judged.reach === 'none' ? [] : judged.reach;
  return { reach: reach.map((each) => [each].flat()), never: judged.never };
}

function read(file: string): unknown {
  return parse(readFileSync(join(FOLDER, file), 'utf8'));
}
