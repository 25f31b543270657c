// One file for the gate (scripts/jest/gathered.cjs); each of them runs alone as well.
import '../src/config.test.ts';
import '../src/http/compression.test.ts';
import '../src/http/origin.test.ts';
import '../src/http/upstreams.test.ts';
import '../src/pending/entry.test.ts';
import '../src/socket/come-back.test.ts';
import '../src/socket/frame-budget.test.ts';
import '../src/socket/game-input.test.ts';
import '../src/socket/limits.test.ts';
import '../src/sounds/newest-within.test.ts';
import '../src/turns/audio-seconds.test.ts';
import '../src/turns/in-batches.test.ts';
import '../src/turns/playback-reports.test.ts';
import '../src/turns/upstream.test.ts';
