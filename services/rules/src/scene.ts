import { holds } from './conditions.ts';
import type { Expectations } from './expectations.ts';
import { rulesOf } from './moments/registry.ts';
import type { StoryAnswer } from './release/conversation.ts';
import type { Moment } from './release/moment.ts';
import type { Character, Item, Release } from './release/release.ts';
import { indexOf } from './release-index.ts';
import { currentPlayed, momentOf, type Situation } from './situation.ts';
import type { PlayedMoment, RunState } from './types.ts';

/**
 * What a director may know of the current moment. It is a Situation, so lines and examples can be asked with it.
 * Of the perfect rules only those whose condition holds.
 */
export interface Scene extends Situation, Expectations {
  readonly played: PlayedMoment;
  /** Who speaks. */
  readonly character: Character | undefined;
  /** The player's team. */
  readonly roster: readonly Character[];
  readonly items: readonly Item[];
  /** What the player may ask whoever speaks, as far as it is known, or told, now; those that were told too. */
  readonly answers: readonly StoryAnswer[];
}

/** The current moment as a director sees it. */
export function sceneOf(release: Release, state: RunState): Scene {
  const played = currentPlayed(state);
  const moment = momentOf(release, played.momentId);
  const here = { state, moment, release, played };
  const expectations = rulesOf(moment).expectations?.(here) ?? {};
  const { characters, items } = indexOf(release);
  // One literal: it is made on every turn, and spreading several objects into one costs more than all else here.
  return {
    state,
    moment,
    played,
    character: characters.get(moment.characterId),
    roster: known(state.roster, (member) => characters.get(member.characterId)),
    items: known(state.items, (owned) => items.get(owned.itemId)),
    answers: 'answers' in moment ? moment.answers.filter(({ when }) => holds(when, here)) : [],
    facets: expectations.facets ?? [],
    heard: expectations.heard ?? [],
    perfects: expectations.perfects?.filter((rule) => holds(rule.when, here)) ?? [],
    deflections: expectations.deflections ?? [],
    question: expectations.question ?? null,
    paths: expectations.paths ?? [],
    reasonFor: expectations.reasonFor ?? null,
    options: expectations.options ?? [],
    nameable: expectations.nameable ?? [],
    tasks: expectations.tasks ?? [],
    battle: expectations.battle ?? null,
    qualities: expectations.qualities ?? [],
    properties: expectations.properties ?? [],
    difficulties: expectations.difficulties ?? [],
    decline: expectations.decline ?? null,
  };
}

/** What of a list is in the story; in one pass, as it is asked on every turn. */
function known<T, K>(list: readonly T[], find: (each: T) => K | undefined): K[] {
  const found: K[] = [];
  for (const each of list) {
    const one = find(each);
    if (one !== undefined) found.push(one);
  }
  return found;
}

/** The moment that is waiting, open, or was played last. */
export function currentMoment(release: Release, state: RunState): Moment {
  return momentOf(release, currentPlayed(state).momentId);
}
