import type { MannerWords } from './manner-words.ts';

/** As its English sister. */
const ABSURD =
  'grand meres?|grand peres?|mamie|papi|mami|tante|tata|tonton|oncle|cousine?s?|belle mere|voisine?s?|dents?|chapeaux?|culottes?|pantalons?|chaussettes?|calecons?|chaussures?|bottes?|chaussons|pantoufles?|pyjamas?|perruques?|cheveux|coiff\\w+|chauve|moustaches?|nez|ventre|soupes?|pain grille|tartines?|fromages?|bananes?|saucisses?|saucissons?|sandwich\\w*|harengs?|cornichons?|crepes?|biscuits?|gateaux?|tartes?|the|theieres?|cafe|cafetiere|confiture|beurre|patates?|choux?|oignons?|oeufs?|carottes?|haricots|spaghettis?|pizzas?|poulets?|poules?|canards?|oies?|vaches?|cochons?|anes?|hamsters?|poissons? rouges?|perroquets?|chats?|chatons?|souris|ecureuils?|pingouins?|grenouilles?|escargots?|moutons?|chevres?|parapluies?|rideaux?|baignoires?|bain|douches?|toilettes|brosse a dents|dentiste|plombier|tailleur|barbier|coiffeur|facture|rembours\\w+|lundi|mardi|jeudi|gym|yoga|violons?|trombones?|cornemuses?|trompettes?|danser|valse|tango|armoires?|cheminees?|bouilloires?|cuilleres?|fourchettes?|oreillers?|canapes?|tapis|lessive|vaisselle|hoquet|ballons?|casseroles?|camembert|baguette|choucroute|limonade|moules?';

