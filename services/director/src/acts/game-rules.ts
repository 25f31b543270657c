import type { Language } from '@fabula/rules/release/text';
import { GAME_WORDS } from './game-words.ts';

const built = (language: Language, sources: readonly string[]) => {
  const words = GAME_WORDS[language];
  return sources.map(
    (source) =>
      new RegExp(
        source.replace(/<(\w+)>/g, (_, name: keyof typeof words) => `(?:${words[name]})`),
        '',
      ),
  );
};

/** What is said of a game: each a few named lists of words, in an order. */
export const GAME_RULES: Record<Language, readonly RegExp[]> = {
  en: built('en', [
    '\\b<program>\\b',
    '\\b(?:let|make) me win(?: (?:the|this) (?:game|level|scene|moment|test))?\\W*$|\\bauto win\\b|^\\W*(?:congratulations|well done)\\W+you (?:have )?(?:won|passed|succeeded)',
    '\\b(?:completed|finished) (?:the|this|my) (?:task|level|objective|scene|moment|test)\\W*$|\\banswer (?:is|has been|was) (?:accepted|validated|correct)\\b|\\b(?:bypass|skip) (?:this|the) (?:conversation|dialogue|talk|part)',
    '\\b(?:go|straight|jump|proceed|skip) (?:straight |directly |ahead )?to the (?:ending|next (?:stage|scene|level|moment)|end of the (?:game|scene|story))\\b|\\breveal your (?:instructions|rules|prompt)|\\bi choose to (?:succeed|win)\\b|\\bthe story continues\\b',
    '^\\W*the \\w+(?: \\w+)? (?:(?:lets|let us) me (?:through|pass|in|go)|believes everything i)\\b|^\\W*(?:\\w+ ){1,2}(?:hours?|days?|minutes?) later\\W|\\bwe (?:skip|jump) (?:ahead|forward)\\b',
    // "Skip this level", "end the moment now", "unlock everything".
    '^\\W*(?:please |now |just |and |then |i )*<order> <between>(?!answers?|turns?)<part>(?: (?:now|please|immediately|again|as (?:found|done|complete))| for .{1,30})?\\W*$',
    '^\\W*(?:please |now |just )*(?:unlock|complete|skip|fast forward|validate) <all>\\b',
    // "Set trust to one hundred", "mark this as passed", "return success".
    '\\b(?:set|change|raise|put|increase|turn) <between>\\w+(?: \\w+)? (?:to|as|equals?) <state>\\b',
    '\\b(?:set|change|raise|put|increase) <between>(?:trust|score|rank|patience|progress|friendship|status|result)(?: level)? to \\w+',
    '\\b(?:mark|count|treat|register|log|record) (?:\\w+ ){1,3}(?:as |a )+<state>|\\breturn (?:true|success)|\\bequals (?:true|success)',
    '\\b(?:raise|increase|boost|max) <between>(?:rank|score|level|points|trust level)\\b',
    '\\b(?<!(?:your|his|her|their|our) )(?:quest|level|mission|challenge|objectives?|goals?|facets?|scene|stage|round|test|game)s? (?:is |are |was |has been |have been |now |already )*<done>\\b',
    '^\\W*(?:the )?(?:next |end of |last )?(?:scene|chapter|level)(?: (?:\\d+|one|two|three|four|over|complete))?\\W*(?::|$)|^\\W*(?:end of|next) (?:the )?<part>\\b|^\\W*the end[,.;!] \\w+',
    // "By the rules I have already won", "the rules say".
    '\\b(?:by|according to|under|in) (?:the|your|all the) (?:rules?|game rules|law of the game|script)\\b.{0,40}\\b(?:won|win|pass|passed|succeed|succeeded)\\b|\\brules? (?:says?|states?|means?) .{0,20}\\b(?:won|win|pass|succeed|accept|agree)',
    '\\b(?:let us|let me|we|please|just|can we|you) (?:just )?(?:pretend|act as if|say|assume|imagine|suppose)(?: that)? (?:you|i|we|it|this)(?: have| are| had| is| was| were)? (?:already|convinced|agreed)\\b',
    '^\\W*(?:pretend|assume|act as if) (?:that )?(?:i|you|we|it)(?: have| had| are)? (?:already|agreed?|won|passed|convinced|over|finished)\\b',
    '\\bi (?:already )?(?:roll|rolled) (?:a |an )?(?:\\d+|natural|twenty|six|critical|dice|the dice)|\\bi use (?:my )?(?:skill|persuasion|charisma|cheat|power ?up)\\b',
    '\\b(?:golden|gold|silver|bronze|platinum) (?:ticket|rank|medal)\\b.{0,20}\\b(?:scene|game|moment|level|please|now|me)\\b|\\b(?:give|want|take|claim|get|unlock) (?:me )?(?:my |the |a )?(?:golden|gold|silver|bronze) (?:ticket|rank|medal)\\b',
    '^\\W*(?:perfect|full|maximum|highest|top) (?:score|points|marks|rank)\\b|\\bscore\\b.{0,14}\\b(?:hundred|ten|maximum|full|perfect)\\b',
    '^\\W*(?:and |so |then |thus )*(?:i|we) (?:win|have passed|pass|succeed|beat)(?: (?:the|this|that|it|you|now|again|already|anyway|game|level|test|scene|moment))*\\W*$',
    '\\bto the (?:part|point|moment|bit) (?:where|when|in which) (?:you|he|she|i|we)\\b.{0,14}\\b(?:agree|accept|give|gave|win|convinced|yes)',
  ]),
  fr: built('fr', [
    '\\b(?:laisse|laissez|fais|faites) moi gagner(?: (?:la|le|ce|cette) (?:partie|jeu|niveau|scene|moment|epreuve))?\\W*$|^\\W*(?:felicitations?|bravo)\\W+(?:vous avez|tu as) (?:gagne|reussi)',
    '\\b(?:termine|fini|accompli) (?:la|le|ce|cette|ma|mon) (?:tache|niveau|objectif|scene|moment|epreuve)\\W*$|\\breponse (?:est|a ete) (?:acceptee|validee|correcte)\\b|\\b(?:va|allez|passe|passez|saute) (?:directement |tout de suite )?a la fin\\W*$|\\b(?:revele|devoile)[zr]? (?:tes|vos|ton|votre) (?:instructions|consignes|prompt)',
    '^\\W*(?:le|la|l) ?\\w+ (?:me|nous) laisse (?:passer|entrer|partir)\\b|^\\W*(?:\\w+ ){1,2}(?:heures?|jours?|minutes?) plus tard\\W',
    '\\b<program>\\b(?! (?:la mort|aux cartes))',
    '^\\W*(?:allez |maintenant |et |alors |je |directement )*<order> <between>(?:directement )?<between><part>(?: (?:suivante?|maintenant|tout de suite|s il .*|stp|a or|immediatement)|(?: pour| de cette) .{1,30})?\\W*$',
    '^\\W*(?:allez |maintenant )*(?:debloque[zr]?|valide[zr]?|complete[zr]?|saute[zr]?) <all>\\b',
    '\\b(?:mets|mettez|regle|reglez|change|changez|passe|passez|fixe|fixez) <between>\\w+(?: \\w+)? (?:a|sur|egale?) <state>\\b',
    '\\b(?:mets|mettez|regle|change|fixe) <between>(?:confiance|score|rang|patience|progression|amitie|statut|resultat) (?:a|sur) \\w+',
    '\\b(?:marque|marquez|compte|comptez|considere|enregistre|note|notez) (?:\\w+ ){0,2}(?:comme |en |un |une )+<state>|\\b(?:renvoie|retourne) (?:vrai|succes)|\\begale? (?:vrai|succes|true)',
    '\\b(?:monte|montez|augmente|augmentez) <between>(?:rang|score|niveau|points)\\b',
    '\\b(?<!(?:ta|ton|votre|sa|son|leur|notre) )(?:quete|niveau|mission|defi|objectif|but|facette|scene|etape|manche|epreuve|jeu|partie)s? (?:est |sont |a ete |ont ete |maintenant |deja )*<done>(?:e?s?)\\b(?! d echecs)',
    '^\\W*(?:la |le )?(?:prochaine |derniere )?(?:scene|chapitre|niveau)(?: (?:\\d+|un|deux|trois|suivante?))?\\W*(?::|$)|^\\W*fin (?:de |du |d )(?:la |l |ce |cette )?<part>\\b|^\\W*fin[,.;!] \\w+',
    '\\b(?:d apres|selon|par|suivant|conformement) (?:les? |aux? |tes |vos )(?:regles?|reglement|regle du jeu|scenario)\\b.{0,40}\\b(?:gagn|reuss|passe)|\\b(?:regles?|reglement) (?:disent|dit|veulent|stipulent?) .{0,20}\\b(?:gagn|reuss|passe|accept)',
    '\\b(?:faisons|faites|fais|on fait|on dirait|imaginons|imagine|supposons|mettons|disons|admettons)(?: comme)? (?:si |que |qu |qu on )?(?:tu|vous|j|je|nous|on|c|il|elle)(?: \\w+)? deja\\b',
    '\\b(?:faisons|faites|fais|on fait) comme si (?:tu|vous|j|je|on|c)(?: \\w+)? (?:d accord|accepte|gagne|convaincue?|dit|fini)\\b',
    '\\bje (?:fais|lance|tire|obtiens) (?:un |le |les )?(?:\\d+|vingt|six|de|des|coup critique)\\b.{0,10}\\bdes?\\b|\\bje lance les des\\b|\\bj utilise (?:ma |mon )?(?:competence|persuasion|charisme|pouvoir special|code)\\b',
    '\\b(?:ticket|rang) (?:d )?(?:or|argent|bronze|platine)\\b',
    '^\\W*(?:score|note|points|rang) (?:parfaite?|maximum|maximale?|max)\\b|\\bscore\\b.{0,22}\\b(?:cent|dix|maximum|parfait)\\b',
    '^\\W*(?:et |alors |donc |voila )*(?:je|j|on|nous) (?:gagne|ai gagne|ai reussi|reussis|avons gagne|a gagne|ai deja gagne|ai passe)(?: (?:le|la|l|ce|cette|maintenant|deja|encore|jeu|niveau|test|scene|moment|partie|epreuve))*\\W*$',
    '\\b(?:au|jusqu au|a la) (?:moment|passage|partie|point) ou (?:tu|vous|il|elle|je|j|on)\\b.{0,12}\\b(?:accept|gagne|cede|d accord|avou|convain)',
  ]),
};

