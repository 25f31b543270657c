import { parentPort, workerData } from 'node:worker_threads';
import { playersNamed } from '@fabula/players/players';
import { newDirector, tallied } from '@fabula/players/simulate';
import { releaseOf } from './stories.ts';
import type { Order, Task, WorkerMessage } from './worker-pool.ts';

// One of a crew's threads: plays its share whenever it is told to, with a director that goes on remembering.
const { story, players, ...task } = workerData as Task;
const release = await releaseOf(story);
const simulation = { ...task, release, players: playersNamed(players), director: newDirector() };
const tell = (told: WorkerMessage) => parentPort?.postMessage(told);

parentPort?.on('message', ({ tellsRuns }: Order) => {
  const onRun = tellsRuns ? (player: string) => tell({ player }) : undefined;
  tell({ tallies: tallied({ ...simulation, ...(onRun && { onRun }) }) });
});
tell({ isReady: true });
