// One file for the gate (scripts/jest/gathered.cjs); each of them runs alone as well.
import '../src/audio/format.test.ts';
import '../src/audio/resample.test.ts';
import '../src/audio/samples.test.ts';
import '../src/config.test.ts';
import '../src/domain/breaker.test.ts';
import '../src/domain/mask.test.ts';
import '../src/domain/segments.test.ts';
import '../src/domain/single-flight.test.ts';
import '../src/domain/work-queue.test.ts';
import '../src/providers/pocketsphinx/dictionary.test.ts';
import '../src/providers/pocketsphinx/grammar.test.ts';
import './recognisers.test.ts';
import './scratch.test.ts';
import './voice-activity.test.ts';
import './voices.test.ts';
