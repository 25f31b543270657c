/** Words before a name that name nobody by themselves. */
export const TITLES: ReadonlySet<string> = new Set([
  'madame',
  'monsieur',
  'sir',
  'brother',
  'frere',
  'queen',
  'reine',
  'captain',
  'capitaine',
  'messire',
]);

/** How one speaks to somebody: of nobody these tell anything. */
export const HONORIFICS: ReadonlySet<string> = new Set([
  ...['madame', 'monsieur', 'sir', 'messire', 'madam', 'majesty', 'majeste', 'seigneur', 'lord', 'mister'],
]);
