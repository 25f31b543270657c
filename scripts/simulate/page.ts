import type { MomentReport, PlayerReport, Report } from '@fabula/players/report';
import { bars } from './bars.ts';
import { escapeHtml } from './escape-html.ts';
import { percent } from './print.ts';

/** A report as a page of its own: no script, no picture from elsewhere. */
export function page(report: Report): string {
  const { story, language, seed, players, neverHeard } = report;
  const title = `${story} (${language}), seed ${seed}`;
  const never = neverHeard.map(
    ({ moment, text }) => `<li><b>${escapeHtml(moment)}</b> ${escapeHtml(text)}</li>`,
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
<h1>${escapeHtml(title)}</h1>
${overview(players)}
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
      `<tr><td>${escapeHtml(moment)}<td>${escapeHtml(said)}<td>${escapeHtml(heard)}<td class=n>${times}</tr>`,
  );
  return `
<h2>Misheard</h2><p>${voice.sentences} sentences were spoken; of ${voice.unheard} nothing was heard.</p>
${table('<tr><th>moment<th>said<th>heard<th>times</tr>', rows)}`;
}

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:64rem;margin:2rem auto;padding:0 1rem}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;margin:1rem 0}th,td{text-align:left;padding:.2rem .6rem;border-bottom:1px solid #8886}
td.n{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}svg{display:block;width:100%;max-width:44rem;margin:.5rem 0}
text{font:12px system-ui,sans-serif;fill:currentColor}rect{fill:#7a5cff}.bad{color:light-dark(#a3122b,#ff8fa3);font-weight:600}`;

/** All players beside each other, and how each fared in a first, second and third run. */
function overview(players: readonly PlayerReport[]): string {
  const runs = players[0]?.byRunNumber.map(({ run }) => `<th>run ${run}: won / A`) ?? [];
  const rows = players.map(({ player, completion, rankAOrBetter, interactionsLeft, byRunNumber }) => {
    const byRun = byRunNumber.map((run) =>
      number(`${percent(run.completion)} / ${percent(run.rankAOrBetter)}`),
    );
    const own = [percent(completion), percent(rankAOrBetter), interactionsLeft.mean.toFixed(1)].map((cell) =>
      number(cell),
    );
    return `<tr><td><a href="#${player}">${player}</a>${own.join('')}${byRun.join('')}</tr>`;
  });
  return table(`<tr><th>player<th>won<th>A or better<th>interactions left${runs.join('')}</tr>`, rows);
}

function number(text: string | number, mark = 'n'): string {
  return `<td class="${mark}">${text}`;
}

/** On a narrow page it is moved sideways by itself. */
function table(head: string, rows: readonly string[]): string {
  return `<div class="wide" tabindex="0"><table>${head}${rows.join('\n')}</table></div>`;
}

function playerSection(player: PlayerReport): string {
  const { completion, rankAOrBetter, interactionsLeft } = player;
  const left = interactionsLeft.runs.map(([count, runs]) => [String(count), runs] as const);
  const items = player.items.map(({ item, owned }) => [item, owned] as const);
  const used = player.items.map((item) => [item.item, item.used] as const);
  const battles = player.battles.map(
    ({ moment, opponent, fights, fell, won }) =>
      `<li>${opponent} in ${moment}: fell in ${percent(fell)} of ${fights} fights; ${percent(won)} won</li>`,
  );
  return `<h2 id="${player.player}">${player.player}: ${player.runs} runs</h2>
<p>${percent(completion)} won; A or better ${percent(rankAOrBetter)}; ${interactionsLeft.mean.toFixed(1)} interactions left on average.</p>
<h3>Ranks</h3>${bars('Runs by rank', Object.entries(player.ranks))}
<h3>Interactions left</h3>${bars('Runs by interactions left', left)}
<h3>Moments</h3>${momentTable(player.moments)}
${battles.length > 0 ? `<h3>Battles</h3><ul>${battles.join('')}</ul>` : ''}
${items.length > 0 ? `<h3>Items used</h3>${bars('Runs in which the item had a part', used)}` : ''}
${items.length > 0 ? `<h3>Items at the end</h3>${bars('Runs that ended with the item', items)}` : ''}`;
}

function momentTable(moments: readonly MomentReport[]): string {
  const rows = moments.map((moment) => {
    const exits = Object.entries(moment.exits).map(([name, count]) =>
      count === 0 ? `<span class="bad">${escapeHtml(name)} 0</span>` : `${escapeHtml(name)} ${count}`,
    );
    const { visits, skipped, turnsAVisit, hits, stallRate } = moment;
    const cells = [visits, skipped, turnsAVisit.toFixed(1), hits].map((cell) => number(cell));
    const stalls = number(percent(stallRate), stallRate > WORRYING ? 'n bad' : 'n');
    return `<tr><td>${moment.moment}<td>${moment.type}${cells.join('')}${stalls}<td>${exits.join(', ')}</tr>`;
  });
  const head =
    '<tr><th>moment<th>type<th>visits<th>skipped<th>turns a visit<th>hits<th>stalls<th>left by (what nobody took: 0)</tr>';
  return table(head, rows);
}

/** No moment should stall more of a careful player's runs than this. */
const WORRYING = 0.15;
