import { remaining } from '@fabula/rules/interactions';
import type { MomentType } from '@fabula/rules/release/moment';
import type { Scene } from '@fabula/rules/scene';
import type { Judgement } from '@fabula/rules/types';
import type { Dice } from './dice.ts';
import type { RemainingCost } from './remaining-cost.ts';
import { isSayable } from './sayable.ts';

/** What is understood of somebody who plays well, without a word being said. */
export type Understood = Partial<Judgement>;

interface Knowing {
  readonly dice: Dice;
  readonly remainingCost: RemainingCost;
}
type Policy = (scene: Scene, knowing: Knowing) => Understood;

/** Two things in one breath, and a perfect answer where there is one: now and then. */
const TOGETHER = 0.3;
const PERFECT = 0.4;
/** Interactions that are kept in hand when a way is chosen. */
const RESERVE = 4;
/** How often the longest of the ways is taken for which there is time, rather than any; and how often a bet. */
const THOROUGH = 0.5;
const BOLD = 0.5;
/** Of words in a battle: heartfelt, not brilliant. */
const CREATIVITY = 0.6;
/** Good things that are said of a piece of work, and what the saying adds. */
const PRAISE = 3;
const FOR_WORDS = 10;
const FITS = ['best', 'right', 'plain', 'misfit'];

const POLICIES: { readonly [T in MomentType]?: Policy } = {
  dialogue: something,
  learning: something,
  testing: () => ({ answer: 'right' }),
  crossroad: wayOn,
  nexus: wayOn,
  teamwork: task,
  reward: ({ options }, { dice }) => ({ option: dice.pick(options)?.id ?? null }),
  battle: () => ({ creativity: CREATIVITY, thematic: true }),
  equip: work,
  upgrade: wager,
  assemble: team,
};

/** What one does who plays well and does not know everything. */
export function wellDone(scene: Scene, knowing: Knowing): Understood {
  const { moment, state, question } = scene;
  const uttered = scene.perfects.filter(
    (rule) =>
      (rule.questionId === undefined || rule.questionId === question?.id) &&
      isSayable(rule, moment, state.language),
  );
  const perfect = knowing.dice.happens(PERFECT) ? knowing.dice.pick(uttered) : undefined;
  const done = POLICIES[scene.moment.type]?.(scene, knowing) ?? {};
  return perfect ? { ...done, perfects: [perfect.id] } : done;
}

function something({ facets, heard }: Scene, { dice }: Knowing): Understood {
  const fresh = facets.map(({ id }) => id).filter((id) => !heard.includes(id));
  const first = dice.pick(fresh);
  const second = dice.happens(TOGETHER) ? dice.pick(fresh.filter((id) => id !== first)) : undefined;
  return { facets: [first, second].filter((id) => id !== undefined) };
}

/** Any way that ends well while there is time, else the shortest. */
function wayOn({ paths, state }: Scene, { dice, remainingCost }: Knowing): Understood {
  const open = paths.filter(({ path, isOpen }) => isOpen || path.closed?.reason !== undefined);
  const ways = open
    .map(({ path, isOpen }) => ({ path, isOpen, far: remainingCost.get(path.to) ?? Infinity }))
    .sort((a, b) => a.far - b.far);
  const good = ways.filter(({ far }) => far + RESERVE < remaining(state));
  const chosen = (dice.happens(THOROUGH) ? good.at(-1) : dice.pick(good)) ?? ways[0];
  return { path: chosen?.path.path ?? null, reason: chosen?.isOpen === false };
}

function task({ tasks, nameable }: Scene): Understood {
  const asked = tasks[0];
  if (!asked) return {};
  const fitOf = (id: string) =>
    FITS.indexOf(asked.fits.find(({ characterId }) => characterId === id)?.fit ?? 'plain');
  const [best] = [...nameable].sort((a, b) => fitOf(a) - fitOf(b));
  return best === undefined ? {} : { assignments: [{ task: asked.id, character: best, reason: true }] };
}

function work({ moment, state, qualities }: Scene, { dice }: Knowing): Understood {
  if (moment.type !== 'equip') return {};
  const owned = state.items.map(({ itemId }) => itemId);
  const item = dice.pick(owned.filter((id) => moment.itemIds.length === 0 || moment.itemIds.includes(id)));
  const members = state.roster.map(({ characterId }) => characterId);
  const suits = moment.suits.filter(({ itemId, points }) => itemId === item && points > 0);
  const suited = suits.find(({ characterId }) => characterId && members.includes(characterId))?.characterId;
  const characters = [suited ?? dice.pick(members)].filter((id) => id !== undefined);
  return { characters, items: item === undefined ? [] : [item], quality: praise(qualities) };
}

function wager(
  { state, difficulties, qualities, moment }: Scene,
  { dice, remainingCost }: Knowing,
): Understood {
  const isAffordable = (remainingCost.get(moment.id) ?? 0) + RESERVE < remaining(state);
  const member = dice.pick(state.roster.filter(({ permanent }) => !permanent))?.characterId;
  const difficulty = dice.pick(difficulties)?.id;
  if (!isAffordable || !dice.happens(BOLD) || member === undefined || difficulty === undefined)
    return { declined: true };
  return { characters: [member], difficulty, bet: 1, quality: praise(qualities) };
}

function praise(qualities: Scene['qualities']): number {
  return Math.min(
    100,
    qualities.slice(0, PRAISE).reduce((sum, { points }) => sum + points, FOR_WORDS),
  );
}

function team({ moment, state }: Scene, { dice }: Knowing): Understood {
  if (moment.type !== 'assemble') return {};
  const left = state.roster.map(({ characterId }) => characterId);
  while (left.length > moment.maxNumberOfCharacters) {
    const gone = dice.pick(left);
    left.splice(left.indexOf(gone ?? ''), 1);
  }
  return { characters: left };
}
