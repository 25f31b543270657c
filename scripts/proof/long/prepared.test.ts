// What the gate compares in one language of each story, in both.
import '../../../services/director/test/prepared.test.ts';
