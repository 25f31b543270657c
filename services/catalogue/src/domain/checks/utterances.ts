import type { Examples, Language } from '@fabula/rules/release/text';
import { LANGUAGES } from '@fabula/rules/release/text';
import type { AuthoredMoment } from '../build-release.ts';
import { plainWords } from '../plain-words.ts';
import type { FieldPath } from '../problem.ts';
import type { Checked } from './check-story.ts';
import { facetsOf } from './named-parts.ts';

interface Group {
  /** Which facet, path or question of the moment. */
  readonly owner: string;
  readonly path: FieldPath;
  readonly examples: Examples;
}

/** The same sentence cannot be an example of two things in one moment: a director could not tell them apart. */
export function checkUtterances({ sources, authored, problems }: Checked): void {
  for (const [slug, moment] of authored.moments) {
    const source = sources.moments.get(slug);
    if (source === undefined) continue;
    for (const language of LANGUAGES) {
      for (const { path, owner } of clashes(groupsOf(moment), language)) {
        problems.report('FS601', {
          source,
          path,
          message: `"${owner}" has this example too.`,
        });
      }
    }
  }
}

function groupsOf(moment: AuthoredMoment): Group[] {
  if ('paths' in moment) {
    return moment.paths.map(({ path, examples }) => ({
      owner: path,
      path: ['paths', path, 'examples'],
      examples,
    }));
  }
  const list = moment.type === 'learning' ? 'points' : 'facets';
  return facetsOf(moment).flatMap(({ id, examples, conditionalExamples }) => [
    { owner: id, path: [list, id, 'examples'], examples },
    ...conditionalExamples.map((more, index) => ({
      owner: id,
      path: [list, id, 'conditionalExamples', index, 'examples'],
      examples: more.examples,
    })),
  ]);
}

function clashes(groups: readonly Group[], language: Language): { path: FieldPath; owner: string }[] {
  const owners = new Map<string, string>();
  const found: { path: FieldPath; owner: string }[] = [];
  for (const { owner, path, examples } of groups) {
    examples[language].forEach((sentence, index) => {
      const words = plainWords(sentence);
      const first = owners.get(words) ?? owner;
      owners.set(words, first);
      if (first !== owner) found.push({ path: [...path, language, index], owner: first });
    });
  }
  return found;
}
