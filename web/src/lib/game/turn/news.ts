import {
  type Failed,
  type Ground,
  IDLE,
  type Interrupted,
  type News,
  type Waiting,
  waiting,
} from './turn.ts';

type NewsOf<K> = Extract<News, { kind: K }>;
type Ways<G> = { readonly [K in News['kind']]?: (now: G, news: NewsOf<K>) => Ground };

/** What is told of another input than the one that is waited for changes nothing. */
const whenOwn =
  <N extends { inputId: string }>(then: (news: N) => Ground) =>
  <G extends Waiting | Interrupted | Failed>(now: G, news: N): Ground =>
    news.inputId === now.inputId ? then(news) : now;

const answered = whenOwn(() => IDLE);
const failed = whenOwn(({ inputId, isRetryable }: NewsOf<'failed'>) => ({
  ...{ at: 'failed', inputId, isRetryable },
}));
const unanswered = ({ inputId }: Waiting | Interrupted): Ground => ({
  ...{ at: 'failed', inputId, isRetryable: true },
});

/** What news make of each ground; what it does not know leaves it as it is. */
const WAYS: { readonly [S in Ground['at']]: Ways<Extract<Ground, { at: S }>> } = {
  idle: { retried: (_, { inputId }) => waiting(inputId) },
  waiting: { answered, failed, unanswered },
  interrupted: { answered, failed, unanswered },
  failed: { answered, failed, retried: (_, { inputId }) => waiting(inputId) },
};

/** How the newest input stands after news of it. */
export function afterNews(now: Ground, news: News): Ground {
  // The keys are the state and the event themselves, so that the way fits; the mapped types above keep it so.
  const way = WAYS[now.at][news.kind] as ((now: Ground, news: News) => Ground) | undefined;
  return way?.(now, news) ?? now;
}
