import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createLogger } from '@fabula/kit/log';
import { EndedSessions, livePlayers } from '@fabula/kit/tokens';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';
import { DEFAULT_TIMING } from '../src/socket/deps.ts';
import { audio, idOf, output, type PlayedTurn } from './support/engine.ts';
import { gate } from './support/gate.ts';
import { Player } from './support/player.ts';
import { Stage } from './support/stage.ts';

const SHORT = { ...DEFAULT_TIMING, tokenGraceMs: 100 };
/** Long enough to connect with on a machine that is busy. */
const LIFETIME_S = 3;

describe('how long a socket lives', () => {
  let stage: Stage;
  beforeEach(async () => {
    stage = await Stage.open();
  });
  afterEach(() => stage.close());

  const shortLived = async (port: number, name = 'ada') =>
    Player.connect(port, await stage.identity.playerToken(name, { lifetimeS: LIFETIME_S }));

  test('a session that has ended closes it, and lets it in no more, and no other', async () => {
    let told: { sessionId: string; userId: string; issuedUntil: bigint }[] = [];
    const ended = new EndedSessions(
      async () => ({ ended: told, isIncomplete: false }),
      createLogger('gateway', { level: 'silent' }),
    );
    const players = livePlayers(stage.identity.verifiers.players, ended);
    const here = await stage.gateway({ verifiers: { ...stage.identity.verifiers, players, ended } });
    const [gone, other] = [await stage.connect(here, 'gone'), await stage.connect(here, 'other')];
    told = [{ sessionId: '', userId: 'gone', issuedUntil: BigInt(Math.floor(Date.now() / 1000) + 60) }];
    await ended.refresh();
    expect(await gone.closed).toBe(4401);
    const refused = players.verify(await stage.identity.playerToken('gone'));
    await expect(refused).rejects.toMatchObject({ reason: 'SESSION_ENDED' });
    await stage.connect(here, 'other');
    await other.close();
    expect(await other.closed).not.toBe(4401);
  });

  test('a token that is not renewed closes it with 4401', async () => {
    const { port } = await stage.gateway({ timing: SHORT });
    const player = await shortLived(port);
    expect(await player.closed).toBe(4401);
  });

  test('a renewed token keeps it open', async () => {
    const { port } = await stage.gateway({ timing: SHORT });
    const player = await shortLived(port);
    player.send('TOKEN', { access_token: await stage.identity.playerToken('ada') });
    const witness = await shortLived(port, 'bob');
    expect(await witness.closed).toBe(4401);
    player.send('USER_INPUT', { player_story_id: stage.story('ada'), text: 'Hello' });
    await player.until('GameOutput');
    await player.close();
  });

  test('another player’s token is refused', async () => {
    const player = await stage.connect(await stage.gateway(), 'ada');
    player.send('TOKEN', { access_token: await stage.identity.playerToken('eve') });
    expect((await player.next()).type).toBe('ErrorMessage');
    player.send('TOKEN', { access_token: 'nonsense' });
    expect((await player.next()).type).toBe('ErrorMessage');
  });

  test('it is never closed for its token inside a turn', async () => {
    const going = gate();
    stage.engine.script = async function* (turn: PlayedTurn) {
      yield audio(idOf(turn), 0);
      await going.passed;
      yield output(idOf(turn));
    };
    const { port } = await stage.gateway({ timing: SHORT });
    const player = await shortLived(port);
    player.send('USER_INPUT', { player_story_id: stage.story('ada'), text: 'Hello' });
    await player.until('AudioAnswer');
    const witness = await shortLived(port, 'bob');
    expect(await witness.closed).toBe(4401);
    expect(player.socket.readyState).toBe(WebSocket.OPEN);
    going.open();
    await player.until('GameOutput');
    expect(await player.closed).toBe(4401);
  });

  test('a client that answers no ping is given up, one that does is not', async () => {
    const { port } = await stage.gateway({ timing: { ...DEFAULT_TIMING, pingMs: 100, silentMs: 1_500 } });
    const lively = await stage.connect({ port }, 'bob');
    const token = await stage.identity.playerToken('ada');
    const silent = new WebSocket(`ws://127.0.0.1:${port}/ws?token=${token}`, { autoPong: false });
    const [code] = await once(silent, 'close');
    expect(code).toBe(1006);
    expect(lively.socket.readyState).toBe(WebSocket.OPEN);
  });

  test('a client that takes nothing holds up its turn, then is closed with 1013; the turn goes on', async () => {
    const frames = 600;
    let said = 0;
    stage.engine.script = async function* (turn: PlayedTurn) {
      for (; said < frames; said += 1) yield audio(idOf(turn), said, Buffer.alloc(64 * 1024));
      yield output(idOf(turn), 'Done');
    };
    const timing = { ...DEFAULT_TIMING, stallMs: 1_000, goodbyeMs: 20_000 };
    const gateway = await stage.gateway({ timing });
    const player = await stage.connect(gateway, 'ada');
    const story = stage.story('ada');
    player.send('USER_INPUT', { player_story_id: story, input_id: 'a', text: 'Tell me all' });
    await player.until('AudioAnswer');
    player.socket.pause();
    await stage.logged.says('takes nothing');
    expect(said).toBeLessThan(frames);
    player.socket.resume();
    expect(await player.closed).toBe(1013);
    const again = await stage.connect(gateway, 'ada');
    again.send('RESUME', { player_story_id: story, epoch: '', last_seq: 0 });
    expect((await again.until('GameOutput')).json.dialogue).toBe('Done');
  });

  test('a draining gateway sends players away, takes no new ones, and lets turns end', async () => {
    const going = gate();
    let ended = false;
    stage.engine.script = async function* (turn: PlayedTurn) {
      yield audio(idOf(turn), 0);
      await going.passed;
      ended = true;
      yield output(idOf(turn));
    };
    const { gateway, port } = await stage.gateway();
    const player = await stage.connect({ port }, 'ada');
    player.send('USER_INPUT', { player_story_id: stage.story('ada'), text: 'Hello' });
    await player.until('AudioAnswer');
    const drained = gateway.drain?.();
    const away = await player.until('GoingAway');
    expect(away.json.reconnect_after_ms).toBeGreaterThan(0);
    expect(await player.closed).toBe(1012);
    const token = await stage.identity.playerToken('ada');
    const refused = new WebSocket(`ws://127.0.0.1:${port}/ws?token=${token}`);
    refused.on('error', () => undefined);
    const [, response] = (await once(refused, 'unexpected-response')) as [unknown, IncomingMessage];
    expect(response.statusCode).toBe(503);
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(503);
    expect((await fetch(`http://127.0.0.1:${port}/readyz/balancer`)).status).toBe(404);
    going.open();
    await drained;
    expect(ended).toBe(true);
  });
});
