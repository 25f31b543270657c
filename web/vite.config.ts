import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { keepsToFloor } from './build/aboveFloor.ts';
import { compressAssets } from './build/compress.ts';
import { FLOOR_TARGET } from './build/floor.ts';
import { fontPreload } from './build/fontPreload.ts';
import { routeLimits } from './build/routeLimits.ts';
import { storyFormat } from './build/storyFormat.ts';
import { runtimeModule } from './build/voiceActivity.ts';
import { zodOfAuthors } from './build/zodOfAuthors.ts';

export default defineConfig({
  plugins: [
    react(),
    zodOfAuthors(),
    storyFormat(),
    fontPreload(),
    keepsToFloor(),
    routeLimits(),
    compressAssets(),
  ],
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    alias: [{ find: 'onnxruntime-web/wasm', replacement: runtimeModule }],
  },
  worker: { format: 'es', plugins: () => [keepsToFloor()] },
  build: {
    target: FLOOR_TARGET,
    // A data: URL would need `script-src data:` (worklets) and `font-src data:` in the policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
  },
});
