import { afterNews } from './news.ts';
import {
  type Ground,
  IDLE,
  type Listening,
  type News,
  type Opening,
  type Speaking,
  type State,
  type Turn,
  type TurnEvent,
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

const news = (now: Ground, event: News): Ground => afterNews(now, event);
const NEWS = { answered: news, failed: news, unanswered: news, retried: news };
const line = (now: Ground, { inputId }: EventOf<'line'>) => speaking(now, inputId);
const GROUND = { ...ANYWHERE, ...MAY_SPEAK, ...NEWS, line };

const newsUnderSpeech = (now: Speaking, event: News) =>
  heardSoFar({ ...now, under: afterNews(now.under, event) });

/** What was said is refused, or answered, before its end: recording ends there. */
const newsWhileListening = (now: Listening, event: News): Turn => {
  const isOwn = 'inputId' in event && event.inputId === now.inputId;
  if (!isOwn) return { ...now, under: afterNews(now.under, event) };
  return event.kind === 'failed'
    ? { at: 'failed', inputId: event.inputId, isRetryable: event.isRetryable }
    : now.under;
};

/** What each state leads to; what it does not know leaves it as it is. */
const WAYS: { readonly [S in State]: Ways<S> } = {
  idle: GROUND,
  waiting: GROUND,
  interrupted: {
    ...GROUND,
    line: (now, event) => (event.inputId === now.inputId ? now : line(now, event)),
  },
  failed: GROUND,
  speaking: {
    ...{ ...ANYWHERE, ...MAY_SPEAK },
    ...{ answered: newsUnderSpeech, failed: newsUnderSpeech },
    ...{ unanswered: newsUnderSpeech, retried: newsUnderSpeech },
    line: (now, { inputId }) => speaking(now.under, inputId),
    paused: (now) => heardSoFar({ ...now, isPaused: true }),
    skipped: cut,
  },
  opening: {
    ...ANYWHERE,
    ...{ line: meanwhile, paused: meanwhile, skipped: meanwhile },
    ...{ answered: meanwhile, failed: meanwhile, unanswered: meanwhile },
    granted: (now, { inputId }) => (inputId === now.inputId ? listening(inputId, now.under) : now),
    elsewhere: (now) => listening(undefined, now.under),
    stopped: (now) => now.under,
    retried: (now, event) => turn(now.under, event),
  },
  listening: {
    ...ANYWHERE,
    ...{ answered: newsWhileListening, failed: newsWhileListening },
    ...{ unanswered: newsWhileListening, retried: newsWhileListening },
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
