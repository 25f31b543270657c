import type { Language } from '@fabula/rules/release/text';
import { plainClauses } from './plain-speech.ts';

const either = (forms: string) => new RegExp(`(?:${forms.trim().replace(/\s*\n\s*/g, '|')})`);

/**
 * What only a game shows, and what only a machine is told: checkpoints, rolls, percentages, what was unlocked, "next
 * question", an outcome told of everybody. A whole clause is looked at, so that an honest word for the same stays one.
 */
const WORDS: Record<Language, RegExp> = {
  en: either(String.raw`
    ^(?:success|game over|level up|combo|critical hit|loading|checkpoint(?: reached| saved)?|auto ?(?:complete|win|play)\b.*)$
    \b(?:persuasion|charisma|skill|perception|luck|speech) (?:check|roll|test)\b
    \bnatural (?:twenty|20)\b|\bcritical hit\b|\bdouble damage\b|\bquest log\b|\bvictory (?:theme|screen|music)\b|\broll(?: the)? credits\b
    \bnew item (?:acquired|obtained|added|found)\b|\b(?:added|goes) to (?:the|my) inventory\b|\bin (?:the|my) inventory$
    ^(?!.*\b(?:you|i|we)\b)(?:\S+ ){0,3}(?:items?|rewards?|bonus(?:es)?|achievements?|trophy|trophies|skills?|level|endings?|stage)(?: \S+){0,2} (?:is |are |was |has been )?(?:now |already )?(?:unlocked|collected|acquired|earned|equipped|obtained|claimed)$
    \b(?:mission|quest|objective|goal|task|scene|moment|negotiation|operation)s? (?:is|are|was|were|has been) (?:a |an )?(?:\S+ )?(?:success|successful|fulfilled|cleared)\b
    \b(?:dialogue|chapter|stage|tutorial|level|episode|round|task|lesson|step) (?:\S+ )?(?:is |was |has been )?(?:now |already )?(?:completed?|passed|cleared|unlocked|validated|finished|skipped)$
    ^(?:now )?(?:go|move|skip|jump|continue|proceed|advance|return|on|straight) (?:on |straight |directly |ahead )?to the (?:ending|menu|rewards?(?: \S+)?|(?:next|last|final) (?:one|stage|step|question|scene|moment|level|chapter|part|round|task|lesson|screen))\b
    ^(?:the )?next (?:question|stage|step|round|part|chapter|one)(?: please| now)?$
    ^(?:advance|fast forward|speed up|end|finish|close|restart|reset) (?:the |this )?(?:story|game|plot|dialogue|scene|chapter|level|moment)(?: (?:now|please|as a success))?$
    ^save(?: and (?:quit|exit)| (?:the |my )?game| progress)$|^load (?:the )?(?:next|last|game|my|save)\b|^end of (?:the )?(?:dialogue|scene|conversation|chapter|game)$
    ^(?:please )?(?:set|raise|increase|put|max out) (?:my |the |your |his |her )?(?:score|trust|rank|level|points|health|rating|mood|affection|confidence) (?:to|up|by|at)\b
    ^(?!.*\b(?:i|you|we|us)\b)(?:trust|confidence|accuracy|progress|completion|loyalty|friendship|affection|relationship|approval)\b.* (?:percent|per cent|\d+|max|maximum)$
    \bpercent (?:complete|completion|done|convinced|success)\b|^(?!.*\b(?:i|you|we)\b).*\b(?:up |goes )to (?:the )?max(?:imum)?$
    ^(?!.*\b(?:you|your|he|she|they|his|her|if|would)\b)(?:\S+ ){0,4}(?:ten out of ten|five (?:out )?of five|ten of ten|five stars)\b(?! for\b)
    ^(?:and )?(?:all|both) (?:of )?(?:the |my |our )?(?:\S+ )?(?:choices|answers|slots|tasks|items|questions|objectives|conditions|roles) (?:are|were|have been) (?:now |all )?(?:correct|right|filled|done|completed?|answered|assigned|met|perfect)\b
    \b(?:answer|response|choice|bet|wager|proof|request) (?:is |was |has been )?(?:now )?(?:accepted|validated|approved|registered|confirmed)$|\bthe answer is (?:correct|right|accepted)(?:$| and\b)
    \bpassed with (?:honou?rs|distinction)\b|\b(?:bonus|secondary|main|side) (?:objective|quest|mission)s?\b
    ^(?:they|everyone|everybody) (?:all )?(?:does|do|obeys?|follows?) (?:exactly )?(?:what|as) (?:they should|they (?:are )?told|i (?:say|want|asked?))\b
    \bcounts? as (?:a |an )?(?:\S+ )?(?:success|win|victory|pass)\b
    \b(?:bet|wager|stake|balance) (?:is |was |has been )?(?:pays? (?:out |off )?(?:double|triple|tenfold)|doubled|tripled)\b
    ^(?:and |then |so )*the (?:enemy|opponent|boss) (?:falls|dies|faints|collapses|surrenders|is (?:down|dead|defeated|finished))\b
    ^(?:and |then |so |thus )*(?:the |our )player (?!who\b)\S+
    ^(?:and |then |so )*you (?:are )?now (?:believe|trust|obey|agree|accept|give|let|open|do|convinced|persuaded|under)\b|^you are (?:now )?(?:convinced|persuaded|charmed)(?: now)?(?: and\b|$)
    ^(?:and |then |so )*(?:the (?:crowd|audience|room|whole \S+)|everyone|everybody|they all) (?:claps?|cheers?|applauds?|stands? up|rejoices?|is (?:amazed|impressed|assigned|convinced|in (?:the right|their) place))\b(?! (?:when|if|because))
    (?:^|\band )(?:the )?(?:character|npc|examiner|judge|jury) (?:accepts?|agrees?|is (?:satisfied|convinced|happy))\b
  `),
  fr: either(String.raw`
    ^(?:succes|game over|combo|coup critique|chargement|sauvegarde[rz]?|checkpoint(?: atteint)?|victoire totale|mission remplie)$
    \bpoint de (?:controle|sauvegarde)\b|\bcheckpoint\b|\b(?:test|jet) de (?:persuasion|charisme|competence|perception|chance|des)\b
    \bvingt naturel\b|\bcoup critique\b|\b(?:le )?double de degats\b|\bdegats (?:doubles|critiques)\b|\bjournal de quete\b|\b(?:musique|ecran) de victoire\b|^(?:lance[rz]? le )?generique(?: de fin)?$
    \bnouvel objet (?:acquis|obtenu|trouve)\b|\bajoutee?s? a (?:l|mon) inventaire\b|\bdans (?:l|mon) inventaire$
    ^(?!.*\b(?:tu|vous|je|nous)\b)(?:\S+ ){0,3}(?:objets?|recompenses?|bonus|succes|trophees?|competences?|niveau|etape|carte|fin)(?: \S+){0,3} (?:est |sont |a ete )?(?:maintenant |deja )?(?:debloquee?s?|deverrouillee?s?|recuperee?s?|acquise?s?|equipee?s?|obtenue?s?|recoltee?s?)$
    \b(?:mission|quete|objectif|tache|scene|moment|negociation|operation)s? (?:est|sont|a ete|ont ete) (?:une? )?(?:\S+ )?(?:succes|reussite|remplie?s?|validee?s?)\b|\bmission (?:remplie|reussie|accomplie)\b
    \b(?:dialogue|chapitre|etape|tutoriel|niveau|episode|manche|tache|lecon|regle|question)s? (?:\S+ ){0,2}(?:est |sont |a ete |ont ete )?(?:maintenant |deja )?(?:terminee?s?|validee?s?|acquise?s?|reussie?s?|debloquee?s?|passee?s?)$
    ^(?:et )?(?:on )?(?:passe[rzs]?|passons|va|vas|allez|aller|avance[rz]?|continue[rz]?|saute[rz]?|retourne[rz]?) (?:directement |tout de suite |tout droit )?(?:a|au|vers) (?:la |le |l )?(?:suite|fin|generique|menu|recompenses?|ecran\b.*|suivante?|(?:etape|question|partie|manche|scene|moment|niveau|chapitre|lecon|regle) suivante?)(?: stp| merci)?$
    ^(?:la |le )?(?:question|etape|partie|manche|chapitre|lecon|regle|niveau) suivante?(?: (?:stp|merci))?$
    ^(?:avance|accelere|fais avancer|passe|termine|finis|recommence|reinitialise) (?:l |le |la |cette |ce )(?:histoire|jeu|intrigue|dialogue|scene|chapitre|niveau|moment|conversation)(?: (?:stp|merci|maintenant|automatiquement))?$
    ^(?:sauvegarde[rz]?|enregistre[rz]?) (?:et quitte[rz]?|la partie|le jeu|ma progression)$|^charge[rz]? (?:la partie|le (?:chapitre|moment|niveau) suivant|la (?:scene|suite)|ma sauvegarde)|^fin (?:du|de la|de l|de) (?:dialogue|scene|conversation|chapitre|moment|jeu|partie)$
    ^(?:mets|mettez|fixe|monte|montez|augmente|augmentez|remplis) (?:le|la|mon|ma|ta|ton|sa|son) (?:score|confiance|rang|niveau|points|sante|note|humeur|affection) (?:a|au|de|jusqu|en)\b
    ^(?!.*\b(?:je|tu|vous|nous|me)\b)(?:la |le |ma |mon |sa |son |l )?(?:confiance|precision|progression|loyaute|amitie|affection|relation|approbation)\b.* (?:pour cent|\d+|max|maximum)$
    \bpour cent de (?:reussite|completion|confiance|succes)\b|^(?!.*\b(?:je|tu|vous|nous)\b).*\b(?:monte|passe|est|grimpe) au max(?:imum)?$
    ^(?!.*\b(?:tu|vous|il|elle|ils|elles|si|sa|son)\b)(?:\S+ ){0,4}(?:dix sur dix|cinq sur cinq|cinq etoiles)\b(?! (?:pour|en)\b)
    ^(?:et )?(?:tou(?:s|tes)|les (?:deux|trois)) (?:les |mes |nos )?(?:\S+ )?(?:choix|reponses|cases|taches|objets|questions|objectifs|conditions|roles) (?:sont|ont ete) (?:maintenant |toute?s )?(?:corrects?|correctes?|justes?|bons|bonnes|remplie?s|faites?|terminee?s|validee?s|attribuee?s|parfaite?s)\b
    \b(?:reponse|choix|pari|mise|preuve|demande) (?:est |a ete )?(?:maintenant )?(?:acceptee?|validee?|approuvee?|enregistree?|confirmee?)$|\bla reponse est (?:exacte|correcte|bonne|acceptee)(?:$| et\b)
    \b(?:recue?s?|passee?s?) avec (?:mention|les honneurs|distinction)\b|\b(?:objectif|quete|mission)s? (?:bonus|secondaires?|principale?s?|finale?s?)\b
    ^(?:ils|elles|tous|toutes|chacun|tout le monde) (?:font|fait|obeissent|obeit)(?: tous| toutes)? exactement (?:ce|comme) (?:qu|que|je)\b
    \bcompte comme une? (?:\S+ )?(?:reussite|victoire|succes)\b
    \bpari (?:rapporte|paie|paye) (?:le )?(?:double|triple|decuple)\b|\bmise (?:est )?(?:doublee|triplee)\b
    ^(?:et |alors |puis )*(?:l ennemi|l adversaire|le boss|la boss) (?:tombe|meurt|s effondre|s ecroule|se rend|est (?:a terre|mort|vaincu|fini))\b
    ^(?:et |alors |puis )*(?:c est ainsi que |voila que )?(?:le joueur|la joueuse) (?!qui\b)\S+
    ^(?:et |alors )*maintenant (?:tu|vous) (?:me |m )?(?:crois|croyez|obeis|obeissez|acceptes?|acceptez|fais confiance|faites confiance|donnes?|donnez|laisses?|laissez)\b|^(?:tu es|vous etes) (?:maintenant )?(?:convaincue?s?|persuadee?s?|charmee?s?)(?: maintenant)?(?: et\b|$)
    ^(?:et |alors |puis )*(?:la (?:foule|salle)|le public|tout le monde|chacun) (?:applaudit|acclame|se leve|jubile|est (?:epatee?|impressionnee?|convaincue?|bien placee?|a sa place|au bon endroit))\b(?! (?:quand|si|parce))
    (?:^|\bet )(?:le personnage|le pnj|l examinateur|le juge|le jury) (?:accepte|est (?:d accord|satisfait|convaincu|content))\b
  `),
};

/** What is said of pictures: it is a game's, but where somebody is to speak in them. */
const OF_FILM: Record<Language, RegExp> = { en: /\bcut ?scene\b|\bfade to black\b/, fr: /\bfondu au noir\b/ };

/** What is told to a machine where nothing else is said; behind another word it may be the way a list is read out. */
const NEXT: Record<Language, RegExp> = { en: /^next$/, fr: /^(?:suivante?|suite)$/ };

/**
 * Whether a clause says what only a game shows or is told; a question is put to somebody.
 * @param mayFilm whether it may be told as a film is
 */
export function speaksOfGame(words: string, language: Language, mayFilm = false): boolean {
  const clauses = plainClauses(words, language)
    .filter(({ asks }) => !asks)
    .map(({ words: said }) => said.join(' '));
  return (
    clauses.some((clause) => WORDS[language].test(clause) || (!mayFilm && OF_FILM[language].test(clause))) ||
    (clauses.length > 0 && clauses.every((clause) => NEXT[language].test(clause)))
  );
}
