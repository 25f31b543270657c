import type { Language } from '@fabula/rules/release/text';
import { KINSHIP } from './kin.ts';
import { frenchForms } from './verbs-fr.ts';

/** base: its other forms. What a stemmer cannot know. */
const ENGLISH = `
do: does did done doing; have: has had having; be: am is are was were been being;
lose: lost losing; know: knew known; go: went gone going goes; come: came coming; tell: told telling; think: thought;
find: found; hold: held; blow: blew blown; say: said says; see: saw seen; hear: heard; send: sent; take: took taken;
give: gave given; make: made; bring: brought; feel: felt; lead: led; leave: left; stand: stood; wait: waiting;
write: wrote written; drive: drove; steer: steering; sink: sank sunk; drown: drowned drowning; light: lit lighted;
let: letting; get: got gotten; fall: fell fallen; freeze: froze frozen freezing; hide: hid hidden hiding; keep: kept;
mean: meant; meet: met; begin: began begun; break: broke broken; choose: chose chosen; die: died dying dead;
sit: sat sitting; speak: spoke spoken; steal: stole stolen; eat: ate eaten; draw: drew drawn; hit: hitting;
man: men; woman: women; child: children; wife: wives; life: lives; foot: feet; mum: mom mummy mommy; dad: daddy;
buy: bought; catch: caught; fight: fought; forget: forgot forgotten; forgive: forgave forgiven; sleep: slept;
swear: swore sworn; understand: understood; wear: wore worn; win: won; pay: paid; put: putting; run: ran running;
follow: followed following; carry: carried carries; bury: buried; marry: married; guide: guiding; colour: color;
`;

const FRENCH = `
aller: vais vas va vont ira irai iras irez allait allez allons; venir: viens vient venez venons venu venue viennent;
avoir: ai as a ont avez avons eu avait aviez; être: suis es est sont êtes sommes été était étaient étiez;
pouvoir: peux peut peuvent pouvez pouvons pourrait pourrais pourriez pouviez; vouloir: veux veut veulent voulez voulu;
faire: fais fait font faites faisons faisait; dire: dis dit disent dites disait; savoir: sais sait savez savaient su;
voir: vois voit voient voyez vu voyait; devoir: dois doit doivent devez devriez devrait dû; perdre: perds perd perdu perdue perdez;
mettre: mets met mettez mettons mis; prendre: prends prend prenez prenons pris prise; tenir: tiens tient tenez tenait;
croire: crois croit croyez croient; vivre: vis vit vivent vivant vivants; mourir: meurt meurs meurent mort morts morte mortes;
partir: pars part partez parti partie; sortir: sors sort sortez sorti; attendre: attends attend attendez attendiez attendait attendu;
entendre: entends entend entendez entendu; comprendre: comprends comprend comprenez compris; écrire: écris écrit écrivez écrits;
connaître: connais connaît connaissez connu connaissent; devenir: deviens devient devenu devenue; rester: reste restes restez restons;
suivre: suis-je suit suivent suivez suivi; boire: bois boit bu buvez; dormir: dors dort dormez; finir: finis finit finissent fini;
éteindre: éteins éteint éteinte éteints éteintes éteignez; allumer: allume allumé allumée allumez; lire: lis lit lisez lu;
offrir: offre offrez offert; ouvrir: ouvre ouvrez ouvert ouverte; courir: cours court courez; sentir: sens sent sentez senti;
appartenir: appartient appartenait; geler: gèle gelé gelée gelés; mener: mène mènes mènent menait; oeil: yeux;
jeter: jette jettent; bouger: bouge bougé bougez; appeler: appelle appelles appelaient appelait; noyer: noie noient noyé noyée noyés noyées;
`;

function parse(table: string): Map<string, string> {
  const forms = new Map<string, string>();
  for (const entry of table.split(';')) {
    const [base, others] = entry.split(':').map((part) => part.trim());
    if (base && others) for (const form of others.split(/\s+/)) forms.set(form, base);
  }
  return forms;
}

/** Irregular form, or one of a word's kin, → its base. */
export const IRREGULAR: Record<Language, ReadonlyMap<string, string>> = {
  en: new Map([...KINSHIP.en, ...parse(ENGLISH)]),
  fr: new Map([...KINSHIP.fr, ...frenchForms(), ...parse(FRENCH)]),
};
