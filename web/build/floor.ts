/** The oldest browsers that the page runs in. What it is built for, and what it may use, is made of this. */
export const FLOOR = { chrome: '111', safari: '16.4', firefox: '114' } as const;

/** As the bundler takes it. */
export const FLOOR_TARGET = Object.entries(FLOOR).map(([browser, version]) => browser + version);
