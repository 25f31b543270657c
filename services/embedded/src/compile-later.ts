import { setFlagsFromString } from 'node:v8';

/**
 * Imported before all else. V8 decides early what to compile anew with care, and an ear, a database and all stories that are
 * woken at once are much code that hardly runs again: where it waits until something was used more, a start takes a third
 * less of the processors. What is used all the time is compiled all the same. Both in bytes of code that have run, by
 * V8's own rough count: WebAssembly's (1.8 million by itself), and a function's of JavaScript (0.13 million).
 */
const FLAGS = ['--wasm-tiering-budget=50000000', '--interrupt-budget=500000'];

for (const flag of FLAGS) setFlagsFromString(flag);
