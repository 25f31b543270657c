import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decide } from '../src/decide.ts';
import { RuleError } from '../src/errors.ts';
import { remaining } from '../src/interactions.ts';
import { FINISHES, PROPERTIES } from '../src/release/cards.ts';
import type { Decision, Input, RunState } from '../src/types.ts';
import { aMoment, aRelease, character, examples, id, item, line, Player, says, talk } from './build.ts';
import { COMB, GALE, GLASS, MAUD, PERRIN, ROBE, theGale, YANN } from './fights.ts';

const CARDS = [YANN, MAUD, PERRIN];
const lines = [line('said')];
const finishRank = (name: string) => (FINISHES as readonly string[]).indexOf(name);

const name = fc.constantFrom(...CARDS, GALE, COMB, GLASS, ROBE, 'felt', 'hard', 'easy', 'nobody');
const number = (max: number) => fc.option(fc.double({ min: -1, max, noNaN: true }), { nil: null });

/** What a director could say here, sensible or not, or any JSON at all. */
const judgement = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      ...{ characters: fc.array(name, { maxLength: 2 }), items: fc.array(name, { maxLength: 2 }) },
      ...{
        creativity: number(2),
        thematic: fc.boolean(),
        target: name,
        facets: fc.array(name, { maxLength: 2 }),
      },
      ...{ quality: number(120), property: fc.constantFrom(...PROPERTIES, 'Stone'), difficulty: name },
      bet: fc.option(fc.integer({ min: -2, max: 40 }), { nil: null }),
      ...{ sacrificed: fc.subarray([...PROPERTIES]), declined: fc.constantFrom(false, false, false, true) },
    }),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
);

const input: fc.Arbitrary<Input> = fc
  .record({
    kind: fc.constantFrom('player_answer', 'player_attack_input', 'player_defense_input', 'choice'),
    selectedCharacterIds: fc.array(name, { maxLength: 1 }),
    selectedItemIds: fc.array(name, { maxLength: 1 }),
    interactionBetSize: fc.oneof(
      fc.constant(null),
      fc.constant(0),
      fc.integer({ min: -3, max: 40 }),
      fc.double(),
    ),
    difficulty: fc.option(name, { nil: undefined }),
    sacrificedProperties: fc.array(fc.constantFrom(...PROPERTIES, 'Stone'), { maxLength: 2 }),
    wasCacheHit: fc.boolean(),
  })
  .map((parts) => says('words', parts));

const steps = fc.array(fc.record({ input, judgement, seed: fc.string() }), { minLength: 3, maxLength: 20 });

/** Every turn that the rules take, of players who do whatever they do. */
function playing(start: () => Player, check: (before: RunState, after: Decision) => void): void {
  const { release, state: opened } = start();
  const property = fc.property(steps, (turns) => {
    let state = opened;
    for (const { input: said, judgement: judged, seed } of turns) {
      if (state.status !== 'ongoing' || state.moments.length > 1) return;
      const after = attempt({ release, state, input: said, proposal: { judgement: judged }, seed, nowMs: 0 });
      if (!after) continue;
      check(state, after);
      state = after.state;
    }
  });
  fc.assert(property, { numRuns: 150 });
}

function attempt(question: Parameters<typeof decide>[0]): Decision | undefined {
  try {
    return decide(question);
  } catch (error) {
    if (error instanceof RuleError) return undefined;
    throw error;
  }
}

function moment(parts: object): Player {
  const team = CARDS.map((one, index) =>
    character(one, { isEnrolledByDefault: true, properties: PROPERTIES.slice(index) }),
  );
  const items = [GLASS, ROBE].map((one) => item(one, { isAcquiredByDefault: true, properties: ['Fire'] }));
  const moments = [aMoment(1, { ...talk, ...parts }), aMoment(2, { type: 'dead_end' })];
  const characters = [...team, character(id(900))];
  const player = new Player(aRelease(moments, { maxInteractions: 12 }, { characters, items }));
  player.start();
  return player;
}

