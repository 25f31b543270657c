import type { MomentOf } from '@fabula/rules/release/moment';
import type { Task } from '@fabula/rules/release/task';
import type { Scene } from '@fabula/rules/scene';
import type { Assignment } from '@fabula/rules/types';
import { namedIn } from '../../classify/named.ts';
import { speakerIn } from '../../classify/speaker.ts';
import {
  type Classifier,
  deflectionsOf,
  examplesFor,
  matchesOf,
  type SceneOf,
  type Speech,
} from '../../classify/speech.ts';
import { bestMatches } from '../../matching/matches.ts';
import type { Span } from '../../matching/spans.ts';
import { THRESHOLDS } from '../../matching/thresholds.ts';

type TeamScene = SceneOf<MomentOf<'teamwork'>>;

/** Words that begin a reason. */
const BECAUSE = {
  en: new Set(['because', 'since', 'as', 'he', 'she', 'they', 'it']),
  fr: new Set(['parce', 'car', 'puisque', 'comme', 'il', 'elle']),
};

/** Who does what: each clause that names somebody gives out the task it speaks of, else the one that is asked now. */
export const classify: Classifier<MomentOf<'teamwork'>> = (scene, speech) => {
  const clauses = speech.spans.length > 1 ? speech.spans.filter((span) => !span.isWhole) : speech.spans;
  const given = clauses.flatMap((span) => assigned(scene, speech, span));
  const whole =
    given.length > 0 ? given : speech.spans.slice(0, 1).flatMap((span) => assigned(scene, speech, span));
  const assignments = onceEach(whole);
  return assignments.length > 0 ? { assignments } : { deflection: deflectionIn(scene, speech) };
};

function assigned(scene: TeamScene, speech: Speech, span: Span): Assignment[] {
  const spoken = spokenOf(scene, speech, span);
  const task = spoken ?? scene.tasks[0];
  const [named] = namedIn(scene, speech, scene.nameable, span.tokens);
  // "You" may be anybody's; with a task it is whoever speaks.
  const character = named ?? (spoken && speakerIn(scene, speech, [span.tokens])[0]);
  if (character === undefined || task === undefined) return [];
  return [{ task: task.id, character, reason: isReasoned(speech, { task, character }) }];
}

/** The task that these words speak of. */
function spokenOf(scene: TeamScene, speech: Speech, span: Span): Task | undefined {
  const matcher = speech.index.of('tasks', () => tasksIn(scene, speech));
  const best = bestMatches(matcher, [span]).find(({ score }) => score >= THRESHOLDS.task);
  return scene.tasks.find((task) => task.id === best?.id);
}

function tasksIn({ moment: { tasks } }: TeamScene, speech: Speech) {
  return examplesFor(
    speech,
    tasks.flatMap(({ id, label, examples }) => [
      { kind: 'task', id, examples },
      { kind: 'task', id, examples: { en: [label.en], fr: [label.fr] } },
    ]),
  );
}

/** The author's reason for just this pair, or any clause that begins like one and says something. */
function isReasoned(speech: Speech, { task, character }: { task: Task; character: string }): boolean {
  const fit = task.fits.find((each) => each.characterId === character);
  const known = matchesOf(speech, `reason ${task.id} ${character}`, () =>
    examplesFor(speech, [{ kind: 'reason', id: '', examples: fit?.reason }]),
  );
  return known.some(({ score }) => score >= THRESHOLDS.reason) || saysWhy(speech);
}

function saysWhy({ spans, story }: Speech): boolean {
  const said = spans[0]?.tokens ?? [];
  const at = said.findIndex(({ text }, index) => index > 1 && BECAUSE[story.language].has(text));
  return at >= 0 && said.slice(at + 1).some(({ kind }) => kind === 'content');
}

function onceEach(given: readonly Assignment[]): Assignment[] {
  return [...new Map(given.toReversed().map((each) => [each.task, each])).values()].toReversed();
}

function deflectionIn(scene: Scene, speech: Speech): string | null {
  const matches = matchesOf(speech, 'deflections', () => deflectionsOf(scene, speech));
  return matches.find(({ score }) => score >= THRESHOLDS.deflection)?.id ?? null;
}
