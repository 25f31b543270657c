import { percent } from './print.ts';
import type { MomentReport, PlayerReport, Report } from './report.ts';

/** A report as a page of its own: no script, no picture from elsewhere. */
export function page(report: Report): string {
  const { story, language, seed, players, neverHeard } = report;
  const title = `${story} (${language}), seed ${seed}`;
  const never = neverHeard.map(({ moment, text }) => `<li><b>${escaped(moment)}</b> ${escaped(text)}</li>`);
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<h1>${escaped(title)}</h1>
${players.map(playerSection).join('\n')}
<h2>Never heard: ${neverHeard.length} lines</h2>
<ul>${never.join('\n')}</ul>${voiceSection(report)}
</html>
`;
}

function voiceSection({ voice }: Report): string {
  if (!voice) return '';
  const rows = voice.misheard.map(
    ({ moment, said, heard, times }) =>
      `<tr><td>${escaped(moment)}<td>${escaped(said)}<td>${escaped(heard)}<td class=n>${times}</tr>`,
  );
  return `
<h2>Misheard</h2><p>${voice.sentences} sentences were spoken; of ${voice.unheard} nothing was heard.</p>
<table><tr><th>moment<th>said<th>heard<th>times</tr>${rows.join('\n')}</table>`;
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:64rem;margin:2rem auto;padding:0 1rem;color:#1d1b26}
table{border-collapse:collapse;width:100%;margin:1rem 0}th,td{text-align:left;padding:.2rem .6rem;border-bottom:1px solid #ddd}
td.n{text-align:right;font-variant-numeric:tabular-nums}svg{display:block;margin:.5rem 0}text{font:12px system-ui,sans-serif}
.bad{color:#a3122b;font-weight:600}`;

function playerSection(player: PlayerReport): string {
  const { completion, rankAOrBetter, interactionsLeft } = player;
  const left = interactionsLeft.runs.map(([count, runs]) => [String(count), runs] as const);
  const items = player.items.map((item) => [item.item, item.owned] as const);
  const battles = player.battles.map(
    ({ moment, opponents, fights, won }) =>
      `<li>${moment} against ${opponents.join(', ')}: ${percent(won)} of ${fights} won</li>`,
  );
  return `<h2>${player.player}: ${player.runs} runs</h2>
<p>${percent(completion)} won; A or better ${percent(rankAOrBetter)}; ${interactionsLeft.mean} interactions left on average.</p>
<h3>Ranks</h3>${bars(Object.entries(player.ranks))}
<h3>Interactions left</h3>${bars(left)}
<h3>Moments</h3>${momentTable(player.moments)}
<h3>Battles</h3><ul>${battles.join('')}</ul>
<h3>Items at the end</h3>${bars(items)}`;
}

function momentTable(moments: readonly MomentReport[]): string {
  const rows = moments.map((moment) => {
    const exits = Object.entries(moment.exits).map(([name, count]) => `${escaped(name)} ${count}`);
    const mark = moment.stallRate > WORRYING ? 'n bad' : 'n';
    return `<tr><td>${moment.moment}<td>${moment.type}<td class=n>${moment.visits}<td class=n>${moment.skipped}<td class=n>${moment.turnsAVisit}<td class=n>${moment.hits}<td class="${mark}">${percent(moment.stallRate)}<td>${exits.join(', ')}</tr>`;
  });
  return `<table><tr><th>moment<th>type<th>visits<th>skipped<th>turns a visit<th>hits<th>stalls<th>left by</tr>${rows.join('\n')}</table>`;
}

/** No moment should stall more of a careful player's runs than this. */
const WORRYING = 0.15;
const WIDTH = 480;
const ROW = 20;

function bars(entries: readonly (readonly [string, number])[]): string {
  const most = Math.max(1, ...entries.map(([, value]) => value));
  const rows = entries.map(([name, value], at) => {
    const width = Math.round((WIDTH * value) / most);
    return `<text x="0" y="${at * ROW + 14}">${escaped(name)}</text><rect x="140" y="${at * ROW + 3}" width="${width}" height="14" fill="#7a5cff"/><text x="${146 + width}" y="${at * ROW + 14}">${value}</text>`;
  });
  const height = entries.length * ROW;
  return `<svg width="${WIDTH + 220}" height="${height}" role="img">${rows.join('')}</svg>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
