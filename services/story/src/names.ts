import type { SourceFile } from './source-file.ts';

/** Everything that can be referred to by its slug. */
export interface Names {
  readonly characters: ReadonlyMap<string, string>;
  readonly items: ReadonlyMap<string, string>;
  readonly dynamicItems: ReadonlyMap<string, string>;
  readonly places: ReadonlyMap<string, string>;
  readonly moments: ReadonlyMap<string, string>;
  readonly facts: ReadonlySet<string>;
  /** Paths of each crossroad and nexus by the moment's slug. */
  readonly paths: ReadonlyMap<string, ReadonlySet<string>>;
}

export interface Sources {
  readonly story: SourceFile;
  readonly characters: ReadonlyMap<string, SourceFile>;
  readonly moments: ReadonlyMap<string, SourceFile>;
}

/** Reads slugs and ids before anything is checked, so that files may refer to each other in any order. */
export function collectNames({ story, characters, moments }: Sources): Names {
  return {
    characters: idsOf(characters),
    items: idsIn(field(story.value, 'items')),
    dynamicItems: idsIn(field(story.value, 'dynamicItems')),
    places: idsIn(field(story.value, 'places')),
    moments: idsOf(moments),
    facts: new Set(keysOf(field(story.value, 'facts'))),
    paths: new Map([...moments].map(([slug, file]) => [slug, new Set(keysOf(field(file.value, 'paths')))])),
  };
}

function idsOf(files: ReadonlyMap<string, SourceFile>): Map<string, string> {
  return new Map([...files].map(([slug, file]) => [slug, String(field(file.value, 'id'))]));
}

function idsIn(entries: unknown): Map<string, string> {
  return new Map(keysOf(entries).map((slug) => [slug, String(field(field(entries, slug), 'id'))]));
}

function keysOf(value: unknown): string[] {
  return isRecord(value) ? Object.keys(value) : [];
}

function field(value: unknown, key: string): unknown {
  return isRecord(value) ? value[key] : undefined;
}

/** Fields, as YAML has them. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
