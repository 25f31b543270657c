import type { Plugin } from 'vite';

/** The letters of the first picture; others come when a text needs them. */
const FIRST = /bricolage-grotesque-latin-wdth-normal-.*\.woff2$/;

/** Has the page's font loaded beside its scripts instead of after its styles: words that change their shape move others. */
export function fontPreload(): Plugin {
  return {
    name: 'font-preload',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => FIRST.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head',
          })),
    },
  };
}
