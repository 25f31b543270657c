import type { Scene } from '@fabula/rules/scene';
import { z } from 'zod';
import { isYes, saysBecause } from '../acts.ts';
import { bestOf, type Heard } from '../best.ts';
import type { Example } from '../groups.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { type Classifier, deflectionsOf, heardAs, meanings, type Speech } from './speech.ts';

/** What a crossroad keeps of the paths that were asked back. */
const askedBack = z.object({ confirmed: z.array(z.string()) });

/** The path that was chosen, a second one named in the same breath, and whether a reason was given for a closed one. */
export const classifyPath: Classifier = (scene, speech) => {
  const heard = heardAs(speech, 'paths', () => pathsIn(scene, speech));
  const reasons = reasonsIn(scene, speech).filter((reason) => !isChoice(reason, heard));
  const isTrick = heard.some(({ kind, isVerbatim }) => kind === 'deflection' && isVerbatim);
  const chosen = heard.filter(
    (each) =>
      each.kind === 'path' &&
      each.score >= THRESHOLDS.path &&
      !isTrick &&
      !isDenied(each, heard) &&
      !isReasoned(each, scene, reasons) &&
      !isExcuse(each, scene, speech),
  );
  const first = inOrderSaid(scene, speech, chosen);
  const path = first[0] ?? confirmed(scene, speech.words);
  const wanted = path ?? scene.reasonFor;
  return {
    path,
    laterPath: first[1] ?? null,
    reason: reasons.some(({ id }) => id === wanted),
    deflection: path === null ? trickIn(heard) : null,
  };
};

function pathsIn(scene: Scene, speech: Speech): Example[] {
  const paths = scene.paths.map(({ path }) => path);
  return [
    ...meanings(
      speech,
      paths.flatMap(({ path, label, examples, counterExamples }) => [
        { kind: 'path', id: path, examples },
        { kind: 'path', id: path, examples: { en: [label.en], fr: [label.fr] } },
        { kind: 'counter', id: path, examples: counterExamples },
      ]),
    ),
    ...deflectionsOf(scene, speech),
  ];
}

function isDenied(chosen: Heard, heard: readonly Heard[]): boolean {
  const denied = heard.find(({ kind }) => kind === 'counter');
  return denied?.id === chosen.id && denied.score >= chosen.score;
}

/** "First the boy, then up": where two ways were named, each in a thought of its own, in the order they were said. */
function inOrderSaid(scene: Scene, speech: Speech, chosen: readonly Heard[]): string[] {
  const best = [...new Set(chosen.map(({ id }) => id))];
  if (scene.moment.type !== 'nexus' || best.length < 2) return best.slice(0, 1);
  const matcher = speech.index.of('paths', () => pathsIn(scene, speech));
  const single = speech.spans.filter((span) => !span.isWhole);
  const said = single.flatMap((span) => {
    const [heard] = bestOf(matcher, [span]);
    return heard?.kind === 'path' && best.includes(heard.id) && heard.score >= THRESHOLDS.path
      ? heard.id
      : [];
  });
  return said.length > 0 ? [...new Set(said)] : best.slice(0, 1);
}

function reasonsIn(scene: Scene, speech: Speech): Heard[] {
  const heard = heardAs(speech, 'reasons', () =>
    meanings(
      speech,
      scene.paths.map(({ path }) => ({ kind: 'reason', id: path.path, examples: path.closed?.reason })),
    ),
  );
  return heard.filter(({ score }) => score >= THRESHOLDS.reason);
}

/** Whoever is asked why and begins with "because" answers, well or badly, and chooses nothing else. */
function isExcuse(chosen: Heard, { reasonFor }: Scene, { words, story }: Speech): boolean {
  return reasonFor !== null && chosen.id !== reasonFor && saysBecause(words, story.language);
}

/** Naming a path is no reason for it. */
function isChoice(reason: Heard, heard: readonly Heard[]): boolean {
  return heard.some(
    ({ kind, id, span, score }) =>
      kind === 'path' && id === reason.id && span === reason.span && score >= reason.score,
  );
}

/** So much less a thought may be like a reason than like a path, where a reason was asked for. */
const ASKED_FOR = 0.15;

/** "Because white brings them onto the rocks" speaks for red, and chooses nothing. */
function isReasoned(chosen: Heard, { reasonFor }: Scene, reasons: readonly Heard[]): boolean {
  const other = reasons.filter(({ id, span }) => id !== chosen.id && span === chosen.span);
  return other.some(({ id, score }) => score + (id === reasonFor ? ASKED_FOR : 0) >= chosen.score);
}

function trickIn(heard: readonly Heard[]): string | null {
  const trick = heard.find(({ kind, score }) => kind === 'deflection' && score >= THRESHOLDS.deflection);
  return trick?.id ?? null;
}

/** A plain yes to what was asked back. */
function confirmed(scene: Scene, words: string): string | null {
  if (!isYes(words, scene.state.language)) return null;
  return askedBack.safeParse(scene.played.data).data?.confirmed.at(-1) ?? null;
}
