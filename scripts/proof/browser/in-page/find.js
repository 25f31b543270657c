// Finds what a person would look for, where no Playwright does: a button or a field by its name.
(() => {
  const BUTTONS = 'button, a[href], [role="button"]';
  const FIELDS = 'input, textarea, select';
  // French has spaces of its own before some signs.
  const plain = (text) => text.replace(/\s+/g, ' ').trim();
  const textOf = (element) => plain(element.textContent);
  const nameOf = (element) => {
    const labels = [...(element.labels ?? [])].map(textOf).join(' ');
    return plain(element.getAttribute('aria-label') ?? labels) || textOf(element);
  };
  const isThere = (element) => element.checkVisibility() && !element.disabled;
  const inWords = (selector, name) =>
    [...document.querySelectorAll(selector)].find((one) => isThere(one) && nameOf(one) === plain(name));
  const find = ({ css, button, field }) => {
    if (button) return inWords(BUTTONS, button);
    if (field) return inWords(FIELDS, field);
    return [...document.querySelectorAll(css)].find(isThere);
  };
  /** Where to press it; null where it is not there, or something lies over it. */
  const place = (target) => {
    const element = find(target);
    if (!element) return null;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const seen = document.elementFromPoint(x, y);
    return seen && (element.contains(seen) || seen.contains(element)) ? { x, y } : null;
  };
  window.fabulaFind = {
    place,
    isThere: (target) => Boolean(find(target)),
    isFocused: (target) => find(target) === document.activeElement,
  };
})();
