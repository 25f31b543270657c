import type { Language } from '@fabula/rules/release/text';
import type { Features } from './word-classes.ts';

/** A way to do something with words: all that a clause must have. */
export type Rule = (clause: Features) => boolean;

/** A clause without a word of the story: it can only be about the talk itself. */
const isBare: Rule = ({ content }) => content === 0;
const isShort: Rule = ({ length }) => length <= 3;

const knowsNot: Rule = ({ has }) => has('clueless') || (has('not') && has('know', 'sure'));
const isTold: Rule = ({ has }) => has('third');

/** Ways to ask for help; the clause is bare, and tells of nobody who is not here. */
const HELP: readonly Rule[] = [
  // "What should I say?", « je dis quoi ? », "how do I win?"; "how can I help you?" offers.
  ({ has, text }) =>
    has('asker') && has('me') && has('say', 'do') && !PAST.test(text) && (has('must', 'want') || !has('you')),
  ({ has, text }) => WHAT.test(text) && PERSUADES.test(text) && has('must', 'do', 'other'),
  ({ has, text }) => WHAT.test(text) && has('want') && has('me'),
  ({ has }) => has('asker') && has('must', 'do') && has('say', 'do') && !has('you', 'hear', 'again'),
  // "What do you want me to say?", « t'attends quoi de moi ? »
  ({ has }) => has('asker') && has('you') && has('want') && has('me', 'say'),
  ({ has, length, text }) => WHAT.test(text) && !NEEDS.test(text) && has('you') && has('want') && length <= 6,
  ({ has }) => has('show') && has('you', 'me') && has('want') && has('asker'),
  ({ has }) => has('advise') && has('asker', 'you'),
  ({ has }) => has('inMyPlace') && has('asker', 'do'),
  // "I don't know where to begin", « je vois pas ce que tu veux ».
  (clause) =>
    knowsNot(clause) && clause.has('asker') && clause.has('say', 'do', 'must', 'want', 'work', 'goal'),
  ({ has }) => has('forget') && has('asker') && has('must', 'do', 'want'),
  ({ has, text }) =>
    has('asker') && has('me') && has('know') && has('must') && !has('you') && !PAST.test(text),
  (clause) => knowsNot(clause) && clause.has('me') && clause.has('goal') && !clause.has('clueless'),
  ({ has }) => has('me') && has('stuck'),
  ({ has, length }) => has('stuck') && length <= 3 && !has('you'),
  ({ has, text }) =>
    has('hard') && !has('you', 'clueless', 'must') && !/\b(?:a du|must|doit|devait)\b/.test(text),
  ({ has }) => has('surrender') && has('me', 'other') && !has('you', 'not'),
  ({ has }) => has('blank') && has('me', 'not') && has('not', 'me') && !has('you'),
  // "Any ideas?", "I'd like a hint", « t'aurais pas une piste ? »
  ({ has, asks }) => has('hint') && (asks || has('want', 'show', 'must', 'asker')) && !has('clueless'),
  (clause) => clause.has('hint') && isShort(clause) && !clause.has('not', 'clueless', 'you'),
  ({ has }) => has('hint') && has('not') && has('me') && !has('clueless'),
  // "What's the point?", « c'est quoi les règles ? »
  ({ has, asks }) => has('goal') && (has('asker') || asks) && (!has('you') || has('show', 'want')),
  ({ has }) => has('goal') && has('show') && has('me'),
  ({ has }) => has('hint') && has('me') && has('say') && !has('clueless'),
  ({ has, text }) => /\b(?:i_wish|if only|si seulement)\b/.test(text) && has('know') && has('asker'),
  // "Could you help me?", "help!"
  ({ has }) => has('aid') && has('me') && !has('asker') && !has('not'),
  ({ has, length }) => has('aid') && length <= 2 && !has('not', 'other'),
  ({ has, asks }) => has('aid') && asks && !has('asker', 'you', 'not') && has('must', 'want'),
  ({ has, asks }) => has('aid') && has('asker', 'must') && !has('me', 'you') && asks,
  // "Tell me what to do", « montre-moi comment faire », "explain".
  ({ has }) => has('show') && has('asker') && has('do', 'must') && !has('again', 'said'),
  // "Is there anything I can do?", "what am I missing?", "is it my turn?"
  ({ has, asks }) => has('anything') && has('me') && has('must', 'say', 'do') && (asks || has('asker')),
  ({ has }) => has('anything') && has('asker') && has('me', 'do'),
  ({ has, asks }) => has('myturn') && asks,
  ({ has, asks, text }) => asks && has('say') && has('me') && OUGHT.test(text),
  ({ has }) => has('asker') && has('work') && !has('me', 'not'),
  ({ has, length }) => has('asker', 'work') && has('work', 'asker') && has('other') && length <= 4,
  // "What now?", « et maintenant ? »
  ({ has, asks, length, text }) => has('next') && length <= 3 && (asks || has('asker')) && NEXT.test(text),
  // "I can't do it".
  ({ has }) => has('me') && has('not') && has('must') && has('do') && has('other') && !has('you'),
  ({ text }) => AT_ALL.test(text),
];

