import { create } from '@bufbuild/protobuf';
import type { Director, TurnContext } from '@fabula/director/director';
import { ScriptedDirector } from '@fabula/director/scripted-director';
import { DialogueEntrySchema } from '@fabula/proto/run/v1/run_pb';
import { decide } from '@fabula/rules/decide';
import { EMPTY_JUDGEMENT } from '@fabula/rules/proposal';
import { sceneOf } from '@fabula/rules/scene';
import type { Decision, SpokenLine } from '@fabula/rules/types';
import { expect, test } from '@jest/globals';
import { aMoment, aRelease, examples, id, line, Player, says, talk } from '../../../../rules/test/build.ts';
import { direct, historyIn } from './direct.ts';

const release = aRelease([
  aMoment(1, {
    ...talk,
    ...{ type: 'dialogue', goal: 'solve', points: 10, patience: 3 },
    facets: [{ id: 'kind', points: 10, examples: examples('kind'), reacts: [line('so kind')] }],
    ...{ success: [line('success')], failure: [line('failure')] },
  }),
  aMoment(2, { type: 'epilogue' }),
]);
const player = new Player(release);
player.start();
const scene = sceneOf(release, player.state);
const context: TurnContext = {
  ...{ release, releaseVersion: 1, state: player.state, input: says('hello'), seed: 'aa', nowMs: 0 },
  ...{ heard: [], recentSkips: null },
};

async function spokenBy(director: Director): Promise<string[]> {
  const spoken: string[] = [];
  const signal = new AbortController().signal;
  const onLine = ({ text }: SpokenLine) => spoken.push(text);
  await direct({
    director,
    answers: undefined,
    scene,
    words: 'hello',
    confidence: 1,
    context,
    signal,
    onLine,
  });
  return spoken;
}

test('where the director has asked the rules, nobody asks them again', async () => {
  const emotion = { key: 'normal', strength: 3 } as const;
  const decision = { facts: [], say: [{ text: 'So says the law.', characterId: '', emotion }] };
  const director: Director = {
    ...{ name: 'asker', capabilities: { languages: ['en'], isDeterministic: true } },
    async *direct() {
      yield { kind: 'judgement', judgement: EMPTY_JUDGEMENT, decision: decision as unknown as Decision };
    },
  };
  expect(await spokenBy(director)).toEqual(['So says the law.']);
});

test('the scripted director tells what they make of its judgement', async () => {
  const parts = new ScriptedDirector().direct(scene, 'hello', context, new AbortController().signal);
  for await (const part of parts)
    if (part.kind === 'judgement')
      expect(part.decision).toEqual(
        decide({ ...context, proposal: { judgement: part.judgement, lines: [] } }),
      );
  expect.assertions(1);
});

test('what was said before is told by its new name, or by the old one of a release before', () => {
  const entry = (playerText: string, llmText = '') =>
    create(DialogueEntrySchema, { playerMomentId: id(1), playerText, llmText });
  const history = [entry('hello'), entry('', 'who is there?')];
  const lines = [
    { speaker: 'player', text: 'hello' },
    { speaker: 'character', text: 'who is there?' },
  ];
  expect(historyIn({ history, heard: [entry('old')] })).toEqual(lines);
  expect(historyIn({ history: [], heard: history })).toEqual(lines);
});
