import type { Text } from '@codemirror/state';
import { valueAt } from '@fabula/story/edit/tree';
import { leastCosts } from '@fabula/story/explore/least-costs';
import { isRecord } from '@fabula/story/names';
import type { Problem } from '@fabula/story/problem';
import type { SourceFile } from '@fabula/story/source-file';
import type { Draft } from '../draft/draft.ts';
import { KeptFiles } from './reading/keptFiles.ts';
import type { Outline, Way } from './reading/outline.ts';
import { outlineOfText } from './reading/outlines.ts';
import { type Said, saidIn, textOf } from './reading/values.ts';

/** A moment of the draft: what its file says, and what the other files make of it. */
export interface FlowMoment extends Outline {
  readonly slug: string;
  readonly file: string;
  /** Slugs of those that lead here, each once. */
  readonly from: readonly string[];
  /** Ways from the start; undefined where none leads here. */
  readonly distance: number | undefined;
  readonly problems: readonly Problem[];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The story as a graph. */
export interface Flow {
  /** In order of distance from the start; what cannot be reached comes last. */
  readonly moments: readonly FlowMoment[];
  readonly bySlug: ReadonlyMap<string, FlowMoment>;
  readonly start: string | undefined;
  /** Why `story.yaml` is no YAML, so that start and names are not known. */
  readonly broken: string | undefined;
  /** Where moments lie that somebody has moved by hand. */
  readonly moved: ReadonlyMap<string, Point>;
  readonly names: FlowNames;
}

/** What is called how, by slug. */
export interface FlowNames {
  readonly characters: ReadonlyMap<string, Said>;
  readonly places: ReadonlyMap<string, Said>;
  readonly items: ReadonlyMap<string, Said>;
}

/** What of a draft a graph is drawn from. */
export type Readable = Pick<Draft, 'files' | 'stateOf' | 'problems'>;

const MOMENT = /^moments\/([a-z0-9-]+)\.yaml$/;
const CHARACTER = /^characters\/([a-z0-9-]+)\.yaml$/;

/** Draws graphs from a draft as it changes. Only what changed is read again, and where nothing did it is the same graph. */
export class FlowReader {
  readonly #files = new KeptFiles();
  readonly #moments = new Map<string, KeptMoment>();
  #last: { readonly texts: ReadonlyMap<string, Text>; readonly problems: readonly Problem[] } | undefined;
  #flow: Flow | undefined;

  read(draft: Readable): Flow {
    const texts = drawnTexts(draft);
    const problems = draft.problems();
    if (this.#flow && this.#last?.problems === problems && isSame(this.#last.texts, texts)) return this.#flow;
    this.#files.keepOnly(new Set(texts.keys()));
    const wholeOf = (path: string) => {
      const text = texts.get(path);
      return text && this.#files.of(path, text);
    };
    this.#last = { texts, problems };
    this.#flow = flowOf(
      { texts, story: wholeOf('story.yaml'), moved: wholeOf('flow.yaml') },
      problems,
      (one) => this.#kept(one),
    );
    return this.#flow;
  }

  /** The same as before where nothing of it has changed. */
  #kept(moment: FlowMoment): FlowMoment {
    const key = JSON.stringify(moment);
    const before = this.#moments.get(moment.slug);
    if (before?.key === key) return before.moment;
    this.#moments.set(moment.slug, { key, moment });
    return moment;
  }
}

interface KeptMoment {
  readonly key: string;
  readonly moment: FlowMoment;
}

function drawnTexts(draft: Readable): Map<string, Text> {
  const texts = new Map<string, Text>();
  for (const { path } of draft.files()) {
    const text = isDrawn(path) ? draft.stateOf(path)?.doc : undefined;
    if (text) texts.set(path, text);
  }
  return texts;
}

function isDrawn(path: string): boolean {
  return path === 'story.yaml' || path === 'flow.yaml' || MOMENT.test(path) || CHARACTER.test(path);
}

function isSame(a: ReadonlyMap<string, Text>, b: ReadonlyMap<string, Text>): boolean {
  return a.size === b.size && [...a].every(([path, text]) => b.get(path) === text);
}

interface Sources {
  /** Of moments and characters, and others. */
  readonly texts: ReadonlyMap<string, Text>;
  readonly story: SourceFile | undefined;
  readonly moved: SourceFile | undefined;
}

