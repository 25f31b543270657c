import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWalkthrough } from '@fabula/catalogue/walkthrough';
import { MediaService } from '@fabula/proto/media/v1/media_pb';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Distributed } from '../stage/distributed.ts';
import type { OtlpReceiver, ReceivedSpan } from './otlp-receiver.ts';
import { type PlayedTurn, Player } from './player.ts';
import { spoken } from './spoken.ts';
import { STORY_FOLDER, STORY_ID } from './story.ts';
import { until } from './until.ts';

const TRIES = 3;
const PARTS_OF_A_TURN = ['gateway', 'moment-engine', 'run', 'speech'];
/** Methods that a run with one spoken turn calls, by the part that serves them. */
const SERVED: Readonly<Record<string, readonly string[]>> = {
  auth: ['AuthService/SignUp'],
  catalogue: ['CatalogueService/GetRelease'],
  run: ['RunService/BeginTurn', 'RunService/CommitTurn', 'RunService/GetGameView'],
  'moment-engine': ['MomentEngineService/PlayTurn'],
  speech: ['SpeechService/Transcribe', 'SpeechService/Synthesize'],
  media: ['MediaService/Resolve'],
};

/** What SREs see of one spoken turn, and what they must not see. */
export function telemetrySuite(stage: () => Distributed, folder: string, receiver: () => OtlpReceiver): void {
  describe('one spoken turn', () => {
    const traceId = randomBytes(16).toString('hex');
    const pageSpan = randomBytes(8).toString('hex');
    let player: Player;
    let said: string;
    let turn: PlayedTurn;
    beforeAll(async () => {
      const { says } = await readWalkthrough(STORY_FOLDER, 'en', 'voice');
      said = says['the-door']?.[0] ?? '';
      player = await Player.begin(stage().origin, 'en');
      for (let n = 0; n < 2; n += 1) await player.start((await player.view()).playerMomentId);
      const traceparent = `00-${traceId}-${pageSpan}-01`;
      // What is not heard, as happens on a busy machine, is said again, as a player would.
      turn = await player.speak(spoken(said), 'en', traceparent);
      for (let tries = 1; turn.output.not_heard && tries < TRIES; tries += 1)
        turn = await player.speak(spoken(said), 'en', traceparent);
      await player.account.api.call(MediaService.method.resolve, {
        storyId: STORY_ID,
        subject: 'characters/yann',
      });
      player.close();
    });

    test('is understood and answered', () => {
      expect(turn.transcript.toLowerCase()).toContain('watch');
      expect(turn.output.not_heard).toBe(false);
      expect(turn.sentences.length).toBeGreaterThan(0);
    });

    test('is one trace, from the page through every part', async () => {
      const spans = await until(
        () => complete(receiver().spans.filter((span) => span.traceId === traceId)),
        500,
      );
      const known = new Set([pageSpan, ...spans.map(({ spanId }) => spanId)]);
      expect(spans.filter(({ parentSpanId }) => !known.has(parentSpanId))).toEqual([]);
      const names = spans.map(({ part, name }) => `${part} ${name}`).join('\n');
      // Not Synthesize: an engine says again what speech had at hand before.
      for (const method of ['PlayTurn', 'BeginTurn', 'Transcribe', 'CommitTurn'])
        expect(names).toContain(method);
    }, 120_000);

    test('is counted and timed by every part', async () => {
      const texts = await Promise.all(
        [...stage().metrics].map(async ([name, address]) => {
          const response = await fetch(`http://${address}/metrics`);
          return [name.replace(/-\d+$/, ''), await response.text()] as const;
        }),
      );
      const textOf = (part: string) =>
        texts
          .filter(([name]) => name === part)
          .map(([, text]) => text)
          .join('\n');
      for (const [part, methods] of Object.entries(SERVED))
        for (const method of methods) {
          expect(textOf(part)).toMatch(
            new RegExp(`fabula_rpc_requests_total{.*${method}".*code="OK".*} [1-9]`),
          );
          expect(textOf(part)).toMatch(new RegExp(`fabula_rpc_duration_seconds_count{.*${method}".*} [1-9]`));
        }
      expect(textOf('gateway')).toMatch(/fabula_frames_in_total{.*type="USER_INPUT".*} [1-9]/);
      expect(textOf('gateway')).toMatch(/fabula_turn_stage_seconds_count{.*stage="gateway_output".*} [1-9]/);
    });

    test('leaves no word, token or address in any log or span', async () => {
      const token = player.account.api.token ?? '';
      const secrets = [
        said,
        turn.transcript,
        player.account.email,
        token,
        token.split('.')[2] ?? '',
        ...turn.sentences.map(({ text }) => text),
      ].filter((secret) => secret.length > 3);
      const logs = readdirSync(join(folder, 'logs')).map((name) => join(folder, 'logs', name));
      expect(logs.length).toBeGreaterThanOrEqual(10);
      const sources = [
        ...logs.map((file) => [file, readFileSync(file, 'utf8')] as const),
        ['spans', receiver().bodies.join('\n')] as const,
      ];
      // What may be there is found, so that the search is known to work.
      for (const [id, where] of [
        [traceId, /spans/],
        ['CreateRun', /gateway-\d\.log/],
      ] as const)
        expect(sources.some(([name, text]) => where.test(name) && leaks(text, id))).toBe(true);
      const found = sources.flatMap(([name, text]) =>
        secrets.filter((secret) => leaks(text, secret)).map((secret) => `${name}: ${secret}`),
      );
      expect(found).toEqual([]);
    });
  });
}

const complete = (spans: readonly ReceivedSpan[]) => {
  const parts = new Set(spans.map(({ part }) => part));
  const isWhole =
    PARTS_OF_A_TURN.every((part) => parts.has(part)) && spans.some(({ name }) => /CommitTurn/.test(name));
  return isWhole ? spans : undefined;
};

/** As it is, or as JSON writes it. */
function leaks(text: string, secret: string): boolean {
  const lower = text.toLowerCase();
  return [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)].some((form) =>
    lower.includes(form.toLowerCase()),
  );
}
