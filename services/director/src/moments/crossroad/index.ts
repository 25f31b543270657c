import type { MomentOf } from '@fabula/rules/release/moment';
import { classifyPath, pathStateOf } from '../../classify/paths.ts';
import { PATHS } from '../../prompts/paths.ts';
import { pathLines } from '../../reply/paths.ts';
import type { MomentDirection } from '../direction.ts';

/** Where to go. */
export const crossroadDirection: MomentDirection<MomentOf<'crossroad'>> = {
  classify: (scene, speech) => classifyPath(scene, speech, { mayNameTwo: false }),
  stateKey: pathStateOf,
  replyTo: pathLines,
  prompt: { version: 1, ...PATHS },
};
