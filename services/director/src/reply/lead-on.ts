import { hintAfter, openingLines, spoken } from '@fabula/rules/lines';
import type { Moment } from '@fabula/rules/release/moment';
import type { Language } from '@fabula/rules/release/text';
import type { SpokenLine } from '@fabula/rules/types';
import type { ReplyContext } from './context.ts';
import { isSame, turnsIn, turnsSince } from './history.ts';
import { isFresh } from './pick-line.ts';

/** So many turns in a row lead nowhere, this one among them, before somebody is led on. */
const STUCK = 2;

/** They say themselves that they do not know how to go on. */
const LOST: readonly ReplyContext['judgement']['act'][] = ['dont-know', 'help'];

/**
 * A hint for who gets nowhere: at the second turn in a row, and at every second one after it; for who says to be lost, or where
 * there is nothing else to say, at once.
 */
export function leadOn(reply: ReplyContext, said: readonly SpokenLine[]): SpokenLine[] {
  const { scene, judgement, output } = reply;
  if ((output.outcome ?? null) !== null) return [];
  const hints = spoken(scene.moment.hints, scene);
  if (said.length === 0) return anyHint(reply, hints);
  if (said.some(({ text }) => hints.some((hint) => hint.text === text))) return [];
  const inVain = turnsInVain(reply);
  const isStuck = inVain.length + 1 >= STUCK || LOST.includes(judgement.act);
  const wasJustLedOn = inVain[0]?.some((line) => hints.some((hint) => isSame(line, hint))) ?? false;
  return isStuck && !wasJustLedOn ? freshHint(reply) : [];
}

/** The first that was not said, else one that was said long ago; not the next one, which is the law's, for who asks. */
export function freshHint(reply: ReplyContext): SpokenLine[] {
  const { scene, heard } = reply;
  const hints = spoken(scene.moment.hints, scene);
  const [next] = hintAfter(scene, scene.played);
  const others = hints.filter(({ text }) => text !== next?.text);
  const fresh = (others.length > 0 ? others : hints).filter((hint) => isFresh(reply, hint));
  const hint = fresh.find((each) => turnsSince(heard, each) === Number.POSITIVE_INFINITY) ?? fresh[0];
  return hint ? [hint] : [];
}

/** Somebody who speaks is never answered by silence. */
function anyHint(reply: ReplyContext, hints: readonly SpokenLine[]): SpokenLine[] {
  const fresh = freshHint(reply);
  if (fresh.length > 0) return fresh;
  const ages = hints.map((hint) => turnsSince(reply.heard, hint));
  const oldest = hints[ages.indexOf(Math.max(...ages))];
  return oldest ? [oldest] : openingLines(reply.scene).slice(-1);
}

/** The turns in a row before this one that led nowhere, the newest first; what was only asked beside the game is none. */
function turnsInVain({ scene, heard }: ReplyContext): readonly (readonly string[])[] {
  const { vain, beside } = textsOf(scene.moment)[scene.state.language];
  const among = (texts: readonly string[], line: string) => texts.some((text) => isSame(line, { text }));
  const found: (readonly string[])[] = [];
  // The first is what was said before anybody answered.
  for (const lines of turnsIn(heard).slice(1).reverse()) {
    const [first] = lines;
    if (first === undefined || lines.every((line) => among(beside, line))) continue;
    if (!among(vain, first)) break;
    found.push(lines);
  }
  return found;
}

interface Texts {
  /** With which words are answered that lead nowhere. */
  readonly vain: readonly string[];
  /** Hints and answers. */
  readonly beside: readonly string[];
}

const TEXTS = new WeakMap<Moment, Readonly<Record<Language, Texts>>>();

function textsOf(moment: Moment): Readonly<Record<Language, Texts>> {
  const known = TEXTS.get(moment);
  if (known) return known;
  const made = { en: textsIn(moment, 'en'), fr: textsIn(moment, 'fr') };
  TEXTS.set(moment, made);
  return made;
}

/** What a moment says to who was not understood, whatever it asks for. */
const ASKING = ['askNames', 'askWho', 'askWhat', 'askBet', 'askDifficulty', 'askPerformance', 'tooMany'];

function textsIn(moment: Moment, language: Language): Texts {
  const replies = 'replies' in moment ? moment.replies.flatMap(({ lines }) => lines) : [];
  const talk = 'refusals' in moment ? [...moment.refusals, ...moment.repeated] : [];
  const tricks = 'deflections' in moment ? moment.deflections.flatMap(({ lines }) => lines) : [];
  const asking = ASKING.flatMap((field) => linesUnder(moment, field));
  const answers = 'answers' in moment ? moment.answers.flatMap(({ lines }) => lines) : [];
  const textOf = ({ text }: Moment['hints'][number]) => text[language];
  return {
    vain: [...replies, ...talk, ...tricks, ...asking].map(textOf),
    beside: [...moment.hints, ...answers].map(textOf),
  };
}

function linesUnder(moment: Moment, field: string): Moment['hints'] {
  const lines: unknown = Reflect.get(moment, field);
  // A field of that name has lines in every type that has it.
  return Array.isArray(lines) ? (lines as Moment['hints']) : [];
}
