import { fileURLToPath } from 'node:url';
import { compileStory } from '@fabula/catalogue/compile-story';
import type { Release } from '@fabula/rules/release/release';
import { momentOf } from '@fabula/rules/situation';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Player } from '../../rules/test/build.ts';

const STORY = fileURLToPath(new URL('../../catalogue/stories/put-out-the-light', import.meta.url));

/** Whole runs of the first story, each turn as a director judges its sentence: points, turns and rank must come out. */
describe('put-out-the-light', () => {
  let release: Release;

  beforeAll(async () => {
    const compiled = await compileStory(STORY);
    if (!compiled.release) throw new Error(JSON.stringify(compiled.problems, null, 2));
    release = compiled.release;
  });

  const slugOf = (player: Player) => momentOf(release, player.current.momentId).slug;

  /** Starts moments until one listens, or the run has ended. Answers its slug. */
  function advance(player: Player): string {
    while (player.state.status === 'ongoing' && player.current.status === 'waiting') player.start();
    return slugOf(player);
  }

  /** Says these things in the moment of this name. */
  function inMoment(player: Player, slug: string, judgements: readonly object[]) {
    expect(advance(player)).toBe(slug);
    for (const judgement of judgements) player.answer(judgement);
  }

  const heard = (...facets: string[]) => ({ facets });
  const nothing = (turns: number) => Array.from({ length: turns }, () => ({}));
  const goTo = (player: Player, path: string) => inMoment(player, 'the-stairs', [{ path }]);

  const idOf = (name: string) => release.characters.find((each) => each.slug === name)?.id;

  /** This one of the story's people is given this task. */
  function gives(task: string, name: string) {
    return { task, character: idOf(name), reason: false };
  }

  it('is an A for a careful first player, a B with two wasted turns', () => {
    for (const wasted of [0, 2]) {
      const player = new Player(release);
      inMoment(player, 'the-door', [heard('why-here'), heard('the-boy')]);
      expect(player.last?.output).toMatchObject({ outcome: 'success', progress: 100 });
      goTo(player, 'down');
      inMoment(player, 'the-stowaway', [heard('not-in-trouble'), heard('who-for'), heard('ask-whistle')]);
      expect(player.last?.output).toMatchObject({ outcome: 'success', progress: 100 });
      goTo(player, 'desk');
      inMoment(player, 'the-language-of-light', [
        heard('white-comes'),
        heard('red-keeps-off'),
        heard('dark-says-nothing'),
        heard('five-hands'),
      ]);
      inMoment(player, 'the-keeper', [
        ...Array.from({ length: wasted }, () => ({})),
        heard('no-blame'),
        heard('ask-where'),
        heard('people-tonight'),
        heard('not-yours-alone', 'can-warn'),
      ]);
      expect(player.last?.output).toMatchObject({ outcome: 'success', wasPerfectAnswer: true });
      inMoment(player, 'what-kind-of-light', [{ path: 'red' }]);
      inMoment(
        player,
        'talk-them-in',
        Array.from({ length: 4 }, () => ({ answer: 'right' })),
      );
      expect(player.last?.output).toMatchObject({ score: 100, isAwarded: true });
      advance(player);
      expect(player.state).toMatchObject({
        status: 'won',
        interactions: { used: 19 + wasted },
        ...(wasted === 0 ? { score: 88, rank: 2 } : { score: 84, rank: 3 }),
      });
    }
  });

  it('is an S for one who comes again in French and knows the names', () => {
    const first = new Player(release);
    inMoment(first, 'the-door', [heard('why-here', 'the-boy')]);
    goTo(first, 'down');
    inMoment(first, 'the-stowaway', [heard('not-in-trouble'), heard('who-for'), heard('ask-whistle')]);
    goTo(first, 'up');
    inMoment(first, 'the-keeper', nothing(9));
    const player = new Player(release, {
      language: 'fr',
      loopNumber: 2,
      previous: first.state,
      before: { completions: {}, bestRank: null },
    });
    inMoment(player, 'the-door', [{ facets: ['her-name'], perfects: ['says-nolwenn'] }]);
    goTo(player, 'down');
    inMoment(player, 'the-stowaway', [
      { facets: ['own-fear', 'ask-whistle'], perfects: ['says-n-k'] },
      { perfects: ['says-soizic'] },
    ]);
    expect(player.last?.output.outcome).toBe('success');
    goTo(player, 'desk');
    inMoment(player, 'the-language-of-light', [
      heard('white-comes', 'red-keeps-off', 'dark-says-nothing'),
      { facets: ['five-hands'], perfects: ['k-for-kerbrat'] },
    ]);
    goTo(player, 'up');
    inMoment(player, 'the-keeper', [
      { facets: ['name-her'], perfects: ['says-nolwenn'] },
      heard('ask-where'),
      heard('not-yours-alone', 'can-warn'),
    ]);
    expect(player.last?.output.outcome).toBe('success');
    inMoment(player, 'what-kind-of-light', [{ path: 'red', perfects: ['red-because'] }]);
    const [pane, flame, bearing] = [
      gives('outside-pane', 'perrin'),
      gives('flame', 'yann'),
      gives('bearing', 'maud'),
    ];
    inMoment(player, 'the-watch', [{ assignments: [pane, flame, bearing] }]);
    expect(player.last?.output).toMatchObject({ outcome: 'success', score: 100, wasPerfectAnswer: true });
    inMoment(player, 'talk-them-in', [
      { answer: 'right' },
      { answer: 'right' },
      { answer: 'right' },
      { answer: 'right', perfects: ['perrin-and-soizic'] },
    ]);
    const blow = { creativity: 0.9, thematic: true, characters: [idOf('yann')] };
    inMoment(player, 'the-gale', [blow, blow, blow, blow, blow]);
    expect(player.last?.output.outcome).toBe('success');
    expect(advance(player)).toBe('a-light-that-says-no');
    const whistle = player.state.moments.find(
      (each) => momentOf(release, each.momentId).slug === 'nolwenns-whistle',
    );
    expect(whistle?.skipped).toBe(true);
    const { moments } = player.state;
    expect(moments.reduce((sum, each) => sum + each.turns, 0)).toBe(22);
    expect(moments.reduce((sum, each) => sum + each.perfects, 0)).toBe(10);
    expect(player.state).toMatchObject({ status: 'won', interactions: { used: 12 }, score: 97, rank: 1 });
  });

  it('is a dead end for a bully', () => {
    const player = new Player(release);
    inMoment(player, 'the-door', nothing(5));
    expect(player.last?.output.outcome).toBe('failure');
    goTo(player, 'down');
    inMoment(player, 'the-stowaway', nothing(6));
    expect(player.last?.output.outcome).toBe('failure');
    goTo(player, 'desk');
    inMoment(player, 'the-language-of-light', [
      heard('red-keeps-off', 'white-comes', 'five-hands'),
      {},
      {},
      {},
      {},
    ]);
    expect(player.last?.output.outcome).toBe('success');
    inMoment(player, 'the-keeper', nothing(9));
    expect(player.last?.output.outcome).toBe('failure');
    expect(player.state.roster).toHaveLength(2);
    inMoment(player, 'what-kind-of-light', [{ path: 'white' }]);
    expect(advance(player)).toBe('the-bright-road');
    expect(player.state).toMatchObject({ status: 'lost', rank: null, interactions: { used: 27 } });
    expect(player.last?.output).toMatchObject({ endOfGame: true, completeTheMoment: true });
  });
});
