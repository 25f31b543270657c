import type { MomentOf } from '@fabula/rules/release/moment';
import type { Option } from '@fabula/rules/release/option';
import { namedIn } from '../../classify/named.ts';
import { placeInRow } from '../../classify/row.ts';
import { type Classifier, examplesFor, matchesOf, type Speech } from '../../classify/speech.ts';
import { THRESHOLDS } from '../../matching/thresholds.ts';
import { asksOpenly } from '../../text/questions.ts';

/** Asks for more than one of them. */
const ALL = {
  en: /\b(both|the two|all (of them|three|of it)|everything)\b/,
  fr: /\b(les (deux|trois)|tou(s|tes)|tout)\b/,
};

/** Which of the offered things was asked for: in its author's words, by its name, else by its place in the row. */
export const classify: Classifier<MomentOf<'reward'>> = (scene, speech) => {
  const { options } = scene;
  if (asksOpenly(speech.words, speech.story.language)) return { option: null };
  const asked = matchesOf(speech, 'options', () => askedFor(scene.moment.options, speech)).find(
    ({ id, score }) => score >= THRESHOLDS.path && options.some((option) => option.id === id),
  );
  const named = namedIn(
    scene,
    speech,
    options.map((option) => option.id),
  )[0];
  return { option: asked?.id ?? named ?? inRow(options, speech) };
};

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
