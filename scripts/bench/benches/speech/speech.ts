import type { Context, Outcome } from '../../context.ts';
import type { Language } from '../../load/raw-player.ts';
import { confidenceTable } from './confidence.ts';
import { sayings } from './corpus.ts';
import { heardRecordings } from './heard-recordings.ts';
import { recogniserTables } from './recogniser-tables.ts';
import { ROOMS } from './rooms.ts';
import { STRANGERS } from './speakers.ts';

/** How well a site without any setting hears: phrases that authors wrote and other sentences, by voices that nothing was tuned to. */
export async function speechBench({ scale, say }: Context): Promise<Outcome> {
  const [en, fr] = await Promise.all([sayings('en', scale.sayings), sayings('fr', scale.sayings)]);
  const sayingsIn: Readonly<Record<Language, typeof en>> = { en, fr };
  say(`${STRANGERS.length} voices, ${en.length} sentences, ${ROOMS.length} rooms`);
  const all = await heardRecordings({
    speakers: STRANGERS,
    sayingsOf: ({ language }) => sayingsIn[language],
    rooms: ROOMS,
  });
  const data = all.map(({ by, saying, room, heard, isRight }) => ({
    ...{ ...by, room, isRight, said: saying.text, isAuthored: saying.isAuthored },
    ...{ heard: heard.text, by: heard.engine, confidence: heard.confidence },
  }));
  return { text: `${recogniserTables(all)}\n\n${confidenceTable(all)}`, data: { heard: data } };
}
