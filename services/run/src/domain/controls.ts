import type { MessageInitShape } from '@bufbuild/protobuf';
import type { MomentControlsSchema } from '@fabula/proto/run/v1/view_pb';
import { cardId } from '@fabula/rules/card-id';
import type { BattleControls, Controls, RememberedChoices } from '@fabula/rules/controls';
import { rulesOf } from '@fabula/rules/moments/registry';
import type { Option } from '@fabula/rules/release/option';
import { indexOf } from '@fabula/rules/release-index';
import { currentPlayed, momentOf } from '@fabula/rules/situation';
import { battleActions, battleStrike, type Field } from './battle-rows.ts';
import { mediaUrl } from './media-url.ts';

type ControlsInit = Exclude<MessageInitShape<typeof MomentControlsSchema>, { $typeName: string }>;

/** What can be chosen in the current moment beside speaking; undefined where that is nothing, it is not open, or the run is over. */
export function controlsOf(field: Field): ControlsInit | undefined {
  const { release, state } = field;
  if (state.status !== 'ongoing') return undefined;
  const played = currentPlayed(state);
  if (played.status !== 'open') return undefined;
  const moment = momentOf(release, played.momentId);
  const controls = rulesOf(moment).controls?.({ release, state, moment, played });
  if (!controls) return undefined;
  const patience = 'patience' in moment && moment.patience !== null ? moment.patience : undefined;
  const turnsLeft = patience === undefined ? undefined : Math.max(0, patience - played.turns);
  return { ...controlsPart(field, controls), ...(turnsLeft !== undefined && { turnsLeft }) };
}

/** With the player's own cards' ids, and in the run's language. */
function controlsPart(field: Field, controls: Controls): ControlsInit {
  const { playerStoryId, state } = field;
  const { options, battle, tasks, difficulties, itemIds, remembered, ...numbers } = controls;
  return {
    ...numbers,
    ...(options && { rewards: options.map((option) => optionPart(field, option)) }),
    ...(battle && battleControlsPart(field, battle)),
    ...(tasks && {
      tasks: tasks.map(({ task: { id, label }, isAsked, characterId }) => ({
        ...{ id, label: label[state.language], isAsked },
        ...(characterId !== null && { characterId: cardId(playerStoryId, characterId) }),
      })),
    }),
    ...(difficulties && {
      difficulties: difficulties.map(({ id, label, odds }) => ({ id, label: label[state.language], odds })),
    }),
    ...(itemIds && { itemIds: itemIds.map((id) => cardId(playerStoryId, id)) }),
    ...(remembered && { remembered: rememberedPart(field, remembered) }),
  };
}

function optionPart({ release, state }: Field, { kind, id }: Option) {
  const { items, dynamicItems, characters } = indexOf(release);
  const item = items.get(id) ?? dynamicItems.get(id);
  const character = characters.get(id);
  return {
    ...{ kind, id },
    name: (character ?? item)?.name[state.language] ?? '',
    description: item?.description[state.language] ?? '',
    imageUrl: mediaUrl('image', release.story.id, character?.images.normal ?? item?.image),
  };
}

function battleControlsPart(field: Field, battle: BattleControls): ControlsInit {
  return {
    battlePhase: battle.phase,
    askedStyle: battle.style,
    ...(battle.strike && { battleStrike: battleStrike(field, battle.strike) }),
    battleHistory: battleActions(field, battle),
  };
}

function rememberedPart({ playerStoryId }: Field, remembered: RememberedChoices) {
  const { characterId, itemId = null, difficulty = null, bet = null, sacrificed } = remembered;
  return {
    ...(characterId !== null && { characterId: cardId(playerStoryId, characterId) }),
    ...(itemId !== null && { itemId: cardId(playerStoryId, itemId) }),
    ...(difficulty !== null && { difficulty }),
    ...(bet !== null && { interactionBetSize: bet }),
    ...(sacrificed && { sacrificedProperties: [...sacrificed] }),
  };
}
