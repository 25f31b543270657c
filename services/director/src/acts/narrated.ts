import type { Language } from '@fabula/rules/release/text';

/** Said before a narrator's sentence. */
const LINKS = /^\W*(?:(?:and|then|so|suddenly|finally|there|et|puis|alors|soudain|enfin|la|ainsi)\W+)*/;

const SLOWLY: Record<Language, string> = {
  en: '(?: (?:now|then|slowly|finally|suddenly|immediately|happily|quietly|just|at last|is|has|simply|gently))*',
  fr: '(?: (?:maintenant|lentement|enfin|soudain|alors|est|a|s|se|me|doucement|finalement|lui))*',
};

/** How one gives way: told of anybody it is a stage direction, for a story has others who do other things. */
const YIELDS: Record<Language, string> = {
  en: `agrees?|agreed|nods(?! (?:when|off))|smiles(?! (?:when|like))|sighs|hesitates|accepts?|accepted|gives? in|gave in
    bursts?|burst|yields?|surrenders?|relents?|relented|changed? (?:his|her|their) mind|changes (?:his|her) mind
    convinced|persuaded|falls asleep|fell asleep|steps aside|thinks i am right|moved to tears|defeated`,
  fr: `accepte|acceptent|accepta|acquiesce|hoche la tete(?! en| quand)|sourit(?! quand| comme)|soupire|hesite|cede|ceda
    fond en larmes|capitule|flechit|rend(?=\\W*$)|change(?:a)? d avis|convaincue?|persuadee?|laisse passer|laisse entrer
    endort|ecarte|donne raison|vaincue?`,
};

/** What whoever is spoken to does, where it would be odd to tell them of themselves. */
const DOES: Record<Language, string> = {
  en: `opens|lifts|lights|gives|hands|reveals|confesses|admits|believes|lets|tells|shows|steps|walks|starts|decides|says
    loses|falls|puts|turns|withdraws|changes|breathes|trusts|cries|laughs|stands|(?:trusts?|forgives?|follows?) me
    is (?:now )?(?:moved|impressed|happy)|has (?:been )?(?:decided|lost)`,
  fr: `ouvre|leve|allume|donne|tend|revele|avoue|admet|croit|laisse|raconte|montre|avance|marche|commence|decide|dit|perd
    tombe|met|tourne|retire|change|respire|fait (?:enfin )?confiance|pleure|rit|pardonne|suit|remercie|emue?|heureuse`,
};

const either = (verbs: string) =>
  `(?:${verbs.replace(/\s*\n\s*/g, '|')})\\b(?! (?:when|if|because|why|quand|si|parce))`;
const SUBJECT: Record<Language, string> = { en: 'he|she|they|it|<who>', fr: 'il|elle|ils|elles|<who>' };

const compiled = (language: Language) => ({
  yields: new RegExp(`^(?:${SUBJECT[language]})${SLOWLY[language]} ${either(YIELDS[language])}`),
  does: new RegExp(`^<who>${SLOWLY[language]} ${either(DOES[language])}`),
});
const TOLD = { en: compiled('en'), fr: compiled('fr') };

/**
 * "He nods and lights the lamp", « Cindre me fait enfin confiance »: told instead of brought about.
 * @param called what whoever is spoken to is called
 */
export function isNarrated(plain: string, called: readonly string[], language: Language): boolean {
  const from = plain.replace(LINKS, '');
  const who = called.find((name) => from.startsWith(`${name} `) || from.startsWith(`${name}:`));
  const told = who === undefined ? from : `<who>${from.slice(who.length)}`;
  if (/^<who> ?:/.test(told) || TOLD[language].yields.test(told)) return true;
  // « Yann ouvre la porte » may call him, and « le gardien ouvre la porte » may not.
  const mayCall =
    language === 'fr' && who !== undefined && !/^(?:le|la|l) /.test(who) && !/ (?:me|m|nous) /.test(told);
  return !mayCall && TOLD[language].does.test(told);
}
