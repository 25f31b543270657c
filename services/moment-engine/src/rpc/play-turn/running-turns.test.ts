import { describe, expect, test } from '@jest/globals';
import { type RunningTurn, RunningTurns } from './running-turns.ts';

/** A turn that goes on until it is told to end. */
function longTurn(isPlaying = true) {
  let end: () => void = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  const seen: string[] = [];
  const turn: RunningTurn = {
    isPlaying,
    stopSpeaking: () => void seen.push('quiet'),
    abort: () => {
      seen.push('aborted');
      end();
    },
  };
  return { turn, seen, end, over };
}

describe('running turns', () => {
  test('only the one that plays in the same run is hurried', async () => {
    const running = new RunningTurns();
    const [playing, waiting, elsewhere, own] = [longTurn(), longTurn(false), longTurn(), longTurn(false)];
    const all = [
      running.during('a', playing.turn, () => playing.over),
      running.during('a', waiting.turn, () => waiting.over),
      running.during('b', elsewhere.turn, () => elsewhere.over),
      running.during('a', own.turn, () => own.over),
    ];
    running.hurry('a', own.turn);
    expect([playing, waiting, elsewhere, own].map(({ seen }) => seen)).toEqual([['quiet'], [], [], []]);
    for (const { end } of [playing, waiting, elsewhere, own]) end();
    await Promise.all(all);
  });

  test('a drain waits for turns that end by themselves, and takes no new ones', async () => {
    const running = new RunningTurns();
    const long = longTurn();
    const turn = running.during('a', long.turn, () => long.over);
    const drained = running.drain(60_000);
    await expect(running.during('a', longTurn().turn, async () => {})).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    long.end();
    await Promise.all([turn, drained]);
    expect(long.seen).toEqual([]);
  });

  test('a drain leaves to others what does not end in time', async () => {
    const running = new RunningTurns();
    const long = longTurn();
    const turn = running.during('a', long.turn, () => long.over);
    await running.drain(5);
    await turn;
    expect(long.seen).toEqual(['aborted']);
  });

  test('are counted from their beginning to their end, however they end', async () => {
    const count = { now: 0, inc: () => void count.now++, dec: () => void count.now-- };
    const running = new RunningTurns(count);
    const long = longTurn();
    const played = running.during('a', long.turn, () => long.over);
    const failed = running.during('b', longTurn().turn, () => Promise.reject(new Error('no')));
    expect(count.now).toBe(2);
    await expect(failed).rejects.toThrow('no');
    expect(count.now).toBe(1);
    long.end();
    await played;
    expect(count.now).toBe(0);
  });
});
