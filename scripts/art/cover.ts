import { buildFigure } from './people/build.ts';
import { figureStill } from './people/still.ts';
import { places } from './places/places.ts';
import type { Language, Standing, StoryArt } from './stories.ts';
import { lettering } from './titles/lettering.ts';

const SHADES =
  '<defs><linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop offset=".45" stop-color="#07040f" stop-opacity="0"/>' +
  '<stop offset="1" stop-color="#07040f" stop-opacity=".78"/></linearGradient><linearGradient id="side">' +
  '<stop offset="0" stop-color="#07040f" stop-opacity=".62"/><stop offset=".55" stop-color="#07040f" stop-opacity="0"/></linearGradient></defs>';

function person({ who, x, height, opacity = 1 }: Standing, rim: string): string {
  // The heads are set by `height`; the waist runs on below the picture's lower edge.
  const whole = height * 1.34;
  const box = { x: x - height * 0.06, y: 1310 - whole, width: whole * 0.75, height: whole };
  const drawn = figureStill(buildFigure(who), { rim, box });
  return `<g opacity="${opacity}">${drawn}</g>`;
}

/** A story's cover, 1600 x 1200, with its title in one language. */
export function coverSvg(story: StoryArt, language: Language): string {
  const place = places[story.place];
  const behind = `<svg width="2240" height="1400" x="${-320 - story.shift}" y="-130" `;
  const title = lettering(story.title, story.title.lines[language]);
  const scale = Math.min(1, 800 / title.width, 700 / title.height);
  const people = story.cover.map((standing) => person(standing, place.rim)).join('');
  const all = 'width="1600" height="1200"';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1200" ${all}>${SHADES}` +
    `${place.draw().replace('<svg ', behind)}${people}<rect ${all} fill="url(#foot)"/><rect ${all} fill="url(#side)"/>` +
    `<g transform="translate(96 ${1110 - title.height * scale}) scale(${scale})">${title.svg}</g></svg>`
  );
}
