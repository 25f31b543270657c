import { damaged } from '../../health.ts';
import { inTurn, spoken } from '../../lines.ts';
import { characterName, MANNERS } from '../../names.ts';
import { filled } from '../../placeholders.ts';
import type { Step } from '../../step.ts';
import type { MomentContext, Turn } from '../../turn.ts';
import type { SpokenLine } from '../../types.ts';
import { type Aftermath, stepAfter } from './aftermath.ts';
import { attackBlow, type Blow, type Fighter, isCareless, isThematic, type Words } from './blows.ts';
import { chosenStrike, type PlayerMove } from './choice.ts';
import { type Battle, type BattleData, turnNumberOf } from './data.ts';
import { modified } from './modifiers.ts';
import { cardFighter, opponentFighter } from './sides.ts';
import { askedStyle } from './style.ts';

/** The player's card strikes; an opponent that stands then begins a strike of its own. */
export function attack(turn: Turn<Battle>, data: BattleData, said: PlayerMove): Step {
  const after = afterAttack(turn, data, said);
  return stepAfter(turn, after, () => strikeBack(turn, after));
}

function afterAttack(turn: Turn<Battle>, data: BattleData, { card, opponent, words }: PlayerMove): Aftermath {
  const turnNumber = turnNumberOf(data);
  const style = askedStyle(turn, turnNumber);
  const taste = {
    isWeakTo: opponent.weakTo.includes(style),
    recoilsFrom: opponent.recoilsFrom.includes(style),
  };
  const fighter = cardFighter(turn, card);
  const target = opponentFighter(turn.release, opponent);
  const { blow, modifiers } = modified(fighter, (each) => attackBlow(each, target, { ...words, ...taste }));
  const opponents = hit(data.opponents, opponent.characterId, blow.damage);
  const hasFallen = opponents.some(
    (each) => each.characterId === opponent.characterId && each.currentHealth === 0,
  );
  const action = {
    turnNumber,
    actorId: card.characterId,
    action: 'attack' as const,
    targetId: opponent.characterId,
    wasThematic: isThematic(words),
    style,
    damage: blow.damage,
    recoilDamage: blow.recoil,
  };
  return {
    ...damaged(turn.state.roster, card.characterId, blow.recoil),
    data: { ...data, opponents, history: [...data.history, action] },
    card: card.characterId,
    modifiers,
    blow: howItWent(fighter, words, blow),
    say: hasFallen ? spoken(opponent.defeated, turn) : [],
  };
}

/** Fine is what does at least the card's own attack. */
function howItWent(card: Fighter, words: Words, { damage }: Blow): Aftermath['blow'] {
  if (isCareless(words)) return 'careless';
  return damage >= card.attack ? 'strong' : 'weak';
}

function hit(opponents: BattleData['opponents'], characterId: string, damage: number) {
  return opponents.map((each) =>
    each.characterId === characterId
      ? { ...each, currentHealth: Math.max(0, each.currentHealth - damage) }
      : each,
  );
}

/** What is struck, and in which manner it is to be fended off. */
function strikeBack(turn: Turn<Battle>, { data, roster, say }: Aftermath): Pick<Aftermath, 'data' | 'say'> {
  const chosen = chosenStrike(turn, data, roster);
  const struck = { ...data, phase: 'player_defense_input', strike: chosen?.strike ?? null } as const;
  const told = filled(chosen?.say ?? [], askedManner(turn, struck));
  return { data: struck, say: [...say, ...told, ...askDefence(turn, struck)] };
}

/** Asks how what was struck is fended off. */
export function askDefence(here: MomentContext<Battle>, data: BattleData): SpokenLine[] {
  const lines = inTurn(here.moment.asksDefense, here, Math.floor(turnNumberOf(data) / 2));
  return filled(lines, askedManner(here, data));
}

function askedManner(here: MomentContext<Battle>, data: BattleData) {
  return {
    style: MANNERS[askedStyle(here, turnNumberOf(data))][here.state.language],
    character: characterName(here, data.strike?.targetId ?? ''),
  };
}
