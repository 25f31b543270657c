import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const runtime = dirname(require.resolve('onnxruntime-web'));
const model = dirname(require.resolve('@ricky0123/vad-web'));

/** The runtime without its glue inside: the glue is fetched from our own origin by name. */
export const runtimeModule = join(runtime, 'ort.wasm.min.mjs');

/** Puts the Silero model and the files that the ONNX runtime fetches by fixed names under `/vad/`. */
export function voiceActivityFiles(): Plugin {
  const files = [
    join(model, 'silero_vad_v5.onnx'),
    join(runtime, 'ort-wasm-simd-threaded.mjs'),
    join(runtime, 'ort-wasm-simd-threaded.wasm'),
  ];
  return {
    name: 'voice-activity-files',
    async generateBundle() {
      for (const file of files) {
        this.emitFile({ type: 'asset', fileName: `vad/${basename(file)}`, source: await readFile(file) });
      }
    },
  };
}