const quality = { id: 'felt', points: 40, examples: examples('felt') };

describe('whatever is said and picked', () => {
  it('in a battle, health stays between 0 and the most, a blow does 1 at least, who burns out stays so', () => {
    playing(theGale, (before, { state, output, facts }) => {
      state.roster.forEach((card, index) => {
        expect(card.currentHealth).toBeGreaterThanOrEqual(0);
        expect(card.currentHealth).toBeLessThanOrEqual(before.roster[index]?.currentHealth ?? 0);
        expect(card.burnedOut ?? false).toBe(card.currentHealth === 0);
        const told = facts.filter(
          (fact) => fact.kind === 'character_burned_out' && fact.characterId === card.characterId,
        );
        const hasFallen = card.currentHealth === 0 && before.roster[index]?.currentHealth !== 0;
        expect(told).toHaveLength(hasFallen ? 1 : 0);
      });
      for (const { currentHealth } of output.battle?.opponents ?? [])
        expect(currentHealth).toBeGreaterThanOrEqual(0);
      for (const { action, damage } of output.battle?.history ?? [])
        expect(damage).toBeGreaterThanOrEqual(action === 'attack' ? 1 : 0);
      const kept = state.moments[0]?.health;
      if (kept !== undefined) expect(kept >= 0 && kept <= 1).toBe(true);
      expect(output.outcome === null).toBe(kept === undefined);
    });
  });

  it('in an equip moment, an item keeps to one, nobody gets a property twice, and nothing without an award', () => {
    const parts = {
      ...{ type: 'equip', attempts: 3, scoreThresholdForAward: 50, qualities: [quality] },
      ...{ askWho: lines, askWhat: lines, awarded: lines, again: lines, failure: lines },
    };
    playing(
      () => moment(parts),
      (before, { state, output }) => {
        expect(state.items.map((each) => each.itemId)).toEqual([GLASS, ROBE]);
        for (const { properties } of state.roster) expect(new Set(properties).size).toBe(properties.length);
        const isAwarded = output.equip?.isAwarded ?? false;
        if (!isAwarded) expect([state.items, state.roster]).toEqual([before.items, before.roster]);
        expect(output.outcome === 'success').toBe(isAwarded);
        if (output.score !== null) expect(output.score >= 0 && output.score <= 100).toBe(true);
      },
    );
  });

  it('in an upgrade, a bet is never more than what remains, and a finish never gets worse', () => {
    const level = (of: string, odds: number, finishes: string[]) => ({
      ...{ id: of, label: { en: of, fr: of }, examples: examples(of), odds, finishes },
    });
    const parts = {
      ...{ type: 'upgrade', maxBet: 8, warnBelow: 5, warning: lines, performances: [quality] },
      difficulties: [level('easy', 70, ['Normal', 'Onyx']), level('hard', 30, ['Golden', 'Holographic'])],
      ...{ askWho: lines, askBet: lines, askDifficulty: lines, askPerformance: lines },
      ...{ decline: { examples: examples('no'), lines }, success: lines, failure: lines },
    };
    playing(
      () => moment(parts),
      (before, { state, output }) => {
        const cost = output.wasCacheHit ? 0 : 1;
        const bet = output.interactionBetSize;
        expect(bet).toBeGreaterThanOrEqual(0);
        expect(bet).toBeLessThanOrEqual(Math.min(8, remaining(before) - cost));
        expect(remaining(state)).toBe(remaining(before) - cost - bet);
        const { upgrade, outcome } = output;
        if (!upgrade?.rarity) expect(state.roster).toEqual(before.roster);
        expect(outcome === 'success').toBe(Boolean(upgrade?.rarity));
        state.roster.forEach((card, index) => {
          const was = before.roster[index];
          expect(finishRank(card.cardType)).toBeGreaterThanOrEqual(finishRank(was?.cardType ?? ''));
          expect(was?.properties).toEqual(expect.arrayContaining([...card.properties]));
        });
      },
    );
  });
});
