import type { MomentOf } from '@fabula/rules/release/moment';
import { type Asking, oneOf } from '../../asking/asking.ts';
import { PATHS, pathIds } from '../../asking/paths.ts';

/** The path that is chosen, and a second one for afterwards. */
export const asking: Asking<MomentOf<'nexus'>> = {
  version: 1,
  values: PATHS.values,
  judgement: (source) => ({ ...PATHS.judgement(source), ...oneOf('laterPath', pathIds(source)) }),
};
