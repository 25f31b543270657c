// What a player can see of the page, written down whenever it has come to rest and is not as it was.
(() => {
  const lines = [];
  const note = (line) => void lines.push(line);
  const LIVE = '[aria-live], [role="status"], [role="alert"]';
  const BUTTONS = 'button, a[href], [role="button"]';
  const BLOCKS = 'p, h1, h2, h3, li, label, legend, dt, dd, small, output, q';
  const FLAGS = ['aria-disabled', 'aria-pressed', 'aria-expanded'];
  let before = {};

  const plain = (text) => text.replace(/\s+/g, ' ').trim();
  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const nameOf = (element) =>
    plain(element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent);
  const flagsOf = (element) => {
    const set = FLAGS.filter((name) => element.hasAttribute(name)).map(
      (name) => `${name.slice(5)} ${element.getAttribute(name)}`,
    );
    const own = [
      element.disabled && 'disabled',
      element.checked && 'checked',
      element.closest('[inert]') && 'out of reach',
    ];
    return [...set, ...own.filter(Boolean), ...(element.dataset.state ? [element.dataset.state] : [])];
  };
  const flagged = (element) => [nameOf(element), ...flagsOf(element).map((flag) => `(${flag})`)].join(' ');
  const attribute = (selector, name) => document.querySelector(selector)?.getAttribute(name) ?? 'none';
  /** Words by the block that they stand in, for a line is drawn in two parts. */
  const texts = () => {
    const found = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (plain(walker.currentNode.data) === '' || !parent.checkVisibility()) continue;
      if (parent.closest(`${LIVE}, ${BUTTONS}, script, style`)) continue;
      found.add(plain((parent.closest(BLOCKS) ?? parent).textContent));
    }
    return [...found];
  };
  const focus = () => {
    const at = document.activeElement;
    if (!at || at === document.body) return 'none';
    // The browser takes it away from there by the next frame that it draws.
    if (at.disabled || at.closest('[inert]') || !at.checkVisibility()) return 'none';
    return at.matches(`${BUTTONS}, input`) ? nameOf(at) : at.tagName.toLowerCase();
  };
  const bars = () =>
    all('progress, meter').map((bar) => `${plain(bar.parentElement.textContent)} ${bar.value} of ${bar.max}`);
  const look = () => ({
    screen: attribute('[data-screen]', 'data-screen'),
    turn: attribute('[data-screen] [data-state]:not(button)', 'data-state'),
    focus: focus(),
    dialog: all('dialog[open], [role="dialog"], [role="alertdialog"]').map((one) => plain(one.textContent)),
    announced: all(LIVE)
      .map((one) => plain(one.textContent))
      .filter(Boolean),
    text: texts(),
    bar: bars(),
    field: all('input:not([type="radio"])').map((one) => `${flagged(one)} "${one.value}"`),
    button: all(`${BUTTONS}, input[type="radio"]`).map(flagged),
  });
  const told = (key, was, is) => {
    if (!Array.isArray(is)) return was === is ? [] : [`${key}: ${is}`];
    const gone = (was ?? []).filter((one) => !is.includes(one)).map((one) => `- ${key} ${one}`);
    return [...gone, ...is.filter((one) => !was?.includes(one)).map((one) => `+ ${key} ${one}`)];
  };
  window.fabulaSeen = {
    note,
    look: () => {
      const now = look();
      for (const [key, is] of Object.entries(now)) lines.push(...told(key, before[key], is));
      before = now;
    },
    /** What was written down since it was asked last. */
    take: () => lines.splice(0),
    turn: () => attribute('[data-testid="voice-button"]', 'data-state'),
  };
})();
