import { line, path, times } from '../places/paper.ts';

const PEARL = { light: '#fff0e2', base: '#f2c9b4', shade: '#c98f8a', deep: '#8c5668' };

const whispers = () =>
  times(4, (i) => {
    const r = 90 + i * 66;
    return line(
      `M${286 - r * 0.75},${640 - r * 0.66} A${r},${r} 0 0 0 ${286 - r * 0.75},${640 + r * 0.66}`,
      '#ffd9a0',
      13,
      `opacity="${0.85 - i * 0.19}"`,
    );
  });

/** The whorls, each smaller than the one before it. */
function spire(): string {
  const whorl = (x: number, y: number, r: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">` +
    path(
      `M${-r},0 C${-r},${-r * 0.9} ${r},${-r * 0.9} ${r},0 C${r * 0.8},${r * 0.7} ${-r * 0.8},${r * 0.7} ${-r},0Z`,
      PEARL.base,
    ) +
    path(
      `M${r * 0.2},${-r * 0.64} C${r * 0.8},${-r * 0.5} ${r},-10 ${r},0 C${r * 0.8},${r * 0.7} 0,${r * 0.6} ${-r * 0.2},${r * 0.5} C${r * 0.3},${r * 0.2} ${r * 0.4},${-r * 0.3} ${r * 0.2},${-r * 0.64}Z`,
      PEARL.shade,
    ) +
    line(
      `M${-r * 0.86},${r * 0.1} C${-r * 0.4},${r * 0.46} ${r * 0.4},${r * 0.46} ${r * 0.86},${r * 0.1}`,
      PEARL.deep,
      8,
      'opacity=".7"',
    ) +
    line(
      `M${-r * 0.7},${-r * 0.3} C${-r * 0.5},${-r * 0.58} ${-r * 0.1},${-r * 0.64} ${r * 0.1},${-r * 0.6}`,
      PEARL.light,
      10,
    ) +
    '</g>';
  return whorl(792, 262, 66, 52) + whorl(738, 318, 108, 52) + whorl(664, 396, 160, 52);
}

function body(): string {
  return (
    path(
      'M800,470 C860,640 780,820 600,860 C430,900 300,860 250,760 C210,700 230,560 330,500 C420,420 620,280 800,470Z',
      PEARL.base,
    ) +
    path(
      'M800,470 C860,640 780,820 600,860 C560,868 520,872 486,870 C660,800 740,640 690,410 C730,414 768,432 800,470Z',
      PEARL.shade,
    ) +
    path(
      'M330,500 C420,430 560,440 600,540 C640,640 560,780 420,806 C320,820 260,790 250,760 C210,700 230,560 330,500Z',
      '#ff9f8a',
    ) +
    path(
      'M360,540 C430,490 530,500 556,570 C580,650 520,740 420,762 C350,774 300,750 292,720 C270,670 300,580 360,540Z',
      '#a8425c',
    ) +
    path(
      'M400,580 C450,550 500,570 512,610 C520,660 480,710 420,722 C370,728 340,710 338,690 C336,650 360,604 400,580Z',
      '#5a1f40',
    ) +
    line('M330,500 C420,430 560,440 600,540 C640,640 560,780 420,806', PEARL.light, 13) +
    line(
      'M640,520 C690,600 680,720 610,800 M710,500 C750,600 730,730 660,810',
      PEARL.deep,
      8,
      'opacity=".55"',
    )
  );
}

/** The whispering shell: one voice at this end. */
export function shell(): string {
  return whispers() + spire() + body();
}
