import type { MomentOf } from '@fabula/rules/release/moment';
import { PATHS, pathIds } from '../../prompts/paths.ts';
import { type MomentPrompt, oneOf } from '../../prompts/prompt.ts';

/** The path that is chosen, and a second one for afterwards. */
export const prompt: MomentPrompt<MomentOf<'nexus'>> = {
  version: 1,
  values: PATHS.values,
  judgement: (source) => ({ ...PATHS.judgement(source), ...oneOf('laterPath', pathIds(source)) }),
};
