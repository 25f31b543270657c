import { findProgram } from '@fabula/kit/testing/programs';

/** The browser that the proofs drive. */
export const BROWSER = process.env.FABULA_BROWSER ?? findProgram('chromium');

/** Where pictures of the steps go; none are taken without it. */
export const SHOTS = process.env.FABULA_SHOTS;
