import { expect, test } from '@jest/globals';
import type { DetectorMessage } from './detector.ts';
import { VoiceActivity } from './voiceActivity.ts';

/** The worker's end, in the test's hands. */
class Peer extends EventTarget {
  readonly asked: unknown[] = [];
  isOver = false;
  postMessage = (message: unknown) => void this.asked.push(message);
  terminate = () => {
    this.isOver = true;
  };
  say(data: DetectorMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function listening() {
  const peers: Peer[] = [];
  const activity = new VoiceActivity(() => {
    const peer = new Peer();
    peers.push(peer);
    return peer;
  });
  const ended: number[] = [];
  activity.onEnd = () => ended.push(peers.length);
  return { activity, peers, ended };
}

test('the model is loaded for the first utterance, or before it where there is time, and once', () => {
  const { activity, peers } = listening();
  expect(peers).toHaveLength(0);
  activity.load();
  activity.load();
  for (let n = 0; n < 3; n += 1) activity.reset();
  expect(peers).toHaveLength(1);
  const { activity: other, peers: others } = listening();
  other.reset();
  expect(others).toHaveLength(1);
});

test('a model that comes in the middle of an utterance hears its rest, and only its own end ends it', () => {
  const { activity, peers, ended } = listening();
  activity.reset();
  activity.feed(new ArrayBuffer(4));
  activity.reset();
  peers[0]?.say('ready');
  activity.feed(new ArrayBuffer(8));
  expect(peers[0]?.asked).toEqual([2, new ArrayBuffer(8)]);
  peers[0]?.say(1);
  expect(ended).toEqual([]);
  peers[0]?.say(2);
  expect(ended).toEqual([1]);
});

test('the model is told which sound is of the time before the utterance', () => {
  const { activity, peers } = listening();
  activity.reset();
  peers[0]?.say('ready');
  activity.feed(new ArrayBuffer(2), true);
  activity.feed(new ArrayBuffer(4));
  expect(peers[0]?.asked).toEqual([1, { early: new ArrayBuffer(2) }, new ArrayBuffer(4)]);
});

test('one that could not be had is asked for again at the next utterance', () => {
  const { activity, peers, ended } = listening();
  activity.reset();
  peers[0]?.say('failed');
  expect(peers[0]?.isOver).toBe(true);
  activity.feed(new ArrayBuffer(4));
  activity.reset();
  peers[1]?.say('ready');
  peers[1]?.say(2);
  expect([peers.length, peers[0]?.asked, ended]).toEqual([2, [], [2]]);
});

test('one that broke down in the middle of an utterance is another one for the next, and says nothing in its name', () => {
  const { activity, peers, ended } = listening();
  activity.reset();
  peers[0]?.say('ready');
  activity.feed(new ArrayBuffer(4));
  peers[0]?.say('failed');
  activity.reset();
  peers[1]?.say('ready');
  peers[0]?.say('failed');
  peers[0]?.say(2);
  activity.feed(new ArrayBuffer(8));
  peers[1]?.say(2);
  expect([peers.length, peers[1]?.isOver, peers[1]?.asked]).toEqual([2, false, [2, new ArrayBuffer(8)]]);
  expect(ended).toEqual([2]);
});
