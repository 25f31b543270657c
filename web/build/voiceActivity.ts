import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** The ONNX runtime without its glue inside: the glue is fetched from our own origin. */
export const runtimeModule = join(dirname(require.resolve('onnxruntime-web')), 'ort.wasm.min.mjs');
