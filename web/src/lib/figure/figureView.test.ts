import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { basename } from 'node:path';
import type { FigureData } from '@fabula/figure/data';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { transform } from '@swc/core';
import type { Browser, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import type { FigureView } from './figureView.ts';

const STORY = new URL('../../../../services/catalogue/stories/put-out-the-light/media/', import.meta.url);
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'";
const PAGE = '<!doctype html><title>figure</title><body><script type="module" src="/page.js"></script>';
// The page takes the sources as modules, one by one, as a browser does.
const SCRIPT = `import { FigureView } from './figureView.ts'; import { parseFigure } from '@fabula/figure/data';
  const figure = parseFigure(await (await fetch('/figure.json')).json());
  globalThis.stage = { figure, mount(data = figure) {
    const host = document.body.appendChild(document.createElement('div'));
    const part = (name) => host.querySelector('[data-part=' + name + ']')?.innerHTML ?? '';
    // Has become another one than it was, and rests: the same in ten pictures of the page.
    const rested = async (name, before) => {
      for (let seen = part(name), same = 0; same < 10 || seen === before; ) {
        await new Promise(requestAnimationFrame);
        same = part(name) === seen ? same + 1 : 0;
        seen = part(name);
      }
      return part(name);
    };
    return { host, view: new FigureView(host, data), part, rested };
  } };`;

declare const stage: {
  figure: FigureData;
  mount(data?: FigureData): {
    host: HTMLElement;
    view: FigureView;
    part(name: string): string;
    rested(name: string, before?: string): Promise<string>;
  };
};

/** Where the page finds what it shares with the drawings' makers: a browser knows no packages. */
const DRAWING = '/drawing/';
const asPaths = (code: string) => code.replaceAll(/@fabula\/figure\/(\w+)/g, `${DRAWING}$1.ts`);

async function content(path: string): Promise<[type: string, body: string]> {
  if (path === '/') return ['text/html', PAGE];
  if (path === '/page.js') return ['text/javascript', asPaths(SCRIPT)];
  if (path === '/figure.json') {
    return ['application/json', await readFile(new URL('characters/yann/figure.json', STORY), 'utf8')];
  }
  const folder = path.startsWith(DRAWING) ? '../../../figure/' : './';
  const source = await readFile(new URL(folder + basename(path), import.meta.url), 'utf8');
  const options = { jsc: { parser: { syntax: 'typescript' as const }, target: 'es2022' as const } };
  return ['text/javascript', asPaths((await transform(source, options)).code)];
}

let server: Server;
let browser: Browser;
let page: Page;
let violations: string[];

async function open(reducedMotion: 'reduce' | 'no-preference'): Promise<Page> {
  const opened = await browser.newPage({ reducedMotion });
  opened.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
  });
  const { port } = server.address() as { port: number };
  await opened.goto(`http://127.0.0.1:${port}/`);
  await opened.waitForFunction(() => 'stage' in globalThis);
  return opened;
}

beforeAll(async () => {
  server = createServer((request, response) => {
    content(request.url ?? '/').then(
      ([type, body]) =>
        response.writeHead(200, { 'content-type': type, 'content-security-policy': POLICY }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const executablePath = execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim();
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
});
afterAll(async () => {
  await browser?.close();
  server?.close();
});
beforeEach(async () => {
  violations = [];
  await page?.close();
  page = await open('no-preference');
});

describe('a figure in a real page', () => {
  test('two of one person share no id, and a strict policy has nothing against them', async () => {
    const ids = await page.evaluate(() => {
      stage.mount();
      stage.mount();
      return [...document.querySelectorAll('[id]')].map((element) => element.id);
    });
    expect(ids.length).toBeGreaterThan(10);
    expect(new Set(ids).size).toBe(ids.length);
    expect(violations).toEqual([]);
  });

  test('an emotion moves the brows and leaves the coat as it is', async () => {
    const changed = await page.evaluate(async () => {
      const { view, part, rested } = stage.mount();
      const before = { brows: part('brows'), body: part('body') };
      view.setEmotion('surprise', 5);
      return {
        brows: (await rested('brows', before.brows)) !== before.brows,
        body: part('body') !== before.body,
      };
    });
    expect(changed).toEqual({ brows: true, body: false });
  });

  test('the mouth follows a level and shuts when nobody speaks', async () => {
    const mouths = await page.evaluate(async () => {
      const { view, rested } = stage.mount();
      const seen: string[] = [];
      for (const level of [() => 0, () => 0.04, () => 0.1, () => 0.4, undefined]) {
        view.setLevel(level);
        seen.push(await rested('mouth', seen.at(-1)));
      }
      return seen;
    });
    expect(new Set(mouths.slice(0, 4)).size).toBe(4);
    expect(mouths[4]).toBe(mouths[0]);
  });

  test('light falls on the edge; disposing leaves nothing behind', async () => {
    const seen = await page.evaluate(() => {
      const { host, view } = stage.mount();
      const colour = host.querySelector('svg')?.getAttribute('color');
      const breathing = document.getAnimations().length;
      view.dispose();
      return { colour, breathing, left: host.childElementCount, animations: document.getAnimations().length };
    });
    expect(seen).toEqual({ colour: '#ffb878', breathing: 1, left: 0, animations: 0 });
  });

  test('what could run or load something is not drawn, and broken markup costs only its layer', async () => {
    const seen = await page.evaluate(() => {
      const evil =
        '<script>1</script><image href="http://127.0.0.1/x.png"/><path d="M0,0" onclick="1" style="fill:red" fill="url(http://127.0.0.1/#a)"/>';
      const { layers } = stage.figure;
      const { host } = stage.mount({ ...stage.figure, layers: { ...layers, front: evil } });
      const broken = stage.mount({ ...stage.figure, layers: { ...layers, front: '<g><path' } }).host;
      return {
        front: host.querySelector('[data-part=front]')?.innerHTML,
        broken: broken.querySelector('[data-part=front]')?.childElementCount,
        body: (broken.querySelector('[data-part=body]')?.childElementCount ?? 0) > 0,
      };
    });
    // The policy has refused the handler and the style before; here neither may stay behind.
    expect(seen).toEqual({ front: '<path d="M0,0"></path>', broken: 0, body: true });
  });

  test('with reduced motion nothing breathes and an emotion is there at once', async () => {
    const still = await open('reduce');
    const seen = await still.evaluate(async () => {
      const { host, view } = stage.mount();
      const breathing = document.getAnimations().length;
      view.setEmotion('anger', 5);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return { breathing, head: host.querySelector('[data-part=skull]')?.getAttribute('transform') };
    });
    await still.close();
    expect(seen).toEqual({ breathing: 0, head: 'translate(450 414) rotate(0 0 190) scale(1.17)' });
  });
});
