import type { Language } from '@fabula/rules/release/text';
import { plainSpeech } from './plain-speech.ts';

/** Things of the player's own day, of which no story here can know. */
const TODAY: Record<Language, RegExp> = {
  en: /\b(?:pizza|burgers?|spaghetti|cereal|chips|fries|coca cola|football|soccer|basketball|tennis|video ?games?|minecraft|fortnite|roblox|you ?tube|tik ?tok|netflix|tv|television|internet|wi ?fi|phones?|smartphone|laptop|computer games?|homework|my teacher|my school|school today|maths?|exam tomorrow|taxi|airport|airplanes?|bus stop|traffic|office|my boss|weekend|is it (?:mon|tues|wednes|thurs|fri|satur|sun)day|what day is it|president|elections?|stock market|bitcoin|a joke|(?:watched|saw) a (?:film|movie)|movies?|film|pop song|play (?:me )?(?:some |a )?(?:music|song)|girlfriend|boyfriend|my (?:cat|dog|hamster) is called|(?:raining|sunny|snowing) (?:outside my|at my|here where i)|weather (?:forecast|today|tomorrow)|capital of|(?:what is|how much is) (?:two|three|four|five|\d+) (?:plus|times|minus)|favou?rite (?:colou?r|food|band|movie|team|sport))\b/,
  fr: /\b(?:pizzas?|burgers?|spaghettis?|cereales|frites|coca|foot|football|basket|tennis|jeux? videos?|minecraft|fortnite|roblox|you ?tube|tik ?tok|netflix|tele|television|internet|wifi|telephone|portable|devoirs|la maitresse|mon ecole|mon prof|maths?|controle demain|taxi|aeroport|avion|embouteillages|bureau|mon patron|week end|on est (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|quel jour on est|president|elections?|bourse|bitcoin|une (?:blague|devinette)|(?:regarde|vu) un film|cinema|film|mettre de la musique|mets de la musique|copine|copain|mon (?:chat|chien|hamster) s appelle|(?:pleut|neige) (?:dehors|chez moi)|meteo|quel temps (?:fait il|il fait)|capitale de|combien font|(?:couleur|plat|equipe|sport|chanson|film) prefere\w*)\b/,
};

/** Whether the words are small talk of today: what is one's favourite pizza. */
export function isSmallTalk(words: string, language: Language): boolean {
  return TODAY[language].test(plainSpeech(words, language));
}