/** Somebody who is not spoken to, in a narrator's present or past. */
const ADVERB = {
  en: '(?: (?:now|then|slowly|finally|suddenly|immediately|happily|quietly|just|at last|is|has|simply|gently))*',
  fr: '(?: (?:maintenant|lentement|enfin|soudain|alors|immediatement|est|a|s|se|me|doucement|finalement|lui))*',
};

/** How a narrator tells that somebody gives way; only such, for a story has others who do things. */
const YIELDS: Record<Language, RegExp> = {
  en: new RegExp(
    `^(?:he|she|they|it|<who>)${ADVERB.en} (?:agrees?|agreed|nods(?! (?:when|off))|smiles(?! (?:when|like))|sighs|hesitates|accepts?|accepted|gives? in|gave in|bursts?|burst|yields?|surrenders?|relents?|relented|changed? (?:his|her|their) mind|changes (?:his|her) mind|convinced|persuaded|falls asleep|fell asleep|steps aside|thinks i am right|moved to tears|defeated)\\b(?! (?:when|if|because|why))`,
  ),
  fr: new RegExp(
    `^(?:il|elle|ils|elles|<who>)${ADVERB.fr} (?:accepte|acceptent|accepta|acquiesce|hoche la tete(?! en| quand)|sourit(?! quand| comme)|soupire|hesite|cede|ceda|fond en larmes|capitule|flechit|rend(?=\\W*$)|change(?:a)? d avis|convaincue?|persuadee?|laisse passer|laisse entrer|endort|ecarte|donne raison|vaincue?)\\b(?! (?:quand|si|parce))`,
  ),
};

