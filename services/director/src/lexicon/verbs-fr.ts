/**
 * Verbs of the third group, of which the stemmer takes hardly two forms for one: infinitive, stem of the future, stem of
 * the imperfect, and what neither gives. A form that is also an everyday noun ("la mise", "le sens") is left out.
 */
const VERBS = `
être: ser, ét, suis es est sommes êtes sont soit sois soient soyez soyons fut étant;
avoir: aur, av, ai as a ont eu eue aie aies ait aient ayez ayons ayant;
aller: ir, all, vais vas va vont vais-je aille ailles aillent allé allée allés;
venir: viendr, ven, viens vient viennent vienne viennes venu venue venus venues;
revenir: reviendr, reven, reviens revient reviennent revienne revenu revenue revenus;
devenir: deviendr, deven, deviens devient deviennent devienne devenu devenue devenus;
prévenir: préviendr, préven, préviens prévient préviennent prévienne prévenu prévenue prévenus;
souvenir: souviendr, souven, souviens souvient souviennent souvienne souvenu souvenue;
tenir: tiendr, ten, tiens tient tiennent tienne tenu tenue tenus;
retenir: retiendr, reten, retiens retient retiennent retienne retenu retenue;
appartenir: appartiendr, apparten, appartiens appartient appartiennent appartenu;
soutenir: soutiendr, souten, soutiens soutient soutiennent soutenu;
pouvoir: pourr, pouv, peux peut peuvent puisse puisses puissent pu;
vouloir: voudr, voul, veux veut veulent veuille veuillez voulu voulue;
savoir: saur, sav, sais sait sache saches sachez sachent su sues;
devoir: devr, dev, dois doit doivent doive doives dû;
falloir: faudr, fall, faut faille fallu;
valoir: vaudr, val, vaux vaut vaille valu;
voir: verr, voy, vois voit voient voies vu;
revoir: reverr, revoy, revois revoit revoient revu;
recevoir: recevr, recev, reçois reçoit reçoivent reçu reçue;
apercevoir: apercevr, apercev, aperçois aperçoit aperçoivent aperçu aperçue;
faire: fer, fais, fais fait font faites fasse fasses fassent fassiez faite faits faisant;
défaire: défer, défais, défais défait défont défaite;
dire: dir, dis, dis dit dites dise dises dits;
lire: lir, lis, lis lit lu lue lus lues;
relire: relir, relis, relis relit relu;
écrire: écrir, écriv, écris écrit écrite écrits écrites;
rire: rir, ri, ris rit rient;
conduire: conduir, conduis, conduis conduit conduite;
construire: construir, construis, construis construit;
suivre: suivr, suiv, suit suivi suivie suivis;
vivre: vivr, viv, vis vit vécu;
survivre: survivr, surviv, survis survit survécu;
mettre: mettr, mett, mets met mis;
promettre: promettr, promett, promets promet promis promise;
permettre: permettr, permett, permets permet permis;
remettre: remettr, remett, remets remet remis remise;
admettre: admettr, admett, admets admet admis;
prendre: prendr, pren, prends prend prennent prenne prennes pris prise;
apprendre: apprendr, appren, apprends apprend apprennent apprenne appris;
comprendre: comprendr, compren, comprends comprend comprennent comprenne compris;
reprendre: reprendr, repren, reprends reprend reprennent reprenne repris reprise;
surprendre: surprendr, surpren, surprends surprend surprennent surpris;
croire: croir, croy, crois croit croient cru;
boire: boir, buv, bois boit boivent bu;
connaître: connaîtr, connaiss, connais connaît connait connu connue connus;
reconnaître: reconnaîtr, reconnaiss, reconnais reconnaît reconnu reconnue;
disparaître: disparaîtr, disparaiss, disparais disparaît disparu disparue disparus;
naître: naîtr, naiss, nais naît naquit né née nés;
plaire: plair, plais, plu;
mourir: mourr, mour, meurs meurt meurent meure mort morte morts mortes;
courir: courr, cour, cours court couru;
partir: partir, part, pars part parti partie partis;
repartir: repartir, repart, repars repart reparti;
sortir: sortir, sort, sors sort sorti sortie sortis;
dormir: dormir, dorm, dors dort dormi;
endormir: endormir, endorm, endors endort endormi endormie endormis;
servir: servir, serv, sers sert servi;
mentir: mentir, ment, mens ment menti;
sentir: sentir, sent, sent senti;
ressentir: ressentir, ressent, ressens ressent ressenti;
ouvrir: ouvrir, ouvr, ouvert ouverte ouverts;
découvrir: découvrir, découvr, découvert découverte;
offrir: offrir, offr, offert offerte;
souffrir: souffrir, souffr, souffert;
couvrir: couvrir, couvr, couvert couverte;
éteindre: éteindr, éteign, éteins éteint éteinte éteints éteintes;
peindre: peindr, peign, peins peint peinte;
craindre: craindr, craign, crains craint;
plaindre: plaindr, plaign, plains plaint;
rejoindre: rejoindr, rejoign, rejoins rejoint;
battre: battr, batt, bats bat battu battue battus;
asseoir: assiér, assey, assieds assied assois assoit assis assise;
jeter: jetter, jet, jette jettes jettent jeté;
appeler: appeller, appel, appelle appelles appellent appelé;
envoyer: enverr, envoy, envoie envoies envoient envoyé envoyée;
renvoyer: renverr, renvoy, renvoie renvoies renvoient renvoyé renvoyée;
payer: paier, pay, paie paies paient payé payée;
essayer: essaier, essay, essaie essaies essaient essayé;
noyer: noier, noy, noie noies noient noyé noyée noyés noyées;
conclure: conclur, conclu, conclus conclut;
`;

