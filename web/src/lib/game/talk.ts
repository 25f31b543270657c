import { isLine, type Said, type SaidLine } from './said.ts';

/** What the server keeps of a moment's talk: GetDialogueHistory's entries. */
export interface Told {
  playerText: string;
  llmText: string;
  characterId: string;
}

/** How speech that was not heard to its end is told. */
const CUT = '…';

/** What the server knows of the moment, less what this page has heard itself since it missed something: that may be in both. */
export function toldBefore(told: readonly Told[], since: readonly Said[]): Said[] {
  const first = since.find((one) => !isLine(one));
  const again = first ? told.findLastIndex(({ playerText }) => playerText === first.text) : -1;
  const before = [...(again < 0 ? told : told.slice(0, again))];
  const retold = since.slice(0, first ? since.indexOf(first) : undefined).filter(isLine);
  for (const line of retold.toReversed()) {
    const newest = before.findLastIndex(({ playerText }) => playerText !== '');
    const same = before.findLastIndex((entry, at) => at > newest && isSame(entry, line));
    if (same >= 0) before.splice(same, 1);
  }
  return before.map(saidBefore);
}

function isSame({ llmText, characterId }: Told, line: SaidLine): boolean {
  if (characterId !== line.characterId || llmText === '') return false;
  return llmText === line.text || (llmText.endsWith(CUT) && line.text.startsWith(llmText.slice(0, -1)));
}

/** All that followed the same words of the player was one answer. */
function saidBefore({ playerText, llmText, characterId }: Told, index: number, all: readonly Told[]): Said {
  const answered = all.slice(0, index + 1).findLastIndex((entry) => entry.playerText !== '');
  const inputId = `told ${answered}`;
  if (playerText !== '') return { by: 'player', inputId, text: playerText };
  return { by: 'character', inputId, attempt: 1, index, text: llmText, characterId };
}

const asks = ({ text }: SaidLine): boolean => text.includes('?');

/**
 * What the player answers now: all that whoever spoke last has said of the newest answer; where nothing of it is a question,
 * from the last one that was asked in that answer on.
 */
export function askedNow(said: readonly Said[]): SaidLine[] {
  const newest = said.findLast(isLine);
  if (!newest) return [];
  const answer = said.filter(isLine).filter(({ inputId }) => inputId === newest.inputId);
  const other = answer.findLastIndex(({ characterId }) => characterId !== newest.characterId);
  const own = answer.slice(other + 1);
  const question = own.some(asks) ? -1 : answer.findLastIndex(asks);
  return question < 0 ? own : answer.slice(question);
}

/** What is still to be heard of an answer is not told before it. */
export function heardSoFar(
  said: readonly Said[],
  of: string | undefined,
  now: Pick<SaidLine, 'inputId' | 'index'> | undefined,
): Said[] {
  const reached = now && now.inputId === of ? now.index : -1;
  return said.filter((one) => !isLine(one) || one.inputId !== of || one.index <= reached);
}