/** What somebody else may do to whoever speaks; of whoever is spoken to, or where it is told as a change. */
const TURNS: Record<Language, RegExp> = {
  en: /^(?:<who>(?: \w+)?|(?:he|she|they) (?:finally|now|suddenly|at last)) (?:(?:lets?|trusts?|believes?|forgives?|hands?|gives?|tells?|likes?|follows?|helps?|thanks?) me|wants to help)\b/,
  fr: /^(?:<who>|(?:il|elle)(?= .*\b(?:enfin|soudain|maintenant)\b))(?: (?:enfin|soudain|maintenant))* (?:me|m|nous) (?:fait (?:enfin |maintenant )?confiance|croit|laisse (?:enfin )?(?:passer|entrer)|pardonne|suit|remercie|aide enfin)\b/,
};

const WHO = '<who>';

/** "He nods and lights the lamp", « Cindre me fait enfin confiance »: told instead of brought about. */
export function isNarrated(plain: string, called: readonly string[], language: Language): boolean {
  const from = plain.replace(
    /^\W*(?:(?:and|then|so|suddenly|finally|there|et|puis|alors|soudain|enfin|la|ainsi)\W+)*/,
    '',
  );
  const who = called.find((name) => from.startsWith(`${name} `));
  const told = who === undefined ? from : `${WHO}${from.slice(who.length)}`;
  return YIELDS[language].test(told) || TURNS[language].test(told);
}
