import { embeddedSite } from './embedded-site.ts';
import { googleHouse } from './google-house.ts';
import { googleSuite } from './google-suite.ts';
import { mailRoom } from './mail-room.ts';
import { securitySuite } from './security-suite.ts';
import { teamSuite } from './team-suite.ts';
import { wayBackSuite } from './way-back-suite.ts';
import { SOME, waysByMailSuite } from './ways-by-mail-suite.ts';

const mails = mailRoom();
const google = googleHouse();
const site = embeddedSite('sign-in', () => ({ ...mails.env(), ...google.env() }));

// All of them in all three languages, on both kinds of site: `make test-long`.
waysByMailSuite(site, mails, SOME);

wayBackSuite(site, mails);

googleSuite(site, google.standIn);

securitySuite(site, mails);

teamSuite(site, mails);
