import type { RequestHandler } from 'express';

/** auth's cookies: of the session, of the device, and whatever it may set one day. */
const OURS = /^fabula_/;

/** Another server on our origin sees its own cookies, and not what signs somebody in. */
export const withoutOurCookies: RequestHandler = ({ headers }, _response, next) => {
  const others = (headers.cookie ?? '').split(/;\s*/).filter((pair) => pair !== '' && !OURS.test(pair));
  if (others.length > 0) headers.cookie = others.join('; ');
  else delete headers.cookie;
  next();
};
