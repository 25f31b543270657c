// The package by its inner modules. Its index prints on the console that it wants Node.js 22: what needs that
// (`URL.parse`, for addresses that a client sends) lies behind endpoints that authApp shows to nobody.
export * as errors from 'oidc-provider/lib/helpers/errors.js';
export { Provider } from 'oidc-provider/lib/provider.js';
