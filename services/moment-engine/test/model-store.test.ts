import { randomUUID } from 'node:crypto';
import { create, toBinary } from '@bufbuild/protobuf';
import { MemoryBus } from '@fabula/kit/bus';
import { type Database, migrate } from '@fabula/kit/db';
import { createLogger } from '@fabula/kit/log';
import { createMetrics } from '@fabula/kit/metrics';
import { DATABASES, type TestDatabase } from '@fabula/kit/testing/databases';
import { ProgressResetSchema, UserDeletedSchema } from '@fabula/proto/events/v1/events_pb';
import { EMPTY_JUDGEMENT } from '@fabula/rules/proposal';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TextRetention } from '../src/consumers/text-retention.ts';
import { userDeleted } from '../src/consumers/user-deleted.ts';
import type { ModelCall } from '../src/domain/model-call.ts';
import { MIGRATIONS } from '../src/migrations/index.ts';
import { CallLog } from '../src/store/call-log.ts';
import { StoredAnswers } from '../src/store/stored-answers.ts';
import { SLOW_MS } from './stage.ts';

const log = createLogger('test', { level: 'silent' });
const NO_PRICES = { in: undefined, out: undefined };
const CALL: ModelCall = {
  prompt: 'battle.v1',
  model: 'some-model',
  playerStoryId: randomUUID(),
  turnNo: 3,
  userId: 'somebody',
  tokensIn: 2_000,
  tokensOut: 500,
  firstTokenMs: 200,
  wholeMs: 900,
  outcome: 'fell_back',
  failure: 'stalled',
  promptText: 'what was\0 said',
  answerText: 'half a character \ud800',
};

describe.each(Object.entries(DATABASES))('what belongs to a language model, on %s', (_, start) => {
  let server: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    server = await start();
    await migrate(server.root, 'moment-engine', MIGRATIONS);
    db = server.open('moment-engine');
  }, SLOW_MS);
  afterAll(() => server.close());

  const place = (userId = 'somebody') => ({ playerStoryId: randomUUID(), userId, key: 'a key' });
  const proposal = (text: string) => ({
    judgement: { ...EMPTY_JUDGEMENT, facets: ['a'] },
    lines: [{ text, characterId: 'c', emotion: { key: 'fear', strength: 2 } as const }],
  });

  test('a call is written down with its cost, its texts for a month', async () => {
    const prices = { in: 3, out: 15 };
    const calls = new CallLog({ db, log, metrics: createMetrics('test'), prices, days: 30 });
    calls.write(CALL);
    await calls.close();
    const [row] = await db.statement<Record<string, unknown>>(
      `select *, round(extract(epoch from text_expires_at - at) / 86400)::int as days from model_calls where player_story_id = $1`,
      [CALL.playerStoryId],
    );
    expect(row).toMatchObject({
      prompt: 'battle.v1',
      turn_no: 3,
      tokens_in: 2_000,
      outcome: 'fell_back',
      failure: 'stalled',
      prompt_text: 'what was  said',
      days: 30,
    });
    expect(row?.cost).toBeCloseTo(0.0135, 10);
  });

  test('an answer is had again by the same run, the first that was kept', async () => {
    const answers = new StoredAnswers(db, log, 30);
    const here = place();
    expect(await answers.find(here)).toBeUndefined();
    await answers.keep(here, proposal('first'));
    await answers.keep(here, proposal('second'));
    expect(await answers.find(here)).toEqual(proposal('first'));
    expect(await answers.find({ ...here, key: 'another' })).toBeUndefined();
    expect(await answers.find({ ...here, playerStoryId: randomUUID() })).toBeUndefined();
  });

  test('of a player who has left only figures stay', async () => {
    const calls = new CallLog({ db, log, metrics: createMetrics('test'), prices: NO_PRICES, days: 30 });
    const answers = new StoredAnswers(db, log, 30);
    const [gone, stays] = [place('leaving'), place('staying')];
    for (const { userId, playerStoryId } of [gone, stays]) calls.write({ ...CALL, userId, playerStoryId });
    for (const each of [gone, stays]) await answers.keep(each, proposal('hello'));
    await calls.close();
    await db.transaction((tx) => userDeleted(tx, create(UserDeletedSchema, { userId: 'leaving' })));
    // A turn that was under way comes late.
    calls.write({ ...CALL, ...gone, tokensIn: 7 });
    await answers.keep({ ...gone, key: 'late' }, proposal('late'));
    await calls.close();
    expect(await answers.find({ ...gone, key: 'late' })).toBeUndefined();
    expect(await answers.find(gone)).toBeUndefined();
    expect(await answers.find(stays)).toEqual(proposal('hello'));
    const left = 'select prompt_text, answer_text from model_calls where player_story_id = $1';
    expect(await db.statement(left, [gone.playerStoryId])).toEqual([]);
    expect(await db.statement(left, [stays.playerStoryId])).toHaveLength(1);
    const nameless =
      'select prompt_text, answer_text, tokens_in from model_calls where user_id is null and cost is null order by id';
    expect(await db.statement(nameless)).toEqual([
      { prompt_text: null, answer_text: null, tokens_in: 2_000 },
      { prompt_text: null, answer_text: null, tokens_in: 7 },
    ]);
  });

  test('of a run that is gone only figures stay, of the player’s others all', async () => {
    const calls = new CallLog({ db, log, metrics: createMetrics('test'), prices: NO_PRICES, days: 30 });
    const bus = new MemoryBus();
    const keeper = await TextRetention.start({ db, bus }, { log });
    const answers = new StoredAnswers(db, log, 30);
    const [reset, other] = [place('resetting'), place('resetting')];
    calls.write({ ...CALL, ...reset, tokensIn: 1 });
    calls.write({ ...CALL, ...other, tokensIn: 2 });
    for (const each of [reset, other]) await answers.keep(each, proposal('hello'));
    await calls.close();
    const fact = { userId: 'resetting', storyId: randomUUID(), playerStoryIds: [reset.playerStoryId] };
    const payload = toBinary(ProgressResetSchema, create(ProgressResetSchema, fact));
    await bus.publish('fabula.run.progress_reset', randomUUID(), payload);
    // A turn that was under way when it was reset comes late.
    calls.write({ ...CALL, ...reset, tokensIn: 3 });
    await answers.keep(reset, proposal('late'));
    await calls.close();
    expect(await answers.find(reset)).toBeUndefined();
    expect(await answers.find(other)).toEqual(proposal('hello'));
    const left = `select player_story_id, prompt_text is null as "isForgotten", tokens_in from model_calls
      where user_id = 'resetting' order by tokens_in`;
    expect(await db.statement(left)).toEqual([
      { player_story_id: null, isForgotten: true, tokens_in: 1 },
      { player_story_id: other.playerStoryId, isForgotten: false, tokens_in: 2 },
      { player_story_id: null, isForgotten: true, tokens_in: 3 },
    ]);
    keeper.close();
    await bus.close();
  });

  test('an answer whose time is over is not had again', async () => {
    const answers = new StoredAnswers(db, log, -1);
    const here = place();
    await answers.keep(here, proposal('late'));
    expect(await answers.find(here)).toBeUndefined();
  });
});

test('a store that is away fails no turn', async () => {
  const away = () => Promise.reject(new Error('away'));
  const db = { part: 'x', transaction: away, statement: away, close: async () => {} };
  const answers = new StoredAnswers(db, log, 30);
  const here = { playerStoryId: randomUUID(), userId: 'somebody', key: 'k' };
  expect(await answers.find(here)).toBeUndefined();
  await answers.keep(here, { judgement: EMPTY_JUDGEMENT, lines: [] });
});
