/** All dialogs of the page. */
export const fetchDialogs = () => import('./Asked.tsx');
