import { defineConfig } from 'vite';

/** As the site's pages are built, without what is about their routes. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['source', 'module', 'browser', 'production'] },
  worker: { format: 'es' },
  logLevel: 'error',
  build: {
    target: ['chrome111', 'safari16.4', 'firefox114'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    emptyOutDir: true,
  },
});
