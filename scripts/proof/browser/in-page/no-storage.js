// A browser that lets no site keep anything, of somebody who reads French.
for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(window, name, {
    get() {
      throw new DOMException('access is denied for this document', 'SecurityError');
    },
  });
}
Object.defineProperty(navigator, 'languages', { get: () => ['fr-FR', 'fr'] });
