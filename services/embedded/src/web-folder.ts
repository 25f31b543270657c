import { fileURLToPath } from 'node:url';

/** The built web app. This file lies two folders below `services/embedded`, compiled or not, as `web/dist` needs it. */
export const WEB_FOLDER = fileURLToPath(new URL('../../../web/dist', import.meta.url));
