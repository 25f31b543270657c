import { line, path, times } from '../places/paper.ts';

const BRASS = { light: '#ffd98a', mid: '#e0a54a', dark: '#a8692a', deep: '#6a3f1c', shine: '#fff1c8' };
const [X, Y] = [500, 490];

/** A point of a circle around the badge's middle; `turn` in parts of a whole one, from the top. */
function at(r: number, turn: number): string {
  const angle = turn * 2 * Math.PI;
  return `${Math.round(X + r * Math.sin(angle))},${Math.round(Y - r * Math.cos(angle))}`;
}

function disc(r: number, fill: string): string {
  return `<circle cx="${X}" cy="${Y}" r="${r}" fill="${fill}"/>`;
}

/** Two tails of ribbon, as a watch that was relieved wears them. */
function ribbon(): string {
  return (
    path('M360,690 L300,970 L392,916 L446,985 L486,720Z', '#2d5c72') +
    path('M640,690 L700,970 L608,916 L554,985 L514,720Z', '#1f445e') +
    line('M366,760 L336,910 M634,760 L664,910', '#ffcf70', 12)
  );
}

function rim(): string {
  const teeth = times(
    24,
    (i) =>
      `<circle cx="${at(350, i / 24).replace(',', '" cy="')}" r="52" fill="${i < 12 ? BRASS.dark : BRASS.mid}"/>`,
  );
  return (
    teeth +
    disc(350, BRASS.mid) +
    path(`M${at(350, 0)} A350,350 0 0 1 ${at(350, 0.5)}Z`, BRASS.dark) +
    disc(296, BRASS.deep) +
    disc(282, '#1b3450') +
    times(12, (i) => `<circle cx="${at(322, i / 12).replace(',', '" cy="')}" r="11" fill="${BRASS.shine}"/>`)
  );
}

/** Beams over the sea, and the tower that throws them. */
function scene(): string {
  const lamp = '500,372';
  const beam = (from: number, to: number) =>
    path(`M${lamp} L${at(282, from)} A282,282 0 0 1 ${at(282, to)}Z`, BRASS.light, 'opacity=".85"');
  return (
    beam(0.13, 0.22) +
    beam(0.78, 0.87) +
    path(
      `M${at(282, 0.32)} A282,282 0 0 1 ${at(282, 0.68)} C360,600 420,660 500,640 C590,618 640,668 ${at(282, 0.32)}Z`,
      '#2d5c72',
    ) +
    path('M452,690 L472,420 H528 L548,690Z', BRASS.light) +
    path('M505,420 H528 L548,690 H505Z', BRASS.dark) +
    path('M466,500 L470,450 H530 L534,500Z M458,600 L462,550 H538 L542,600Z', '#8a2f2c') +
    path('M456,420 H544 V404 H456Z', BRASS.deep) +
    path('M470,404 V340 H530 V404Z', '#fffbe9') +
    path('M460,340 L500,292 L540,340Z', BRASS.deep) +
    path('M380,700 C430,664 570,664 620,700 C600,730 560,752 500,756 C440,752 400,730 380,700Z', '#171630')
  );
}

/** The badge of the relief: brass, worn by those who talked a ship home. */
export function badge(): string {
  const shine = line(`M${at(352, 0.62)} A352,352 0 0 1 ${at(352, 0.9)}`, BRASS.shine, 14, 'opacity=".9"');
  return ribbon() + rim() + scene() + shine;
}
