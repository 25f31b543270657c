import { type FieldPath, SourceFile } from '@fabula/story/source-file';
import type { Draft } from '../draft/draft.ts';
import type { Place } from '../widgets/form.ts';
import type { StoryLanguage } from '../widgets/LanguageText.tsx';
import { fieldsOf, listOf, textOf, valueAt } from '../widgets/values.ts';
import type { VoicedLine } from './line.ts';

/** What a file of a draft says now; nothing where it cannot be read. */
export function readValue(draft: Draft, file: string): unknown {
  return new SourceFile(file, draft.textOf(file) ?? '').value;
}

/**
 * A line as players would hear it: in the voice of whoever says it, as fast as the moment is spoken. Undefined where nothing
 * is said in this language.
 */
export function voicedLine(draft: Draft, { file, path }: Place, language: StoryLanguage) {
  const root = readValue(draft, file);
  const [[emotion, said] = ['', undefined]] = Object.entries(fieldsOf(valueAt(root, path)));
  const speaker = textOf(fieldsOf(said).by) || speakerAt({ file, path }, root);
  const text = textOf(fieldsOf(said)[language]);
  return voiced({ draft, text, language, speaker, emotion, pace: fieldsOf(root).speedOfSpeech });
}

/** All of a list of lines that say something in this language. */
export function voicedLines(draft: Draft, { file, path }: Place, language: StoryLanguage): VoicedLine[] {
  const lines = listOf(valueAt(readValue(draft, file), path));
  return lines.flatMap((_, index) => voicedLine(draft, { file, path: [...path, index] }, language) ?? []);
}

interface Spoken {
  readonly draft: Draft;
  readonly text: string;
  readonly language: StoryLanguage;
  /** The slug of a character; '' or somebody unknown has the language's own voice. */
  readonly speaker: string;
  /** As it is written, `sadness 3`; '' is calm. */
  readonly emotion?: string;
  /** Of the moment, as it is written. */
  readonly pace?: unknown;
}

/** A text in somebody's voice. */
export function voiced(spoken: Spoken): VoicedLine | undefined {
  const { draft, language, speaker, emotion = '', pace } = spoken;
  // What is filled in while it is played has no name here but its own.
  const text = spoken.text.replaceAll(/[{}]/g, '').trim();
  // What still has to be written is a sign alone, of which nothing is heard.
  if (!/[\p{L}\p{N}]/u.test(text)) return undefined;
  const voices = fieldsOf(fieldsOf(readValue(draft, `characters/${speaker}.yaml`)).voices);
  const { engine, name, pitch, speed } = fieldsOf(voices[language]);
  const [key = '', strength = ''] = emotion.split(' ');
  return {
    text,
    language,
    voice: { engine: textOf(engine), name: textOf(name), pitch: within(pitch, 0, [-24, 24]) },
    speed: within(within(speed, 1, [0, 3]) * within(pace, 1, [0, 3]), 1, [0, 3]),
    emotion: key,
    emotionStrength: within(Math.trunc(Number(strength)), 0, [0, 5]),
  };
}

/** What was written, as far as the service takes it. */
function within(value: unknown, usual: number, [least, most]: readonly [number, number]): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : usual;
}

const CHARACTER = /^characters\/([^/]+)\.yaml$/;
/** Under these a moment's lines are said by the one whose name is above them. */
const FAREWELLS: readonly unknown[] = ['stays', 'leaves'];

/** Who says a line that names nobody. */
function speakerAt({ file, path }: Place, root: unknown): string {
  const [first, second] = path;
  if (FAREWELLS.includes(first) && typeof second === 'string') return second;
  return CHARACTER.exec(file)?.[1] ?? textOf(fieldsOf(root).character);
}

/** Lines of a value, wherever they are, by their paths; those that name somebody else are left out. */
function* linesIn(value: unknown, path: FieldPath = []): Generator<FieldPath> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, each] of Object.entries(value)) {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    const [said] = Object.values(fieldsOf(each));
    const { en, fr, by } = fieldsOf(said);
    if (Array.isArray(value) && typeof en === 'string' && typeof fr === 'string') {
      if (by === undefined) yield at;
    } else yield* linesIn(each, at);
  }
}

/** What a character is heard with: the first line of their own, of a moment in which they speak, or their name. */
export function sampleOf(draft: Draft, slug: string, language: StoryLanguage): VoicedLine | undefined {
  const own = `characters/${slug}.yaml`;
  for (const { path: file } of [{ path: own }, ...draft.files()]) {
    if (file !== own && !file.startsWith('moments/')) continue;
    const root = readValue(draft, file);
    if (file !== own && fieldsOf(root).character !== slug) continue;
    for (const path of linesIn(root)) {
      const line = voicedLine(draft, { file, path }, language);
      if (line) return line;
    }
  }
  const { name } = fieldsOf(readValue(draft, own));
  const called = { draft, language, speaker: slug };
  return voiced({ ...called, text: textOf(fieldsOf(name)[language]) }) ?? voiced({ ...called, text: slug });
}
