import type { FigureData } from '@fabula/figure/data';
import type { FaceNumbers } from '@fabula/figure/numbers';
import type { FigurePart } from '@fabula/figure/parts';
import { figureParts } from '@fabula/figure/parts';
import { createPen } from '@fabula/figure/pen';
import { pinTransforms, standTransform } from '@fabula/figure/pose';
import { morphChildren, parseMarkup } from './markup.ts';

const SVG = 'http://www.w3.org/2000/svg';
let mounted = 0;

interface Drawn {
  part: FigurePart;
  group: Element;
  markup: string;
  transform: string;
}

/** A figure's inline SVG, which touches only the parts whose drawing changed. */
export class FigureCanvas {
  readonly svg: SVGSVGElement;
  readonly #figure: FigureData;
  readonly #parts: Drawn[];
  readonly #parser = new DOMParser();
  readonly #prefix = `figure${++mounted}-`;

  constructor(host: HTMLElement, figure: FigureData) {
    this.#figure = figure;
    this.svg = document.createElementNS(SVG, 'svg');
    this.svg.setAttribute('viewBox', '0 0 900 1200');
    this.svg.setAttribute('role', 'img');
    this.svg.setAttribute('aria-label', figure.name);
    this.svg.dataset.character = figure.key;
    const stand = this.svg.appendChild(document.createElementNS(SVG, 'g'));
    stand.setAttribute('transform', standTransform(figure));
    this.#parts = figureParts(figure).map((part) => {
      const group = stand.appendChild(document.createElementNS(SVG, 'g'));
      group.setAttribute('data-part', part.name);
      return { part, group, markup: '', transform: '' };
    });
    host.append(this.svg);
  }

  draw(face: FaceNumbers): void {
    const pins = pinTransforms(this.#figure, face);
    for (const drawn of this.#parts) {
      this.#place(drawn, pins[drawn.part.pin]);
      this.#redraw(drawn, drawn.part.draw(createPen(`~${drawn.part.name}`), face));
    }
  }

  #place(drawn: Drawn, transform: string): void {
    if (transform === drawn.transform) return;
    drawn.transform = transform;
    drawn.group.setAttribute('transform', transform);
  }

  #redraw(drawn: Drawn, markup: string): void {
    if (markup === drawn.markup) return;
    drawn.markup = markup;
    morphChildren(drawn.group, parseMarkup(this.#parser, markup.replaceAll('~', this.#prefix)));
  }
}
