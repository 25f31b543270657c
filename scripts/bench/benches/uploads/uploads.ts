import { setTimeout as sleep } from 'node:timers/promises';
import { Author } from '../../../proof/browser/author.ts';
import type { Context, Outcome } from '../../context.ts';
import { rss } from '../../machine/proc.ts';
import { table } from '../../report/table.ts';
import { type Deployment, startDeployment } from '../deployment.ts';
import { picture, video } from './files.ts';
import { type Sent, send } from './paced.ts';

const MIB = 2 ** 20;
const VIDEO_BYTES = 48 * MIB;
const LOOK_MS = 200;
/** What was needed for it alone has been given back by then. */
const SETTLE_MS = 10_000;

/** Files of 48 MiB that are sent at once; what the process holds before, at most meanwhile, and afterwards, resident MiB. */
interface AtOnce {
  readonly files: number;
  readonly taken: number;
  readonly later: number;
  readonly before: number;
  readonly most: number;
  readonly after: number;
}

interface OnLine extends Omit<Sent, 'text'> {
  readonly what: string;
}

/** The embedded process: what it holds while large files come at once, and whether slow lines get theirs through. */
export async function uploadsBench(context: Context): Promise<Outcome> {
  const { folder, say, scale } = context;
  const way = await startDeployment('embedded', { folder: folder('uploads') });
  try {
    const [logFile = ''] = way.turnLogs;
    const author = await Author.of({ origin: way.origin, logFile });
    const crowds: AtOnce[] = [];
    for (const files of scale.uploads) {
      say(`${files} files of 48 MiB at once`);
      // Each of somebody else: an hour's share is a gigabyte.
      const sender = await author.newcomer('crowd');
      crowds.push(await atOnce(way, await sender.token(), files));
    }
    const token = await author.token();
    const lines: OnLine[] = [];
    for (const [what, make, bytesPerSecond] of LINES) {
      say(what);
      const content = await make();
      const { text: _, ...sent } = await send({ origin: way.origin, token, content, bytesPerSecond });
      lines.push({ what, ...sent });
    }
    return { text: `${crowdTable(crowds)}\n\n${lineTable(lines)}`, data: { crowds, lines } };
  } finally {
    await way.stop();
  }
}

const LINES: readonly (readonly [string, () => Promise<Buffer>, number])[] = [
  ['8 MiB at 500 kB/s', async () => video(8 * MIB), 500_000],
  ['a picture of 2.5 MiB at 1 Mbit/s', () => picture(2.5 * MIB), 125_000],
];

async function atOnce(way: Deployment, token: string, files: number): Promise<AtOnce> {
  const look = () => rss(way.pids.get('fabula') ?? 0) / MIB;
  const seen = [look()];
  const { origin } = way;
  const contents = Array.from({ length: files }, () => video(VIDEO_BYTES));
  const sending = contents.map(async (content) => {
    const first = await send({ origin, token, content });
    let last = first;
    for (let tries = 1; last.status === 503 && tries < MOST_TRIES; tries += 1) {
      await sleep(RETRY_MS);
      last = await send({ origin, token, content });
    }
    return { first, last };
  });
  let isOver = false;
  const all = Promise.all(sending).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    seen.push(look());
    await sleep(LOOK_MS);
  }
  const answers = await all;
  await sleep(SETTLE_MS);
  return {
    files,
    taken: answers.filter(({ last }) => last.status === 200).length,
    later: answers.filter(({ first }) => first.status === 503).length,
    before: seen[0] ?? Number.NaN,
    most: Math.max(...seen),
    after: look(),
  };
}

/** As a page does where there is no room at once. */
const RETRY_MS = 3_000;
const MOST_TRIES = 20;

const crowdTable = (crowds: readonly AtOnce[]) =>
  table(
    ['files of 48 MiB at once', 'taken', 'asked to wait', 'resident MiB before', 'at most', 'after 10 s'],
    crowds.map(({ files, taken, later, before, most, after }) => [
      ...[String(files), taken, later, before, most, after],
    ]),
  );

const lineTable = (lines: readonly OnLine[]) =>
  table(
    ['on a line of its own', 'status', 's'],
    lines.map(({ what, status, seconds }) => [what, status, seconds]),
  );
