// One file for the gate (scripts/jest/gathered.cjs); each of them runs alone as well.
import './benches/background-use.test.ts';
import './benches/saturation.test.ts';
import './benches/understanding/frozen.test.ts';
import './load/schedule.test.ts';
import './load/stagger.test.ts';
import './machine/loop-pause.test.ts';
import './machine/memory.test.ts';
import './machine/new-lines.test.ts';
import './machine/proc.test.ts';
import './options.test.ts';
import './otlp/spans.test.ts';
import './report/table.test.ts';
import './speech-peer/words.test.ts';
import './stats/own-time.test.ts';
import './stats/spread.test.ts';
import './stats/word-errors.test.ts';
