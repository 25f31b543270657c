import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { GameSession } from '../../lib/game/gameSession.ts';
import { output } from '../../lib/game/output.fixture.ts';
import { type GameState, gameEvents } from '../../lib/game/state.ts';
import type { GameInput, GameOutput } from '../../lib/protocol/frames.ts';
import { showPage } from '../../testing/page.tsx';
import type { View } from './api.ts';
import { useGameState } from './useGame.ts';

type Controls = NonNullable<View['controls']>;

/** One of the team, as the view tells of it. */
export const member = (name: string, fields: Partial<View['enrolledCharacters'][number]> = {}) =>
  ({
    ...{ characterId: name.toLowerCase(), blueprintCharacterId: `blueprint-${name.toLowerCase()}` },
    ...{ characterName: name, characterCardType: 'Normal', characterProperties: [], effects: [] },
    ...{ characterBaseAttack: 4, characterCurrentAttack: 4 },
    ...{ characterBaseHealth: 10, characterCurrentHealth: 10 },
    ...{ equippedItems: [], imageUrl: '', isBurnedOut: false },
    ...fields,
  }) as View['enrolledCharacters'][number];

export const item = (name: string, fields: Partial<View['playerItems'][number]> = {}) =>
  ({
    ...{ availableItemId: name.toLowerCase(), blueprintItemId: `blueprint-${name.toLowerCase()}` },
    ...{ availableItemName: name, availableItemProperties: [], rarity: '', description: '', source: '' },
    ...{ availableItemAttackBonus: 2, availableItemDefenseBonus: 1, imageUrls: [] },
    ...fields,
  }) as View['playerItems'][number];

export const opponent = (name: string, fields: Partial<View['battleOpponentCharacters'][number]> = {}) =>
  ({
    ...{ opponentId: name.toLowerCase(), blueprintCharacterId: `blueprint-${name.toLowerCase()}` },
    ...{ opponentName: name, opponentProperties: [], effects: [], imageUrl: '' },
    ...{ opponentCurrentAttack: 3, opponentBaseHealth: 8, opponentCurrentHealth: 8 },
    ...fields,
  }) as View['battleOpponentCharacters'][number];

/** A run whose moment of that type is open. */
export function viewOf(
  momentType: string,
  controls: Partial<Controls> = {},
  fields: Partial<View> = {},
): View {
  return {
    ...{ playerStoryId: 'run', blueprintStoryId: 'story', storyName: 'The Lamp' },
    ...{ playerMomentId: 'm1', momentType, momentName: 'The Door', momentStatus: 'open' },
    ...{ loopStatus: 'loopStatusOnGoing', loopNumber: 2 },
    ...{ loopCurrentNumberOfInteractions: 3, loopMaxNumberOfInteractions: 30 },
    ...{ maxNumberOfCharacters: 2, transitions: [] },
    enrolledCharacters: [member('Osk'), member('Maud')],
    ...{ playerItems: [item('Lamp')], battleOpponentCharacters: [] },
    controls: {
      ...{ rewards: [], pick: 0, battleHistory: [], tasks: [], difficulties: [], maxBet: 0, itemIds: [] },
      ...controls,
    },
    ...fields,
  } as unknown as View;
}

export interface Staged {
  game: GameState;
  session: GameSession;
}

function OnStage({ part, session }: { part: (staged: Staged) => ReactNode; session: GameSession }) {
  return part({ game: useGameState(), session });
}

type GameEvent = ReturnType<(typeof gameEvents)[keyof typeof gameEvents]>;

/** Shows a part of the stage in a moment whose opening was told: what it sends, and what the server tells it. */
export async function showOnStage(part: (staged: Staged) => ReactNode) {
  const answers: Partial<GameInput>[] = [];
  const skip = jest.fn();
  const session = { answer: (one: Partial<GameInput>) => answers.push(one), skip };
  const page = await showPage(<OnStage part={part} session={session as unknown as GameSession} />);
  const tell = (...events: GameEvent[]) =>
    act(() => {
      for (const event of events) page.store.dispatch(event);
    });
  const answered = (fields: Partial<GameOutput> = {}) =>
    tell(gameEvents.outputArrived(output({ input_id: 'i1', player_moment_id: 'm1', ...fields })));
  tell(
    gameEvents.connectionChanged('connected'),
    gameEvents.momentStarted({ playerMomentId: 'm1', isAgain: false }),
  );
  answered({ input_id: 'm1' });
  return { ...page, answers, skip, tell, answered };
}
