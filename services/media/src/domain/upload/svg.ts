import { SaxesParser, type SaxesTagNS } from 'saxes';
import { Drawn } from './drawn.ts';
import { DrawingRefused } from './errors.ts';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XMLNS = 'http://www.w3.org/2000/xmlns/';
const XML = 'http://www.w3.org/XML/1998/namespace';

const words = (text: string) => new Set(text.split(/\s+/));

/** What draws, and what says what is drawn. */
const ELEMENTS = words(
  `svg g defs symbol use path circle ellipse rect line polyline polygon text tspan textPath title desc style
   linearGradient radialGradient stop clipPath mask pattern marker
   filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
   feGaussianBlur feMerge feMergeNode feMorphology feOffset feTile feTurbulence`,
);
const ATTRIBUTES = words(
  `id class style version viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry d points pathLength transform
   role lang space
   fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
   stroke-dasharray stroke-dashoffset vector-effect paint-order opacity color display visibility overflow
   clip-path clip-rule clipPathUnits mask maskUnits maskContentUnits mix-blend-mode isolation
   font-family font-size font-style font-weight font-variant font-stretch letter-spacing word-spacing text-anchor
   text-decoration text-rendering dominant-baseline alignment-baseline baseline-shift writing-mode dx dy rotate textLength
   lengthAdjust startOffset method spacing side
   gradientUnits gradientTransform spreadMethod fx fy fr offset stop-color stop-opacity
   patternUnits patternContentUnits patternTransform refX refY markerWidth markerHeight markerUnits orient marker-start
   marker-mid marker-end
   filter filterUnits primitiveUnits color-interpolation color-interpolation-filters in in2 result mode type values
   tableValues slope intercept amplitude exponent operator k1 k2 k3 k4 radius stdDeviation edgeMode flood-color
   flood-opacity baseFrequency numOctaves seed stitchTiles shape-rendering image-rendering`,
);
/** In a style, or in any value: what loads something, what is another language, what hides either of them. */
const LOADS =
  /url\s*\((?!\s*['"]?#[~\w.-]+['"]?\s*\))|image-set|element\s*\(|javascript:|expression\s*\(|-moz-binding/i;
const HIDES = /[\\@]|\/\*/;
const OWN_PART = /^#[~\w.:-]+$/;
/** Deeper than anybody draws, and than anything that reads it can bear. */
const MOST_DEPTH = 100;
const MOST_ELEMENTS = 50_000;
/** With those that are drawn again: a style draws a gradient of ten for each of thousands of shapes. */
const MOST_DRAWN = 1_000_000;

export interface Size {
  readonly width?: number;
  readonly height?: number;
}

/**
 * Looks through a drawing, and refuses it where there is anything in it that does more than to draw. It is kept as it is, or not
 * at all: nothing is taken out, so nothing can come together by that.
 * @returns its own size in pixels, as far as it says
 * @throws DrawingRefused
 */
export function checkDrawing(text: string): Size {
  const parser = new SaxesParser({ xmlns: true });
  const refuse = (what: string): never => {
    throw new DrawingRefused(what);
  };
  const open: string[] = [];
  const drawn = new Drawn();
  let elements = 0;
  let size: Size | undefined;
  parser.on('error', (error) => refuse(`it is not well formed (${error.message})`));
  parser.on('doctype', () => refuse('it declares a document type'));
  parser.on('processinginstruction', ({ target }) => refuse(`it holds an instruction, <?${target}>`));
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    // What is read otherwise by a page was not looked at.
    if (!/^utf-?8$/i.test(encoding)) refuse(`it is written in ${encoding}`);
  });
  parser.on('opentag', (tag) => {
    elements += 1;
    if (elements > MOST_ELEMENTS) refuse(`it has more than ${MOST_ELEMENTS} shapes`);
    if (open.push(tag.local) > MOST_DEPTH)
      refuse(`its groups lie more than ${MOST_DEPTH} deep in one another`);
    checkElement(tag, refuse);
    drawn.enter(tag.local, valuesOf(tag));
    if (size === undefined && tag.local !== 'svg') refuse('it does not begin with <svg>');
    size ??= sizeOf(tag);
  });
  // As a whole: what is written in pieces is one style all the same.
  let style = '';
  const addStyle = (piece: string) => {
    if (open.at(-1) === 'style') style += piece;
  };
  parser.on('text', addStyle);
  parser.on('cdata', addStyle);
  parser.on('closetag', () => {
    drawn.leave();
    if (open.pop() !== 'style') return;
    if (LOADS.test(style) || HIDES.test(style)) refuse('its <style> loads something, or has an @rule');
    drawn.style(style);
    style = '';
  });
  parser.write(text).close();
  if (drawn.count() > MOST_DRAWN) refuse(`its parts draw one another more than ${MOST_DRAWN} times`);
  return size ?? refuse('there is nothing in it');
}

function checkElement(tag: SaxesTagNS, refuse: (what: string) => never): void {
  if (tag.uri !== SVG || !ELEMENTS.has(tag.local)) refuse(`it holds <${tag.name}>`);
  for (const { name, local, uri, value } of Object.values(tag.attributes)) {
    if (uri === XMLNS) continue;
    if (local === 'href' && (uri === '' || uri === XLINK)) {
      if (!OWN_PART.test(value)) refuse(`${name} of <${tag.name}> names something outside of it`);
      continue;
    }
    const isKnown =
      (uri === '' || uri === XML) && (ATTRIBUTES.has(local) || /^(aria|data)-[\w-]+$/.test(local));
    if (!isKnown) refuse(`<${tag.name}> has ${name}`);
    if (LOADS.test(value) || (local === 'style' && HIDES.test(value)))
      refuse(`${name} of <${tag.name}> loads something`);
  }
}

const valuesOf = ({ attributes }: SaxesTagNS) =>
  Object.fromEntries(Object.values(attributes).map(({ local, value }) => [local, value]));

/** By its attributes, else by its view. */
function sizeOf({ attributes }: SaxesTagNS): Size {
  const [, , viewWidth, viewHeight] = (attributes.viewBox?.value ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = pixels(attributes.width?.value) ?? viewWidth;
  const height = pixels(attributes.height?.value) ?? viewHeight;
  const isKnown = Number.isFinite(width) && Number.isFinite(height);
  return isKnown ? { width: Math.round(width ?? 0), height: Math.round(height ?? 0) } : {};
}

function pixels(length: string | undefined): number | undefined {
  const [, number] = /^\s*([\d.]+)(?:px)?\s*$/.exec(length ?? '') ?? [];
  return number === undefined ? undefined : Number(number);
}

/** Of a part of a drawing, as a figure's layers are. Throws DrawingRefused. */
export function checkMarkup(markup: string): void {
  checkDrawing(`<svg xmlns="${SVG}">${markup}</svg>`);
}
