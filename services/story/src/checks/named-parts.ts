import type { AuthoredMoment, TalkMoment } from '../build-release.ts';
import type { Problems } from '../problem.ts';
import type { FieldPath, SourceFile } from '../source-file.ts';
import type { CheckedStory } from './checked-story.ts';

type Goal = Extract<AuthoredMoment, { type: 'dialogue' }>;
type Lesson = Extract<AuthoredMoment, { type: 'learning' }>;

interface Use {
  readonly path: FieldPath;
  readonly name: string;
}

/** Facets, questions and paths that a moment names are its own. */
export function checkNamedParts({ sources, authored, problems }: CheckedStory): void {
  for (const [slug, moment] of authored.moments) {
    const source = sources.moments.get(slug);
    if (source === undefined || !('refusals' in moment)) continue;
    const report = reporter(source, problems);
    const parts = 'tasks' in moment ? moment.tasks : facetsOf(moment);
    const names = parts.map(({ id }) => id);
    report('tasks' in moment ? 'task' : 'facet', names, [...facetUses(moment), ...perfectUses(moment)]);
    const questions = moment.type === 'testing' ? moment.questions.map(({ id }) => id) : [];
    report('question', questions, usesOf(moment, 'questionId', 'question'));
    const paths = 'paths' in moment ? moment.paths.map(({ path }) => path) : [];
    report('path', paths, usesOf(moment, 'path', 'path'));
  }
}

function reporter(source: SourceFile, problems: Problems) {
  return (kind: string, known: readonly string[], uses: readonly Use[]) => {
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

/** Facets of a goal or points of a lesson. */
function facetsOf(moment: AuthoredMoment): Goal['facets'] | Lesson['points'] {
  if (moment.type === 'dialogue') return moment.facets;
  return moment.type === 'learning' ? moment.points : [];
}

function facetUses(moment: TalkMoment): Use[] {
  const list = moment.type === 'learning' ? 'points' : 'facets';
  const uses: Use[] = [];
  for (const { id, after } of facetsOf(moment)) {
    if (after !== undefined) uses.push({ path: [list, id, 'after'], name: after });
  }
  if (moment.type !== 'dialogue') return uses;
  uses.push(...listed(['needs'], moment.needs));
  moment.needsOneOf.forEach((group, index) => {
    uses.push(...listed(['needsOneOf', index], group));
  });
  moment.near.forEach(({ missing }, index) => {
    uses.push(...listed(['near', index, 'missing'], missing));
  });
  return uses;
}

function perfectUses(moment: TalkMoment): Use[] {
  return moment.perfects.flatMap(({ id, groups, including, countsAs }) => [
    ...(groups ?? []).flatMap((group, index) => listed(['perfects', id, 'groups', index], group)),
    ...listed(['perfects', id, 'including'], including ?? []),
    ...(countsAs === undefined ? [] : [{ path: ['perfects', id, 'countsAs'], name: countsAs }]),
  ]);
}

function usesOf(moment: TalkMoment, field: 'questionId' | 'path', written: string): Use[] {
  return moment.perfects.flatMap((perfect) => {
    const name = perfect[field];
    return name === undefined ? [] : [{ path: ['perfects', perfect.id, written], name }];
  });
}

function listed(path: FieldPath, names: readonly string[]): Use[] {
  return names.map((name, index) => ({ path: [...path, index], name }));
}
