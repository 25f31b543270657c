import { writeFileSync } from 'node:fs';
import { LANGUAGES } from '@fabula/rules/release/text';
import { digestOf } from './digest.ts';
import { sentencesIn, sentencesOfStories } from './sentences.ts';
import { type Lesson, teach } from './teach.ts';

const ACTS = new URL('../../services/director/src/acts/', import.meta.url);
const WIDTH = 104;

/** Learns what words do from `acts/sentences` and the stories, and writes it down where the director reads it. */
async function main(): Promise<void> {
  for (const language of LANGUAGES) {
    const own = sentencesIn(new URL(`sentences/${language}`, ACTS).pathname);
    const lesson = teach([...own, ...(await sentencesOfStories(language))], language);
    writeFileSync(new URL(`learned/weights-${language}.json`, ACTS), written(lesson, digestOf(own)));
    process.stdout.write(`${language}: ${own.length} sentences, ${lesson.cues.length} cues\n`);
  }
}

/** As the formatter leaves it. */
function written({ stems, cues }: Lesson, taught: string): string {
  const data = { taught, stems: lines(stems, ' '), cues: lines(cues, ';') };
  return `${JSON.stringify(data, null, 2)}\n`;
}

function lines(entries: readonly string[], mark: string): string[] {
  const out: string[] = [];
  for (const entry of entries) {
    const last = out.at(-1);
    if (last !== undefined && last.length + entry.length < WIDTH)
      out[out.length - 1] = `${last}${mark}${entry}`;
    else out.push(entry);
  }
  return out;
}

await main();
