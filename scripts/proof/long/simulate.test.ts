// With more runs than in the gate.
import '../../simulate/simulate.test.ts';
