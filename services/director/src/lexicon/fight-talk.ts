import type { Language } from '@fabula/rules/release/text';

/** What people speak of when they fight, defy, soothe or plead, wherever that is. */
export const FIGHT_TALK: Readonly<Record<Language, string>> = {
  en: `fight attack strike hit punch smash crush destroy defend shield block dodge break beat fear afraid brave courage
    enemy monster strong weak power force rage fury anger calm peace quiet silence death die kill blood wound hurt pain
    heart soul tear cry scream shout whisper roar howl wind storm gale wave sea rock tide thunder lightning rain tower
    light lamp flame fire smoke ash shadow dark night ghost curse mercy justice truth lie court judge law guilty innocent
    witness crown queen king throne dragon knight shame sword honour promise swear save protect surrender victory defeat
    stand fall run hide chase tremble shake breath blow push pull throw grab hold bite teeth claw face fist rope door`,
  fr: `combat combattre battre attaquer frapper cogner taper écraser détruire défendre bouclier bloquer esquiver casser briser
    peur brave courage ennemi monstre fort faible force puissance rage fureur colère calme paix silence mort mourir tuer
    sang blessure mal douleur coeur âme larme pleurer crier hurler chuchoter rugir vent tempête vague mer rocher marée
    tonnerre éclair foudre pluie tour phare lumière lampe flamme feu fumée cendre ombre noir nuit fantôme malédiction
    pitié clémence justice vérité mensonge cour juge loi coupable innocent témoin couronne reine roi trône dragon
    chevalier honte épée honneur promettre jurer sauver protéger rendre victoire défaite tomber fuir cacher chasser
    trembler souffle souffler pousser tirer jeter lancer attraper tenir mordre dent griffe figure poing corde porte`,
};
