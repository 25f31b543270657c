import type { Language } from '@fabula/rules/release/text';

/** Said before a narrator's sentence. */
const LINKS =
  /^\W*(?:(?:and|then|so|suddenly|finally|there|so|at last|after (?:a|an|some) (?:\w+ )?(?:silence|pause|moment|while|hesitation)|et|puis|alors|soudain|enfin|la|ainsi|apres une? (?:\w+ )?(?:silence|pause|moment|hesitation))\W+)*/;

const SLOWLY: Record<Language, string> = {
  en: '(?: (?:now|then|slowly|finally|suddenly|immediately|happily|quietly|just|at last|is|has|simply|gently))*',
  fr: '(?: (?:maintenant|lentement|enfin|soudain|alors|est|a|s|se|me|m|te|t|nous|vous|doucement|finalement|lui))*',
};

/** At the end of what is told, or before how it went. */
const SO =
  '(?=\\W*$| (?:without|with|and|at (?:last|once)|now|finally|completely|immediately|by my|sans|et|enfin|maintenant|aussitot|completement|par mon)\\b)';

/** What comes of a talk for whoever talked: told of anybody whose name or "she" stands before it. */
const YIELDS_TO_ME: Record<Language, string> = {
  en: `lets? (?:me|us|you) (?:in|pass|through|go|by|enter)${SO}|hands? (?:(?:me|us|you) )?(?:over )?(?:everything|it all)
    tells? (?:me|us) everything|opens? up to (?:me|us)|(?:believes?|trusts?|forgives?|obeys?) (?:me|us)${SO}|does (?:exactly )?what i (?:want|say|asked)
    gives? (?:me|us) (?:what|the thing|everything|all)\\b[^.]*|(?:is )?(?:fully )?(?:convinced|persuaded|won over) by my|joins? (?:me|us|my team)${SO}|gives? up${SO}`,
  fr: `laissent? (?:passer|entrer|partir)${SO}|(?:me|nous) (?:donne|remet|livre|tend|raconte|avoue|dit|revele)(?:nt)? tout${SO}|croi(?:t|ent)(?= enfin| maintenant)
    (?:se )?confie(?:nt)? a (?:moi|nous)|(?:me|nous) donne(?:nt)? (?:ce que|la chose|tout)\\b[^.]*|fait (?:exactement )?ce que je (?:veux|dis|demande)|abandonne(?:nt)?${SO}
    convaincue?s? par mon|persuadee?s? par mon|rejoint (?:mon|notre) equipe|obeit${SO}`,
};

/** What one only does on a stage: told of anybody, outside of a fight. */
const GESTURES: Record<Language, string> = {
  en: 'nods (?:slowly|his|her|in|and|at me)|nods(?=\\W*(?:$|,))|sighs(?=\\W*(?:$|,| and))|bursts into tears|steps aside|gives in(?=\\W*(?:$|,| and))|smiles(?=\\W*(?:$|,| and| at (?:me|last)))',
  fr: 'hoche (?:lentement )?la tete(?=\\W*(?:$|,| et| lentement))|acquiesce|soupire(?=\\W*(?:$|,| et))|fond en larmes|ecarte(?=\\W*(?:$|,| et))|cede(?=\\W*(?:$|,| et))|sourit(?=\\W*(?:$|,| et| enfin))',
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
  yieldsToMe: new RegExp(`^(?:${SUBJECT[language]})${SLOWLY[language]} ${either(YIELDS_TO_ME[language])}`),
  gestures: new RegExp(`^<who>${SLOWLY[language]} ${either(GESTURES[language])}`),
  yields: new RegExp(`^(?:${SUBJECT[language]})${SLOWLY[language]} ${either(YIELDS[language])}`),
  does: new RegExp(`^<who>${SLOWLY[language]} ${either(DOES[language])}`),
});
const SUBJECTS = {
  en: new RegExp(`^(?:${SUBJECT.en})(?![a-z])`),
  fr: new RegExp(`^(?:${SUBJECT.fr})(?![a-z])`),
};
const TOLD = { en: compiled('en'), fr: compiled('fr') };

/** The words with who is told of made plain, if one of them begins it. */
function withWho(from: string, names: readonly string[]): { who: string | undefined; told: string } {
  const who = names.find((name) => from.startsWith(`${name} `) || from.startsWith(`${name}:`));
  return { who, told: who === undefined ? from : `<who>${from.slice(who.length)}` };
}

/** What parts two things that are told of one: "she nods, then lets me in". */
const PARTS = /[.,;!?…]+\s*|\s(?=(?:and|then|et|puis|alors)\s)/;

/** "It's freezing, let us in": of one alone it would be told that he lets; so it is asked. */
const ASKED = /^(?:let|hand|tell|open|believe|trust|forgive|obey|give|join) /;

/** Whether any part tells how somebody gave the player what was wanted; who does it may stand a part before. */
function tellsOfOutcome(plain: string, names: readonly string[], language: Language): boolean {
  let subject = '';
  return plain.split(PARTS).some((part) => {
    const { told } = withWho(part.replace(LINKS, ''), names);
    const [own] = SUBJECTS[language].exec(told) ?? [];
    const isTold = own === undefined && subject !== '' && (subject === 'they' || !ASKED.test(told));
    const whole = isTold ? `${subject} ${told}` : told;
    subject = own ?? subject;
    return TOLD[language].yieldsToMe.test(whole);
  });
}

/**
 * "He nods and lights the lamp", « Cindre me fait enfin confiance »: told instead of brought about.
 * @param called what whoever is spoken to is called
 * @param known what anybody of the story is called
 */
export function isNarrated(
  plain: string,
  { called, known = [] }: { readonly called: readonly string[]; readonly known?: readonly string[] },
  language: Language,
): boolean {
  const from = plain.replace(LINKS, '');
  if (tellsOfOutcome(plain, [...called, ...known], language)) return true;
  if (TOLD[language].gestures.test(withWho(from, known).told)) return true;
  const { who, told } = withWho(from, called);
  if (/^<who> ?:/.test(told) || TOLD[language].yields.test(told)) return true;
  // « Yann ouvre la porte » may call him, and « le gardien ouvre la porte » may not.
  const mayCall =
    language === 'fr' && who !== undefined && !/^(?:le|la|l) /.test(who) && !/ (?:me|m|nous) /.test(told);
  return !mayCall && TOLD[language].does.test(told);
}
