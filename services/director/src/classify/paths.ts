import type { Language } from '@fabula/rules/release/text';
import type { Scene } from '@fabula/rules/scene';
import type { Judgement } from '@fabula/rules/types';
import { z } from 'zod';
import type { Example } from '../matching/intents.ts';
import { bestMatches, type Match } from '../matching/matches.ts';
import { spansOf } from '../matching/spans.ts';
import { THRESHOLDS } from '../matching/thresholds.ts';
import { asksOpenly, wantsToKnow } from '../text/questions.ts';
import { isYes, saysBecause } from '../text/speech-acts.ts';
import { isBeside } from './beside.ts';
import { deflectionsOf, examplesFor, matchesOf, type Speech } from './speech.ts';

/** What a crossroad keeps of the paths that were asked back. */
const askedBack = z.object({ confirmed: z.array(z.string()) });

/** The path that was chosen, a second one named in the same breath, and whether a reason was given for a closed one. */
export function classifyPath(
  scene: Scene,
  speech: Speech,
  how: { readonly mayNameTwo: boolean },
): Partial<Judgement> {
  const corrected = correctionIn(speech);
  const better = corrected && pathIn(scene, corrected, how);
  return better?.path ? better : pathIn(scene, speech, how);
}

/** Behind which the better choice follows: "straight on. No, left." */
const NO: Record<Language, RegExp> = {
  en: /(?:[.,;:!?…]\s*|\s)(?:no|wait|sorry|actually)\b[.,;:!…]+/gi,
  fr: /(?:[.,;:!?…]\s*|\s)(?:non|attends|attendez|pardon|enfin)(?=[.,;:!…])[.,;:!…]+/gi,
};

/** What is said behind the last "no" that takes back what was said before it. */
function correctionIn(speech: Speech): Speech | undefined {
  const last = [...speech.words.matchAll(NO[speech.story.language])].at(-1);
  const words = last ? speech.words.slice(last.index + last[0].length).trim() : '';
  return words === '' ? undefined : { ...speech, words, spans: spansOf(words, speech.story) };
}

function pathIn(scene: Scene, speech: Speech, { mayNameTwo }: { mayNameTwo: boolean }): Partial<Judgement> {
  const matches = matchesOf(speech, 'paths', () => pathsIn(scene, speech));
  const reasons = reasonsIn(scene, speech).filter((reason) => !isChoice(reason, matches));
  const isDeflection = matches.some(({ kind, isVerbatim }) => kind === 'deflection' && isVerbatim);
  const isBecause = saysBecause(speech.words, speech.story.language);
  const { language } = speech.story;
  const isOpen = asksOpenly(speech.words, language) || WEIGHS[language].test(speech.words);
  // "Between white and red?" chooses neither; "which one? Red." does.
  const isAnswered = /\?\s*\p{L}/u.test(speech.words);
  // "Do you play the accordion?" is no way to the card table; "the gallery?" is one.
  const least = wantsToKnow(speech.words, language) ? SURELY : THRESHOLDS.path;
  const chosen = matches.filter(
    (each) =>
      each.kind === 'path' &&
      (each.asks || each.score >= least) &&
      each.score >= THRESHOLDS.path &&
      !isDeflection &&
      ((each.isVerbatim && isAnswered) || !COMPARES[language].test(speech.words)) &&
      (each.asks || (each.isVerbatim && (each.span.isWhole || isAnswered)) || !isOpen) &&
      !isDenied(each, matches) &&
      !isReasoned(each, scene, { reasons, isBecause }) &&
      !isExcuse(each, scene, speech) &&
      (each.isVerbatim || !isBeside(each.span.tokens, speech)),
  );
  // Of a whole sentence its author has said what it is, whatever a part of it sounds like.
  const own = chosen.filter(({ isVerbatim }) => isVerbatim);
  const named = [...new Set((own.length > 0 ? own : chosen).map(({ id }) => id))];
  const first = mayNameTwo ? inOrderSaid(scene, speech, named) : named.slice(0, 1);
  const path = first[0] ?? confirmed(scene, speech.words);
  const wanted = path ?? scene.reasonFor;
  return {
    path,
    laterPath: first[1] ?? null,
    reason: reasons.some(({ id }) => id === wanted),
    deflection: path === null ? deflectionIn(matches) : null,
  };
}

