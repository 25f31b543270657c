import { mouthOpening } from '@fabula/figure/blend';
import type { FigureData } from '@fabula/figure/data';
import type { EmotionKey } from '@fabula/figure/numbers';
import { FigureCanvas } from './canvas.ts';
import { FaceMotion } from './motion.ts';

const MOUTH_STEP_MS = 1000 / 12;
const BREATH_MS = 5200;
const DEFAULT_RIM = '#ffb878';
const REDUCED = '(prefers-reduced-motion: reduce)';

/** A person on stage. Everything happens outside of any framework's rendering. */
export class FigureView {
  readonly #canvas: FigureCanvas;
  readonly #motion: FaceMotion;
  readonly #reduced = matchMedia(REDUCED);
  #breath: Animation | undefined;
  #frame = 0;
  #blinkTimer = 0;
  #mouthTimer = 0;

  /**
   * Puts a figure into `host` as inline SVG that fills its width, at rest. The host gives it its size; the drawing's box is
   * 3:4 and the figure stands on its lower edge.
   */
  constructor(host: HTMLElement, figure: FigureData) {
    this.#canvas = new FigureCanvas(host, figure);
    this.#motion = new FaceMotion(figure.targets);
    this.#canvas.svg.setAttribute('color', figure.rim || DEFAULT_RIM);
    this.#draw();
    this.#reduced.addEventListener('change', this.#live);
    this.#live();
  }

  /** Blends to an emotion at a strength of 1 to 5 in 320 ms (at once, with a short fade, under reduced motion). */
  setEmotion(key: EmotionKey, strength: number): void {
    const still = this.#reduced.matches;
    this.#motion.moveTo(key, strength, still ? undefined : performance.now());
    if (still) this.#canvas.svg.animate([{ opacity: 0.4 }, { opacity: 1 }], 150);
    this.#run();
  }

  /** Moves the mouth by a voice's level (RMS of samples in -1..1), asked 12 times a second; nothing shuts it. */
  setLevel(level?: () => number): void {
    clearInterval(this.#mouthTimer);
    const step = () => {
      if (this.#motion.setOpening(level ? mouthOpening(level()) : 0)) this.#run();
    };
    step();
    if (level) this.#mouthTimer = window.setInterval(step, MOUTH_STEP_MS);
  }

  /** Stops everything and takes the drawing out of its host. */
  dispose(): void {
    cancelAnimationFrame(this.#frame);
    clearInterval(this.#mouthTimer);
    clearTimeout(this.#blinkTimer);
    this.#reduced.removeEventListener('change', this.#live);
    this.#breath?.cancel();
    this.#canvas.svg.remove();
  }

  /** Breathing and blinking begin, or end when the person who looks wants less motion. */
  readonly #live = () => {
    this.#breath?.cancel();
    clearTimeout(this.#blinkTimer);
    if (this.#reduced.matches) return;
    this.#breathe();
    this.#blinkLater();
  };

  /** On the compositor: a breath costs the page nothing. */
  #breathe(): void {
    this.#canvas.svg.style.transformOrigin = '50% 100%';
    this.#breath = this.#canvas.svg.animate([{ transform: 'scaleY(1)' }, { transform: 'scaleY(1.01)' }], {
      duration: BREATH_MS / 2,
      direction: 'alternate',
      easing: 'ease-in-out',
      iterations: Number.POSITIVE_INFINITY,
    });
  }

  #blinkLater(): void {
    this.#blinkTimer = window.setTimeout(
      () => {
        this.#motion.blink(performance.now());
        this.#run();
        this.#blinkLater();
      },
      3000 + Math.random() * 3000,
    );
  }

  #run(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      this.#draw();
      if (this.#motion.moving(performance.now())) this.#run();
    });
  }

  #draw(): void {
    this.#canvas.draw(this.#motion.at(performance.now()));
  }
}
