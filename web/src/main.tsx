import './lib/polyfill.ts';
import './app/fonts.css';
import './app/tokens.css';
import './app/base.css';
import { setNonce } from 'get-nonce';
import { boot } from './app/boot.tsx';
import { reloadWhenReplaced } from './app/newVersion.ts';

/** For the one style element of the dialogs' scroll lock; the gateway writes a new one into every page. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
if (nonce) setNonce(nonce);

reloadWhenReplaced();
const root = document.getElementById('root');
if (root) boot(root);
