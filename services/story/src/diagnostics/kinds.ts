import type { Diagnostic } from './diagnostic.ts';

/** What each type of moment needs. */
export const KINDS = {
  FS401: {
    severity: 'error',
    title: 'No example utterances',
    meaning: 'Nobody can say it: the director has nothing to compare words with.',
    mend: 'Write how players say it, eight ways or more in each language.',
  },
  FS402: {
    severity: 'error',
    title: 'A question without an answer',
    meaning: 'No answer would ever be right.',
    mend: 'Write right answers in both languages.',
  },
  FS403: {
    severity: 'error',
    title: 'A goal out of reach',
    meaning: 'All that counts together is worth less than the goal asks for.',
    mend: 'Lower the goal or give its parts more points.',
  },
  FS404: {
    severity: 'error',
    title: 'A part that never opens',
    meaning: 'It opens only after another one that does not open before it.',
    mend: 'Let `after` name a part that can be heard first.',
  },
  FS405: {
    severity: 'error',
    title: 'A reward that nobody can get',
    meaning: "It is the player's from the start, or nothing ever offers it.",
    mend: 'Offer something the player does not have, under a condition that can hold.',
  },
  FS406: {
    severity: 'error',
    title: 'An award that is never earned',
    meaning:
      'This type of moment, as it is written, gives no award, so what is granted on it is never given.',
    mend: 'Set `scoreThresholdForAward`, or grant it `on: success` or `on: completion`.',
  },
  FS407: {
    severity: 'error',
    title: 'An opponent without health or attack',
    meaning: 'It would be beaten before it acts, or hurt nobody.',
    mend: 'Give it health and attack of 1 or more, here or in its character file.',
  },
  FS408: {
    severity: 'warning',
    title: 'An opponent who is in the team',
    meaning: 'In every run this character is in the team by then, and would fight on both sides.',
    mend: 'Let somebody fight who does not, or not always, belong to the team.',
  },
  FS409: {
    severity: 'error',
    title: 'More may stay than there can be',
    meaning: 'The most who may stay is no fewer than the team can have here, so there is nothing to decide.',
    mend: 'Lower `maxNumberOfCharacters`, or let more join before.',
  },
  FS410: {
    severity: 'error',
    title: 'A threshold out of reach',
    meaning: 'Even the best work here is worth less than the threshold.',
    mend: 'Lower the threshold or give its parts more points.',
  },
  FS411: {
    severity: 'error',
    title: 'Nothing to work with',
    meaning: 'Nobody can own the items, or have the team, that this moment is about.',
    mend: "Give them before, or make them the player's by default.",
  },
  FS412: {
    severity: 'error',
    title: 'Patience runs out before the goal',
    meaning: 'Even at two things heard in each turn it takes more turns than there is patience.',
    mend: 'Raise `patience`, or ask for less.',
  },
  FS413: {
    severity: 'error',
    title: 'A placeholder that means nothing here',
    meaning: 'Players would hear its braces.',
    mend: 'Use the placeholders that stories/README.md lists for this field.',
  },
  FS414: {
    severity: 'warning',
    title: 'A bet of more than there is',
    meaning: '`maxBet` is more than a run has interactions.',
    mend: 'Lower `maxBet`.',
  },
  FS415: {
    severity: 'warning',
    title: 'Nothing to choose',
    meaning: 'There are no more options than may be picked.',
    mend: 'Take `pick` out, or add options.',
  },
  FS416: {
    severity: 'warning',
    title: 'The manner is not named',
    meaning: 'A line that asks for a manner does not say which.',
    mend: 'Write `{style}` where the manner should be said.',
  },
  FS417: {
    severity: 'error',
    title: 'A perfect answer that nobody can give',
    meaning: 'It asks for nothing, or for more than there is; no answer is ever perfect by it.',
    mend: 'Ask for something that one answer can hold.',
  },
  FS418: {
    severity: 'warning',
    title: 'Perfect answers where there are none',
    meaning: 'Answers are perfect in dialogue, learning, testing, crossroad, nexus and teamwork only.',
    mend: 'Take it out.',
  },
  FS419: {
    severity: 'error',
    title: 'A battle that cannot be won',
    meaning:
      'The strongest card with the best of words, striking as often as there are turns and the team lives, does not take the health of the opponents.',
    mend: 'Give the opponents less health, or the battle more `patience`.',
  },
  FS420: {
    severity: 'warning',
    title: 'Somebody or something that cannot be there',
    meaning:
      'The moment says what becomes of this character or item, but nobody can have it in the team, or own it, by then.',
    mend: 'Let it be got before, or take it out here.',
  },
  FS421: {
    severity: 'error',
    title: 'A team that cannot fight',
    meaning:
      'Nobody who can be in the team of this battle has any health, or any attack without items: it is lost as it begins, or its blows weigh nothing.',
    mend: 'Give them `baseHealth` and `baseAttack`, or let somebody join before.',
  },
} as const satisfies Record<string, Diagnostic>;
