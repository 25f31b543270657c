import { line, path } from '../places/paper.ts';

const CLOTH = { light: '#5d4a78', base: '#3d2f57', shade: '#281d3d', deep: '#150e24' };
const TRIM = '#c9a04a';

function hanger(): string {
  return (
    line('M500,196 V140 C500,96 560,96 560,136 C560,160 536,166 530,166', '#b9a988', 15) +
    line('M300,290 L500,196 L700,290', '#8a5a38', 26)
  );
}

/** The borrowed robe: too long, and somebody else's name in the collar. */
export function robe(): string {
  return (
    hanger() +
    path(
      'M360,262 C270,290 210,330 190,400 L120,760 L260,800 L310,600 L270,960 C380,1000 620,1000 740,960 L690,600 L742,800 L884,756 L812,400 C790,330 730,290 640,262 L500,360Z',
      CLOTH.base,
    ) +
    path(
      'M560,330 L640,262 C730,290 790,330 812,400 L884,756 L742,800 L690,600 L740,960 C690,980 620,988 550,990 C600,760 600,520 560,330Z',
      CLOTH.shade,
    ) +
    path(
      'M360,262 C270,290 210,330 190,400 L120,760 L180,776 C220,600 240,440 330,300Z',
      CLOTH.light,
      'opacity=".8"',
    ) +
    path('M360,262 L470,250 L500,330 L530,250 L640,262 L560,520 L500,640 L440,520Z', CLOTH.deep) +
    path('M424,256 H576 L556,322 H444Z', '#efe3cd') +
    line('M462,276 c10,-14 14,20 24,0 s14,18 24,0 s12,16 26,-2', '#7a4a3a', 6) +
    line('M462,306 H520', '#b9a488', 5) +
    line('M360,262 L440,520 L500,640 L560,520 L640,262', TRIM, 13) +
    line('M500,640 V986', CLOTH.deep, 9) +
    path('M470,400 L484,560 L452,590 L440,480Z M530,400 L516,560 L548,590 L560,480Z', '#f6ead2') +
    line(
      'M330,620 C350,740 340,860 330,960 M668,620 C650,740 660,860 672,960 M420,720 C430,800 424,900 416,978',
      CLOTH.deep,
      8,
      'opacity=".7"',
    ) +
    line('M124,744 L258,782 M746,782 L880,740', TRIM, 11) +
    line('M274,930 C390,968 620,968 736,930', TRIM, 9, 'stroke-dasharray="26 14"')
  );
}
