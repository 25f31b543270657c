import { table } from '../../report/table.ts';
import { grouped } from '../../stats/grouped.ts';
import type { HeardRecording } from './heard-recordings.ts';

/** Lower bounds of the bands in which confidence is told. */
const BANDS = [0, 0.4, 0.6, 0.8, 0.9] as const;

/** What recognisers said of themselves against the share that was right, in bands of confidence. */
export function confidenceTable(all: readonly HeardRecording[]): string {
  const heard = all.filter((one) => one.heard.engine !== '');
  const byEar = [...grouped(heard, (one) => `${one.by.language} ${one.heard.engine}`)];
  const rows = byEar.flatMap(([ear, own]) =>
    BANDS.map((from, i) => {
      const to = BANDS[i + 1] ?? 1.01;
      const band = own.filter((one) => one.heard.confidence >= from && one.heard.confidence < to);
      const told = mean(band.map((one) => one.heard.confidence));
      const right = mean(band.map((one) => (one.isRight ? 1 : 0)));
      return [`${ear} ${from} to ${Math.min(1, to)}`, told, right, band.length];
    }),
  );
  return table(['confidence', 'told, mean', 'share right', 'of'], rows);
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
