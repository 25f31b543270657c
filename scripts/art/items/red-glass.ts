import { halo, line, path } from '../places/paper.ts';

const LEAD = { light: '#8b93a8', base: '#4d5468', dark: '#2b2f40' };

/** Light that went through and says one word. */
function light(): string {
  return (
    path('M300,240 L40,60 L20,1000 L330,830Z', '#ffcf70', 'opacity=".16"') +
    path('M700,200 L1000,60 V1000 L690,800Z', '#ff3b2f', 'opacity=".3"') +
    path('M690,300 L1000,240 V820 L690,700Z', '#ff5a3c', 'opacity=".28"')
  );
}

/** The red glass: a pane in its frame of lead, lit from behind. */
export function redGlass(): string {
  return (
    halo(520, 500, 470, '#ff4b3c', 6, 0.1) +
    light() +
    path('M282,196 L716,150 L730,850 L296,872Z', LEAD.base) +
    path('M716,150 L752,176 L766,830 L730,850Z', LEAD.dark) +
    path('M316,230 L684,192 L696,816 L330,836Z', '#c81f24') +
    path('M316,230 L500,211 L512,826 L330,836Z', '#e8392f') +
    path('M316,230 L420,219 L340,600 L322,520Z', '#ff7a5c', 'opacity=".75"') +
    path('M560,205 L620,199 L470,828 L410,832Z', '#ff8a6a', 'opacity=".4"') +
    path('M684,192 L696,816 L640,819 L660,560Z', '#8e0f1c') +
    line('M500,211 L512,826', LEAD.dark, 16) +
    line('M496,211 L508,826', LEAD.light, 4) +
    line('M300,206 L704,164', LEAD.light, 8) +
    line('M292,216 L306,858', LEAD.light, 6) +
    '<circle cx="392" cy="330" r="11" fill="#ffd9c2" opacity=".8"/><circle cx="420" cy="372" r="6" fill="#ffd9c2" opacity=".7"/><circle cx="610" cy="640" r="9" fill="#ff9a84" opacity=".7"/>' +
    path('M470,150 q46,-70 92,-8 l-22,6 q-24,-36 -48,2Z', LEAD.base)
  );
}
