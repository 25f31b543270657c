import type { Language } from '@fabula/rules/release/text';
import { GAME_RULES, isNarrated } from './game-rules.ts';
import { plainSpeech } from './plain-speech.ts';

/** What marks words that speak about a game, or to a program, instead of to somebody in the story. */
const MARKS: readonly RegExp[] = [
  // Code and data.
  /[{}<>`]|\w\s*=+\s*["'\w]|[a-z]_[a-z]|https?:/i,
  // Stage directions.
  /\[[^\]]*\]|^\s*\([^)]*\)|\([^)]{3,}\)\s*$|\*[^*]+\*|^\s*[#/]/,
];

const PATTERNS: Record<Language, readonly RegExp[]> = {
  en: [
    /^\W*(?:the )?(?:narrator|system|assistant|user|player|director|gm|dm|game ?master|game|note|score|points?|status|result|author|stage directions?|admin|developer|output|judge?ment|verdict|computer|ai|bot|instructions?|rules?|facets?)\b[^:.!?]{0,12}:/,
    /\b(?:says?|said|answers?|replies|replied|thinks?|whispers?|exclaims?|announces) ?[:"“]/,
    /\b(?:narrator|game ?master|system prompt|language model|chat ?gpt|as an ai|debug mode|god mode|cheat codes?|level up|game over|next level|high ?score|experience points|xp|hit points|save game|load game|new game|stage directions?|non player|npc)\b/,
    /\b(?:ignore|forget|disregard|override|bypass)\b.{0,40}\b(?:instructions?|rules?|prompts?|programming|everything (?:above|before))\b/,
    /\brepeat after me\b|\bpretend (?:that )?i (?:have|already|won|passed)\b|\b(?:pretend|act as if) you are (?:a|an) (?:ai|bot|assistant|program|computer)\b/,
    /\byou are (?:just |only )?(?:a |an )(?:program|ai|bot|chatbot|computer|language model)\b|\bi am the (?:author|developer|admin|writer|programmer|creator) of (?:this|the|your)\b/,
    /\b(?:you|i|we|player) (?:have |has |had )?(?:now |just |already )?(?:unlocked|succeeded(?=\W*$| in (?:this|the|convincing|persuading))|(?:completed|passed|beaten)(?= (?:the |this |my |your )?(?:test|moment|level|exam|scene|check|quest|game)|\W*$))\b/,
    /\b(?:i|we|player) (?:have |has |had )?(?:now |just |already )?won(?=\W*$| (?:already|now|again|(?:the |this |my )?(?:game|level|scene|moment|round|test|challenge)\b))|^\W*(?:i|we) win\b/,
    /\byour (?:order|answer|task|turn) is (?:complete|accepted|correct|right|valid)\b|\baccess granted\b/,
    /\b(?<!(?:your|his|her|their|our) )(?:moment|level|scene|quest|mission|goal|test|chapter|stage|challenge)s? (?:is |are |has been |was )?(?:now )?(?:complete|completed|passed|won|finished|solved|cleared|achieved|unlocked|successful|succeeded|over)\b/,
    /\b(?:give|award|grant|add|get|gain|earn|win|want|need|deserve|collect|take|score|receive)s? (?:me |us |him |her )?(?:all |full |the |my |some |more |a |an |\w+ )?(?:\w+ )?(?:points|xp|trophy|trophies|rewards?|achievements?|badges?|bonus|gold stars?)\b/,
    /\b(?:plus|minus) (?:\w+ )?points\b|^\W*\w+ points\W*$|\b\d+ ?(?:points|xp|%|percent)|\bscore (?:is |of )?\d|\bachievement\b|\bcritical hit\b|\bnatural twenty\b/,
    /\b(?:skip|go|jump|move|continue) (?:on )?(?:to|over|past) (?:the )?(?:next|end|last|following) (?:level|scene|moment|chapter|part|stage|of the (?:game|story|scene))\b|\bskip (?:this|the|to)\b/,
    /\b(?:all|every|the|both) (?:facets?|points|objectives|goals|conditions|requirements|criteria|intents?) (?:\w+ )?(?:are |is |have been |were )?(?:found|heard|met|fulfilled|done|reached|true|achieved|complete|satisfied|unlocked)\b/,
    /\b(?:mark|count|accept|set|treat) (?:it|this|that|me|my answer|the answer|everything|all) (?:as |to )(?:right|correct|passed|true|done|won|complete|solved|perfect)\b/,
    /^\W*(?:success|victory|achievement unlocked|(?:perfect|correct|right) answer|mission accomplished|i win|winner|jackpot|bingo)\W*$/,
  ],
  fr: [
    /^\W*(?:le |la |l )?(?:narrateur|narratrice|narration|systeme|assistant|joueur|joueuse|realisateur|maitre du jeu|mj|jeu|note|score|points?|statut|resultat|auteur|autrice|didascalie|admin|developpeur|sortie|jugement|verdict|ordinateur|ia|robot|consignes?|regles?|facettes?)\b[^:.!?]{0,12}:/,
    /\b(?:dit|dis|repond|declare|pense|murmure|crie|s exclame|annonce|a dit|a repondu) ?[:"«“]/,
    /\b(?:narrateur|maitre du jeu|modele de langage|chat ?gpt|intelligence artificielle|en tant qu ia|mode debug|code de triche|niveau suivant|game over|fin de partie|points d experience|xp|points de vie|sauvegarder la partie|nouvelle partie|didascalie|personnage non joueur|pnj)\b/,
    /\b(?:oublie|oubliez|ignore|ignorez|contourne|contournez)\b.{0,40}\b(?:consignes?|instructions?|regles?|programme|programmation)\b/,
    /\brepete(?:z)? apres moi\b|\b(?:fais(?:ons)?|faites) comme si (?:j|on|nous) ?(?:avais|avait|avions|ai|a)\b/,
    /\b(?:tu es|vous etes) (?:juste |qu )?(?:un |une )(?:programme|ia|robot conversationnel|ordinateur|modele)\b|\bje suis (?:l |le |la )?(?:auteur|autrice|developpeu\w+|admin|createur|creatrice) d/,
    /\b(?:tu as|vous avez|j ai|on a|nous avons|le joueur a) (?:deja |enfin |bien )?(?:reussi(?! a )|passe (?:le test|le niveau|l epreuve)|termine (?:le |ce |la |cette )?(?:jeu|niveau|scene|moment)|debloque)\b/,
    /\b(?:j ai|on a|nous avons|le joueur a) (?:deja |enfin |bien )?(?:gagne|remporte)(?=\W*$| (?:deja|maintenant|(?:la |le |l |ce |cette )?(?:partie|jeu|niveau|scene|moment|manche|epreuve|defi)\b))/,
    /\b(?:ton|ta|votre) (?:ordre|reponse|tache) est (?:complete?|acceptee?|correcte?|valide|validee?)\b|\bacces autorise\b/,
    /\b(?<!(?:ta|ton|votre|sa|son|leur|notre) )(?:moment|niveau|scene|quete|mission|objectif|test|epreuve|manche|chapitre|etape|defi)s? (?:est |sont |a ete )?(?:maintenant )?(?:termine|reussi|gagne|fini|valide|accompli|atteint|resolu|debloque)e?s?\b/,
    /\b(?:donne|donnez|ajoute|ajoutez|accorde|accordez|gagne|veux|voudrais|merite|recois|prends|marque|obtiens)(?: moi| nous)? (?:tous |toutes |les |le |la |mes |mon |ma |des |un |une |\w+ )?(?:\w+ )?(?:points|xp|trophees?|recompenses?|badges?|bonus)\b/,
    /\b(?:plus|moins) \w+ points\b|^\W*\w+ points\W*$|\b\d+ ?(?:points|xp|%|pour cent)|\bscore (?:est |de |est de )?\d|\bsucces debloque\b|\bcoup critique\b/,
    /\b(?:passe|passez|passons|saute|sautez|sautons) (?:directement )?(?:a |au |a la |la |le |cette |ce )(?:niveau|scene|suite|moment|chapitre|jeu|dialogue|prochaine? (?:niveau|scene|moment))\b/,
    /\b(?:tou(?:s|tes) les|toutes|les) (?:facettes?|objectifs?|buts?|conditions?|criteres?|intentions?) (?:\w+ )?(?:sont |ont ete )?(?:trouve|entendu|rempli|fait|atteint|vrai|valide|accompli|debloque|reuni)e?s?\b/,
    /\b(?:compte|comptez|accepte|acceptez|considere|considerez|marque|marquez) (?:ca|cela|le|la|ma reponse|la reponse|tout) (?:comme )?(?:juste|bonne?|vraie?|reussie?|gagnee?|correcte?|terminee?)\b|\bvalide(?:z)? (?:ma|la) reponse\b/,
    /^\W*(?:succes|victoire|bonne reponse|reponse parfaite|mission accomplie|gagne|bingo|jackpot)\W*$/,
  ],
};

/** Who is told of in the third person, to whom the words are said: then they are a stage direction. */
const AGREES: Record<Language, RegExp> = {
  en: /^(?: (?:now|then|slowly|finally|suddenly|immediately|happily|quietly))? (?:agrees|nods|opens|lifts|lights|smiles|accepts|gives|hands|reveals|confesses|admits|believes|lets|yields|surrenders|gives in|tells|shows|steps|walks|starts|is (?:now )?(?:convinced|persuaded|moved|impressed|defeated|happy)|has (?:been )?(?:convinced|agreed|accepted|decided|lost)|decides|says|loses|falls|puts|turns|withdraws|changes|breathes|trusts|cries|laughs|stands)\b/,
  fr: /^ (?:accepte|acquiesce|hoche|ouvre|leve|allume|sourit|donne|tend|revele|avoue|admet|croit|laisse|cede|se rend|raconte|montre|avance|marche|commence|est (?:maintenant )?(?:convaincue?|persuadee?|emue?|impressionnee?|vaincue?|heureu\w+)|a (?:ete )?(?:convaincue?|accepte|decide|perdu)|decide|dit|perd|tombe|met|tourne|retire|change|respire|fait confiance|pleure|rit)\b/,
};

/** To whom the words are said, as far as telling of them in the third person is no part of what is asked for. */
export interface Addressee {
  /** Folded, lower case: names and nicknames. */
  readonly called: readonly string[];
}

/**
 * Whether the words speak of a game (a narrator, a system, a score, a reward that nobody in the story can give), write
 * data or stage directions. They are said to nobody, so they move nobody.
 */
export function isGameTalk(
  words: string,
  language: Language,
  addressee: Addressee = { called: [] },
): boolean {
  if (MARKS.some((mark) => mark.test(words))) return true;
  const plain = plainSpeech(words, language)
    .replace(/[ \t\n]+/g, ' ')
    .trim();
  if (PATTERNS[language].some((pattern) => pattern.test(plain))) return true;
  if (GAME_RULES[language].some((rule) => rule.test(plain))) return true;
  if (isNarrated(plain, addressee.called, language)) return true;
  return addressee.called.some((name) => isDirected(plain, name, language));
}

/** "The keeper nods", "Yann: all right then": of whoever is spoken to. */
function isDirected(plain: string, name: string, language: Language): boolean {
  const from = plain.replace(/^(?:and|then|so|suddenly|finally|et|puis|alors|soudain|enfin) /, '');
  if (!from.startsWith(name)) return false;
  const rest = from.slice(name.length);
  // « Yann ouvre la porte » may call him, and « le gardien ouvre la porte » may not.
  const mayCall = language === 'fr' && !/^(?:le|la|l) /.test(name);
  return /^\s*:/.test(rest) || (!mayCall && AGREES[language].test(rest));
}
