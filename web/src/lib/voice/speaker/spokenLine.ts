/** One sentence of an answer, as it came. */
export interface SpokenLine {
  inputId: string;
  attempt: number;
  /** Which of its answer's sentences it is, from 0. */
  index: number;
  text: string;
  characterId: string;
  emotionKey: string;
  emotionStrength: number;
  /** The whole line in the other language, for a learner. */
  translation?: string;
  /** It only says the line before it again, in the other language. */
  isHint: boolean;
  /** What it is spoken in. */
  language: string;
  /** The site's own voice of it is none, or sounds like a machine's: another one may speak. */
  isPlain: boolean;
  /** The answer's last sentence. */
  last: boolean;
  mp3: ArrayBuffer;
}
