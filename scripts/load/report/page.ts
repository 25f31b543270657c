import type { Cell } from '../../bench/report/table.ts';
import { escapeHtml } from '../../simulate/escape-html.ts';
import { type Figures, figuresOf } from './figures.ts';
import type { Report } from './report.ts';

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:64rem;margin:2rem auto;padding:0 1rem}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;margin:1rem 0}th,td{text-align:left;padding:.2rem .6rem;border-bottom:1px solid #8886}
th:not(:first-child){text-align:right}td.n{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}.bad{color:light-dark(#a3122b,#ff8fa3);font-weight:600}`;

/** A report as a page of its own: no script, nothing from elsewhere. */
export function page(report: Report): string {
  const { scenario, what, at, origin, machine, load, ramp, warnings, isKept, away } = report;
  const title = `Load: ${scenario}`;
  const missing = Object.entries(away).map(([part, why]) => `Metrics of ${part} did not answer: ${why}`);
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(`${what}. ${at}, ${origin}.`)}</p>
<p>${escapeHtml(loadText(load))} Generator on ${machine.cores} cores (${escapeHtml(machine.processor)}), ${machine.memoryGib} GiB; load average before: ${machine.loadAverage.join(' ')}.</p>
<p class="${isKept ? '' : 'bad'}">${isKept ? 'All thresholds were kept.' : 'Thresholds were crossed.'}</p>
${[...warnings, ...missing].map((text) => `<p class="bad">${escapeHtml(text)}</p>`).join('\n')}
${ramp ? `<p><b>${ramp.held} turns a second were held.</b> ${escapeHtml(ramp.why)}.</p>` : ''}
${figuresOf(report).map(tableOf).join('\n')}
</html>
`;
}

export function loadText({ players, rate, seconds, phases }: Report['load']): string {
  const pace =
    new Set(phases.map((phase) => phase.rate)).size > 1
      ? phases.map(({ name, rate: own }) => (name === `${own}/s` ? name : `${name} ${own}/s`)).join(', ')
      : rate > 0
        ? `${rate}/s`
        : 'the pace of people';
  return `${players} players for ${seconds} s: ${pace}.`;
}

/** On a narrow page it is moved sideways by itself. */
function tableOf({ title, head, rows }: Figures): string {
  const heads = head.map((text) => `<th>${escapeHtml(text)}`).join('');
  const lines = rows.map((row) => `<tr>${row.map(cellOf).join('')}</tr>`);
  return `<h2>${escapeHtml(title)}</h2><div class="wide" tabindex="0"><table><tr>${heads}</tr>${lines.join('\n')}</table></div>`;
}

function cellOf(cell: Cell): string {
  if (typeof cell === 'string')
    return `<td${/^(CROSSED|NO)$/.test(cell) ? ' class="bad"' : ''}>${escapeHtml(cell)}`;
  if (cell === undefined || !Number.isFinite(cell)) return '<td class="n">–';
  return `<td class="n">${Number.isInteger(cell) || cell >= 100 ? Math.round(cell) : cell.toFixed(1)}`;
}
