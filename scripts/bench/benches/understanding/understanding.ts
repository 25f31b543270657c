import { meaningOf } from '@fabula/rules/judgement';
import type { Release } from '@fabula/rules/release/release';
import { releaseOf } from '../../../simulate/stories.ts';
import type { Context, Outcome } from '../../context.ts';
import { spreadOf } from '../../stats/spread.ts';
import { conversations } from './conversations.ts';
import { frozenSentences, naiveSentences } from './corpus.ts';
import { FIGURES, shareOf } from './figures.ts';
import { type Newcomers, newcomers } from './newcomers.ts';
import { replyKey, shuffledReplies } from './replies.ts';
import { placed, type Said, saidInRounds, typeOf } from './rounds.ts';
import { byAct, byType, newcomersTables, repeatedIn, repeats, times, worst } from './tables.ts';

/**
 * What the director without a model makes of sentences that nothing was tuned to: each is said in its moment, just opened,
 * and what comes of it is held against what a fair judge takes it for.
 */
export async function understandingBench({ scale, say }: Context): Promise<Outcome> {
  const sentences = frozenSentences();
  const releases = await releasesOf(sentences.map(({ story }) => story));
  const all = sentences.map((sentence) => placed(sentence, releases));
  say(`${all.length} sentences, ${scale.runs} times`);
  const { said, firsts, steps } = await saidInRounds(all, scale.runs);
  const turns = await conversations(all);
  const naive = naiveSentences();
  say(`newcomers in ${naive.length} moments, ${scale.newcomers} tries each`);
  const tried: Newcomers[] = [];
  for (const each of naive) {
    const release = releases.get(each.story);
    if (release) tried.push(await newcomers(each, release, scale.newcomers));
  }
  const tables = [
    byType(said),
    byAct(said),
    repeats(turns),
    times(said, firsts, steps),
    newcomersTables(tried),
  ];
  const data = {
    figures: Object.fromEntries(FIGURES.map((figure) => [figure.name, shareOf(figure, said)])),
    repeats: { percent: repeatedIn(turns), of: turns.length, turns: turns.filter(isRepeating) },
    ms: { turn: spreadOf(said.map(({ ms }) => ms)), first: spreadOf(firsts), step: spreadOf(steps) },
    newcomers: tried,
    sentences: said.map(told),
    replies: shuffledReplies(said),
  };
  return { text: [...tables, worst(said)].join('\n\n'), data };
}

async function releasesOf(slugs: readonly string[]): Promise<Map<string, Release>> {
  const releases = new Map<string, Release>();
  for (const slug of new Set(slugs)) releases.set(slug, await releaseOf(slug));
  return releases;
}

const isRepeating = ({ repeated }: { readonly repeated: readonly string[] }) => repeated.length > 0;

/** A sentence and all that came of it. */
function told(said: Said): object {
  const { sentence, turn, fate, ms } = said;
  const { proposal, decision, lines } = turn;
  return {
    ...{ ...sentence, type: typeOf(said), ...fate, ms },
    // All that the director says it is, whatever later directors can say.
    ...{ judgement: meaningOf(proposal.judgement), verdict: decision.verdict, reply: lines },
    replyKey: replyKey(said),
  };
}
