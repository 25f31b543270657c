import { describe } from '@jest/globals';
import { distributedSite } from '../browser/distributed-site.ts';
import { embeddedSite } from '../browser/embedded-site.ts';
import { googleHouse } from '../browser/google-house.ts';
import { googleSuite } from '../browser/google-suite.ts';
import { mailRoom } from '../browser/mail-room.ts';
import { securitySuite } from '../browser/security-suite.ts';
import { teamSuite } from '../browser/team-suite.ts';
import { ALL, waysByMailSuite } from '../browser/ways-by-mail-suite.ts';

describe.each([
  ['one process, the provider inside auth', embeddedSite],
  ['many processes, Keycloak', distributedSite],
] as const)('%s', (name, siteOf) => {
  const mails = mailRoom();
  const google = googleHouse();
  const site = siteOf(`sign-in-${name.slice(0, 3)}`, () => ({ ...mails.env(), ...google.env() }));
  waysByMailSuite(site, mails, ALL);
  googleSuite(site, google.standIn);
  securitySuite(site, mails);
  teamSuite(site, mails);
});
