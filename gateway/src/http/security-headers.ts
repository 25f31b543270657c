import { randomBytes } from 'node:crypto';
import { isHttpsSite } from '@fabula/kit/origin';
import type { RequestHandler } from 'express';

const NONCE_BYTES = 16;

/** No inline script, no eval, nothing from elsewhere. The nonce is for the styles of scroll locks. */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

const FIXED = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Keeps `Origin` on our own forms, and our paths from others.
  'referrer-policy': 'same-origin',
  'permissions-policy': 'microphone=(self), camera=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

export const HSTS_HEADER = 'strict-transport-security';

/**
 * What every answer bears, whatever is asked. Among it that a browser shall come by https alone for a year: the site's addresses
 * say so, as with `Secure` of its cookies, since a proxy may not tell how it was asked.
 */
export function fixedHeaders(origins: readonly string[]): Readonly<Record<string, string>> {
  return isHttpsSite(origins) ? { ...FIXED, [HSTS_HEADER]: 'max-age=31536000' } : FIXED;
}

/** On every answer. `response.locals.nonce` is this request's. */
export function securityHeaders(origins: readonly string[]): RequestHandler {
  const always = fixedHeaders(origins);
  return (_request, response, next) => {
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    response.locals.nonce = nonce;
    response.set(always);
    response.set('content-security-policy', contentSecurityPolicy(nonce));
    next();
  };
}
