import { spokenJudgement } from '../../answers/spoken-judgement.ts';
import type { Controls } from '../../controls.ts';
import { RuleError } from '../../errors.ts';
import type { Expectations } from '../../expectations.ts';
import { openingLines } from '../../lines.ts';
import type { Step } from '../../step.ts';
import { dataIn, type MomentContext, type Turn } from '../../turn.ts';
import type { Input } from '../../types.ts';
import { type MomentRules, transitionsOf } from '../rules.ts';
import { type Aftermath, ended, goingOn, healthOfAll, stepAfter } from './aftermath.ts';
import { askDefence, attack } from './attack.ts';
import { isCareless } from './blows.ts';
import { chosenCard, chosenOpponent } from './choice.ts';
import { type Battle, type BattleData, turnNumberOf } from './data.ts';
import { askAttack, defend } from './defence.ts';
import type { BattlePhase } from './output.ts';
import { healthOf, inHand, standing, standingOpponents, teamOf } from './sides.ts';
import { askedStyle } from './style.ts';

/** The team against the opponents, blow by blow, until one side has no health left or patience is out. */
export const battleRules: MomentRules<Battle> = {
  takes: ['selectedCharacterIds', 'selectedItemIds'],
  open,
  answer,
  exits: transitionsOf,
  asked: (here) => {
    const data = dataOf(here);
    return data.strike ? askDefence(here, data) : askAttack(here, data);
  },
  controls,
  expectations,
};

function open(turn: Turn<Battle>): Step {
  const data = beginning(turn);
  const opened = { ...untouched(turn, data), say: openingLines(turn) };
  if (data.startHealth === 0) return ended(turn, opened, 'failure');
  return goingOn(turn, { ...opened, say: [...opened.say, ...askAttack(turn, data)] });
}

function beginning({ moment, release, state }: MomentContext<Battle>): BattleData {
  return {
    phase: 'player_attack_input',
    opponents: moment.opponents.map((opponent) => ({
      characterId: opponent.characterId,
      currentHealth: healthOf(release, opponent),
    })),
    startHealth: healthOfAll(teamOf(state.roster, moment)),
    history: [],
    strike: null,
  };
}

/** A card without words, words that are no blow at all, or a thoughtless aside cost what any turn costs, and the other side waits. */
function answer(turn: Turn<Battle>): Step {
  const data = dataOf(turn);
  checkKind(turn.input.kind, data.phase);
  const { creativity, thematic, deflection } = spokenJudgement(turn);
  const noBlow = () => stepAfter(turn, untouched(turn, data), () => ({ data, say: [] }));
  if (creativity === null) return noBlow();
  const words = { creativity, thematic };
  if (deflection !== null && isCareless(words)) return noBlow();
  const { strike } = data;
  const card = chosenCard(turn, strike?.targetId);
  const opponent = strike
    ? standingOpponents(turn.moment, data).find(isCalled(strike.actorId))
    : chosenOpponent(turn, data);
  if (!card || !opponent) return noBlow();
  const decide = strike ? defend : attack;
  return decide(turn, data, { card, opponent, words });
}

const WRONG_KINDS: Readonly<Partial<Record<Input['kind'], { phase: BattlePhase; message: string }>>> = {
  player_attack_input: { phase: 'player_attack_input', message: 'It is your turn to defend.' },
  player_defense_input: { phase: 'player_defense_input', message: 'It is your turn to attack.' },
};

/** An attack is for its own phase, and so is a defence; any other answer is whatever is asked for. */
function checkKind(kind: Input['kind'], phase: BattlePhase): void {
  const wrong = WRONG_KINDS[kind];
  if (wrong && wrong.phase !== phase) throw new RuleError('WRONG_PHASE', wrong.message);
}

function untouched({ state }: Turn<Battle>, data: BattleData): Aftermath {
  return { data, roster: state.roster, events: [], card: null, modifiers: [], blow: null, say: [] };
}

function controls(here: MomentContext<Battle>): Controls {
  const data = dataOf(here);
  const { phase, history, opponents, strike } = data;
  return { battle: { phase, style: askedStyle(here, turnNumberOf(data)), history, opponents, strike } };
}

function expectations(here: MomentContext<Battle>): Partial<Expectations> {
  const { moment, state } = here;
  const data = dataOf(here);
  const opponents = standingOpponents(moment, data).map((opponent) => opponent.characterId);
  const cards = standing(teamOf(state.roster, moment)).map((card) => card.characterId);
  return {
    battle: {
      phase: data.phase,
      style: askedStyle(here, turnNumberOf(data)),
      gauges: moment.gauges,
      careless: moment.careless.examples,
      opponents,
    },
    nameable: [...cards, ...opponents, ...inHand(state)],
    deflections: moment.deflections,
  };
}

function dataOf(here: MomentContext<Battle>): BattleData {
  // Only where there is none yet: to count all the cards anew on every turn costs as much as the blow.
  return dataIn<BattleData | null>(here.played, null) ?? beginning(here);
}

function isCalled(id: string) {
  return (opponent: { readonly characterId: string }) => opponent.characterId === id;
}
