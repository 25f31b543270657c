import { halo, line, path, times } from '../places/paper.ts';

const CLOTH = { light: '#8fa4ea', base: '#5d73c4', shade: '#3d4d92', deep: '#26305f' };
const GOLD = '#f6cf7a';

function star(x: number, y: number, s: number): string {
  return path(
    `M${x},${y - s} l${s * 0.28},${s * 0.72} ${s * 0.72},${s * 0.28} ${-s * 0.72},${s * 0.28} ${-s * 0.28},${s * 0.72} ${-s * 0.28},${-s * 0.72} ${-s * 0.72},${-s * 0.28} ${s * 0.72},${-s * 0.28}Z`,
    GOLD,
  );
}

function cloth(): string {
  const hem = 'M170,420 L520,290 L850,430 L900,800 L540,900 L140,790Z';
  return (
    path('M160,440 L520,310 L860,450 L912,820 L544,926 L126,812Z', CLOTH.deep) +
    path(hem, CLOTH.base) +
    path('M520,290 L850,430 L900,800 L540,900Z', CLOTH.shade) +
    path('M170,420 L520,290 L530,600 L300,660Z', CLOTH.light, 'opacity=".8"') +
    path('M850,430 L900,800 L700,760Z', CLOTH.light, 'opacity=".55"') +
    line(
      'M300,660 C380,640 470,620 530,600 M530,600 C600,660 660,720 700,760 M530,600 L540,890',
      CLOTH.deep,
      8,
      'opacity=".6"',
    ) +
    line('M196,440 L520,322 L826,448 L870,780 L540,870 L172,768Z', GOLD, 6, 'stroke-dasharray="18 16"') +
    star(280, 500, 30) +
    star(250, 720, 24) +
    star(430, 800, 34) +
    star(660, 830, 26) +
    star(790, 560, 34) +
    star(430, 420, 20)
  );
}

/** The lens that it is for. */
function lens(): string {
  return (
    halo(520, 560, 250, '#7ff0dc', 4, 0.12) +
    '<circle cx="520" cy="560" r="150" fill="#55331c"/><circle cx="512" cy="552" r="146" fill="#c98f3d"/><circle cx="512" cy="552" r="122" fill="#10202e"/><circle cx="512" cy="552" r="112" fill="#3fb9ac"/><circle cx="506" cy="546" r="82" fill="#7ff0dc"/><circle cx="500" cy="540" r="46" fill="#dffff5"/>' +
    path('M430,500 C450,460 490,444 520,446 C480,466 456,490 446,530Z', '#fff') +
    times(
      12,
      (i) =>
        `<rect x="508" y="408" width="8" height="22" fill="#f6cf7a" transform="rotate(${i * 30} 512 552)"/>`,
    )
  );
}

/** The lens cloth, with one particular lens in it. */
export function lensCloth(): string {
  return cloth() + lens();
}
