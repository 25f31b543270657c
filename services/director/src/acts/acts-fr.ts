import type { ActTable } from './table.ts';

const BAD =
  'idiote?|imbecile|cretine?|abrutie?|lache|menteu(?:r|se)|assassin|nul(?:le)?|bete|stupide|conn?e?|conne?|salaud|salope|porc|cochon|rat|sorciere|clown|traitre|moche|laide?|pathetique|inutile|ridicule|minable|bon(?:ne)? a rien|degoutante?|horrible|affreu(?:x|se)|folle|fou|cinglee?|mechante?|ennuyeu(?:x|se)|faible|egoiste|senile|rate|grosse?|honte|tare|debile|andouille|crapule|ordure|poltronne?|trouillarde?|incapable|nigaude?';
const NAMES =
  'idiote?|imbecile|cretine?|abrutie?|lache|menteu(?:r|se)|assassin|conn?e?|salaud|salope|porc|cochon|rat|sorciere|clown|traitre|debile|andouille|crapule|ordure|poltronne?|trouillarde?|incapable|nigaude?|lezard|boite de conserve|vieux fou|vieille folle|vieille bique|tas de ferraille|patate|bouffon|cornichon|vieux schnock|moins que rien|tocard';
const SLURS =
  'sale|pauvre|gros(?:se)?|vieux|vieille|espece de|petite?|stupide|foutue?|maudite?|satanee?|putain de|sacree?|grand|grande';
const GOOD =
  'belle|beau|magnifique|formidable|geniale?|intelligente?|brillante?|ravissante?|superbe|splendide|incroyable|extraordinaire|charmante?|douee?|gentille?|sage|fantastique|merveilleu(?:x|se)|adorable|elegante?|drole|mignonne?|jolie?|excellente?|sublime|parfaite?|impressionnante?|exceptionnelle?|talentueu(?:x|se)|maligne?|malin|classe|au top|trop forte?|admirable|grandiose|sympa(?:thique)?|bonne?|cool|forte?';
const YOU =
  '(?:tu es|vous etes|t es|tu sembles|vous semblez|tu as l air|vous avez l air|tu etais|vous etiez)';

