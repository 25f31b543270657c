import type { Language } from '@fabula/rules/release/text';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''));

/** Words that carry little by themselves. They still count a little: short speech is made of them. */
export const FUNCTION_WORDS: Record<Language, ReadonlySet<string>> = {
  en: words(`i me my mine you your yours he him his she her hers it its we us our ours they them their theirs this that
    these those a an the and or but so then than if of to in on at by for from with about into onto as up down over
    am is are was were be been being do does did done have has had having will would shall should can could may might must
    not no just really very too also well oh hey okay ok please now there here all any some somebody someone something
    thing things get let make go going got like one honestly still even only yet again much many more most such
    what who whom whose where when why how which because while until own other tonight whatever mean say know anything anybody anyone everything everybody nobody nothing never none without neither nor hardly
    two three four five six seven eight nine ten`),
  fr: words(`je me moi mon ma mes tu te toi ton ta tes il elle on nous notre nos vous votre vos ils elles lui leur leurs se soi son
    sa ses ce cet cette ces ca cela ci un une des le la les de du au aux en y et ou mais donc or ni car que qui quoi dont
    si ne pas plus bien tres trop aussi alors tout tous toute toutes rien etre avoir faire aller pouvoir vouloir
    a dans sur sous par pour avec sans chez vers entre comme quand comment pourquoi quel quelle quels quelles
    encore deja la ici oui non hein bon ah oh eh quelquun quelque chose truc juste vraiment franchement meme autre donner surtout personne jamais aucun aucune ni parler raconter
    c j l d n s t m qu est suis es ai as ont il y dire savoir devoir falloir faut dit plutot maintenant
    deux trois quatre cinq six sept huit neuf dix`),
};

/** Question words weigh more than other function words: "who" and "where" ask for different things. */
export const QUESTION_WORDS: Record<Language, ReadonlySet<string>> = {
  en: words('who whose whom where why what how when which'),
  fr: words(
    'qui ou pourquoi quoi comment quand quel quelle quels quelles lequel laquelle lesquels lesquelles combien',
  ),
};

/** What turns the words around it into their opposite. */
export const NEGATORS: Record<Language, ReadonlySet<string>> = {
  en: words('not no never nobody nothing none without neither nor hardly'),
  fr: words('pas jamais rien personne aucun aucune sans ni'),
};

/** A new clause begins with these. */
export const CLAUSE_STARTERS: Record<Language, ReadonlySet<string>> = {
  en: words('and but so because then or'),
  fr: words('et mais alors donc car parce puis'),
};
