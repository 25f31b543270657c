import { writeFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@fabula/rules/release/text';
import { sentencesIn, sentencesOfStories } from './sentences.ts';
import { type Lesson, teach } from './teach.ts';

const ACTS = new URL('../../services/director/src/acts/', import.meta.url);
const NAMES: Record<Language, string> = { en: 'ENGLISH', fr: 'FRENCH' };
const WIDTH = 118;

/** Learns what words do from `acts/sentences` and the stories, and writes it down where the director reads it. */
async function main(): Promise<void> {
  for (const language of LANGUAGES) {
    const own = sentencesIn(new URL(`sentences/${language}`, ACTS).pathname);
    const lesson = teach([...own, ...(await sentencesOfStories(language))], language);
    writeFileSync(new URL(`learned/weights-${language}.ts`, ACTS), module(lesson, NAMES[language]));
    process.stdout.write(`${language}: ${own.length} sentences, ${lesson.cues.length} cues\n`);
  }
}

function module({ stems, cues }: Lesson, name: string): string {
  return [
    '// Written by `npm run teach-acts`; change the sentences, not this.',
    `export const ${name}_STEMS = \`\n${lines(stems, ' ')}\`;`,
    '',
    `export const ${name}_CUES = \`\n${lines(cues, ';')}\`;`,
    '',
  ].join('\n');
}

function lines(entries: readonly string[], mark: string): string {
  const out: string[] = [];
  for (const entry of entries) {
    const last = out.at(-1);
    if (last !== undefined && last.length + entry.length < WIDTH)
      out[out.length - 1] = `${last}${mark}${entry}`;
    else out.push(entry);
  }
  return `${out.join('\n')}\n`;
}

await main();
