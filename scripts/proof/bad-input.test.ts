import { afterAll, beforeAll, describe } from '@jest/globals';
import { type EmbeddedStage, startEmbedded } from '../stage/embedded.ts';
import { badEnvironmentSuite } from './bad-environment-suite.ts';
import { badFramesSuite } from './bad-frames-suite.ts';
import { oddWordsSuite } from './odd-words-suite.ts';
import { sameInputSuite } from './same-input-suite.ts';
import { NO_LIMITS } from './stage-env.ts';
import { tempFolder } from './temp-folder.ts';

describe('bad input', () => {
  const folder = tempFolder('bad-input');
  let stage: EmbeddedStage;
  beforeAll(async () => {
    const env = { ...NO_LIMITS, FABULA_LOG_LEVEL: 'info' };
    stage = await startEmbedded({ folder: folder.path, env, copiedData: true });
  });
  afterAll(async () => {
    await stage?.stop();
    folder.remove();
  });

  badFramesSuite(() => stage, folder.path);
  sameInputSuite(() => stage);
  oddWordsSuite(() => stage);
  badEnvironmentSuite(() => stage, folder.path);
});
