import { halo, line, path } from '../places/paper.ts';

const VELVET = { light: '#b0416a', base: '#8a2450', shade: '#5c1538', deep: '#3a0c26' };
const GOLD = '#e6b24a';

function cushion(): string {
  const tassel = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="22" fill="${GOLD}"/>${line(`M${x - 12},${y + 22} v56 M${x},${y + 24} v64 M${x + 12},${y + 22} v56`, GOLD, 9)}`;
  return (
    path(
      'M130,700 C180,600 330,620 500,616 C670,620 830,600 874,700 C930,760 900,850 820,866 C640,900 360,900 184,866 C100,850 74,760 130,700Z',
      VELVET.base,
    ) +
    path(
      'M560,617 C690,618 832,604 874,700 C930,760 900,850 820,866 C740,882 640,890 540,892 C640,820 650,700 560,617Z',
      VELVET.shade,
    ) +
    path(
      'M160,700 C220,640 340,650 470,650 C360,690 260,700 190,770 C150,780 130,740 160,700Z',
      VELVET.light,
      'opacity=".8"',
    ) +
    line('M130,706 C240,760 380,720 500,726 C640,720 780,760 872,706', VELVET.deep, 8, 'opacity=".7"') +
    line('M184,866 C360,900 640,900 820,866', GOLD, 11, 'stroke-dasharray="24 12"') +
    tassel(116, 800) +
    tassel(890, 800)
  );
}

/** Bastien's pearl: an original that arrived second; in its gleam, the mark of a brush. */
export function pearl(): string {
  return (
    halo(500, 440, 460, '#fff1d6', 6, 0.1) +
    cushion() +
    '<ellipse cx="510" cy="672" rx="180" ry="34" fill="#2a0818" opacity=".6"/>' +
    '<circle cx="500" cy="440" r="236" fill="#b6a9cc"/><circle cx="492" cy="432" r="228" fill="#d9d2ea"/><circle cx="474" cy="410" r="196" fill="#efeaf8"/><circle cx="448" cy="378" r="140" fill="#fbf8ff"/>' +
    path('M620,250 C740,340 760,540 620,640 C700,540 710,370 620,250Z', '#ff9fae', 'opacity=".6"') +
    path('M600,300 C660,380 670,500 600,590 C640,500 640,390 600,300Z', '#9fe0d6', 'opacity=".55"') +
    path('M352,352 C366,300 410,270 452,268 C410,296 390,330 384,380Z', '#ffffff') +
    line('M560,520 q20,16 44,8 M556,536 q22,18 52,6', '#8d86a6', 5, 'opacity=".8"') +
    path('M800,250 l14,36 36,14 -36,14 -14,36 -14,-36 -36,-14 36,-14Z', '#fff6dc')
  );
}
