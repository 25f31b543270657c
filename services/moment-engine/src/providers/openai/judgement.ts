import type { PromptNames } from '@fabula/director/prompts/prompt-names';
import { judgementOf } from '@fabula/rules/judgement';
import { PROPERTIES } from '@fabula/rules/release/cards';
import type { Scene } from '@fabula/rules/scene';
import { type Assignment, type Judgement, SPEECH_ACTS, VERDICTS } from '@fabula/rules/types';
import { answersLeft } from '@fabula/rules/unpaid';
import { fieldsOf, isYes, listIn, nameIn, namesIn, numberIn } from './tolerant.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What the model's judgement means in this scene: only what there is to be judged, by the rules' ids; unknown ids are dropped. */
export function judgementIn(json: unknown, scene: Scene, names: PromptNames): Judgement {
  const said = fieldsOf(json);
  return judgementOf({
    ...besideIn(said, scene),
    ...talkIn(said, scene),
    ...namedIn(said, scene, names),
    ...workIn(said, scene),
  });
}

const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

/** What the words do, and the answer that they ask for, of those that are still given. */
function besideIn(said: Fields, { answers, played }: Scene): Fields {
  return {
    act: nameIn(said.act, SPEECH_ACTS),
    told: nameIn(said.told, idsOf(answersLeft(answers, played))),
  };
}

function talkIn(said: Fields, scene: Scene): Partial<Judgement> {
  const paths = scene.paths.map(({ path }) => path.path);
  return {
    facets: namesIn(said.facets, idsOf([...scene.facets, ...scene.qualities])),
    perfects: namesIn(said.perfects, idsOf(scene.perfects)),
    answer: scene.question ? nameIn(said.answer, VERDICTS) : null,
    path: nameIn(said.path, paths),
    laterPath: nameIn(said.laterPath, paths),
    reason: paths.length > 0 && isYes(said.reason),
    deflection: nameIn(said.deflection, idsOf(scene.deflections)),
  };
}

function namedIn(said: Fields, scene: Scene, names: PromptNames): Partial<Judgement> {
  const called = (value: unknown) => (typeof value === 'string' ? names.idOf(value) : null);
  const among = (value: unknown, ids: readonly string[]) =>
    listIn(value)
      .flatMap((each) => called(each) ?? [])
      .filter((id) => ids.includes(id));
  const options = idsOf(scene.options);
  return {
    characters: among(said.characters, scene.nameable).filter((id) => !names.isItem(id)),
    items: among(said.items, scene.nameable).filter((id) => names.isItem(id)),
    option: among(said.option, options)[0] ?? null,
    target: among(said.target, scene.battle?.opponents ?? [])[0] ?? null,
    assignments: listIn(said.assignments).flatMap((each) => assignmentIn(fieldsOf(each), scene, names)),
  };
}

function assignmentIn(said: Fields, scene: Scene, names: PromptNames): Assignment[] {
  const task = nameIn(said.task, idsOf(scene.tasks));
  const character = typeof said.character === 'string' ? names.idOf(said.character) : null;
  if (task === null || character === null || !scene.nameable.includes(character)) return [];
  return [{ task, character, reason: isYes(said.reason) }];
}

/** Of a blow, a piece of work or a performance. */
function workIn(said: Fields, scene: Scene): Partial<Judgement> {
  const isWork = scene.qualities.length > 0;
  const isUpgrade = scene.difficulties.length > 0;
  const properties = isWork ? PROPERTIES : [];
  return {
    creativity: scene.battle ? numberIn(said.creativity) : null,
    thematic: scene.battle !== null && isYes(said.thematic),
    quality: isWork ? numberIn(said.quality) : null,
    property: nameIn(said.property, properties),
    difficulty: nameIn(said.difficulty, idsOf(scene.difficulties)),
    bet: isUpgrade ? numberIn(said.bet) : null,
    sacrificed: isUpgrade ? namesIn(said.sacrificed, properties) : [],
    declined: scene.decline !== null && isYes(said.declined),
  };
}
