import { ScriptedDirector } from '@fabula/director/scripted-director';
import { grouped } from '../../stats/grouped.ts';
import { hintsIn } from './judged.ts';
import type { Placed } from './rounds.ts';
import { say, type Turn } from './turn.ts';

/** Whoever hears a line again within so many turns notices. */
const WITHIN = 5;

/** A turn of a conversation in which something was said before. */
export interface ConversationTurn {
  readonly id: string;
  readonly language: string;
  /** Lines that were heard within the last turns, too. */
  readonly repeated: readonly string[];
}

/**
 * All sentences of a moment said one after the other; when it is over, it is opened anew. Who asks to hear something again is
 * owed a repetition, so these turns are not counted.
 */
export async function conversations(all: readonly Placed[]): Promise<ConversationTurn[]> {
  const director = new ScriptedDirector();
  const turns: ConversationTurn[] = [];
  const moments = grouped(all, ({ sentence: { language, moment } }) => `${language}/${moment}`);
  for (const [, own] of moments) turns.push(...(await conversation(own, director)));
  return turns;
}

async function conversation(all: readonly Placed[], director: ScriptedDirector): Promise<ConversationTurn[]> {
  const counted: ConversationTurn[] = [];
  let place = all[0]?.place;
  let recent: (readonly string[])[] = [];
  for (const { sentence, place: fresh } of all) {
    const turn = await say(place ?? fresh, sentence.text, director);
    const { id, language, act } = sentence;
    const answers = answersIn(turn);
    const repeated = answers.filter((line) => recent.flat().includes(line));
    if (recent.length > 0 && act !== 'repeat') counted.push({ id, language, repeated });
    const isOver = turn.played.status === 'done';
    recent = isOver ? [] : [...recent, answers].slice(-WITHIN);
    place = isOver ? undefined : turn.next;
  }
  return counted;
}

/** The director's own lines, and hints; what the law asks next, and how opponents strike, comes round by itself. */
function answersIn(turn: Turn): string[] {
  return [...new Set([...turn.proposal.lines.map(({ text }) => text), ...hintsIn(turn)])];
}
