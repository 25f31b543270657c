import type { MessageInitShape } from '@bufbuild/protobuf';
import type { BattleActionSchema, BattleStrikeSchema } from '@fabula/proto/frames/v1/frames_pb';
import { cardId } from '@fabula/rules/card-id';
import type { BattleAction, BattleOutput } from '@fabula/rules/moments/battle/output';
import { characterName } from '@fabula/rules/names';
import type { Release } from '@fabula/rules/release/release';
import type { RunState } from '@fabula/rules/types';

/** Of whom a battle tells. */
export interface Field {
  readonly release: Release;
  readonly state: RunState;
  readonly playerStoryId: string;
}

/** A battle as its rows keep it. */
export interface BattleRow {
  readonly history: readonly BattleAction[];
  readonly opponents: readonly {
    readonly characterId: string;
    readonly currentHealth: number;
    readonly currentAttack: number;
  }[];
}

/**
 * A battle's actions as players are told them: their own by their cards' ids, opponents by their blueprint, though one of
 * them may be enrolled elsewhere.
 */
export function battleActions(
  field: Field,
  { history, opponents }: Pick<BattleOutput, 'history' | 'opponents'>,
): MessageInitShape<typeof BattleActionSchema>[] {
  const isOpponent = (id: string) => opponents.some((each) => each.characterId === id);
  const fighterId = (id: string) => (isOpponent(id) ? id : cardId(field.playerStoryId, id));
  return history.map(({ turnNumber, actorId, action, targetId, wasThematic, damage, recoilDamage }) => ({
    ...{ turnNumber, action, wasThematic, damage, recoilDamage },
    actorId: fighterId(actorId),
    actorName: characterName(field, actorId),
    targetId: fighterId(targetId),
    targetName: characterName(field, targetId),
  }));
}

/** A strike that has begun: an opponent's at a card of the player's. */
export function battleStrike(
  field: Field,
  { actorId, targetId }: NonNullable<BattleOutput['strike']>,
): MessageInitShape<typeof BattleStrikeSchema> {
  return {
    actorId,
    actorName: characterName(field, actorId),
    targetId: cardId(field.playerStoryId, targetId),
    targetName: characterName(field, targetId),
  };
}

/** The battle part of an output, with the names of the wire. */
export function battlePart(field: Field, battle: BattleOutput) {
  return {
    battleStateActionHistory: battleActions(field, battle),
    ...(battle.nextPhase !== null && { battleStateNextPhase: battle.nextPhase }),
    ...(battle.strike && { battleStateStrike: battleStrike(field, battle.strike) }),
    battleStateOpponentCharacters: battle.opponents.map(({ characterId, currentHealth }) => ({
      opponentId: characterId,
      opponentCurrentHealth: currentHealth,
    })),
    playerCharacters: battle.characters.map(({ characterId, currentHealth }) => ({
      characterId: cardId(field.playerStoryId, characterId),
      characterCurrentHealth: currentHealth,
    })),
  };
}
