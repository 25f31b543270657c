import type { MomentType } from '@fabula/rules/release/moment';

/** What the sections of forms are called; their texts are the sections of adminForms. */
export type SectionName =
  | 'scene'
  | 'goal'
  | 'openings'
  | 'facets'
  | 'points'
  | 'questions'
  | 'paths'
  | 'tasks'
  | 'rewards'
  | 'battle'
  | 'work'
  | 'upgrade'
  | 'team'
  | 'asking'
  | 'outcome'
  | 'perfects'
  | 'replies'
  | 'help'
  | 'ways'
  | 'visits'
  | 'staging'
  | 'file'
  | 'about'
  | 'card'
  | 'voices'
  | 'rating'
  | 'look'
  | 'law'
  | 'listing'
  | 'facts'
  | 'more';

/** Fields that stand together, in this order. */
export interface Section {
  readonly name: SectionName;
  readonly fields: readonly string[];
}

const SCENE: Section = {
  name: 'scene',
  fields: ['name', 'place', 'character', 'defaultEmotion', 'goalText'],
};
const OPENINGS: Section = { name: 'openings', fields: ['openings'] };
const PERFECTS: Section = { name: 'perfects', fields: ['perfects', 'perfectLines'] };
const REPLIES: Section = {
  name: 'replies',
  fields: ['refusals', 'repeated', 'deflections', 'answers', 'replies'],
};
/** Of moments that listen, but in which nothing can be said amiss. */
const ASKED: Section = { name: 'replies', fields: ['answers', 'replies'] };
const HELP: Section = { name: 'help', fields: ['hints', 'suggestions'] };
const END: readonly Section[] = [
  { name: 'ways', fields: ['transitions', 'grants'] },
  { name: 'visits', fields: ['skip'] },
  {
    name: 'staging',
    fields: [
      ...['date', 'silent', 'soundVolume', 'doNotDisplayCharacter'],
      ...['speechPatterns', 'speedOfSpeech', 'hintTranslation', 'hintTts'],
    ],
  },
  { name: 'file', fields: ['type', 'id'] },
];

/** A moment in which nobody answers. */
const QUIET: readonly Section[] = [SCENE, OPENINGS, HELP, ...END];

/** A moment in which the player talks. @param own what its type has besides, between opening and replies */
const talk = (...own: readonly Section[]): readonly Section[] => [
  ...[SCENE, OPENINGS, ...own, PERFECTS, REPLIES, HELP],
  ...END,
];

/** How each type of moment is laid out. What no section names goes under *More*. */
export const LAYOUT: Readonly<Record<MomentType, readonly Section[]>> = {
  monologue: QUIET,
  epilogue: QUIET,
  dead_end: QUIET,
  dialogue: talk(
    { name: 'goal', fields: ['goal', 'points', 'patience', 'needs', 'needsOneOf'] },
    { name: 'facets', fields: ['facets'] },
    { name: 'outcome', fields: ['success', 'near', 'failure'] },
  ),
  learning: talk({ name: 'points', fields: ['points', 'teachFrom'] }, { name: 'outcome', fields: ['close'] }),
  testing: talk(
    { name: 'questions', fields: ['questions', 'right', 'partly'] },
    {
      name: 'outcome',
      fields: ['scoreThresholdForSuccess', 'scoreThresholdForAward', 'success', 'failure'],
    },
  ),
  crossroad: talk({ name: 'paths', fields: ['paths'] }),
  nexus: talk({ name: 'paths', fields: ['paths'] }),
  teamwork: talk(
    { name: 'tasks', fields: ['patience', 'tasks', 'plain'] },
    { name: 'asking', fields: ['askNames'] },
    {
      name: 'outcome',
      fields: ['scoreThresholdForSuccess', 'scoreThresholdForAward', 'success', 'failure'],
    },
  ),
  reward: [SCENE, OPENINGS, { name: 'rewards', fields: ['pick', 'options'] }, ASKED, HELP, ...END],
  battle: talk(
    { name: 'battle', fields: ['patience', 'opponents', 'gauges', 'careless'] },
    { name: 'asking', fields: ['asksAttack', 'asksDefense'] },
    { name: 'outcome', fields: ['strong', 'weak', 'held', 'hurt', 'success', 'failure', 'draw'] },
  ),
  equip: talk(
    { name: 'work', fields: ['attempts', 'items', 'qualities', 'suits', 'properties'] },
    { name: 'asking', fields: ['askWho', 'askWhat'] },
    { name: 'outcome', fields: ['scoreThresholdForAward', 'awarded', 'again', 'failure'] },
  ),
  upgrade: talk(
    {
      name: 'upgrade',
      fields: ['difficulties', 'performances', 'maxBet', 'warnBelow', 'warning', 'decline'],
    },
    { name: 'asking', fields: ['askWho', 'askBet', 'askDifficulty', 'askPerformance'] },
    { name: 'outcome', fields: ['success', 'failure'] },
  ),
  assemble: talk(
    { name: 'team', fields: ['maxNumberOfCharacters', 'stays', 'leaves'] },
    { name: 'asking', fields: ['askNames', 'tooMany', 'confirmed'] },
  ),
};

/** A layout with what it does not name: a field that is new in the schema is asked for before anybody lays it out. */
export function withMore(
  sections: readonly Section[],
  fields: readonly string[],
  isElsewhere: (field: string) => boolean = () => false,
): readonly Section[] {
  const named = new Set(sections.flatMap((section) => section.fields));
  const more = fields.filter((field) => !named.has(field) && !isElsewhere(field));
  return more.length === 0 ? sections : [...sections, { name: 'more', fields: more }];
}
