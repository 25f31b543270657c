import type { HeardLine } from '@fabula/director/director';
import { ScriptedDirector } from '@fabula/director/scripted-director';
import { WalkthroughPlayer } from '@fabula/players/walkthrough-player';
import { decide } from '@fabula/rules/decide';
import { inputOf } from '@fabula/rules/input';
import { EMPTY_JUDGEMENT } from '@fabula/rules/proposal';
import type { Release } from '@fabula/rules/release/release';
import type { Language } from '@fabula/rules/release/text';
import { createRun } from '@fabula/rules/run';
import { sceneOf } from '@fabula/rules/scene';
import type { Decision, Judgement, Proposal, RunState, SpokenLine } from '@fabula/rules/types';

/** One exchange of a run that was played without any service. */
export interface Exchange {
  readonly slug: string;
  readonly words: string;
  readonly judgement: Judgement;
  readonly lines: readonly SpokenLine[];
  readonly decision: Decision;
}

interface PureRun {
  readonly release: Release;
  readonly language: Language;
  readonly says: Readonly<Record<string, readonly string[]>>;
  readonly seed?: string;
}

const LOOP = { ongoing: 'loopStatusOnGoing', won: 'loopStatusWon', lost: 'loopStatusLost' };

/** Plays a walkthrough with the scripted director and the law alone. */
export async function playPure({
  release,
  language,
  says,
  seed = '5eed',
}: PureRun): Promise<{ state: RunState; exchanges: Exchange[] }> {
  const director = new ScriptedDirector();
  const player = new WalkthroughPlayer({ says }, new Map(release.moments.map(({ id, slug }) => [id, slug])));
  const before = { completions: {}, bestRank: null };
  let state = createRun({ release, releaseVersion: 1, language, loopNumber: 1, before });
  let heard: HeardLine[] = [];
  const exchanges: Exchange[] = [];
  for (;;) {
    const current = state.moments.at(-1);
    const next = player.next({
      blueprintMomentId: current?.momentId ?? '',
      momentStatus: current?.status ?? '',
      loopStatus: LOOP[state.status],
    });
    if (!next) return { state, exchanges };
    const words = next.kind === 'player_answer' ? next.text : '';
    const input = inputOf(undefined, {
      kind: next.kind,
      words,
      wasCacheHit: false,
      playerStoryId: '',
      state,
    });
    const turn = {
      release,
      releaseVersion: 1,
      state,
      input,
      seed: `${seed}${exchanges.length}`,
      nowMs: 0,
      recentSkips: [],
      heard,
    };
    const scene = sceneOf(release, state);
    const proposal: { judgement: Judgement; lines: SpokenLine[] } = { judgement: EMPTY_JUDGEMENT, lines: [] };
    if (words !== '') {
      for await (const part of director.direct(scene, words, turn, new AbortController().signal)) {
        if (part.kind === 'judgement') proposal.judgement = part.judgement;
        else proposal.lines.push(part.line);
      }
    }
    const decision = decide({ ...turn, proposal: proposal satisfies Proposal });
    const lines = [...proposal.lines, ...decision.say];
    exchanges.push({ slug: scene.moment.slug, words, judgement: proposal.judgement, lines, decision });
    heard = next.kind === 'start_moment' ? [] : heard;
    if (words !== '') heard = [...heard, { speaker: 'player', text: words }];
    heard = [...heard, ...lines.map(({ text }) => ({ speaker: 'character' as const, text }))];
    state = decision.state;
  }
}
