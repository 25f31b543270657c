import { LATE, within } from '@fabula/kit/within';
import { type catalogue, type LANGUAGES, publicStories } from './catalogue.ts';

type Language = (typeof LANGUAGES)[number];
type Source = Parameters<typeof catalogue>[0];

/** As fresh as this, ms, it is not asked for again. */
const FRESH_MS = 10_000;
/** A page waits for it so long, ms, and then comes without: it asks by itself. */
const WAIT_MS = 300;

interface Known {
  readonly at: number;
  readonly head: Promise<string | undefined>;
}

/**
 * What the page of the public catalogue needs for its first picture, as a part of its head: the stories as data, and the
 * first of them's pictures as preloads. So it waits for no script, no session and no call.
 */
export class FirstPicture {
  readonly #source: Source;
  readonly #known = new Map<Language, Known>();

  constructor(source: Source) {
    this.#source = source;
  }

  /** '' where the catalogue does not answer at once. */
  async head(language: Language): Promise<string> {
    const head = await within(WAIT_MS, this.#fresh(language).head);
    return head === LATE ? '' : (head ?? '');
  }

  #fresh(language: Language): Known {
    const known = this.#known.get(language);
    if (known && performance.now() - known.at < FRESH_MS) return known;
    const next = { at: performance.now(), head: this.#ask(language) };
    this.#known.set(language, next);
    return next;
  }

  async #ask(language: Language): Promise<string | undefined> {
    try {
      return headOf(await publicStories(this.#source, language), language);
    } catch {
      // The page asks for itself, and says what it is told.
      this.#known.delete(language);
      return undefined;
    }
  }
}

interface Story {
  readonly isComingSoon: boolean;
  readonly createdAt: string;
  readonly backgroundImage: string;
  readonly sampleImages: readonly string[];
}

function headOf(json: string, language: Language): string {
  const { stories } = JSON.parse(json) as { stories: readonly Story[] };
  // Data, not a script: the page's policy has nothing to say about it. It ends at no `</script>` of a text.
  const data = `<script type="application/json" id="catalogue" lang="${language}">${json.replaceAll('<', '\\u003c')}</script>`;
  return firstPictures(stories).map(preload).join('') + data;
}

/** As the page's carousel begins: the newest story that can be played, its scene before its place. */
function firstPictures(
  stories: readonly Story[],
): { url: string; widths: readonly number[]; quality: number }[] {
  const [first] = stories
    .filter(({ isComingSoon }) => !isComingSoon)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  if (!first) return [];
  const { sampleImages, backgroundImage } = first;
  return [
    { url: sampleImages[0] ?? backgroundImage, widths: SCENE_WIDTHS, quality: 75 },
    { url: backgroundImage, widths: PLACE_WIDTHS, quality: 65 },
  ];
}

/** Of the web's Carousel: a picture at another address would be fetched twice. */
const SCENE_WIDTHS = [640, 1280, 1920];
const PLACE_WIDTHS = [400, 640, 800, 1200, 1280, 1600, 1920];

function preload({
  url,
  widths,
  quality,
}: {
  url: string;
  widths: readonly number[];
  quality: number;
}): string {
  if (!/^\/media\/image\//.test(url) || /\.svg(\?|$)/.test(url)) return '';
  const sized = (width: number) =>
    `${url}${url.includes('?') ? '&' : '?'}width=${width}&quality=${quality}&resize=cover ${width}w`;
  const set = widths.map(sized).join(', ').replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<link rel="preload" as="image" imagesrcset="${set}" imagesizes="100vw" fetchpriority="high">`;
}
