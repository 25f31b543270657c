import { barriersSuite } from './barriers-suite.ts';
import { embeddedHouse } from './embedded-house.ts';
import { leftBehindSuite } from './left-behind-suite.ts';
import { ownSpeechSuite } from './own-speech-suite.ts';
import { returnSuite } from './return-suite.ts';
import { shellAndHelpSuite } from './shell-and-help-suite.ts';

// One house for all of them: each visitor has an account of their own, and a house costs as much as a visit.
const house = embeddedHouse('visits');

barriersSuite(house);
shellAndHelpSuite(house);
ownSpeechSuite(house);
leftBehindSuite(house);
returnSuite(house);
