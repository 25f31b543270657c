import { createContext, SourceTextModule, SyntheticModule } from 'node:vm';
import { expect, test } from '@jest/globals';
import type { FrameProbe } from '../plan.ts';
import { bundled } from './bundle.ts';
import { frameProbes } from './probes.ts';

/** As k6's engine has it: no Latin-1. */
class SobekDecoder extends TextDecoder {
  constructor(label?: string, options?: ConstructorParameters<typeof TextDecoder>[1]) {
    if (!/^utf-?(8|16)/.test(label ?? 'utf-8')) throw new RangeError(`unsupported encoding: ${label}`);
    super(label, options);
  }
}

async function checkFramesAsBundled(): Promise<(probes: readonly FrameProbe[]) => void> {
  const context = createContext({ TextEncoder, TextDecoder: SobekDecoder, Uint8Array });
  const module = new SourceTextModule(await bundled('codec.ts'), { context });
  await module.link(() => new SyntheticModule([], () => {}, { context }));
  await module.evaluate();
  return (module.namespace as { checkFrames: (probes: readonly FrameProbe[]) => void }).checkFrames;
}

test('frames as k6 has them are, byte for byte, those of the gateway, and are read as they were meant', async () => {
  const check = await checkFramesAsBundled();
  expect(() => check(frameProbes())).not.toThrow();
  const wrong = frameProbes().map((probe) => ({ ...probe, frame: probe.frame.replace(/00/, '01') }));
  expect(() => check(wrong)).toThrow('the frame USER_INPUT is');
});

test('the whole script needs k6 and nothing else', async () => {
  const imported = [...(await bundled()).matchAll(/^import .* from "([^"]+)"/gm)].map(([, name]) => name);
  expect(imported.length).toBeGreaterThan(0);
  expect(imported.filter((name) => !/^k6(\/|$)/.test(name ?? ''))).toEqual([]);
});
