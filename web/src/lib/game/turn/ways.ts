import {
  type Failed,
  type Ground,
  IDLE,
  type Interrupted,
  type Listening,
  type News,
  type Opening,
  type Speaking,
  type State,
  type Turn,
  type TurnEvent,
  type Waiting,
  waiting,
} from './turn.ts';

type At<S> = Extract<Turn, { at: S }>;
type EventOf<K> = Extract<TurnEvent, { kind: K }>;
type Ways<S> = { readonly [K in TurnEvent['kind']]?: (now: At<S>, event: EventOf<K>) => Turn };

/** Whether more of the answer that is spoken will come. */
const goesOn = ({ of, under }: Speaking): boolean => under.at === 'waiting' && under.inputId === of;

/** Speech whose answer has come ends with its last sentence. */
const heardSoFar = (now: Speaking): Turn => (now.isPaused && !goesOn(now) ? now.under : now);

/** What is left of an answer that is not listened to any more. */
const cut = (now: Speaking): Ground => (goesOn(now) ? { at: 'interrupted', inputId: now.of } : now.under);

const silent = (now: Ground | Speaking): Ground => (now.at === 'speaking' ? cut(now) : now);

const listening = (inputId: string | undefined, over: Ground | Speaking): Listening => ({
  ...{ at: 'listening', inputId, under: silent(over) },
});

const failed = (inputId: string, isRetryable: boolean): Failed => ({ at: 'failed', inputId, isRetryable });

const speaking = (under: Ground, of: string): Speaking => ({ at: 'speaking', of, isPaused: false, under });

/** A way that leads on from below an opening microphone, which stays open to be. */
const meanwhile = (now: Opening, event: TurnEvent): Turn => ({
  ...now,
  under: turn(now.under, event) as Opening['under'],
});

/** From wherever it is. */
const ANYWHERE = {
  started: (_: Turn, { inputId }: EventOf<'started'>) => waiting(inputId),
  left: () => IDLE,
  sent: (_: Turn, { inputId }: EventOf<'sent'>) => waiting(inputId),
};

/** Whoever is not recorded may begin to speak, also into an answer. */
const MAY_SPEAK = {
  asked: (under: Ground | Speaking, { inputId }: EventOf<'asked' | 'granted'>): Opening => ({
    ...{ at: 'opening', inputId, under },
  }),
  elsewhere: (under: Ground | Speaking) => listening(undefined, under),
};

const line = (now: Ground, { inputId }: EventOf<'line'>) => speaking(now, inputId);
const GROUND = { ...ANYWHERE, ...MAY_SPEAK, line };

const retried = (_: Ground, { inputId }: EventOf<'retried'>): Ground => waiting(inputId);
const unanswered = ({ inputId }: Waiting | Interrupted): Ground => failed(inputId, true);

/** What is told of another input than the one that is waited for changes nothing. */
const whenOwn =
  <N extends EventOf<'answered' | 'failed'>>(then: (news: N) => Ground) =>
  (now: Waiting | Interrupted | Failed, news: N): Ground =>
    news.inputId === now.inputId ? then(news) : now;

const OUTCOME = {
  answered: whenOwn(() => IDLE),
  failed: whenOwn((news: EventOf<'failed'>) => failed(news.inputId, news.isRetryable)),
};

/** News lead from ground to ground. */
const afterNews = (now: Ground, news: News): Ground => turn(now, news) as Ground;

/** The same of all news. */
const news = <W>(way: W) => ({ answered: way, failed: way, unanswered: way, retried: way });

const newsUnderSpeech = (now: Speaking, event: News) =>
  heardSoFar({ ...now, under: afterNews(now.under, event) });

/** What was said is refused, or answered, before its end: recording ends there. */
const newsWhileListening = (now: Listening, event: News): Turn => {
  const isOwn = 'inputId' in event && event.inputId === now.inputId;
  if (!isOwn) return { ...now, under: afterNews(now.under, event) };
  return event.kind === 'failed' ? failed(event.inputId, event.isRetryable) : now.under;
};

/** What each state leads to; what it does not know leaves it as it is. */
const WAYS: { readonly [S in State]: Ways<S> } = {
  idle: { ...GROUND, retried },
  waiting: { ...GROUND, ...OUTCOME, unanswered },
  interrupted: {
    ...{ ...GROUND, ...OUTCOME, unanswered },
    line: (now, event) => (event.inputId === now.inputId ? now : line(now, event)),
  },
  failed: { ...GROUND, ...OUTCOME, retried },
  speaking: {
    ...{ ...ANYWHERE, ...MAY_SPEAK, ...news(newsUnderSpeech) },
    line: (now, { inputId }) => speaking(now.under, inputId),
    paused: (now) => heardSoFar({ ...now, isPaused: true }),
    skipped: cut,
  },
  opening: {
    ...{ ...ANYWHERE, ...news(meanwhile), line: meanwhile, paused: meanwhile, skipped: meanwhile },
    granted: (now, { inputId }) => (inputId === now.inputId ? listening(inputId, now.under) : now),
    elsewhere: (now) => listening(undefined, now.under),
    stopped: (now) => now.under,
    retried: (now, event) => turn(now.under, event),
  },
  listening: {
    ...{ ...ANYWHERE, ...news(newsWhileListening) },
    recorded: (now, { inputId }) => (inputId === now.inputId ? waiting(inputId) : now),
    cancelled: (now) => (now.inputId === undefined ? now.under : now),
  },
};

/** A turn after an event. */
export function turn(now: Turn, event: TurnEvent): Turn {
  // The keys are the state and the event themselves, so that the way fits; the mapped types above keep it so.
  const way = WAYS[now.at][event.kind] as ((now: Turn, event: TurnEvent) => Turn) | undefined;
  return way?.(now, event) ?? now;
}
