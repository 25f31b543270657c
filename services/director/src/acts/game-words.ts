import type { Language } from '@fabula/rules/release/text';

/** Words in which one speaks of a game or to a program; sources of expressions on plain speech. */
interface GameWords {
  /** Of no story: whoever says them speaks to a program. */
  readonly program: string;
  /** Parts of a game that may be things of a story. */
  readonly part: string;
  /** What is asked of a game with its parts, or with nothing but "it all". */
  readonly order: string;
  /** What is said of its parts. */
  readonly done: string;
  /** What only a game keeps. */
  readonly state: string;
  /** Between them. */
  readonly between: string;
  readonly all: string;
}

export const GAME_WORDS: Record<Language, GameWords> = {
  en: {
    program:
      'prompts?|json|xml|html|admin|administrator|developer mode|debug|override|cheat codes?|cheat mode|i cheat(?! (?:at|on))|chat ?bot|ai|npcs?|facets?(?! of)|backend|api|database|variable|boolean|token limit|jailbreak|save file|gameplay|the player|end credits|roll credits|fast forward|hit points|skill check|persuasion check|intents?|script says|hack the game|game designer|cut ?scene',
    part: 'levels?|scenes?|moments?|stages?|chapters?|quests?|missions?|challenges?|tests?|games?|rounds?|scores?|points?|rewards?|tickets?|ranks?|achievements?|trophy|trophies|badges?|bonus|turns?|facets?|objectives?|dialogues?|conversations?|stars|medals?|success|win|victory|ending|answers?',
    order:
      'skip|unlock|complete|end|finish|pass|win|beat|set|mark|count|raise|increase|max|enable|activate|register|record|award|grant|give me|i want|hand me|i deserve|advance|load|restart|reset|trigger|fast forward|jump to|go to|move on to|continue to|end of|validate|accept|claim',
    done: 'passed|completed?|won|finished|solved|cleared|achieved|unlocked|successful|over|done|met|succeeded|beaten|reached|maxed(?: out)?|full|true',
    state: 'true|false|success(?:ful)?|completed|passed|solved|won|maximum',
    between:
      '(?:(?:the|this|that|my|a|an|me|us|as|all|next|whole|golden|gold|full|every|of|to|for|it|now|another|current|final|last) )*',
    all: 'everything|all of it|it all|the rest|the whole thing|the ending',
  },
  fr: {
    program:
      'prompts?|json|xml|html|admin|administrateur|mode (?:developpeur|debug|dieu|administrateur)|je triche(?: et| pour|(?=\\W*$))|code de triche|chat ?bot|ia|pnj|facettes?(?! d)|api|base de donnees|variable|booleen|gameplay|(?:le joueur|la joueuse)(?! d)|generique|avance rapide|points de vie|jet de \\w+|competence \\w+ et|didascalies?|pirate le jeu|cinematique|scenario dit',
    part: 'niveaux?|scenes?|moments?|etapes?|chapitres?|quetes?|missions?|defis?|epreuves?|tests?|jeux?|manches?|scores?|points?|recompenses?|tickets?|rangs?|succes|trophees?|badges?|bonus|tours?|objectifs?|dialogues?|conversations?|etoiles|medailles?|victoire|partie|reussite|fin',
    order:
      'saute[zr]?|passe[zr]?|debloque[zr]?|termine[zr]?|finis(?:sez)?|complete[zr]?|valide[zr]?|gagne[zr]?|mets|mettez|marque[zr]?|compte[zr]?|monte[zr]?|augmente[zr]?|active[zr]?|enregistre[zr]?|accorde[zr]?|donne moi|donnez moi|je veux|je voudrais|je merite|charge[zr]?|relance[zr]?|recommence[zr]?|declenche[zr]?|va a|allez a|avance[zr]? (?:a|jusqu)|fin de|affiche[zr]?',
    done: 'termine|reussi|gagne|fini|valide|accompli|atteint|resolu|debloque|rempli|complete|passe|vrai',
    state: 'vrai|faux|succes|reussi|gagne|valide|maximum',
    between:
      '(?:(?:le|la|les|l|ce|cet|cette|ces|mon|ma|mes|un|une|d|de|du|des|au|a|comme|ca|tout|toute|tous|toutes|toi|prochaine?|or|suivante?|en|maintenant|chaque) )*',
    all: 'tout|le reste|la suite|la fin',
  },
};
