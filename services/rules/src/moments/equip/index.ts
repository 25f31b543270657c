import { newChoices, newQualities, resolveNamed, teamIds } from '../../answers/named.ts';
import { isAside, spokenJudgement } from '../../answers/spoken-judgement.ts';
import type { Controls } from '../../controls.ts';
import type { Expectations } from '../../expectations.ts';
import { inTurn, openingLines } from '../../lines.ts';
import { characterName, itemName, propertyName } from '../../names.ts';
import { filled } from '../../placeholders.ts';
import type { Property } from '../../release/cards.ts';
import { type Step, step } from '../../step.ts';
import { dataIn, type MomentContext, type Turn } from '../../turn.ts';
import type { SpokenLine } from '../../types.ts';
import { type MomentRules, transitionsOf } from '../rules.ts';
import { type Equip, type EquipData, NOTHING_FORGED } from './data.ts';
import { type Forging, givenTo, itemsFor, propertyOf, suitOf, withProperty } from './forge.ts';

/** The player says who gets which item, and how it is made. */
export const equipRules: MomentRules<Equip> = {
  takes: ['selectedCharacterIds', 'selectedItemIds'],
  isEmpty: (turn) => itemsFor(turn).length === 0 || turn.state.roster.length === 0,
  open: (turn) => step({ data: NOTHING_FORGED, say: openingLines(turn) }),
  answer,
  exits: transitionsOf,
  controls,
  expectations,
};

/**
 * Asking back costs a turn like any other, but no attempt; so does an aside, whatever was chosen beside it. Once it is clear
 * who gets what, words in which nothing good is heard are an attempt of quality 0; a choice without words is none.
 */
function answer(turn: Turn<Equip>): Step {
  const { input, moment, state } = turn;
  const judgement = spokenJudgement(turn);
  const before = dataIn(turn.played, NOTHING_FORGED);
  const who = [...newChoices(input.selectedCharacterIds, before.characterId), ...judgement.characters];
  const what = [...newChoices(input.selectedItemIds, before.itemId), ...judgement.items];
  const qualities = newQualities(moment.qualities, judgement.facets, before.heard);
  const data: EquipData = {
    ...before,
    characterId: resolveNamed(teamIds(state), { now: who, before: before.characterId }),
    itemId: resolveNamed(itemsFor(turn), { now: what, before: before.itemId }),
    quality: best(judgement.quality, before.quality),
    heard: [...before.heard, ...qualities],
  };
  if (isOffTopic(turn)) return step({ data: { ...data, heard: before.heard } });
  const { characterId, itemId } = data;
  if (characterId === null) return step({ data, verdict: { qualities, asks: 'who' } });
  if (itemId === null) return step({ data, verdict: { qualities, asks: 'what' } });
  if (data.quality === null && input.words.trim() === '')
    return step({ data, verdict: { qualities, asks: 'how' } });
  return { ...attempt(turn, data, { characterId, itemId }), verdict: { qualities } };
}

function isOffTopic(turn: Turn<Equip>): boolean {
  const { quality, characters, items } = spokenJudgement(turn);
  return isAside(turn) && quality === null && characters.length === 0 && items.length === 0;
}

/** The director's quality and what the item suits, whose lines are the director's; at the author's threshold it is the character's. */
function attempt(turn: Turn<Equip>, data: EquipData, forging: Forging): Step {
  const suit = suitOf(turn, forging);
  const score = clamped((data.quality ?? 0) + (suit?.points ?? 0));
  const attempts = data.attempts + 1;
  const tried = {
    data: { ...data, attempts, quality: null },
    score,
    output: outputOf(forging, { isAwarded: false, property: null }),
  };
  if (score >= turn.moment.scoreThresholdForAward) return awarded(turn, tried, forging);
  const run = turn.state.loopNumber;
  const isLast = attempts >= turn.moment.attempts;
  const more = isLast
    ? inTurn(turn.moment.failure, turn, run)
    : inTurn(turn.moment.again, turn, data.attempts);
  const say = named(turn, more, { ...forging, property: null });
  return step({ ...tried, say, outcome: isLast ? 'failure' : null });
}

function awarded(turn: Turn<Equip>, tried: Partial<Step>, forging: Forging): Step {
  const property = propertyOf(turn, forging.itemId);
  const lines = inTurn(turn.moment.awarded, turn, turn.state.loopNumber);
  return step({
    ...tried,
    say: named(turn, lines, { ...forging, property }),
    outcome: 'success',
    awarded: true,
    roster: withProperty(turn.state.roster, forging.characterId, property),
    items: givenTo(turn.state.items, forging),
    output: outputOf(forging, { isAwarded: true, property }),
  });
}

function outputOf(
  forging: Forging,
  result: { isAwarded: boolean; property: Property | null },
): Step['output'] {
  return {
    equip: { ...forging, ...result },
    selectedPlayerCharacters: [forging.characterId],
    ...(result.isAwarded && { isAwarded: true }),
  };
}

function named(
  turn: Turn<Equip>,
  lines: readonly SpokenLine[],
  { characterId, itemId, property }: Forging & { property: Property | null },
): SpokenLine[] {
  return filled(lines, {
    character: characterName(turn, characterId),
    item: itemName(turn, itemId),
    property: propertyName(property)[turn.state.language],
  });
}

function controls(here: MomentContext<Equip>): Controls {
  const { attempts, characterId, itemId } = dataIn(here.played, NOTHING_FORGED);
  return {
    attemptsLeft: Math.max(0, here.moment.attempts - attempts),
    itemIds: itemsFor(here),
    remembered: { characterId, itemId },
  };
}

function expectations(here: MomentContext<Equip>): Partial<Expectations> {
  const { moment, played, state } = here;
  return {
    nameable: [...teamIds(state), ...itemsFor(here)],
    qualities: moment.qualities,
    properties: moment.properties,
    heard: dataIn(played, NOTHING_FORGED).heard,
    deflections: moment.deflections,
  };
}

/** Of a work that was described in two breaths, what is said second takes nothing away. */
function best(now: number | null, before: number | null): number | null {
  return now === null || before === null ? (now ?? before) : Math.max(now, before);
}

function clamped(value: number): number {
  return Math.min(100, Math.max(0, Math.round(value)));
}
