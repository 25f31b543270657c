import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SLOW_MS, Stage, type TestEngine } from './stage.ts';

describe('what a language model may do for authors', () => {
  let stage: Stage;
  let engine: TestEngine;
  beforeAll(async () => {
    stage = await Stage.start();
    engine = await stage.engine();
  }, SLOW_MS);
  afterAll(() => stage.close());

  const as = async (...roles: string[]) => ({
    deadlineMs: 60_000,
    playerToken: await stage.identity.playerToken(randomUUID(), { roles }),
  });
  const scene = { momentId: randomUUID(), language: 'en' };
  const asked = { storyId: randomUUID(), releaseVersion: -1, scene, words: 'light it' };

  test('is off, and says so', async () => {
    const author = await as('author');
    const { assist } = engine;
    expect(await assist.getAssist({}, author)).toMatchObject({
      ...{ classify: false, rephrase: false, translate: false },
    });
    const off = { reason: 'ASSIST_OFF', code: 'FAILED_PRECONDITION' };
    const text = { text: 'Light it.', language: 'en', count: 20 };
    await expect(assist.classify(asked, author)).rejects.toMatchObject(off);
    await expect(assist.rephrase(text, author)).rejects.toMatchObject(off);
    const texts = { texts: ['Light it.'], from: 'en', to: 'fr' };
    await expect(assist.translate(texts, author)).rejects.toMatchObject(off);
  });

  test('is for authors, and asked for as the contract says', async () => {
    const author = await as('author');
    const { assist } = engine;
    await expect(assist.getAssist({}, await as())).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
    const wrong = { code: 'INVALID_ARGUMENT' };
    const { scene: _, ...nowhere } = asked;
    await expect(assist.classify(nowhere, author)).rejects.toMatchObject(wrong);
    await expect(assist.classify({ ...asked, releaseVersion: 0 }, author)).rejects.toMatchObject(wrong);
    const many = { text: 'Light it.', language: 'en', count: 21 };
    await expect(assist.rephrase(many, author)).rejects.toMatchObject(wrong);
    const texts = Array.from({ length: 51 }, () => 'x');
    await expect(assist.translate({ texts, from: 'en', to: 'fr' }, author)).rejects.toMatchObject(wrong);
  });
});
