const SVG = 'http://www.w3.org/2000/svg';
const ELEMENTS = new Set(['g', 'path', 'circle', 'ellipse', 'rect', 'clipPath']);
const ATTRIBUTES = new Set(
  (
    'id d fill fill-rule stroke stroke-width stroke-linecap stroke-linejoin opacity transform clip-path ' +
    'x y width height cx cy r rx ry'
  ).split(' '),
);

const allowedElement = (element: Element) => element.namespaceURI === SVG && ELEMENTS.has(element.localName);

/** Only references inside the page: a figure that somebody uploaded must not load or run anything. */
const allowedAttribute = ({ name, value }: Attr) =>
  ATTRIBUTES.has(name) && (!/url\(/i.test(value) || /^url\(#[\w-]+\)$/.test(value));

function clean(element: Element): void {
  for (const child of [...element.children]) {
    if (!allowedElement(child)) {
      child.remove();
      continue;
    }
    for (const attribute of [...child.attributes]) {
      if (!allowedAttribute(attribute)) child.removeAttribute(attribute.name);
    }
    clean(child);
  }
}

/** A group with what is drawable in `markup`; empty when it is not well formed. Needs a DOM. */
export function parseMarkup(parser: DOMParser, markup: string): Element {
  const parsed = parser.parseFromString(`<g xmlns="${SVG}">${markup}</g>`, 'image/svg+xml').documentElement;
  if (!allowedElement(parsed)) return document.createElementNS(SVG, 'g');
  clean(parsed);
  return document.adoptNode(parsed);
}

function copyAttributes(live: Element, next: Element): void {
  for (const { name, value } of next.attributes) {
    if (live.getAttribute(name) !== value) live.setAttribute(name, value);
  }
  for (const { name } of [...live.attributes]) if (!next.hasAttribute(name)) live.removeAttribute(name);
}

/** Makes the children of `live` equal to those of `next` and keeps the elements that only changed their shape. */
export function morphChildren(live: Element, next: Element): void {
  const targets = [...next.children];
  if (live.childElementCount !== targets.length) {
    live.replaceChildren(...targets);
    return;
  }
  [...live.children].forEach((child, i) => {
    const target = targets[i];
    if (!target) return;
    if (child.localName !== target.localName) {
      child.replaceWith(target);
      return;
    }
    copyAttributes(child, target);
    morphChildren(child, target);
  });
}
