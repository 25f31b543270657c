/** What hands do, as WebDriver and WebDriver BiDi both write it. */
export type Actions = readonly Readonly<Record<string, unknown>>[];

/** Keys that are no letters, as the protocol names them. */
const KEYS: Readonly<Record<string, string>> = { Tab: '\uE004', Enter: '\uE006', '\n': '\uE006' };

/** Presses the pointer at a place of the window, CSS pixels. */
export const pressAt = (x: number, y: number): Actions => [
  {
    type: 'pointer',
    id: 'pointer',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

/** Presses one key after the other. */
export const pressKeys = (keys: readonly string[]): Actions => [
  {
    type: 'key',
    id: 'keyboard',
    actions: keys.flatMap((key) => {
      const value = KEYS[key] ?? key;
      return [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ];
    }),
  },
];
