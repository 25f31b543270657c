/** Where a file would be: nowhere, in a test. */
export default 'about:blank';
