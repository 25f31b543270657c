import { isAside, spokenJudgement } from '../../answers/spoken-judgement.ts';
import { openingLines, spoken } from '../../lines.ts';
import type { Line } from '../../release/lines.ts';
import type { MomentOf } from '../../release/moment.ts';
import { type Step, step } from '../../step.ts';
import type { Turn } from '../../turn.ts';
import type { OwnedItem, RosterCharacter, SpokenLine } from '../../types.ts';
import { type MomentRules, transitionsOf } from '../rules.ts';

type Assemble = MomentOf<'assemble'>;
type Farewell = Assemble['leaves'][number];

/** The player says who stays; the others leave for good. */
export const assembleRules: MomentRules<Assemble> = {
  takes: ['selectedCharacterIds'],
  isEmpty: ({ state, moment }) => state.roster.length <= moment.maxNumberOfCharacters,
  open: (turn) => step({ say: openingLines(turn) }),
  answer,
  exits: transitionsOf,
  controls: () => ({}),
  expectations: ({ state, moment }) => ({
    nameable: state.roster.map((member) => member.characterId),
    deflections: moment.deflections,
  }),
};

function answer(turn: Turn<Assemble>): Step {
  const stay = named(turn);
  if (stay.length === 0) return step({ verdict: { asks: 'names' } });
  if (stay.length > turn.moment.maxNumberOfCharacters) return step({ verdict: { asks: 'tooMany' } });
  const leave = turn.state.roster.filter((member) => !stay.includes(member));
  return step({
    say: farewells(turn, stay, leave),
    outcome: 'success',
    roster: stay,
    items: handedBack(turn.state.items, leave),
    output: { selectedPlayerCharacters: stay.map((member) => member.characterId) },
    events: leave.map(({ characterId }) => ({ kind: 'character_left', characterId })),
  });
}

/** Who of the team was clicked, else named, in the order they joined. An aside sends nobody away, whoever was clicked before it. */
function named(turn: Turn): RosterCharacter[] {
  const { input, state } = turn;
  const judgement = spokenJudgement(turn);
  if (isAside(turn) && judgement.characters.length === 0) return [];
  const ids = input.selectedCharacterIds.length > 0 ? input.selectedCharacterIds : judgement.characters;
  return state.roster.filter((member) => ids.includes(member.characterId));
}

/** What those who leave have carried. */
function handedBack(items: readonly OwnedItem[], leave: readonly RosterCharacter[]): OwnedItem[] {
  return items.map((item) => {
    const { equippedTo, ...free } = item;
    return leave.some((member) => member.characterId === equippedTo) ? free : item;
  });
}

function farewells(
  turn: Turn<Assemble>,
  stay: readonly RosterCharacter[],
  leave: readonly RosterCharacter[],
): SpokenLine[] {
  const { confirmed, stays, leaves } = turn.moment;
  return spoken([...confirmed, ...linesOf(stays, stay), ...linesOf(leaves, leave)], turn);
}

/** A farewell is spoken by the one whom it is of, unless its lines name another. */
function linesOf(farewells: readonly Farewell[], members: readonly RosterCharacter[]): Line[] {
  return members.flatMap(({ characterId }) => {
    const farewell = farewells.find((each) => each.characterId === characterId);
    return farewell?.lines.map((line) => ({ ...line, characterId: line.characterId ?? characterId })) ?? [];
  });
}