/** French dialogue acts, as their English sisters. */
export const FRENCH_ACTS: ActTable = {
  // Help is known by `asking-rules.ts` alone.
  help: { whole: [], within: [] },
  repeat: {
    whole: [
      '(?:quoi|hein|pardon|comment|comment ca|excuse moi|excusez moi|plait il|quoi donc|quoi ca|desolee?|vous dites|tu dis|tu disais|vous disiez)\\?',
      '(?:(?:tu peux|vous pouvez|peux tu|pouvez vous|tu pourrais|vous pourriez|pourriez vous|pourrais tu|est ce que (?:tu peux|vous pouvez)|tu veux bien|vous voulez bien|veuillez) )?(?:me |le |la |les |nous )?(?:repeter?|redire|reposer|rappeler|reexpliquer|reformuler|reprendre)(?: (?:ca|cela|la (?:question|phrase|derniere \\w+)|la \\w+|le \\w+|les \\w+(?: \\w+)?|ce que (?:tu as dit|vous avez dit|tu viens de dire|vous venez de dire)|encore|une fois|encore une fois|plus (?:lentement|fort|doucement)|tout|votre question|ta question|moi|pour moi))*',
      '(?:repete|repetez|redis|redites|repose|reposez|rappelle|rappelez)(?: (?:moi|ca|cela|le|la|encore|une fois|la (?:question|phrase)|(?:la|le|les|tes|vos|ta|votre|ton|tout|mes) ?\\w*(?: \\w+)?|ce que (?:tu as|vous avez) dit|plus (?:lentement|fort|doucement)|un peu))*',
      '(?:encore une fois|encore|une fois de plus|plus (?:fort|lentement|doucement)|moins vite|parlez plus (?:fort|lentement)|parle plus (?:fort|lentement))',
      '(?:qu est ce que )?(?:tu as|vous avez|t as|tu viens de|vous venez de|tu disais|vous disiez|as tu|avez vous)(?: (?:dit|demande|dire|demander))(?: quoi)?(?: (?:la|avant|a l instant|deja|juste avant))*|(?:tu disais|vous disiez|tu dis|vous dites|tu as dit|vous avez dit) quoi(?: (?:la|deja|avant))*|qu est ce que (?:tu as dit|vous avez dit|tu dis|vous dites|tu disais|vous disiez|tu viens de dire|vous venez de dire)(?: .{0,14})?|que (?:dis tu|dites vous|disiez vous)',
      'j ai (?:pas|rien|pas bien|mal|pas tout|rien du tout) (?:entendu|compris|saisi|capte|ecoute|suivi|tout (?:entendu|compris|saisi))(?: (?:ce que .{2,24}|la (?:question|fin|phrase|derniere \\w+)|tout|du tout|ta question|votre question|un mot|le mot|le debut))*|je (?:t |vous )?(?:entends|ai) (?:pas|rien|mal|pas entendu|pas compris|pas bien entendu|pas ecoute|pas bien compris)(?: .{0,16})?|je t ai pas (?:entendu|compris)e?|j ai (?:oublie|loupe|rate) (?:ce que .{2,24}|la (?:question|fin|phrase)|ta question|votre question|les? \\w+)',
      '(?:c est|c etait) quoi (?:deja|encore) (?:la|le|les|ta|votre|ton|tes|vos|mon|ma|mes) ?\\w+(?: \\w+)?|(?:c est|c etait) quoi(?: (?:deja|encore))?(?: (?:la|le|les|ta|votre|ton|tes|vos|l))? ?(?:question|regles?|faits?|taches?|travaux|noms?|choix|options?|mots?|deuxieme|premiere?|troisieme|quatrieme|dernier|derniere)?(?: \\w+)?(?: (?:deja|encore|alors))+|c etait quoi (?:la|le|les|ta|votre) \\w+(?: .{0,14})?|(?:quelle|quel|quelles|quels) (?:etait|etaient|est|sont) (?:deja )?(?:la|le|les|ta|votre) (?:question|regles?|faits?|taches?|noms?|mots?|deuxieme|premiere?|troisieme)(?: (?:question|regle|fait|tache))?(?: deja)?',
      'ca veut dire quoi|qu est ce que (?:ca|cela) veut dire|(?:tu veux|vous voulez) dire quoi|comment ca|qu est ce que (?:tu veux|vous voulez) dire|que (?:veux tu|voulez vous) dire',
    ],
    within: ['\\b(?:repeter|redire|repete|repetez|redis|redites)(?: moi)? (?:ca|la question|ce que)\\b'],
  },
  threat: {
    whole: [],
    within: [
      '\\b(?:ou|sinon) (?:je|j|on|tu vas|vous allez|ca va|gare|alors je)\\b|\\bsinon$|\\bou bien je\\b',
      '\\bje (?:vais|peux|pourrais|jure de|te jure que je vais|vous jure que je vais) (?:te |vous |la |le |l |lui |tout |t |les )?(?:tuer|frapper|casser|detruire|bruler|jeter|taper|etrangler|defoncer|enfoncer|demolir|noyer|pendre|arreter|ruiner|punir|faire (?:parler|payer|mal|regretter|arreter|enchainer)|denoncer|appeler (?:la police|les gardes?|ta mere|les gendarmes)|demonter|fondre|ecraser|massacrer|etriper|botter|enfermer|raconter a tout le monde|balancer|exploser|briser|gifler|couper)\\b',
      '\\bje (?:te|vous|l|t|la|le) (?:tue|frappe|casse|detruis|brule|jette|tape|etrangle|defonce|demolis|noie|denonce|ecrase|arrache|enferme|fais (?:arreter|enfermer|parler)|aurai|abats|gifle|balance|previens|retrouverai)\\b(?! a)|\\bje (?:defonce|casse|enfonce|brule|detruis|demolis|explose) (?:la|le|les|ta|ton|tes|votre|vos|tout)\\b|\\bj appelle (?:la police|les gardes?|les gendarmes|ta mere)\\b|\\bj (?:enfonce|explose|abats) (?:la|le|ta|votre)\\b',
      '\\b(?:tu vas|vous allez) (?:le regretter|regretter|payer|mourir|souffrir|voir|prendre|avoir mal|finir|pleurer)\\b|\\b(?:tu le|vous le) (?:regretteras|regretterez|paieras|paierez)\\b|\\b(?:dernier avertissement|derniere chance)\\b|\\bfais gaffe a (?:toi|tes)\\b|\\bgare a (?:toi|vous)\\b|\\bme (?:force|forcez|pousse|poussez|oblige|obligez) pas a\\b|\\bavant que je (?:te|vous|m|casse|perde)\\b|\\bprends garde\\b|\\b(?:tu as|vous avez|t as) interet a\\b',
      '\\bj ai (?:une? )?(?:arme|pistolet|couteau|fusil|hache|epee)\\b',
    ],
  },
  insult: {
    whole: [
      `(?:(?:tu es|vous etes|quel|quelle|tu n es qu|vous n etes qu|t es qu|bande d|espece d) ?)?(?:un |une )?(?:(?:${SLURS}) (?:de |d )?)*(?:${NAMES})s?`,
      '(?:espece d(?:e|) ?)(?:\\w+ ?){1,4}|(?:sale|stupide|foutue?|maudite?|pauvre) (?:bete|machine|type|gamin|vieille?|vieux|dragon|robot|gosse|bestiole|monstre|fantome)|(?:vieux|vieille|gros|grosse) (?:bete|machine|type|gamin|dragon|bestiole|fou|folle|bouc|bique|chouette|grincheux|rabougri|debris|croute)|(?:machine|bete) stupide',
      'ta gueule|ferme la|fermez la|la ferme|tais toi|taisez vous|va te faire .*|casse toi|degage(?:z)?|fiche(?:z)? (?:moi|nous) la paix|va t en|allez vous en|je (?:te|vous) (?:deteste|hais|emmerde)|tu pues|vous puez|tu sens mauvais|va au diable|allez au diable|creve|merde|connard|connasse|bla bla(?: bla)*|c est nul|(?:tu crains|t es nul)',
    ],
    within: [
      `\\b(?:tu es|vous etes|t es)(?: (?:qu|vraiment|trop|si|tellement|tous|juste|rien qu|bien|tres|completement|qu ))* ?(?:un |une |le plus |la plus |qu un |qu une |d un )?(?:\\w+ )?(?:${BAD})\\b`,
      '\\b(?:connard|connasse|salaud|salope|abruti|ta gueule|je te hais|je vous hais|je te deteste|je vous deteste|tu me degoutes|vous me degoutez|espece d[e ])',
      '\\b(?:honte a (?:toi|vous)|devriez avoir honte|devrais avoir honte)\\b|\\b(?:ton|ta|tes|votre|vos) \\w+ (?:est|sont) (?:\\w+ )?(?:nulle?s?|moches?|ridicules?|stupides?|laides?|pourrie?s?|inutiles?|affreu(?:x|se)s?)\\b',
    ],
  },
  'dont-know': {
    whole: [
      '(?:franchement |honnetement |ah )?(?:je|j|on|moi je) (?:sais|en sais|saurais|me souviens|me rappelle|suis|peux) (?:pas|plus|rien|pas trop|plus trop|vraiment pas|pas vraiment|pas du tout|trop rien|fichtre rien|absolument pas|pas dire|pas choisir|pas decider)(?: (?:sur|sure|certain|certaine|moi|du tout|trop|dire|la reponse|choisir|bien|encore|vraiment|desolee?|non plus|de ca))*',
      '(?:(?:j en ai |j ai |absolument )?aucune idee|pas la moindre idee|j ai pas la moindre idee|j en sais rien|aucun avis|pas sure?|peut etre(?: bien)?|qui sait|comment savoir|je donne ma langue au chat|je seche|j ai oublie|j abandonne|je passe|je renonce|ca depend|possible|va savoir|bof|euh+|hm+|heu+|mystere|dieu seul sait|comme (?:tu veux|vous voulez|il te plaira)|c est (?:toi|vous) qui (?:vois|voyez|decides|decidez)|choisis|choisissez|decidez|decide|peu importe|n importe|n importe (?:lequel|laquelle|quoi)|l un ou l autre|les deux|laisse moi reflechir|laissez moi reflechir|je reflechis|faut que je reflechisse|attends|attendez|une minute|un instant|une seconde|pas d avis|je sais pas moi|j hesite)',
    ],
    within: [],
  },
  'leave-taking': {
    whole: [
      '(?:(?:allez )?(?:au revoir|adieu|salut a plus|bonne (?:nuit|soiree|journee|route|continuation|chance)|a (?:plus|bientot|demain|tout a l heure|plus tard|la prochaine|jamais|un de ces jours)|bye|ciao|tchao|tchuss|porte(?:z)? (?:toi|vous) bien|prends soin de toi|prenez soin de vous|bon vent)(?: (?:tard|a tous|tout le monde|et merci|les amis|toi|vous|alors))*)',
      '(?:bon |allez )?(?:je|j|moi je|on) (?:m en vais|pars|file|rentre|te laisse|vous laisse|y vais|dois y aller|dois partir|dois filer|dois rentrer|veux partir|veux rentrer|veux m en aller|vais partir|vais y aller|vais m en aller|vais rentrer|vais me coucher|me casse|m arrete(?: la)?|arrete|quitte(?: le jeu)?|reviendrai(?: plus tard| demain)?|repasserai|abandonne la partie)(?: (?:maintenant|chez moi|d ici|a la maison|la|tout de suite|te laisser|alors))*',
      '(?:on s en va|allons nous en|partons|rentrons|laisse(?:z)? moi (?:partir|sortir)|c est (?:fini|tout)|fin|stop|quitter|j arrete|on arrete|je veux (?:arreter|sortir|quitter)(?: le jeu)?)',
    ],
    within: ['\\bau revoir\\b|\\badieu\\b|\\ba bientot\\b|\\bbonne nuit\\b'],
  },
  comfort: {
    whole: [
      '(?:t |ne |vous )?(?:inquiete|inquietez|en fais|en faites|pleure|pleurez|panique|paniquez|desespere|desesperez)(?: (?:toi|vous))?(?: pas)(?: (?:pour (?:ca|toi|moi|vous|lui)|trop|va|maintenant|comme ca))*|(?:sois|soyez|aie|ayez) (?:pas|plus|sans|courageu(?:x|se)|forte?|confiance|du courage)(?: (?:triste|inquiete?|peur|honte|crainte|gene|timide|desolee?|si dure? avec .*|de honte|nerveu(?:x|se)|effraye))?(?: .{0,14})?|(?:t as|tu as|vous avez|faut|il faut) (?:pas|rien) (?:a )?(?:peur|pleurer|t inquieter|vous inquieter|craindre|t en faire|vous en faire|besoin d avoir peur|a craindre)',
      '(?:ca|tout|cela) (?:va|ira|va etre|s arrangera|va s arranger|va bien se passer|se passera bien|va aller(?: mieux)?|ira mieux|va passer|finira par .*|sera bientot fini)(?: (?:bien|mieux|aller|se passer|s arranger|maintenant|demain|tu verras|vous verrez))*',
      '(?:allez )?(?:la la|la|chut|calme(?:z)? (?:toi|vous)|du calme|courage|bon courage|tiens bon|tenez bon|tiens le coup|tenez le coup|haut les coeurs|detends toi|detendez vous|rassure toi|rassurez vous|respire|c est (?:pas grave|rien|pas ta faute|pas votre faute|fini|normal|passe)|on (?:va|peut) (?:y arriver|s en sortir)(?: ensemble)?|tu (?:peux|vas) (?:le faire|y arriver)|vous (?:pouvez|allez) (?:le faire|y arriver)|je crois en (?:toi|vous)|j ai confiance en (?:toi|vous)|je te fais confiance|je vous fais confiance)(?: (?:tu sais|vous savez|va))?',
      '(?:je suis (?:la|avec (?:toi|vous)|de tout coeur avec (?:toi|vous))(?: (?:pour toi|pour vous|avec toi|avec vous|maintenant))*|(?:tu es|vous etes) (?:pas seule?s?|en securite|entre amis|pas tout(?:e)? seule?)(?: .{0,14})?|je (?:te|vous|t|) ?(?:comprends|plains|sais que c est (?:dur|difficile).*)|(?:toutes )?mes (?:sinceres )?condoleances|mon pauvre(?: \\w+)?|ma pauvre(?: \\w+)?|pauvre (?:de toi|de vous|petit|vieux|bete|homme)|(?:viens (?:la |ici )?)?(?:dans mes bras|que je te serre.*|un calin)|personne (?:te|vous|va te|va vous|ne va te|ne va vous) (?:fera|faire) (?:de )?mal|je suis (?:vraiment |sincerement |tellement )?desolee? pour (?:toi|vous|ta perte|votre perte|votre .*|ta .*|ce qui .*))',
    ],
    within: [
      '\\b(?:t|vous) (?:inquiete|inquietez)(?: pas| vous pas)?\\b|\\b(?:inquiete|inquietez) (?:toi|vous)? ?pas\\b|\\b(?:pleure|pleurez) pas\\b|\\btout (?:ira|va) bien\\b|\\bca (?:ira|va aller)\\b|\\bcondoleances\\b|\\b(?:tu es|vous etes) pas seule?\\b|\\bje (?:te|vous) plains\\b',
      '\\b(?:ca|c|cela) (?:doit|a du|devait) (?:etre|faire) (?:\\w+ )?(?:dur|difficile|terrible|affreux|triste|lourd|mal|penible|horrible|douloureux|solitaire)\\b|\\bdesolee? pour (?:ta|votre|toi|vous|ce que)\\b|\\bje compatis\\b',
    ],
  },
  apology: {
    whole: [
      '(?:oh |je suis |on est |vraiment |je suis vraiment |je suis tellement |encore )?(?:desolee?s?|navree?s?|confuse?s?)(?: (?:de|d|pour|si|que|mais|vraiment|encore|monsieur|madame|je) ?.*)?|(?:mille |je (?:te|vous) demande |je demande )?pardon(?: (?:de|d|pour|si|monsieur|madame|je|mille fois) ?.*)?|(?:je m |je te presente mes |je vous presente mes |toutes mes |mes (?:plus plates )?|veuillez )?(?:excuse|excuses|excuser|m excuser)(?: (?:de|d|pour|moi|si|nous) ?.*)?|excuse(?:z)? (?:moi|nous)(?: .*)?|pardonne(?:z)? (?:moi|nous|mon .*|ma .*)(?: .*)?|je (?:voulais|voudrais) pas (?:te|vous|dire|faire|blesser|etre|t|offenser|deranger).*|au temps pour moi|c est ma faute|j ai eu tort(?: .*)?|je regrette(?: .*)?|je retire ce que j ai dit|sans vouloir .*',
    ],
    within: [
      '\\bje m excuse\\b|\\bpardonne(?:z)? moi\\b|\\bje suis (?:vraiment |tellement |tres )?(?:desolee?|navree?)\\b',
    ],
  },
  thanks: {
    whole: [
      '(?:oh |grand |mille |un grand |non )?(?:merci|mercis|remerciements)(?: (?:beaucoup|bien|infiniment|mille fois|a (?:toi|vous|tous)|pour .*|de .*|d .*|encore|tout plein|quand meme|et .*|monsieur|madame|du fond du coeur))*|je (?:te|vous) (?:remercie|suis (?:tres )?reconnaissante?)(?: .*)?|c est (?:tres |vraiment |bien |trop )?(?:gentil|sympa|aimable|genereux)(?: .{0,24})?|trop (?:gentil|aimable|sympa)|(?:tu es|vous etes) (?:trop |bien |tres )?aimables?|j apprecie(?: .*)?|je (?:te|vous) dois (?:une fiere chandelle|beaucoup)',
    ],
    within: ['\\bmerci (?:beaucoup|bien|pour|de|d|mille)\\b|\\bje (?:te|vous) remercie\\b'],
  },
  flattery: {
    whole: [
      '(?:joli|jolie|beau|belle|chouette|super|magnifique|quel beau|quelle belle|bel) (?:chapeau|manteau|robe|voix|yeux|lampe|tour|phare|endroit|maison|ecailles|ailes|couronne|cheveux|barbe|nom|travail|bateau|navire|plafond|etoiles)|(?:bon|gentil|brave|bonne|gentille) (?:garcon|fille|dragon|homme|femme|machine|gardien)',
    ],
    within: [
      `\\b${YOU}(?: (?:vraiment|trop|si|tellement|tous|juste|bien|tres|absolument|toujours|le|la|un|une|l|les|plus|quelqu un de|mon|ma))* ?(?:(?:${GOOD})(?: \\w+)?|meilleure?|heros|idole|preferee?|inspiration|genie|legende|ange|artiste|reine|star|plus \\w+)(?! a rien)\\b`,
      '\\b(?:je|j) (?:(?:t|vous|te|l) ?(?:aime|adore|admire|respecte|envie|venere)|(?:aime|adore|admire) (?:bien |beaucoup |tellement |trop )?(?:ton|ta|tes|votre|vos))\\b',
      `\\b(?:quel|quelle|quels|quelles) (?:${GOOD}) \\w+|\\b(?:quel|quelle|quels|quelles) \\w+ (?:${GOOD})\\b`,
      `\\b(?:tu as|vous avez|t as)(?: (?:de|des|un|une|le|la|les|vraiment|si|tres|trop|plus))* (?:${GOOD})s? \\w+`,
      '\\b(?:personne|tout le monde) (?:\\w+ ){0,3}(?:comme (?:toi|vous)|t adore|vous adore|t admire|vous admire|vous aime|t aime|mieux que (?:toi|vous))\\b|\\b(?:le|la) (?:meilleure?|plus \\w+) (?:\\w+ )?(?:du monde|de la cote|que j aie|de tous|au monde|de l univers|du pays)\\b|\\bepouse(?:z)? moi\\b|\\bc est un honneur\\b|\\bchapeau bas\\b',
    ],
  },
  greeting: {
    whole: [
      '(?:oh |ah |he |eh )?(?:bonjour|bonsoir|salut|coucou|hello|hey|ohe|he ho|allo|bien le bonjour|enchantee?|ravie?|bienvenue|salutations|he la|yo|rebonjour|bon matin)(?: (?:a (?:toi|vous|tous)(?: aussi)?|toi|vous|tout le monde|monsieur|madame|capitaine|gardien|mon (?:grand|petit|vieux|ami)|la dedans|les amis|la haut|en bas|de (?:te|vous) (?:voir|rencontrer|connaitre)|il y a quelqu un|quelqu un|salut|bonjour|petit|messire|majeste))*',
      '(?:il y a|ya|y a) (?:quelqu un|du monde|une ame)(?: (?:ici|la|la dedans|dans le coin|a la maison|chez vous))*|(?:tu es|vous etes|t es) la|toc(?: toc)*|(?:ravie?|enchantee?|heureu(?:x|se)|content|contente) de (?:te|vous|faire) (?:voir|rencontrer|connaitre|votre connaissance|ta connaissance)(?: .{0,14})?',
      '(?:comment )?(?:ca|tu|vous) (?:va|vas|allez|roule|gaze|se passe)(?: (?:bien|comment|aujourd hui|ce soir|toi|vous|mieux|ta journee))*\\??|comment (?:vas tu|allez vous|tu vas|vous allez|ca va|te sens tu|vous sentez vous|tu te sens|vous vous sentez)(?: (?:ce soir|aujourd hui|bien|toi|vous|madame|monsieur))*|(?:la forme|quoi de neuf|bien dormi)|je m appelle \\w+(?: \\w+)?',
    ],
    within: [],
  },
  yes: {
    whole: [
      '(?:oh |ben |bah |ah |mais |eh )?(?:oui|ouais|ouaip|yes|si|bien sur|bien entendu|absolument|certainement|evidemment|d accord|ok|okay|entendu|compris|exact|exactement|tout a fait|effectivement|en effet|volontiers|avec plaisir|parfait|tres bien|bien|vrai|juste|c est (?:vrai|ca|exact|juste|bon|cela|entendu)|ca marche|ca roule|marche conclu|va pour ca|vendu|naturellement|carrement|affirmatif|pourquoi pas|vas y|allez y|allons y|je (?:veux bien|suis d accord|le jure|promets|comprends|vois|crois|pense|suis prete?|accepte|confirme|sais)|j accepte|(?:tu as|vous avez) raison|sans doute|bon|super|genial|chouette|amen|je crois (?:bien|que oui)|je pense que oui|j espere)(?: (?:oui|bien sur|d accord|merci|je (?:veux bien|suis d accord)|tout a fait|c est (?:vrai|ca)|alors|exactement|absolument|vas y|allez y|on y va|mon .{2,10}))*',
    ],
    within: [],
  },
  no: {
    whole: [
      '(?:oh |ben |bah |ah |mais |eh |certainement |surement |absolument |surtout )?(?:non|nan|nope|jamais(?: de la vie)?|pas (?:question|du tout|vraiment|moi|encore|maintenant|ce soir|d accord|ca|vrai|possible|aujourd hui|forcement|tellement|envie)|hors de question|jamais|rien|aucun|aucune|personne|ni l un ni l autre|negatif|faux|c est (?:faux|pas vrai|pas ca|hors de question|non|un mensonge|pas juste)|bien sur que non|surement pas|certainement pas|absolument pas|je (?:veux|crois|pense|suis|peux|refuse|dis|ferai|accepte|prefere) (?:pas|pas ca|pas d accord|que non|plus|non|pas le faire)|je refuse|j ai pas envie|j en veux pas|(?:tu as|vous avez) tort|(?:tu te trompes|vous vous trompez)|oublie|oubliez|laisse tomber|pas la peine|jamais de la vie|plutot (?:pas|mourir))(?: (?:non|merci|jamais|pas du tout|bien sur que non|pas question|alors|desolee?|monsieur|madame|pas ca))*',
    ],
    within: [],
  },
};
