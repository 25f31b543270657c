import { drawCharacters } from './jobs/characters.ts';
import { drawItems } from './jobs/items.ts';
import { drawLoops } from './jobs/loops.ts';
import { drawPlaces } from './jobs/places.ts';
import { drawSamples } from './jobs/samples.ts';
import { drawShelf } from './jobs/shelf.ts';
import { writeSounds } from './jobs/sounds.ts';

const JOBS = {
  places: drawPlaces,
  characters: drawCharacters,
  items: drawItems,
  loops: drawLoops,
  shelf: drawShelf,
  samples: drawSamples,
  sounds: writeSounds,
};

/** `npm run art -w scripts [-- job ...]`: draws and sounds everything again, or only the jobs that are named. */
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in JOBS));
if (unknown.length > 0)
  throw new Error(`no such job: ${unknown.join(', ')}; there are ${Object.keys(JOBS).join(', ')}`);
for (const [name, job] of Object.entries(JOBS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`art: ${name}`);
  await job();
}
