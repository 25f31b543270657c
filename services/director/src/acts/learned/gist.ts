import type { Language } from '@fabula/rules/release/text';

/** Groups of words that ask alike, whoever is asked, of whom and how politely: a group's first stands for all of it. */
const ALIKE: Record<Language, string> = {
  en: `i we me us one;
    he she him her they them it somebody someone people;
    my our;
    his their its;
    say says said tell tells shout yell call ask asks answer reply talk speak write scream;
    should must shall ought supposed meant have has need needs got;
    can could may might would;
    want wants wanted expect expects need hoping waiting after wish;
    make makes get gets convince persuade move touch reach win bring impress calm reassure;
    choose pick take takes bring go send give use trust prefer;
    which whichever what;
    best better right good wise wisest safe safest safer useful smart smartest sensible strongest important;
    hint clue tip tips advice pointer pointers suggestion suggestions idea ideas example examples opinion recommend advise
    recommended recommendation hints clues nudge;
    missing left forgot forgotten forgetting miss;
    different difference differ distinguish;
    stuck lost confused stumped clueless torn hopeless;
    task tasks job jobs option options choice choices way ways thing things;
    this that these those`,
  fr: `je on j nous moi me m;
    tu vous te t toi;
    il elle lui leur ils elles eux ca cela;
    mon ma mes notre nos;
    son sa ses leurs;
    dire dis dit dites dirais dirait diriez dira demander demande demandes demandez demanderais demanderiez repondre
    reponds repond repondez crier crie crient hurler hurle parler parle parles parlez raconter raconte gueule gueuler
    adresse adresser interroger interroge annoncer lancer lance;
    devoir dois doit devrais devrait devons devez devait faut faudrait faudra falloir suis sommes est es etes;
    cense censee censes censees suppose supposee;
    faire fais fait faites font ferais feriez ferait fasse;
    pouvoir peux peut pouvez pourrais pourrait pourriez puis;
    vouloir veux veut voulez veulent voudrait voudrais attend attends attendez attendent espere cherche;
    convaincre convaincrait persuader persuaderait toucher toucherait calmer rassurer amadouer impressionner
    emouvoir decider gagner obtenir attendrir;
    choisir choisis choisit choisirais choisiriez prendre prends prend prenez prendrais prendriez envoyer envoie
    enverrais donner donne donner preferer preferes preferez garder;
    quel quelle quels quelles lequel laquelle lesquels lesquelles;
    mieux meilleur meilleure bon bonne sage sur sure utile utiles important plus raisonnable;
    indice indices piste conseil conseils tuyau tuyaux astuce exemple exemples suggestion idee idees avis aide
    conseiller conseilles conseillez conseillerais conseilleriez recommandes recommandez recommander suggeres suggerez
    proposes proposez;
    manque manquait reste oublie oubliee oublier;
    difference differents distingue differentes;
    perdu perdue paume paumee bloque bloquee coince coincee seche nul nulle;
    tache taches choix option options travaux chose choses chemin chemins;
    quoi que qu;
    ce cet cette ces`,
};

function groupsOf(list: string): ReadonlyMap<string, string> {
  const groups = new Map<string, string>();
  for (const group of list.split(';')) {
    const words = group.trim().split(/\s+/);
    for (const word of words) if (!groups.has(word)) groups.set(word, words[0] ?? word);
  }
  return groups;
}

const GROUPS = { en: groupsOf(ALIKE.en), fr: groupsOf(ALIKE.fr) };

/** The word that stands for all that ask alike; undefined: it has none like it. */
export function gistOf(word: string, language: Language): string | undefined {
  return GROUPS[language].get(word);
}
