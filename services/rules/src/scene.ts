import { holds } from './conditions.ts';
import { rulesOf } from './moments/registry.ts';
import type { Prospect } from './moments/rules.ts';
import type { Moment } from './release/moment.ts';
import type { Character, Item, Release } from './release/release.ts';
import { indexOf } from './release-index.ts';
import { currentPlayed, momentOf, type Situation } from './situation.ts';
import type { PlayedMoment, RunState } from './types.ts';

/**
 * What a director may know of the current moment. It is a Situation, so lines and examples can be asked with it.
 * Of the perfect rules only those whose condition holds.
 */
export interface Scene extends Situation, Prospect {
  readonly played: PlayedMoment;
  /** Who speaks. */
  readonly character: Character | undefined;
  /** The player's team. */
  readonly roster: readonly Character[];
  readonly items: readonly Item[];
}

const NO_PROSPECT: Prospect = {
  facets: [],
  heard: [],
  perfects: [],
  deflections: [],
  question: null,
  paths: [],
  reasonFor: null,
  options: [],
  nameable: [],
  tasks: [],
  battle: null,
  qualities: [],
  properties: [],
  difficulties: [],
  decline: null,
};

/** The current moment as a director sees it. */
export function sceneOf(release: Release, state: RunState): Scene {
  const played = currentPlayed(state);
  const moment = momentOf(release, played.momentId);
  const situation = { state, moment };
  const prospect = { ...NO_PROSPECT, ...rulesOf(moment).prospect?.({ ...situation, release, played }) };
  const { characters, items } = indexOf(release);
  return {
    ...situation,
    ...prospect,
    perfects: prospect.perfects.filter((rule) => holds(rule.when, situation)),
    played,
    character: characters.get(moment.characterId),
    roster: state.roster.flatMap((member) => characters.get(member.characterId) ?? []),
    items: state.items.flatMap((owned) => items.get(owned.itemId) ?? []),
  };
}

/** The moment that is waiting, open, or was played last. */
export function currentMoment(release: Release, state: RunState): Moment {
  return momentOf(release, currentPlayed(state).momentId);
}
