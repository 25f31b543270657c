import { drawCharacters } from './jobs/characters.ts';
import { drawItems } from './jobs/items.ts';
import { drawLoops } from './jobs/loops.ts';
import { drawPlaces } from './jobs/places.ts';
import { drawSamples } from './jobs/samples.ts';
import { drawShelf } from './jobs/shelf.ts';
import { writeInterfaceSounds, writeSounds } from './jobs/sounds.ts';
import { isStorySlug, shelf } from './stories.ts';

const JOBS = {
  places: drawPlaces,
  characters: drawCharacters,
  items: drawItems,
  loops: drawLoops,
  shelf: drawShelf,
  samples: drawSamples,
  sounds: writeSounds,
  interface: writeInterfaceSounds,
};

/** `npm run art -w @fabula/art [-- job ... story ...]`: draws and sounds everything again, or only what is named. */
const asked = process.argv.slice(2);
const named = asked.filter(isStorySlug);
const slugs = named.length > 0 ? named : shelf.map(({ slug }) => slug);
const jobs = asked.filter((name) => !isStorySlug(name));
const unknown = jobs.filter((name) => !(name in JOBS));
if (unknown.length > 0)
  throw new Error(`no such job: ${unknown.join(', ')}; there are ${Object.keys(JOBS).join(', ')}`);
for (const [name, job] of Object.entries(JOBS)) {
  if (jobs.length > 0 && !jobs.includes(name)) continue;
  console.log(`art: ${name}`);
  await job(slugs);
}
