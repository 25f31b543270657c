import type { Language } from '@fabula/rules/release/text';
import { plainClauses } from './plain-speech.ts';

const either = (forms: string) => new RegExp(`(?:${forms.trim().replace(/\s*\n\s*/g, '|')})`);

/**
 * What only a game has or a player says of it: outcomes, scores, ranks, damage, scenes to come. "You" and "he" may be told
 * of defeats and full marks; a thing or a scene may not be told to be done.
 */
const CLAIMS: Record<Language, RegExp> = {
  en: either(String.raw`
    (?<!\byour )\b(?:objectives?|goals?|quests?|missions?|moment|scene|lessons?|rules?|level|upgrade|wager|challenge) (?:(?:is|are|has been|have been|counts? as) )?(?:now |already )?(?:completed?|reached|achieved|accomplished|finished|done|won|learned|validated|succeeds)\b
    \b(?:conversation|battle|fight) (?:(?:is|has been) )?(?:now |already )?(?:completed?|won|validated)\b
    ^(?!(?:you|i|we|he|she)\b).* (?:is|are|has been|have been) (?:now |already |finally )?(?:defeated|beaten|vanquished|knocked out|ko)(?:$| and\b)
    ^(?!.*\b(?:you|i|we)\b).* (?:is|are|has been|have been) (?:now |already |finally )?(?:equipped|upgraded|convinced|persuaded|validated)\b(?! (?:to|that|by|of)\b)
    ^(?:\S+ ){1,3}upgraded to\b
    \bdeals? (?:\S+ ){1,3}damage\b
    \b(?:maximum|enormous|critical|massive|huge) damage\b
    \b(?:health|hp|strength|hit points) (?:is|are|drops?|falls?|goes) (?:now )?(?:at|to|down)\b
    \bdown to zero\b
    ^(?!.*\b(?:you|your|he|she|they|his|her)\b).*\b(?:top|full|maximum|best|perfect|max) (?:marks?|score|rating|points|bonus)\b(?! (?:for|in) (?!this|that|it|me)\S)
    \b(?:gold|silver|bronze|highest) rank\b
    \brank (?:gold|silver|bronze|s|one)\b
    \blevels up\b
    \blevel (?:\d+|one|two|three|max|maximum)\b
    \bto the (?:epilogue|end credits|credits|(?:last|final|next) (?:scene|chapter|level|moment))\b
    \b(?:admin|administrator|developer|cheat) (?:code|password)\b
    ^(?:the )?next (?:scene|level|moment)(?: please)?$
    ^the player (?:wins|has|gets|succeeds|convinces|passes|chooses)\b
    \bmy (?:last )?answer (?:is|was|counts as) (?:correct|right|accepted)\b
    \b(?:right|correct) answer (?:has been|was|is) given\b
    ^(?:i am|we are) already (?:through|past|at the end|on the other side)\b
    \bwinning (?:path|answer|option|choice)\b
    ^(?:tick|check) (?:\S+ ){1,2}off\b
    ^mark (?:it|this|that|them|this one|(?:this|the|that) \S+) (?:as )?(?:done|read|right|correct|learned|complete)\b
    \b(?:reward|trophy|achievement|prize) (?:(?:is|has been) )?(?:now )?(?:unlocked|granted|obtained|collected|in my collection)\b
    \bcard is (?:now )?golden\b
    \b(?:jobs?|tasks?) (?:are |is )?(?:done |all )*perfect(?:ly)?$
    ^i (?:win|won|have won) (?:the|my) (?:bet|wager|game|battle|fight|moment)$
    \b(?:bet|wager) (?:is|counts as|succeeds) ?(?:paid|won|automatically)\b
    \bdoubled? (?:my )?points\b
    \b(?:creativity|style) bonus\b
    \bbonus (?:earned|granted)\b
    ^the team is (?:now )?(?:complete|full)$
  `),
  fr: either(String.raw`
    (?<!\b(?:ta|ton|votre) )\b(?:objectifs?|buts?|quete|mission|moment|scene|lecons?|regles?|niveau|amelioration|defi)(?: de la scene)? (?:(?:est|sont|a ete|ont ete|compte comme) )?(?:maintenant |deja |toutes? )?(?:accomplie?s?|atteinte?s?|terminee?s?|finie?s?|reussie?s?|gagnee?s?|apprises?|validee?s?)\b
    \b(?:conversation|combat|bataille) (?:(?:est|a ete) )?(?:maintenant |deja )?(?:reussie?|gagnee?|validee?)\b
    ^(?!(?:tu|vous|je|nous|on|il|elle)\b).* (?:est|sont|a ete|ont ete) (?:maintenant |deja |enfin )?(?:vaincue?s?|battue?s?|ko|k o)(?:$| et\b)
    ^(?!.*\b(?:tu|vous|je|nous)\b).* (?:est|sont|a ete|ont ete) (?:maintenant |deja |enfin )?(?:equipee?s?|amelioree?s?|convaincue?s?|persuadee?s?|validee?s?)\b(?! (?:que|de|par)\b)
    ^(?:\S+ ){1,3}amelioree? en\b
    \binflige (?:\S+ ){1,3}degats\b
    \b(?:maximum de|enormes|enormement de|gros) degats\b
    \b(?:vie|sante|points de vie|force)(?: (?:de la|de l|du|de|d)(?: \S+){1,2})? (?:est|sont|tombe|passe|descend) (?:maintenant )?a (?:zero|0)\b
    \btombe a zero\b
    ^(?!.*\b(?:tu|vous|votre|il|elle|ils|sa|son)\b).*\b(?:meilleure note|note maximale|vingt sur vingt|score (?:parfait|maximal|maximum)|maximum de points|bonus complet)\b(?! en (?!tout)\S)
    \brang (?:or|argent|bronze|s|maximum)\b
    \b(?:monte|passe) (?:de|au) niveau\b
    \bniveau (?:\d+|un|deux|trois|max|maximum|suivant)\b
    \bepilogue\b
    \bau (?:generique|dernier chapitre|chapitre suivant)\b
    \bdernier chapitre$
    \b(?:code|mot de passe) (?:admin|administrateur|developpeur|de triche)\b
    \b(?:scene|moment) suivante?$
    ^le joueur (?:gagne|a|obtient|reussit|convainc|passe|choisit)\b
    \bma (?:derniere )?reponse (?:est|etait|compte comme) (?:juste|bonne|correcte|acceptee)\b
    \b(?:la )?bonne reponse (?:a ete|est) donnee\b
    ^(?:je suis|nous sommes|on est) deja (?:passee?s? par|a la fin|de l autre cote)\b
    \b(?:chemin|choix) gagnant\b
    ^coche (?:la|le|les|ca|celle ci|celui ci)\b
    ^marque (?:\S+ ){1,3}comme (?:faite?|lue?|juste|apprise?|terminee?)\b
    \b(?:recompense|trophee|succes) (?:(?:est|a ete) )?(?:maintenant )?(?:debloquee?|accordee?|obtenue?|dans ma collection)\b
    \bcarte est (?:maintenant )?doree\b
    \btaches? (?:\S+ ){0,2}a la perfection\b
    ^je gagne (?:le|mon) (?:pari|jeu|combat|moment)$
    \bpari (?:est|compte comme|reussit) ?(?:paye|gagne|automatiquement)\b
    \b(?:points doubles|double mes points)\b
    \bbonus (?:de creativite|de style|obtenu|accorde)\b
    ^l equipe est (?:maintenant )?(?:complete|au complet)$
  `),
};

/** Whether a clause claims the outcome as a player does; a question claims nothing. */
export function claimsOutcome(words: string, language: Language): boolean {
  return plainClauses(words, language).some(
    ({ words: said, asks }) => !asks && CLAIMS[language].test(said.join(' ')),
  );
}
