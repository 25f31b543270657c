import { join } from 'node:path';
import { compileStory } from '@fabula/catalogue/compile-story';
import { STORIES_ROOT } from '@fabula/catalogue/stories-root';
import type { Style } from '@fabula/rules/release/cards';
import type { Release } from '@fabula/rules/release/release';
import type { Language } from '@fabula/rules/release/text';
import { createRun } from '@fabula/rules/run';
import { type Scene, sceneOf } from '@fabula/rules/scene';
import type { Judgement, RosterCharacter } from '@fabula/rules/types';

/** Where sentences are said, and what each of them means. */
export interface Row {
  readonly story: string;
  readonly moment: string;
  /** Which question of a test is asked, from 1. */
  readonly question?: number;
  /** The manner that a battle asks for. */
  readonly style?: Style;
  /** All of the story's people are in the team. */
  readonly roster?: boolean;
  readonly en?: Readonly<Record<string, string>>;
  readonly fr?: Readonly<Record<string, string>>;
}

const releases = new Map<string, Release>();

export async function releaseOf(slug: string): Promise<Release> {
  const known = releases.get(slug);
  if (known) return known;
  const { release } = await compileStory(join(STORIES_ROOT, slug));
  if (!release) throw new Error(`${slug} does not compile`);
  releases.set(slug, release);
  return release;
}

/** The row's moment, just opened, in a first run in which everything that it is about is owned. */
export function sceneFor(row: Row, release: Release, language: Language): Scene {
  const before = { completions: {}, bestRank: null };
  const run = createRun({ release, releaseVersion: 1, language, loopNumber: 1, before });
  const moment = release.moments.find(({ slug }) => slug === row.moment);
  const [first] = run.moments;
  if (!moment || !first) throw new Error(`there is no ${row.moment}`);
  const isTeam = row.roster || moment.type === 'battle';
  const data =
    (row.question ?? 1) > 1 ? { answers: Array((row.question ?? 1) - 1).fill('right'), perfects: [] } : null;
  const state = {
    ...run,
    ...(isTeam && { roster: release.characters.map(({ id }) => teamMember(id)) }),
    ...(moment.type === 'equip' && { items: release.items.map(({ id }) => owned(id)) }),
    moments: [{ ...first, momentId: moment.id, status: 'open' as const, data }],
  };
  const scene = sceneOf(release, state);
  return row.style && scene.battle ? { ...scene, battle: { ...scene.battle, style: row.style } } : scene;
}

function teamMember(characterId: string): RosterCharacter {
  return {
    ...{ characterId, currentAttack: 1, currentHealth: 9, maxHealth: 9, properties: [] },
    ...{ cardType: 'Normal', enrolledInMomentId: null },
  };
}

function owned(itemId: string) {
  return { itemId, source: 'default' as const, acquiredInMomentId: null };
}

/** Of creativity: less than this recoils. */
const CARELESS = 0.2;

/** What the words move, in a few words, with slugs for ids. */
export function movedBy(judgement: Judgement, { battle }: Scene, { characters, items }: Release): string[] {
  const slugs = new Map([...characters, ...items].map(({ id, slug }) => [id, slug]));
  const slug = (id: string) => slugs.get(id) ?? id;
  const { facets, perfects, path, option, assignments, difficulty, bet, declined, answer } = judgement;
  return [
    ...facets,
    ...perfects.map((id) => `perfect ${id}`),
    ...[path === null ? [] : `path ${path}`, option === null ? [] : `option ${slug(option)}`].flat(),
    ...[...judgement.characters, ...judgement.items].map(slug),
    ...assignments.map(({ task, character }) => `${task}=${slug(character)}`),
    ...[difficulty ?? [], bet === null ? [] : `bet ${bet}`, declined ? 'declined' : []].flat(),
    ...(answer === null ? [] : [`answer ${answer}`]),
    ...(battle ? [mannerOf(judgement)] : []),
  ];
}

function mannerOf({ creativity, thematic }: Judgement): string {
  if ((creativity ?? 0) < CARELESS) return 'careless';
  return thematic ? 'thematic' : 'heeded';
}