/** French words and turns that show a manner. */
export const FRENCH_MANNERS: MannerWords = {
  cinematic: {
    strong:
      'imagine\\w*|gros plan|plan (?:large|serre|fixe|sequence)|ralenti|fondu|la camera|camera|travelling|zoom|au loin|a l horizon|silhouettes?|on voit|la musique (?:monte|s eleve)|l ecran|generique|surgit|de l ombre|derniere? (?:image|plan|scene)|premiere? (?:image|plan|scene)|vu d en haut|arret sur image|noir et blanc|projecteur|contre jour|coupez?|hors champ',
    weak: 'lentement|puis|soudain|silence|nuit|regarde\\w*|une (?:seule|petite) \\w+|un (?:seul|petit) \\w+|eclairs?|ombres?|apparait|se leve|luit|lueur|vacille|le bruit de|brume|brouillard|tourne|vagues?|neige',
  },
  theatrical: {
    strong:
      'je (?:t |te |vous |l )?interdis|oyez|helas|o (?!n )\\w+|je (?:le |te le |vous le )?jure|jamais (?:vous|tu|plus|nul|il)|place (?:a|au|aux)|tremble\\w*|a genoux|incline\\w*|rideau|ciel|par (?:ma|mon|les|le|la) \\w+|destin\\w*|malheur|arriere|j en appelle|que (?:le|la|les|l|tous|toutes|nul|cette|ce|s|ton|votre) \\w+|je (?:t |te |vous )?(?:ordonne|commande|somme|defie|maudis)|scelerat|tragedie|fureur|entends moi|entendez|ecoutez moi|voyez|temoins?|messieurs|mesdames|me voici|voici (?:venu|le|la)|vil\\w*|ah \\w+',
    weak: '!|ce soir|monde|gloire|mort|jamais|mer|tempete|roi|reine|ame|sang|honneur|courage|parle|viens|nuit',
  },
  elegant: {
    strong:
      'permette\\w*|permets moi|avec (?:tout |tout le )?(?:respect|plaisir|votre permission)|si (?:je peux|je puis|vous (?:le )?permettez|vous voulez bien|j ose)|cher|chere|chers|cheres|madame|veuillez|je vous (?:prie|en prie|saurais gre)|n est ce pas|n a qu un\\w*|auriez vous|pourriez vous|voudriez vous|ayez (?:l|la)|amabilite|bonte|obligeance|je (?:vous )?demande pardon|pardonnez|excusez|je regrette|nous regrettons|on (?:ne saurait|hesite|ose)|puis je|pourrais je|oserais je|helas|honneur|ravie?s?|gracieu\\w+|courtoisie|humblement|charmante?|exquis\\w*|oblige|apres vous|a votre (?:service|convenance|aise)|quelle (?:delicate|charmante|aimable)|je crains|il me semble|daigne\\w*|loisir|attendu\\w* ailleurs|sans vouloir|mille (?:pardons|excuses|mercis)|convenances?|distingue\\w*|estim\\w+|confrere',
    weak: 'monsieur|messire|peut etre|plutot|assez|simplement|volontiers|majeste|dame|gentil\\w*|certes|merci|bonsoir|s il vous plait|aimable\\w*|seulement',
  },
  creative: {
    strong:
      'comme (?:une?|des|le|la|les|si|l|du|de)|autant (?:que|de|accuser)|tel(?:le)?s? (?:une?|que)|(?:\\b(?!ce|c|il|elle|ca|on|qui|j|je|y)\\w+) (?:est|sont|etait) (?:pas )?(?:qu |juste |seulement |qu )?(?:une?|des) \\w+|n est (?:rien )?qu une?|n es qu une?|qu une? \\w+ (?:de|qui|affame\\w*|perdu\\w*)|(?:tu es|vous etes|je suis|t es) (?:une?|le|la|l) \\w+|pense\\w* (?:a|au) (?:la|le|l)?|imagine\\w*|devient|deviennent|se transforme|fait\\w? de|une? \\w+ (?:s est endormie?|chante|dort|danse|murmure|reve|tisse|a oublie|se souvient)|s est endormie?|cou[ds]\\w*|recou\\w+|tiss\\w+|fils?|une? (?:mer|fleuve|ocean|montagne|foret|jardin|fil|pont|chanson|poeme) de|la nuit (?:un|une) \\w+',
    weak: 'comme|reve\\w*|etoile\\w*|chanson|chant\\w*|danse\\w*|peint\\w*|murmure\\w*|coeur|ailes?|cloche|histoire|cle|porte|miroir|oiseau|bougie|livre|page|lune|aiguille|tissu',
  },
  unexpected: {
    strong: `soudain|surprise|au fait|et si|devine\\w*|j appelle (?:a la barre|le|la|mon|un|une)|appelle (?:a la barre|le|la|un|une)|(?:chantons|dansons|demandons|mangeons|jouons)|(?:prochain|premier|dernier|seul|meilleur) temoin|je remercie|nous remercions|(?:aimerais|voudrais|aimerait|voudrait) (?:emprunter|commander|remercier|lire|inviter|proposer|epouser)|(?:nous|je) plaid\\w+|plutot que|a la place|epouse\\w*|${ABSURD}`,
    weak: 'en fait|quoi|prefere\\w*|prenez|invite\\w*|anniversaire|chanson|autre|aussi|lire|emprunter|moi meme|d accord|tiens',
  },
  peaceful: {
    strong:
      'calme\\w*|du calme|respir\\w+|doucement|douceur|paix|ensemble|tranquille\\w*|tous les deux|repos\\w*|chut|tout (?:va|ira|doux)|(?:c est|ce est) (?:pas grave|rien|fini)|rien ne presse|pas (?:besoin|la peine)|amis?|amie|dor\\w+|assieds|assey\\w+|(?:tout|on a) (?:le|notre) temps|toute la vie|personne (?:n a|a|ne veut|veut|est|doit)|pardonn\\w+|prends? (?:ton|le) temps|prenez (?:votre|le) temps|baiss\\w+ (?:la voix|le ton)|silence|couche toi|laiss\\w+ (?:le|la|les|nous|passer|souffler)|pose\\w* (?:le|la|ca|cette|votre|ton)|la la|fatigue\\w*|harmonie|lentement|sereine?\\w*',
    weak: 's il (?:te|vous) plait|reste\\w*|ici|lent\\w*|doux|douce|chaud|ecoute\\w*|comprends?|partag\\w+|attend\\w*|maison|assez|ca va|lumiere|rassure\\w*',
  },
  aggressive: {
    strong:
      'assez|ca suffit|(?:regarde|regardez) (?:moi|bien|ca|ce)|comment os\\w+|tais|taisez|ferme\\w* la|la ferme|repond\\w+|dehors|viens (?:donc|te battre|me)|bats toi|battez vous|montre\\w* (?:moi|le|ca)|donne\\w* (?:moi|la|le)|rend\\w* (?:moi|lui|la|le)|qui (?:a|vous a|t a|a donne|a ferme|a mis|a allume|a signe)|de quel droit|lache\\w*|plus jamais|je (?:te|vous) (?:laisserai|defends|defie|previens)|(?:tu|vous) (?:mens|mentez|mentes|as menti|avez menti|oses|osez|avez (?:ferme|brule|enchaine|tue)|as (?:ferme|brule|enchaine|tue))|entend\\w+ moi|recule\\w*|arriere|avoue\\w*|prouv\\w+|sors de|sortez|arrete\\w*|cesse\\w*|dis le|dites le|tu m entends|vous m entendez|menteu\\w+|mensonges?|en face|bouge\\w*|degage\\w*|a bas|je vais (?:te|vous) (?:briser|ecraser|battre|faire taire)|tout de suite|sinon|fous? le camp',
    weak: '!|maintenant|stop|non|jamais|tort|faux|haine|cass\\w+|brul\\w+|honte|peur|imbecile|va|allez|preuve',
  },
  stealthy: {
    strong:
      'chuchot\\w+|en douce|(?:juste|rien qu|seulement) (?:une?|le)|(?:petite?|toute petite|minuscule|simple|innocente?) (?:question|detail|chose|remarque|mot|precision|service|quelque chose)|entre nous|discret\\w*|sans bruit|personne (?:ne )?(?:voit|regarde|saura|a vu)|sur la pointe|details?|au fait|puis je (?:voir|demander)|je (?:me )?(?:demande|demandais) (?:juste|seulement|simplement)|je (?:voulais|voudrais) (?:juste|seulement|pas (?:insister|deranger))|faites pas attention|fais pas attention|psst|sans un (?:bruit|mot)|gliss\\w+|faufil\\w+|par hasard|curieu\\w+|en passant|inapercu|sous (?:la table|votre nez|le manteau)|derriere (?:son|le|la|vous|toi|ton|votre)|pendant qu\\w*|bouge pas|bougez pas|dans (?:l ombre|le noir)|secret\\w*|tout bas|a voix basse|mine de rien|oh rien',
    weak: 'juste|seulement|petite?|lentement|peut etre|une?|ecoute\\w*|remarqu\\w+|ombre|coin|cle|yeux|oreille|chut|note',
  },
  chaotic: {
    strong:
      'tout le monde|n importe (?:quoi|ou|qui|comment)|partout|courez|aucun plan|a la fois|tous en meme temps|a l envers|de travers|sens dessus dessous|en meme temps|dans tous les sens|qui sait|qu importe|boum|bang|paf|plouf|youpi|tous|pele mele|cul par dessus tete|vite vite',
    weak: `!|cours|saut\\w+|feu|haut|bas|dehors|dedans|dans\\w+|cri\\w+|chant\\w+|jet\\w+|poissons?|cloches?|${ABSURD}`,
  },
  emotional: {
    strong:
      'aim\\w+|amour|coeurs?|freres?|soeurs?|meres?|peres?|maman|papa|filles?|fils|famille|(?:tu|vous|il|elle) (?:me |lui |nous |leur )?manqu\\w+|manqu\\w+ (?:tellement|a|tant)|pleur\\w+|larmes?|(?:supporte|supporterai|supporterais|pourrais|peux) pas (?:de |te |vous |la |le )?(?:perdre|supporter|vivre|laisser)|peur (?:pour|de (?:te|vous|le|la) perdre)|fiere? de|amis?|amie|souvien\\w+|souvenir|tiens bon|tenez bon|rentre\\w*|revien\\w+|seule?s?|jamais (?:quitter|oublier|laisser)|crois en|je t en (?:prie|supplie)|je vous en (?:prie|supplie)|suppli\\w+|deuil|je suis (?:encore |toujours )?la|espoir|espere\\w*|promets|ressen\\w+|brise\\w*|desolee?|attend\\w* (?:toi|vous|sa|son|ta|ton|depuis)|avec toi|avec vous|pars pas|abandonne pas|quand meme',
    weak: 'je|tu|nous|maison|peur|perdu\\w*|perdre|ensemble|vie|main|enfants?|honte|courag\\w+|nuit|confiance|sauve\\w*|petite?|ans',
  },
  humorous: {
    strong: `blagues?|droles?|rire|rir\\w*|rigol\\w+|chatouill\\w*|eternu\\w*|ronfl\\w+|pet\\w{1,3}|rot(?:e|er|es)|c est l histoire d|toc toc|entre dans un bar|c est tout ce que|tu appelles ca|vous appelez ca|(?:vu|entendu|connu) (?:mieux|pire|plus \\w+)|meme ma|meme mon|que ma|que mon|sans vouloir (?:te|vous)|la seule chose|le seul truc|as tu essaye|on est ferme|ha ha|haha|ridicule\\w*|${ABSURD}`,
    weak: 'cher|eh|oh non|attention a|au moins|si (?:tu|vous)|appelle|demande|encore|monsieur|messire|excuse\\w*|pardon|seul\\w*|gros\\w*|bete|souffle',
  },
  scary: {
    strong:
      'mort\\w*|mour\\w+|meurt|noy\\w+|os|ossements|tombes?|fantomes?|sang|hurl\\w+|hant\\w+|maudi\\w+|ramp\\w+|derriere (?:toi|vous)|sous (?:ta|ton|tes|vos|votre|toi|vous|nous) ?\\w*|(?:regarde|observe|guette|guettent|observent) (?:toi|vous|dans)?|(?:te|vous) (?:regarde\\w*|observe\\w*|guette\\w*|suit|suivra|trouvera)|personne (?:ne |n )?(?:viendra|entendra|entend|reviendra|saura|sort)|jamais (?:revenir|dormir|sortir|reveiller)|quelque chose (?:est|dans|va|monte\\w*|bouge|attend|de froid|en bas|rampe|qui)|les profondeurs|l abime|le gouffre|engloutit?|devor\\w+|crane|cadavres?|monstres?|cauchemars?|ombres?|tenebres|(?:connait|connaissent|sait) (?:ton|votre|ou)|atten[dt]\\w* (?:sous|en bas|dans|au fond)|entends tu|entendez vous|tu l entends|(?:arrive|approche) dans|pourri\\w*|mains? froides?|dents',
    weak: 'noire?s?|nuit|froid\\w*|ce soir|seule?|yeux|ecoute\\w*|faim|silence|attend\\w*|peur|en bas|profond\\w*|fond|porte|regarde\\w*|ouverts',
  },
  efficient: { strong: '', weak: '' },
  complex: {
    strong:
      'si|parce|puisque|bien que|quoique|dont|sauf|or|tandis que|alors que|afin|pourvu|a condition|des lors|par consequent|donc|ni|soit|quiconque|non seulement|etant donne|meme si|lequel|laquelle|toutefois|cependant|neanmoins|ce qui|ce que|auquel|faute de|a moins|pour que|jusqu',
    weak: 'que|qui|quand|alors|mais|ou',
  },
};
