import type { MessageInitShape } from '@bufbuild/protobuf';
import type { GameViewSchema, TransitionSchema } from '@fabula/proto/run/v1/view_pb';
import { completionsOf } from '@fabula/rules/conditions';
import { exitsOf } from '@fabula/rules/exits';
import type { BattleData } from '@fabula/rules/moments/battle/data';
import { progressOf } from '@fabula/rules/progress';
import type { Release } from '@fabula/rules/release/release';
import { otherLanguage } from '@fabula/rules/release/text';
import { indexOf } from '@fabula/rules/release-index';
import { currentPlayed, momentOf, type Situation } from '@fabula/rules/situation';
import { speechPatternsOf, speedOf } from '@fabula/rules/speech';
import type { PlayedMoment, RunState } from '@fabula/rules/types';
import { characterCards, itemCards } from './cards.ts';
import { controlsOf } from './controls.ts';
import { mediaUrl } from './media-url.ts';
import { opponentCards } from './opponents.ts';
import { momentImage, placeImage } from './place-image.ts';
import { LOOP_STATUS } from './status.ts';
import { titleOf } from './title.ts';

/** A view as its parts are written; whole messages are left out, since they cannot be spread. */
type View = Exclude<MessageInitShape<typeof GameViewSchema>, { $typeName: string }>;

export interface ViewSource {
  readonly playerStoryId: string;
  readonly playerMomentId: string;
  readonly userId: string;
  readonly state: RunState;
  /** The run's secret. */
  readonly seed: string;
  /** Committed so far. */
  readonly turns: number;
  readonly endedWithStory: boolean;
}

interface Scenery extends Situation {
  readonly release: Release;
  readonly played: PlayedMoment;
}

/** What the stage shows of a run: its newest moment (waiting, open, or the last one it had) and what the player has. */
export function gameView(release: Release, source: ViewSource): View {
  const { state, seed, turns } = source;
  const played = currentPlayed(state);
  const scenery = { release, state, played, moment: momentOf(release, played.momentId) };
  const title = titleOf({ release, state, seed, turns });
  const controls = controlsOf({ release, state, playerStoryId: source.playerStoryId });
  return {
    playerStoryId: source.playerStoryId,
    playerMomentId: source.playerMomentId,
    userId: source.userId,
    endedWithStory: source.endedWithStory,
    ...runPart(scenery),
    ...momentPart(scenery),
    ...skipPart(scenery),
    ...speechPart(scenery),
    ...picturePart(scenery),
    transitions: transitionsOf(scenery),
    enrolledCharacters: characterCards({ release, state, playerStoryId: source.playerStoryId }),
    playerItems: itemCards({ release, state, playerStoryId: source.playerStoryId }),
    battleOpponentCharacters: opponentsIn(scenery),
    ...(controls && { controls }),
    ...(title && { title }),
  };
}

function runPart({ release, state }: Scenery): View {
  const { story } = release;
  const { bestRank } = state.before;
  return {
    blueprintStoryId: story.id,
    storyName: story.name[state.language],
    language: state.language,
    releaseVersion: state.releaseVersion,
    loopNumber: state.loopNumber,
    loopStatus: LOOP_STATUS[state.status],
    isSuccessfulRun: state.status === 'won',
    isTest: state.isTest,
    loopCurrentNumberOfInteractions: state.interactions.used,
    loopMaxNumberOfInteractions: state.interactions.max,
    ...(state.rank !== null && { loopRank: state.rank }),
    ...(bestRank !== null && { bestRank }),
    backgroundRgbaColor: story.backgroundColor,
    textRgbaColor: story.textColor,
    controlRgbaColor: story.controlColor,
  };
}

function momentPart({ release, state, moment, played }: Scenery): View {
  const progress = progressOf(moment, played);
  return {
    blueprintMomentId: moment.id,
    blueprintPlaceId: moment.placeId,
    momentType: moment.type,
    momentName: moment.name[state.language],
    momentDate: moment.date,
    momentStatus: played.status,
    ...(played.outcome !== null && { momentOutcome: played.outcome }),
    ...(progress !== null && { progress }),
    goal: moment.goalText[state.language],
    sound: mediaUrl('audio', release.story.id, moment.sound),
    soundVolume: moment.soundVolume,
    userMomentCompletionCount: completionsOf(state, moment.id),
    ...('maxNumberOfCharacters' in moment && { maxNumberOfCharacters: moment.maxNumberOfCharacters }),
    ...('scoreThresholdForAward' in moment &&
      moment.scoreThresholdForAward !== null && { scoreThresholdForAward: moment.scoreThresholdForAward }),
  };
}

/** The other side of a battle, as it stands. */
function opponentsIn({ release, state, moment, played }: Scenery) {
  const { opponents = [] } = (played.data ?? {}) as Partial<BattleData>;
  const healths = new Map(opponents.map((each) => [each.characterId, each.currentHealth]));
  return opponentCards(release, moment, { language: state.language, healths });
}

function skipPart({ moment: { skip } }: Scenery): View {
  return {
    ...(skip.skipAfterRunNumber !== null && { skipAfterRunNumber: skip.skipAfterRunNumber }),
    ...(skip.showAfterRunNumber !== null && { showAfterRunNumber: skip.showAfterRunNumber }),
    ...(skip.skipAfterCompletionCount !== null && {
      skipAfterCompletionCount: skip.skipAfterCompletionCount,
    }),
    ...(skip.displayRandomlyProbability !== null && {
      displayRandomlyProbability: skip.displayRandomlyProbability,
    }),
    ...(skip.skipToMomentId !== null && { skipToMomentId: skip.skipToMomentId }),
  };
}

function speechPart({ moment, state }: Scenery): View {
  const { defaultEmotion } = moment;
  const patterns = speechPatternsOf(moment, defaultEmotion);
  const speed = speedOf(moment);
  return {
    defaultEmotion: defaultEmotion.key,
    defaultEmotionIntensity: defaultEmotion.strength,
    doNotDisplayCharacter: moment.doNotDisplayCharacter,
    // Both name the language in which a learner reads, or hears, the lines as well.
    ...(moment.hintTranslation && { hintTranslation: otherLanguage(state.language) }),
    ...(moment.hintTts && { hintTts: otherLanguage(state.language) }),
    ...(patterns !== null && { speechPatterns: patterns }),
    ...(speed !== undefined && { speedOfSpeech: speed }),
  };
}

function picturePart({ release, state, moment }: Scenery): View {
  const storyId = release.story.id;
  const character = indexOf(release).characters.get(moment.characterId);
  return {
    placeImageDetails: placeImage(release, state.language, moment),
    momentImageDetails: momentImage(release, state.language, moment),
    characterImageDetails: {
      blueprintCharacterId: moment.characterId,
      characterName: character?.name[state.language] ?? '',
      url: mediaUrl('image', storyId, character?.images.normal),
      ...(character?.figure && { figureUrl: mediaUrl('image', storyId, character.figure) }),
    },
  };
}

function transitionsOf({ moment, state }: Scenery): MessageInitShape<typeof TransitionSchema>[] {
  return exitsOf({ moment, state }).map(({ to, path, label, isOpen }) => ({
    nextMomentId: to,
    isOpen,
    ...(path !== undefined && { path }),
    ...(label !== undefined && { label: label[state.language] }),
  }));
}
