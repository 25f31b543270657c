import { closingSuite } from './closing-suite.ts';

closingSuite('oidc-provider');
