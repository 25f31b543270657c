// What the gate shows in one language, size or story, in the others as well.
import '../browser/visits.test.ts';
import '../browser/voice.test.ts';
