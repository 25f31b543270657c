import { Crowd, onlooker, reader, typist } from '../proof/long/alerts/crowd.ts';
import { Control } from './control.ts';
import { guideOf } from './guide.ts';
import { type Drill, untilQuiet, watch } from './watch.ts';

/** What each of the crowd has done before anything breaks. */
const PEACE = 3;

/** A site that plays, a fault, and whoever ends it. Throws the signal's reason. */
export async function drill(options: Drill): Promise<void> {
  const { site, fault, say, signal } = options;
  const { origin, prometheus } = site;
  // Always the same few as well: who plays shall not tell what breaks.
  const crowd = new Crowd([typist(origin), onlooker(origin), reader(origin), ...fault.crowd(site)]);
  const control = await Control.start(site);
  try {
    say(`\n${guideOf(site, control.address)}\n`);
    await unless(signal, crowd.succeeds(PEACE));
    const before = await untilQuiet(prometheus, signal);
    if (before.length > 0)
      say(`This machine is busy, and before anything broke there fires: ${before.join(', ')}`);
    say(
      'Now something breaks: the first alert fires within minutes. Of promises only the `fast` ones are told. Ctrl-C ends the drill.',
    );
    await unless(signal, fault.provoke(site));
    const ms = await watch(options);
    say(
      `OVER after ${Math.round(ms / 1000)} s, counted from the first alert of the fault itself. It was: ${fault.name}.`,
    );
  } finally {
    control.close();
    await crowd.leave();
  }
}

/** What comes first: the end of it, or the signal, which throws. */
function unless<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, aborted]);
}