function flowOf(
  { texts, story, moved }: Sources,
  problems: readonly Problem[],
  kept: (moment: FlowMoment) => FlowMoment,
): Flow {
  const start = textOf(valueAt(story?.value, ['start']));
  const outlines = new Map(
    [...texts].flatMap(([file, text]) => {
      const slug = MOMENT.exec(file)?.[1];
      return slug === undefined ? [] : [[slug, outlineOfText(file, text)] as const];
    }),
  );
  const moments = momentsOf(outlines, start, problems).map(kept);
  return {
    moments,
    bySlug: new Map(moments.map((moment) => [moment.slug, moment])),
    start: start !== undefined && outlines.has(start) ? start : undefined,
    broken: story?.syntaxErrors[0]?.message,
    moved: movedIn(moved?.value),
    names: namesOf(texts, story?.value),
  };
}

type Outlines = ReadonlyMap<string, Outline>;

function momentsOf(
  outlines: Outlines,
  start: string | undefined,
  problems: readonly Problem[],
): FlowMoment[] {
  const distances = distancesIn(outlines, start);
  const from = originsIn(outlines);
  const byMoment = problemsByMoment(problems);
  const moments = [...outlines].map(([slug, outline]) => ({
    ...outline,
    slug,
    file: `moments/${slug}.yaml`,
    from: [...(from.get(slug) ?? [])],
    distance: distances.get(slug),
    problems: byMoment.get(slug) ?? [],
  }));
  return moments.sort(
    (a, b) => (a.distance ?? Infinity) - (b.distance ?? Infinity) || compare(a.slug, b.slug),
  );
}

function problemsByMoment(problems: readonly Problem[]): Map<string, Problem[]> {
  const found = new Map<string, Problem[]>();
  for (const problem of problems)
    if (problem.moment !== undefined)
      found.set(problem.moment, [...(found.get(problem.moment) ?? []), problem]);
  return found;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function distancesIn(outlines: Outlines, start: string | undefined): Map<string, number> {
  if (start === undefined || !outlines.has(start)) return new Map();
  const steps = [...outlines].flatMap(([from, { ways }]) =>
    ways.filter(({ to }) => outlines.has(to)).map(({ to }) => ({ from, to, cost: 1 })),
  );
  return leastCosts([start], steps);
}

function originsIn(outlines: Outlines): Map<string, Set<string>> {
  const origins = new Map<string, Set<string>>();
  for (const [slug, { ways }] of outlines)
    for (const { to } of ways) origins.set(to, (origins.get(to) ?? new Set<string>()).add(slug));
  return origins;
}

/** Pairs of numbers; whatever else stands there says nothing. */
function movedIn(value: unknown): Map<string, Point> {
  if (!isRecord(value)) return new Map();
  return new Map(
    Object.entries(value).flatMap(([slug, place]) => {
      const [x, y] = Array.isArray(place) ? place : [];
      return Number.isFinite(x) && Number.isFinite(y) ? [[slug, { x, y }] as const] : [];
    }),
  );
}

function namesOf(texts: ReadonlyMap<string, Text>, story: unknown): FlowNames {
  const characters = [...texts].flatMap(([file, text]) => {
    const slug = CHARACTER.exec(file)?.[1];
    return slug === undefined ? [] : [[slug, outlineOfText(file, text).name] as const];
  });
  return {
    characters: new Map(characters),
    places: namedIn(valueAt(story, ['places'])),
    items: new Map([...namedIn(valueAt(story, ['items'])), ...namedIn(valueAt(story, ['dynamicItems']))]),
  };
}

function namedIn(value: unknown): Map<string, Said> {
  if (!isRecord(value)) return new Map();
  return new Map(Object.entries(value).map(([slug, entry]) => [slug, saidIn(valueAt(entry, ['name']))]));
}

/** All ways that lead to a moment that is there, each with where it begins. */
export function edgesOf({ moments, bySlug }: Flow): { readonly from: string; readonly way: Way }[] {
  return moments.flatMap(({ slug, ways }) =>
    ways.filter(({ to }) => bySlug.has(to)).map((way) => ({ from: slug, way })),
  );
}
