import type { MomentOf } from '@fabula/rules/release/moment';
import type { Task } from '@fabula/rules/release/task';
import type { Language } from '@fabula/rules/release/text';
import type { Scene } from '@fabula/rules/scene';
import type { Assignment } from '@fabula/rules/types';
import { type Call, callsIn } from '../../classify/named.ts';
import { clausesIn, partsGiven } from '../../classify/speaker.ts';
import {
  type Classifier,
  deflectionsOf,
  examplesFor,
  matchesOf,
  type SceneOf,
  type Speech,
} from '../../classify/speech.ts';
import { bestMatches, type Match } from '../../matching/matches.ts';
import { THRESHOLDS } from '../../matching/thresholds.ts';
import { asksOpenly } from '../../text/questions.ts';
import type { Token } from '../../text/tokens.ts';

type TeamScene = SceneOf<MomentOf<'teamwork'>>;

/** Words that begin a reason. */
const BECAUSE = {
  en: new Set(['because', 'since', 'as', 'he', 'she', 'they', 'it']),
  fr: new Set(['parce', 'car', 'puisque', 'comme', 'il', 'elle']),
};

/** A part of what was said that is about one of those who are called in it. */
interface Share {
  readonly character: string;
  readonly tokens: readonly Token[];
}

interface Given {
  readonly task: Task;
  readonly character: string;
  readonly score: number;
}

/**
 * Who does what. The words are cut at every name: what follows a name is its share, or what comes before it, whichever
 * tells more of tasks. Only a name by itself answers what is asked now.
 */
export const classify: Classifier<MomentOf<'teamwork'>> = (scene, speech) => {
  const given = givenIn(scene, speech);
  const assignments = onceEach(
    given.map(({ task, character }) => ({
      task: task.id,
      character,
      reason: isReasoned(scene, speech, { task, character }),
    })),
  );
  return assignments.length > 0 ? { assignments } : { deflection: deflectionIn(scene, speech) };
};

function givenIn(scene: TeamScene, speech: Speech): Given[] {
  if (asksOpenly(speech.words, speech.story.language)) return [];
  const clauses = clausesIn(speech);
  const tokens = clauses.flat();
  const calls = callsOf(scene, speech, clauses);
  const [first] = calls;
  if (!first) return [];
  const names = new Set(calls.map(({ id }) => id));
  const [asked] = scene.tasks;
  if (asked && saysNothingElse(tokens, calls)) return [{ task: asked, character: first.id, score: 0 }];
  if (names.size === 1) return givenToOne(scene, speech, { character: first.id, clauses });
  const following = calls.map(({ id, to }, at) => ({
    character: id,
    tokens: tokens.slice(to, calls[at + 1]?.from ?? tokens.length),
  }));
  const preceding = calls.map(({ id, from }, at) => ({
    character: id,
    tokens: tokens.slice(calls[at - 1]?.to ?? 0, from),
  }));
  const [after, before] = [following, preceding].map((shares) => sharedOut(scene, speech, shares));
  const isBefore = sumOf(before ?? []) > sumOf(after ?? []) + LEADING;
  const inTurn = (isBefore ? before : after) ?? [];
  const inClauses = sharedOut(scene, speech, sharesByClause(clauses, calls));
  const given = inClauses.length > inTurn.length ? inClauses : inTurn;
  return [...given, ...restGiven(scene, speech, { given, shares: [...following, ...preceding] })];
}

/** "Give the burner to Yann and let Maud do the sums": of each clause that calls one alone, all of it. */
function sharesByClause(clauses: readonly (readonly Token[])[], calls: readonly Call[]): Share[] {
  let start = 0;
  return clauses.flatMap((tokens) => {
    const [from, to] = [start, start + tokens.length];
    start = to;
    const called = new Set(calls.filter((call) => call.from >= from && call.from < to).map(({ id }) => id));
    const [character] = called;
    return character !== undefined && called.size === 1 ? [{ character, tokens }] : [];
  });
}

const REST: Record<Language, RegExp> = {
  en: /^(?:rest|remaining|else|left|other|last)$/,
  fr: /^(?:reste|autre|dernier|derniere)$/,
};

/** "Inès the rest": whatever nobody else was given, where nothing but that is said of them. */
function restGiven(
  { tasks }: TeamScene,
  { story: { language } }: Speech,
  { given, shares }: { given: readonly Given[]; shares: readonly Share[] },
): Given[] {
  const isRest = ({ tokens }: Share) => {
    const content = tokens.filter(({ kind, text }) => kind === 'content' || REST[language].test(text));
    return content.length > 0 && content.every(({ text }) => REST[language].test(text));
  };
  const idle = shares.filter(({ character }) => given.every((each) => each.character !== character));
  const left = tasks.filter(({ id }) => given.every(({ task }) => task.id !== id));
  const character = idle.find(isRest)?.character;
  return character === undefined ? [] : left.map((task) => ({ task, character, score: 0 }));
}

/** So much more the words before the names must tell: a leading name belongs to what follows. */
const LEADING = 0.2;

function sumOf(given: readonly Given[]): number {
  return given.reduce((sum, { score }) => sum + score, 0);
}

