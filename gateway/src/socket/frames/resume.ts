import { fromFrameJson } from '@fabula/kit/json';
import { ResumeSchema } from '@fabula/proto/frames/v1/frames_pb';
import type { FrameHandler } from './handler.ts';

/** RESUME: the story is bound, what was missed is sent again, then what comes. */
export const resume: FrameHandler = async (session, frame) => {
  const { playerStoryId, epoch, lastSeq } = fromFrameJson(ResumeSchema, frame.json);
  const since = performance.now();
  try {
    const binding = await session.bind(playerStoryId);
    await binding.replay({ epoch, lastSeq, since });
  } catch (error) {
    session.notResumed(error);
    throw error;
  }
};
