import type { RequestHandler } from 'express';
import { NotFound } from './errors.ts';

/** A dot segment, also the kind with a path parameter that some servers strip first. */
const DOT_SEGMENT = /(^|[/\\])\.{1,2}([/\\;]|$)/;
const DOT = /%2e/gi;
/** A separator that hides from those who match paths before they decode them. */
const HIDDEN = /%(2f|5c|00)|\\/i;

/** Refuses paths that another server could read as a path elsewhere: what is passed on is what was matched here. */
export const plainPaths: RequestHandler = ({ originalUrl }, _response, next) => {
  const path = originalUrl.split('?', 1)[0] ?? '';
  if (HIDDEN.test(path) || DOT_SEGMENT.test(path.replaceAll(DOT, '.'))) throw new NotFound();
  next();
};
