import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { ChangeSet } from '@codemirror/state';
import { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import type { Account } from '../../../proof/account.ts';
import type { Context } from '../../context.ts';
import { Generator } from '../../load/generator.ts';
import { totals } from '../../load/turn-record.ts';
import { TurnLines } from '../../machine/turn-lines.ts';
import { ownTimes } from '../../stats/own-time.ts';
import { median, percentile, type Spread, spreadOf } from '../../stats/spread.ts';
import { publishOnce } from './publish.ts';
import type { RichSite } from './rich-site.ts';

const AUTHORS = 10;
/** Turns a second: the goal's of the embedded way. */
const RATE = 20;
const ACTORS = 100;
const PAIRS = 5;
/** Of a window: with fewer turns a percentile says nothing. */
const LEAST_SECONDS = 5;
/** Of the pages of authors: an edit after a pause in typing, and asking what others did. */
const EDIT_MS = 1_000;
const SYNC_MS = 2_000;
const GOAL = 1.25;

export interface BesideAuthors {
  /** A turn's own time, milliseconds, of all windows. */
  readonly without: Spread;
  readonly with: Spread;
  /** Of each pair the 99th percentile with by without; */
  readonly ratios: readonly number[];
  /** the middle one. */
  readonly ratio: number;
  readonly goal: number;
  readonly failures: number;
  readonly edits: Spread;
  readonly publishes: readonly number[];
}

/** Turns of the embedded way, without authors and while ten of them type in one story and its owner publishes another, large one. */
export async function turnsBesideAuthors(site: RichSite, { scale, say }: Context): Promise<BesideAuthors> {
  const generator = Generator.start();
  try {
    say(`${ACTORS} players and ${AUTHORS} authors join, and warm up`);
    await generator.ask('join', { origin: site.way.origin, players: ACTORS });
    const authors = await Promise.all(Array.from({ length: AUTHORS }, () => site.invite()));
    await generator.ask('stagger', { actors: ACTORS });
    const lines = new TurnLines(site.way.turnLogs);
    let failures = 0;
    const window = async (seconds: number): Promise<readonly number[]> => {
      lines.take();
      const { answer } = await generator.ask('drive', { rate: RATE, turns: RATE * seconds, actors: ACTORS });
      failures += answer.turns.filter(({ failure }) => failure !== undefined).length;
      return ownTimes(totals(answer.turns), lines.take()).own;
    };
    const told: Told = { edits: [], publishes: [] };
    const seconds = Math.max(LEAST_SECONDS, Math.ceil(scale.runSeconds / 4));
    await window(Math.min(scale.warmUpSeconds, 10));
    const [alone, beside]: [(readonly number[])[], (readonly number[])[]] = [[], []];
    for (let n = 1; n <= PAIRS; n += 1) {
      say(`Pair ${n} of ${PAIRS}: ${seconds} s without, ${seconds} s with authors`);
      alone.push(await window(seconds));
      beside.push(await besides({ site, authors, told }, () => window(seconds)));
    }
    const ratios = alone.map((own, n) => percentile(beside[n] ?? [], 0.99) / percentile(own, 0.99));
    return {
      ...{ without: spreadOf(alone.flat()), with: spreadOf(beside.flat()), failures },
      ...{ ratios, ratio: median(ratios), goal: GOAL },
      ...{ edits: spreadOf(told.edits), publishes: told.publishes },
    };
  } finally {
    await generator.stop();
  }
}

interface Told {
  readonly edits: number[];
  readonly publishes: number[];
}

interface Beside {
  readonly site: RichSite;
  readonly authors: readonly Account[];
  readonly told: Told;
}

/** Lets all of them type, and the owner publish, again and again while `work` lasts. */
async function besides<T>({ site, authors, told }: Beside, work: () => Promise<T>): Promise<T> {
  const over = new AbortController();
  const { signal } = over;
  // Each of them waits for it, and the publisher.
  setMaxListeners(AUTHORS + 1, signal);
  const typing = authors.map((account, n) => type({ site, account, n, told, signal }));
  const publishing = publish({ site, told, signal });
  try {
    return await work();
  } finally {
    over.abort();
    await Promise.all([...typing, publishing]);
  }
}

interface Typing {
  readonly site: RichSite;
  readonly account: Account;
  /** Which of them: each has a text of their own. */
  readonly n: number;
  readonly told: Told;
  readonly signal: AbortSignal;
}

const pause = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal }).catch(() => {});

async function type({ site: { small: storyId }, account: { api }, n, told, signal }: Typing): Promise<void> {
  const { getDraft, readDraftFiles, editDraft, syncDraft } = AuthoringService.method;
  const { files, revision } = await api.call(getDraft, { storyId });
  const { path = '' } = files.filter((file) => /^moments\/.*\.yaml$/.test(file.path))[n] ?? {};
  const [file] = (await api.call(readDraftFiles, { storyId, paths: [path] })).files;
  let { version = 0, text = '' } = file ?? {};
  const clientId = crypto.randomUUID();
  for (let last = 0; !signal.aborted; await pause(EDIT_MS, signal)) {
    const changes = ChangeSet.of({ from: 0, insert: '#\n' }, text.length);
    const from = performance.now();
    const answer = await api.call(editDraft, {
      ...{ storyId, editId: crypto.randomUUID(), clientId, kind: 'edit', part: 0, last: true },
      files: [
        { path, version, updatesJson: [JSON.stringify({ clientID: clientId, changes: changes.toJSON() })] },
      ],
    });
    told.edits.push(performance.now() - from);
    version = answer.files[0]?.version ?? version;
    text = `#\n${text}`;
    if (from - last < SYNC_MS) continue;
    last = from;
    await api.call(syncDraft, { storyId, clientId, revision, path });
  }
}

async function publish({ site, told, signal }: Omit<Typing, 'account' | 'n'>): Promise<void> {
  while (!signal.aborted) {
    const ms = await publishOnce(site);
    if (!Number.isNaN(ms)) told.publishes.push(ms);
    await pause(EDIT_MS, signal);
  }
}