/** Likeness from which a question chooses. */
const SURELY = 0.7;
/** Who asks what sets them apart has chosen none. */
const COMPARES: Record<Language, RegExp> = { en: /\bdifferences?\b/i, fr: /différence/i };
/** Who asks what a way leads to has not taken it. */
const WEIGHS: Record<Language, RegExp> = {
  en: /\bwhat (?:happens|would happen|will happen|does it mean) if\b/i,
  fr: /\b(?:se passe|arrive|arriverait|passerait)(?:-t-il)? (?:quoi )?si\b|\b(?:qu'est-ce qui|il) (?:se passe|arrive)\b/i,
};

function pathsIn(scene: Scene, speech: Speech): Example[] {
  const paths = scene.paths.map(({ path }) => path);
  return [
    ...examplesFor(
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

function isDenied(chosen: Match, matches: readonly Match[]): boolean {
  const denied = matches.find(({ kind }) => kind === 'counter');
  return denied?.id === chosen.id && denied.score >= chosen.score;
}

/** "First the boy, then up": where two ways were named, each in a clause of its own, in the order they were said. */
function inOrderSaid(scene: Scene, speech: Speech, named: readonly string[]): readonly string[] {
  if (named.length < 2) return named;
  const matcher = speech.index.of('paths', () => pathsIn(scene, speech));
  const single = speech.spans.filter((span) => !span.isWhole);
  const said = single.flatMap((span) => {
    const [best] = bestMatches(matcher, [span]);
    return best?.kind === 'path' && named.includes(best.id) && best.score >= THRESHOLDS.path ? best.id : [];
  });
  return said.length > 0 ? [...new Set(said)] : named.slice(0, 1);
}

function reasonsIn(scene: Scene, speech: Speech): Match[] {
  const matches = matchesOf(speech, 'reasons', () =>
    examplesFor(
      speech,
      scene.paths.map(({ path }) => ({ kind: 'reason', id: path.path, examples: path.closed?.reason })),
    ),
  );
  return matches.filter(({ score }) => score >= THRESHOLDS.reason);
}

/** Whoever is asked why and begins with "because" answers, well or badly, and chooses nothing else. */
function isExcuse(chosen: Match, { reasonFor }: Scene, { words, story }: Speech): boolean {
  return reasonFor !== null && chosen.id !== reasonFor && saysBecause(words, story.language);
}

/** Naming a path is no reason for it. */
function isChoice(reason: Match, matches: readonly Match[]): boolean {
  return matches.some(
    ({ kind, id, span, score }) =>
      kind === 'path' && id === reason.id && span === reason.span && score >= reason.score,
  );
}

/** So much more it must be like a reason than like a path, where none was asked for. */
const UNASKED = 0.1;
/** So much less a clause may be like a reason than like a path, where a reason was asked for. */
const ASKED_FOR = 0.05;

/** "Because white brings them onto the rocks" speaks for red, and chooses nothing. */
function isReasoned(
  chosen: Match,
  { reasonFor }: Scene,
  { reasons, isBecause }: { reasons: readonly Match[]; isBecause: boolean },
): boolean {
  const other = reasons.filter(({ id, span }) => id !== chosen.id && span === chosen.span);
  return other.some(
    ({ id, score }) => score + (id === reasonFor || isBecause ? ASKED_FOR : -UNASKED) >= chosen.score,
  );
}

function deflectionIn(matches: readonly Match[]): string | null {
  const deflection = matches.find(
    ({ kind, score }) => kind === 'deflection' && score >= THRESHOLDS.deflection,
  );
  return deflection?.id ?? null;
}

/** A plain yes to what was asked back. */
function confirmed(scene: Scene, words: string): string | null {
  if (!isYes(words, scene.state.language)) return null;
  return askedBack.safeParse(scene.played.data).data?.confirmed.at(-1) ?? null;
}

/** What the path understood depends on beside the scene: what was asked back before. */
export function pathStateOf({ played }: Scene): string {
  return JSON.stringify(played.data);
}
