import { line, path, times } from '../places/paper.ts';

const GLASS = { light: '#ffffff', base: '#bfe0f0', shade: '#6fa3c4', deep: '#3a6486' };

/** Sir Roderic's glass: empty but for a drop, with the mark of a lip. */
export function waterGlass(): string {
  const cuts = times(5, (i) =>
    path(
      `M${368 + i * 66 - (i - 2) * 10},640 l26,-70 26,70 -26,90Z`,
      i > 2 ? GLASS.shade : GLASS.base,
      'opacity=".55"',
    ),
  );
  return (
    '<ellipse cx="520" cy="872" rx="280" ry="46" fill="#0b0712" opacity=".5"/>' +
    path('M290,180 H710 L664,830 C640,870 360,870 336,830Z', GLASS.base, 'opacity=".3"') +
    path(
      'M560,180 H710 L664,830 C650,852 600,862 540,862 C600,640 600,380 560,180Z',
      GLASS.shade,
      'opacity=".35"',
    ) +
    path('M336,770 H668 L664,830 C640,870 360,870 336,830Z', GLASS.light, 'opacity=".55"') +
    path('M352,770 C420,750 580,750 652,770 C580,796 420,796 352,770Z', GLASS.deep, 'opacity=".6"') +
    path('M420,772 C460,760 530,762 556,772 C530,784 450,784 420,772Z', '#bff0ff') +
    cuts +
    '<ellipse cx="500" cy="180" rx="210" ry="46" fill="#12283c" opacity=".45"/>' +
    `<ellipse cx="500" cy="180" rx="210" ry="46" fill="none" stroke="${GLASS.light}" stroke-width="11"/>` +
    line('M292,190 L338,826 C360,866 640,866 662,826 L708,190', GLASS.base, 11) +
    line('M340,250 L372,620', GLASS.light, 20, 'opacity=".85"') +
    line('M384,250 L402,440', GLASS.light, 9, 'opacity=".6"') +
    path('M560,232 C590,222 640,214 664,206 C650,240 600,252 566,252Z', '#c4302b', 'opacity=".35"') +
    path('M628,320 c-16,30 -16,48 0,48 c16,0 16,-18 0,-48Z', '#e6f7ff') +
    line('M626,300 C622,270 628,250 630,230', '#e6f7ff', 6, 'opacity=".6"')
  );
}
