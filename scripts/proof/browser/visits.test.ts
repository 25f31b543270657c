import { accessibilitySuite } from './accessibility-suite.ts';
import { embeddedSite } from './embedded-site.ts';
import { outboxSuite } from './outbox-suite.ts';
import { ownSpeechSuite } from './own-speech-suite.ts';
import { returnSuite } from './return-suite.ts';
import { sceneLanguageSuite } from './scene-language-suite.ts';
import { shellAndHelpSuite } from './shell-and-help-suite.ts';
import { takenOverSuite } from './taken-over-suite.ts';
import { talkSuite } from './talk-suite.ts';

// One house for all of them: each visitor has an account of their own, and a house costs as much as a visit.
const site = embeddedSite('visits');

accessibilitySuite(site);
outboxSuite(site);
shellAndHelpSuite(site);
ownSpeechSuite(site);
talkSuite(site);
takenOverSuite(site);
returnSuite(site);
sceneLanguageSuite(site);
