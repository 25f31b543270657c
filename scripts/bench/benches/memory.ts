import type { Context, Outcome } from '../context.ts';
import { Talkers } from '../load/talkers.ts';
import { type MemoryOfProcess, memoryOf } from '../machine/memory.ts';
import { table } from '../report/table.ts';
import { startDeployment } from './deployment.ts';

const PLAYERS = 4;
/** Figures are told after each of so many parts of the turns. */
const PARTS = 10;

interface At extends MemoryOfProcess {
  readonly turns: number;
  readonly refused: number;
}

/**
 * What the embedded process holds while voiced turns are played, as fast as they are answered, on the floor's engines:
 * two players say the walkthrough again and again, two say what was never said before.
 */
export async function memoryBench(context: Context): Promise<Outcome> {
  const { folder, say, scale } = context;
  const way = await startDeployment('embedded', { folder: folder('memory') });
  try {
    const look = () => memoryOf(way.pids.get('fabula') ?? 0, way.metrics.get('fabula') ?? '');
    const seen: At[] = [{ turns: 0, refused: 0, ...(await look()) }];
    const talkers = await Talkers.join(way.origin, PLAYERS);
    for (let part = 1; part <= PARTS; part += 1) {
      await talkers.until(Math.ceil((scale.memoryTurns * part) / PARTS));
      const { spoken: turns, refused } = talkers;
      const now = await look();
      seen.push({ turns, refused, ...now });
      say(`${turns} turns: ${now.rss.toFixed(0)} MiB`);
    }
    await talkers.leave();
    const rows = seen.map(({ turns, refused, rss, heap, external, children }) => [
      ...[turns, rss, heap, external, children, refused],
    ]);
    const head = ['voiced turns', 'resident MiB', 'heap', 'external', 'children', 'refused'];
    return { text: table(head, rows), data: { seen } };
  } finally {
    await way.stop();
  }
}
