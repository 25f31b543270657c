import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@fabula/rules/release/text';
import type { Judgement } from '@fabula/rules/types';
import { describe, expect, test } from '@jest/globals';
import { ScriptedDirector } from '../src/scripted-director.ts';
import { movedBy, type Row, releaseOf, sceneFor } from './understanding-scene.ts';

/**
 * Sentences by what they are for: something that counts (`a + b`: both), its denial (`-a`), an act that moves nothing
 * (`act help`), and talk that leads nowhere.
 */
type Kind = 'reached' | 'denied' | 'act' | 'nothing';

interface Said {
  readonly kind: Kind;
  readonly language: Language;
  readonly words: string;
  readonly isRight: boolean;
}

const director = new ScriptedDirector();
const NOWHERE = new Set(['nothing', 'answer null', 'careless']);

function rowsOf(name: string): Row[] {
  return JSON.parse(
    readFileSync(new URL(`./fixtures/understanding/${name}.json`, import.meta.url), 'utf8'),
  ) as Row[];
}

function kindOf(wanted: string): Kind {
  if (wanted.startsWith('act ')) return 'act';
  if (wanted.startsWith('-')) return 'denied';
  return NOWHERE.has(wanted) ? 'nothing' : 'reached';
}

/** An act moves nothing; that a battle or a test took it for a poor try is no move. */
function isRight(wanted: string, moved: readonly string[], { act, answer }: Judgement): boolean {
  const isStill = moved.every((part) => ['careless', 'heeded', 'answer wrong'].includes(part));
  if (wanted.startsWith('act ')) return act === wanted.slice(4) && isStill;
  if (wanted === 'nothing') return moved.length === 0;
  if (wanted === 'answer null') return answer === null;
  if (wanted.startsWith('-')) return !moved.includes(wanted.slice(1));
  return wanted.split(' + ').every((part) => moved.includes(part));
}

async function saidIn(names: readonly string[]): Promise<Said[]> {
  const all: Said[] = [];
  for (const row of names.flatMap(rowsOf)) {
    const release = await releaseOf(row.story);
    for (const language of LANGUAGES) {
      for (const [words, wanted] of Object.entries(row[language] ?? {})) {
        const scene = sceneFor(row, release, language);
        const judgement = director.judge(scene, words, { release, releaseVersion: 1, heard: [] });
        const right = isRight(wanted, movedBy(judgement, scene, release), judgement);
        all.push({ kind: kindOf(wanted), language, words, isRight: right });
      }
    }
  }
  return all;
}

/** Shares of all sentences of a kind that are to be understood at least. */
const TUNED = { reached: 0.87, denied: 0.96, act: 0.9, nothing: 0.94 };
/** The same of sentences that were written afterwards, and looked at once. */
const FRESH = { reached: 0.75, denied: 0.8, act: 0.9, nothing: 0.94 };

/** The same of who is named, ordered and sent, of denials, and of fights and talk beside them. */
const HARD = { reached: 0.88, denied: 0.95, act: 0.9, nothing: 0.87 };

/** The same of what people said who knew goals and openings only. */
const PEOPLE = { reached: 0.92, denied: 0.92, act: 0.9, nothing: 0.9 };
/** Refusals of all types, talk of the player's own day, and French as it is spoken. */
const REFUSED = { reached: 0.8, denied: 0.9, act: 0.9, nothing: 0.85 };

const LISTS = [
  { of: 'sentences that it was tuned on', files: ['light', 'moon', 'dragon', 'battle'], least: TUNED },
  { of: 'sentences that were written afterwards', files: ['fresh'], least: FRESH },
  { of: 'people, denials and fights', files: ['team', 'denied', 'fights'], least: HARD },
  { of: 'what people said', files: ['people.en', 'people.fr'], least: PEOPLE },
  { of: 'refusals and other talk', files: ['said', 'refused', 'beside'], least: REFUSED },
] as const;

describe.each(LISTS)('of $of', ({ files, least }) => {
  const cases = LANGUAGES.flatMap((language) =>
    (['reached', 'denied', 'act', 'nothing'] as const).map((kind) => [language, kind] as const),
  );
  const all = saidIn(files);
  test.each(cases)('in %s, %s: as many are understood as were', async (language, kind) => {
    const said = (await all).filter((each) => each.language === language && each.kind === kind);
    const missed = said.flatMap(({ words, isRight: right }) => (right ? [] : words));
    const isAsGood = said.length === 0 || 1 - missed.length / said.length >= least[kind];
    expect(isAsGood ? [] : missed).toEqual([]);
  });
});
