import { line, path, times } from '../places/paper.ts';

const SILVER = { light: '#dfeef2', mid: '#9dbcc9', dark: '#5d8296', deep: '#2f5068' };
const CORD = '#c9483f';

function sand(): string {
  return (
    path('M-40,1040 V800 C160,720 330,760 500,742 C700,720 860,762 1040,704 V1040Z', '#8a6a4a') +
    path('M-40,1040 V868 C200,808 420,852 620,820 C800,792 900,830 1040,800 V1040Z', '#6a4c3a') +
    times(16, (i) => {
      const [x, y] = [60 + ((i * 157) % 900), 800 + ((i * 61) % 150)];
      return `<circle cx="${x}" cy="${y}" r="${4 + (i % 3) * 2}" fill="#d9b27c" opacity=".6"/>`;
    })
  );
}

function lanyard(): string {
  const d = 'M420,604 C330,700 200,640 180,520 C160,380 300,250 250,110 C236,70 200,40 170,20';
  return (
    line(d, '#7c2430', 30) +
    line(d, CORD, 18) +
    line(d, '#ff9a8a', 4, 'stroke-dasharray="2 26"') +
    line('M420,604 m-34,20 a34,34 0 1 0 52,-40', SILVER.mid, 13)
  );
}

/** The tube that one blows, and the ball that answers. */
function tube(): string {
  return (
    path(
      'M176,466 C300,386 470,352 660,356 L672,420 C500,420 340,452 206,524 C176,536 152,484 176,466Z',
      SILVER.light,
    ) +
    path('M190,502 C330,424 500,392 668,394 L672,420 C500,420 340,452 206,524Z', SILVER.dark) +
    `<circle cx="742" cy="420" r="102" fill="${SILVER.mid}"/>` +
    path('M742,318 A102,102 0 0 1 742,522 C800,480 800,360 742,318Z', SILVER.dark) +
    path('M672,352 A102,102 0 0 1 742,318 C700,346 690,372 690,402Z', SILVER.light) +
    path('M700,330 L772,318 L764,352 L708,362Z', SILVER.deep) +
    line('M214,470 C330,404 470,378 620,374', '#ffffff', 10, 'opacity=".8"') +
    path('M176,466 C160,478 166,524 206,524 C192,508 184,486 176,466Z', SILVER.deep)
  );
}

/** The keel below, with the two letters. */
function keel(): string {
  const letters =
    'M428,556 V494 L470,556 V494 M486,552 v3 M512,494 V556 M552,494 L516,526 L556,556 M574,552 v3';
  return (
    path('M330,462 L700,424 L686,560 C600,620 470,640 380,612 C340,598 326,540 330,462Z', SILVER.mid) +
    path('M640,430 L700,424 L686,560 C600,620 470,640 380,612 C520,610 620,560 640,430Z', SILVER.dark) +
    line('M346,480 C344,530 354,572 386,592', '#ffffff', 9, 'opacity=".7"') +
    line(letters, SILVER.deep, 12, 'stroke-linejoin="round"')
  );
}

/** Nolwenn's whistle: a bosun's call on its cord, with her initials, on sand. */
export function whistle(): string {
  const sound = times(3, (i) => {
    const r = 150 + i * 62;
    return line(
      `M${742 - r * 0.5},${400 - r * 0.87} A${r},${r} 0 0 1 ${742 + r * 0.87},${400 - r * 0.5}`,
      '#b5e0ee',
      12,
      `opacity="${0.7 - i * 0.2}"`,
    );
  });
  return `${sand()}${sound}<g transform="translate(-10 70) rotate(-9 500 480)">${lanyard()}${keel()}${tube()}</g>`;
}
