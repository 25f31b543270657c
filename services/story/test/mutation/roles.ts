export type NodePath = readonly (string | number)[];

/** Maps whose keys are names that an author gave. */
const NAMED: ReadonlySet<string> = new Set([
  'answers',
  'characters',
  'deflections',
  'difficulties',
  'dynamicItems',
  'facets',
  'facts',
  'fits',
  'gauges',
  'items',
  'leaves',
  'opponents',
  'paths',
  'perfects',
  'performances',
  'places',
  'points',
  'properties',
  'qualities',
  'questions',
  'replies',
  'stays',
  'tasks',
]);

/** On what a run turns: where ways lead, what is asked for and how much there is of it. An entry of a list or a name is `*`. */
const HINGES = [
  /^(start|maxInteractions|par)$/,
  /^base(Attack|Health)$|^isEnrolledByDefault$|^items\.\*\.isAcquiredByDefault$/,
  /^transitions(\.\*(\.(to|when))?)?$/,
  /^paths\.\*(\.(to|when|examples))?$/,
  /^grants(\.\*(\.(on|when|items|characters|facts))?)?$/,
  /^options(\.(items|characters|dynamicItems)(\.\*(\.when)?)?)?$/,
  /^skip(\.\w+)?$/,
  /^facets\.\*(\.(points|after|when|examples))?$|^points$|^patience$|^needs$/,
  /^questions\.\*\.right$|^scoreThresholdFor(Award|Success)$/,
  /^opponents\.\*(\.(health|attack))?$|^gauges\.\*$/,
  /^(maxNumberOfCharacters|attempts)$/,
  /^(facets|paths|questions|opponents|tasks)$/,
];

/** What else a story does, in contrast to what it says. */
const DOINGS = [
  /^items\.\*(\.(attackBonus|defenseBonus))?$/,
  /^grants\.\*\.(items|characters|facts)\.\*$/,
  /^facets\.\*\.(fact|examples\.en|bonus(\.(points|when))?)$/,
  /^points\.\*(\.(after|when|fact|examples(\.en)?))?$/,
  /^needs\.\*$|^needsOneOf(\.\*)*$|^teachFrom$/,
  /^paths\.\*\.(staysOpen|closed(\.reason)?|examples\.en|confirm)$/,
  /^questions\.\*(\.right\.en)?$/,
  /^tasks\.\*(\.(when|property|fits(\.\*(\.fit)?)?))?$/,
  /^opponents\.\*\.(weakTo|recoilsFrom)$|^gauges\.\*\.en$/,
  /^pick$|^maxBet$/,
  /^difficulties\.\*(\.(odds|finishes))?$|^(qualities|performances)\.\*(\.(points|examples))?$/,
  /^suits\.\*(\.points)?$/,
  /^perfects\.\*(\.(when|atLeast|fact|countsAs|question|path|(including|groups|utterance)(\.(\*|en))*))?$/,
];

/** What a node is for, whatever it is called: `facets.*.points`. */
export function roleOf(path: NodePath): string {
  return path
    .map((step, at) => {
      const isName = typeof step === 'number' || (at > 0 && NAMED.has(String(path[at - 1])));
      return isName ? '*' : step;
    })
    .join('.');
}

/** Whether a run turns on what has this role. */
export function isHinge(role: string): boolean {
  return HINGES.some((pattern) => pattern.test(role));
}

/** Whether it has to do with what can happen. */
export function isDoing(role: string): boolean {
  return isHinge(role) || DOINGS.some((pattern) => pattern.test(role));
}
