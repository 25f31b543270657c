import type { MessageInitShape } from '@bufbuild/protobuf';
import type { MomentControlsSchema } from '@fabula/proto/run/v1/view_pb';
import { cardId } from '@fabula/rules/card-id';
import type { BattleData } from '@fabula/rules/moments/battle/data';
import type { EquipData } from '@fabula/rules/moments/equip/data';
import { picksLeft } from '@fabula/rules/moments/reward/index';
import type { UpgradeData } from '@fabula/rules/moments/upgrade/data';
import type { Moment, MomentOf, MomentType } from '@fabula/rules/release/moment';
import { indexOf } from '@fabula/rules/release-index';
import { type Scene, sceneOf } from '@fabula/rules/scene';
import { battleActions, battleStrike, type Field } from './battle-rows.ts';
import { mediaUrl } from './media-url.ts';

type Controls = Exclude<MessageInitShape<typeof MomentControlsSchema>, { $typeName: string }>;

/** What the types whose players choose more than words offer; a new type adds its line here. */
const CONTROLS: { readonly [T in MomentType]?: (at: At<MomentOf<T>>) => Controls } = {
  reward: rewards,
  battle,
  teamwork: tasks,
  equip: forge,
  upgrade: wager,
  assemble: () => ({}),
};

interface At<M extends Moment> {
  readonly field: Field;
  readonly scene: Scene;
  readonly moment: M;
}

/** What can be chosen in the current moment beside speaking; undefined where that is nothing, it is not open, or the run is over. */
export function controlsOf(field: Field): Controls | undefined {
  if (field.state.status !== 'ongoing') return undefined;
  const scene = sceneOf(field.release, field.state);
  if (scene.played.status !== 'open') return undefined;
  const { moment, played } = scene;
  // The key is the moment's own type, so what is made fits the moment; the mapped type above keeps it so.
  const make = CONTROLS[moment.type] as ((at: At<Moment>) => Controls) | undefined;
  if (!make) return undefined;
  const patience = 'patience' in moment && moment.patience !== null ? moment.patience : undefined;
  const turnsLeft = patience === undefined ? undefined : Math.max(0, patience - played.turns);
  return { ...make({ field, scene, moment }), ...(turnsLeft !== undefined && { turnsLeft }) };
}

function rewards({ field: { release, state }, scene, moment }: At<MomentOf<'reward'>>): Controls {
  const { items, dynamicItems, characters } = indexOf(release);
  const { language } = state;
  const choices = scene.options.map(({ kind, id }) => {
    const item = items.get(id) ?? dynamicItems.get(id);
    const character = characters.get(id);
    return {
      ...{ kind, id },
      name: (character ?? item)?.name[language] ?? '',
      description: item?.description[language] ?? '',
      imageUrl: mediaUrl('image', release.story.id, character?.images.normal ?? item?.image),
    };
  });
  return { rewards: choices, pick: picksLeft({ ...scene, release, moment }, scene.options) };
}

function battle({ field, scene }: At<MomentOf<'battle'>>): Controls {
  const data = scene.played.data as BattleData; // written by the battle's own rules
  return {
    battlePhase: data.phase,
    ...(scene.battle && { askedStyle: scene.battle.style }),
    ...(data.strike && { battleStrike: battleStrike(field, data.strike) }),
    battleHistory: battleActions(field, data),
  };
}

function tasks({ field: { state, playerStoryId }, scene, moment }: At<MomentOf<'teamwork'>>): Controls {
  const { given } = scene.played.data as { given: readonly { task: string; character: string }[] };
  const open = scene.tasks;
  const shown = moment.tasks.filter(
    ({ id }) => open.some((task) => task.id === id) || given.some((each) => each.task === id),
  );
  return {
    tasks: shown.map(({ id, label }) => {
      const character = given.find((each) => each.task === id)?.character;
      return {
        ...{ id, label: label[state.language], isAsked: open[0]?.id === id },
        ...(character !== undefined && { characterId: cardId(playerStoryId, character) }),
      };
    }),
  };
}

function forge({ field: { state, playerStoryId }, scene, moment }: At<MomentOf<'equip'>>): Controls {
  const { attempts, ...said } = scene.played.data as EquipData;
  const mayGive = (id: string) => moment.itemIds.length === 0 || moment.itemIds.includes(id);
  const items = state.items.filter(({ itemId }) => mayGive(itemId));
  return {
    attemptsLeft: Math.max(0, moment.attempts - attempts),
    itemIds: items.map(({ itemId }) => cardId(playerStoryId, itemId)),
    remembered: rememberedCards(playerStoryId, said),
  };
}

function wager({ field: { state, playerStoryId }, scene, moment }: At<MomentOf<'upgrade'>>): Controls {
  const { used, max } = state.interactions;
  const said = scene.played.data as UpgradeData;
  // A bet comes on top of the turn's own interaction.
  const maxBet = Math.max(0, Math.min(moment.maxBet, max - used - 1));
  return {
    maxBet,
    remembered: {
      ...rememberedCards(playerStoryId, said),
      ...(said.difficulty !== null && { difficulty: said.difficulty }),
      ...(said.bet !== null && said.bet <= maxBet && { interactionBetSize: said.bet }),
      sacrificedProperties: [...said.sacrificed],
    },
    difficulties: moment.difficulties.map(({ id, label, odds }) => ({
      id,
      label: label[state.language],
      odds,
    })),
  };
}

function rememberedCards(
  playerStoryId: string,
  { characterId, itemId = null }: { readonly characterId: string | null; readonly itemId?: string | null },
) {
  return {
    ...(characterId !== null && { characterId: cardId(playerStoryId, characterId) }),
    ...(itemId !== null && { itemId: cardId(playerStoryId, itemId) }),
  };
}
