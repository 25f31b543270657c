import { factorsSuite } from './factors-suite.ts';

factorsSuite('oidc-provider');
