import type { MomentOf } from '@fabula/rules/release/moment';
import { classifyPath, pathStateOf } from '../../classify/paths.ts';
import { pathLines } from '../../reply/paths.ts';
import type { MomentDirection } from '../direction.ts';
import { prompt } from './prompt.ts';

/** Where to go, and where to afterwards. */
export const nexusDirection: MomentDirection<MomentOf<'nexus'>> = {
  classify: (scene, speech) => classifyPath(scene, speech, { mayNameTwo: true }),
  stateKey: pathStateOf,
  replyTo: pathLines,
  prompt,
};
