import { damaged } from '../../health.ts';
import { inTurn } from '../../lines.ts';
import { MANNERS } from '../../names.ts';
import { filled } from '../../placeholders.ts';
import type { Step } from '../../step.ts';
import type { MomentContext, Turn } from '../../turn.ts';
import type { SpokenLine } from '../../types.ts';
import { type Aftermath, stepAfter } from './aftermath.ts';
import { isHeld, isThematic, struckBlow } from './blows.ts';
import type { PlayerMove } from './choice.ts';
import { type Battle, type BattleData, turnNumberOf } from './data.ts';
import { modified } from './modifiers.ts';
import { cardFighter, opponentFighter } from './sides.ts';
import { askedStyle } from './style.ts';

/** The strike that an opponent has begun falls on the card that stands in its way. */
export function defend(turn: Turn<Battle>, data: BattleData, said: PlayerMove): Step {
  const after = afterDefence(turn, data, said);
  return stepAfter(turn, after, () => ({
    data: { ...after.data, phase: 'player_attack_input', strike: null },
    say: askAttack(turn, after.data),
  }));
}

/** Asks for the next attack, in its manner. */
export function askAttack(here: MomentContext<Battle>, data: Pick<BattleData, 'history'>): SpokenLine[] {
  const turnNumber = turnNumberOf(data);
  const style = MANNERS[askedStyle(here, turnNumber)][here.state.language];
  return filled(inTurn(here.moment.asksAttack, here, Math.floor(turnNumber / 2)), { style });
}

function afterDefence(
  turn: Turn<Battle>,
  data: BattleData,
  { card, opponent, words }: PlayerMove,
): Aftermath {
  const fighter = cardFighter(turn, card);
  const attacker = opponentFighter(turn.release, opponent);
  const { blow, modifiers } = modified(fighter, (each) => struckBlow(attacker, each, words));
  return {
    ...damaged(turn.state.roster, card.characterId, blow.damage),
    data: {
      ...data,
      history: [...data.history, ...actions(turn, data, { card, opponent, words, damage: blow.damage })],
    },
    card: card.characterId,
    modifiers,
    blow: isHeld(attacker, fighter, blow.damage) ? 'held' : 'hurt',
    say: [],
  };
}

/** What the opponent did, and what the player did against it. */
function actions(
  turn: Turn<Battle>,
  data: BattleData,
  { card, opponent, words, damage }: PlayerMove & { readonly damage: number },
): BattleData['history'] {
  const turnNumber = turnNumberOf(data);
  const style = askedStyle(turn, turnNumber);
  const [mine, theirs] = [card.characterId, opponent.characterId];
  return [
    {
      turnNumber,
      actorId: theirs,
      action: 'attack',
      targetId: mine,
      wasThematic: false,
      style,
      damage,
      recoilDamage: 0,
    },
    {
      turnNumber,
      actorId: mine,
      action: 'defense',
      targetId: theirs,
      wasThematic: isThematic(words),
      style,
      damage: 0,
      recoilDamage: 0,
    },
  ];
}
