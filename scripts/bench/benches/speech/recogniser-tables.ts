import { type Cell, table } from '../../report/table.ts';
import { grouped } from '../../stats/grouped.ts';
import type { HeardRecording } from './heard-recordings.ts';
import { ROOMS } from './rooms.ts';
import { nameOf } from './speakers.ts';

const PHRASES = 'pocketsphinx-phrases';
const percent = (part: number, whole: number) =>
  whole === 0 ? Number.NaN : Math.round((100 * part) / whole);

/** Of each speaker: what was understood in each room, and what was taken for something else. */
export function recogniserTables(all: readonly HeardRecording[]): string {
  const bySpeaker = [...grouped(all, ({ by }) => nameOf(by))];
  const rooms = ROOMS.map((room) => (room === 'zeros' ? room : `${room} dB`));
  const phrases = table(
    [
      'authored phrases understood, %',
      ...rooms,
      'of',
      'taken for another',
      'other speech taken for one',
      'of',
    ],
    bySpeaker.map(([name, own]) => [name, ...phrasesRow(own)]),
  );
  const free = bySpeaker.filter(([, own]) => own.some(({ by }) => by.language === 'en'));
  const words = table(
    ['words right of other sentences, %', ...rooms],
    free.map(([name, own]) => [name, ...wordsRow(own)]),
  );
  return `${phrases}\n\n${words}`;
}

function phrasesRow(own: readonly HeardRecording[]): Cell[] {
  const authored = own.filter(({ saying }) => saying.isAuthored);
  const others = own.filter(({ saying }) => !saying.isAuthored);
  const inRooms = ROOMS.map((room) => {
    const here = authored.filter((one) => one.room === room);
    return percent(here.filter(({ wordErrors }) => wordErrors === 0).length, here.length);
  });
  const another = authored.filter(({ heard, isRight }) => heard.engine === PHRASES && !isRight).length;
  const taken = others.filter(({ heard }) => heard.engine === PHRASES).length;
  return [...inRooms, authored.length / ROOMS.length, another, taken, others.length];
}

function wordsRow(own: readonly HeardRecording[]): Cell[] {
  return ROOMS.map((room) => {
    const others = own.filter((one) => one.room === room && !one.saying.isAuthored);
    const right = others.reduce((sum, { wordErrors }) => sum + Math.max(0, 1 - wordErrors), 0);
    return percent(right, others.length);
  });
}