const PAST = /\b(?:did (?:i|we)|(?:i|we) (?:said|did|told)|j ai|on a|have (?:i|we)(?! to)) ?/;
const PERSUADES =
  /\b(?:convince|persuade|change (?:your|his|her) mind|make you|get past|get through|take to|te faire|vous faire|te ferait|vous ferait|changer d_avis|convaincre|persuader|pour (?:te|vous|que tu|que vous))\b/;
/** What is wanted in exchange, or to be helped. */
const NEEDS = /\b(?:need|besoin|en echange|for (?:it|that|this))$|\bquoi as tu besoin\b/;
const WHAT = /\b(?:what|how|quoi|que|qu|comment|ce_que|ce_qu)\b/;
const OUGHT = /^(?:so |um |uh |and )*(?:should|must|do i have_to|do i need_to)\b|\b(?:faut|dois|devrais)\b/;
const NEXT = /\b(?:now|next|then|now_what|what_now|maintenant|ensuite|apres|suite)\b/;
const AT_ALL =
  /^(?:what (?:exactly )?are you (?:asking|expecting)|i am (?:not good|no good|bad|terrible|useless) at|je suis (?:nul|nulle|pas doue|pas douee|mauvais|mauvaise) a (?:ce jeu|ca)|je sais pas (?:jouer|faire|comment faire)|que dire|que repondre|de quoi s agit il|(?:je comprends pas )?(?:qu est_ce qui|qu est ce qui|ce qui) se passe|do i need to say something special|explain|explique(?:z)?|quoi faire|que faire|comment faire|what to do|i have tried everything|i (?:do|can) not (?:understand|get it|follow)|je comprends (?:rien|pas|plus rien)|je? y arrive(?:rai)? (?:pas|jamais)|tu ferais quoi|vous feriez quoi|what would you do(?: here| now)?|(?:je|on) comprends? (?:pas|rien|plus))(?: moi| me| this game| anything| any of this| this| it| du tout)?$/;

