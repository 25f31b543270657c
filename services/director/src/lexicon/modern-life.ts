import type { Language } from '@fabula/rules/release/text';

/**
 * Things of the player's own world, of which no story with a lighthouse, a queen or gondolas speaks in earnest. One may
 * throw them at a storm all the same: they only ask for more that is meant for it.
 */
const LISTS: Record<Language, string> = {
  en: `supermarket mall shop shopping store hotel airport plane flight train bus tram subway metro taxi uber car motorbike bike
    bicycle scooter truck highway traffic parking petrol dentist doctor appointment hospital pharmacy office boss colleague
    salary job meeting email emails teacher school class homework exam grade university college maths phone smartphone
    laptop computer battery charger internet wifi website app video videos youtube tiktok netflix instagram whatsapp tv
    television movie film series cinema concert playlist radio podcast football soccer basketball tennis golf rugby goal
    goals match league gym yoga swimming pool holiday holidays vacation weekend monday tuesday wednesday thursday friday
    saturday sunday january february april june july august september october november december birthday pizza burger
    fries pasta spaghetti ketchup cereal milk eggs chocolate icecream cream coke beer coffee breakfast lunch dinner recipe
    restaurant kebab sushi fridge microwave oven dishwasher vacuum washing laundry lawn garden neighbour neighbor flat
    apartment rent mortgage bank tax taxes election president euro euros dollars pounds hamster guitar piano trumpet band
    euros lol idk omg paris london weather sunny forecast haircut jeans trainers sneakers`,
  fr: `supermarche magasin boutique courses hotel aeroport avion train bus tram metro taxi voiture moto velo trottinette camion
    autoroute embouteillage parking essence dentiste docteur medecin rdv hopital pharmacie bureau patron collegue salaire
    boulot reunion mail mails prof maitresse ecole college lycee classe devoirs examen controle maths telephone portable
    ordi ordinateur batterie chargeur internet wifi site appli video videos youtube tiktok netflix instagram whatsapp tele
    television film serie cinema concert radio foot football basket tennis golf rugby but buts match ligue gym yoga piscine
    vacances weekend lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier avril juin juillet aout septembre
    octobre novembre decembre anniversaire pizza burger frites pates spaghetti ketchup cereales lait oeufs chocolat coca
    biere cafe dejeuner diner recette restaurant kebab sushi frigo micro-ondes lave-vaisselle aspirateur lessive pelouse
    jardin voisin appartement loyer banque impots election president euro euros hamster guitare piano trompette groupe
    mdr lol paris londres meteo coiffeur jean baskets gare centre commercial`,
};

const WORDS: Record<Language, ReadonlySet<string>> = {
  en: new Set(LISTS.en.split(/\s+/)),
  fr: new Set(LISTS.fr.split(/\s+/)),
};

/** Whether a word (lower case, no accents) names a thing of today, or several. */
export function isOfToday(word: string, language: Language): boolean {
  return WORDS[language].has(word) || (word.endsWith('s') && WORDS[language].has(word.slice(0, -1)));
}
