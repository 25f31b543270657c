import type { Moment } from '@fabula/rules/release/moment';
import type { Character, Release } from '@fabula/rules/release/release';
import type { Code } from '../../diagnostics/diagnostics.ts';
import { type Exploration, explore } from '../../explore/explore.ts';
import { ownedAt } from '../../explore/owned.ts';
import { YES } from '../../explore/variables.ts';
import type { CheckedMoment } from '../../moments/checked-moment.ts';
import type { Sources } from '../../names.ts';
import type { Problems } from '../../problem.ts';
import type { FieldPath } from '../../source-file.ts';
import { authoredPath } from './authored-path.ts';

type Card = Pick<Character, 'id' | 'slug'>;

/** A release and what can happen in it; findings are told where their author wrote it. */
export class CheckedRelease {
  readonly release: Release;
  readonly exploration: Exploration;
  readonly #sources: Sources;
  readonly #problems: Problems;

  constructor(release: Release, sources: Sources, problems: Problems) {
    this.release = release;
    this.exploration = explore(release);
    this.#sources = sources;
    this.#problems = problems;
  }

  /** @param path from the moment in the release, e.g. `['transitions', 0, 'when']` */
  inMoment(code: Code, { slug }: Moment, path: FieldPath, message: string): void {
    const source = this.#sources.moments.get(slug);
    if (source === undefined) return;
    const written = authoredPath(source.value, path) ?? [];
    this.#problems.report(code, { source, path: written, message });
  }

  /** @param path as it is written in story.yaml */
  inStory(code: Code, path: FieldPath, message: string): void {
    this.#problems.report(code, { source: this.#sources.story, path, message });
  }

  /** @param path as it is written in the character's file */
  inCharacter(code: Code, slug: string, path: FieldPath, message: string): void {
    const source = this.#sources.characters.get(slug);
    if (source !== undefined) this.#problems.report(code, { source, path, message });
  }

  /** A character or an item. @param within from where it is written; left out: the card itself */
  inCard(code: Code, { id, slug }: Card, message: string, within: FieldPath = []): void {
    const { items, dynamicItems } = this.release;
    const list = Object.entries({ items, dynamicItems }).find(([, cards]) =>
      cards.some((card) => card.id === id),
    );
    if (list) this.inStory(code, [list[0], slug, ...within], message);
    else this.inCharacter(code, slug, within.length > 0 ? within : ['id'], message);
  }

  /** Whether somebody comes to a moment. */
  isVisited({ id }: Moment): boolean {
    return this.exploration.runs.some(({ visits }) => visits.has(id));
  }

  /** One moment, for the checks of its type. */
  at(moment: Moment): CheckedMoment {
    const { release, exploration } = this;
    return {
      release,
      moment,
      isVisited: () => this.isVisited(moment),
      owned: (kind) => ownedAt(exploration, moment, kind),
      isAlwaysInTeam: (id) => isAlwaysInTeam(exploration, moment, id),
      report: (code, path, message) => this.inMoment(code, moment, path, message),
    };
  }

  /** Whether this part of the moment is written in the moment's own file. */
  isOwn({ slug }: Moment, path: FieldPath): boolean {
    return authoredPath(this.#sources.moments.get(slug)?.value, path) !== undefined;
  }
}

function isAlwaysInTeam({ story, runs }: Exploration, moment: Moment, id: string): boolean {
  const at = story.variables.of({ kind: 'character', id });
  const here = runs.flatMap(({ visits }) => visits.get(moment.id) ?? []);
  return at !== undefined && here.length > 0 && here.every(({ arrival }) => arrival[at] === YES);
}
