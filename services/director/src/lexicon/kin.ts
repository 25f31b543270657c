import type { Language } from '@fabula/rules/release/text';

/** Verb: the nouns and the like that are made of it, where a stemmer sees no more kinship. Homographs are left out. */
const KIN: Record<Language, string> = {
  en: `
choose: choice choices; lose: loss losses; believe: belief beliefs; speak: speech speeches;
give: gift gifts; true: truth truths truthful truthfully; proud: pride; strong: strength; warm: warmth; hungry: hunger;
angry: anger; guilty: guilt; advise: advice; refuse: refusal refusals; die: death deaths; think: thoughts;
weigh: weight weights; brave: bravery; free: freedom; grow: growth; lie: liar liars lying; steal: theft thefts thief thieves;
descend: descent; defend: defence defense; decide: decision decisions; explain: explanation explanations;
invite: invitation invitations; apologise: apology apologies apologize; remember: remembrance; breathe: breath breaths;
`,
  fr: `
mourir: décès; perdre: perte pertes; vendre: vente ventes; prouver: preuve preuves; avouer: aveu aveux;
choisir: choix; répondre: réponse réponses; attendre: attente; défendre: défense défenseur; promettre: promesse promesses;
courir: course; mentir: mensonge mensonges menteur menteuse; naître: naissance; confier: confiance; croire: croyance;
connaître: connaissance; lire: lecture lectures lecteur; écrire: écriture écritures; plaindre: plainte plaintes;
craindre: crainte craintes; ordonner: ordre ordres; fier: fierté fiertés; honte: honteux honteuse honteuses;
peur: peureux peureuse apeuré apeurée; vrai: vérité vérités véritable; départ: départs; sauver: sauvetage sauveteur;
brûler: brûlure brûlures; fuir: fuite fuites; voler: vol vols voleur voleurs voleuse; souffler: souffle souffles;
orgueil: orgueilleux orgueilleuse; courage: courageux courageuse; danger: dangereux dangereuse; froid: frigorifié frigorifiée;
signer: signature signatures; respirer: respiration; protéger: protection; récompenser: récompense; risquer: risque risques;
secourir: secours; remplacer: remplaçant remplaçante remplacement; soigner: soin soins; construire: construction;
fabriquer: fabrication fabricant; parier: pari paris; miser: mise mises; échouer: échec; conduire: conduite;
regretter: regret regrets; pardonner: pardon; remords: remord; chuter: chute; découvrir: découverte; souvenir: souvenirs;
commander: commandement; inquiéter: inquiétude inquiet inquiète inquiets; fatiguer: fatigue fatigué fatiguée;
dormir: endormi endormie endormir endort sommeil; gel: gelé; trembler: tremblement; gentil: gentillesse gentiment;
seul: solitude seuls seules; tampon: tampons tamponneur; initiale: initiales; culpabilité: culpabiliser; juger: jugement;
`,
};

/** Word → the one whose kin it is. */
export const KINSHIP: Record<Language, ReadonlyMap<string, string>> = { en: read(KIN.en), fr: read(KIN.fr) };

function read(table: string): Map<string, string> {
  const out = new Map<string, string>();
  for (const row of table.split(';')) {
    const [head = '', list = ''] = row.split(':').map((part) => part.trim());
    for (const word of list.split(/\s+/)) if (word !== '') out.set(word, head);
  }
  return out;
}