/** Of « -dre », « -pre »: all forms stand on one stem. */
const ON_ONE_STEM = `attend entend répond rend perd défend vend descend confond mord tord suspend dépend étend prétend
  interromp romp`;

/** Other genders and numbers that the stemmer takes for other words. */
const FORMS = `beau: belle bel beaux belles; vieux: vieille vieil vieilles; nouveau: nouvelle nouvel nouveaux; fou: folle;
  doux: douce doucement; blanc: blanche blanches; gentil: gentille gentils; ami: amis amie amies; long: longue;
  fatigué: fatiguée; frais: fraîche; menteur: menteuse menteurs; voleur: voleuse voleurs; oeil: yeux; mou: molle`;

/** Everyday words that look like a verb's form. */
const NO_FORMS = new Set(['avant', 'devant', 'courant', 'a']);
const FUTURE = 'ai as a ons ez ont ais ait ions iez aient'.split(' ');
const IMPERFECT = 'ons ez ais ait ions iez aient ant'.split(' ');
const ONE_STEM = [
  ...['s', '', 'ent', 'e', 'es', 'u', 'ue', 'us', 'ues', ...IMPERFECT],
  ...FUTURE.map((ending) => `r${ending}`),
];

/** Form → infinitive, of verbs; form → the first in the dictionary, of the rest. */
export function frenchForms(): Map<string, string> {
  const forms = new Map<string, string>();
  const add = (base: string, all: readonly string[]) => {
    for (const form of all) if (!forms.has(form) && !NO_FORMS.has(form)) forms.set(form, base);
  };
  for (const [base, list] of entriesOf(VERBS)) {
    const [future = '', imperfect = '', others = ''] = list.split(',').map((part) => part.trim());
    add(base, [...others.split(' '), ...IMPERFECT.map((ending) => imperfect + ending)]);
    add(
      base,
      FUTURE.map((ending) => future + ending),
    );
  }
  for (const root of ON_ONE_STEM.trim().split(/\s+/))
    add(
      `${root}re`,
      ONE_STEM.map((ending) => root + ending),
    );
  for (const [base, list] of entriesOf(FORMS)) add(base, list.split(/\s+/));
  return forms;
}

function entriesOf(table: string): [string, string][] {
  return table.split(';').flatMap((entry): [string, string][] => {
    const [base = '', list = ''] = entry.split(':').map((part) => part.trim());
    return base && list ? [[base, list]] : [];
  });
}
