import { spoken } from '../../lines.ts';
import type { Outcome } from '../../release/condition.ts';
import { type Step, step } from '../../step.ts';
import type { Turn } from '../../turn.ts';
import type { Fact, RosterCharacter, SpokenLine, TurnVerdict } from '../../types.ts';
import type { Battle, BattleData } from './data.ts';
import type { AppliedModifier, BattleOutput } from './output.ts';
import { standing, standingOpponents, teamOf } from './sides.ts';

/** What a turn has done to the battle, before it is looked who is left. */
export interface Aftermath {
  readonly data: BattleData;
  readonly roster: readonly RosterCharacter[];
  readonly events: readonly Fact[];
  /** The card that played; none where there was no blow. */
  readonly card: string | null;
  readonly modifiers: readonly AppliedModifier[];
  readonly blow: TurnVerdict['blow'];
  readonly say: readonly SpokenLine[];
}

type End = 'success' | 'failure' | 'draw';

/** The step of a turn: the battle is won, lost or drawn, or goes on as `next` says. */
export function stepAfter(
  turn: Turn<Battle>,
  after: Aftermath,
  next: () => Pick<Aftermath, 'data' | 'say'>,
): Step {
  const end = endOf(turn, after);
  return end ? ended(turn, after, end) : goingOn(turn, { ...after, ...next() });
}

/** A battle that cannot be fought, or is over, at this very point. */
export function ended(turn: Turn<Battle>, after: Aftermath, end: End): Step {
  const data = { ...after.data, strike: null };
  const outcome: Outcome = end === 'success' ? 'success' : 'failure';
  return step({
    ...partsOf(turn, { ...after, data }, null),
    say: [...after.say, ...lastWords(turn, end)],
    outcome,
    health: healthKept(turn, after),
    awarded: outcome === 'success',
  });
}

export function goingOn(turn: Turn<Battle>, after: Aftermath): Step {
  return step({ ...partsOf(turn, after, after.data.phase), say: after.say });
}

/** A draw is what heard turns without an end come to. */
function endOf({ moment, played }: Turn<Battle>, { data, roster }: Aftermath): End | null {
  if (standingOpponents(moment, data).length === 0) return 'success';
  if (standing(teamOf(roster, moment)).length === 0) return 'failure';
  return moment.patience !== null && played.turns + 1 >= moment.patience ? 'draw' : null;
}

function lastWords(turn: Turn<Battle>, end: End): SpokenLine[] {
  const { moment } = turn;
  const lines = end === 'draw' && moment.draw.length === 0 ? moment.failure : moment[end];
  return spoken(lines, turn);
}

function partsOf(
  { moment }: Turn<Battle>,
  { data, roster, events, card, modifiers, blow }: Aftermath,
  nextPhase: BattleOutput['nextPhase'],
): Partial<Step> {
  const battle: BattleOutput = {
    history: data.history,
    nextPhase,
    opponents: data.opponents,
    characters: teamOf(roster, moment).map(({ characterId, currentHealth }) => ({
      characterId,
      currentHealth,
    })),
    modifiers,
    ...(data.strike && { strike: data.strike }),
  };
  return {
    data,
    roster,
    events,
    output: { battle, selectedPlayerCharacters: card === null ? [] : [card] },
    verdict: { blow },
  };
}

/** Share of the health that the team began with, 0 to 1. */
function healthKept({ moment }: Turn<Battle>, { data, roster }: Aftermath): number {
  if (data.startHealth === 0) return 0;
  return Math.min(1, healthOfAll(teamOf(roster, moment)) / data.startHealth);
}

/** Of all the cards together. */
export function healthOfAll(cards: readonly RosterCharacter[]): number {
  return standing(cards).reduce((sum, card) => sum + card.currentHealth, 0);
}
