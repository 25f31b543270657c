/** A line up to this length is spoken as it is; longer ones in sentences, so that the first is heard soon. */
const LONG_LINE = 160;
/** Pieces shorter than this belong to the sentence before. */
const SHORTEST = 20;
/** The most that a voice takes at once. */
const MOST = 2_000;

/** After these a full stop ends no sentence. */
const ABBREVIATIONS = /(?:^|\s)(?:Mr|Mrs|Ms|Dr|St|Prof|Capt|M|Mme|Mlle|MM|Sr|Sra|etc|cf|p|No|n°)\.\s*$/;

/** The pieces in which a line is spoken; all of it, in order, none empty. */
export function sentencesOf(line: string, language: string): string[] {
  const text = line.trim();
  if (text === '') return [];
  if (text.length <= LONG_LINE) return [text];
  return piecesOf(text, language).flatMap(speakable);
}

/** The sentences of a text as they stand, spaces included; short ones belong to the one before. */
export function piecesOf(text: string, language: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)) {
    const last = pieces.at(-1);
    const isShort = segment.trim().length < SHORTEST && !ABBREVIATIONS.test(segment);
    const belongs = last !== undefined && (ABBREVIATIONS.test(last) || isShort);
    if (belongs) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

function speakable(piece: string): string[] {
  const text = piece.trim();
  if (text === '') return [];
  if (text.length <= MOST) return [text];
  const cut = text.lastIndexOf(' ', MOST) > 0 ? text.lastIndexOf(' ', MOST) : MOST;
  return [text.slice(0, cut), ...speakable(text.slice(cut))];
}
