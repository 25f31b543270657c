// One file for the gate (scripts/jest/gathered.cjs); each of them runs alone as well.
import './metrics/histogram.test.ts';
import './metrics/server-figures.test.ts';
import './options.test.ts';
import './phases.test.ts';
import './prepare/bundle.test.ts';
import './report/client-figures.test.ts';
import './report/page.test.ts';
import './report/ramp.test.ts';
import './run/gate.test.ts';