/** Verbs after which one offers, where the first person does them for whoever is spoken to. */
const OFFER: Record<Language, RegExp> = {
  en: /\byou need\b|\b(?:i|we) (?:(?:will|can|want to|would|could|are here to|am here to) )?help\b|\b(?:nobody|no_one|no one)\b|\btell me (?:everything|what you (?:know|did|saw|feel|think))|\bi know (?:that )?you\b|\bi can not do that$|\bi (?:help|do|give|get|give you|bring|offer)(?: \w+)? ?(?:for )?(?:you|them|him|her|it)$|\bcan i (?:help|ask you something|tell you something)|\bask you (?:something|a question)|\bknow (?:what|how|who|where|why) (?:you|he|she|they) (?:did|do|feel|are|is|want)|\blet me\b/,
  fr: /\b(?:tu as|vous avez|as tu) besoin\b|\bnous allons (?:t|te|vous|l|les) ?aider\b|\bpersonne\b|\baide(?:z)? (?:le|la|les|lui)$|\bje sais que\b|\bfaire ca$|\bdis moi (?:tout|ce_que tu (?:sais|as))|\b(?:je|puis je|on) (?:peux |peut |puis |pourrais )?(?:t |te |vous |l )?aider\b|\b(?:faire|fais) pour (?:toi|vous|lui|elle)$|\bje (?:peux|pourrais) (?:te|vous) (?:poser|demander) (?:une|quelque)|\bje sais (?:ce_qu|ce qu|pourquoi|comment|qui)|\blaisse(?:z)? moi\b/,
};

/** Ways to ask to hear it again. */
const REPEAT: readonly Rule[] = [
  ({ has, length }) =>
    has('again') &&
    !has('do') &&
    // "I won't say it again" threatens.
    !(has('not') && has('say')) &&
    (has('say', 'said', 'show', 'hear', 'last', 'want', 'must') || length <= 3),
  ({ has }) => has('hear') && has('not') && has('me') && !has('asker') && has('hear'),
  ({ has, length }) => has('loud') && (has('say') || length <= 3) && !has('not'),
  ({ has }) => has('loud') && has('you', 'hear'),
  ({ text }) => SAID_BEFORE.test(text),
];

const SAID_BEFORE =
  /\bwhat (?:did you|was it you|have you|were you|is it you) (?:just )?(?:say|said|ask|asked|tell|saying)\b|\bwhat was (?:that|the last \w+)\b|\b(?:tu m as|tu as|vous avez|vous m avez|t as|tu viens de|tu disais|vous disiez)(?: me)? ?(?:dit|demande|dire|demander)? (?:quoi|deja)\b|\bc etait quoi (?:la derniere|ta|votre)\b|\b(?:qu est ce que|que) (?:tu as|vous avez|t as|tu disais|vous disiez)(?: dit| demande)?\b/;

/** Ways not to know; who does not know what to say asks for help. */
const IGNORANCE: readonly Rule[] = [
  ({ has, length, text }) =>
    has('clueless') && length <= 9 && (IMPERSONAL.test(text) || !has('you', 'must', 'stuck')),
  ({ text }) => text === 'do not know',
  ({ has, text }) => has('me') && has('not') && KNOWS.test(text) && !has('asker', 'you', 'say'),
];
const IMPERSONAL =
  /hard_to_say|guess|could_not|difficile|dur_a_dire|pas_dire|saurais|avance|savoir_comment|vous_dire|te_dire|should_i/;
const KNOWS = /\b(?:know|remember|recall|sure|certain|sais|savais|souviens|rappelle|sur|sure|certaine?)\b/;

const some = (rules: readonly Rule[], clause: Features) => rules.some((rule) => rule(clause));

/** Who asks why or when, asks about the story. */
const REASON = /\b(?:why|when|pourquoi|quand)\b/;

export type AskingAct = 'help' | 'repeat' | 'dont-know';

/** What a clause without a word of the story asks for, or that its speaker does not know; null: neither. */
export function askingAct(clause: Features, language: Language): AskingAct | null {
  if (AT_ALL.test(clause.text)) return 'help';
  if (!isBare(clause) || isTold(clause)) return null;
  if (some(REPEAT, clause) && !(clause.has('must') && clause.has('forget'))) return 'repeat';
  if (some(IGNORANCE, clause) && !AT_ALL.test(clause.text) && !asksWhat(clause)) return 'dont-know';
  if (REASON.test(clause.text)) return null;
  return some(HELP, clause) && !OFFER[language].test(clause.text) ? 'help' : null;
}

const asksWhat: Rule = ({ has, text }) =>
  has('asker') && has('say', 'do', 'want', 'must', 'goal') && !IMPERSONAL.test(text);
