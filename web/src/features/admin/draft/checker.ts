import type { Text } from '@codemirror/state';
import { MEDIA_FOLDER } from '@fabula/story/draft-files';
import type { Problem } from '@fabula/story/problem';
import type { Clock } from '../../../lib/clock.ts';
import type { Asked, Found, Outlined, StoryTexts, Told } from '../../../workers/messages.ts';
import type { FoundLine } from '../find/found.ts';
import { tellOutline } from '../flow/reading/outlines.ts';

/** What is asked of the worker. */
export type CheckWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

export const openWorker = (): CheckWorker =>
  new Worker(new URL('../../../workers/story.worker.ts', import.meta.url), { type: 'module' });

/** After the last change: what each file says, and what the whole comes to. */
const READING_MS = 250;
const FLOW_MS = 1_000;

/** Has a worker look at the story's texts, after each pause. */
export class StoryChecker {
  readonly #worker: CheckWorker;
  readonly #clock: Clock;
  readonly #changed = new Map<string, string | null>();
  readonly #changedMedia = new Map<string, string | null>();
  #generation = 0;
  #id = 0;
  #endReading = () => {};
  #endFlow = () => {};
  #problems: readonly Problem[] = [];
  #isCurrent = false;
  /** Who waits for what is sought, by the question's id. */
  readonly #seekers = new Map<number, (lines: readonly FoundLine[] | undefined) => void>();
  #isAway = false;
  #hasWorked = false;
  #isRead = false;
  /** Texts that the worker reads just now. */
  readonly #unread = new Map<string, Text>();
  onFound = () => {};
  onRead = () => {};

  constructor(worker: CheckWorker, clock: Clock) {
    this.#worker = worker;
    this.#clock = clock;
    worker.addEventListener('message', ({ data }: { data: Told }) => this.#take(data));
    worker.addEventListener('error', (event) => {
      console.error('the story cannot be checked here', event);
      // One that has worked goes on after a question that it broke down on; one that never came does not come later.
      this.#isAway = !this.#hasWorked;
      this.#tellNobody();
      this.#allRead();
    });
  }

  /** Whether all texts that the story was opened with have been read, or nobody can read them here. */
  get isRead(): boolean {
    return this.#isRead;
  }

  /** Errors before warnings. The same list until something else is found. */
  get problems(): readonly Problem[] {
    return this.#problems;
  }

  /** Whether all that is written was looked at. */
  get isCurrent(): boolean {
    return this.#isCurrent;
  }

  /** Its texts are those given, and what `read` brings. */
  open(story: StoryTexts): void {
    this.#send({ kind: 'open', story });
  }

  /** Some texts have come: the worker reads them while others are on their way. */
  read(texts: ReadonlyMap<string, Text>): void {
    for (const [path, text] of texts) this.#unread.set(path, text);
    const written = [...texts].map(([path, text]) => [path, text.toString()] as const);
    this.#send({ kind: 'change', texts: written, media: [] });
    this.#send({ kind: 'outline', isLast: false });
  }

  /** All of them have. */
  whole(): void {
    this.#send({ kind: 'outline', isLast: true });
    this.#check('flow');
  }

  /** A text is another one; null: it is gone. */
  changed(path: string, text: string | null): void {
    this.#changed.set(path, text);
    this.#lookLater();
  }

  /** Another picture or sound lies at a path below media/; null: none. */
  mediaChanged(path: string, sha256: string | null): void {
    this.#changedMedia.set(path.slice(MEDIA_FOLDER.length), sha256);
    this.#lookLater();
  }

  /** The site keeps nothing under these hashes. */
  absent(hashes: readonly string[]): void {
    this.#send({ kind: 'absent', hashes });
    this.#lookLater();
  }

  /** Where these words stand in the texts as they are now; undefined where no worker can say it. */
  find(words: string): Promise<readonly FoundLine[] | undefined> {
    if (this.#isAway) return Promise.resolve(undefined);
    this.#tellChanges();
    this.#send({ kind: 'find', words });
    return new Promise((resolve) => void this.#seekers.set(this.#id, resolve));
  }

  #tellNobody(): void {
    for (const tell of this.#seekers.values()) tell(undefined);
    this.#seekers.clear();
  }

  #lookLater(): void {
    this.#generation += 1;
    this.#isCurrent = false;
    this.#endReading();
    this.#endFlow();
    this.#endReading = this.#clock.after(READING_MS, () => this.#check('reading'));
    this.#endFlow = this.#clock.after(FLOW_MS, () => this.#check('flow'));
  }

  close(): void {
    this.#endReading();
    this.#endFlow();
    this.#worker.terminate();
  }

  #check(tier: 'reading' | 'flow'): void {
    this.#tellChanges();
    this.#send({ kind: 'check', tier });
  }

  #tellChanges(): void {
    if (this.#changed.size + this.#changedMedia.size > 0)
      this.#send({ kind: 'change', texts: [...this.#changed], media: [...this.#changedMedia] });
    this.#changed.clear();
    this.#changedMedia.clear();
  }

  #send(asked: Asked['ask']): void {
    this.#id += 1;
    this.#worker.postMessage({ id: this.#id, generation: this.#generation, ask: asked } satisfies Asked);
  }

  #take(told: Told): void {
    this.#hasWorked = true;
    if ('outlines' in told) this.#outlined(told);
    if ('lines' in told) {
      this.#seekers.get(told.id)?.(told.lines);
      this.#seekers.delete(told.id);
    }
    if ('problems' in told && told.generation >= this.#generation) this.#found(told);
  }

  #outlined({ outlines, isLast }: Outlined): void {
    for (const [path, outline] of outlines) {
      const text = this.#unread.get(path);
      if (text) tellOutline(text, outline);
    }
    if (isLast) this.#allRead();
  }

  #allRead(): void {
    this.#unread.clear();
    this.#isRead = true;
    this.onRead();
  }

  #found({ tier, problems }: Found): void {
    this.#isCurrent = tier === 'flow';
    if (!isAlike(problems, this.#problems)) this.#problems = problems;
    this.onFound();
  }
}

function isAlike(a: readonly Problem[], b: readonly Problem[]): boolean {
  return a.length === b.length && JSON.stringify(a) === JSON.stringify(b);
}
