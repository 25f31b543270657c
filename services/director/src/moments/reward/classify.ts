import type { MomentOf } from '@fabula/rules/release/moment';
import type { Option } from '@fabula/rules/release/option';
import type { Scene } from '@fabula/rules/scene';
import { isAllBeside, isBeside } from '../../classify/beside.ts';
import { namedIn, tokensOf } from '../../classify/named.ts';
import { placeInRow } from '../../classify/row.ts';
import { type Classifier, examplesFor, matchesOf, type Speech } from '../../classify/speech.ts';
import { THRESHOLDS } from '../../matching/thresholds.ts';
import { asksOpenly } from '../../text/questions.ts';

/** Asks for more than one of them. */
const ALL = {
  en: /\b(both|the two|all (of them|three|of it)|everything)\b/,
  fr: /\b(les (deux|trois)|tou(s|tes)|tout)\b/,
};

/** Who leaves a thing to the one who offers it takes none, and of two, wants the other. */
const KEPT = {
  en: /\bkeep (?:your|it|that|the)\b/,
  fr: /\b(?:gardez|garde) (?:votre|vos|ton|ta|tes)\b/,
};
const OTHER = { en: /\bthe other(?: one)?\b/, fr: /\bl['’ ]?e? ?autre\b/ };

/** Which of the offered things was asked for: in its author's words, by its name, else by its place in the row. */
export const classify: Classifier<MomentOf<'reward'>> = (scene, speech) => {
  const { options } = scene;
  const { language } = speech.story;
  const words = speech.words.toLowerCase();
  if (asksOpenly(speech.words, speech.story.language)) return { option: null };
  const asked = matchesOf(speech, 'options', () => askedFor(scene.moment.options, speech)).find(
    ({ id, score, isVerbatim, span }) =>
      score >= THRESHOLDS.path &&
      (isVerbatim || !isBeside(span.tokens, speech)) &&
      options.some((option) => option.id === id),
  );
  if (!asked && isAllBeside(scene, speech)) return { option: null };
  const named = namedIn(
    scene,
    speech,
    options.map((option) => option.id),
  )[0];
  const option = asked?.id ?? named ?? inRow(options, speech);
  if (option !== null && KEPT[language].test(words)) return { option: null };
  const mentioned = OTHER[language].test(words) ? anyNamed(scene, speech) : [];
  const [other, ...others] = options.filter(({ id }) => !mentioned.includes(id));
  if (mentioned.length === 1 && other && others.length === 0) return { option: other.id };
  return { option };
};

/** All that are named, those too that are denied. */
function anyNamed(scene: Scene, speech: Speech): string[] {
  const tokens = tokensOf(speech).map((token) => ({ ...token, negated: false }));
  return namedIn(
    scene,
    speech,
    scene.options.map(({ id }) => id),
    tokens,
  );
}

/** Of all options, those too that are not offered now: the matcher is the moment's. */
function askedFor(options: readonly Option[], speech: Speech) {
  return examplesFor(
    speech,
    options.map(({ id, examples }) => ({ kind: 'option', id, examples })),
  );
}

function inRow(options: readonly Option[], speech: Speech): string | null {
  const { words, story } = speech;
  if (ALL[story.language].test(words.toLowerCase())) return null;
  return placeInRow(
    speech,
    options.map(({ id }) => id),
  );
}
