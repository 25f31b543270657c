import type { TalkMoment } from '../build-release.ts';
import { type PartUse, usesIn } from '../moments/parts.ts';
import { definitionOf } from '../moments/registry.ts';
import type { Problems } from '../problem.ts';
import type { SourceFile } from '../source-file.ts';
import type { CheckedStory } from './checked-story.ts';

/** What has no parts of its own may name none. */
const NO_PARTS = { kind: 'facet', names: [], uses: [] } as const;

/** Facets, questions and paths that a moment names are its own. */
export function checkNamedParts({ sources, authored, problems }: CheckedStory): void {
  for (const [slug, moment] of authored.moments) {
    const source = sources.moments.get(slug);
    if (source === undefined || !('refusals' in moment)) continue;
    const report = reporter(source, problems);
    const { kind, names, uses } = definitionOf(moment).namedParts?.(moment) ?? NO_PARTS;
    report(kind, names, [...uses, ...perfectUses(moment)]);
    const questions = 'questions' in moment ? moment.questions.map(({ id }) => id) : [];
    report('question', questions, usesOf(moment, 'questionId', 'question'));
    const paths = 'paths' in moment ? moment.paths.map(({ path }) => path) : [];
    report('path', paths, usesOf(moment, 'path', 'path'));
  }
}

function reporter(source: SourceFile, problems: Problems) {
  return (kind: string, known: readonly string[], uses: readonly PartUse[]) => {
    for (const { path, name } of uses.filter((use) => !known.includes(use.name))) {
      problems.report('FS210', {
        source,
        path,
        message: `This moment has no ${kind} "${name}".`,
        mend: `Write one of: ${known.join(', ') || '(there is none)'}.`,
      });
    }
  };
}

function perfectUses(moment: TalkMoment): PartUse[] {
  return moment.perfects.flatMap(({ id, groups, including, countsAs }) => [
    ...(groups ?? []).flatMap((group, index) => usesIn(['perfects', id, 'groups', index], group)),
    ...usesIn(['perfects', id, 'including'], including ?? []),
    ...(countsAs === undefined ? [] : [{ path: ['perfects', id, 'countsAs'], name: countsAs }]),
  ]);
}

function usesOf(moment: TalkMoment, field: 'questionId' | 'path', written: string): PartUse[] {
  return moment.perfects.flatMap((perfect) => {
    const name = perfect[field];
    return name === undefined ? [] : [{ path: ['perfects', perfect.id, written], name }];
  });
}