/** Everybody who is named, and "you" where a part is given to them. */
function callsOf(scene: TeamScene, speech: Speech, clauses: readonly (readonly Token[])[]): Call[] {
  const speaker = scene.moment.characterId;
  const addressed = addressedIn(scene, speech, clauses);
  let start = 0;
  const spoken: Call[] = [];
  for (const [index, clause] of clauses.entries()) {
    const id = addressed(index) ?? speaker;
    if (scene.nameable.includes(id)) {
      for (const at of partsGiven(clause, speech.story.language))
        spoken.push({ id, from: start + at, to: start + at + 1 });
    }
    start += clause.length;
  }
  const named = callsIn(scene, speech, scene.nameable, clauses.flat());
  const calls = [...named, ...spoken].sort((a, b) => a.from - b.from);
  const handed = handingAt(clauses.flat(), speech.story.language);
  const [taker] = calls.filter(({ from }) => from > handed);
  // "Bastien, you leave the cushion to Inès": who is told to hand it over does not get it.
  const isHanded = handed >= 0 && taker !== undefined && clauses.length <= HANDING_CLAUSES;
  return isHanded ? calls.filter(({ from, id }) => from > handed || id === taker.id) : calls;
}

/** A name that is called, and what is said to it. */
const HANDING_CLAUSES = 2;

/** Verbs by which somebody is told to let another do it. */
const HANDING: Record<Language, RegExp> = {
  en: /^(?:leave|give|hand|pass|trust|entrust|let)$/,
  fr: /^(?:laisse[rz]?|donne[rz]?|confie[rz]?|passe[rz]?|file[rz]?)$/,
};

/** Where such a verb stands before anything but those who are told; -1: nowhere. */
function handingAt(tokens: readonly Token[], language: Language): number {
  return tokens.findIndex(
    ({ text, negated }, at) => !negated && HANDING[language].test(text) && at <= HANDING_CLAUSES,
  );
}

/** "Inès, you do the door", "you do the door, Inès": of each clause, who is called by a name alone beside it. */
function addressedIn(
  scene: TeamScene,
  speech: Speech,
  clauses: readonly (readonly Token[])[],
): (index: number) => string | undefined {
  const alone = clauses.map((clause) => {
    const calls = callsIn(scene, speech, scene.nameable, clause);
    const isOne = new Set(calls.map(({ id }) => id)).size === 1;
    return isOne && saysNothingElse(clause, calls) ? calls[0]?.id : undefined;
  });
  // "Inès, you, you do the door": a "you" by itself is whoever was called before it.
  for (const [index, clause] of clauses.entries()) {
    const isYou = partsGiven(clause, speech.story.language).length > 0;
    if (index > 0 && isYou && clause.every(({ kind }) => kind !== 'content'))
      alone[index] ??= alone[index - 1];
  }
  // Who begins with a name goes on so.
  const isLeading = alone[0] !== undefined;
  const before = (index: number) => alone.slice(0, index).findLast((id) => id !== undefined);
  return (index) => (isLeading ? (alone[index - 1] ?? alone[index + 1] ?? before(index)) : alone[index + 1]);
}

/** One name: the task of its own clause, else of all that was said. */
function givenToOne(
  scene: TeamScene,
  speech: Speech,
  { character, clauses }: { character: string; clauses: readonly (readonly Token[])[] },
): Given[] {
  const own = clauses.map((tokens) => ({ character, tokens }));
  const whole = [{ character, tokens: clauses.flat() }];
  const given = [own, whole].map((shares) => sharedOut(scene, speech, shares));
  return given.find((list) => list.length > 0) ?? insteadOf(scene, speech, { character, clauses });
}

/** "Not the boy out there: the captain": who is denied, and not the task, which goes to whoever is named by a name alone. */
function insteadOf(
  scene: TeamScene,
  speech: Speech,
  { character, clauses }: { character: string; clauses: readonly (readonly Token[])[] },
): Given[] {
  const isAlone = clauses.some((clause) => {
    const calls = callsIn(scene, speech, scene.nameable, clause);
    return calls.length > 0 && saysNothingElse(clause, calls);
  });
  const tokens = clauses.flat().map((token) => ({ ...token, negated: false }));
  const named = new Set(callsIn(scene, speech, scene.nameable, tokens).map(({ id }) => id));
  return isAlone && named.size === 2 ? sharedOut(scene, speech, [{ character, tokens }]) : [];
}

function saysNothingElse(tokens: readonly Token[], calls: readonly Call[]): boolean {
  return tokens.every(
    ({ kind, negated }, at) =>
      !negated && (kind !== 'content' || calls.some(({ from, to }) => from <= at && at < to)),
  );
}

function sharedOut(scene: TeamScene, speech: Speech, shares: readonly Share[]): Given[] {
  const matcher = speech.index.of('tasks', () => tasksIn(scene, speech));
  return shares.flatMap(({ character, tokens }) => {
    if (tokens.length === 0) return [];
    const best = bestMatches(matcher, [{ tokens, isWhole: false }]).find(
      ({ score }) => score >= THRESHOLDS.task,
    );
    const task = scene.tasks.find(({ id }) => id === best?.id);
    return best && task ? [{ task, character, score: best.score }] : [];
  });
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
function isReasoned(
  scene: TeamScene,
  speech: Speech,
  { task, character }: { task: Task; character: string },
): boolean {
  const fit = task.fits.find((each) => each.characterId === character);
  const known = matchesOf(speech, `reason ${task.id} ${character}`, () =>
    examplesFor(speech, [{ kind: 'reason', id: '', examples: fit?.reason }]),
  );
  const tasks = speech.index.of('tasks', () => tasksIn(scene, speech));
  // "You do the bearing" is the order, not why.
  const isOrder = ({ span, score }: Match) =>
    bestMatches(tasks, [span]).some((each) => each.id === task.id && each.score >= score);
  const isKnown = known.some((each) => each.score >= THRESHOLDS.why && (each.isVerbatim || !isOrder(each)));
  return isKnown || saysWhy(speech);
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
  return (
    matches.find(({ kind, score }) => kind === 'deflection' && score >= THRESHOLDS.deflection)?.id ?? null
  );
}
