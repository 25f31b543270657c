import type { Scene } from '@fabula/rules/scene';
import type { Judgement } from '@fabula/rules/types';
import { z } from 'zod';
import { isYes } from './acts.ts';
import { bestOf } from './best.ts';
import type { MomentIndex } from './moment-index.ts';
import type { Span } from './speech.ts';
import { THRESHOLDS } from './thresholds.ts';

/** What a crossroad keeps of the paths that were asked back. */
const askedBack = z.object({ confirmed: z.array(z.string()) });

/** The path that was chosen, and whether a reason was given for a closed one. */
export function hearPath(
  scene: Scene,
  speech: { index: MomentIndex; spans: readonly Span[]; words: string },
): Pick<Judgement, 'path' | 'reason' | 'deflection'> {
  const { index, spans } = speech;
  const heard = bestOf(index.paths, spans);
  const chosen = heard.find(({ kind, score }) => kind === 'path' && score >= THRESHOLDS.path);
  const denied = heard.find(({ kind }) => kind === 'counter');
  const isDenied = chosen && denied?.id === chosen.id && denied.score >= chosen.score;
  const path = chosen && !isDenied ? chosen.id : confirmed(scene, speech.words);
  const wanted = path ?? scene.reasonFor;
  const reason = bestOf(index.reasons, spans).some(
    ({ id, score }) => id === wanted && score >= THRESHOLDS.reason,
  );
  const deflection = heard.find(({ kind, score }) => kind === 'deflection' && score >= THRESHOLDS.deflection);
  return { path, reason, deflection: path === null ? (deflection?.id ?? null) : null };
}

/** A plain yes to what was asked back. */
function confirmed(scene: Scene, words: string): string | null {
  if (!isYes(words, scene.state.language)) return null;
  return askedBack.safeParse(scene.played.data).data?.confirmed.at(-1) ?? null;
}
