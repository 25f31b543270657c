import http, { type RefinedParams, type ResponseType } from 'k6/http';
import { between } from './chance.ts';
import { plan } from './given.ts';
import { measures } from './measures.ts';

interface Story {
  readonly sampleImages: readonly string[];
  readonly backgroundImage: string;
}

const LANGUAGES = ['en', 'fr'];
/** As wide as the carousel shows them on a phone. */
const WIDTH = '?width=640';
const MOST_PICTURES = 3;
const TOO_MANY = 429;

/** One visit of the public catalogue: its page, its stories, the pictures that it begins with. */
export function visit(): void {
  const language = LANGUAGES[Math.floor(between(0, LANGUAGES.length))] ?? 'en';
  const from = Date.now();
  get('/', 'page', { headers: { accept: 'text/html', 'accept-language': language } });
  const stories = http.post(
    `${plan.origin}/api/fabula.catalogue.v1.CatalogueService/ListPublicStories`,
    JSON.stringify({ language }),
    { headers: { 'content-type': 'application/json' }, tags: { name: 'ListPublicStories' } },
  );
  told(stories.status, 'stories');
  if (stories.status === 200) for (const path of picturesOf(stories.body)) get(path, 'picture');
  measures.visitMs.add(Date.now() - from);
}

function picturesOf(body: unknown): string[] {
  const { stories } = JSON.parse(String(body)) as { stories: readonly Story[] };
  const pictures = stories.map(({ sampleImages, backgroundImage }) => sampleImages[0] ?? backgroundImage);
  return pictures
    .filter((path) => path !== '')
    .slice(0, MOST_PICTURES)
    .map(sized);
}

/** All our own links to pictures have a version, and a size is asked for beside it. */
const sized = (path: string) => (path.includes('?') ? `${path}&${WIDTH.slice(1)}` : path + WIDTH);

function get(path: string, what: string, params: RefinedParams<ResponseType> = {}): void {
  const { status } = http.get(`${plan.origin}${path}`, {
    ...params,
    tags: { name: what },
    responseType: 'none',
  });
  told(status, what);
}

export function told(status: number, what: string): void {
  measures.requestOk.add(status === 200, { what });
  if (status !== 200) measures.requestFailures.add(1, { what, status: String(status) });
  if (status === TOO_MANY) measures.refused.add(1, { what: 'requests' });
}
