// Written by `npm run teach-acts`; change the sentences, not this.
export const FRENCH_STEMS = `
1 20 abandon abrut absolu accept accepte accord adieu admin admir ador adversair affich affreux aid aie aim aimabl
ajout aled aller allo allum alor ange api appel applaud appris apre arret arriv assur astuc attaqu atteint attendr
attent au aucun aur auss auteur automat autr avais avec avert avis avoir avou bah banan band basket bat bateau beau
beaucoup bel ben besoin bet bien bitcoin bloqu bloque bon bonjour bonsoir bot bouffon brav bravo brill brul brut burg
bus but bye c ca cal calin calm capt carr cass ce ced cel cens cense cent certain cerveau cet chang chapeau charg
charm chatbot cheat chemin cherch chez chois choix chos chou cle clown cod coeur coinc combat combien comm commenc
comment complet compliqu comprendr compt con condit confianc connaitr conseil consign continu convaincr convaincu cot
coucou coup courag couteau creativit cretin cri croir cruel d dam dan de debil debloqu debug debut defonc degag degat
degout dej demain demand demol denonc derni dernier desol desole dessus detest detruir deux deuxiem developpeur devoir
devr dieu difficil difficult dir direct dis dison dix don donc douc dragon droit drol du dur ecout ecras egal egoist
eleg elle en enchant encor enferm ennem ennui entendr entre entrer envi epreuv equip espec et etaient etais etait ete
etrangl etre euh exact excus exempl expliqu extraordinair facet facil fair fait fan fass faudr faut fer ferm feu figur
fil fin fois foot football formid fort fortnit fou frapp frit gaff gagn gar gardien gen genial gentil gg gifl gout
grand grav grognon gros gueul guid hein help heros hesit heur hey histoir hoch horribl html ia ici ide idiot ignor il
illimit imaginon imbecil incroi indic infin inquiet instruct intelligent inutil j jam je jet jeu jol jou joueur journe
json jug just l la lach laid laiss lamp laquel le legendair lent lequel leur lezard lui m ma machin magnif main
mainten mais maison mal march marqu match maximal maximum me mech meilleur mem menteur mer merc merveil mettr mieux
mignon mill minabl minecraft mis mission moch mod moi moin moindr moment mon mond monstr mont montr mot mour narrateur
naz netflix niveau noi nom non not nouvel nul null obeir obeis object objet oblig oeil ohe ok on option or ordre ou
ouais oubl oui oup ouvr pai par pardon parf parfait parl part pas pass pathet paum pauvr pein pens perdr person
persuad persuas pet peu peur pig pist pizz plac plan pleur plus pnj point port pos pouc pour pourquoi pourr pouvoir
precedent prendr press previen pri princip proc prochain programm prompt propos pu puis pun pv qu que quel quelqu
question quet qui quitt quoi racont radin rang rappel rat rav reclam recompens reconnaiss red redir redit redon
reecout reentendr ref reflech reformul refus regl regret remerc rempl rencontr rentr repet repond repondr repondu
repons repos respect ressent retenu retien retir reuss reussit revoir ridicul rien rob rol s sag sal salut san saur
saut sauv sauvegard savoir scen scenario scor se sech secour secret securit sent ser serveur seul si sinon skip soi
soin soir solut sorcier sort souffl sourd souvien splendid stp stupid styl succ suit suiv suivr sup support sur sush
symp system t ta tach talentu tant tap tard te telephon teleport temp tempet tent termin termine test tet ticket
tiktok toi tomb ton tour tous tout traitr tre trich tricheur tricheux trist trois trop trouv truc tu tuto tuyau typ un
une util utilis vaincu valid variabl vaurien ven vi victoir video vieil vieux vingt vit voi voir voitur voix voleur
voleux votr voudr voul vouloir vous vrai wesh xml xp y youtub zero
`;

export const FRENCH_CUES = `
#=a3d2e-5g-2h-3i-5j-4k-4l-3m-2n-5p-2;#?=a8b5c6d-15e-20f-26g-11h-17i-16j-10k-4l-27m-2n-14o-18
#blank 0=e-4g-2h-5i-4j-2k-3l-2m-2n-4p-3;#blank 1=e-2h-2i-2p-6;#blank 2=a3b-5c-9d4g-11h-10i-3j-12k-11l-7m-4n-11o-10p2
#blank 3=a2b-9c-3d-10e-4f-5g-2i-3j-2k-2m-3p7;#length 0=b-11d-12e-21f2g-12i-4k-10l-12m3n-3o4p6
#length 1=b-2c-3e-8h-2i-4l-3m-5n2p-14;#length 2=a3e-5h-4i-4l-4m-2n-3o-6p-10
#length 3=a2c-3d3f-4g-3h-4j-4k-4m-6n-9o-11p-2;#length 4=d4e-2f-7i-5j-19k-3l-2m-8n-17o-13p5
#length 5=e2h-3i-3j-3k-4m-2n-2o-2;#share 0=d2e-3g-2h-5i-4j-2k-3l-2m-2n-4p-2
#share 1=a2b-4d2e-3f-2i-6j-3k-9l-2m-4n-4o-17p3;#share 2=a3c-5d-4f-3g-3h-19i-7j-4
#share 3=a3b-10c-5d2e-4f2g-3h-3i-5j-4k-3l-3m2n-4o-4p-14;#share 4=b-4c-20d-2e-5f-3g-12i4j2k2l-9p-7;1 $=d2;1=a-2d3
20 $=a-3d4;20=a-5d6;^ _=a-2c-7d5e-15f-2g-3h-4j-2l-18m-2n3p-10;^ a=c-9d-10e-8f-9g-4h-4i-5j10k-7l-5m-8n-3o-8p-11
^ abandonnez=a3b-2g-2;^ abruti=a-2c-2f5m-2o-3p-2;^ absolument=a-4b-3c-3d-2f-3g-3h-2j-2k-2m-2n3o4p-3
^ adieu=a-5b-2c-3d-4f-3h-2j7m-3o-3p-3;^ affiche=a-2b-3d4f-2;^ aide=a4c-3d-4h-2;^ aidez=b4c-2d-2;^ aie=g2n-2
^ ajoute=a-4d4p-2;^ aled=a-4b7c-4d-3f-4h-2j-2m-3n-2o-4p-3;^ allez=a5b-2d-2e-3f-2g2j-2m-3
^ allo=a-4b-2c-3d-2f-3j-2m7o-3p-2;^ allons=a4f-2;^ allume=a6c-2d-3f-3m-2o-3p-2;^ allumez=a4c-2;^ alors=a3
^ apres=a4b-2p-2;^ arrete=a3;^ arretez=a3;^ arrive=a6b-2c-2d-2f-3j-2m-2o-3p-2;^ assurement=a-3c-2d-2f-3j-2m-2o5p-2
^ attendez=a8b-7c-2d-3f-2h-2j-2m-2o-3p-2;^ attends=a-3b-5c5d-2f-2k2;^ attendu=a3
^ attention=a2b-2c-3d-2e4f-4j-2m-3o-3p-2;^ au=a5c-2d-8f-8g-2h3i-2j2k-2l-2m-2n-2o-3p-4;^ aucune=a-5d-2f-2h-2k5
^ auriez=a-4b3c3;^ avec=b-5c-5d-2f-2o6;^ bah=a-2d-2n3o2;^ bande=a-3b-2d-2f4;^ beau=a-4d-2f-2l5m-2o-2
^ ben=a-3d-2f-2n3o2;^ bien=b-5c-4d-6f-3g-4i-2j-3k-4l4o3p-2;^ bitcoin=a-2c-2f-3j-2m-2o-3p5;^ bon=a-2b2
^ bonjour=a-6b-3c-4d-4e-2f-4g-2h-2i-2j-3k-2l-2m9n-2o-4p-4;^ bonne=a-8b-8c-2f-4g-2h-2i-2j8k-2l-3m-3n-2o-3p-2
^ bonsoir=a-7b-3c-4d-4e-3f-5g-2h-2i-3j-3k-2l-2m9n-2o-4p-3;^ bouffon=a-2c-2f5m-2o-2p-2
^ bravo=a-5b-3c-4d-4e-2f-5g-2h-2i-2j-3k-2l8m-4n-2o-4p-4;^ burger=a-2c-2f-2m-2o-3p4
^ bye=a-4b-3c-3d-3f-4g-2h-2i-2j7k-2l-2m-3n-2o-4p-3;^ c=a2d-2e-2f-8g-7i2k-4l-2m-8n-8o2p-4
^ ca=b-2c-11d-5e-7f-6h-6i-3j-3k5l-3m3n-6;^ calme=g2;^ calmez=a2b-2f-2l-2m-2;^ carrement=a-2c-2f-2m-2o5p-2
^ casse=a-2e-2f4;^ ce=c-5d-6f-2g4h-2k-2p-6;^ celle=a6d-2p-2;^ certainement=a-4b-2c-3d-2f-3g-3h-2j-2k-2m-2n3o4p-2
^ cette=a3;^ charge=a-2d3;^ cheat=d3;^ chez=b-2d-2p2;^ clown=a-2c-2d-2f5m-2o-3p-2;^ code=d2;^ combat=d2
^ combien=a-6c3p4;^ comme=a2b-2d-5f-5l5;^ commence=a2;^ comment=a-5b5c2d-9e-7f-7g-6h-4i-4j-5k4l-4m2n-3o-6p-6
^ compte=a-4d4;^ con=a-2f4o-2;^ confiance=a-2d3;^ connasse=a-3c-2f5m-2o-2p-2;^ continuez=a2m-2
^ coucou=a-4b-3c-3d-3f-4h-2j-2l-2m7n-2o-4p-3;^ courage=a-4b-2c-3d-2f-4g6h-2j-2m-3n-2o-4p-3;^ creativite=a-2d5
^ cretin=a-2c-2f5m-2o-2p-2;^ croit=a2d-2;^ d=a8b-5c-2d-4f-5g-2h-3i-2l-2n-3o2p-2;^ dans=a6b-2c-3p-3
^ de=a-3b4c5d-2f-5g-4m-2p-6;^ debile=a-2c-2d-2f5m-2o-3p-2;^ debloque=a2;^ degage=a-3c-2d-2f5m-2o-3p-2;^ demandez=a3b-3
^ dernier=a-3d-2e4f-2o-2;^ derniere=a-5b-2c-2d-4e6f-3j-2k-2l-2m-3n-2o-3;^ des=a3b5c-2d-2f-3l-2m-3p-6
^ desole=a-7b-2c-4d-3f-4g3h8i-2j-2l-2m-4o-3p-3;^ desolee=a-5c-3d-3f-4g-2h7j-2m-3o-4p-3;^ deux=a6c-2
^ devoirs=a-2b-2c-2f-3j-2m-2o-3p5;^ difficile=a2b-3c-2d-2f-3j-2k4m-2o-3p-2;^ difficulte=a-2d3
^ dis=a5d-3f-2g-2h-2k-5p-3;^ disons=d3;^ dites=a5c-5d-3;^ donne=b-4c-5d3e2f-2g2h-3j-2k-2m-2n-2p-5;^ donnez=a3d-2
^ doucement=a3d-3m-2;^ ecoute=a2;^ ecoutez=a4b-3d-3h-2;^ elle=a5b-8c-3d3e-2f-3g-2i-2j-2l-2m-2o-2p-3;^ elles=a2c-2
^ en=a3b-5e-4f-2g-3j-2k-4m-2n-5o4p-4;^ enchante=a-3b-2c-3d-2f-4h-2j-2l-2m6o-3p-3;^ encore=a-6b-2c7f-2m-2o-2p-3
^ ennemi=d3;^ entendu=a-2c-5f-2o5;^ entre=a2c-2;^ epreuve=d2;^ equipe=a-4d5p-2;^ espece=a-4b-3c-2d-3f6g-2j-2m-2n-2
^ est=a3d-2g-2;^ et=b4c-5e-3f-4g-3i-2j-3k-2l-3m-3n-2o-3p-4;^ euh=a-3b2;^ exact=a-3c-2f-3m-2o5p-2
^ exactement=a-3b-2c-2f-3m-2o5p-2;^ excuse=a-3b-2d-2h4;^ excusez=a-2b-2d-4f-2g-2h5j-2k-2l-2m-2n-2o-2p-2
^ explique=a-5b8c-3d-3f-4h-3j-2m-3n-2o-4p-3;^ expliquez=b2c-2d-3;^ facettes=d2;^ facile=a5c-2d-3f-2m-2o-3p-2
^ fais=a-2b-4d2e4f-2p-3;^ fait=a6b-3d-4p-3;^ faites=a7b-3c-3d-5f-3g-2m-2o-2p-2;^ faut=a2d-3h-2;^ ferme=a-3d-2f4g-2
^ fermez=a-2d-2f4g-2;^ file=a-3b4;^ fin=a-5c-6d8f-3h-2j-3m-2o-3p-2;^ finis=a-2d2;^ foot=a-2c-2f-3j-2m-2o-3p5
^ football=a-3c-3d-2f-3j-2m-2o-3p5;^ fortnite=a-2c-2d-2f-3m-2o-3p5;^ frites=a-2c-2d-2f-3m-2o-3p5
^ gare=a-3b-2e5f-2i-2j-2m-2;^ gg=a-4d4;^ grand=i3;^ grave=a-3c-2d-2f-3g-2j-2m-2o5p-2;^ gros=a-4b-2d-2f5o-2
^ guide=a-2b4d-2;^ guidez=a-2b3d-2h-2;^ hein=a-8b-2c8f-3j-2m-3o-3p-3;^ help=a-5b8c-4d-3f-4h-2j-2k-4m-3o-4p-3
^ hey=a-4b-3c-3d-3f-4h-2j-2l-2m7n-2o-4p-3;^ ici=a3o-2;^ idiot=a-2f4o-2;^ ignore=d2
^ il=a5b-3c-4d2e-4f-5g-5h-3i-3k-4l-4m-7n-3o-5p3;^ ils=a4b-6c3d-4f-2m-2p-3;^ imaginons=d2;^ imbecile=a-2c-2f5m-2o-2p-2
^ j=a-2b2d-6e2f-8g-8h-4i-6m-6n-3o-7p2;^ jamais=a-6b-3c-3d-3f-4j-2l-2m-3n8o-4p-3;^ je=b-2c-6d-3f-3j3m-4o-4
^ jet=a-2d3f-2;^ joli=a2b-2d-2f-2l3o-2;^ jolie=a-4b-2d-2f-2l5m-2o-2;^ jouer=a3;^ juste=a4d-3
^ l=b-5c-4f-2i-2j-2k-3l-2o-2p3;^ la=a6b-3d-5g3h-2i-4j-6k-4m-8n-5o-3p-8;^ lache=a-3c-2f5m-2o-2p-2
^ laisse=a4b-3c-2d-5f-2j-2k4p-2;^ laissez=a7b-2c-2d-5p-2;^ laquelle=a-2b4
^ le=a6b-11c-7e-7f-8g-4h-2i-3j-2k-5l-5m-6n-2o-3p3;^ lequel=a-4b6c-2d-2p-2;^ les=a8b-6c-9d-7e-4f-3i-2l-2m-2o-2p2
^ lui=a2;^ m=a-3b-2e4;^ ma=a-2b-6c-2d-5f-5h3i-2j-2k-2l-2m-2n-2o-2p5;^ machine=f3;^ maintenant=a-2b3c-3
^ mais=a-3b-2d-3f-2l-2n3o3;^ marque=a-3d3;^ me=b-3d-2e6f-2g-3k-3n-2o-3;^ meme=a-3n5p-2;^ menteur=a-3c-2f5m-2o-2p-2
^ merci=a-8b-6c-4d-6e-4f-5g-4h-3i12j-4k-3l-4m-4n-5o-7p-4;^ mes=a-6b-5c-2d-5e-2f-4g-5h2i-2j-3k-2l-2m7n-2o-4p3
^ met=a3p-3;^ mets=a-2b-2c-2d4e-3f-2g-3h-2j-2l-2m-4p3;^ mettez=a5d-2p-5;^ mille=a-3b-2c-2d-3f-3g-2h3i4j-2n-2o-2
^ minecraft=a-2c-2f-3m-2o-3p5;^ mission=a-4b-4d6f-2l-2m-2o-2;^ mode=a-3d4;^ moi=a10b-5c-3d-4h-3k-2p-3;^ moins=a-2c4d-2
^ moment=d3;^ mon=a-2b-3c-2d-4e-2f-4g4h-3j-2l-4p5;^ monte=a-3d4;^ montre=b3c-3d2h-3p-2;^ narrateur=a-4d5
^ naze=a-2c-2f5m-2o-2p-2;^ netflix=a-3b-2c-3d-2f-3j-2m-2o-3p5;^ niveau=a-4b-2d6f-2m-2o-2
^ non=b-4c-3d-3f-4g-3h-2i-4j-2k-2m-3n6o-3p-3;^ nouvelle=d3;^ obeis=a-2d3e2;^ objectif=b-2d4
^ ohe=a-5b-2c-3d-3f-4h-2j-2l-2m7o-3p-3;^ ok=a-3b-3c-3d-3f-3g-2j-2l-2m-3o7p-2;^ on=a4c-2e-5f-7h-4i-4k-5l-3m-5n-4o-5
^ ou=b4c2d-2e-4f-4g-2j-3m-3p-2;^ ouais=a-3b-2c-3d-3f-3j-2m-2o6p-2;^ oublie=b-3c-3d4f-4g-2j-2k-3m-2o-3p-3;^ oubliez=a3
^ oui=b-4c-3d-6f-3g-3h-2i-4j-2k-2l-2m-3n-2o7p-2;^ oups=a-4b-2c-4d-3f-4g-2h7j-2m-3n-2o-4p-3;^ ouvre=b-2c-4e3g-2
^ ouvrez=a7b-2c-2d-5f-3j-2m-2o-3p-2;^ par=b4c-2d-2;^ pardon=a-6b-4c5d-3f-4g-2h6i-2j-2k-2m-4n-2o-5p-4
^ pardonne=a-3b-3d-2h4;^ pardonnez=b-3c-2d-3h4;^ parfait=a-4c-2d-2f-3m-2o5p-2;^ parle=b-2c4e2;^ parler=a4
^ parlez=a5b-3d-2;^ partez=a6c-2d-2f-2g-2j-2m-2n-3o-3p-2;^ pas=a5b-9c-5d-5e-5f-5g-11h-6i-2j-2k4m-2n4o-6p-2
^ passe=a-3b-2c-2d4p-2;^ passer=a-2d2;^ pauvre=b-4c-4d-5e-2f5g2h-2i-3j-4k-3l-4m-4n-3o-4;^ pense=a3d-2;^ perdez=a2
^ personne=a2b-4c-4d-5e-3g2h-2i-2j-3k-2l3m-3o-3p-4;^ petit=a5b-2c-2f-2j-2m-2o-2;^ peut=a-5b-2c-3d-2f-3g-3k6l-2o-2
^ peux=a-3c3;^ pizza=f-2m-2o-2p4;^ pleure=a-3b-2g5k-2n-4o-2;^ pleurez=a-3g4n-3;^ plus=a-5c5d3f-4g-2h-2j-4k-3l-3m-2o-3
^ points=d3;^ portez=a-3g-2j5l-2m-3;^ pose=a4c-2d-2;^ pour=a8b-4c-2d-4g-2p-3
^ pourquoi=a3b-2c-8d-3e-2f-3g-4h-2k-2l-2m-3n-4o5p-4;^ pourriez=a-3b3;^ pouvez=a-4b4c2;^ prend=a3
^ prends=b-4d-5e-2f-3g2h-2j2l-2m-2;^ prenez=b-2d-2f-2g2j3l-3m-2;^ puis=a-2d2;^ qu=b2c2d-5e-2f-4g-4h-2i-2l-3m-2n-2p-3
^ que=a-3b6c-8d-6e-5f4g-6h-4i-2j-4k-7l-7m-4n6o-6p-2;^ quel=a2c-3d-5e-2f3g-3h-2i-2j-3k-2l2m-3n-2o-3
^ quelle=b-2c-2d-7e-2g-3h-2i-2j-3k-3l6m-4n-3o-3p-2;^ quelles=b5d-2f-2l-4p-2;^ quelqu=a4;^ quelque=a2
^ quels=a-5c3d-2f-2l4p-4;^ question=a-2c-2d4;^ quete=d3;^ qui=b3c-5d-7e-2f-3g-4h-2i-2j-2k5l-3m-3o-2;^ quitte=a-2d3
^ quoi=a-5b-7c10d-2f-3m-4o-3p-3;^ raconte=a2b-6c-2d-3e-2f-2g-2k-2l-3p4;^ rappelez=a-2b-2c4d-2;^ rappelle=b-3c4d-3
^ redis=a-6b-4c9d-3f-3m-2o-2p-2;^ redites=a-5b-4c7d-4;^ redonne=a-4b-3c5d-2;^ refais=a-5b-2c6d-2
^ reformule=a-3c5d-2f-3j-2m-2o-3p-2;^ reformulez=a-2b-2c3;^ repete=a-6b-3c8d-2f-3g-2j-2k-2l-2m-3n-2o-3p-2
^ repetez=a-4b-2c7d-3f-2o-2;^ repondez=a2;^ reponds=d2;^ reponse=b-2d4f-2;^ repose=c3;^ reposez=c2;^ reussite=d3
^ rien=a5b3c-7d-5f-9h-2i-2j-3k-5l-2m-3n-3o-5p-2;^ s=a3;^ sait=a3d-2;^ sale=a-2b-2c-2d-3f5o-2
^ salut=a-7b-4c-4d-6e-3f-5g-2h-2i-2k-2l-3m10n-2o-3p-3;^ sans=a5b-4d-2;^ saute=a-4c-2d5p-2
^ sauter=a-3c-3d6f-3j-2m-2o-3p-2;^ sauvegarde=d2;^ scene=a-3b-2c-2d4;^ score=a-2d4f-2o-2;^ se=a4d-3e-2;^ seulement=a3
^ si=a-3c-5e4f-2g-3j-2l-2m-2o5p-2;^ sinon=a-2e3;^ skip=a-4b-2c-3d7f-4h-2j-2m-3o-4p-3;^ souffle=a-2b4d-2h-2
^ soufflez=b3;^ soyez=a-2g3;^ stupide=a-2f3;^ succes=a-2c-2d6f-3m-2o-3p-2;^ sur=a4c-3;^ systeme=a-4d4
^ t=a-2b3d-5e-3f-6g4h-3i-2j-2k-2m-2n-2o-2;^ ta=b-2f5g-4l-2p-5;^ tant=a4d-2;^ te=a-5b-2f-3g6;^ teleporte=a-3b-3d5h-2
^ termine=d2;^ tes=a2;^ test=d2;^ tiktok=a-2c-2f-3m-2o-3p5;^ toi=a8b-4e-2f-3l-3m-2;^ ton=a-4f4
^ tous=a5b-2c-3f-3l-3m-4o-3p-3;^ tout=a4b-6c-2d-7e-6f-4g6h-2i-3j-5k-2m-6n-2o2p-3;^ toutes=a-7b-2d3g5m-4p-2
^ tricheur=a-3c-2d-2f6j-2m-3o-3p-2;^ tricheuse=a-2c-2f5m-2o-2p-2;^ trois=a5c-3d-3f-2
^ trop=a-3b4c-4d-4f-3g-2i5j-2k-3l-5m-2n-2o-2;^ tu=a-2d-4f3h-7i-3j-8k-11l2m-5n-6o-7p2
^ un=b6d-9f-10g-6h-2i-5j-3k-2l-5m-4n-2o-3;^ une=b3c2d-10e-6f-10g-3h-2i-4j-5k4l-7m-4n-3o-4
^ va=a-4b-5c-2d2e-6f5g-4j-4k5m-5o-2p-4;^ venez=a4b-3n-2;^ vieille=a-5b-2d-2f6l-2m-2o-2;^ viens=a3b-2
^ vies=a-4b-2d5f-2l-2m-2o-2;^ vieux=a-5b-2d-2f6m-2o-2;^ voir=a6b-2d-2f-4m-2o-2p-2;^ voleuse=a-3c-2f5m-2o-3p-2
^ votre=a3g-2m-3;^ vous=a2c-2d-4f2h-10i-3j-10k-6l2m-4n-4o-5p-9;^ vrai=a-4d-4f-2m-2o5p-2;^ vraie=a4c-3
^ wesh=a-4b-3c-4d-2f-3j-2m7o-3p-3;^ y=b-2c3;^ youtube=a-2c-2f-3m-2o-3p5;_ $=c-3d-5g-3j-2l-2m2n-4
_ . $=a3b-5c2e-12g-5h-11i-3j-3k-15l-8m-3n-2o-14p3;_ . _=a5b-2g-5h-5i-7j-6k-6l-6m-10n-5o-5;_ . a=b-2e3j-2;_ . ai=b3p-3
_ . alors=a3d-3;_ . appelle=a-2p2;_ . arrete=a2;_ . au=a2;_ . avec=a4d-2;_ . avoir=a2;_ . bien=a3l-2;_ . c=p2
_ . ca=a5m-2;_ . ce=d-3p2;_ . cette=a2;_ . chez=e-2p3;_ . chose=a3;_ . choses=a3;_ . cle=a-4d4;_ . coeur=i2
_ . comme=d2;_ . cote=a2;_ . d=d2;_ . dans=a2p-2;_ . de=a4b-3f-4h-2m-3p-2;_ . degats=a-4d4p-3;_ . deja=a-2c2
_ . des=a-3p3;_ . dire=h2;_ . dit=a3;_ . dois=p-2;_ . donc=a-2d2;_ . donne=a-5d3p2;_ . dragon=a3d-2
_ . du=a4b-2d-2f2l-2n-3;_ . elle=a4;_ . en=a6b-4g-2p-2;_ . encore=a-2p3;_ . est=c3d-5p2;_ . et=a2b-2p-3
_ . etait=a-4p4;_ . etre=a2;_ . faire=a2;_ . fait=d2p-3;_ . feu=a3;_ . fin=a-3d4f-2;_ . fois=a3c-3;_ . fort=a3
_ . gagne=d2;_ . gardien=a2;_ . heures=a-3l3p-2;_ . ici=a2;_ . il=a7b-2d-2p-3;_ . j=a2b-2d-2e-2l2;_ . je=a2c-3d-5e2p-4
_ . jeu=a-4d5;_ . joueur=d2;_ . juge=a3d-3;_ . l=b-2;_ . la=a3b-6c-3d-2e-2p2;_ . lampe=d-3e3;_ . le=a3b-4e-2p-2
_ . lentement=a2;_ . les=b-2c-2p3;_ . lui=a2;_ . m=a3p-3;_ . ma=a2b-2d2h-2p-3;_ . machines=a2;_ . maintenant=a4d-3
_ . maximum=a-2d2;_ . moi=a4b-3d-2h-2l-2p3;_ . mon=a2d2p-3;_ . nom=a2;_ . on=d-2p3;_ . or=a3;_ . ouvrir=a-4d4
_ . parfaite=a3;_ . parler=a-4e3p-2;_ . pas=d-2p2;_ . personnes=a2;_ . peu=a2;_ . peur=a-3g3;_ . porte=a2d-2
_ . portes=a3;_ . pour=d2;_ . prends=a-4b5d-3j-3;_ . puis=a2;_ . qu=a5b-4;_ . que=a2b3d-4f-2g-2l-4;_ . quel=a2d-2
_ . quelqu=a2;_ . question=a-3d-3f-3n5;_ . qui=a4p-2;_ . quoi=a8b-5c-5p-2;_ . repeter=a-2c3;_ . rien=a-3c-3f5
_ . sans=a4d-2;_ . savoir=a2;_ . soir=b-2l-3;_ . sont=a3d-2;_ . souffle=a3b-2;_ . soufflez=a2;_ . stp=a3c-2d-2
_ . sur=d-2p2;_ . sushis=a-3p3;_ . ta=a2d-2;_ . tard=a-3j3;_ . toi=a3b-4e-4f-4g-2j-3k3p-3;_ . toute=a-3p3
_ . triste=a-4g4n-2;_ . trois=d-2p3;_ . trop=a-2;_ . tu=a-3b2d4p-2;_ . un=b-3d-5f4;_ . une=a8b-2d-3f-2p-3
_ . veut=a2b-2;_ . votre=a4;_ . voudrez=a3;_ . vous=a4b-2c-2d-2e-2f-3g-4i-2l2p-2;_ . vraiment=a2d-2
_ . |=c-4d4g-2m-2p-6;_ 20=a-3d4;_ _=b-3c-8d2e-8f-4g-4h-4j-7k-5l-10n-7o-5p3;_ a=a2b-9d-7f4h-2j-3l-3m-2;_ accepta=a-3d3
_ aide=a-6b5;_ allons=a2;_ applaudit=a-3d3;_ apres=a3;_ au=a-3b2d4f-8j-2;_ avec=a12b-2d-3g-3p-2;_ avoue=a-2d2
_ bien=a5m-2;_ bon=a4b-3d-5f-3j-2l3n-2p-2;_ bonjour=a-3d-3m4n-2;_ c=a-3d-2p5;_ ca=a3c-3p-4;_ ce=b-4d-3l-3p4;_ cette=a2
_ changea=a-2d2;_ chez=b-2e-3f-2j-3p4;_ combien=a2b-3c-3d-3;_ comme=a7b-2f-2l-3p-3;_ comment=a4c-3;_ confiance=a-3d3
_ coup=a2d-2;_ d=b3d-5e-2f-3h-2p2;_ dans=b-3d-4f-3p3;_ de=b-4c-2d-5e-4f5g-5i-2j-5m-4n4;_ debloque=a-4d5
_ deja=a-5c5d-2l-2p-2;_ demain=a-5b-2d-2j5p3;_ demander=a2;_ des=a-2b-2d-2l3p2;_ dessus=a3;_ deux=a2
_ dit=c-2d4f-2g-2l-3;_ doucement=a2;_ du=a3d-3p-2;_ elle=c2d-3;_ en=b-2d-4e4p-5;_ encore=a3;_ est=d-2g-3l3
_ et=a5b-3p-8;_ etait=d-3f4;_ fait=b-2p2;_ faute=a2;_ fois=a-2b4p-2;_ font=a-4p4;_ gagne=a-4d4;_ gardien=b-2c-2f2l-2
_ hein=a4c-4;_ heures=a7d-2p-5;_ ici=a5;_ il=a-7b-3c8d-2p-3;_ illimite=a-3d4;_ j=b3d-2p-3;_ jamais=a2
_ je=a-2b5d-3j-3p-2;_ l=a3p-3;_ la=a4b-3e-2f-7g-5j-2m-3n-3p-8;_ lampe=a2;_ le=a2b-4c-2d3e-3f-2p-2
_ lentement=a6c-2d-3p-2;_ les=a10c-2d-7p-3;_ leur=a3;_ lui=a3d-2p-2;_ m=a-2d-2p3;_ mains=a2;_ mal=a4p-2;_ me=a-2d3p-2
_ mes=p-2;_ moi=a6b-4d-4n-2;_ mon=a4b-2;_ monte=a2p-2;_ nom=c2;_ non=a-5n5;_ on=a2;_ ou=a4c-3e-2;_ par=a3
_ pas=a2b-5c-5d-3e2f-2g3h-2k-5p-2;_ passer=a5d-3p-4;_ perd=a-2d2;_ personne=a2;_ plus=j3p-3;_ points=d2
_ pour=a2b-4d-5h-2p2;_ proces=a3b-2;_ pv=a-3d4;_ qu=a8b-3d-2p-2;_ que=b-5c-3e2f-3g-2k3l3n-2p-2;_ quelqu=a2d-2
_ quelque=a3;_ qui=a6d-3p-5;_ quoi=a3b-6p2;_ rien=a-7b6c-2d-2f-6g4k-2n-2;_ s=a-2d-2p3;_ sait=a2;_ sans=d-3f-2p3
_ si=a2;_ sommes=a4d-2;_ sont=a4b-2d-4;_ stp=a4b-4;_ sur=b-6c-3d5f-2;_ t=a3;_ temps=a4d-3;_ tiktok=a-4b-2d-2j-2p4
_ toi=a-6b-3d-2f7m-4;_ ton=a5b-2d-2;_ tour=a6d-5;_ toutes=a-2d2;_ triste=a2;_ trois=a7c-3d-3p-2;_ trop=a4b-2d-2
_ tu=a3d-3f-2p-2;_ un=a4b-4d3e-2f-3h-2m-3p-4;_ une=a-2b-4e-2f-2p5;_ va=d-2g-2p3;_ video=a-3p3;_ vont=a2p-2
_ voudrait=a3p-3;_ vous=a3b-4d-2f-3g-3i-2j-2l-3m-3p2;_ vrai=a-5d6n-2o-3;_ y=a2;_ youtube=a-4b-2d-2j-2p4
_ |=a3f-2g-6h-2i-3j-2k-2l-2m-5p-2;_=a2b-2c-2e-3g-4h-3i-3j-3k-3n-3o-2;a $=b-4c-2d-3f-2j6m-2o-3p-2
a . $=a-3b-3c-4e5g-9h-6i2j2l-2n-5o2;a . _=b5c-8d-4e-6f-2g-2h-2j-5l-2m-2;a . a=b-5j3p3;a . aide=a-5b5j-2
a . allumer=a2b-2;a . astuce=a-2b2;a . avec=a2;a . avis=a-7b6c-2j-2;a . bateau=a3m-2;a . bonne=a2;a . ca=a5b-4
a . ce=a-2p2;a . comme=a-6b6;a . d=b2p-2;a . dans=p-3;a . de=a4c-4j-2;a . des=a-2p2;a . dire=a2;a . droit=a2;a . du=a2
a . equipe=d2p-2;a . est=a4b-3d-3j-2;a . etre=a-3b-2g3;a . fin=a3c-2e-2p-3;a . fois=a3b-2;a . heure=a-3d-2h2j2
a . l=a2;a . la=a6b-4d-2p-2;a . lampe=a2;a . le=b-5d-4e3p-2;a . ma=a-3p3;a . machine=a2;a . mere=a3e-3;a . on=a2b-2
a . place=b2;a . prochaine=a-3b-3d-2j4;a . qu=a3b-2;a . que=a5b-3d-2;a . quoi=a-5b-3c5;a . suite=b-3d3;a . sur=b-2
a . tard=a-2j2;a . un=b-3m3p-3;a . |=b2d-2;a _=a5c-2d-11f-8g-2h-2i-3j2k-4l-4m-6n-2o-4p-3;a aucun=a2;a avoir=a2
a ca=a-2b2;a ce=a2d-2;a cette=a-2b2;a changer=a3b-2;a combien=a4b-3p-3;a comme=a4b-2;a commence=a2b-2;a cote=a3
a crie=a-4b-2c3;a demain=j3;a demande=b-2;a des=a4p-3;a deux=a2;a dire=a-6b2c-2k4;a dit=b-4c3d-3;a donne=p2
a droite=a5b-2d-2j-3;a du=a-2b-2g3;a ete=b-2d3p-2;a faire=a3b-2;a fait=a-3b-4d-2e-2j-2o5p-2;a faite=a3b-2
a gagne=a-3b-2d3p2;a jamais=a2;a l=c-2d-2e-2i-2k-2p-2;a la=a-4b2c-6f-2g-3j3m-2p2;a le=a3;a lui=a-2b2;a ma=a-2b2
a me=a2;a moi=a-4b5d-2;a mon=b-2d2p-4;a montrer=a3b-2;a partir=a2;a pas=a4b-2;a perdu=a-3d2p3;a personne=a2
a plus=a-6b-3c-2f-2j5k-2p2;a porter=a2b-2;a pris=a3b-2;a propos=a2;a que=a4b-3;a quel=a3p-3;a quelle=d-2;a quelles=a2
a quelqu=a-2b-2m3;a qui=b2e-2j-2;a quoi=c-2d-2p2;a rien=a-5b-4c-3e-2f7l-2;a ta=a6b-3c-2e-3p-2
a toi=a-5b-3d-2e6f-4i2j-3m-2;a ton=a-4b4;a tous=a-3b-2d-3e-2j-2l4m2;a tout=a-3b-2d-3e3j2;a trois=p3;a un=a-5b5m-2p2
a une=a3p-4;a venir=a-3b-2e3;a votre=a-4b4;a vous=a-2b-4c-3f-2g-2i4j-3l-4m2;a vrai=d2;a zero=a-2d3;a |=a2
a=c-6d-3e4f-2g-4h-6j5k-3l-6n-8;abandonne $=a-2b4d-2j-2;abandonne=a-3b5c-2d-2j-2;abandonnez . maintenant=a3b-2g-2
abandonnez pas=a3b-2g-2;abandonnez=a3b-2g-2;abruti $=a-3c-2d-2f6m-2o-3p-2;abruti=a-3c-2d-2f6m-2o-3p-2;abrutis $=f3
abrutis=f3;absolument $=a-2c-2d-2f-3j-2m-2n-2o5p-2;absolument . $=a-2g-2n4o-3;absolument pas=a-2g-2n4o-3
absolument=a-4b-3c-3d-2f-3g-3h-2j-2k-2m-2n3o4p-3;accepta $=a-3d3;accepta=a-3d3;accepte $=a2b-5c-2d2j-3k-2
accepte et=d2;accepte=a2b-5c-2d4j-3k-2l-2;acceptee $=a-3b-2d4;acceptee=a-3b-2d4;accepter $=a-4d2;accepter=a-4d2
accord $=a-6b-5f-3g-2h-2k-2l-2n3o6;accord . vous=a2d-2;accord=a-5b-5f-3g-2h-2k-2l-2n3o5
adieu $=a-3b-2c-3d-2f-3h-2j6m-2o-3p-3;adieu=a-5b-2c-3d-4f-3h-2j7m-3o-3p-3;admin $=a-2b-2d4f-2;admin |=a-2d2
admin=a-3b-2d5f-2;admirable $=l2;admirable=l2;admire $=a-6b-2c-2e-3f-3g-2h-2i-2j-3l7m-2;admire . _=a6l-2p-3
admire le=a2;admire=a-3b-2c-3d-2e-4f-3g-2h-2i-2j-3l7m-2p-3;adorable $=a-2f-4l4;adorable=a-2f-4l4;adore . _=a-3l4p-4
adore=a-5b-3c-3d-3e-2l4p2;adversaire a=a-3d4;adversaire=a-3d4;affiche . instructions=d2;affiche . solution=b-3d3
affiche la=b-3d3;affiche tes=d2;affiche=a-2b-3d4f-2;affreux $=a-2f4l-3;affreux=a-2f4l-3
ai . $=a3b-6c-3d2e-4h2j-3k5l-2p-6;ai . _=a-2b3c-7d-6e4h2k-3l-3n-2p-2;ai . a=a2b-3c-2e-2p2;ai . appris=d2;ai . au=p2
ai . besoin=a3;ai . bien=c3;ai . capte=a-2b2;ai . ce=a-3b2d2;ai . comme=a-2b3;ai . convaincu=d2
ai . couteau=a-3b-4e4p-2;ai . d=a3c-2d-3e-2k-2p-2;ai . de=a5b-3c-3e-2;ai . des=a-4p4;ai . entendu=a-5b-4c5e-2p-2
ai . envie=b-3c-4e-2n4;ai . et=a3b-2p-2;ai . eu=a-2c2;ai . fait=a2;ai . gagne=d2;ai . idee=b-2k2;ai . la=b-4c4p-5
ai . le=a2p-2;ai . ma=a3b-2;ai . mon=a4b2c-2d-3h-2k-2p-4;ai . peur=a3;ai . repondu=d3;ai . retenu=a-3c3;ai . su=k2
ai . suivi=a-3c3;ai . sur=a3p-2;ai . un=a-2p2;ai . une=a-2p3;ai . |=a-4b2c2d-2p3;ai _=a2b-4c-2d-5e-3h-2k-2l2p2
ai appris=a3p-2;ai aucune=a2b-2k2p-2;ai deja=a2b-3c-4d3p-2;ai des=a-3b-2p4;ai dit=b-3c-2d-2h3k-2;ai ete=h2p-2
ai eu=c-2h2;ai fait=a3b-3p-3;ai gagne=a-4b-2c-2d4;ai jamais=b-2c-3d-2e-2h-2k2l2p-4;ai la=a-4b4p-2;ai le=a4p-3
ai les=a5p-4;ai mal=a-5b-2d-2e-2p5;ai oublie=a-7b2d-5e-2h-2k5p2;ai pas=a-4c6d-3e-5g-2h-5k-6n2p-4;ai passe=d2
ai perdu=c3p-3;ai peur=a3;ai quoi=a-2b3c-2;ai rate=c3d-2p-2;ai reussi=a-2b-2c-2d5k-2;ai rien=a-2b2c2k-2
ai tout=a-2b4e-2;ai un=a-5b4d-3e4;ai une=b-5c-2e5k-2p-3;ai vu=b-2p2;ai=c2f-4g-6i-4j-10k2m-3o-4
aide $=a-5b8c-2d-3f-2g-2j-3k-2l-3p-2;aide . $=a2b3c-2d-4;aide . stp=a-3b4;aide la=b2;aide le=a4b-5d-2
aide moi=a2b2c-3d-3h-2;aide stp=a-2b2;aide=b7c-5d-7e-2f-4g-3h-3j-4k-3l-3m-2n-2o-2p-4;aider $=a6c-3d-2f-3m-2o-2p-2
aider=a7b-2c-4d-2e-2f-3m-2o-2p-2;aides $=f-2;aides=f-2;aidez $=a-3b3;aidez . $=b2;aidez . a=b2d-2;aidez . stp=b2
aidez les=a4b-3d-2;aidez moi=a-5b6c-2d-2;aidez=a-2b6c-2d-3;aie . peur=g2n-2;aie pas=g2n-2;aie=a-2c-2g2l2n-2
aimable=a-3e-2i4;aime $=a-5f5g-2l-4;aime . $=a-2b-2j-2l2p3;aime . _=a-4d-2l3p2;aime bien=a-2j-2l4m-2;aime la=a5p-5
aime les=a-4c-2l-2p4;aime minecraft=a-2l-2p3;aime pas=a3n-2;aime votre=a-4l4p-2
aime=a-3b-5c-5d-4e-4f4g-4h-2i-2j-3k-4l4m-2n-3p3;aimeriez $=a2;aimeriez . $=a3b-2c-2;aimeriez quoi=a3b-2c-2
aimeriez=a5b-4c-3;aimes . $=a3l-2;aimes bien=a4l-2p-3;aimes le=p2;aimes les=a-2p2;aimes=c-3d-2l-3p3;aimez . $=a3l-2
aimez=a4c-2l-2;ajoute . dix=a-3d3;ajoute moi=a-3d3;ajoute=a-4d4p-2;aled $=a-3b6c-3d-2f-4h-2j-2m-3o-3p-3;aled . $=b3c-2
aled stp=b3c-2;aled=a-4b7c-4d-3f-4h-2j-2m-3n-2o-4p-3;aller $=a-6b3c-2d-3f-4g4j3k-3m-5o-2p-2;aller . $=a3c-2g-2
aller . la=a-3b3p-2;aller=a-3b5c-4d-3e-2f-4g3j3k-3m-5o-2p-4;allez . $=b-4c-3d-2e-2f-3j-2l-3m3;allez . au=a2
allez . le=a-3e3;allez _=a4;allez bien=g-4l-2m2;allez courage=a-3g4m-2;allez me=a-3e3;allez vous=b-3c-2e-2g-4m2
allez=a2b-5c-4d-3f-4i-2j-3l-3m3o-2p-2;allo $=a-2c-3d-2f-3j-2m5o-3p-2;allo=a-4b-2c-3d-2f-3j-2m7o-3p-2;allons . $=a4f-2
allons . la=a3;allons a=a2;allons voir=a3f-2;allons=a5b-2d-2e-2f-2;allume $=a5c-2d-2f-2m-2o-3p-2;allume . $=a2
allume . lampe=d2;allume la=d2;allume=a5b-3c-3f-3g-2j-2m-2o-3p-2;allumer $=a2b-2;allumer=a3b-2;allumez . stp=a2c-2
allumez la=a3c-2;allumez=a4c-2;alors $=a4b2d-4;alors le=a-2d2;alors=c-2p-2;ange=a-2f-5i5l-4;api $=a-2d4f-2
api=a-3b-2d4f-2;appeler $=b3k-4;appeler . $=a4b-4;appeler . _=a-4b-2e4p2;appeler=c-2e3k-4p2;appelez . $=a4b-2
appelez vous=a3b-2;appelez=a4b-2c-2;appelle $=a5b-4;appelle . $=b-2d-2e-2m2p2;appelle . _=a-5c-2e5;appelle _=p2
appelle comment=a3;appelle=b-5d-3e4f-2h-3j-2m2;appelles $=a2;appelles=a3c-2;applaudit=a-3d3;appris . _=a4p-3
appris a=a3;appris=b-2d3p-3;apres $=a-3b4d-2;apres . _=b-2d-2p3;apres . autre=a2b-2;apres . |=c-3;apres l=a-2b-3d-2p4
apres moi=c-2;apres=b2c-3f-2p2;arrete $=a-3b-4c-2e-2g-2j4k-2l-2p-2;arrete . machine=a3;arrete la=a-2d-2j4
arrete=a-4b-5c-3e-2f-2g-3h-2j7k-2l-2;arreter $=e3;arreter=e3;arretez de=a3;arretez=a4
arrive $=a6b-5c-3d-3f-4h-2j-2m-3o-3p-2;arrive . $=a-2b4k-2;arrive a=a2b-2;arrive pas=a-3b4k-2;arrive quoi=a2
arrive=a5c-4d-4f-4h-2j-3k-3l-2m-3n-2o-4p-4;arriver=a2;arriverai=a-2b3j-2k-2;as . $=a2b-5c-4e-4f-5g-6l-4p5
as . _=a2b-4c2d-2e-2f-3l-3;as . a=a-2e4p-3;as . cerveau=a-4e-2f5p-5;as . dans=a4c-4;as . de=a-2b-2c-2g4p-2
as . en=a3p-2;as . idee=a-2b4e-2f-2l-2;as . indice=b3p-2;as . la=a4p-3;as . le=a-2e-2p3;as . quoi=b-3c2;as . vu=a2
as . |=a5p-4;as _=a-3b-2c-6d-3e2f-5l2p4;as besoin=a3;as de=l2p-2;as dit=a-2b-3c4d-2p-2;as ete=a2l-2;as fait=b-2e2
as grandi=a2;as jamais=a2;as l=a3;as le=a-4e-2f3g3p-4;as pas=a3b2e-3;as peur=a2;as pris=a4b-2c-2;as quel=a4p-3
as quoi=a4c-4;as reussi=d2;as rien=a3;as sauve=a2p-2;as trouve=a3b-3c-2;as tu=c3;as un=a-5b3c-2e-3g-2l-3p3
as une=a2b4c-2d-2e-2f-2p-6;as vu=b-2c-2p2;as=a2b-3d-6e-2h-2i-3k-3m-3;assurement $=a-3c-2d-2f-3j-2m-2o5p-2
assurement=a-3c-2d-2f-3j-2m-2o5p-2;assures $=a-2b-2c-2d-2f-3g-2l4;assures . $=a-2l3;assures trop=a-2l3
assures=a-4b-3c-3d-3e-2f-4g-2l6;astuce $=a-4b5c-2;astuce=a-4b5c-2;attaque $=a-3b3c-2;attaque=a-4b3c-2d3
atteint $=b-2d4;atteint=b-2d4;atteints $=a-2d2;atteints=a-2d2;attend $=a3b-3d-2;attend . moi=a-3b3;attend de=a-3b3
attend=d-2;attendez . $=b3c-4d-2f-3g-2h-2m-2;attendez . moi=a-3b3;attendez _=a4b-2;attendez de=a-2b2
attendez moi=a5b-6d-2h-2;attendez quoi=a-5b5c-3;attendez vous=a-6b6;attendez=b5c-5d-3f-4g-2h-3i-2j-2k-2l-2m-3n-2o-3p-2
attendrai=a4b-3c-2k-2n-2;attendre $=a6b-4c-3j-2k-3n-2;attendre=a7b-4c-3j-2k-3n-2;attends $=a4c-3e-2f-2j-2
attends . $=a3b-5c3f-2k-3;attends . je=a-3b3;attends . reflechis=a-2b-2k3;attends . un=a2;attends je=a-2b-2k3
attends que=a-3b3;attends quelqu=a2;attends qui=a3b-2;attends quoi=a-5b-3c5;attends |=c2
attends=a2c2d-4e-3f-4g-2h-2i-2j-4k2l-3m-2o-2;attendu $=a4b-4i2;attendu . dire=a2;attendu veut=a2;attendu=a6b-5d-2i2p-2
attention $=a5c-2d-2f-3m-2o-3p-2;attention . toi=a-3e4f-2;attention a=a-3e4f-2;attention=a2b-2c-3d-3e4f-4j-3m-3o-3p-2
au . $=b2c-5e-4g-4h-6i-3j3k-4l-5m-5n-3o-4p-2;au . _=a-3p3;au . de=a3p-3;au _=a2b-3c-2e-3f2g-2h-3j-7k-2l-3m-4n-2o-2p2
au developpeur=d3;au dragon=a2;au joueur=d2;au juste=a-3b4d-2;au maximum=a-2d3;au revoir=a-3b-3d-3f-2j5
au secours=a-3b5d-3f-2j-3;au=c-6e-4g-5h2i-3j3k-4l-5m-5n-3o-5;aucun . $=a2;aucun _=a2;aucun=a2
aucune . $=a4b-5d-2e-2f-2k5l-2p-2;aucune . de=b2k-2;aucune . desole=b-2k3;aucune _=a3e-2
aucune idee=b-2c-2d-2f-2h-2k5p-2;aucune=a3b-2c-3d-3e-3f-3g-2h-3j-2k5l-2m-2p-3;aura=a2;aurais . du=b-2c-2h2
aurais . fait=a3b-3;aurais fait=a3;aurais pas=c-2h2;aurais=a2c-3d-2g-2h2p-2;aurait=a2;auriez . l=a-3c3;auriez . une=b2
auriez une=b2;auriez vous=a-4b3c3;auriez=a-3b3c2l-2;aussi $=a3;aussi . ai=a3;aussi . que=a-4l5;aussi j=a3;aussi je=a2
aussi |=a2;aussi=a2b-3c-2d-3h-2l4p-3;auteur=a-2d2;automate $=a4d-3;automate=a4d-3;automatique $=a-2d4
automatique=a-2d4;automatiquement $=a-2b-2d4;automatiquement=a-2b-2d4;autre $=a2b2c-3d-2;autre . $=b-4c4;autre a=a-3b3
autre cote=a2;autre fois=a-5b-2c5;autre=b2c3d-3f-3g-2k-2l-2p-2;autres $=a3;autres=a4c-2;avais . $=a2;avais _=a3
avais=a2l-2;avait . $=a2;avait . _=a5b-2c-3;avait . dans=a-3c4;avait quoi=a-2b-2c3;avait=a3b-4c2d-2p-4;avec $=a3
avec . $=b-5c-6e-2f-3g2h-2i-2j-2l-4m-2o6p-3;avec . _=c3d-3e-2p-4;avec . je=a4b-4;avec . mots=a2
avec _=a-4d-4f-2g-2o6p-2;avec ce=a-5b2c4;avec les=a4c-2;avec moi=a2g-2;avec quoi=a7b-5c-4;avec toi=a4g-3
avec une=a6d-2p-2;avec vous=a-2b-2e-2g4l-3;avec=a3b-6e-5f-4g2h-3i-2j-3k-2l-5m-3n-2o6p-7;avertis $=a-3e4f-2j-2
avertis=a-3e4f-2j-2;avertissement $=a2b-3c-2d-3e5f-2g-2i-2l-2o-2p-3;avertissement=a2b-3c-2d-3e5f-2g-2i-2l-2o-2p-3
avez . $=a7b-4d-4g-3l-2;avez . _=a5c-3;avez . a=a2;avez . astuce=a-2b2;avez . d=a2b-2;avez . de=a-2l3
avez . droit=a-2g2;avez . fait=a2;avez . le=a2;avez . perdu=a2;avez . quoi=a2b-3;avez _=a5c-2;avez de=l2;avez deja=a2
avez demande=a-4b-2c4;avez dit=a-6b-3c7;avez fait=a-2g3;avez gagne=a4d-4;avez le=a-2g2;avez pas=a4g-3
avez perdu=a5b-2c-3;avez peur=a2;avez rien=a2;avez une=a-2b2;avez vous=a3b-4;avez=a3b-5c2e-5f-5h-2i-3j-2m-3p-2
aviez . $=a2;aviez . _=a2;aviez _=a2;aviez une=a2;aviez=a5;avis $=a-3b3c-2j-2;avis=a-3b3c-2j-2;avoir $=a2
avoir . $=a2b-3c-3d-2e-2g-2h3i2l-2p-2;avoir . _=a3p-2;avoir . dessus=h2;avoir . peur=a-2h2;avoir _=e-2h2
avoir crie=a-3h3;avoir ete=h3;avoir fait=a-2h2;avoir peur=a2;avoir=a2b-3c-4d-4e-4f-3g-3h5l-4p-4;avons . $=a-2d3
avoue |=a-2d2;avoue=d2;avouer=a2b-2;bah . $=a-3d-2n3o2;bah non=a-2n3;bah oui=d-2o3;bah=a-2d-2n3o2;bananes=a-4d-2p5
bande . abrutis=f3;bande . idiots=f2;bande . nuls=f2;bande d=a-2b-2d-2f4;bande de=f2;bande=a-3b-2d-2f4
bateau $=a3b-5c-3d-4f-2g-2l3m3p-4;bateau . _=a3m-2;bateau la=a2m-2;bateau qui=a2;bateau=a5b-6c-4d-2f-2g-2l3m2p-5
bateaux $=a2;bateaux=a2;bats $=a-3b4k-2;bats=a-2b3k-2;beau $=d-2l2;beau . $=a-7b-2c-2d-3f-3g-2j-2k-2l6m-3n-2o-2p2
beau _=a-2l4;beau bateau=a-3l4;beau chapeau=l2;beau chez=a-2l2;beau=a-4b-4c-3d-5f-4g-2i-2j-2k-2l7m-3n-2o-3
beaucoup $=i2;beaucoup de=a-2l3;beaucoup=b-3c-2f-2l3;beaux . $=a-3l3;beaux yeux=a-3l3;beaux=a-3l3;bel . $=a-3f-2l4
bel _=a-3f-2l4;bel=a-3f-2l4;belle $=a-2f-4l5;belle . $=a-4l5;belle _=a-4d-2l4;belle robe=l2;belle voix=a-2l3
belle=a-6b-2c-2d-3f-5l8p-2;ben . $=a-3d-2f-2n3o2;ben non=a-2n3;ben oui=d-2o2;ben=a-3d-2f-2n3o2;besoin . _=a2
besoin . aide=a-4b4;besoin . quoi=a3;besoin . toi=a3;besoin d=b2;besoin de=a7b-4c-2p-2;besoin=a4c-5p-3;bete $=f5l-3
bete=d-3f5g-2l-4;bien $=a-3b-4c-5d-5e-5f-6h-3j2k2m3n-3p2;bien . $=a3b-5f-3g-6h-2i-4j-4k-5m-5n-3o4p-4;bien . _=l-3
bien . bonjour=a-2m2;bien . l=a-2d-2l3;bien . qu=a-3b3;bien . que=o-2;bien . |=a-3b2;bien _=a-4b2d2l-2p2
bien entendu=a-3c2o3;bien joue=b-3d-4f-2g-2j-2k-2l4m-3o-5p-2;bien la=a5l-2p-4;bien le=a-2m2;bien repondu=a-2d3
bien sur=b-2d-2g-2k-3l-2m-2o4;bien |=d2;bien=b-6c-6d-5e-7f-8h-6l2m4n-2o3p-2;bitcoin $=a-3b-2c-2d-2f-3j-2m-2o-3p6
bitcoin . $=a-4d-2p4;bitcoin monte=a-4d-2p4;bitcoin=a-5b-3c-3d-3f-3j-2m-3o-3p7;bloque $=b5d-2g-2j-2k-2p-2
bloque=b5d-3g-2j-2k-2p-3;bloquees $=a-3b4;bloquees=a-3b4;bloques $=a-3b4;bloques=a-3b4;bon $=a4b-4f-2g-2j-2n-2
bon . $=a-2b3d-4f-2l3p-6;bon . _=a-4b4;bon . maintenant=a-2b2;bon . quoi=a2b-2;bon _=a-2b4d-3;bon en=a2b-2
bon et=a-2b2;bon=b4c-3d-4e-2g-3i-2j-3l3m-2n-2p-2;bonjour $=a-5b-3c-4d-4f-4h-2j-2m8n-3o-3p-3;bonjour . $=m3
bonjour . _=a-3d-2m4;bonjour . tous=a-2m3;bonjour _=a-4d-2f-2m5;bonjour a=a-2m3;bonjour |=m2
bonjour=a-8b-4c-4d-6e-2f-5g-2h-2i-2j-4k-2l-3m10n-3o-4p-4;bonne . $=c-4e-2f-5g-3h-2i-3j7k-3l-5m-3n-3o-4p-7
bonne . _=a3p-2;bonne . de=a-3d-2j2p3;bonne _=b-2c-2d-6f-3j6k-2l-3m-2o-2;bonne continuation=b-2d-2j3
bonne journee=d-2j3;bonne reponse=a-3b-2d5j-5;bonne=a-3c-4e-2f-5g-4h-2i-3j7k-3l-5m-3n-3o-4;bonnes . $=p2;bonnes _=p2
bonnes=p2;bonsoir $=a-2b-2c-3d-2f-3h-2j-2m6o-3p-3;bonsoir . $=a-2m3;bonsoir . _=a-3d-2m3;bonsoir . gardien=a-2d-2m2
bonsoir . vous=a-2e-2m3;bonsoir _=a-4d-2m5;bonsoir a=e-2m3;bonsoir |=a-2d-2m2
bonsoir=a-5b-3c-4d-5e-3f-5g-3h-2i-3j-3k-2l-2m9n-2o-4p-3;bot $=a-2d4f-2;bot=a-3d4f-2l-2
bouffon $=a-3b-2c-2d-2f6l-2m-2o-3p-2;bouffon=a-3b-2c-2d-2f6l-2m-2o-3p-2;brave $=a-3l3;brave=a-3l3
bravo $=a-3b-2c-3d-2f-4h-2j-2l6m-3n-2o-4p-3;bravo . tous=a-3d-2l4;bravo a=a-3d-2l4
bravo=a-5b-3c-4d-4e-2f-5g-2h-2i-2j-3k-2l8m-4n-2o-4p-4;brillant $=l2;brillant=l2;brille $=a5b-4d-2;brille=a5b-4d-2
brulait=a2b-2;brule $=a4b-2g-2;brule=a6b-3c-3g-2;bruler $=a-4e3;bruler=a-4e4;brute $=a-2f3;brute=a-2f3
burger $=a-5b-5c-3d-4f-4g-2i-2j-2m-2o-3p8;burger=a-5b-5c-3d-4f-4g-2i-2j-2m-2o-3p8;bus=a-4d-2p4;but $=a-2b3
but=a-2b3c-2d-2;bye $=a-4b-3c-3d-3f-4g-2h-2i-2j7k-2l-2m-3n-2o-4p-3;bye . $=a-2b-2d-2f-2j4;bye bye=a-2b-2d-2f-2j4
bye=a-4b-3c-3d-3f-4g-2h-2i-2j7k-2l-2m-3n-2o-4p-3;c . $=a-4b-2g3;c . _=b-4d3h-2i-2m3p-8;c . a=b2p-3;c . beau=l2
c . bien=d-2g-3i-2l-2o-3p3;c . bon=b-2d3;c . ca=a-5o5;c . complique=a-3b4i-2o-2;c . de=a2;c . dur=a-4b4d-2i-2o-3
c . ferme=a4;c . gentil=a-3i4o-2;c . juste=a-3b-2d3;c . l=a2;c . la=a3c-3d-2p-3;c . le=a4c-2d-3p-3;c . lui=a2
c . ma=b-2h3p-4;c . moi=b-2;c . mon=a-2b-3d-3e3p3;c . ou=a-2c3;c . pas=a2b-5c-4n3o-2p-2;c . pour=a4b-2;c . quel=a2
c . qui=b-3c3d-3g-2i-3o-3p4;c . quoi=a-3b2c2i-2l-2o-2;c . sympa=a-4b-2d-2i5o-3;c . toi=b-2e2i-2o-2;c . tout=d-3j3
c . trop=b3d-2i-2p-2;c . un=a4b-7c-2g-2i-3l-2p-2;c . une=a2b-4i-2l2p-5;c . votre=a6g-2;c . vous=a6b-2g-2i-3
c . vrai=a-5d-3o5;c . vraiment=a2;c . |=a2b-2;c est=c-2d-2f-7i2k-5l-3o2;c etait=b-2c3e-2f-3g-4h-2i-2p2;c quoi=a-2b3
c=b-2d-2f-9i2k-5l-3o2;ca $=b-8c6d-7e-5f-2g-8h4i-2j-3k-7l-2m-5n2o4p-5;ca . $=a-2c-9e-4f-4g-8h-4i-2j-3k6l-2m3n-4p-3
ca . _=a3b-3c-3d2p-3;ca . a=a2;ca . aller=a-4b-2g5m-4;ca . bien=a-2g-4m4;ca . combien=a-2p2;ca . comment=a-2b3c-2
ca . de=a3;ca . dire=a3b-2;ca . du=a-2b-2g3;ca . est=a2;ca . il=a-2b2;ca . je=a-4b2e3;ca . mal=a2e3g-2m-2p-3
ca . pas=b6c-2g-7k-4n-3o-6;ca . passer=a-2d-2g4m-3;ca . quoi=a4b-2c-3;ca . toi=a-3g-4m4;ca . va=b-2f-2g-2m-4o4
ca . |=a5g-2;ca _=a-4b4c-9d-5f-2g-3h-2k7m-8n-2o-6;ca a=a-4b4d-2e-2g3;ca comme=a-3d3;ca compte=a-3d3;ca dit=a4c-3d-2n-2
ca doit=g2;ca fait=a3;ca finit=a2;ca juste=a-2d3;ca les=a2;ca marche=a-4b3c-4g-3h-2k-4m-4n-2o4;ca me=b-3f-2m-3o4
ca qu=a-2b2;ca s=a3d-3;ca se=a2;ca va=a-2b-7c-4d-5f-3g2h-2j-2k-8m6o-9p-4;ca veut=a4b-2;ca vous=a3m-2;ca |=a-2b2
ca=b-2d-4f-10i-6j-8l-7n-3o3p-5;cale $=b4d-2j-2;cale . $=b2;cale completement=b2;cale=a-2b5d-2j-3k-2
calin $=a-4b-4e-2g5p-2;calin=a-4b-4e-2g5p-2;calme . $=a2;calme . l=a2;calme _=a2;calme comme=a2;calme=g2
calmer $=a-3b4c-2;calmer=a-3b4c-2;calmez vous=a2b-2f-2l-2m-2;calmez=a2b-2f-2l-2m-2;capte . $=a-3b4;capte rien=a-3b4
capte=a-4b5c-2k-2;carrement $=a-3b-2c-3d-2f-3j-2m-2o6p-2;carrement=a-3b-2c-3d-2f-3j-2m-2o6p-2;casse $=a2b-2d-2f-2j3p-2
casse . $=a-2f4j-2;casse la=a-3e3;casse toi=a-2e-2f4;casse=a-3b-3d-4e3f3g-2j3k-2m-2p-2;casser=a-2e2
ce . $=c-2e-2f-3g-7h-3i-2j-2k-2m-2n-2o-2p4;ce . _=a-2b-2d4p-3;ce . c=a-2b-2g2;ce . elle=a-3b-2c4;ce . est=a-2b2
ce . et=a2;ce . j=a-5c-3d-2h3;ce . je=a2c-5d-3g-5h-2k-3;ce . la=b3c-4d-2p-2;ce . on=b2c-2;ce . pourrait=b2c-2
ce . rien=a-4b-3g4;ce . s=a3b-2;ce . t=a2;ce . tu=d-3p-3;ce . veut=b2k-2;ce . vous=e-2g4h-2;ce . |=a3b-3
ce _=a3b-5g-4l-2;ce bateau=a3p-3;ce combat=a-2;ce couteau=a3;ce est=a-2b-4g4;ce jeu=a-2b3;ce niveau=d2
ce qu=a-2c3d-3p-2;ce que=d-9f-2g3h2j-3l-3p-5;ce qui=c-4d4g2p-4;ce soir=a2b-3c-3d-3f-2g-3p4;ce truc=c-2
ce=e-3f-7g4i-4j-5k-4l-3m-5n-5o-4;cede $=a-4c-2d4;cede=a-4c-2d4;celle . _=a4;celle du=a2;celle qui=a3p-2;celle=a4p-3
cense en=b2;cense=a-2b3;censes=c-2;cent $=a-2d3;cent . $=a2;cent . cent=a-2d2;cent fois=a2;cent pour=a-2d2;cent=b-2d3
certainement $=a-2c-2d-2f-3j-2m-2n-2o5p-2;certainement . $=a-2g-2k-2n4o-3;certainement pas=a-2g-2k-2n4o-3
certainement=a-4b-2c-3d-2f-3g-3h-2j-2k-2m-2n3o4p-2;cerveau=a-4e-2f5p-5;ces . $=a5b-2;ces _=b2p-2;ces=a3d-2p-2
cet . $=a3;cet _=a2;cet=a3;cette . $=a3c-2p-2;cette . est=a3d-2;cette _=a3d-2p-3;cette maison=a2;cette=a5c-3d-2p-4
change=a5b-5d-3;changea . avis=a-2d2;changea d=a-2d2;changea=a-2d2;changer $=a3b-2;changer . _=a2;changer . avis=a-3b4
changer d=a-3b4;changer=a2b2;chapeau $=b-2c-2d-3f-2l5o-2;chapeau=b-2c-2d-4f-2l5o-2;charge . partie=d3;charge la=a-2d3
charge=a-2d3;charmant $=l2;charmant=l2;charmante $=a-2f-3l4;charmante=a-2f-3l4;chatbot $=a-3d4f-3l-2
chatbot=a-3d4f-3l-2;cheat . $=a-2d3;cheat code=a-2d3;cheat=a-2d3;chemin $=a3;chemin=a3d-2
cherche . $=a-3b-2e4g-2k-2n-2;cherche pas=a-3b-2e4g-2k-2n-2;cherche=b-2d-2e4g-2k-2n-2
chez . $=a-2b-4d-2e-5f-2g-3h-2i-2j3p4;chez . _=a-3p3;chez _=a-2p2;chez le=d-2p3;chez moi=a-6b-4d-2h-2j4p4
chez toi=a4e-4f-2j-3;chez vous=l2;chez=a-3b-5c-2d-4e-5f-3g-3h-2i-2j3p6;choisir $=a-3b4k-2;choisir . $=a4b-3
choisir=b2k-2;choisirais . $=a-2b3c-2;choisirais quoi=a-2b3c-2;choisirais=a-2b3c-2;choisiriez $=a-2b3
choisiriez . $=a-2b3f-2;choisiriez lequel=a-2b3f-2;choisiriez=a-4b4c-2f-2;choisis . $=a-4b5;choisis la=a4b-3
choisis lequel=a-2b3;choisis qui=a-4b4;choisis=b4d-2;choix $=a-3b3d-2p-2;choix=a-3b3d-2p-2;chose $=b3c-2d-2k-2l-2
chose . _=a2;chose . je=a3b-3;chose . vous=a2;chose _=a3b-3;chose a=a2b-2;chose de=a2;chose=a5c-3d-3e-2f-2k-2l-3p-2
choses $=b-2c3;choses que=a2;choses=b-3c3;chou $=a-3d-2f-4i5l-4p-2;chou=a-3d-2f-4i5l-4p-2;cle $=a2b-3c-2
cle=a2b-3c-2g-2;clown $=a-3c-2d-2f6j-2m-2o-3p-2;clown=a-3c-2d-2f6j-2m-2o-3p-2;code $=a-2d3;code . triche=d3;code de=d3
code=a-3b-2d5f-2;coeur $=a-2f2l-2;coeur avec=a2;coeur=d-2f2l-2p-2;coince $=a-2b4d-2j-2k-2;coince=b5d-2j-2k-2
combat $=a-3d3;combat . $=d2;combat gagne=d2;combat=a-4d4;combien $=b6c-4d-4j-2k-2p-5;combien . $=c3d-2
combien . _=c3p-3;combien . questions=a2;combien . temps=b-2d3p-3;combien de=b-4c2d2p-6;combien deja=c3d-2
combien font=a-4b-3d-2p5;combien je=b3;combien=a-2b4d-2e-3f-3g-4h-2j-4k-4l-3m-2p3;comme . $=b2c-5e-2f3j-2p-3
comme . _=a5b-3l-3p-2;comme . es=a-5d-3f-4l5;comme . j=a-2d2;comme _=a-2b2f3l-4p-2;comme ca=a3;comme choix=b2
comme l=a4d-2;comme la=a3d-2;comme options=b2;comme si=a-3d4o-2;comme toi=b-3l3;comme tu=a-5d-3f-4l5;comme un=a2b-2
comme une=b-2d2l-2;comme=c-7d2e-4g-3h-2i-3j-3k-2l4m-3o-3p-7;commence $=b2;commence par=a2b-2;commence=a2c-4
commencer $=a2b2d-3p-2;commencer=a3b2d-3p-3;comment $=a4b-4c6d-3e-2f-3g-2h-2i-2j-2k-4l-2m-8o-3p-3
comment . $=a-2b2c4f-2k-4m-5;comment . _=a-3b3k-3m-4;comment . appelez=a3b-2;comment . attaque=a-3b4c-2
comment . calmer=a-3b4c-2;comment . continue=b3;comment . convaincre=b3c-4m-2;comment . dois=b-2c3;comment . est=a-4b4
comment . fais=a-3b4;comment . fait=a-4b4;comment . feu=a3b-2;comment . gagne=a-5b7d-4k-2;comment . joue=a-3b3
comment . la=a3b-2;comment . le=b-4c-5k4;comment . m=a3b-2c-4;comment . marche=a4b-2c-2m-2o-3;comment . me=a2b-2
comment . parle=a-2b2;comment . parler=a-4b5k-2;comment . persuader=a-3b4c-3m-2;comment . peux=a2b-2
comment . sais=a3b-3;comment . se=b2;comment . t=a2;comment . tu=a-5b-7k5m3;comment . va=a-2b-2m3
comment . vas=a-4b-2c-2m4;comment . vous=b-6m2;comment _=a-6b6c-4m-2;comment allez=b-3c-2m2;comment avez=a2
comment ca=a-3c3k-4o-4;comment continuer=a-2b3k-2;comment dites=a-3b-2c4;comment dois=a-3b3;comment etes=a2
comment faire=c-2;comment j=b2;comment je=d-5e-2j-2k3m-3;comment la=a-4b5c-2;comment le=b3;comment lui=a-3b4k-2
comment marche=a2b-2;comment on=a-3b4d-2p-3;comment te=a-3b4k-2;comment tu=a5b-7c-2e-2m3;comment vas=a-2b-2m3
comment vous=a2b3c-7m-4;comment |=a2c-2;comment=b4c5d-11e-9f-8g-8h-6i-5j-7k2l-7n-4o-8p-9;completement $=b3
completement=a-4b6l-2p-2;complique $=a-5b6c-2d-3i-3l-2o-3;complique=a-5b6c-2d-3i-3l-2o-3;comprendre $=b3d-2g-3k-3n-2
comprendre=b4d-2g-3k-3n-2;comprends $=a6b-4e-3f-3g-2j-2;comprends . $=a-5b6g-3k-3n-2;comprends . pourquoi=a2
comprends . que=a-3b-2g3;comprends ce=a-3b-2g3;comprends pas=a-3b5g-3k-2n-2;comprends rien=a-3b4g-2
comprends=b3c-3d-2e-5f-4g4h-2i-2j-4k-4l-2n-3;compris . _=b-4c3;compris la=a-3b-3c4;compris les=a2b2c-5
compte . juste=a-2d3;compte ca=a-4d4;compte=a-4b-2d5;compter . moi=a-2b-3c-2d-2g4;compter sur=a-2b-3c-2d-2g4
compter=a-2b-3c-2d-2g4;con $=a-3c-2d-2f7l-4m-2o-2p-2;con=a-3c-2d-2f7l-4m-2o-2p-2;confiance $=a2b-3f-2
confiance . _=a3d-2;confiance . dix=a-2d3;confiance au=a2;confiance plus=a-2d3;confiance=b-4c-2d4f-3g-2p-2
connais $=a7b-3c-3d-2f-3g-2l-2m-2p-2;connais . $=a-7b-3k6n-3;connais . _=a3p-2;connais . que=a3k-3;connais _=a4p-3
connais pas=b-2k3n-3;connais plus=a3k-3;connais=a4b-7c-5d-4e-4f-5g-3k4l-4m-3n-3p3;connaissez $=a4c-2;connaissez=a4c-2
connait $=a2;connait=a7b-2d-2l-3;connaitre=a-3f-2l-2m4;connasse $=a-3c-2f5m-2o-2p-2;connasse=a-3c-2f5m-2o-2p-2
conseil $=a-2b3;conseil . $=b2;conseil stp=b2;conseil=a-6b6;conseilles . $=a4b-2c-3;conseilles quoi=a4b-2c-3
conseilles=a3b-2c-3;conseillez . $=c-2;conseillez quoi=c-2;conseillez=c-2;conseils $=a-4b4;conseils=a-4b4
consigne $=c2;consigne=c2;continuation $=b-2d-2j3;continuation=b-2d-2j3;continue $=b2;continue=b2;continuer $=a-2b3k-2
continuer=a-2b3k-2;continuez=a2m-2;convaincre $=b2c-4m-2;convaincre=b2c-4m-2;convaincu $=a-3d4f-2;convaincu . vrai=d2
convaincu=a-4b-2c-2d6f-3l-3;convaincue $=a-4d4;convaincue=a-4d4;cote $=a3c-4d-3f-2g-2l-2p-2;cote . $=b-2c2;cote de=a2
cote |=a2;cote=a3d-5f-2g-3l-2p-3;coucou $=a-2c-2f-3m5o-3p-2;coucou . $=a-3b-2d-2f-2m4;coucou _=a-3b-2d-2f-2m4
coucou=a-4b-3c-3d-3f-4h-2j-2l-2m7n-2o-4p-3;coup $=b-2d2;coup . c=a3d-2;coup . main=b2d-2;coup . pouce=a-2b3
coup de=a-2b3d-3p-2;coup |=a3b-2;coup=b3c-2f-2g-2p-2;coupe=a4b-2e-3g-2
courage $=a-6b-3c-4d-3f-5g8h-2i-2j-3k-2l-2m-4n-2o-5p-4;courage=a-6b-3c-4d-3f-5g8h-2i-2j-3k-2l-2m-4n-2o-5p-4
courageux $=a3f-2g-4l2;courageux=a4f-2g-4;couteau $=b-5c-2d-3e4p-3;couteau=b-5c-2d-3e4p-3;creativite . $=d3
creativite . 1=d2;creativite maximum=d3;creativite |=d2;creativite=a-2d5;cretin $=a-3b-3c-2d-3f7j-2l-2m-2o-3p-2
cretin=a-3b-3c-2d-3f7j-2l-2m-2o-3p-2;crie $=a3b-5c3d-2h2j-2;crie . $=a-5c2h2;crie dessus=h2;crie quoi=a-4c3
crie=b-4c3d-3h3j-3p-2;crier $=a3;crier=a2b2e-2;criez=a2;crois $=a5e-2f-2j-2;crois . $=a-6b-2k-3n5;crois . que=a3f-2
crois pas=a-2b-4f-2k-3n5;crois que=o2;crois=a2b-5c-2d-2e-4f-4g-2h-2i-2j-3k-4l-2n5o2;croit $=b-2d4;croit . $=d2
croit . c=a2d-2;croit que=a2d-2;croit=b-3c-2d3f-2j-2;cruel $=a-2f4l-3;cruel=a-2f4l-3
d . $=c-8d-2g-6h-6i-5j-3k-5l-6m-3o3;d . _=b-3d-3e-2f3h2p-4;d . a=a-2b3;d . avec=a-2d3;d . coup=b-2d2;d . est=a3b-2
d . ete=h3;d . la=a-3b2i2;d . un=a2;d . venu=a2;d . |=b-3c2;d _=c2d-6f-3n-2o-3p2;d abrutis=f3
d accord=a-5b-5f-3g-2h-2k-2l-2n3o5;d aide=a-5b4;d autre=a-2b5c-4f-2;d avis=a2b-3;d avoir=b-2c-2d-3f-2g-2h4i2p-2
d ecouter=a4o-2;d en=a4b-4;d etre=b-2d-2f-2g2l-2;d histoires=a3;d ici=a3b-2;d idee=b3k-2;d idees=a-3b3;d idiots=f2
d or=d2;d ou=a4b-3;d ouvrir=a3f-2;d un=a2b-2f-2p-3;d une=a-3f3p-3;d=c-4e-2g-2j-5k-7l-3m-5o3p-3;dame=a-2b2
dans . _=b2c2d-4;dans . main=a2;dans . tete=a3p-3;dans _=a2p-2;dans l=a4p-2;dans la=a3b-4d-3;dans le=b4c-3p-2
dans les=a3c-3;dans ton=a-3c3;dans un=a-4b-5p5;dans une=a4f-2;dans=a2d-3e-2f-4g-2l-2m-2p2
de . $=b-6f3h-6i-7j3k-5m-10o-4p-3;de . _=b-3c-6d-2e-2f-3g-2l-3m-3p3;de . aide=a-5b5;de . autre=a2;de . avoir=a-2h3
de . ca=a-2b2h2;de . cote=b2g-2p-2;de . en=a3;de . est=a3p-2;de . et=a-2e2;de . faute=a2g-2;de . le=a-2p4;de . les=a2
de . main=a2;de . mains=a2;de . mer=a2;de . part=a2p-2;de . peine=a3p-2;de . pour=b2h-2;de . que=a3;de . qui=a-3b2g2
de . rencontrer=m2;de . scene=a-2d2;de . si=a3;de . vie=b-2d-2h-2n3p-2;de . yeux=a-2l3;de . |=b2d-2g-2m-2
de _=b-10d-12f6g-3h-4j-3l-5m-4n-5;de beaux=a-2l3;de ce=g2;de ces=b2p-2;de choses=a3;de comment=a3b-2
de dire=a-4b-2c3h2;de faire=a-3b-2m5;de fer=a2;de fin=d4f-2;de jeu=a4b-2d-2;de jouer=a2;de l=b5d-4
de la=b-6c-2d-5e-2f-2g-2j-2n3p3;de le=a3d-2p-2;de m=a-3p2;de ma=a4h-2p-3;de main=b2d-2;de mal=a4e-3;de me=h2
de mes=a4b-2h-2m-2;de moi=a-4b4c-2;de mon=a2b-2;de nuls=f2;de parler=a-3c-3e3f-2n-3p-2;de peine=h2;de perdre=a2
de persuasion=a-2d3f-2;de plus=e2;de pouce=a-2b3;de quel=a-3b3p-2;de quelle=a4l-2p-2;de question=a-3c-4d-3f-3n5
de questions=a2;de qui=a5b-2p-3;de quoi=a-2c4;de repeter=a-2c3;de rien=a5b-3c-2f-4g-3;de s=a2;de savoir=a2;de scene=d2
de suite=a4d-3;de t=a-2h2;de temps=b-2d3p-3;de toi=b-2e-3f-3g-2j3;de ton=b-3d-2g3;de tout=b2;de triche=d3;de vie=d2
de votre=a4b-3g-3l-2;de vous=a-4b-5c-4e-4f-7g2h3i-3j3m4p-2;de=b-2c-3d-2e-2f2h2i-3k-9l-2m3n2o-5
debile $=a-3c-2d-2f6l-3m-2o-3p-2;debile=a-3c-2d-2f6l-3m-2o-3p-2;debloque $=a-5d6f-2;debloque . $=a-4d5
debloque tout=a-4d5;debloque=b-2c-2d4f-3g-2j-2m-2n-2o-2;debug $=d2;debug=d2;debutant $=a4b-4;debutant |=a2d-2
debutant=a5b-4d-2g-2;debute |=a-2b3;debute=a3d-2j-3k-2;debuter=a2g-2;defonce . $=a-3d-2e3;defonce tout=a-3d-2e3
defonce=a-3d-2e3;defoncer $=a4e-3;defoncer=a4e-3;degage $=a-3c-2d-2f5m-2o-3p-2;degage=a-3c-2d-2f5m-2o-3p-2
degats $=a-4d4p-3;degats=a-5d5p-3;degoutes $=b-2d-2f3;degoutes=b-2d-2f3;deja $=a-8b-4c10d-5f-2k-2l-2m-2o-2p-3
deja . $=a2c-4d2;deja . _=a-3c4p-2;deja . ici=a2;deja . les=a2;deja _=a3c-2;deja convaincu=d2;deja fait=a3
deja gagne=d2;deja les=a-3c4;deja tout=a4c-2d-3;deja venue=a2;deja |=c-2
deja=a-3b-5c9e-3f-4g-3h-2i-2j-2k-4l-4m-2n-2o-4p-6;demain $=a-4b-3c-2d-3j6;demain=a-6b-3c-2d-3j6p3;demande $=c3d-2
demande . $=a-9c4e-2h3;demande pardon=b-2e-2h3;demande quoi=a-7b2c4;demande |=a3
demande=b-2c4d-4e-4f-3g-3h2i-2j-2k-2l-3p-2;demander $=c-2;demander . $=a-3b4c-2;demander quoi=a-3b4c-2;demander=b2c-4
demandez=a2;demolir $=e2;demolir=e2;denonce $=a-2e4f-2j-2;denonce=a-2e4f-2j-2;denoncer $=e2;denoncer=e2
dernier . $=a-3b-2c-2d-4e5f-2o-2;dernier avertissement=a-4b-2c-2d-2e5f-2o-2p-2;dernier=a-3b-2c-2d-4e5f-2o-2
derniere . $=a-5b-3e6f-3g-2j-2k-2l-3m-3n-2o-3p-2;derniere _=a-5b-2c-2d-4e6f-3j-2k-2l-2m-3n-2o-3;derniere fois=a2c-2
derniere=a-4b-4e6f-3g-2j-2k-2l-3m-3n-2o-3p-2;des . $=c-4d-4e-3f-4g-3h-3i-2j-4k-2l2m-3n-2o-2p3;des . _=p2
des . a=a-3b-2p4;des . de=a3p-2;des . heures=a4p-3;des . plus=a3p-3;des . que=a2;des . vont=a2
des _=a5b-6c-2d-3e-3f-3l-4m-2;des choses=a2;des conseils=a-4b4;des devoirs=a-2b-2p3;des frites=a-3p3;des gens=a3
des idees=a-3b3;des portes=a2;des souffles=a2b-2;des sushis=a-3p3;des voleurs=a2
des=a2c-5d-6e-4f-5g-4h-3i-2j-4k-2m-4n-3o-2p4;desole $=b-5d-4f-4g-8h6i-2j-3l-2m-3n-2o-4p-3;desole . _=a-4h4
desole . vous=a-2h3;desole de=a-2h3;desole du=a-4h4;desole pour=a-5g5h-3
desole=a-4b-5d-5e-2f-5g2h8i-3j-3l-4m-5n-3o-4p-4;desolee $=a-3b-3c-3d-2f-3h6j-2m-3o-4p-3;desolee de=a-2g2
desolee=a-5c-3d-3f-4h7i-2j-2m-3o-4p-3;dessus $=a4d-2h2p-2;dessus=a4d-2h2p-2;deteste $=a-4b-2e-4f5i-2j-3
deteste=a-3b-2e-4f5i-2j-3l-2;detruire $=e2;detruire=e2;deux $=a3c-4d-4e-2f-3g-2l-2p2;deux . $=b-3c2;deux _=a5
deux fois=a2c-2;deux personnes=a2;deux=a5b-2d-3e-2f-4g-2i-2j-2l-3m-2o-2p2;deuxieme . $=a-2c2;deuxieme encore=a-2c2
deuxieme=a-4b-2c4;developpeur $=a-2d4f-2;developpeur=a-3b-3d5f-2;devez . $=a4b-3f-2;devez=a4b-3f-2;devoir $=a4d-2
devoir=a4d-2;devoirs $=a-4b-2c-2d-2f-3j-2m-2o-3p6;devoirs=a-4b-4c-2d-4f-3h-2j-2m-2o-3p7;devrais . _=a2
devrais avoir=a2;devrais=b3d-2e-2f-3l-2;devrait . la=a2;devrait etre=a2;devrait=b3p-3;devriez avoir=a2
devriez=a4b-2l-2;dieu . $=a-2d3;dieu _=a-2d3;dieu=a-2d3;difficile $=a7b-3c-3d-4f-3g-2k-2m-2o-3p-2
difficile . dire=a-4b-3k4;difficile a=a-4b-3k4;difficile pour=a-4b3g2;difficile=a2c-4d-5e-2f-3h-2i-2j-2k4m-3o-3p-3
difficulte . facile=a-4d4;difficulte |=a-2d3;difficulte=a-4d4;dirai . $=a4b-3;dirai . a=e2;dirai pas=a3b-2
dirai rien=a4b-3k-2;dirai=b-5c-2e3k-2;dirais . a=a2;dirais quoi=b3c-2;dirais=b3c-2;dirait . tente=a3b-3
dirait une=a3b-3;dirait=a4b-3;dire $=c-2d-5e-3f-3g-3h-4j-3k6l-2n-3o-2p-2;dire . $=c-5d-2h4k-4;dire . chose=b2
dire . qu=a-2b2;dire . que=a-2b2;dire . tu=a3;dire . |=a2b-2;dire _=b3;dire a=a-2b3;dire attendu=a3b-3
dire ca=a-3b-2c-2h4;dire encore=a-3c3;dire la=a2b-2;dire non=a2b-2;dire ou=a4b-3c-3;dire pour=a-3b3;dire que=a2
dire quelque=a-4b3;dire quoi=b3c-3;dire une=a2b-2;dire |=b3;dire=b3c-5d-8e-4f-5g-5h2i-2j-4k5l-4m-2n-5o-3p-4
directement . la=a-2d2;directement a=a-2d2;directement=a-2d2;dis $=a4b-4c2;dis . $=a-6b4c3;dis . _=a3c-2;dis . avec=a2
dis . ca=a4c-3;dis . ce=a-5b5c-3;dis . encore=a-5c5;dis . j=d2;dis . la=b2c-2d-2;dis . moi=p-2;dis . ou=b-2e2
dis . plus=a-3c3;dis . pour=a-3b3;dis . que=a5b-4;dis . qui=a2;dis . quoi=b2;dis . si=a5b-4;dis . sur=a-5b3
dis . |=a2b-2;dis a=a2;dis encore=a-3c3;dis le=a2b-4c3d-5p-2;dis lui=a3b-2;dis moi=a-3b6c-3d-4;dis oui=d2
dis pas=a5c-3e-2;dis quoi=a-5b4c2;dis=a4c3d-3e-3f-3g-4h-3j-2k-6l-2m-2n-2o-2p-4;disais $=a-4b-2c5;disais . $=b-2c3
disais quoi=a-2b-2c3;disais=a-4b-4c6f-2;dise $=a-2b2;dise . $=a2c-3;dise=c-3;disent . je=d2;disent . |=a2c-2
disent que=d2;disent quoi=a2c-2;disent=c-2d2;disiez $=a-4b-3c4;disiez quoi=a-3b-2c4;disiez=a-6b-4c6m-2;disons que=d3
disons=d3;dit $=a-3b-5c6d-5e-2h3k-2;dit . $=a-3c4d2e-2l-2n-2o-2p-2;dit . _=b-2;dit . c=a-2d3;dit . de=c2
dit . faire=a2b-2;dit . je=a-4d4;dit . la=a-3b-2c2d3;dit . le=a-2c2;dit . tu=a3d-2f-2;dit . vous=g-2;dit . |=a2
dit _=c2d-2;dit combien=b-2;dit de=a5b-2c-3;dit la=a2;dit le=a3c-2;dit non=a4c-2n-2;dit ou=b-2c3;dit oui=a-4c-3d4o-2
dit qu=a2;dit que=b-2c-3d2f-2g-2;dit quoi=a-5b2c4d-2;dit sur=a-4c4;dit |=a-5d6
dit=a-5b-5c7d6e-5f-5g-4h2i-2j-2k-4m-2n-3o-3p-5;dites $=a-6b-3c6;dites . $=b-4c4;dites . _=a2;dites . a=a2
dites . ce=c-2;dites le=c2;dites moi=a3c-6d-2;dites pas=a4c-3;dites quoi=a-2b-2c3;dites vous=a-3b-2c4
dites=c4d-4f-2g-2h-2m-2;dix $=a-3b-2c-4d5f-2j-2;dix . _=d2;dix _=d2p-2;dix points=d2;dix=b-4c-5d6e-2f-2j-2p-3
dois . $=a-3c2e-2k-2p-3;dois . _=a-4i5p-3;dois . a=a2b-4d2;dois . appeler=a3b-2c-2;dois . demander=a-5b6
dois . dire=a2;dois . la=a-4b-3p3;dois . pour=a-2b2;dois . quoi=b2c-6p-2;dois _=a4b-3p-2;dois choisir=a-2b2
dois dire=c-2;dois etre=a-2l2;dois faire=a-7b4p3;dois je=a-5b5;dois obeir=d3;dois parler=a2b-2;dois partir=j2
dois prendre=a-2b3;dois repondre=b3;dois te=b2;dois vous=a5b-4c-2;dois=a-3c-2d2e-4g-3h-2i4j2k-3m-2;doit . quoi=a-2b2
doit faire=a-3b3;doit=a-4b4d-2p-3;donc $=b-3c3;donc . _=a2;donc=b-3c3;donne . _=b4e-3p-4;donne . a=b2;donne . admin=d2
donne . api=d2;donne . bot=d2;donne . chatbot=d2;donne . html=d2;donne . ia=d2;donne . indice=b2;donne . json=d2
donne . la=a2b-4d-4g4;donne . le=a-2d2;donne . ordre=a2;donne . pnj=d2;donne . pv=d2;donne . sauvegarde=d2
donne . serveur=d2;donne . ton=a4d-4;donne . un=a4b-2d-4;donne . une=b3d-2;donne . variable=d2;donne . xml=d2
donne . xp=d2;donne le=d2;donne les=a4b-2d-3;donne ma=b4d-4e-2p-3;donne moi=a-2b-5c-4d6e2f-2g2h-3j-2k-2m-2p-4
donne un=b2d-2;donne=b-2c-6d4f-3h-4i-2j-3k-3l-2m-3n-2o-2;donner=a2;donnez . la=a4b-2;donnez moi=a3d-2;donnez=a3d-2
doucement $=a-6b-2c-2d-4g6;doucement . doucement=a-5d-3g5;doucement . tout=a6g-6;doucement |=a4c-2d-4m-2
doucement=a2b-2c-3d-5g3j-2m-2;dragon $=a6b-3d-4;dragon . $=a-4d4;dragon accepte=a-4d4;dragon |=a2
dragon=a4b-3c-2f-2i-2p-2;dragons=a2;droit $=a3g-2;droit . etre=a-2g2;droit d=g2;droit de=a-3g3p-2
droit=b-2c-2d-3f-2g4p-3;droite $=a7b-2c-2d-3e-2f-3g-2j-3m-2o-3p-2;droite=a7b-2c-2d-3e-2f-3g-2j-3m-2o-3p-2;drole $=l2
drole=l2;du . $=b-4e-3g-6h2j-3k-2n2o-2p-7;du . _=a5d-3p-2;du . apres=a-3p3;du . dur=a-2g3
du _=a4b-8d-2e-2f-5g-3h2j-2l-4m-4n-2p-7;du bateau=a-2d-2m3;du etre=a-3b-2g3;du feu=a3d-2;du jeu=a-3d2;du monde=a-3f2
du systeme=a-2d3;du tout=d-2g-3n3;du=b-4c-3e-5h2j-3k-4l-2n2o-3;dur $=b6c-4d-5e-2f-2g2h-2i-3j-2k-2l-4m-2o-4p-2
dur d=b-4g2;dur=b4c-5d-6e-2f-2g4h-3i-4j-2k-2l-5m-2o-4p-3;dure . _=a-2c2;dure=a-2c2;ecoutais . $=a-3b-2c4n-2
ecoutais pas=a-4b-2c5k-2n-2;ecoutais=a-4b-2c5k-2n-2;ecoute $=b-3c3e-2f-2j-2;ecoute . mer=a2;ecoute la=a2
ecoute=a3b-3c3d-2e-2f-3j-2l-2;ecouter $=a2d-2f-2o-2;ecouter _=a-2l3;ecouter=b-2d-2f-2l2o-2p-2;ecoutez=a4b-3d-3h-2
ecraser $=a-2e2;ecraser=e2;egale . $=a2;egale vrai=d2;egale=a2;egoiste $=a-2f4l-3;egoiste=a-2f4l-3;elegance $=a-2f-3l4
elegance=a-2f-3l4;elle $=a4c-2;elle . $=c2d-2;elle . _=a7c-2d-3;elle . a=a7b-4c-4d-3;elle . convaincue=a-4d4
elle . de=a-2c3;elle . dit=a-2c2;elle . et=a-4d4;elle . fait=a4b-2d-2;elle . la=a-2d3;elle . laisse=a-2d2
elle . ou=a4b-2;elle . qui=a2d-2;elle . quoi=a3b-3;elle . |=a2;elle _=a-3b3c-4d3;elle a=a-2b-2c4d-2;elle connait=a2
elle demande=a-3c3;elle dit=a2;elle en=a2b-2;elle est=a4b-6f-2;elle fait=a3d-2;elle hoche=a4d-3;elle me=a-2d2
elle peut=a2;elle sait=a2;elle te=a3d-2;elle veut=a3;elle vient=a-2b-2c3;elle vous=a3c-3;elle |=a2d-2
elle=a5b-5c2d2e-3f-4g-4h-2i-2j-3k-3l-3m-3n-3o-3p-5;elles . de=a2;elles _=a2;elles=a3c-2
en . $=a3b-4c-4d-3e3f-6h-4i-6j-2l-5m-3n2o3p-8;en . _=a-3d-2g4p-2;en . a=a2;en . combien=b3p-2;en . de=a2p-2
en . jamais=a-3k3;en . la=a2;en . maintenant=a-5b-3g3j3;en . pas=a-2b3g2k-2n-3;en . plus=b-2j-2;en . pour=a-2p3
en . que=a-2d2;en . quoi=a2c-2;en . rien=a-3k3;en . |=a4g-3;en _=b-8c-3d-2e5f-5g-9h-3i-3j-5k-8l-3m-3n2o4p2;en a=a2
en ai=a-3b-2k3;en connais=a3k-3;en faire=a2;en fais=a4b-4;en fait=a4b-4;en mer=a2;en penses=a-5b5;en pensez=a-3b3
en quoi=a2b-2;en sais=a-4b-4k5;en securite=d-2f-2g3l-2;en sors=a-3b3k-2;en suis=a-2b-2g-2i3;en tant=a-3d2;en va=a2g-2
en vais=b-4e-3j3k-2;en venir=a-5b5e-2;en veut=a-2d-2g3;en veux=a2b-2e-3i-2j-2k-2n-3;en vouloir=a3
en=b-2c-9d-3f-9g3h-6k3l-8m-7o2;enchante $=a-3c-3d-2f-3j-2m5o-3p-2;enchante=a-3b-2c-3d-2f-4h-2j-2l-2m6o-3p-3
encore $=b-3c6d-4f-3g-3h-2j-2k-3m-3n-4o-3p-4;encore . $=a3b-3c2g-2p-2;encore . _=a-2c-2p3;encore . fois=a-5c5
encore _=a2;encore en=a-3p3;encore la=a5b-2c-3g-2;encore une=a-5c5;encore=b-6c8d-6f-4g-5h-2i-2j-3k-4l-3m-3n-5o-4
enfermer $=a-2e3;enfermer=a-2e3;ennemi . $=d3;ennemi vaincu=d3;ennemi=a-3d4;ennuyeux $=a-2f4l-3;ennuyeux=a-2f4l-3
entend . $=a-3c4;entend=a-3c4;entendre $=c-3;entendre encore=a-3c2;entendre quoi=c-3;entends $=a4b-3c-4
entends . $=a-6b-4c7e-3g-3k-3n-2;entends mal=c2;entends pas=a-4b-2c5e-2g-3n-2;entends rien=a-5b-2c5
entends=a-3b-5c7e-3g-4k-3l-2n-2;entendu $=b-5d-2f-3h-3j-2k-4l-2m-3n-2o6p-3;entendu=b-5d-3e-2f-3g-2h-3j-2l-2m-3n-2o6p-4
entre $=a5b-4;entre . $=a2;entre . deux=a-4b4;entre les=a-3b4;entre pas=a3c-2;entre=a3c-3p-2;entree $=a3b-2d-2
entree=a3b-2d-2;entrer $=a4b-6c-3d2j-3k-2n-2;entrer=a4b-6c-3d2j-3k-2n-2;envie $=a-3c-3n4;envie de=a4b-2c-2e-2n-3
envie=b-3c-4e-2k-2n4p-2;epreuve $=a-4d4l-2;epreuve . $=d2;epreuve reussie=d2;epreuve=a-4b-2c-2d5l-2;equipe $=a-4l3
equipe . automatiquement=d3;equipe tout=d3;equipe=a-7b-2d5l3;es . $=a2b-6c-5d-10e-3f3g-8h-2i-2j-2k-2l2m-3n-2o-2p-8
es . _=p-7;es . comme=a-3f3l-3;es . comment=a2;es . courageux=a3g-4;es . en=a3f-3;es . et=f2p-2;es . fort=l2
es . genie=a-2f-2l3;es . gentil=i-2l3;es . ia=d2;es . intelligent=l2;es . meilleur=a-3d-2f-3l4;es . ou=a-3b-2f3
es . seul=a-2g4;es . super=l2;es . un=b-2d3g-2i-2l-4;es . venue=a2;es _=a5c-2d-6f-4g-2i-2l-3p2;es adorable=f-3l4
es affreux=f3l-2;es belle=f-3l4;es bete=f2l-2;es convaincu=a-2d4f-2l-2;es courageux=a2f-2;es cruel=f3l-2;es debile=f3
es deja=a2;es egoiste=f3l-2;es ennuyeux=f2l-2;es fou=f3;es genial=a-2f-3l4;es grognon=f3l-2;es horrible=a-2f2l-2
es inutile=a-2f4l-2;es juste=d2;es la=a3f-2;es lache=f2;es laid=f3l-2;es le=d-3f-3l3;es magnifique=f-3l3
es mechant=a-2f3l-2;es minable=f3;es moche=f3;es morte=a2f-2;es naze=f2;es nul=f2l-2;es nulle=a-2f4l-3;es pas=f-5g3l-2
es pathetique=f3l-2;es pourri=f2;es qu=a-6b-2d2f3l-3;es qui=a3;es radin=f3l-2;es ridicule=a-2f3l-2;es si=a-4d-3f-3l5
es stupide=f3l-2;es super=l2;es tres=a2f-2;es trop=a-4d-3i-3l3;es un=b-2d-5f-5g-2i4p-6;es une=a-8b-3d6i-2l-3p-6
es=b-13c-11d2e-9f2g-3h-3j-2k-5l4m-5n-3o-3p-6;espece . imbecile=f2;espece d=f2;espece de=a-4b-2c-2d-3f6g-2j-2
espece=a-4b-3c-2d-3f6g-2j-2m-2n-2;est $=a6b-4c-2d-5g3j-2k-2;est . $=a3b-2c-13d-2f-3h-7i2j-6k-4l-4n-4o3p-4
est . _=a-2b-3d-9f3g-5h-2i-3p5;est . a=b-3e-3i4p-3;est . bateau=a2;est . belle=a-3l3;est . bon=a2l-2p-2
est . bonne=a2d-2p-2;est . but=a-2b2d-2;est . ca=a-4b2n4;est . ce=a4c-4d-2p-5;est . cent=a-2d2;est . cette=a3b-2
est . chez=l2;est . comme=a6b-5;est . de=a4b-2g-2;est . deja=a-2b-3c4p-2;est . dur=b2;est . en=a2b-2;est . et=a-2d3
est . etre=a4b-4;est . faute=b-3g-2h3;est . grave=a-2g3o-2;est . heure=a-2p2;est . histoire=a2;est . ici=a-2b2
est . l=a-2b3c-2;est . la=a-3d-3g-2p4;est . lampe=a2;est . le=a-8b5c-4d-2p5;est . les=a-4b2c3p-2;est . ma=b4c-3
est . maintenant=a2;est . meilleur=b2;est . mes=b2;est . mieux=a-3b3;est . moi=b3d-4g-3n-3;est . mon=a2b-2
est . objectif=a-2b4d-3;est . oeil=a2;est . ordre=b-2d2;est . plus=a-2b3;est . pour=a5b-2g-2;est . propos=a2
est . qu=a-2c3;est . que=a-2d3f-2g-4l-4;est . quelle=a2;est . qui=a3c-4p-4;est . quoi=a2b-2;est . ta=a-4g3p3
est . tard=a3;est . ton=b-3c-3d3;est . trop=a3b-2i-2;est . un=b-3d2g-2;est . vous=a3b-2;est . vraie=a3
est . |=a4b-9c-7g-2j2p-3;est _=a3b-7c-2g-3h-2i-3l-4m2;est a=b2c-2p-3;est arrive=b-3g2;est attendu=a2;est avec=a4b-2d-2
est beau=l2;est bien=d-2g-3i-2l-2o-3p3;est bloquees=a-3b4;est bloques=a-3b4;est bon=b-3d3;est ca=a-5o5
est ce=d-4f-2g-5l-2p-5;est censes=c-2;est comment=b-2c2;est complique=a-3b4i-2o-2;est convaincue=a-4d4;est d=a-3d3
est dans=a2p-2;est de=a3g-2p-2;est deux=a4b-2;est dur=a-4b4d-2i-2o-3;est en=a-2p2;est encore=a2;est fait=a-3d3
est finie=a2d-2;est gentil=a-3i4o-2;est il=b-2l-2;est jamais=a2;est juste=a-2b-2d3;est l=p-3;est la=a5c-4d-4l-2p-7
est le=a-2b5c-2d-5l-2;est les=a3p-2;est lui=a2;est ma=b-2h3p-4;est moi=b-2;est mon=a-4e3l-2p2;est ou=a4b-4c2d-2
est parfaite=a2;est pas=a2b-7c-2d-2g2n2o-2p-3;est passe=a2;est pour=a4b-2;est quel=a-4b-2p4;est quelle=p2
est qui=b-3c-3d-4g-2i-2o-3p4;est quoi=a-2i-2l-2o-2;est rien=a-4b-3g4;est sauve=a-2d2;est sur=d-2p2
est sympa=a-4b-2d-2i5o-3;est toi=b-2e2i-2o-2;est ton=a3d-2;est tout=d-3j3;est tres=i2l-2;est trop=b2d-2i-2p-2
est un=a2b-6f3g-2i-3l-2p-2;est une=a2b-4i-2l2p-5;est utile=a-3b3;est votre=a8b-3l-4;est vous=a6b-2i-3
est vrai=d-5g-2o3;est vraie=a2;est vraiment=a4b-2;est |=a2b-2;est=c-2e-2f-4h-4j-3k-5m-3n-2p3
et . $=a2b5c-4d-14e-3f-3g-3h-2i-2j-3k-3l-4m-4n-3o-4p3;et . _=a2b-3p-2;et . accepta=a-3d3;et . as=a3p-2;et . ca=a2
et . gagne=a-2d2;et . je=a2b-2d-2;et . la=a-6d6;et . laisse=a-2d2;et . le=d2;et . s=a2;et . suis=a3b-2p-3
et _=b2c-2d2e-2f-4j-2k-2l-3m-3n-2o-2;et allume=a-2d2;et alors=a-3d2;et apres=a-5b4;et ca=b-2d2;et j=a2;et je=b-4e2p-3
et l=a2;et la=a-2d2;et le=a3b-2d-2;et maintenant=a-7b7d-4;et me=a-3d3;et moi=a4b-3;et ouvre=a-2d2;et pas=a2
et si=a5b-4d-2;et tu=a3p-2;et vous=a2b-2;et=a2c-7d4f-4g-5h-3i-3j-5k-4l-5m-5n-3o-4p-2;etaient . $=a2;etaient . _=b-2c2
etaient _=a2;etaient les=a-3b-2c3;etaient=b-2c3p-2;etais . $=a3d-2;etais . _=a4c-2;etais _=c3d-2;etais la=a2
etais=b-2c2l-2o-2p-2;etait . $=a3d-3p-2;etait . _=b-2d-3f4;etait . faute=a3;etait . le=b2d-2p-2;etait . les=a-4c4
etait . |=a-2c-3d4;etait _=d2;etait a=a2;etait de=a3p-2;etait ferme=a4;etait gardien=a2;etait la=a2;etait pas=a3c-2
etait qui=a-4c4;etait quoi=a-3c2;etait un=f4p-6;etait votre=a3;etait=b-3c3d-2e-3f3g-2h-2i-2j-2l-2m-2
ete . $=a-2b-2d2h3;ete . _=a4l-2p-2;ete _=a-2b-2d3h2p-3;ete=a3b-3c-2f-2h3l-4p-4;etes $=a5f-4l-2
etes . $=b-4c-6d-3e-3f4g-9h-3i-5j-2l2m-3;etes . _=a-6f6i-2l-4;etes . ce=a-2l2;etes . de=a3g-2l-2;etes . gentil=i-2l3
etes . grand=a-2l3;etes . grande=a-3f-2l3;etes . oblige=a2g-2;etes . ou=a-2f2;etes . seul=a3f-3l-2;etes . sorti=a2
etes . un=a4f-4g-2;etes _=a2f-8;etes affreux=f2l-2;etes belle=f-2l2;etes bete=a-2f2l-2;etes charmante=a-2f-3l4
etes cruel=f2l-2;etes debile=f2l-2;etes egoiste=f2l-2;etes ennuyeux=f3l-2;etes formidable=f-3l3;etes fou=f2l-2
etes genial=f-3l3;etes grognon=f3l-2;etes horrible=f3l-2;etes inutile=a-2f3l-2;etes la=f-3l3;etes lache=f2
etes laid=f2l-2;etes le=a-2f2l-2;etes magnifique=f-2l2;etes mechant=f2l-2;etes merveilleux=a-2f-3l3;etes minable=f2l-2
etes moche=f2l-2;etes nul=a-2f3l-2;etes oblige=a3f-2;etes pas=f-4g3;etes pathetique=f2l-2;etes pourri=f2l-2
etes qui=a2;etes radin=f3l-2;etes ravissante=a-2l2;etes ridicule=f3l-2;etes seul=a2;etes sorti=a2;etes stupide=f2
etes tres=a-4f-3i-4l6;etes un=a-6b-2f3g-2i3;etes une=a-3f-2l4;etes vous=a4b-2l-2
etes=a-2b-9c-9d-5e-6f4h-4j-3k-2l5m-6n-2o-2p-2;etrangler $=e2;etrangler=e2;etre $=a-3c-2d-2f-2g-2k4
etre . $=b-6c-2d-3f-3g3h2k2l-3m-2o-2p-3;etre . _=a3;etre . d=a-2g2;etre _=a2;etre bien=a-3g-2k3;etre dur=a-3b-2g3
etre la=g-2i2;etre venu=a2;etre=b-8c-4d-5e-2f-2g3h2j-2k5l-2m-2n-2o-3p-5;eu . plus=a2c-2;eu la=a-2c2;eu=b-2d-2h2
euh |=a-2b2;euh=a-3b2;exact $=a-3c-2f-3m-2o5p-2;exact=a-3c-2f-3m-2o5p-2;exactement $=a-2b2c-3d-3f-3j-2m-2o5p-2
exactement=b2c-3d-4f-3j-2m-2o5p-4;excuse $=a-3b-3h4j-2;excuse . $=a-2b-2d-2h4;excuse moi=a-3b-2d-2h4
excuse=a-5b-4d-3f-2h6j-2k-2;excuses $=a-3b-3c-2d-3f-3g-4h7i-2j-2m-4o-2;excuses=a-3b-3c-2d-3f-3g-4h7i-2j-2m-4o-2
excusez . $=a3b-3c-2d-2f-2h3m-2o-2;excusez . _=a-4d-2h4;excusez . |=c2;excusez moi=a-3b-3d-2h3;excusez mon=a-4d-2h4
excusez=a-2b-2d-4f-2g-2h5j-2k-2l-2m-2n-2o-2p-2;exemple $=a-3b4d-3;exemple . $=b2;exemple stp=b2;exemple=a-4b5c-2d-3f-2
explique $=a-4b6c-2f-3j-2m-2o-3p-3;explique . $=b4d-2;explique moi=a-2b4d-2;explique=a-2b7c-3d-3f-4h-3j-2m-3n-2o-4p-3
expliquer $=a2e-2;expliquer=b2c-2e-2;expliquez moi=b2c-2d-3;expliquez=b2c-2d-3;extraordinaire $=l2;extraordinaire=l2
facette=d2;facettes . toutes=d2;facettes |=d2;facettes=a-3d3;facile $=a5b-4c-4d2f-4g-2i-2j-2k-2l-2m-3o-3p-3
facile=a6b-5c-4f-4g-2h-2i-2j-2k-2l-2m-3o-3p-3;faire $=b3c-4d-4f-2g-3k-4m-2n-2o-2p-3;faire . $=b4c-2d-2e-4f2g-2m-2p-3
faire . _=a-3b-5m5p3;faire . d=a-2b2;faire . tour=a2;faire _=b3e-3f-2p-3;faire ca=a2;faire changer=a-2b2
faire comment=a-4b4;faire confiance=a3b-2;faire de=b-2h2;faire la=a-2b-4p3;faire mal=a-2e2;faire parler=a-3b3
faire pour=a6b-6;faire quoi=b2c-2;faire un=a2b-2;faire=b2c-7d-7e-5g-6i-2j-3k-5l-3m3n-3o-2;fais $=a4b-3d-2f3g-4l-2
fais . $=b2c-2d-2f-2;fais . _=a3b-2p-2;fais . a=a-2e3;fais . au=a3d-2;fais . d=a-3d3;fais . si=a-2d2;fais . |=a4b-4
fais comme=a-2d2;fais comment=a-2b3;fais confiance=a3d-2;fais du=a-2p4;fais gaffe=a-2e3;fais ici=a2b-2;fais la=a4b-2
fais le=b-2d-2e3;fais maintenant=a-3b2d2;fais pas=a2;fais peur=a3d-2;fais pour=b3p-2;fais quoi=b2;fais tout=a-3d3
fais un=a-4b-3d3e-3g3p-2;fais=c-4d2e2h-3i-2j-3k-3l-4m-2;fait $=a-2b2d-5e-3g-6j-2o5p2
fait . $=a2c-4d-3e-3f-2g-3k-2m-2o-3;fait . _=a4b-3d-2;fait . des=a4p-3;fait . deux=a2;fait . la=a2;fait . truc=a2
fait _=a2b-3;fait a=a-2e3;fait beau=a-3p3;fait ca=a3p-3;fait ce=a-4g3;fait comme=a3b-3;fait comment=a-2b3
fait de=a-3g3;fait la=a2;fait le=a3p-2;fait peur=b-2h2;fait pour=b2;fait que=a2;fait quoi=b2c-2d-2p-2;fait rien=a3b-3
fait |=a-3d3;fait=c-7e-2f-5i-2j-4k-4l-5m-4n-2o4;faite $=a3b-2;faite=a2b-2d2;faites . $=a4c-2d-2f-2;faites . tour=a2
faites . un=a2;faites _=a2;faites quoi=a3b-2;faites votre=a2;faites=a8b-4c-4d-5e-2f-3g-2m-2o-2p-2;faits $=d2;faits=d2
fan $=a-3b-3g-2l4;fan=a-4b-3g-4l6;fasse $=a-2b3;fasse=b3;faudrait . _=a3b-2;faudrait un=b2;faudrait=b3d-2p-2
faut $=c-2;faut . $=a-2b3;faut . _=a4;faut . allumer=a2;faut . comment=a-4b4;faut . dire=b2;faut . je=a-3j3
faut . la=a2b-2;faut . pour=a2;faut . quoi=a-5b5;faut _=a2;faut de=a-3p3;faut dire=b3;faut du=a3;faut faire=a-2b3
faut il=a-4b4;faut l=a2;faut la=a5b-3j-3;faut que=a-3d-2j4;faut quoi=a-2b2;faut tout=a2
faut=b4c-6d-6e-2f-2g-2h-3j3k-2l-2m-2;faute $=a-2b-5c-2d-3g2h6i-2l-2o-2p-2;faute . _=a2p-2
faute=b-5c-2d-4f-2g2h6i-2j-2l-2o-2p-4;fer |=a2;fer=a4d-3;ferai . $=a-3e4j-2;ferai=b-2e3j-2;ferais . $=b3c-3d-2
ferais . |=a2b-2;ferais _=a4b-3d-2;ferais quoi=a-3b4c-3;ferais=b2c-4d-3e3f-3j-2l-2;ferait . $=a3b-3;ferait . d=a-2b2
ferait changer=a-2b2;ferait=a-2b3;feriez=a-4b2e4;ferme $=a-5b-2c-2d-3f5g-2;ferme . $=a-3f3;ferme la=a-3f3
ferme=a-3b-4c-4d-4f7g-3p-2;fermez . $=a-3f4g-2;fermez la=a-3f4g-2;fermez=a-2d-2f4g-2;feu $=a2b-2d-2e2;feu . $=a3
feu . la=a-2e2;feu _=a3;feu a=b-2e2;feu |=a2;feu=a5b-5c-2d-4e3p-3;figure=p-2;file $=b-5d-3g-2j5k-2n-2;file . un=a-3b4
file moi=a-3b4;file=b-2d-3g-2j5k-2n-2;fils $=a5b-3d-2p-3;fils=a5b-3d-2p-3;fin $=a-3b-4c2d6e-3f-4g-2h-2j-4m-3n-2o-3p-3
fin . $=d2;fin . la=p-2;fin . scene=d2;fin de=j2p-2;fin secrete=d2;fin=a-4b-5d7e-3f-5g-3h-2i-2k-2l-2m-3n-3o-4p-5
fini |=a2d-2;fini=a2d-2;finie $=a2d-2;finie=a2d-2;finis . partie=a-2d2;finis la=a-2d2;finis=a-3b-2p2;finit _=a2
finit=a2;fois $=a2b-6c5d-3e-2f-2k-2p-2;fois . $=a-2b-2c3;fois je=e2;fois que=a-4b4;fois stp=a-2b-2c3
fois=a3c2d-5f-2g-2i-2k-3l-2p-4;font . et=a-4b-3d-2p5;font=a-6b-4d-2p6;foot $=a-4b-2c-3d-3e-2f-3j-2l-2m-2o-3p6
foot=a-4b-2c-3d-3e-2f-3j-2l-2m-2o-3p6;football $=a-3c-3d-2f-3j-2m-2o-3p5;football=a-5b-2c-3d-2f-3j-2m-2o-3p7
formidable $=a-2f-3l4;formidable=a-2f-3l4;fort $=b-2c3d-3f-3j-2l2;fort . $=c2;fort stp=c2;fort |=c2
fort=b-4c4d-4f-3g-2i-2j-2k-2l2p-2;fortnite $=a-4b-2c-3d-2f-3j-3m-2o-3p6;fortnite=a-4b-2c-3d-2f-3j-3m-2o-3p6
fou $=d-2f5l-3;fou=d-2f5l-3;frappe $=b-3e5f-3j-2o-2;frappe=b-3c-2d-2e4f-3j-2o-2;frapper $=a-2e2;frapper=a-2e2
frites $=a-5b-2c-3d-2f-3j-2m-2o-3p6;frites=a-4b-2c-3d-2f-3h-2j-2m-2o-3p6;gaffe . toi=a-2e3;gaffe a=a-2e3;gaffe=a-2e3
gagne $=a-5c-4d9e-2f-3g-3h-2j-4k-4l-2m-2n-2p-3;gagne . $=a6b-6c-3;gagne . _=a4d-3;gagne . combat=a-2d2;gagne ce=a-2
gagne la=a3;gagne le=a-3d3p2;gagne quoi=a6b-6c-3;gagne=b-4c-6d9e-3f-3g-4h-2i-2j-4k-5l-3m-3n-2o-2;gagner $=b2
gagner=a-3b2d-2p4;gagnes $=a-2d2;gagnes=b-3c-4d2;gagnez=a3;gardien $=a4b-3c-2d-3m2;gardien . _=d2;gardien . monde=a-3
gardien accepte=a-2d2;gardien du=a-3;gardien=b-3c-3g-2m2p-3;gare . toi=a-2e3;gare . vous=a-2e4i-2
gare a=a-3b-2e5f-2i-2j-2m-2;gare=a-3b-2e5f-2i-2j-2m-2;gars $=i2;gars=i2;genial $=a-3f-5l5;genial=a-3f-5l5
genie $=a-3f-4i-2l5;genie=a-3f-4i-2l5;gens $=a2;gens du=a2b-2;gens vont=a2;gens=a4b-2
gentil $=a-6b-5c-3d-4e2f-3g-2i6j-2k-2o-3p-2;gentil=a-5b-6c-3d-4e2f-3g-2i7j-2k-2o-3p-2;gg . facile=a-4d4;gg trop=a-4d4
gg=a-4d4;gifler $=a-2e2;gifler=a-2e2;gout $=a-4f-2l4p-2;gout=a-4f-2l4p-2;grand . $=b-2c-2d-2f-2i3l3n-2o-2
grand _=l2p-2;grand chose=a2;grand merci=a-2i3;grand=a2b-3c-2d-3f-3g-2i3l3n-2o-2;grande=f-2l3;grandi=a4b-2p-2
grave $=a-5b-2c-3d-2f-3g4j-2m-2n-2o5p-2;grave de=a3g-2;grave=a-3b-2c-3d-2f-3g3j-2l-2m-2n-2o5p-2;grognon $=a-2f5l-3
grognon=a-2f5l-3;gros . $=b-2c-2d-4f5o-2p-2;gros lezard=a-2f3;gros naze=f2;gros nul=a-2f3;gros=a3b-4c-2d-4f5g-2o-2p-3
gueule $=a-2c-2d-2f4g-2;gueule=c-2d-2f4g-2;guide . $=b4d-2;guide moi=a-2b4d-2;guide=a-2b4d-2;guider $=a-2b3c-2f-2
guider=a-2b3c-2f-2;guidez . $=a-2b3d-2h-2;guidez moi=a-2b3d-2h-2;guidez=a-2b3d-2h-2
hein $=b-4c6d-3f-3h-2j-2m-3n-2o-3p-3;hein=b-4c6d-3f-3h-2j-2m-3n-2o-3p-3;help $=a-3b6c-2d-2f-3h-2j-2m-3o-3p-3
help . $=b3c-2;help stp=b3c-2;help=a-5b8c-4d-3f-4h-2j-2k-4m-3o-4p-3;heros $=a-2d-3f-4l5;heros=a-2d-3f-4l5
hesite $=b4j-2;hesite |=d-2;hesite=a-4b6c-2d-3j-2p-2;heure $=a-2b-2c-2d-3h2j2p2;heure . il=b-2l-2;heure est=b-2l-2
heure=b-4c-4d-3h2j2l-3p2;heures $=d-2l3;heures=d-2l3;hey $=a-2c-2f-3m5o-3p-2;hey . $=a-3b-2d-2f-2m4
hey _=a-3b-2d-2f-2m4;hey=a-4b-3c-3d-3f-4h-2j-2l-2m7n-2o-4p-3;histoire $=a4b-2;histoire . _=a2;histoire est=a2
histoire vraie=a2;histoire=a7b-4l-3p-2;histoires $=a6b-2c-2e-2;histoires . toi=a-3l3;histoires comme=a-3l3
histoires=a2b-2c-2d-2e-2f-2l3;hoche . tete=d2;hoche la=d2;hoche=d2;horrible $=a-2f4l-3;horrible=a-2f4l-3
html $=a-2d4f-2;html=a-2d5f-2;ia $=a-2d3f-2;ia=a-2d3f-2;ici $=a4b2c-4d-5f-4h-2i-2j-2k-2l-4m-2o-3p-3
ici=a5b2c-4d-3e-2f-4h-2i-2j-2k-2l-4m-2o-3p-4;idee $=a-7b4c-4d-4e-2f-3g-2k5l-2n-2o-2p-2;idee . $=a-2b2e-2f-2h-2k3
idee . ce=a-4b5;idee . comment=a3b-2;idee . quoi=b2;idee de=b2k-2;idee desole=b-2k3
idee=a-4b4c-5d-5e-4f-5g-3h-3j-2k6l-3m-2n-2o-2p-3;idees $=a-5b5;idees=a-5b5;idiot $=a-4b-2c-2d-2f7l-2m-2o-2p-2
idiot=b-4c-4d-3f7j-2l-2m-2o-3p-2;idiote $=a-2f4l-4;idiote=a-2f4l-4;idiots $=f2;idiots=f2;ignore $=a-4b-3d-3j-2k5
ignore=a-4b-3c-2j-2k5;il $=a-7b-4c7d-3l-2p3;il . $=c-4d4;il . _=a4b-3c-4d-2;il . a=b2c-2d-2j-2m2;il . arrive=a2
il . avait=a2;il . beau=a-3p3;il . bien=a2;il . bon=a2b-2;il . chez=a-5p5;il . croit=b-2d4;il . dire=b2;il . dit=b-3c3
il . en=a3;il . encore=a3c-2;il . est=a2;il . faudrait=b3d-2;il . faut=b-2c-2d-2p2;il . l=a3;il . la=d2;il . le=a2
il . lui=a2;il . ou=a3b-2;il . oui=a-2c-3d3o-2;il . passe=b2c-2d-3;il . que=b-2d-2j3;il . quelle=c-2
il . quoi=a4b-2c-4;il . savoir=a4b-2d-2;il . ta=a2;il . tout=a2;il _=a4b-4c-7p2;il a=a2b-4c3d-3p-5;il cede=a-3d4
il crie=a2;il dire=a-2b2;il dit=c-3d3o-2;il est=a5b-5c-3d-2;il etait=p-3;il faire=a-2b2;il fait=a2b-5c-2d-3p2
il faut=b2c-3d-3j3p-5;il hoche=a-2d2;il le=a2c-2;il marche=a2;il me=a-5d3j-2p2;il s=a2p-2;il sait=a3b-3;il se=b2c-2d-2
il te=b2;il va=a-4p4;il voit=a3c-2;il vous=a5b-2c-4;il y=c-2d-2j-2m2;il=c2e-5f-7g-7h-5i-4k-5l-7n-3o-6p3
illimite $=a-4b-2d5j-2;illimite=a-4b-2d5j-2;ils . combien=a2c-2;ils . pas=a2;ils . quoi=a-5c5;ils . voient=a2
ils . |=a2;ils _=a-4c5;ils s=a3c-2;ils se=a3;ils sont=a3;ils vont=a3b-2;ils=a5b-7c2f-2k-2m-2p-4;imaginons que=d2
imaginons=d2;imbecile $=a-3c-2d-2f6m-2o-3p-2;imbecile=a-4b-3c-2d-3f7l-2m-2o-3p-2;incroyable $=l2;incroyable=l2
indice $=a-5b7d-3f-2p-2;indice . la=a-2b2;indice . les=a-2b2;indice pour=b2;indice sur=a-2b3c-2
indice=a-6b8c-3d-4f-2g-2p-4;infiniment $=i2;infiniment=i2;infinis $=d3;infinis=d3;inquiete $=a-2f-2g4l-2
inquiete . $=a-3g3;inquiete pas=a-3g3;inquiete=a-3b-2c-2f-3g5l-2;inquietez . $=a-4g4;inquietez pas=a-4g4
inquietez=a-4g4;instructions $=a-2d4;instructions=a-3c-2d5f-2;intelligent $=a-2d-2f-2l3;intelligent=a-2d-2f-2l3
inutile $=a2b-2d-2f5i-2l-3o-2;inutile=a2b-2d-2f5i-2l-3o-2;ira . $=a-4g4m-2o-2;ira bien=a-4g4m-2o-2;ira=a-4g4m-2o-2
j . $=a3b5c-7d-9e-3f-3h-3j3k-6l-5m-2n-3o-2p-3;j . _=b-6d-2e-4h-3j2k-3;j . ai=k2;j . appris=a3p-2;j . arrive=a-2b4k-2
j . au=a-3p3;j . aucune=a3b-2p-2;j . besoin=b2;j . bien=a-2d2;j . connais=b-2k2;j . deja=a3b-2c-3p-2;j . des=a-3b-2p4
j . dit=a-2b-3c-2d-2h3k-2;j . ete=d-2h2p-2;j . eu=c-2h2;j . fais=a4b-4;j . fait=a6b-3p-4;j . ferais=a2b-2
j . gagne=b-4c-3d5;j . jamais=a4c-3k-2p-2;j . la=b3c-2d-2l-2p-2;j . le=a3c-2d-2e-2;j . les=a-3b-3c-5d-4e4l-4p3
j . mal=a-6b-3c2d-2e-2p5;j . minecraft=a-2l-2p3;j . oublie=a-7b2d-5e-2h-2k5p2;j . pas=a-3b-2c7d-3e-6g-3k-9p-4
j . passe=d2;j . perdu=a3p-2;j . peur=a3;j . plus=a4c-3k-2;j . qu=a2;j . quoi=a-2b3c-2;j . rate=c3d-2p-2
j . reussi=a-2b-2c-2d5k-2;j . rien=a-5b2c3k-3;j . sais=a-4b-4k4;j . tout=a-2b4e-2;j . trois=a5b-2c-3d-2p-3
j . un=a-5b4e4;j . une=b-6c-2d-2e4k-2p-6;j . vais=a-2b-2j3;j . votre=a-4l4p-2;j . vu=p2;j . |=a-3b3;j _=a2b-3c-2e-3l-2
j abandonne=a-4b5c-2d-2j-2;j adore=a-5b-3c-3d-3e-2l4p2;j ai=b2d-2f-3g-4i-3j-8l-12m-3o-2
j aime=b-4c-4d-4e-3j-2k-3l3n-2p3;j appelle=a-4c-2e5p-4;j arrete=a-3b-3c-2d-3j5k-2;j arrive=a2;j attaque=b2
j attendrai=a4b-3c-2k-2n-2;j attends=a5b-4c-3j-2k-3;j aurais=a3b-3c-2h2p-2;j avais=d2;j ecoutais=a-4b-2c5k-2n-2
j en=b-4c-2k4;j entends=a-2b-3c4k-2;j etais=c3d-3;j hesite=a-4b6c-2d-2j-2p-2;j utilise=a-4b-2d5p-3
j y=a-2c-4d-2e-2j5k2l-2m-2p-2;j=a-2d-3f-9g-9i-7j2m-8n-2o-8;jamais $=a-6b3c-2d-2f-4h-2j-3k-2l-2m-3n6o-4p-2
jamais . $=a5b-3;jamais . _=a5p-2;jamais . a=a3;jamais . de=a3h-2;jamais . la=a-3d-2n3;jamais _=a5h-2p-2
jamais appris=a2;jamais de=a-3d-2n3;jamais le=a2;jamais rien=a3;jamais su=k2
jamais=a2c-7d-6e-4f-5g-3h-5i-2j-4m-4n7o-4p-8;je . $=a-5b5c-10e-10f-12g3h-10i-7l-10m-8n2o-9p-8
je . _=a-3c-3d-10f3g-10i-7j2k-8l-9m5n-4o-2;je . a=a2p-2;je . admire=a-4b-2c-2e-3f-3g-2h-2i-2j-3l6
je . ai=a-4b-3c2e-2k2l2;je . aime=a-3l4;je . appeler=a-3e4;je . appelle=a5b-4c-2e-2h-2j-2m2p-2;je . attendre=a3b-2j-2
je . aurais=a2;je . automatiquement=d2;je . avec=a-2g4l-2;je . avertis=a-3e4f-2j-2;je . bats=a-3b4k-2
je . bloque=a-2b3;je . casse=b-2f-2j3;je . ce=b-6c-3d-5g4h3k-3;je . cense=a-2b2;je . choisir=a2;je . combien=a-4b4
je . comme=a4b-2;je . comment=a-2b3;je . completement=a-4b6l-2;je . comprendre=a-4b4g-3k-2n-2;je . crois=a5e-2f-2j-2
je . d=a-4b2d-3g-2o4p-3;je . dans=a-6b3p4;je . de=a5b-2g-2l-2p-2;je . demain=a-3b-2d-2j5p-4;je . demande=a-4b4e-2h3j-2
je . demander=a4b-3c-3;je . denonce=a-2e4f-2j-2;je . des=a2b-2;je . desole=a3b-4k-3l-2;je . desolee=a-3b-2g2h2
je . deteste=a-4b-2e-4f5i-2j-3;je . dirai=a3;je . dire=c-4h-2k2;je . dis=a2c-5e-2;je . donne=a4b-2e-2
je . ecoute=a4c-2e-2j-2;je . en=d-3e-7h-2i2l-2n-4p3;je . entendre=a-3c2;je . entends=a-5b-2c5e-3g-3
je . entrer=a5b-2c-2d-2j-3n-2;je . excuse=a-3b-3h4j-2;je . faire=a-3b2p3;je . fais=a-2b-2e-2g3;je . ferai=b-2e3j-2
je . frappe=a-3b-2e5f-2j-2;je . ignore=a-4b-3d-3j-2k5;je . jamais=b-4h-2l2p-2;je . jette=a-3e3;je . juste=a5b-4d-3j-3
je . l=a-2d2;je . la=a3b-10c-2f-2g4i-2j-3k-2l-2p-4;je . laisse=a-4b-2e-4f-3g-2i-2j6k-2;je . le=b-7c3d3j-2k-2p-5
je . lequel=a3b-2;je . les=a2b-3d2e-3p-3;je . m=a5b-5f-2;je . ma=a-2b4d-3p-4;je . mal=a5b-2c-2p-2;je . meme=a2
je . mets=a2;je . mon=b-3d4j-2p-2;je . nul=a4b-3f-2g-2;je . ou=a-4b3e2;je . pardonne=a4b-2e-3f-2h-2j-2
je . parler=a3b-3j-2;je . partir=a-6b-3c-3d-2j6;je . pas=a-2c-4e-12f4g-19h3i-3j-6k4l-4m-2n3o-6p-5;je . paume=a-2b3
je . perdu=b4g-2h-2;je . perdue=a-4b4;je . personne=a2;je . plus=b3c-3j2k-3;je . pour=a-5b5;je . prendre=a-3b4
je . previens=a-3b-2e5f-3j-3;je . prie=a-2h3;je . que=d-4e-2f-2g3j-3k-5l-2n-2o4;je . quelque=a-3b3;je . qui=a2k-2
je . quitte=a-3e-3f-3j5;je . quoi=b3c-11d-2p-2;je . raconte=a-2b2;je . reecouter=a-2b-2c3
je . remercie=a-4b-3e-4f-4g-2h-2i6j-4l-2m-2;je . rentrer=b-2j2p-2;je . repeter=a3;je . repondre=b3
je . rien=a4c2d-2e-4f-4g-7h-2j-3k-6;je . souviens=b-2j-2k2;je . suis=b2i3l-3;je . sur=a4c-2d-3p-2;je . t=a-3b-2e4l3p-2
je . te=d-2e3f-2j-3k-2;je . tiktok=a-4b-2d-2j-2p4;je . tombe=a2;je . ton=b-4d2g-3k-2l3;je . tout=b-4e3g-2j-4
je . tres=a4l-2p-2;je . tue=a-4b-2e4f-3;je . un=a-5c2d5g-2p-4;je . une=a2b-2p2;je . venu=a2b-2;je . voir=a5b-2e-4j-2
je . vous=a4b-4c-3e2f-2g-2j-4k-2l-2m-2;je . vraiment=a-4b3g-2h2k2n-2p-3;je . y=a-5b3e-2j3;je . youtube=a-4b-2d-2j-2p4
je . |=a-2b2;je _=a-2b3c-8d-4e-10f-8g6h-6i-4j-2l-8m-5n-13o-3p4;je ai=b-2c3h-3k-2l2p-2;je bloque=b4j-2
je cale=a-2b5d-2j-3k-2;je capte=a-3b4;je casse=a-3d-2e4;je choisis=b4d-2;je coince=a-2b4d-2j-2k-2
je comprends=a-3b3c-3d-2e-2f-2g4k-3l-2n-3;je connais=b-2k3n-3;je continue=b3;je crie=a5b-4j-2
je crois=a-2b-4d-2f-3g-2k-4n5o2;je debute=a3d-2j-3k-2;je defonce=a-3d-2e3;je demande=a4b-4c-2;je devrais=a-3b3
je dirai=b-4e3k-2;je dire=a-2b2;je dis=b2c-8;je dois=d-3e-3g-2i-2j2k-3l-2m-2p2;je donne=a-3b5d-4p-3;je en=a-3b-2k3
je faire=a-2b2;je fais=a-2b3c-2e-2g-4h-2j-2k-3p2;je fasse=a-3b3;je ferais=a5b-4e-2;je file=a-4b-4d-2j5k-2
je gagne=a3b-3c-2d3j-2k-3p-2;je joue=a-2b4n-3;je l=b-4c-2j-3k4;je le=b-6c-6d-2k4;je leur=a-4b4c-3;je lui=b3c-2
je m=a4b-2c-2d-4e-7f-3g-4h2i-2l-2m2n-3p-5;je me=b-5d-4e-7f-6g-2h-4j5k4n-2p-3;je mets=a-3e2;je mise=a2
je parle=a6b-3c-2e-4;je pars=b-4d-3g-2j4k-4n-4p4;je pas=a-4b4g-3k-2n-2;je pense=a-2b-4f-3k-3n4o2;je perds=a5b-5c-2
je peux=a3b-3d-2e-4f5g-5h-4i-2k-3l-2p-5;je pige=a-4b5k-3n-3;je pourrais=b-4k3l3p-2;je prends=c-2d2e-5f-2g-3h-2j2k-2p-3
je rate=a4;je reclame=a-4d5h-2j-2;je reflechis=a-3b-4d-3g-2j-3k6n-2;je refuse=a-3b-5d-3g-2j-4k-3n6
je rentre=a-4b-3d-2h-2j6k-2p-2;je repondre=b2;je reponds=b3p-3;je reussis=a-3b-4d6e-2j-3k-2
je sais=c-4f-3g2h-4j-3l-3n-6o-2p-3;je saurais=a-2b-3k4;je seche=b4d-3j-3k-2;je suis=d-5e-7f-9g2h2i-11j-9l2m-5
je t=a4b-8c4e-4f-3g-3h-2j-3k-4l3n-4p-2;je te=a3b-7c-4d-7e4i2k-7l-4m-2n-3o-2p-3;je trouve=a-6b6k-3n-3
je vais=b-3c-2d-4e6f-5g-6h-3i-2j-3k-4l-3m-3n-2p-4;je valide=a-2b-4d5j-3k-2;je veux=a2b-5c3e-7f-2g-7h-4i-2k-8l-3n4o-2
je viens=a4b-2;je vois=a-2b4k-3n-2;je voudrais=a4c2e-4;je voulais=a-5b-3h6k-3
je vous=a-6b-9d-5e2f5g-5i6j-2k-7m4n-3o-2p-6;je=a-3b3c-4d-4e2f-4g-3i-2j2k2l-2m-4n-2o-5p-3;jet . persuasion=a-2d3f-2
jet de=a-2d3f-2;jet=a-2d3f-2;jette=a-3e3;jeu $=a-5b5c-3d3f-2p-2;jeu . $=a5b-3d-4;jeu . _=d2;jeu . laisse=a-2d2
jeu . plus=a2d-2;jeu . que=b-2d2;jeu _=a4d-3;jeu est=a5b-3d-3;jeu le=a3d-2;jeu=c-4d3e-3f-3g-2h-2k-2l-2m-2n-2p-5
joli . $=a2b-2d-2f-2l3o-2;joli _=a4l-4;joli chapeau=a-4d-2l4;joli=a2b-2d-2f-2l3o-2;jolie . $=a-4b-2d-2f-3l6m-2o-2
jolie _=a-4b-2d-2f-3l6m-2o-2;jolie=a-4b-2d-2f-3l6m-2o-2;jolis . $=a-2l3;jolis _=a-2l3;jolis=a-2l3
joue $=a-2b4c-2d-2f-2g-2j-2l3m-3o-5;joue . $=a3n-3;joue pas=a3b-2n-3;joue=b4c-3d-4f-2g-2i-2j-2k-2l4m-3n-3o-5p-2
jouer $=a6b-3n-3;jouer . _=a3;jouer=a5b-4d-2e-2j-2n-3p3;joues=a-2e-2p3;joueur $=d2;joueur . $=a-2d2;joueur=a-7d7p-2
journee $=b-3c-3d-4f-2g-2j4p3;journee=b-3c-3d-4f-2g-2j4p3;json $=a-2d4f-2;json=a-2d5f-2;juge $=a3d-3;juge . $=a4d-2
juge _=a2d-2;juge=a2d2e-2;juger $=a3g-2;juger=a3g-2;juste $=a-5b3d4o-2;juste . $=a3b-2d-2;juste . _=a5d-2p-2
juste . a=a2d-2;juste ce=a2;juste le=a3d-2;juste un=a-2b-2d3;juste une=a3;juste=a4c-3d3e-2f-3g-2i-2j-4k-2l-2m-2o-2p-3
l . $=a2d-3e-4f-5g-4k3m-4n-3o-4;l . _=d3p-5;l . a=a-2d3p-2;l . bien=a4l-3p-2;l . comme=a3b-3;l . cote=a2;l . d=a2p-2
l . de=a-2b2c3p-3;l . est=d2p-2;l . fait=a2;l . faite=a3b-2;l . ici=a-2b2;l . pas=a2;l . sur=a-2p2;l . trouve=a2b-2
l . vu=a2;l . |=d2;l _=b-8c3f-2h-3j-3k-3l-4m-2;l a=a6b-3d-3;l admin=a-2d2;l adversaire=a-3d4;l aide=a-8b8d-2j-3
l aimes=a3l-2;l allumer=a3b-2;l as=a3b-2;l aurais=a2;l auteur=a-2d2;l automate=a4d-3;l autre=a4b-3;l avez=a2
l epreuve=a-4d4l-2;l equipe=a-4l3;l est=a6b-4c-2d-5j-2;l heure=a-3h2j3;l ignore=a-4b-3d-3j-2k5;l objectif=a-3b4
l oeil=a2;l or=a2;l ordre=c2d-2;l=a4d2e-7f-7g-7h-2i-2j-2l-3m-6n-4o-5;la $=a3b-4c-9d-14e-2f3g5h-2j3k-4l-4m-3n-4o-2p-6
la . $=a2f-6g-7h-5i-2j-3k-11l-5m-2o-6;la . _=a5c-5d-2e-2g-2j-4p-3;la . a=a2b-2d2e-2p-3;la . arrive=a2;la . belle=a-3l3
la . c=p2;la . ce=a-4p4;la . comme=a2;la . d=a5b-2d-2;la . de=a2d-4;la . deja=a-2c2;la . des=a4p-3
la . doucement=a-3d-2g3;la . du=a3;la . elle=a-3c3;la . en=a3d-2;la . encore=a-2c2;la . est=b-2d3p-5;la . et=d2p-2
la . etait=a4;la . fois=a-3b4c-3e2;la . idee=a-2b-2k3;la . il=a3;la . je=a-3b3;la . la=a-6d-2g5;la . monte=a2p-2
la . on=b2;la . ou=a-2d2;la . pas=a2;la . pour=a3p-2;la . que=a3b-3;la . reponse=a-3d3;la . s=a-3d3j-2;la . sont=a2
la . sur=a2;la . toi=a-3g3;la . utile=a-2b2;la . vous=a2g-2;la . |=a2d-3;la _=a3d-3f-12g-10h-3j-7k-3l-8n-5o-3
la a=a3d-2;la bonne=b2c-2d2g-2j-3p-5;la consigne=c2;la defoncer=a4e-3;la derniere=b-2c2d2e-2;la deuxieme=a-3c2
la est=a-2d2;la faute=a2;la ferme=a-5b-2c-2d-3f5g-2;la fin=b-3c4e-2p-3;la fois=a3b-2;la je=a-2b3;la journee=a3c-2
la lampe=a5b-4c-3f-2;la machine=a8b-3c-2d-4f-3;la main=a2b-4c-2d-5g3;la maison=d-2e2;la marche=a3b-3;la meche=a2d-2
la meilleure=a-4b-4c-2f-2l3p4;la mer=a2b-2c-2d-2e2p-3;la moindre=a-2b-2k3;la ou=a4b-2d-2;la partie=a-3c-3d5
la peine=a4p-2;la persuader=b2;la pizza=a-4p4;la plus=a-3c-3d-2l3;la porte=a2b-2c-3;la pour=a3b-5
la prochaine=a-4b-3c-2d-2e2j4;la question=a-5b-4c7d-3p-2;la recompense=b-2d3;la reponse=b4c-2d-3p-2;la scene=d4
la solution=a-4b3c-2d2l-2;la stp=a2c-2;la suite=a-7b5c-4d2;la tempete=d4g-2j-2p-2;la tete=a-4b3c-2;la tour=a2
la vie=b-2c-2d-2n3;la voie=a-2b3d-2;la vraie=b-4p3;la |=a-6b2c-2d-4g5;la=a2e-2g2h-10i-5j-3k-4l-4m-4n-4o-9
lache $=b-2c-2d-2f7g-2l-4m-2o-3p-2;lache=b-2c-2d-2f7g-2l-4m-2o-3p-2;laid $=a-2f3l-4;laid=a-2f3l-4
laisse $=a-5b-2e-4f-3i-2j6k-2;laisse . $=a2b-2d3j-2;laisse . _=a3d-2;laisse . reflechir=a-3b-2d-3k4;laisse _=a5d-2
laisse entrer=a-2d3;laisse le=a2;laisse moi=a-4b-2k4;laisse tomber=b2d-3;laisse=b-2c-3e-4f-5g-3h-3i-2j5k3l-3m-3o-2p-3
laisses . $=a-2d2;laisses entrer=a-2d2;laisses=a-2d2;laissez . entrer=a3d-2;laissez . partir=a2;laissez . passer=a2d-2
laissez _=a3d-2;laissez le=a2d-2;laissez moi=a4b-2d-3;laissez=a7b-2c-2d-5p-2;lampe $=a2b-4c-2e3f-2p-2;lampe . $=a2
lampe _=a2;lampe=a3b-5c-4d-2e3f-2g-2p-2;laquelle $=a5b-5j-2;laquelle . la=b2;laquelle . prendrais=a-2b4
laquelle est=a-2b2;laquelle tu=a-2b4;laquelle=a3c-2d-2f-2g-2j-2;le $=a5b-5d-3;le . $=a3e2f-11g-8h-4i-4j-5l-3n-4o-4p-6
le . _=b2c-5e-3f-2l-2;le . a=b-4c-2;le . accepte=a-5d5;le . attendu=a2;le . au=d2;le . avec=a3;le . c=a-5c2p4
le . cote=a2;le . d=a-6b-2d2e-2f3g2p3;le . de=b-3d-2e2f-3g3p-2;le . deja=a-3b2;le . des=a4p-4;le . difficile=a2
le . dit=a-7c-2d6l2;le . dragon=a2;le . du=a2;le . en=a-2d3;le . encore=a-2c2;le . est=d2p-4;le . etait=a-3p3
le . gardien=a-2;le . je=a-2e2;le . jeu=a2;le . le=a3d-2;le . lentement=c2;le . me=a-2d3;le . monte=a-4d-2p4
le . mot=a3d-2;le . ou=a4b-2c-3e-2;le . pas=a4e-2;le . pour=b3p-3;le . qu=a2d-2;le . que=a-2e3;le . qui=a3p-2
le . stp=a2c-2;le . sur=a3p-2;le . tout=a3d-2;le . tu=d3;le . utile=a-2b2;le . va=a-2p3;le . vient=a2;le . vous=e-2l2
le . |=a6b-2d-4;le _=a4d-6e-8f2g-3h-3i-2j-2k-4l-5m-6n-2o-2;le a=a2d-2;le avec=a2;le bitcoin=a-4d-2p4;le bon=a3b2d-2p-5
le bonjour=a-2m2;le but=a-2b3c-2d-2;le calmer=a-3b4c-2;le chemin=a3;le combat=a-2d3;le demander=a2;le dernier=d-2p2
le difficile=a3d-2;le dire=a5b-3c-3d-2;le dis=a7b-6c-4e-3;le dit=a3d-2;le dragon=c-2d3;le droit=a-3g4p-2
le encore=a-5c4;le facile=a4d-4;le faire=a3;le fais=a4b-2p-2;le fait=a2;le feu=b-3d-2e3;le foot=a-3p3;le gardien=d2
le jeu=a-3b3c-2d4e-2p-2;le joueur=a-6d6;le match=a-2d-2p3;le meilleur=f-3l3p-2;le mieux=a-4b3;le moi=c2
le monde=b-2g-2l2m2p-2;le mot=a2;le narrateur=a-3d3;le nom=c2p-2;le ou=a-3b-2d-2e4;le partir=a2;le pauvre=a3
le payer=a-3e3;le petit=a3d-2;le plan=a3b2c-3d-3;le plus=a2b2d-6p-3;le principe=a-3b3c-2;le proces=a-2d2
le raconte=a2c-2;le regretterez=a-4c-2e4;le scenario=a-2c-2d3;le serveur=d2;le seul=a2;le style=a4d-2p-2
le temps=a4d-2p-3;le ticket=a-5d5p-2;le tout=a2d-2;le tuto=d2;le=a3b-2c-3e2f-3g-4h-8i-8j-9k-2l-4m-3n-7o-8
legendaire _=a-3d3;legendaire=a-3d3;lentement $=a3b-3c3d-4f-2g-2j-2m-2n-2;lentement . $=c2;lentement . _=a3c-2
lentement stp=c2;lentement |=a3p-2;lentement=a4b-5c4d-5e-2f-3g-3j-2l-2m-2n-2o-2p-3;lequel $=a2f-2j-2
lequel . choisiriez=a-2b3;lequel . le=b2;lequel . prends=b2;lequel est=a-2b2;lequel je=b2;lequel vous=a-2b3
lequel |=a5b-5;lequel=b4c-3d-2f-2g-3j-3k-2l-2m-2p-2;les . $=a2b2d-4f-5g-4h-3j-3k-4l-7m-5n-3o-3;les . _=a2b-3c2e-2p-8
les . a=a-2c3p-2;les . comme=a-3l3;les . de=a3p-2;les . et=a2;les . etaient=a2;les . font=a-4p4;les . heures=a5d-2p-3
les . qui=a2;les . sont=a-4d3;les . t=a2;les . vont=a2p-2;les . |=a2;les _=c5d-2e2f-4g-2h-2i-3j-2k-2l-4m-4n-2o-2
les a=a4b-3d-2;les as=a5c-2d-3e-2p-2;les autres=a3c-2;les bananes=a-4d-2p5;les bateaux=a2;les choix=b-2c2
les connais=a2;les deux=b2c2d-2p-2;les facettes=a-2d2;les gars=i2;les histoires=a-2l3;les mains=a2;les marques=a2
les mots=a3;les noms=a-2c3;les objectifs=a-2d2;les portes=a2;les regles=a-4b4c-2;les sauver=a2;les taches=a3c-4d2
les trois=a-4b-3c4d3p-3;les yeux=a2;les=b-2c4e-2f-9g-7h-4j-5k-6l-2m-7n-4o-4;leur . $=a2;leur . _=a4
leur . quoi=a-4b4c-3;leur crie=b2;leur dis=a-3b3c-2;leur une=a3;leur=a4b3c-3d-3p-2;leurs . $=a3c-2k-2
leurs noms=a3c-2k-2;leurs=a3c-2k-2;lezard $=a-2d-2f4;lezard=a-2d-2f4;lui $=a5b-2d-2;lui . $=a2k-3;lui . _=a2
lui . pas=a2;lui . quoi=a-2b3c-4;lui . une=a2b-2;lui dire=a3k-2;lui dis=a-3b3;lui dit=a-2b3c-2;lui faire=a3b-3
lui parler=a-2b3;lui passe=a4d-2p-2;lui que=a3b-2;lui raconte=a-2b2;lui=a4b2c-7d-7e-2f-2g-2k-4l-2p-3
m . $=a-2b2c-9e-4f2g-2h3j-5k-4l-3m-4;m . _=a7b-2j-2p-4;m . demande=b-3c3;m . pas=b-5e3h-2k-3n-2;m . pour=a-3p3
m . prends=a-2b2;m . sors=a-3b3k-2;m . sur=a4b-3;m . un=a-3p3;m . vais=b-4e-3j3k-2;m _=a-2c-4d-3e-2f4h-2j-2l-2
m a=a5b-2p-3;m aider=a-3b4;m aides=f-2;m aidez=a-3b3;m appelle=a4b-4d-2e-2h-3j-2m2p2;m as=a-3b-2c3;m avez=b-2c2
m en=a2d-2e-4g-3j2p-4;m entends=a4b-3c-4;m excuse=a-3b-3h4j-2;m expliquer=a-3b3c-2;m oblige=a-2e2;m y=a-5b6j-4
m=a-2b2c-3d-3g-7h2k-2l-5n-4o-3;ma . $=b-2c-3e-3f-5h5i-2j-3k-2l-2m-2n-3o-3;ma . _=g-3p2;ma . a=p2;ma . |=a-2
ma _=b2e-2h-2;ma faute=a-5b-3d-2g-4h6p-2;ma main=a2;ma mere=a-3h-2p4;ma part=a3;ma pauvre=a3b-2d-2f-3g2h-3p-2
ma place=a-2b2;ma tante=a3p-3;ma voiture=a-3p3;ma=a-2b3c-5e-4f-5h4i-3j-4k-3l-3m-3n-3o-3p3;machine $=a6b-3c-3d-4f2j-2
machine . $=f3;machine stupide=f3;machine=a4b-4c-3d-2f3g-2j-2o-2;machines $=a2;machines=a3;magnifique $=a-5f-4l6
magnifique . $=a-2l3;magnifique _=a-2l3;magnifique=a-5f-4l7;main $=c-2d-6e-2g3;main . la=b2;main pour=a-4b4;main |=b-2
main=c-3d-6e-2g3p-3;mains $=a3b-2;mains=a4b-2;maintenant $=b3c-3d-3e-2f-4i-2j2k-2l-3m-2n-2o-2;maintenant . $=a-2b3c-3
maintenant _=a-2d2;maintenant quoi=a-2b3c-3;maintenant=b4c-5e-2f-4i-2j2k-2l-4m-2n-2o-2p-3;mais . $=a-3d-2f-2l-2n3o3
mais elle=a2;mais il=a2;mais non=a-3n3;mais si=a-2d-2o4;mais=b-2c-2d-3f-2l-2n3o3;maison $=d-2e3;maison |=a2
maison=c-2d-3e3p-2;mal $=a2b-4c4d-2f-2g-2j-2l-2p-4;mal . $=a-2b-3e3g-2p2;mal . la=b-2c-2p2;mal _=b-3c-2p3
mal a=b-2c-2p2;mal=b-7c4d-4f-2g-4h-2j-3k-2l-3m-3p4;marche $=c-3f-2g-3h-2k-3m-4o5p-4;marche . $=a-6b7c-2g-2k-2n-2o-5
marche comment=a-2b3c-2;marche la=a2b-2;marche pas=a-5b6g-2k-2n-2o-5;marche=a-2b4c-6e-2f-2g-5h-2k-5m-4n-3o3
marcher $=a4m-3;marcher=a4m-3;marches $=a3d-2;marches=a4d-2p-2;marque les=a-3d3;marque=a-3d3;marques $=a3p-2
marques=a4p-2;match . $=a-2d-2p3;match . soir=a-3p3;match _=a-3d-2p3;match=a-4d-2p4;maximale $=d2;maximale=d2
maximum $=a-3b-2d5f-2;maximum=a-3b-2d5f-2;me . $=a-4b2c-4e-9f4g-4j5k-6l-3m-6o4p-5;me . _=d2p-2;me . confiance=a2b-2
me . de=b-2j-2p3;me . dire=a3;me . entrer=a-4d3;me . la=a-3b2;me . maintenant=a-3d3;me . pas=a-4b-5c-2d-2e5g-3k2n-3o-2
me . payer=a-3e3;me . peur=a4b-2d-2f-2;me . plus=b-2j-2k2;me . quoi=c-4;me . un=b3d-2
me _=a-2b-8c-3d-2f5h-3j5l-2m-3p-5;me casse=b-2f-2j3;me cherche=a-3b-2e4g-2k-2n-2;me conseilles=a-2b4;me conseillez=c-2
me croit=a-4b-2d5;me degoutes=b-2d-2f3;me demande=b2;me dire=a2;me faire=a3b-2;me fais=f-2;me fait=b-2d2
me faudrait=b2;me faut=a-2p3;me guider=a-2b3c-2f-2;me laisse=a-4d4;me laisses=a-2d2;me le=a2b-2d-3e2
me souviens=b-2j-2k2;me suis=b2;me va=a-3b-2f-2m-3o4;me vient=a-5b5;me=a-3c-6d3e4g-10h-3i-4j3l-7m-8n-5o2p-4
mechant $=d-2f4h3k-2l-4;mechant=d-2f4h3k-2l-4;meche=a2d-2;meilleur $=a2b-3d-2l2;meilleur=f-3l3p-2;meilleure $=a-2f-2l3
meilleure . _=a3l-2;meilleure que=a3l-2;meilleure=a-2b-4c-2f-2l2p4;meme $=g2;meme . _=a4d-2p-2;meme pas=a-3n5
meme=b-2c-2d-3e-2n5p-2;menteur $=b-2c-2d-2f6g-2j-2l-2m-2o-3p-2;menteur=b-2c-2d-2f6g-2j-2l-2m-2o-3p-2
mer $=a2b-2c-2d-2e2p-2;mer |=a2;mer=a4b-3c-2d-3e2p-3;merci $=a-3b-2c-2d-3f-3g-2h-2i4j-2k-2l-3m-2n3p-2
merci . $=a-3b-2d-2f-2i6j-2l-2m-2n-2o-4;merci . gars=i2;merci . je=a3n-3;merci . l=a-2i2;merci . la=i2
merci . toi=e-2i3;merci . tout=i2;merci . tu=a-2i2;merci . votre=b-2i2;merci . vous=i2;merci _=a-3i4;merci a=a-2e-3i3
merci beaucoup=i2;merci bien=i3;merci d=a-3i3;merci de=i2;merci infiniment=i2;merci les=i2;merci pour=a-3b-2i4
merci |=a2n-3;merci=a-7b-8c-6d-7e-5f-7g-6h-4i12j-5k-4l-6m-6o-2p-5;mercis $=d-2h-2i4;mercis=d-2h-2i4;mere $=a4e-3
mere . un=f3p-4;mere est=a-4f4p-2;mere=a-2b-2d-2e-3f3h-2p4;merveilleux $=a-2f-4l4;merveilleux=a-2f-4l4
mes . $=c-5d-7e-5f-6g3h3i-2j-5k-4l-4m5n-2o-4p-7;mes . sont=a-4d-3p5;mes _=a2b-7c-3d-7e-3f-4g5h-7j-4k-2l-3m4o-2
mes choix=b2;mes excuses=a-2b-2d-2g-3h5m-3;mes options=b2;mes respects=a-2b-2d-2g-2h-2m4
mes=b-2c-6d-9e-5f-6g3h3i-3j-6k-4l-4m5n-3o-5;met . _=a4p-3;met=a4p-3;mets . _=a5b-2d-3e-2g-2m-3p-2;mets . feu=d-2e2
mets la=a-2d3;mets le=a-4d3e2;mets=a-3c-2d3f-2g-3h-2j-2l-2m-4p3;mettez la=a2;mettez=a5d-2p-5;mettre . _=a3p-3
mettre . la=a-4b2c-2p3;mettre=a-4b2c-2e3p2;meurt=d2;mieux $=c-3d-2e-2f-2g3p-2;mieux . _=a-2b2;mieux que=a4b-2
mieux=c-4d-3e5f-4g2l-4p-3;mignon $=l2;mignon=l2;mille . $=a-2b-2c-2d-3f-3g-2h3i4j-2n-2o-2;mille excuses=d-2h3i-2
mille mercis=d-2h-2i4;mille=a-3b-2c-2f-3g-2h3i4j-2n-2o-2;minable $=a-3f5l-3;minable=a-3f5l-3
minecraft $=a-4b-3c-3d-3e-2f-4h-2j-2l-3m-2o-3p7;minecraft=a-4b-3c-3d-3e-2f-4h-2j-2l-3m-2o-3p7;mis=a2;mise $=a3
mise . $=a2;mise combien=a-4b4;mise=a3c-2k-2;miser $=b3;miser=b3;mission . $=a-4c-3d6f-2l-2m-2o-2
mission _=a-4b-3d5f-2m-2;mission reussie=d2;mission=a-2b2c-4d6f-3l-2m-2o-2p-3;moche $=a-3d-2f4l-4;moche=a-3d-2f4l-4
mode . $=a-2d3;mode . _=a-2d3;mode . |=a-2d2;mode debug=d2;mode dieu=a-2d3;mode=a-4b-2d5f-2l-2
moi $=b3c-12d-3e-4f-6h6i-4l-5m-6n2o-5;moi . $=b-5c2d5e-3f-2g-5h-5j-3k3m-3n-2o-2p-2;moi . _=a2d-3e-2h-3p2;moi . ca=c2
moi . cle=a4d-4;moi . comprendre=a-3b2c2;moi . coup=a4b-4d-2;moi . est=a-2b-2m3;moi . exemple=b3d-2;moi . faire=a-3b4
moi . j=a2c-2h2p-2;moi . je=a4b-4c2d-2h-2;moi . l=a3b-2;moi . la=a-4b5;moi . lampe=a2;moi . lui=a-2b3
moi . main=a-2b-2d-3g4;moi . noms=a4b-2c-3;moi . parler=a-4b4;moi . peu=b2;moi . points=d2;moi . que=b2d-2g-3p-2
moi . qui=a2;moi . recompense=a-2b-3d3;moi . reponse=a-3b3d-2;moi . tu=p-2;moi . tuyau=a-2b2d-2;moi . |=a3
moi a=a-2b3p-2;moi admin=d2;moi api=d2;moi aussi=a6b-3d-2;moi bot=d2;moi c=a-2m3;moi ca=a-3b-2c3d-2e3
moi ce=a-2b3d-2g-3p-2;moi chatbot=d2;moi comment=a-3;moi de=b3c-2p-2;moi des=d2;moi dix=a-3d3;moi du=a-3d5
moi encore=a-4c4;moi html=d2;moi ia=d2;moi j=a2;moi je=a2b-2;moi json=d2;moi la=a3d-6g3p-2;moi le=c-5d2e-2p-3
moi les=b-4c4d-3p-3;moi pas=a-3b2c2;moi pnj=d2;moi pv=d2;moi qui=b-2;moi quoi=a-2b3;moi reflechir=a-3b-2d-3k4
moi sauvegarde=d2;moi serveur=d2;moi stp=a-4b5c-2;moi sur=b3d-2;moi ton=a4d-4;moi un=b2d-5g-2p-2;moi une=a-4b2d-3p4
moi variable=d2;moi xml=d2;moi xp=d2;moi |=a2d-2;moi=b4e-4f-10g-2h4i-8j-3l-11m-3o-9;moindre . $=a-2b-2k3
moindre idee=a-2b-2k3;moindre=a-2b-2k3;moins . $=b-2d-2e2f-2g-2;moins . stp=c2;moins fort=a5c-4;moins vite=a-5c5d-2f-2
moins=a3b-3c2d-3e2f-2g-2j-2;moment . $=d4;moment reussi=d2;moment termine=d3;moment=b-2d4
mon . $=c-5d3e-6f-6g2h2i-3k-4m-3n-2o-3p-10;mon . _=a-3d-2p4;mon . a=d-2p3;mon . coup=a2d-2;mon . proces=a3b-2
mon . s=a-3p3;mon . |=a3;mon _=a-2b-5c-2e-4f-3g-5h3j2l-5m-2p3;mon attaque=d2;mon equipe=a-3p2;mon grand=a2p-2
mon nom=a5b-2d-2g-2;mon pauvre=a-5d-3f-2g5;mon rang=a-3d4;mon role=b3d-3k-2p-2;mon score=a-3b-4d5p-2
mon souffle=a4b-4d-2p-2;mon=b-3c-7d2f-7i-4k-4l-3m-4n-3o-4p3;monde $=a-2b-2d-5f2m3;monde . $=a3;monde . sauve=a2
monde _=a2;monde dit=a-2l2;monde est=a-3d3;monde vient=a2;monde=a-2b-3c-2g-2l2m2p-3;monstre $=a3b-3d-2f2g-2
monstre=a2b-3d-3f4g-2i-2l-2p-2;monte $=a3b-4c-2d-5g-2j-3k-3n-2p4;monte . rang=a-3d3;monte mon=a-3d3
monte=a4b-5c-2f-2g-3j-4k-3n-2p3;monter=a3b-3d-2;montre . $=a-5b6d-5h-2;montre . _=a4b-2p-2;montre . chose=a2b-2
montre . comment=a-2b2;montre . la=a4b-2;montre . le=a-3b-8c-2d6;montre moi=a-2b3c-3d2h-3p-2;montre une=a3b-3
montre=a3b2c-3e-3g-2h-3k-2p-3;montrer $=a3b-2;montrer=a6b-5;montrez=a2;morte $=a2;morte . tu=a2;morte |=a2
morte=a3d-2f-2;mot $=b2d-3p-2;mot . la=a2;mot attendu=a2;mot de=a-2e2;mot=a2d-3f-2p-2;mots $=a2;mots . $=a2;mots=a5c-2
mourir $=e3f-2m-3;mourir=e3f-2m-3;narrateur . _=a-4d5;narrateur . que=a-3d2;narrateur dit=a-3d3;narrateur |=a-4d5
narrateur=a-5b-2d6;naze $=a-3b-2c-2d-2f6j-2l-2m-2o-3p-2;naze=a-3b-2c-2d-2f6j-2l-2m-2o-3p-2
netflix $=a-3b-2c-3d-2f-3j-2m-2o-3p5;netflix=a-4b-2c-3d-2f-3j-2m-2o-3p6;niveau $=a-2d4;niveau . $=a-4b-2d5f-2m-2o-2
niveau _=a-3d4;niveau suivant=d2;niveau termine=d2;niveau=a-4b-3c-2d7f-3g-2l-2m-2o-2;nom $=a6b-3d-3e-2g-2
nom . _=a4d-2p-3;nom de=a2p-2;nom |=a2;nom=a8b-4d-5e-2g-2p-4;noms $=b-2c2d-2k-2;noms=b-2c2d-2k-2
non $=a2b-4c-6d-6e-2f-5g-3h-3i-2j-4k-3l-3m-4n7o-6p-3;non . $=c-2d-2f-2i-4n5;non . merci=i-2n3;non . vraiment=a-2n2
non . |=a4b-2n-3;non merci=a2b-2i-4n2;non non=a-4i-2n4;non pas=a-2n2;non plus=a3k-2n-2;non |=a4
non=a2b-6c-8d-7e-3f-6g-5h-4i-5j-4k-5l-4m-5n10o-7p-4;note . $=d2;note maximale=d2;note=d2;nouvelle . $=d3
nouvelle partie=d3;nouvelle=a2d3f-3;noyer $=e2;noyer=e2;nul $=a2b-4d-2f5g-2h-2l-2;nul . _=f2l-3p3;nul comme=a-3f3l-2
nul en=a6f-2p-3;nul=b-4d-3f6g-3h-2k-2l-5p2;nulle $=f2l-2;nulle . _=f2l-2;nulle=f4l-3;nuls $=f2;nuls=f2
obeir=a-4b-4d2e3f-2;obeis . developpeur=d3;obeis au=d3;obeis=a-2d3e2;objectif $=b4d-3;objectif . $=a-2d4
objectif atteint=b-2d4;objectif ici=a-2b2;objectif=a-4b4c-2d2f-2;objectifs sont=d2;objectifs=a-2d2;objet . _=a-3d3
objet legendaire=a-3d3;objet=b-2d3p-2;oblige . a=a-2e2;oblige . ouvrir=a2f-2;oblige d=a3f-2g-2;oblige de=a2
oblige pas=a-2e2;oblige=a4b-2e2f-2g-3l-2;oeil $=a4b-2;oeil _=a2;oeil=a6b-3g-2;ohe $=a-2c-2d-2f-3j-2m5o-3p-2
ohe . bateau=a-3m3;ohe du=a-3m3;ohe=a-5b-2c-3d-3f-4h-2j-2l-2m7o-3p-3;ok $=a-2c-2f-2o4p-2;ok . $=d-2m-2o4
ok . marche=o2;ok bien=o3;ok ca=o2;ok=a-3b-3c-3d-3f-3g-2j-2l-2m-3o7p-2;on . $=a5c-3d2f-3g-4h-2i-2j-6k-2l-3m-3n-2o-3p-5
on . _=a3b-7c-3d-6p2;on . a=c-2d3;on . bloquees=a-3b4;on . bloques=a-3b4;on . censes=c-2;on . combien=a2
on . comment=a-2b2;on . connait=a2;on . dans=a2;on . de=a-2b3;on . demande=a-2b2;on . des=p2;on . deux=a4b-2
on . dit=b3c-3d-2;on . faire=a-2b2;on . fait=b-2;on . gagne=a-3d4;on . la=a7b-2d-3p-3;on . le=a5b-2d-2p-3
on . les=a3p-2;on . miser=b2;on . ou=a-5b4;on . parler=a3b-2;on . pas=a4b-3;on . pour=a2;on . qu=a2;on . que=a2d-2
on . qui=a3b-2;on . quoi=a-5b5c-2p2;on . reecouter=a-4b-2c4;on . rien=a4b-4;on . s=a-4g4;on . tous=a2;on . un=b-2
on . une=b-3;on . va=a4;on . |=b2d-2;on _=a3b-6d-5p3;on a=a2b-6d2;on admire=a2;on allume=a2;on attaque=a-3b3
on attend=b2;on commence=a-3b3;on dirait=a3b-3;on dit=c-2d-2;on doit=a-3b2;on entre=a5b-4d-2;on est=a-5b4c-3d-5g-3p6
on fait=a-5b6p-2;on gagne=a-5b4d2;on joue=a-3b3;on l=a6b-3p-4;on la=a4;on laisse=a3b-2d-2;on le=a6d-2p-2;on les=a2
on lui=a-2b3c-2;on me=a-2b2;on parle=a-2b3c-2;on passe=a-4b-5d5;on peut=c3d-2p-2;on pourrait=a2;on prend=a3b-3
on repete=a4b-2c-5d-2;on repond=a-2b3;on s=a-2d-2j4p-3;on saute=a-3b-2d3;on se=p2;on va=d-2g3p-4;on vient=a4b-2
on vous=b-4c3;on y=a4b-2;on=a3b3c-3d-2e-6f-8g-2h-5i-5k-6l-4m-7n-5o-6p3;options $=a-4b2c2d-2;options=a-4b2c2d-2;or $=d2
or=d2;ordre $=b-2c2d-2;ordre . systeme=a-2d3;ordre du=a-2d3;ordre |=a2;ordre=b-3c2;ou $=b6c-2d-4e-5f-3g-3j-2l-2m-3p-2
ou . $=a-2d-4f2g-4i-2j-2k-3l-3m2o-2;ou . _=a-3b-2d2e3;ou . ce=a4b-2;ou . commence=a-3b3;ou . est=a3b-2;ou . la=a4b-3
ou . le=a-2b-2e3;ou . les=a2;ou . te=a-2e2;ou . vous=a-3b3;ou aller=a-2b5e-3f-3g-2k-2m-2;ou deja=a-3b-3c4
ou elle=a2b-3;ou est=a7b-5c-2;ou il=b-2;ou je=a-4d-2e4;ou on=a-2b2;ou quoi=a-4b-5c-3f3m3;ou sont=a2;ou tu=a-3b-2e4
ou=b5c-2d-5e4g-8h-3i-4j-6k-4l-6n-2o-4p-6;ouais $=a-2c-2f-2m-2o5p-2;ouais . $=o2;ouais . accord=o2;ouais carrement=o2
ouais d=o2;ouais=a-3b-2c-3d-3f-3j-2m-2o6p-2;oublie $=a4b-3c-4d-5f-3h-2j-2k5m-2o-3p-4;oublie . _=a-4d-2p3
oublie . instructions=d2;oublie ce=a-2b2;oublie la=a2c2d-2;oublie mon=b2k-2p-2;oublie tes=d2
oublie=a-2c-2d2e-3f-4g-2h-3j-3k5l-2m-3n-2o-3;oubliez . _=a3;oubliez=a3
oui $=a-7b-4c-5d2e-2f-3g-2h-2j-3k-2l-2m-2n-4o7p-2;oui . $=a-4d-3f-2i-3m-2o6;oui . _=a3d-2;oui . sur=o2;oui _=a-4d-2o5
oui bien=o2;oui merci=i-2o3;oui oui=o2;oui |=a6b-3d-3o-3;oui=a-3b-7c-6e-3f-5g-4h-3i-4j-4k-3l-4m-4n-5o10p-3
oups $=a-3b-2c-3d-2f-3h6j-2m-3o-3p-3;oups . $=h3;oups desole=h3;oups=a-4b-2c-4d-3f-4g-2h7j-2m-3n-2o-4p-3
ouverte $=a4d-2;ouverte=a2;ouvre . _=a-5c-3d5e-2p-2;ouvre . je=a-2d-2e2;ouvre . porte=a-2d3;ouvre _=a-2d-2e3
ouvre la=d2e-2g-2;ouvre les=a-6c-3d6e-2;ouvre=a-4b-3c-4d4e3f-2g-3p-2;ouvres=a-4d4;ouvrez . _=a2;ouvrez . de=a2
ouvrez . je=a-3e3;ouvrez . porte=a2d-2;ouvrez la=a2d-2;ouvrez pas=a-2e2;ouvrez tout=a2
ouvrez=a4b-2c-3d-5e3f-3j-2m-2o-3p-2;ouvriez $=a3b-2;ouvriez=a3b-2;ouvrir $=a3f-2;ouvrir=d4f-2;paie=a5e-3;par . $=a3b-2
par . _=a5d-2;par . a=a2;par . est=a2;par . on=a-3b3;par _=a2;par coeur=a2;par l=a3;par la=a3;par ou=a-3b4
par=a4b3c-3d-4g-2k-2p-2;pardon $=a-6b-3c4d-2e-2f-4h4i-2j-3l-2m-3o-4p-4;pardon . $=b-2c3;pardon . avoir=a-2h3
pardon . ca=a-2c-2h3;pardon . vous=h2;pardon a=a2;pardon d=a-2h3;pardon de=a-2h2;pardon pour=a-2c-2h3
pardon quoi=b-2c3;pardon=a-6b-5c4d-4e-3f-5g-3h7i-3j-3k-3l-3m-4n-2o-5p-5;pardonne $=a5b-2e-3f-2h-2j-2
pardonne . $=a-3b-3d-2h4;pardonne moi=a-3b-3d-2h4;pardonne=a4b-4c-2d-3e-3f-3g-2h3j-3;pardonner $=a4b-3e-2f-3g-2h2
pardonner=a4b-3e-2f-3g-2h2;pardonnez . $=a2b-3c-2d-2h3;pardonnez . |=a-2h2;pardonnez _=a4;pardonnez moi=a-4b-2d-2h5
pardonnez=b-3c-2d-3h4;parfait $=c-2d-2f-3j-2m-2o5p-3;parfait=c-2d-2f-3j-2m-2o5p-3;parfaite $=a3;parfaite=a2
parle $=a3c-4;parle . _=a5b-4;parle . de=a4;parle . fort=a-2c3;parle . la=a3b-2;parle . qui=a3b-2;parle . un=a-4b4
parle . vite=a-2c3;parle a=a3e-4;parle comme=a2;parle moi=a5;parle moins=a-2c3;parle plus=a-2c3
parle=a6d-4e-2g-2h-2j-2k-2l-2m-2p-3;parler $=a-3b3d-2e3f-3j-2n-3p-3;parler . $=a2c-2;parler . _=b3e-2
parler a=a4b-2e-2;parler=c-4d-3e2f-3g-3h-2i-2j-4n-3p-4;parles pas=a-2e3;parles=a-2c2e2l-2;parlez . de=a4
parlez . du=a3;parlez . fort=a-3c3;parlez moi=a6b-3c-2;parlez plus=a-3c3;parlez=b-3c4d-2h-2l-2;pars $=a-3b-3d-3j4
pars . $=a4b-2k-3n-3;pars pas=a4b-2k-3n-3;pars=b-4d-3g-2j4k-4n-4p4;part $=a4p-2;part=a4p-2;partez . $=a4g-2n-3
partez pas=a4g-2n-3;partez=a6c-2d-2f-2g-2j-2m-2n-3o-3p-2;partie $=a-5b-2d6f-2j-2;partie . _=a3d-2
partie=a-3b-2d6f-2j-2p-3;partir $=a-3b-3c-5j6;partir de=a2;partir=a-2b-3c-5j6p-2;pas $=d-9e-3f-9h-12i-5j-7l-4m-5n5p-4
pas . $=b-7e-8f-7g5h-9i-3j-3k3l-4m-3n3o-8p-4;pas . _=a2c-4d-2f-3g-7h2n2p-4;pas . bonne=a2;pas . c=a2b-2
pas . choisir=b2;pas . chose=a2;pas . d=a3g-2;pas . de=a8b-4c-3e-2g-3k-2n-3;pas . dire=a-4c-2e-2h2k4;pas . dur=a-2g2
pas . entendu=c3;pas . faire=a4b-4h2;pas . faute=a-3g4;pas . fois=a4c-4;pas . idee=a-3b4;pas . l=a3b-2
pas . la=c3e-3p-2;pas . le=a2;pas . les=b3c-2;pas . lui=a-3b4k-2;pas . m=a-2p2;pas . moi=a-3b-3k3
pas . moindre=a-2b-2k3;pas . mot=a2;pas . nom=a2;pas . ou=a-2b2;pas . peur=a2;pas . pour=a3b-2;pas . prendre=a-2b3k-2
pas . que=b2g-3k-2;pas . seul=a2;pas . soir=a2;pas . ta=a2;pas . te=a-2b2;pas . toi=a4b-2e-2;pas . tout=a-2g-2n3
pas . tu=a5b-2f-3;pas . un=a2b-2;pas . venir=a-3b-2e3;pas . vient=a3b-2;pas . vite=a-4c4n-2;pas . voir=a-5e3f3
pas . votre=a2;pas . vous=a3f-3g-2;pas . |=b2d-2g3;pas _=a10b-7c-6d3e-2g-5h-2k-10n-8p-2;pas a=b-4e5k-2
pas attendre=a4k-2;pas besoin=a4;pas bien=a-3b2c3;pas ca=c-4g-2n2;pas ce=b3g-3k-3;pas chez=a3e-2g-2;pas comment=k-5
pas comprendre=a-5b5g-3k-2n-2;pas compris=a-4b2;pas d=a3b-2e-2h-2k-2n3o-3;pas de=a9b-4c-2d-4e-4f-3g-4h-4n-6p2
pas dire=a-3b-2k3;pas du=b-3c-2g-2h2n3;pas en=a-2g-2k-2n4;pas encore=a6c-5g-2k-2n-4;pas entendu=a-2c3
pas envie=b-3c-4e-2n4;pas etre=h2k-2;pas eu=a-2c2;pas faire=a5b-4;pas grand=a2;pas grave=a-2g3o-2;pas je=a-3e3
pas jouer=a4n-3;pas la=a3b-2c-2d-2e-2g-4k2n-2;pas le=b2;pas les=a2;pas maintenant=a3b-2g-2;pas me=a-3e3
pas moi=a-4g-4h-2k-4n6;pas mon=a2;pas oblige=a2g-2;pas peur=a-2c-2g4n-2;pas plus=b-2k3;pas pour=a3g-2;pas pourquoi=a3
pas que=a6b-2f-5n-2;pas question=a-2c-3n3;pas qui=a-3b5k-5;pas quoi=a-2b4k-4;pas repeter=a4c-2n-3;pas retenu=a-3c3
pas sans=a3b-3;pas savoir=a3g-2;pas si=a-4c4e-2n-2;pas suivi=a-3c3;pas sur=a-4b-2c-2g-3k6n-5o-2;pas ta=a-2g3k-2
pas te=a-3b-3e-4f5g-2n-2;pas toute=a2c-2;pas triste=a-5g5n-3;pas trop=a-2k2;pas tu=a-2e2;pas un=a7f-6g-4p-2
pas une=a3b2c-4;pas voir=a3n-2;pas vous=a-4b-3c-3e-2f4g-3h3k3;pas vraiment=g-2k-3n3;pas |=a-2b-4c2k3
pas=b-2c-3d-11f-6g3h-2i-11j-13k2l-13m-10n7o-3p-10;passe $=a-4d5g-2o-2;passe . _=a-2b-2d5p-3;passe . la=a-2b-3d4
passe . si=a3b-2d-2;passe a=a-3b-4d3p2;passe la=a3d-2;passe le=a-5d6;passe quoi=b2c-2d-2
passe=a-2c-5d6e-2f-2g-3j-2k-2l-2o-2;passer $=a-3c-2d2g4m-4;passer . combat=d2;passer . scene=d2;passer la=d2
passer le=d2;passer=a-2b-2c-3d3g4k-2m-4p-4;pathetique $=a-2f4l-3;pathetique=a-2f4l-3;paume $=a-2b3;paume . $=b2d-2
paume=b5d-2g-2;pauvre $=a2b-3c-2d-5f-5g5h-4j-2k-2n-2o-2p-2;pauvre . $=b-4c-4d-5e-2f8g-10h-2i-2j-3k-3l-2m-3n-3o-4p-2
pauvre . vous=a-5f-5g5;pauvre _=a7f-7;pauvre abruti=f2;pauvre bouffon=f2;pauvre brute=f2;pauvre clown=f2;pauvre con=f2
pauvre de=a-5f-5g5;pauvre fou=f2;pauvre imbecile=f2;pauvre lache=f2;pauvre minable=f2;pauvre monstre=a-3f3
pauvre nul=f2;pauvre rate=a-3f3;pauvre sorciere=f3;pauvre traitre=a-2f3;pauvre tricheur=f2;pauvre type=f3
pauvre vaurien=f2;pauvre vieux=f2;pauvre voleur=a-3f4;pauvre=b-7c-5d-8e-3f4g5h-6i-4j-5k-4l-5m-5n-4o-6p-4;payer $=e3
payer=e3g-3;peine $=b-3f-2g3h2p-2;peine=b-3d-2f-2g3h2p-3;pense . $=a-3b-2k-2n5;pense . que=a4f-3;pense pas=b-3f-3k-3n4
pense que=o2;pense=a2b-5d-3f-4k-3n4o2;penses . de=a4b-2;penses quoi=b2c-2p-2;penses=b2c-2p-2;pensez . de=a3b-3
pensez . |=a-3b3;perd=d2;perdez . _=a2;perdez pas=a2;perdez=a2;perdre $=a2;perdre=a3b-2;perds . $=a5b-5c-2
perds quoi=a5b-5c-2;perds=a4c-2j-4;perdu $=b2g-2h-2j-2k-2l-2p-2;perdu . $=b-2c-3d-3p3;perdu . _=a2p-2;perdu _=a-2d-3p3
perdu quoi=a3c-3;perdu |=a-3c2;perdu=d-2e-2g-3h-3i-2j-2k-2l-3;perdue=a-4b5g-2;personne $=a7b-2f-4g-2l-2o-2
personne . $=a2;personne . _=a7f-4l-3;personne . a=a3;personne . aime=a-5f5g-2l-4;personne . autre=a2;personne . ce=a3
personne . en=a-2g3;personne . les=a-3l3;personne _=a3;personne connait=a4l-3;personne d=a2;personne est=a-2l3
personne me=a4d-2f-3;personne s=a2g-2;personne t=a-6f5g3l-4;personne vient=a3;personne vous=a2f-3l-2
personne=a5b-5c-5d-6e-4h-3i-3j-4k-2l2m-3n-2o-4p-5;personnes $=a2;personnes=a3;persuader $=a-3b4c-3m-2
persuader=a-3b4c-3m-2;persuasion $=a-2d3f-2;persuasion=a-2b-2d4f-2;petit $=a6b-3c-2d-2f-2j-2m-2o-2;petit . $=a5b-2d-2
petit _=a3b-2;petit a=a3b-2;petit indice=b2;petit jeu=a2;petit pas=a3b-3;petit=a4b2c-3d-4f-3j-2m-2o-2p-3
peu $=a5b-2d-2f-2i-2p-2;peu . _=a2;peu . aide=a-2b2;peu . la=a-2b3;peu d=a-2b2;peu de=a3b-2;peu=a3c3d-4f-3g-3i-3l-2p-3
peur $=a4b-4c-4d-4e-2f-4k-2n-3o-2p-2;peur . _=a2;peur . je=a-3g3;peur . vous=a2c-2;peur de=a4;peur que=a3c-2
peur |=a-3g3;peur=a5b-6c-4d-5e-4f-4g2j-2k-3l-3m-2n-3o-2p-3;peut . $=a2b-6d-3f-3g-2j-2k4l-2o-2;peut . _=a2
peut . bien=a-3g-2k3;peut _=a2;peut etre=a-4b-2c-3d-2f-3g-3k6l-2o-2;peut parler=a3b-2c-2;peut pas=a2
peut reecouter=a-4b-2c4;peut=b-2d-4f-4g-5i-2j-2k5l-3m-2n-2o-3p-4;peux . $=a-2b-4c6f-7g-4j2k-4l-3m-2p-4
peux . _=a2b2c-2f-2p-5;peux . appeler=a2b-4p2;peux . attendre=a4k-2;peux . d=a-3b2;peux . de=a-3p3
peux . demander=a-5b5;peux . dire=a3b-5c-5k3;peux . faire=a3b-2;peux . guider=b3;peux . la=c2;peux . le=b-2c2
peux . pour=a4b-4;peux . qui=a4b-4;peux . quoi=a-6b7c-5;peux . repeter=a-2c2;peux . te=a-5b-2f5k-3
peux . vous=a-3b-2f4;peux _=a-2b3c4f-4g-2j-4p-3;peux attendre=a3b-2j-2;peux demander=a4b-3c-3;peux dire=c-2;peux en=a2
peux entrer=a3b-2c-2;peux faire=a3b-2;peux le=b-3c3d-2;peux m=a-2b4c-3f-3;peux me=b3f-2;peux partir=a-4b-2c-2j4
peux pas=a-5b-6c-3e-2f7g-2h-2;peux redire=a-4c4;peux reecouter=a-2b-2c3;peux reformuler=c2;peux repeter=a-3c3
peux te=a-3b4;peux tout=a2;peux trouver=a5b-4c-3f-2g-3;peux tu=a-3c3;peux voir=a2;peux vous=a-2b3
peux=c5d-5e-7f2h-4i-3k-3l-7m-4o-2;pige . $=a-4b5k-3n-3;pige pas=a-2b4k-2n-2;pige rien=a-2b3;pige=a-4b5k-3n-3
piste $=a-3b5c-2d-3;piste=a-3b5c-2d-3;pizza $=a-5b-5c-4d-4f-3j-2k-3l-2m-2o-3p8;pizza . $=p2;pizza _=p2
pizza=a-6b-6c-4d-4f-3j-2k-3l-2m-2o-3p9;place $=b2;place=b2d-2;plan $=a3c-3d-2;plan=a3b2c-3d-3
pleure . $=a-3b-2g5k-2n-4o-2;pleure pas=a-3b-2g5k-2n-4o-2;pleure=a-3b-2g5k-2n-4o-2;pleurer $=b-2e-3g3p-2
pleurer=b-2e-3g4p-2;pleures $=a4b-2c-3g-2;pleures=a4b-2c-3g-2;pleurez . $=a-3g4n-3;pleurez pas=a-3g4n-3
pleurez=a-3g4n-3;plus $=b-6c-6d-4e-4f4i-2j2k3l-4n-2;plus . $=b-3c4e-2f-7g-3h-2i-2j3k-5l-5m-2n-2o-3p-5
plus . _=b-3d-2j-3l2p2;plus . idee=b2;plus . idees=b2;plus . je=b-2e2;plus . la=c2;plus . points=d2
plus . que=a-3b3c-2k3;plus . stp=a-2c2;plus . |=c2d-2;plus _=c-4k3p-4;plus a=a2;plus belle=a-3l3;plus ce=a-5b5
plus d=b3d-2;plus de=a-3c2p2;plus difficile=a2;plus dix=a-3b-2c-4d5f-2j-2;plus fort=a-5b-3c7d-3j-2l-2
plus lentement=a-5b-2c5d-2;plus peur=a2c-2;plus que=a3k-3;plus rien=a4b-4c-2;plus tard=a-2b-2c-2d-2j4;plus utile=a-3b3
plus=c4d-2e-4g-7h-6i-5j2m-5n-5o-5p-4;pnj $=a-2d5f-2;pnj=a-2d5f-2;points $=a-2d2;points . $=d3;points . moi=b-2d3
points . vie=d2;points de=d2;points infinis=d3;points pour=b-2d3;points=a-4b-3d7f-2h-2p-2;port=a2;porte $=a2b-3c-3f-2
porte . $=a3;porte=a3b-4c-4f-2g-2p-2;porter ca=a2b-2;porter=a2b-2;portes $=a3;portes . _=a2;portes etaient=a2
portes=a4d-2p-2;portez . bien=a-4g-2j5l-2m-3;portez vous=a-4g-2j5l-2m-3;portez=b-4c-3g-2j5l-2m-3;pose . _=a2
pose . couteau=a3;pose . question=a-3c3;pose ce=a3;pose la=a2;pose=a3b-2d-2p-2;pouce $=a-2b3;pouce=a-2b3
pour . $=b-3c-5d2e-5f-3h3j-2k-3l-3m-3n-2o-2p-2;pour . _=a-4b5c-3d-5e-2g2h-4i2l-2;pour . elle=a-3b3;pour . faire=a2b-2
pour . juger=a2g-2;pour . marche=a2;pour . part=a2;pour . soir=a2;pour . tout=a2;pour . tu=a-2b2
pour _=a2b3d-6g-3h-3i-2;pour ca=c-2g-3h3;pour ce=a2;pour cent=a-2d2;pour l=i2;pour la=a-3b5d-2p-4;pour le=d-2p-2
pour les=a-3b3d-3p2;pour moi=a-5d4g-2h2p-2;pour qu=a-2b3;pour que=b2d-2;pour quoi=a5b-5;pour ta=g2h-2
pour toi=a2b-4e-2g3;pour tout=d-2g-2h2i2;pour votre=b-2g2h-2;pour vous=a3b-4;pour=c-9e-7f-5g2h2i2j-4k-4l-6m-5n-3o-3p-3
pourquoi $=a4b-2;pourquoi . $=a-3b-5c-2g-2k-2n-3o6;pourquoi . _=a2;pourquoi . as=a3;pourquoi . crie=a2
pourquoi . es=a2;pourquoi . le=a2;pourquoi _=a3;pourquoi ca=a-3b4o-2;pourquoi il=a2;pourquoi pas=a-6g-2n-3o6
pourquoi tu=a6b-3;pourquoi vous=a4c-2;pourquoi=a5b-3c-8d-4e-3f-3g-4h-2j-2k-3l-2m-3n-4o5p-4;pourrais . dire=a4b-3
pourrais vous=a3b-2;pourrais=b-4k3l3p-2;pourrait . _=a3b-3c-2;pourrait _=a-2b2;pourrait=b2c-2;pourri $=a-5f6l-3p-2
pourri=a-5f6l-3p-2;pourriez vous=a-3b3;pourriez=a-2b2;pouvez . $=a-5c4d2;pouvez . faire=a3b-2
pouvez . lentement=a4b-2c-3g-2;pouvez . m=a-4b4c-2;pouvez . repeter=a-2c3;pouvez le=a-2c2;pouvez me=a3b-2
pouvez passer=d2;pouvez reformuler=a-2c2;pouvez repeter=a-3c3;pouvez vous=a-4b4c2;pouvez=a-2b3c2e-3f-4l-3m-2
pouviez=g3;prend . _=a5b-3;prend=a7b-3d-2p-2;prendrais $=a-3b4f-2;prendrais . $=a-4b4;prendrais qui=a-4b4
prendrais=a-3b5c-2f-2g-2;prendre $=a-3b5k-2;prendre . _=a3;prendre=b3d-2j-2k-3p-2;prendriez=a-3b3;prends $=a-4b6d-3j-4
prends . $=b-2c-2d-2e-2j4;prends . _=a3b-4d-4e2g-2j-3;prends . temps=a-2d-2g3;prends . ton=a4d-2g-3
prends . trois=a-2d2;prends _=a-2b-6j4;prends avec=a-4b4;prends de=b-2e3;prends la=a3b-2;prends le=a5b-3e-2
prends lequel=a3b-3;prends les=a-2d2;prends mon=a5d-3j-3;prends quoi=a-4b4;prends ton=a-2d-2g3;prends tout=d3g-3j-2
prends=c-4f-5h-3i-2j3k-3l-3m-3n-2p-4;prenez . temps=g2;prenez votre=g2;prenez=b-3d-3f-2g2j3l-3m-2
presse $=a-2b-4c-2f-2g4;presse=a2b-5c-2f-2g2k-3n-2o-2;presses $=a2b-2;presses=a2b-2;previens $=a-3b-2e5f-3j-3
previens=a-3b-2e5f-3j-3;prie de=a-2h3;prie=a-2h3;principe $=a-3b3c-2;principe=a-3b3c-2;pris $=a3;pris . _=a2
pris=a7b-4c-3p-2;prise $=a2;prise=a2;proces $=d2;proces . aide=a3b-2;proces |=a3b-2;proces=a2b-3
prochaine $=a-3b-3d-2j4;prochaine fois=a-2e2;prochaine=a-4b-3c-2d-2e2j4;programme $=a-2d5f-4;programme=a-2d5f-4
prompt $=a-4b-3c-3d6;prompt=a-4b-3c-3d6;propos de=a2;propos=a2;proposes $=b2;proposes . $=a-3b4c-3
proposes quoi=a-3b4c-3;proposes=a-4b5c-4;pu=a2;pues $=a-2c-2d-2f4l-2;pues=a-2c-2d-2f4l-2;puez $=a-3f4l-2;puez=a-3f4l-2
puis . autre=a2;puis=a2;punir $=e2;punir=e2;pv $=a-2d4;pv . $=a-3d4;pv _=a-3d4;pv=a-4d5f-3;qu . _=a3c-5d-2p-3
qu . a=a2b-3d-2;qu . ce=c2d-3f-2g-4p-2;qu . demande=c2;qu . est=a2;qu . fait=a-3b3;qu . faut=a-3b3;qu . le=a2c-2
qu . me=a-2b2;qu . parle=a2b-2;qu . se=a3;qu . te=a-3b3;qu . tu=a-5b4c2;qu . vient=b-2c3;qu . vous=b2;qu . y=a-2b2
qu a=a2;qu attendez=a-6b6;qu avez=b-2c3;qu elle=c3d-4;qu est=c2d-3f-2g-4p-2;qu il=b2c-3d-3p-3;qu ils=a4b-2
qu on=a3c-3d-2p-2;qu un=a-2b-4f3l-3p-2;qu une=a2;qu=b3d-4e-4g-6h-3i-4j-2l-7m-3n-3o-2p-9
que . $=a-3b4c-4d-9e-4f-6g-5h-3j-4l2m-2n6o2;que . _=a4b-4c-4d-5e-3f-2g3h-2k5l-2m-2n-2p-3;que . a=a-4b4
que . ai=a-3c-4d3h3k-5;que . aimeriez=a2;que . as=a2b-4c2e2g-5p-2;que . attendez=a-2b2;que . attends=c-2
que . avez=a2b-3g-2;que . dire=k-2;que . dis=b-2c3;que . dois=a2;que . es=a2b-3d-3f3g-2l-5;que . est=a-2b-5d2e2g4p-2
que . etes=a3d-2f-3g-2;que . fais=a5b-4g-3;que . fasse=a-3b3;que . feriez=a-3b3;que . il=a-4b4;que . je=a-3b4
que . le=a5b-2c-2d-2;que . les=a2;que . me=a-3b2;que . ouvriez=a3b-2;que . parle=a2b-2;que . peux=c-4
que . ressentez=a-2g2;que . s=a3d-3;que . sais=a2b-2;que . suis=a-2b2;que . te=b2;que . tu=d2;que . veux=a-3b4c-2g-2
que . voudriez=a2c-2;que . voulais=b-3c3;que . voulez=c-2g-3;que . vous=a6c-3e-2f-3g-2l-2;que _=b-7d-6f-5g-2l-4n7o-3
que c=b-6d2e2g4p-2;que ca=a12b-7c-3d-6e-2f-2g-3h-2k-4m-2n-2o-3;que ce=a4b-3;que d=a2;que dire=a-4b7d-2k-5n-2
que dit=b-2c-3d2;que dois=a-2b3;que faire=a-8b8;que faut=a-4b4;que j=a-5b-2c-4e-2h3j3l2;que je=c-9g-6h-3j2k4l-2
que l=a-2b2;que le=a3;que les=a3;que moi=a5b-3l-2;que non=o-2;que oui=a-3b-2d-2n-2o4;que personne=a3;que pour=a2
que puis=b3;que toi=b-4k2;que tout=a2;que tu=a-3c2f3k-3l-6n-2p-4;que veut=k-2;que voit=a2
que vous=c-2d-3e-4f-4g2h-3i-2j-2l4;que=c-3e-2f-2h-3i-6l-2m-7n3p-13;quel . $=b-2c-7d3g-2j-2k-2l-7m-2n-2o-2p2
quel . _=b-2d-3f-3l4p-2;quel . bateau=l2;quel . chapeau=l2;quel . deja=a-3b-2c4;quel . est=a5b-3p-3;quel . il=a-4p3
quel . je=a-2b4;quel . le=a-4b4d-3l-2p-2;quel . mon=a-3b2l-2p-2;quel . tu=a-3f3l-2;quel . votre=a4b-2l-3
quel . |=a2d-2;quel _=a2b-5d3f-7l-6;quel bateau=a2;quel beau=a-2f-2l3;quel bel=a-3f-2l4;quel chemin=a-2b2
quel cote=a-3b4p-2;quel cretin=b-2f3;quel est=a-3b5f-2l-6p-5;quel idiot=f3;quel temps=a-3b-3d-2p4
quel=a-2b2c-3e-3g-4h-3i-3j-3k-3m-4n-2o-3p3;quelle . $=b-9c-3d-4g-2j-2k-2l5m-3n-2o-3;quelle . _=b-4c-3f2l3p-2
quelle . deja=a-2c2;quelle . est=b-2l-2;quelle . la=a-3b4d-2l-2;quelle . robe=l2;quelle _=d-2f-5l4m-2p-5
quelle belle=l2;quelle chose=a4b-3;quelle elegance=a-2f-3l4;quelle est=a-3b4d-2l-2;quelle heure=b-2c-3d-2l-3p3
quelle idiote=a-2f4l-4;quelle jolie=a-2l2;quelle magnifique=a-2l3;quelle main=a2;quelle sale=a-2f3l-3
quelle=b-3d-7e-3g-3h-3i-3j-3k-3l6m-4n-3o-3;quelles . $=a4b-2c-2;quelles . les=a-3;quelles _=a-4b4;quelles sont=a-2b3
quelles=b4d-2f-2l-4p-3;quelqu . $=b-3d-2m3;quelqu . d=a-2l2;quelqu . qui=a2;quelqu . vous=a3
quelqu un=b-5d-3g-2l2m3p-3;quelqu=b-5d-3g-2l2m3p-3;quelque . $=a-3b4;quelque . a=a2b-2;quelque . de=a2
quelque chose=b3d-2l-2;quelque=b3d-2l-2;quels . _=a-2l3;quels . deja=c2;quels . yeux=l2;quels _=c2p-3;quels beaux=l2
quels jolis=a-2l3;quels=a-5c3d-2f-2l4p-4;question $=a-8b-2c6d-6f-5g-3j-2k-3l-2m-2n6p-3;question . $=d3
question suivante=a-2c-2d4;question=a-5b-4c6e-4f-5g-4h-2j-2k-4l-2m-2n5o-2p-4;questions $=c-3d3;questions=c-3d3
quete . $=d3;quete terminee=d3;quete=a-2d3;qui $=a7b-2c2d-5e-3f-4g-3i-2j-2k-2l-2o-3p-6;qui . $=d3g-3k4m-2o-2p-5
qui . _=b-2d-3p2;qui . a=a4p-2;qui . arrive=a2b-2;qui . autre=a2b-2;qui . ce=a5b-4p-2;qui . de=a2p-2;qui . des=a2
qui . dois=a-2b3;qui . est=a2b-5g2p-2;qui . faire=a-4b4p-2;qui . fait=p-2;qui . la=b2;qui . le=a-5b4p3
qui . les=a4b-3c-3;qui . moi=a4b-4;qui . parle=a2;qui . quoi=a-2b3c-2;qui . sur=a2b-2;qui . vous=a3l-2
qui _=a2b-6c-3d3p-6;qui a=b2d-3;qui c=a4b-2p-2;qui d=a2b-2;qui deja=a-4b-4c5;qui devrait=a-4b4;qui doit=a-3b4p-2
qui ecoute=a2b-2;qui etaient=a4c-3;qui etes=a3;qui fait=a-5b5;qui je=b2;qui l=a4b-3d-2;qui le=a-5p5;qui les=a-3c3
qui m=a3p-2;qui parle=a2b-2;qui peut=a4b-2c-3;qui pourrait=b2c-2;qui qui=a-2b2;qui s=a4b-3;qui sait=a-7b-5d-2k6
qui se=b3;qui t=a3b-2;qui vient=a5b-5;qui vous=a2b-6g2;qui |=a7b-5c-2d-2
qui=a2b4c-3d-2e-7f-7g-2h-5i-6j-6k2l-7m-5n-3o-6;quitte $=a-3e-3f-3j5;quitte . jeu=a-2d3;quitte le=a-2d3
quitte=a-4b-2c-2d3e-3f-3i-2j4l-2m-2;quoi $=a2c6d-10e-5f-4g-5h-5i-4j-6k-4l-6n-4o-5p-13;quoi . $=a-2b4e-2f-2k-3p-2
quoi . _=p2;quoi . a=a2b-2;quoi . au=a3b-3;quoi . autre=a-5b5c-3;quoi . bonne=a-3b4p-2;quoi . but=a-2b3
quoi . ca=a3c-2;quoi . ce=a3b-3;quoi . choix=b2;quoi . ici=a2b-2;quoi . je=d-2;quoi . juste=a-2b3;quoi . l=a2
quoi . la=a-4c2p2;quoi . le=b2p-2;quoi . les=b-2;quoi . mission=b4c-3;quoi . moi=a-3b3;quoi . mon=a3b-3;quoi . nom=p-2
quoi . objectif=a-2b3;quoi . options=a-2b3;quoi . pizza=p2;quoi . plan=a-4b4;quoi . plus=a-2b3c-2;quoi . regles=b4c-4
quoi . ta=a3b-2;quoi . ton=b-3c3;quoi . trois=a-3c4;quoi . truc=c-2;quoi . tu=a-2b-2c3;quoi . un=a2;quoi . une=a3b-3
quoi . vous=b2c-3;quoi . |=b3c-2;quoi _=a5b-4p-5;quoi a=a-2c-3p2;quoi au=b3p-2;quoi avec=a3b-2;quoi avez=a4b-2c-3
quoi ce=c-4p2;quoi comme=a-2b4c-4p-2;quoi d=b3c-3;quoi dans=b-3c3p-4;quoi de=c-2;quoi deja=a-2b-2c3;quoi dire=b3c-2k-3
quoi donc=b-3c3;quoi du=b-2c3;quoi je=a3b-2;quoi l=a-3b3c-2;quoi la=a-7b4d-2p4;quoi le=a-5b7c-5d-2p-4
quoi les=a-5c4p-2;quoi ma=b4c-3;quoi maintenant=b2;quoi mes=b2;quoi on=a-5b5c-2;quoi pour=a-2b2;quoi que=b-3c3
quoi si=a6b-5d-2;quoi sur=a-3b2c2;quoi ta=a-3p3;quoi toi=a-4b5;quoi ton=b-2c-3d3;quoi |=a7b-3c-9d-3p-2
quoi=a-3b7c5d-8e-9f-6g-10h-8i-7j-8k-9l-9m-3n-5o-8p-2;raconte . $=c-2;raconte . une=a-4b-3p4
raconte moi=a-3b-4c-2d-2g-2p5;raconte une=a4p-3;raconte=c-4d-4e-4f-2g-3h-2k-3l3o-2p4;raconter . _=a2e-2;raconter=a2b-2
racontez=l2;radin $=a-2f4l-3;radin=a-2f4l-3;rang $=a-3d3;rang=a-3d4;rappelez moi=a-2b-2c4d-2;rappelez=a-2b-2c4d-2
rappelle . les=a-4c4;rappelle moi=b-3c4d-3;rappelle=a-2b-4c4d-3e-3g-2k3;rate $=d-2f5;rate |=a2;rate=a2b-3c3d-4f4p-2
ravissante . soir=a-2l2;ravissante ce=a-2l2;ravissante=a-2l2;reclame=a-3b-2d4h-2j-2p-2;recompense $=a-3b-2d3
recompense=a-2b-4d4;redire $=a-3c4;redire . _=a-2c2;redire=a-5b-2c6;redis $=a-2c5f-2o-2;redis . _=a-3c4;redis . ca=c2
redis . comment=a-2b-2c2;redis . les=c3;redis comment=a-3b-3c4;redis le=a-3c4;redis moi=a-2b-2c3
redis=a-6b-4c9d-4f-3m-2o-2p-3;redites . $=c3;redites . ca=c2;redites . regles=b-2c3d-2;redites les=a-3b-3c4d-2
redites moi=a-3c4;redites stp=c3;redites=a-5b-4c7d-4;redonne . _=a-3c4;redonne les=a-3c4;redonne=a-4b-3c5d-2
reecouter $=a-5b-3c5j-2;reecouter=a-5b-3c5j-2;reentendre=a-6b-3c7d-3e-2j-2k-2;refais . _=a-5c5d-2;refais la=a-5c5d-2
refais=a-5b-2c6d-2;reflechir $=a-3b-2d-3k4;reflechir=a-3b-2d-3k4;reflechis $=a-3b-4d-3g-2j-3k6n-2
reflechis=a-3b-4d-3g-2j-3k6n-2;reformule $=a-3c5d-2f-3j-2m-2o-3p-2;reformule=a-3c5d-2f-3j-2m-2o-3p-2
reformuler $=a-3b-2c4;reformuler=a-3b-2c4;reformulez . $=a-2b-2c3;reformulez stp=a-2b-2c3;reformulez=a-2b-2c3
refuse $=a-3b-5d-3g-2j-4k-3n6;refuse=a-3b-5d-3g-2j-4k-3n6;regles $=a-2b4c-2d-3p-2;regles=a-2b4c-2p-2
regretteras $=a-3b-2c-2d-3e5f-4g-2l-4;regretteras=a-3b-2c-2d-3e5f-4g-2l-4;regretterez $=a-4c-2e4;regretterez=a-4c-2e4
regrettez=a4b-2f-2;remercie $=a-4b-3e-4f-4g-2h-2i6j-4l-2m-2;remercie=a-4b-3e-4f-4g-2h-2i6j-4l-2m-2;rencontre=c-2l2
rencontrer $=m2;rencontrer=m2;rentre $=a2b-3d-3j4k-2;rentre=b-4d-4h-2j5k-2p-2;rentrer=b-2j2p-2
repete $=a3b-4c2d-4f-2o-2;repete . $=a-5c5d-2f-2;repete . consigne=c2;repete . ordre=a-2c3;repete _=a-4c5d-2
repete l=a-2c3;repete la=c2;repete les=a-3c3;repete stp=c2;repete=b-6c6d-3f-4g-3h-2i-2j-3k-3l-2m-3n-2o-3p-3
repeter $=a3b-3d-2f-3g-2k-2m-2n-4o-2;repeter . _=a2;repeter=a4b-4c2d-3e-2f-3g-2h-2j-2k-3m-2n-4o-3p-3
repetes $=a-3b-2c3;repetes=a-3b-2c3;repetez $=a-5b-2c6;repetez . $=c2;repetez . _=a-4c4;repetez l=a-4c4;repetez stp=c2
repetez=a-6b-4c8d-4f-2g-2m-2o-2p-2;repond=a-2b3;repondez a=a2;repondez=a4;repondre $=a-2b3;repondre a=a-4b4
repondre=a-6b7c-3j-2;reponds . $=a-2b2d2;reponds . a=b2;reponds quoi=a-2b3;reponds succes=d2;reponds=b2d2p-3
repondu $=a-2d3;repondu=a-2d3;reponse $=a-4b4c-3d2j-5;reponse . $=b-2d4f-2;reponse . est=a4d-2;reponse acceptee=d2
reponse c=a4d-2;reponse est=b-2d2;reponse juste=d2;reponse=a-3b2c-4d6f-3g-3j-5l-2o-2p-3;repose . question=c3
repose ta=c3;repose=c3;reposer=a3;reposez . question=c2;reposez la=c2;reposez=c2;respects $=a-2b-2h-2m4
respects=a-2b-2d-2g-2h-2m4;ressentez $=a-2g2;ressentez=a-2g2;retenu=a-3c3;retire=h2;reussi $=a-3b-2c-3d6f-2k-2
reussi=a-5b-3c-4d8f-2k-2l-2p-2;reussie $=d3;reussie=d3;reussis $=b-3d5j-2;reussis . $=d2;reussis automatiquement=d2
reussis=a-3b-4d6e-2j-3k-2;reussit=d2;reussite . $=a-2d4;reussite automatique=a-2d4;reussite=a-2d4
revoir $=a-3b-3d-3f-2j5;revoir=a-3b-3d-3f-2j5;ridicule $=a-2f4l-4;ridicule=a-2f4l-4
rien $=c-3d-6e-4f2g3h-3i-3j-5k3l-5m-4n-4o-4p-4;rien . $=b2c-3d-4f-5g4h-2j-2k-4l-2n-2o-3p-2;rien . _=a2;rien . ce=a-4c4
rien . changer=a3b-2;rien . on=a2;rien . pour=a2;rien . vient=a-5b5;rien . |=a4g-4;rien a=a3e-2k-2;rien avec=a-4c4
rien brule=a3b-2g-2;rien de=a3b-3;rien dire=a4b-3c-3;rien dit=a4c-3;rien entendu=a-2b-3c4;rien faire=a3b-2
rien marche=a-7b6g-2o-2;rien me=a-4b4;rien presse=b-4c-2f-2g3;rien que=a2b-2
rien=a3b2d-11e-8g3h-6i-6j-8l-7m-6n-6o-7p-7;robe $=l3p-2;robe=l3p-2;role $=b3d-3k-2p-2;role=b3d-3k-2p-2;s . $=d3j-2p-2
s . _=a2;s . comment=a2c-2;s . passe=a2;s . va=a2g-2;s . veut=a3;s _=a7d-2p-2;s appelle=a-2p2;s arrete=a-5d3g-2j4p-2
s en=d-2g3p-3;s est=a2b-3d-2;s ouvre=a2d-2;s=b-6e-2f-2g2j4;sage $=l2;sage=a-3l3;sais $=b-3k3
sais . $=a2b-9c-2d-2e-2g-4j-2k5n-4;sais . _=a2b-4d3k-7;sais . c=b-4g3;sais . ce=a-2b2k-2;sais . comment=k-5
sais . elle=a2b-2;sais . faire=a4b-3;sais . l=a2;sais . pas=b-4k3;sais . pour=a3b-3;sais . que=a2b-5e-2g2k-2
sais . qui=a-4b6k-5;sais . quoi=a-4b6k-4;sais . trop=a-2k2;sais . tu=b-2e3;sais . |=a-3b-3k3;sais _=a6b-2k-2
sais ce=a2b-5e-2g2k-2;sais meme=a2;sais ou=b-3e3;sais pas=b2c-3d2e-4g-6h-3k2n-5;sais plus=a-5b5;sais que=a-2g3k-4
sais qui=a2;sais rien=b-3k3;sais vraiment=a-2b-3k3;sais=c-5f-3h-4i-2j-3k3l-3m-2n-6o-2p-4;sait $=a-7b-5d-2k6
sait . $=a4d-2;sait . quoi=a3b-3;sait . tu=a3f-2;sait _=a3d-2;sait faire=a3b-3;sait que=a2;sait=a2b-6c-3d-6f-3g-3k6p-2
sale . $=a-4b-2c-2d-3f7g-2j-2l-3o-2;sale _=a-2f3l-3;sale bete=f2;sale lezard=f2;sale menteur=f2;sale tricheuse=f2
sale type=f2;sale=a-4b-2c-2d-3f7g-2j-2l-3o-2;salut $=c-2d-2f-2j-2m5o-2;salut . $=a-3b-2d-2f-3g-2j-2m6o-2
salut . _=a-4c-2m4;salut _=a-2m3;salut la=a-4c-2m4;salut salut=m3;salut toi=f-2m3;salut |=a-3m2
salut=a-7b-4c-4d-6e-3f-5g-2h-2i-2k-2l-3m10n-2o-3p-3;sans . $=f2l-2p2;sans . j=a2b-2;sans _=a-2b2d-4f-2p3
sans toi=a5b-5;sans un=a3b-2;sans=a3c-2d-2e-2g-2k-2l-2;saurais . $=b-2k3;saurais dire=b-2k3;saurais=a-6b-5c-3k7
saute $=a-4b-2d4;saute . _=a-4c-2d5;saute ce=a-3d3;saute l=a-3d3;saute=a-6b-3c-3d8f-2g-2l-2p-2
sauter $=a-3c-3d6f-3j-2m-2o-3p-2;sauter=a-3c-3d6f-3j-2m-2o-3p-2;sauve $=a3b-2d-2;sauve . _=a2p-2;sauve . fin=a-2d2
sauve |=a-3d3;sauve=a2b-2p-2;sauvegarde $=a-2d3f-2;sauvegarde . partie=d2;sauvegarde la=d2
sauvegarde=a-4b-2c-2d5f-2l-2;sauver=a2;savez=a3;savoir $=a4b-4c-2d-4f-4g-5k5l-2m-3o-2
savoir=a5b-4c-2d-4f-4g-6j-2k4l-2m-3o-2p-2;scenario tu=a-2d3;scenario=a-2c-2d3;scene $=a-3b-2c-2d5e-2;scene . $=d3
scene . finie=a2;scene . stp=c-2d3;scene est=a2;scene suivante=a-2c-2d3;scene terminee=d2
scene=a-2b-3c-3d6e-3f-3g-2j-2p-2;score $=a-3b-4d5p-2;score . $=a-4d6f-2o-2;score _=a-4d5f-2;score maximum=d2
score=a-6b-5c-2d9f-2l-2m-2o-2p-4;se . $=b2c-2g2;se . _=a6b-3d-2;se . a=a2d-2e-2;se . de=a3f-2;se . quoi=b2c-2d-2
se _=f-2p-2;se fait=b-3p2;se noyer=a2;se passe=a-2b3c-2d-2;se sauve=a3b-2d-2;se=a3b2c-4d-3e-3f-3l-2m-2
seche $=b3d-3j-2k-2;seche . $=b2;seche completement=b2;seche=b4d-3j-3k-2;secours $=a-3b5d-3f-2j-3
secours=a-3b5d-3f-2j-3;secret $=a4b-2;secret=a4b-2;secrete $=a-3d4;secrete=a-3d4;securite . $=d-2f-2g3l-2
securite=d-2f-2g3l-2;sens=b-3f3j-2p-3;sentez . $=a2;sentez=a2;sera=a2;serait=a-3b3;sers=a-3f3
serveur $=a2b-4c-2d4f-2l-2;serveur=a2b-4c-2d4f-2l-2;ses points=a-2d2;ses=d2;seul $=a2b-2d-2f-4g3l-4;seul . $=a2
seul dragon=a2;seul=a3b-2d-3e-2f-4g3l-4;seule $=a-3g4;seule . $=a2;seule=b-2c-2g4;seulement $=a4;seulement . soir=a2
seulement ce=a2;seulement si=a3g-2;seulement=a7b-2c-2d-2g-3l-2p-3;si $=a-5c-3d-3f-3g-2j-2l-2m-2n-2o6
si . $=a-6c3d-4e-2f-4g-3i-2k-2l5n-2o-2;si . _=a3p-2;si . avais=d2;si . demande=a2;si . parles=a-2e3;si . te=a2
si . veux=e-3g2;si _=a2;si bien=l2;si ca=a2;si elle=a4c-2;si fort=a3;si je=a7b-7d-3;si on=a3b-2p-2;si tu=c-3l-2o-2
si vite=a-4c4n-2;si vous=a-2e2;si=a3b-9d-2e2f-6h-3i-3j-3k-4l4m-4n-4o5p-6;sinon . va=a-2e3g-2;sinon ca=a-2e3g-2
sinon=a-4b-2d-3e6f-2g-2m-2;skip $=a-3c-2d6f-3j-2m-2o-3p-3;skip . $=d2;skip . tuto=d2;skip le=d2;skip tuto=d2
skip=a-4b-2c-3d7f-4h-2j-2m-3o-4p-3;soie $=a4b-2;soie=a4b-2;soin de=a-5e-2f-2g-3j5l-2;soin=a-2b-4e-2f-2g-4j5l-2
soir $=b-3c-2d-3g-2p4;soir . $=a2;soir la=a2;soir=b-3c-3d-3f-2g-3p4;solution $=a-4b3c-2d2l-2;solution=a-4b3c-2d2l-2
sommes . $=a4d-2;sommes . _=a2;sommes _=a4d-2;sommes les=a2;sommes=a5d-3;sont . $=b-4c-2f-2g-2l-2m-2p4
sont . _=b-2d2p-2;sont . |=a2d-2;sont _=a2d-3;sont combien=a2;sont les=b2;sont mes=a-2b3;sont=c-4f-2g-2h-2l-3m-2p4
sorciere $=a-2f4;sorciere=a-2f4;sors de=a3;sors pas=a-3b3k-2;sors=b3k-2;sorti $=a2;sorti=a4b-2;sortir=a-2b-2g4
souffle $=a4b-3d-3;souffle . $=a-3b5h-2;souffle moi=a-4b5d-2h-2;souffle |=a3b-2;souffle=a2b3c-2d-4g-2h-2j-2p-2
souffles $=a2b-2;souffles=b2d-2;soufflez $=a3d-2;soufflez=b3c-2d-3;sourd ou=a-2f3;sourd=a-3b-3c2f2
souviens . $=a-4b-2j-3k4;souviens . de=c2;souviens de=a3b-2;souviens plus=a-4b-3j-4k4;souviens=b-4d-2e-2j-4k4
soyez . triste=g2;soyez pas=a-3g3;soyez=a-2g3;splendide $=l2;splendide=l2
stp $=b2c5d-4e-2f-5g-4h-3i-3j-3k-3l-3m-4n-4o-4p-3;stp |=d2;stp=b2c5d-3e-3f-5g-4h-3i-3j-4k-3l-3m-4n-4o-4p-3
stupide $=a-3d-2f6l-3;stupide . $=a-2f3;stupide machine=a-2f3;stupide=a-5b-2d-3f7l-3;style $=a-2l3;style=a2d-3f-2l3p-3
su . $=k2;succes $=a-4b-3c-3d8f-4g-3h-2i-2j-2m-3o-3p-2;succes . $=d2;succes debloque=d2
succes=a-5b-3c-4d8f-4g-3h-2i-2j-3l-2m-3n-2o-4p-3;suis . $=b4c-6d-7e-4f-7h2i2j-6k-10l-9m-3n-4o-3p-11
suis . _=a5b2d-2g-2h-2l-6p-7;suis . a=a-4b-2p4;suis . d=a-3b-2c2k-2n3o-3;suis . dans=a2;suis . de=a-2b-3l3
suis . en=a7k-3n-2p-3;suis . la=b2c-2g-3p-2;suis . peu=a-3c2g-2;suis . plus=a-3b-2k3l2;suis . pour=b-5d-2g2p-2
suis . ton=a4b-2;suis . un=a-2b-5p4;suis . votre=a2;suis . vous=a-3b-2g4l-2;suis . |=a2b-2g-3p3
suis _=a-2b3c-3d-4e-2f-3g-6h2i-3j-3k-3l-5m-2n-2p3;suis bloque=a-2b3;suis cense=a-2b2;suis dans=a-6b4p2
suis de=a6b-6g-2;suis desole=a3b-4k-3l-2;suis desolee=a-3b-2g2h2;suis la=b-7d-2g4k-2;suis le=b-2d2
suis nul=a4b-3f-2g-2;suis pas=a-2b-7g-3h-2k5n2o-3;suis paume=a-2b3;suis perdu=b4g-2h-2;suis perdue=a-4b5g-2
suis qui=a4b-4;suis tombe=a2;suis ton=b-3d-2g-3l3;suis tres=i3l-3;suis un=a-3c2g-2;suis venu=a2b-2
suis vraiment=a2b-2h3k-2p-3;suis=a-2d-5e-9f-10g2h2i2j-10m-5;suite $=a-4b5c-4g-2;suite=a-4b5c-4g-2;suivant $=a-2d4g-2
suivant=a-2d4g-2;suivante $=a-2c-2d4;suivante . $=c-2d3;suivante stp=c-2d3;suivante=a-4b-2c-3d5f-2;suivi $=a-3c3
suivi=a-3c3;super $=l2;super . $=a-3b3f-2l3;super=a-4b3f-2l4;sur $=a-6b-3c-3d-3g-4k5l-2m-2n-5o4
sur . $=a-3b-6d5f-2g4p-3;sur . _=c3d-5p-3;sur . bateau=a4p-3;sur . bonne=b2;sur . non=o-2;sur . voie=a-2b3d-2
sur _=a-4b-2d5f-2p-3;sur ce=a2p-3;sur l=a2;sur la=a-2b2c2d-4;sur le=d-3;sur les=b2c-2p-3;sur moi=b-3c-3d-2g4
sur que=o-2;sur un=a3b-2p-2;sur=e-4f-4h-3i-2j-3k5l-5m-4n-2o3p-2;surement=a3b-2;sushis $=a-3b-2c-2l-2p4
sushis=a-3b-2c-2l-2p5;sympa $=a-4b-2d-2i5o-3;sympa . $=i2;sympa merci=i2;sympa=a-4b-3d-2i6o-3;systeme $=a-2d3
systeme |=a-4d4;systeme=a-5d6;t . $=a2b-7c-5d-3e3f3g2h-2j-3k-2m-2o-2p-2;t . _=l2p-3;t . a=a2;t . bien=l2p-3
t . la=a-2c-2p2;t . ou=a3b-2c-2;t . pas=e-2g2k-2n-2;t . penses=a-5b5;t . quoi=a-6c5;t . trop=a-2l3;t . une=b2
t . veut=a-4g4;t . veux=a3n-2;t . |=a3g-2;t _=a-2b-4c4e4l-2p-2;t a=a5b-2;t admire=a-2l3;t ai=a-3c2;t aider=a3b-2
t aime=a-6f5g-3;t appelles=a3c-2;t assures=a-2l3;t attends=a-2b3;t aurais=b3;t avais=a3;t avoir=a-2h2
t en=a-2b4c-2k-2n-2;t entends=a-3c3g-2;t etais=a5c-2;t inquiete=a-3b-2c-2f-3g5l-2;t=b-6d-6g2i-4j-6k-7l3m-4n-6o-4p-3
ta . $=a-2b-6d-5f2g4h-4i-2j-4k-4l2m-2n-2o-2;ta . _=a-3p3;ta . est=a-2f4p-3;ta _=a3b-3c-4d-3e-2f-2g2h-3k-2l2
ta faute=a-2g3;ta gueule=a-2c-2d-2f4g-2;ta maison=e2;ta mere=e-3f4p-2;ta pizza=p2;ta place=a2;ta question=c3
ta=b-7d-3f4g4h-5i-3j-4k-4l2m-3n-3o-3;taches $=a4b-3c-2;taches=a3b-3c-2d2p-2;talentueux $=l2;talentueux=l2
tant que=a-2d2;tant=a3b-2d2f-2;tante=a3p-3;taper $=e2;taper=e2;tard $=a-3b-2j4;tard . _=a3;tard pour=a3;tard |=a2
tard=b-4c-2d-3j4p-2;te . $=c-5d-6e3f3g-9h-6i2k-3l-4m-3n-3o-2p-2;te . _=a6b-3e-3f-2;te . a=a-2e3;te . changer=a-2b2
te . de=b-2h2;te . mal=a-2e2;te . pas=a6b-2e-6g-3k-2;te . quoi=b3c-2;te . rien=a-5b-2f-3g6;te . un=b-3d-2e-3g3
te _=a-2b-5e2f-5g5j-3p-2;te convaincre=a-4b4;te demande=a-3b3c-3h2;te demander=a-3b4;te deteste=a-3e-2f3j-2
te dire=a2b-3;te donne=a2b-2;te faire=a-4b2f3h2;te fait=a2;te ferai=a2;te frapper=e2;te laisse=a-3e-2f-2j4
te pardonne=a4e-3f-2h-2j-2;te parler=a4e-3k-2;te previens=a-2e3;te remercie=a-3b-2e-3f-3i4j-2;te souviens=a3b-2
te tue=a-4b-2e4f-3;te=b-2c-9d-5e4f3g2j-2k-4l-6m-5n-5o-3p-7;telephone=a-3b-3f-2p5;teleporte . $=b-3d4h-2
teleporte moi=a-3b-3d5h-2;teleporte=a-3b-3d5h-2;tempete $=a4d-4p-2;tempete . $=a2;tempete arrive=a2
tempete=b-2c-2d2g-2j-2p-2;temps $=a4b-4c-3d-6e-2f-2g2h-2j-3k-2l-2m-2o-2;temps pour=a-3b-3d-2h3;temps |=a-2g2
temps=b-7c-4d-3e-3f-3g3h3i-2j-3k-2l-3m-2o-2p3;tente $=b3d-2;tente=b3d-2;termine $=a-2d5;termine . jeu=a-2d3
termine le=a-2d3;termine=a-3b-2d6;terminee $=a-2b-2d5f-2;terminee=a-2b-2d5f-2;tes . $=b-4d2f-2l2p-2;tes . sont=a2
tes _=a3b-3d-4l3p-2;tes instructions=a-2d4;tes=a2b-4d2e-2f-2l2p-3;test . $=d2;test reussi=d2;test=d3
tete $=a5b-2c-2d-2;tete . _=a3d-3;tete . allume=a-2d2;tete _=a-3b4d-2p-2;tete et=a-3d3;tete=a-3b3c-2e-2
ticket . or=a-2d2;ticket d=a-2d2;ticket=a-5d5p-2;tiktok $=a-5b-3c-3d-3f-3g-2h-2j-3m-2o-3p7
tiktok=a-5b-3c-3d-3f-3g-2h-2j-3m-2o-3p7;toi $=a-2c-5d-7e3f5h-4m2n-4o-5p-3;toi . _=a6f-2l-2;toi . moi=a4b-3d-2
toi . tu=a2;toi . y=a4b-3;toi de=a2;toi et=a4b-3;toi j=a3b-2;toi tu=a6e-2f-2l-2m-2;toi |=a-2b2g2
toi=a2b-2c-7d-9e2f4h-4m2n-4o-5p-4;tombe . zero=a-2d2;tombe a=a-2d2;tombe=d2;tomber $=a3b-2;tomber . _=a2f-2
tomber=a3b2d-3f-2p-2;ton $=a4b-2;ton . $=a2b-3e-3f-5g2h-3i-3j-4k-3m-2o-2p-5;ton . _=a2;ton . |=g2
ton _=b-5c3d-4f4g-4p-4;ton avis=a-5b4;ton histoire=a3;ton nom=a2;ton prompt=a-4b-3c-3d4;ton temps=d-2g2;ton tour=a-3d4
ton=b-4e-4f2g2h-4i-3j-4k-4l2m-2n-3o-3p-7;tour $=a4p-2;tour=a4b-2d2l-2p-3
tous $=a4b-3c-3d-5e-2f-4g-2h-2i-2j-3k-2l3o-4p-2;tous . $=l3;tous . _=a-2d2;tous . objectifs=a-2d2;tous . points=a-2d2
tous les=d3;tous=a3b-4c-4e-3f-5g-2h-2i-2j-4k-2l3n-2o-4p-4;tout $=b-4c-2e3f-2g-6h-3j-3k-2l-2m-2n2o-3
tout . $=a5b2c-3d-4e-3f-2g-5h-2j-3k-2l-2n-2o-3p-2;tout . _=a4;tout . au=a-3j3;tout . bien=a-2d-2g5j-2m-5o-4
tout . fait=a-6d2e-2j-2o5;tout . l=a-3h2j3;tout . la=a4d-4;tout . monde=b-2g-2l2m2p-2;tout . que=a2;tout . suite=a4d-3
tout . temps=a4d-2g-3;tout . un=a-3d3;tout . |=d2;tout _=a3d-2;tout a=a-3b-3d-6g-2h2j2o5;tout automatiquement=d3
tout ca=b2;tout ce=a-3d4;tout d=a-3d3;tout de=a4d-3;tout droit=a3g-2;tout en=a2;tout est=a3g-3o-5;tout faire=a2b-2
tout ira=a-4g4m-2o-2;tout le=b-2g-2l2m2p-2;tout seul=a3d-2g-2;tout ton=a3g-3;tout va=g3m-4o-2;tout |=g-2j2
tout=a2b-4c-8f-7h-2k-6l-2m-3p-8;toute . $=a4d-2f-2l-3;toute . _=a-2p3;toute . journee=a3c-2;toute _=a4d-2f-2l-3
toute la=c-2d-2p2;toute=a4b-2c-2d-4f-2g-2l-3p2;toutes $=d2;toutes . _=a-4d-2g5h-3m-3;toutes . excuses=g-2h3
toutes . facettes=a-2d2;toutes les=a-4d5p-2;toutes mes=a-5b-2d-3g5h2m-4;toutes=a-5b-3c-3d4e-3f-2g4j-2l-2m-4p-3
traitre $=f4g-2;traitre=f4g-2;tres . $=b-3c-2d-3e-2f-5g-2i3j-2l3p-3;tres . |=d2;tres _=a3p-2;tres bien=a4b-2j-2l-3
tres fort=a-2l3;tres gentil=a-2i2;tres intelligent=l2;tres=b-4c-2e-2f-5g-4i3j-2l3m-2p-4;triche $=a-3b-2d5f-2
triche=a-3b-2d5f-2;tricheur $=a-3c-2d-2f5o-2p-2;tricheur . $=f3m-2;tricheur va=f3m-2
tricheur=a-4b-2c-2d-3f7g-2j-2m-3o-3p-2;tricheuse $=a-3c-2d-4f6l-2m-2o-3p-2;tricheuse=a-3c-2d-4f6l-2m-2o-3p-2
triste $=b-2c-2d-3g5i-2l-2n-3o-3p-2;triste=b-2c-2d-3g5i-2l-2n-3o-3p-2;trois $=a5b-2d-3;trois . $=a2b-4c2e-2f-2k-2
trois . _=a-2p3;trois _=c3p-3;trois fois=a4c-4;trois mots=a2;trois personnes=a2;trois=a3b-6e-3f-3g-2h-2j-2k-2l-2m-2p2
trop $=b-3c-2f-2k2l3;trop . $=b2e-3f-2g-4h-2i2j-3k-4m-3n-2o-3p-4;trop . d=a4b-4;trop . merci=i2;trop . pour=b3d-2
trop _=a4l-2;trop beau=l2;trop complique=a-2b4d-2;trop dur=a3b3d-3g-2;trop facile=b-3d3;trop gentil=a-2b-3c-2d-3f-2i4
trop sympa=i2;trop tard=a3b-2;trop vite=a-3c4l-2;trop=b2d-2e-4f-3g-6h-4i2j-4l2m-4n-3o-4p-2;trouve $=a3b-2c-2
trouve . $=a-2b4k-2n-3;trouve pas=a-4b5k-3n-3;trouve=b4c-2k-3n-3;trouver . _=a3b-2;trouver le=a3b-2
trouver=a4b-2c-3f-2g-3p-2;truc $=a-4b4;truc . $=a4p-2;truc _=a4b-2p-2;truc qui=a4b-4;truc=a3c-2p-3;tu $=a-2b-2m3
tu . $=a-3c2d-6e4f-4h-2i-4j-2k-4l5n-2o-3p-8;tu . _=b-8c3d-9e2g-5i-3j-2l-2m-5p4;tu . a=a-3e-3f3p2;tu . adorable=f-3l4
tu . affreux=f3l-2;tu . aides=f-2;tu . aimes=a3l-2;tu . appelles=a3c-2;tu . as=a4b-3c2d-3e-2p-3;tu . avoir=a4p-2
tu . belle=f-3l4;tu . besoin=a3;tu . bete=f2l-2;tu . bien=a-2e-2g-2m4;tu . ca=a-4b4e-2;tu . combien=a4c-2p-2
tu . connais=a3b-2;tu . conseilles=a-2b4;tu . convaincu=a-2d4f-2l-2;tu . courageux=a2f-2;tu . cruel=f3l-2;tu . d=a2b-2
tu . de=l2p-2;tu . debile=f3;tu . degoutes=b-2d-2f3;tu . deja=d2o-2;tu . dit=a-3b-4c5d-2p-2;tu . du=a2
tu . egoiste=f3l-2;tu . en=a-2b3d-2e-2f-2;tu . ennuyeux=f2l-2;tu . entends=a4b-3c-4;tu . es=a5f-4l-4;tu . ete=a2l-2
tu . etre=a-2l2;tu . fais=a2b-3f-2p-3;tu . fait=e2;tu . fou=f3;tu . genial=a-2f-3l4;tu . grandi=a2;tu . grognon=f3l-2
tu . horrible=a-2f2l-2;tu . ici=a3b-2;tu . inutile=a-2f4l-2;tu . jamais=a3;tu . juste=d2;tu . l=a4p-2;tu . la=b-2d3f-2
tu . lache=f2;tu . laid=f3l-2;tu . laisses=a-2d2;tu . le=a-3b-4c-4d-5f4g3l3;tu . les=a-2p2;tu . m=a-7b6c-3f-2
tu . magnifique=f-3l3;tu . me=b2d-2f-2m-2;tu . mechant=a-2f3l-2;tu . minable=f3;tu . moche=f3;tu . morte=a2f-2
tu . mourir=a-2e3f-2m-2;tu . naze=f2;tu . nul=f2l-2;tu . nulle=a-2f4l-3;tu . obeir=d3;tu . pas=c-3d-2e3f-5k-2l-3p-2
tu . pathetique=f3l-2;tu . peur=a2;tu . pourri=f2;tu . pris=a4b-2c-2;tu . qu=a-5b-2d2f3l-3;tu . que=b3c-2
tu . quel=d5f-4l-5p-4;tu . qui=a-3b5c-2f-2;tu . quoi=a6c-3d-2e-2f-5g-2l-2m-2p-5;tu . radin=f3l-2;tu . redire=a-4c4
tu . reformuler=c2;tu . repeter=a-3c3;tu . reussi=d2;tu . ridicule=a-2f3l-2;tu . rien=a5b-3c-3g-2;tu . sauve=a2p-2
tu . si=a-4d-3f-3l5;tu . souviens=a3b-2;tu . stupide=f3l-2;tu . super=l2;tu . te=a5e-4f-3;tu . tres=a2f-2
tu . trop=a-4c2d-3i-3l2;tu . un=a-5c-2d-6e-3f-3g2i4p3;tu . une=a-8b2c-3d6e-4g-2i-3l-2;tu . vraiment=a2
tu . vu=b-2c-2p2;tu _=a2b-5c-11d-5f-7g3l6m-5p-5;tu aimes=a-3p4;tu as=b-2d-4h-2i-3k-3m-3p2
tu assures=a-2b-2c-2d-2f-3g-2l4;tu attends=c-3;tu choisirais=a-2b3c-2;tu connais=a3b-3c-4d-3e-2f-4g-2l-3m-2p4
tu devrais=a4e-2f-3;tu dirais=b3c-2;tu dis=a-5b-6c6d2;tu disais=a-4b-4c6f-2;tu dois=b-3c-4d3p-3
tu es=b-13c-11d2e-9f2g-3h-3j-2k-5l4m-5n-3o-3p-6;tu fais=a3b-4f3l-2p-2;tu ferais=a-6b4c-3e3f-2;tu gagnes=a-2d2
tu joues=a-2e-2p3;tu l=a4b-2l-2p-2;tu le=a5b-2d-3e-2p-2;tu les=a5c-2d-3e-2p-2;tu m=e-2f4l-2m-2p-5
tu me=c-3e-6f6g-2l-2m-2p-4;tu ouvres=a-4d4;tu parles=a-2c2e2l-2;tu penses=a6b-5;tu peux=a-4b3c5d-6e-3f-9g2k-2l-5m-2
tu pleures=a4b-2c-3g-2;tu prendrais=a-3b5c-2f-2g-2;tu proposes=a-4b4c-3;tu pues=a-2c-2d-2f4l-2
tu regretteras=a-3b-2c-2d-3e5f-4g-2l-4;tu repeter=a-2c2;tu repetes=a-3b-2c3;tu sais=a2g-2;tu t=a3c-2;tu te=a4b-2e-2
tu tu=a5f-4l-4;tu vas=a-3b-4c-3d-3e4f-5g-4l-3m5p-4;tu veux=a-2b2c-6d-4e2f-2g3l-2p-5;tu viens=a2b-2;tu voulais=b-2c3p-2
tu=b-3e2f3h-9i-3j-10k-3l3m-2n-8o-10;tue $=a-3b-2e4f-3;tue=a2b-2e4f-4l-2p-3;tuer $=e2;tuer=e2;tuto $=a-2d3;tuto=a-2d3
tuyau $=a-2b5d-3f-2p-3;tuyau=a-2b5d-3f-2p-3;type $=a-2f3;type=a-2f3;un $=b-3d-2m3
un . $=c-8d-2f-2h-4i2j-4k-5l-5m-6n-4o-4p3;un . _=a-2b-4e-2f-5i-2l4m-2p3;un . a=a2b-3f2l-2p-2;un . apres=a2;un . d=e-2
un . dans=a3p-3;un . de=f2g-2p-6;un . du=a-2d2;un . en=a2;un . indice=b2;un . j=a2p-2;un . la=a2m-2;un . pas=a3b-3
un . sans=a-2f3;un . stp=a-2b3c-2;un . sur=a-2b3c-2;un . |=b3d-2p-2;un _=a5b-2c-4d-11e-7f4g-5h-2i-3j-2l-9m-3o-2
un ange=a-2f-5i5l-4;un autre=a3;un avertissement=a3;un bateau=a3m-2;un bon=a-4d-2f2p2;un bouffon=f2l-2
un burger=a-4b-5d-3f-2g-2p6;un calin=a-4b-4e-2g5p-2;un conseil=a-6b6;un coup=g-2p-2;un couteau=a-3b-4e4p-2;un d=a-2l2
un de=b-2d4h-2m-2;un dragon=a3b-2;un exemple=a-4b5c-2d-3f-2;un feu=a4b-3e-2;un genie=a-3f-4i-2l5;un grand=a-2l3
un indice=a-6b8c-3d-3f-2p-3;un jeu=a4b-3d-2;un lache=a2l-2;un menteur=a3;un monstre=f2l-2;un mot=e2;un objet=d2p-2
un oeil=a2;un ordre=b-2d2;un pas=a2b-2;un petit=a-2b4;un peu=c3d-3f-3g-3p-3;un programme=a-2d5f-4;un qui=a2
un secret=a4b-2;un souffle=a3b-2;un truc=a4b-2p-2;un tuyau=a-4b5d-3f-2p-3;un voleur=a2;un vous=a3;un vrai=a3
un=b3c-5e-2g-2h-8i2j-8k-7l-2m-3n-6o-6p2;une $=a4b-2p-3;une . $=a-3b4e2f-3g-5h-3i-7j-4k3l-5m-4n-4o-4
une . _=b-7c-2d-8e-2f3i4j-3l2;une . a=a3p-2;une . avec=a2;une . dame=a-2b2;une . dans=a3p-3;une . de=a-3f-3p5
une . en=a3;une . fois=a-5b-3c5;une . pour=a4b-2e-3;une . vraie=a2;une . |=d2
une _=b-2c-10d-10e3f2g-2h-2i3j-2k5l2m-4n-2o-3p-2;une aide=a-2b3;une astuce=a-4b5c-2;une autre=a-4b-3c4;une belle=a-3l4
une bonne=b-3j-3p2;une chose=a4b-3;une fois=a2b-3d-2;une grande=f-2l3;une heure=a3p-2;une histoire=a5b-3;une ia=d2
une idee=a-4b7e-2f-2k-4l-2;une piste=a-3b4c-2d-3;une pizza=a-3b-4c-2d-3k-3p6;une question=a4b-3e-2;une seule=a3b-2
une tente=a3b-3;une vieille=b2f-2;une=c-2f-3g-8h-6j-8m-7n-5o-6;utile $=a-3b4p-2;utile=a-4b5p-2;utilise . _=a-4b-2d4p-2
utilise=b-4d5p-3;va $=b-7c-2d-4e-3g-7j-3k-6m4o2p-2;va . $=a-3c-2d-5e-4f-5g3i-2j-3k4o-6p-2
va . _=a-2b-2d-3e-2f5j-2m-3p-4;va . a=d2;va . faire=a-3f3;va . la=a-5d3e-2p3;va _=a-2p2;va a=a3b-2d3e-4f-4j-2m-2p-3
va aller=a-4b-2g5m-4;va arriver=a2;va au=a-5d-3f6;va bien=d-2k-2m2o-3;va lui=a3b-2;va mal=e3g-2m-2p-3;va ou=a-5b4
va passer=a-2d-2g4m-3;va payer=a3g-2;va s=a-4g4p-2;va savoir=a-6d-2f-3g-3k5m-2;va se=a3f-2;va toi=a-3g-4m4;va |=a3g-2
va=a-4b-5c-7d-2e-3f4g2h-5i-3j-9k2l-3m3n-3p2;vaincu $=a-3d4;vaincu=a-3d4;vais $=b-3e-3j3k-2m-2;vais . $=b3e-5j2
vais . bruler=a-4e3;vais . casser=a-2e2;vais . demolir=e2;vais . denoncer=e2;vais . detruire=e2;vais . ecraser=a-2e2
vais . enfermer=e2;vais . etrangler=e2;vais . faire=a2b-2;vais . frapper=e2;vais . gifler=a-2e2;vais . la=a-3e3
vais . noyer=a-2e2;vais . punir=e2;vais . ta=a-4e4;vais . taper=e2;vais . te=a4e-3g-2;vais . tuer=e2
vais . vous=a3b-2e-2;vais ou=a-5b4e-2;vais pas=a6b-2e-5g-2k-2;vais t=a-4e4;vais te=a-4b-2e5j-2;vais tout=a2j-2
vais voir=a4e-4j-2;vais vous=b-2e3j-3;vais=b-5c-3d-5e6f-5g-7h-4i-3j3k-7l-4m-5n-3o-2p-4;valide $=a-2b-4d5j-3k-2
valide=a-4b-4c-3d7j-3k-2;variable $=a-2d4f-2l-2;variable=a-3d4f-2l-2;vas $=b-2c-2e-2m3
vas . $=a-6b-3c-2d-2e4f-4g-3l-2m5;vas . regretter=a-2e3;vas bien=a-4e-2g-2m4;vas le=a-2e3;vas me=a2
vas mourir=a-2e3f-2m-2;vas tu=a-2b-2m3;vas=b-6c-4d-4e3f-6g-4j-2k-2l-3m5p-4;vaurien $=a-2f3;vaurien=a-2f3
venez $=a3d-2o-2;venez . $=a3n-2;venez=a6b-3d-3g-2n-2o-2;venir $=b2c-2e3f-2;venir=a-3b4c-2d-2e2f-3g-2;venu $=a2
venu . $=a3b-2;venu=a5b-3l-2;venue . $=a2;venue ici=a2;venue=a2;veut $=a-3g4;veut . $=a3b-2c-2;veut . _=b2d-2
veut . attendu=a3b-3;veut . quoi=a3b-2;veut dire=a3d-2k-2;veut quoi=a3b-2c-2;veut=a2b-2c-4f-2g3k-2p-2
veux $=a5c-2d-2e-3j-2l-2;veux . $=b-5c-5d-3e-4k-5n6;veux . _=a6b-2p-4;veux . avec=a2;veux . jouer=a4n-3
veux . me=b-2d-2e3j-2;veux . ticket=a-4d4;veux . vous=a2;veux _=a3p-2;veux entrer=a3d-2j-2;veux juste=a5b-4d-3j-3
veux le=a-3d4p-2;veux partir=a-2j3;veux pas=a-2b-6c-2e2k-6n4;veux quoi=a3c-3;veux rentrer=b-2j2p-2;veux un=b-3g3p-4
veux=b-5d-3e-2f-4g2h-5i-4l-5m-2n3o-3;victoire $=a-2d2;victoire=a-2d2;video $=a-3p3;video=a-3p3;vie $=a-3b-3c-2h-2n3p3
vie . a=d2;vie=a-4b-3c-2d2e-2h-2n3p3;vieille . $=a-3b-3d-3f6l-2m-2o-2p-2;vieille _=a-3b-3d-3f6l-2m-2o-2p-2
vieille=a-2c-2d-3f6l-2m-2o-2p-2;viennent=a2;viens . _=a2;viens . la=a2;viens . ou=a2b-2;viens . vous=a2;viens d=a2b-2
viens pas=a2;viens=a7b-5e-2;vient $=b2d-2f-2k-2;vient . $=a2;vient . ecouter=a2;vient . la=a2;vient . quoi=a2b-2
vient de=a-3c3;vient pour=a2b-2;vient vous=a2;vient=a3d-3f-2g-2k-2l-2p-2;vies . $=a-4b-2d5f-2l-2m-2o-2
vies _=a-4b-2d5f-2l-2m-2o-2;vies=a-4b-2d5f-2l-2m-2o-2;vieux $=a2f2l-2;vieux . $=a-4b-3d-3f6j-2m-2o-2
vieux _=a-2b-2d-3f6m-2o-2;vieux fou=f2;vieux=b-3c-2d-4e-2f7g-2j-2l-4m-2o-2p-2;vingt . $=a-2b-2d3p-3
vingt _=a-2b-2d3p-3;vingt=a-4b-3d6p-3;vite $=b-3c7d-4e-2f-3g-3k-2l-3m-2n-3o-3p-2;vite . $=c2;vite stp=c2
vite=b-4c7d-4e-2f-3g-3h-2i-2j-2k-2l-3m-2n-3o-3p-2;voie $=a-2b3d-2;voie=b2d-2;voient=a2
voir $=a3b-4c-2d-2f3g-2j-3k-2m-2n-3o-3p-2;voir . _=a-2e3;voir . gardien=a2;voir le=a3
voir=a4b-6c-3d-4e2f2g-4h-2j-4k-3m-4n-3o-3p-4;vois $=a6b-4e-3f-4j-2;vois . ce=a-2b2;vois pas=a-4b4
vois=a2b2c-2e-4f-4g-2j-2k-4n-2;voit=a5c-3;voiture est=a-3p3;voiture=a-3p3;voix $=b-2l3;voix=b-3d-2l3;voleur $=a2d-3f3
voleur=a2d-3f3;voleurs $=a2;voleurs=a2;voleuse $=a-2c-2d-4f6l-2m-2o-3p-2;voleuse=a-2c-2d-4f6l-2m-2o-3p-2;vont . $=a3
vont . faire=a2b-2;vont . noyer=a2;vont mourir=a2;vont se=a2;vont=a6b-3d-2p-3;votre $=a2
votre . $=a2c-4d-4e-2f-4g2h-5j-4k-3m2n-2o-3p-5;votre . _=a2;votre . a=a2;votre . est=a-2l3
votre _=b-5c-2d-3e-2f-2h-3i-2l2m3p-5;votre aide=b-2i2;votre avis=a-4b4;votre cote=a2;votre faute=a2;votre nom=a3
votre oeil=a2;votre ordre=a2b-2;votre temps=g2;votre=a3b-2c-5d-6e-4f-4g2h-5j-4k-3l3m2n-2o-3p-7;voudrais=a4e-4
voudrait _=a3p-3;voudrait=a3p-3;voudrez $=a3;voudrez=a3;voudriez=b2c-3;voulais pas=a-4b-2f-2h6k-3
voulais=a-3b-4c2d-2e-2f-2h6k-3p-2;voulait . $=a4c-3;voulait _=a2;voulait=a5c-3;voulez $=b2c-2g-2;voulez . $=c-3
voulez . je=a3b-3;voulez . quoi=c-3;voulez entendre=c-4;voulez que=a2b-2;voulez quoi=c-3;voulez vous=a-3b3
voulez=b3c-7f-2g-4;vouloir $=a3;vouloir=a3;vous $=c-4d-4f-10g2h-6i2k-3l3n-2o-3p-4
vous . $=b-6d-6e3g-4h-2i-3j2l-5m3n-4o-4p-4;vous . _=a3b2e-3f-10g-3i-2l2m-5p-3;vous . a=a-3b-2f5;vous . affreux=f2l-2
vous . aider=a-4b4;vous . aidez=a-3b3;vous . appelez=a2;vous . aucune=a2;vous . avez=a3b-3;vous . avoir=a3c-2
vous . beaucoup=a-3l3;vous . belle=f-2l2;vous . bete=a-2f2l-2;vous . bien=e-2f-2g-6j-2m2;vous . ca=a2
vous . charmante=a-2f-3l4;vous . comment=a3b-2c-2;vous . conseillez=c-2;vous . cruel=f2l-2;vous . de=a2c-2e-2f-3h3
vous . debile=f2l-2;vous . deja=a2;vous . dire=a3b-2;vous . dit=a-4b-5c6;vous . du=a4;vous . egoiste=f2l-2
vous . en=a-2b-2g3;vous . encore=c2;vous . ennuyeux=f3l-2;vous . entendre=c-4;vous . etes=a2;vous . faire=a3b-2
vous . fait=a-3g3;vous . formidable=f-3l3;vous . fou=f2l-2;vous . gagne=a4d-4;vous . genial=f-3l3;vous . grognon=f3l-2
vous . horrible=f3l-2;vous . inutile=a-2f3l-2;vous . jamais=a2;vous . la=c-2f-3g-2l3;vous . lache=f2;vous . laid=f2l-2
vous . le=a-3b-2c2f2g2l-3p3;vous . lequel=a-2b3f-2;vous . les=a2;vous . lui=a3b-3;vous . magnifique=f-2l2
vous . mal=a-3c3;vous . me=b-2e2;vous . mechant=f2l-2;vous . merveilleux=a-2f-3l3;vous . minable=f2l-2
vous . moche=f2l-2;vous . mon=a3;vous . nul=a-2f3l-2;vous . oblige=a3f-2;vous . pardon=a-2b-2h2
vous . pas=a4b-5c-2f-5g2h-2k-2l-2n-2;vous . passer=d2;vous . pathetique=f2l-2;vous . perdu=a2b-3;vous . peur=a3
vous . plus=b-2c-2e-2f4j-3l-4;vous . pour=a-2b2;vous . pourri=f2l-2;vous . qu=a2b-2;vous . que=a2c-2;vous . qui=a-2b4
vous . quoi=b4c-2f-4l-2m-2;vous . radin=f3l-2;vous . ravissante=a-2l2;vous . reformuler=a-2c2
vous . regretterez=a-4c-2e4;vous . repeter=a-3c3;vous . ridicule=f3l-2;vous . rien=a4b-2;vous . savoir=a3
vous . sentez=a2;vous . seul=a2;vous . si=a-2l3;vous . sorti=a2;vous . stupide=f2;vous . tout=a-4g4
vous . tres=a-5f-3i2l4;vous . trop=c2l-2;vous . un=a-3e-2f3g-3h-2i3m-3;vous . une=a-5b2c-3e-2f-3i4l3p-4
vous . veux=e-2g3;vous . vous=a6b-3c-2;vous . |=b2g-2;vous _=b-6c-11d-2e-10f5g-6h3i-5j-8l-9m5p-3;vous a=a8b-4c-3
vous admire=a-4e-3f-2i-2j-2l5;vous ai=a-2l3;vous aider=a4b-2;vous aimeriez=a5b-4c-3;vous aimez=a3c-2
vous allez=b-3c-2f-2g-5l-3m2;vous appeler=a4b-4c-2;vous appelez=a4b-2c-2;vous attendez=a-4b4c-3;vous auriez=c-2l-2
vous avertis=a-3e4f-2j-2;vous avez=b-2e-5f-4h-2i-2m-2p-2;vous aviez=a3;vous avoir=a-2h2;vous bien=a-4g-2j5l-2m-3
vous casser=e2;vous choisiriez=a-4b4c-2f-2;vous connaissez=a4c-2;vous convaincre=c-3m-2;vous crois=a5e-2f-2j-2
vous croit=a3;vous demande=a-2;vous demander=a-4b5;vous denonce=a-2e4f-2j-2;vous deteste=a-3e-2f4j-2;vous deux=a5f-3
vous devriez=a4b-2l-2;vous dirai=a3;vous dire=a2b-5c2k3;vous disiez=a-6b-4c6m-2;vous dites=a-6b-5c6
vous ecoute=a4c-2e-2f-2j-2;vous ecouter=a2;vous en=b2e-5i3j-3m-2;vous et=a3
vous etes=a-3b-8c-8d-4e-6f4h-4j-3k-2l5m-5n-2o-2p-2;vous faites=a3b-2;vous feriez=a-4b2e4;vous frappe=a-4e5f-2j-2
vous inquietez=a-4g4;vous juger=a3g-2;vous l=c3l-2;vous la=a2e-2;vous laisse=a-2e-2g-2j4;vous le=a-4c-2e4;vous les=a2
vous m=a-6b6;vous me=a3c-3f-2;vous ouvrez=a-2e2;vous ouvriez=a3b-2;vous parle=a2;vous parler=a-2b3;vous parlez=a-2c2
vous pensez=a3b-2;vous persuader=a-3b3c-2m-2;vous pouvez=c2e-2f-3l-2;vous pouviez=g3;vous prendriez=a-3b3
vous previens=a-2e4f-2j-2;vous prie=a-2h3;vous puez=a-3f4l-2;vous qui=a2;vous quitte=a-3e-3f-3j5
vous raconter=a4b-2e-3;vous remercie=a-3e-2f-2i4j-2l-2;vous rencontrer=m2;vous repeter=a-3c3;vous repetez=a-3c3
vous ressentez=a-2g2;vous savez=a2;vous sentez=a2;vous sorti=a2;vous une=b2;vous voudrez=a3;vous voudriez=b2c-3
vous voulez=a2b2c-7g-4;vous vous=a6b-3c-2l-2;vous voyez=a4l-2;vous y=a2c-2;vous |=b-3c-2g3
vous=b-4d-12e2i2j-3k-8l3n-12o-11p-9;voyez . avec=a3;voyez quoi=a2;voyez=a5l-2
vrai $=a-3b-6c-3d4e-2f-4g-3h-2i-2j-2l-2m-3n-3o6p-3;vrai . $=a4;vrai _=a4
vrai=a-2b-7c-3d4e-3f-4g-4h-3i-3j-3k-2l-3m-3n-3o5p-4;vraie $=a5b-3d-2;vraie . $=b-3c-4p3;vraie _=a5b-2p-4
vraie hein=a4c-3;vraie=a4b-5c-5d-3g-2p3;vraiment $=d-3g-2k-3n3;vraiment . $=a-3b2g-2h3k2n-2;vraiment . _=a2
vraiment _=a2;vraiment pas=a-5b4k2n-2;vraiment=c-2d-4e-2g-4h2l-2n2o-2p-5;vu $=a5b-2c-2d-2p-3;vu . _=a2;vu la=a3p-2
vu le=a-3p3;vu les=a3p-2;vu un=a-2p3;vu=b-3c-3d-2e-3p3;wesh $=a-2c-2d-2f-3j-2m5o-3p-2;wesh=a-4b-3c-4d-2f-3j-2m7o-3p-3
xml $=a-2d4f-2l-2;xml=a-2d4f-2l-2;xp $=a-2d5f-2;xp=a-2d5f-2;y . $=d-2e-3f-2g-2j6k-3m-4p-2;y . _=b3m-2;y . aucun=a2
y . combien=a5b-3p-2;y . des=a3p-2;y . du=a2;y . encore=a2;y . jamais=a-4b4j-2;y . pas=b3k-2;y . que=a3b-3
y . quelles=a2;y . quelqu=a-3m3;y . qui=a2;y . quoi=b-2p2;y . rien=a-3k3;y . un=a3m-2p-2;y . une=b2p-4;y _=b-2c-2j3
y a=m2;y aller=b-4e-2j4;y arrive=a-2b3k-2;y arriverai=a-2b3j-2k-2;y avait=b-3c2p-2;y ferais=a2b-2;y passe=a2
y prends=a-2b2;y va=a4;y vais=a-2b-2j3;y=c-3d-6e-5f-3g-4h-3i-2j4l-4n-3o-2p-2;yeux $=a-2l3;yeux et=a2;yeux=b-2d-2f-2l3
youtube $=a-4b-3c-3d-3f-3h-2j-3m-2o-3p7;youtube=a-4b-3c-3d-3f-3h-2j-3m-2o-3p7;zero $=a-2d3;zero=a-2d3
| . $=a-2b-2c2e-3f-5g5h-4j-8l-4n-3o-6p-4;| . _=b-8d2g-2h-2j3m-2;| . a=a4b-2d-2;| . ai=b-2c2;| . as=d2;| . avez=a2d-3
| . bien=a-2d2;| . c=a-2m3;| . ca=a-2d3;| . ce=a2;| . comprends=a2b-2;| . de=a3d-2;| . dois=a-5b5;| . en=a2
| . est=a3c-2g-4p-2;| . etait=a3d-3;| . fais=a-5b5;| . fait=a-2b2;| . fois=a2;| . gagnes=a-2d2;| . j=a2;| . je=b-2c2
| . joue=a3n-3;| . l=a2;| . la=a5b-4;| . le=a4b-2d-2;| . lentement=a2;| . m=a3b-3d-2m2;| . moi=a-6b5c-2d4;| . pas=c2
| . peux=a3g-2;| . plus=c2;| . pour=a-4d4;| . puis=a2;| . role=a3b-3;| . sais=d3g-2k-3;| . scene=a2;| . souffle=a2b-2
| . soufflez=a2;| . suis=a2b-5;| . suivante=a-2d2;| . taches=a5c-5;| . toi=a3g-2;| . tout=d2g-2;| . trois=a2;| . tu=a2
| . une=a-2c2;| . va=m-2;| . vous=c2m-2;| . y=a-2b-2m2;| . |=a2b3d-6;| 1=a-2d3;| _=a3b5c-5d-4g-2i-2j-2m-5o-2p-2
| a=a5b-4d-2;| accepte=a-2d2;| aide=c-2;| aidez=b2;| alors=a5d-4;| au=a-2d-2j3;| avec=a3g-3;| c=a4c-2d-2g-3p-2
| ca=a3b-2c-3d-2g2m-3;| ce=a5;| cette=a2;| comme=a2;| comment=a-3b2c2;| de=a3;| deja=a2;| des=a2;| desole=a-2b2c2k-2
| dis=a-2b3;| dites=a2;| donc=a-3d3;| doucement=a-7b-2c-2d-4g6;| elle=a2;| encore=a-2c2;| est=a2;| et=a6b-3d-5
| facile=a-2d3;| fin=a-3d3;| gagne=a-2d2;| gardien=a-2d-2m2;| hein=a2;| ici=a4b-2;| il=m3;| j=b-2c2d-2h2
| je=a-3b4c2e-2h-3k-4m2n-4;| l=a2;| la=a-2b-3c-4g4p-2;| laisse=a-3d3;| le=a5b-3c-3;| les=a4b-2c-3p-2
| maintenant=a5b-2d-5;| merci=i2;| moi=b-6c2d-2k3m3;| mon=b-3d-3j4;| on=d-3p3;| parlez=c2;| pas=a6b-2d-3g-2
| pour=a5b-3d-2;| prenez=a2;| puis=a2;| que=b2;| quel=a2d-2;| repete=a-4c4;| rien=b-2g2;| sans=a2d-2;| score=a-3d3
| si=a3;| souffle=a-3b3;| stp=a2b-2d-4;| succes=a-3d4g-2;| suivant=d3;| ta=a2d-2;| termine=a-2d2;| tout=a4d-2g-3
| toutes=d2;| tres=a-2d2;| tu=a3b-2g-2p-2;| un=a3b-2;| une=a4d-2;| vous=a-3b5c-3;| vraiment=a3d-2
|=a3b-3d3e-10f-9h-5i-2k-4l-9n-8o-8p-9;~1=a-2d3;~20=a-5d6;~_=a2b-2c-2e-3g-4h-3i-3j-3k-3n-3o-2
~abandon=b4c-3d-2g-3j-2k-2n-2;~abrut=a-4b-2c-2d-3f6j-2m-2o-3p-2;~absolu=a-4b-3c-3d-2f-3g-3h-2j-2k-2m-2n3o4p-3
~accept=a-2c-3d6f-2j-3k-2l-2;~accepte=a-3b-2d4;~accord=a-5b-5f-3g-2h-2k-2l-2n3o5;~adieu=a-5b-2c-3d-4f-3h-2j7m-3o-3p-3
~admin=a-3b-2d5f-2;~admir=a-5b-4c-3d-3e-4f-4g-4h-2i-3j-3k-2l9m-2p-4;~ador=a-6b-3c-3d-3e-3f-4l7p2;~adversair=a-3d4
~affich=a-2b-3d4f-2;~affreux=a-2f4l-3;~aid=a2b8c-9d-5e-6f-7g-7h-5j-6k-5l-5m-5n-4o-4p-8;~aie=a-2c-2g2l2n-2
~aim=a2b-8c-9d-6e-5f3g-5h-2i-3j-4k-4l3m-4n-3o-2p5;~aimabl=a-3e-2i4;~ajout=a-4d4p-2
~aled=a-4b7c-4d-3f-4h-2j-2m-3n-2o-4p-3;~aller=b-6c-16d-9e5f-2g3h-10i-10k-4l-14m5n-8o-4p-4
~allo=a-4b-2c-3d-2f-3j-2m7o-3p-2;~allum=a8b-5c-5e-2f-4g-2h-2j-2k-2m-2n-2o-3p-3;~alor=c-2p-2;~ange=a-2f-5i5l-4
~api=a-3b-2d4f-2;~appel=a4b-6c-5d-4e6f-3g-2h-3i-2j-3k-5l-3p2;~applaud=a-2b-2d3;~appris=b-2d3p-3;~apre=b2c-3f-2p2
~arret=a-3b-6c-4e2f-3g-4h-2i-2j6k-2l-4;~arriv=a5b3c-4d-4e-2f-4h-2i-2j-4k-4l-2m-3n-3o-4p-5
~assur=a-5b-4c-5d-4e-2f-5g-3h-2i-2j-2l5m-3o5p-3;~astuc=a-4b5c-2;~attaqu=a-4b3c-2d3;~atteint=a-2b-2d4f-2
~attendr=a8c-2d-7e-6f-8g-6h-5j-7l-6m-6n-6o-5p-6;~attent=a2b-2d-3e4f-4j-3m-3o-3p-2;~au=c-6e-4g-5h2i-3j3k-4l-5m-5n-3o-5
~aucun=a4b-2c-3d-3e-3f-3g-2h-3j-2k5l-2m-2p-3;~aur=b3d-4e-2f-2g-3h2k-2l-3n-2p-3;~auss=a2b-3c-2d-3h-2l4p-3;~auteur=a-2d2
~automat=b-3c-2d4f-2g-2j-2k-2o-2;~autr=a3b2c2d-4f-3g-2k-2l-2p-3;~avais=a2l-2
~avec=a3b-6e-5f-4g2h-3i-2j-3k-2l-5m-3n-2o6p-7;~avert=b-4c-3d-4e7f-4g-3h-2i-3j-3k-2l-3m-2o-2p-3;~avis=a-3b3c-2j-2
~avoir=d-3f-6g-4i-2j3l-4m-4n-4o-3;~avou=b-3d2;~bah=a-2d-2n3o2;~banan=a-4d-2p5;~band=a-3b-2d-2f4;~basket=a-4p4
~bat=a-3b4k-2;~bateau=a5b-6c-5d-2f-2g-2l3m2p-5;~beau=a-5b-5c-3d-5e-2f-5g-2h-2i-3j-2k-2l8m-3n-2o-3
~beaucoup=b-3c-2f-2l3;~bel=a-3b-6c-5d-5e-2f-7g-2i-2l8m-2p-3;~ben=a-3d-2f-2n3o2;~besoin=a4c-5p-3;~bet=d-3f5g-2l-4
~bien=b-6c-6d-5e-7f-8h-6l2m4n-2o3p-2;~bitcoin=a-5b-3c-3d-3f-3j-2m-3o-3p7;~bloqu=a-2b7c-2d-4g-2j-2k-2p-3
~bloque=a-6b6d-2g-2;~bon=a-3b3c-7e-4f-3g-6h-3i-5j7k-4m-5n-5o-5p-2
~bonjour=a-8b-4c-4d-6e-2f-5g-2h-2i-2j-4k-2l-3m10n-3o-4p-4;~bonsoir=a-5b-3c-4d-5e-3f-5g-3h-2i-3j-3k-2l-2m9n-2o-4p-3
~bot=a-3d4f-2l-2;~bouffon=a-3b-2c-2d-2f6l-2m-2o-3p-2;~brav=a-3l3
~bravo=a-5b-3c-4d-4e-2f-5g-2h-2i-2j-3k-2l8m-4n-2o-4p-4;~brill=a4b-4d-3l2;~brul=a4b-5c-3e4g-2j-2;~brut=a-2f3
~burg=a-5b-5c-3d-4f-4g-2i-2j-2m-2o-3p8;~bus=a-4d-2p4;~but=a-2b3c-2d-2
~bye=a-4b-3c-3d-3f-4g-2h-2i-2j7k-2l-2m-3n-2o-4p-3;~c=b-2d-2f-9i2k-5l-3o2;~ca=b-2d-4f-10i-6j-8l-7n-3o3p-5
~cal=a-2b5d-2j-3k-2;~calin=a-4b-4e-2g5p-2;~calm=b2c-4e-2f-2g2i-2l-3m-3;~capt=a-4b5c-2k-2
~carr=a-3b-2c-3d-2f-3j-2m-2o6p-2;~cass=a-5b-4d-4e4f3g-2h-2j2k-2l-2m-3p3;~ce=e-4f-8g3i-4j-6k-4l-4m-5n-5o-5
~ced=a-4c-2d4;~cel=a2p-3;~cens=b3c-2;~cent=b-2d3;~certain=a-6b-4c-3d-2f-3g-3h-2j-2k3m-2n2o4p-3;~cerveau=a-4e-2f5p-5
~cet=a7b-2c-3d-2l-2p-4;~chang=a4b-4c-2p-2;~chapeau=b-2c-2d-4f-2l5o-2;~charg=a-2d3;~charm=a-2f-3l4;~chatbot=a-3d4f-3l-2
~cheat=a-2d3;~chemin=a3d-2;~cherch=b-3c-2d-2e4g-2k-3n-2;~chez=a-3b-5c-2d-4e-5f-3g-3h-2i-2j3p6
~chois=a-3b8c-5d-3e-3f-3g-2j-2k-3l-2m-2p-3;~choix=a-3b3d-2p-2;~chos=a5d-3e-2f-3g-2h-2j-2k-2l-4n-2p-4
~chou=a-3d-2f-4i5l-4p-2;~cle=a2b-4c-2g-2;~clown=a-3c-2d-2f6j-2m-2o-3p-2;~cod=a-3b-2d5f-2;~coeur=d-2f2l-2p-2
~coinc=b5d-2j-2k-2;~combat=a-4d4;~combien=a-2b4d-2e-3f-3g-4h-2j-4k-4l-3m-2p3;~comm=c-7d2e-4g-3h-2i-3j-3k-2l4m-3o-3p-7
~commenc=a4b2c-4d-4k-2p-3;~comment=b4c5d-11e-9f-8g-8h-6i-5j-7k2l-7n-4o-8p-9;~complet=a-4b6l-2p-2
~compliqu=a-5b6c-2d-3i-3l-2o-3;~comprendr=b6d-4e-6f-5g2h-2i-2j-4k-6l-3n-5p-3;~compt=a-4b-4c-3d4g4p-3
~con=b-4c-4d-4f9g-2h-2i-2j-2l-5m-3o-4p-4;~condit=a-2d3p-2;~confianc=b-4c-2d4f-3g-2p-2
~connaitr=a3b-7c-7d-4e-5f-6g-5h-2i-2j-3k4l-6m3n-3p3;~conseil=a-3b6c-6d-2f-2p-2;~consign=a-2c2
~continu=b2d-3g-2j3k-3m-2;~convaincr=b3c-4f-2m-2;~convaincu=a-6b-2c-2d8f-3l-3;~cot=a3d-5f-2g-3l-2p-3
~coucou=a-4b-3c-3d-3f-4h-2j-2l-2m7n-2o-4p-3;~coup=b2c-2e-4f-2g-4p-2;~courag=b-3c-4d-4f-6g7h-3i-2j-3k-2m-4n-2o-5p-4
~couteau=b-5c-2d-3e4p-3;~creativit=a-2d5;~cretin=a-3b-3c-2d-3f7j-2l-2m-2o-3p-2;~cri=a2b-3c3d-3e-2f-2g-2h3j-3k-2p-2
~croir=a3b-7c-4d2e-4f-5g-3h-3i-2j-5k-4l-3m-3n4o2p-2;~cruel=a-2f4l-3;~d=c-4e-2g-2j-5k-7l-3m-5o3p-3;~dam=a-2b2
~dan=a2d-3e-2f-4g-2l-2m-2p2;~de=b-2c-4d-3e-3i-3k-11l-2m2o-7p3;~debil=a-3c-2d-2f6l-3m-2o-3p-2
~debloqu=b-2c-2d4f-3g-2j-2m-2n-2o-2;~debug=d2;~debut=a8b-3c-3d-4e-2f-5g-5h-2j-3k-3l-3m-2n-2;~defonc=b-2d-3
~degag=a-3c-2d-2f5m-2o-3p-2;~degat=a-5d5p-3;~degout=b-2d-2f3;~dej=a-3b-5c9e-3f-4g-3h-2i-2j-2k-4l-4m-2n-2o-4p-6
~demain=a-6b-3c-2d-3j6p3;~demand=a2c3d-6e-4f-3g-4h2i-2j-3k-3l-3p-3;~demol=e2;~denonc=a-3e5f-2j-3
~derni=a-3b-2c-2d-4e5f-2o-2;~dernier=a-4b-4e6f-3g-2j-2k-2l-3m-3n-2o-3p-2
~desol=a-3b-6d-5e-2f-5g2h8i-3j-3l-5m-5n-3o-4p-5;~desole=a-5c-3d-3f-4h7i-2j-2m-3o-4p-3;~dessus=a4d-2h2p-2
~detest=a3b-5c-5d-2e-4f5g-2i-2j-3l-2m-2;~detruir=e2;~deux=a5b-2d-3e-2f-4g-2i-2j-2l-3m-2o-2p2;~deuxiem=a-4b-2c4
~developpeur=a-3b-3d5f-2;~devoir=a-2b3c-5d-2e-6f-4h-4i2k-5l-4m-5n-2o-5p5;~devr=b3d-2e-2f-3l-2;~dieu=a-2d3
~difficil=a2c-4d-5e-2f-3h-2i-2j-2k4m-3o-3p-3;~difficult=a-4d4;~dir=c7e-4f-11g-14h2i-6j-9l-6m-8n-9o-8p-13;~direct=a-2d2
~dis=a-5b-2c8d-2f-3g-2m-2n-2;~dison=d3;~dix=b-4c-5d6e-2f-2j-2p-3;~don=c-7d4f-3h-5i-2j-3k-3l-2m-3n-2o-2p-2;~donc=b-3c3
~douc=a3b-2c-3d-5g3j-2m-2;~dragon=a5b-3c-2e-2f-2g-2i-2p-3;~droit=a6b-4c-4d-5e-3f-5g3j-4k-2l-2m-2n-2o-3p-4;~drol=l2
~du=b-4c-3e-5h2j-3k-4l-2n2o-3;~dur=a-2b4d-6e-2f-2g4h-3i-4j-2k-2l-5m-2o-4p-4
~ecout=a5b-8c5d-6e-4f-5g-4h-5j-3k-4m-2n-4o-3p-3;~ecras=e2;~egal=a3;~egoist=a-2f4l-3;~eleg=a-2d-2f-3l4
~elle=a5b-5c2d2e-3f-4g-4h-2i-2j-3k-3l-3m-3n-3o-3p-5;~en=b-2c-9d-3f-9g3h-6k3l-8m-7o2
~enchant=a-3b-2c-3d-2f-4h-2j-2l-2m6o-3p-3;~encor=b-6c8d-6f-4g-5h-2i-2j-3k-4l-3m-3n-5o-4;~enferm=a-2e3;~ennem=a-3d4
~ennui=a-2f4l-3;~entendr=a-4b-4c8d-5e-5f-4g-6h-5i-2j-4l-5m-4n-4o6p-6;~entre=a5c-4d-2g-2p-2;~entrer=a4b-6c-3d2j-3k-2n-2
~envi=b-3c-4e-2k-2n4p-2;~epreuv=a-4b-2c-2d5l-2;~equip=a-7b-2d5l3;~espec=a-4b-3c-2d-3f6g-2j-2m-2n-2
~et=a2c-7d4f-4g-5h-3i-3j-5k-4l-5m-5n-3o-4p-2;~etaient=b-2c3p-2;~etais=b-2c2l-2o-2p-2
~etait=b-3c3d-2e-3f3g-2h-2i-2j-2l-2m-2;~ete=b-10c-10d-2e-7f3j-4k-3l5m-6n-2o-2p-6;~etrangl=e2
~etre=c-6d-2e-9i2j-8l3m-8n-5o-2p2;~euh=a-3b2;~exact=c-5d-5f-5g-2h-2i-2j-3l-2m-4n-2o7p-5
~excus=b-8d-8e-4f-6g-7h11i-4j-6k-6l-4m-6n-5o-4p-3;~exempl=a-4b5c-2d-3f-2
~expliqu=b8c-6d-5e-3f-4g-2h-3i-2j-3m-3n-2o-4p-4;~extraordinair=l2;~facet=a-3d4
~facil=a6b-5c-4f-4g-2h-2i-2j-2k-2l-2m-3o-3p-3;~fair=a2c-17d-2e-3f-3g-2i-7j-10k-11l-11n-6p5;~fait=b-3d2
~fan=a-4b-3g-4l6;~fass=b3;~faudr=b3d-2p-2;~faut=b3c-8d-9e-3f-3h5i-3j3k-3l-4m-3n-2o-3p-3
~fer=b4c-6d-5e5f-5g-4h-2i-2j-3k-2l-4m-2p-2;~ferm=a-4b-5c-5d-6f8g-5i-2j-2l-2m-2n-2o-2p-3;~feu=a5b-5c-2d-4e3p-3
~figur=p-2;~fil=a4b-3d-5f-2g-2j5k-3l-2n-2p-3;~fin=b-7d5f-6g-5h-3i-3k-3l-3m-5n-3o-5p-2;~fois=a3c2d-5f-2g-2i-2k-3l-2p-4
~foot=a-4b-2c-3d-3e-2f-3j-2l-2m-2o-3p6;~football=a-5b-2c-3d-2f-3j-2m-2o-3p7;~formid=a-3f-4l5
~fort=b-4c4d-5f-5g-2i-2j-2k-2l3o-2p-2;~fortnit=a-4b-2c-3d-2f-3j-3m-2o-3p6;~fou=d-2f5l-3
~frapp=b-3c-2d-2e5f-3g-2j-3k-2m-2o-2;~frit=a-4b-2c-3d-2f-3h-2j-2m-2o-3p6;~gaff=a-2e3
~gagn=b-6c-9d9e-3f-3g-6h-2i-2j-4k-5l-3m-3n-3o-2p3;~gar=a-4b-2c-2d-2e5f-3j-2m-2;~gardien=b-3c-3g-2m2p-3
~gen=a3b-3d-2f-4i-2l5p-2;~genial=a-3f-5l5;~gentil=a-5b-6c-3d-4e2f-3g-2i7j-2k-2o-3p-2;~gg=a-4d4;~gifl=a-2e2
~gout=a-4f-2l4p-2;~grand=a3b-4c-3d-4e-2f-4g-3i2k-2l4n-2o-2p-2;~grav=a-3b-2c-3d-2f-3g3j-2l-2m-2n-2o5p-2
~grognon=a-2f5l-3;~gros=a3b-4c-2d-4f5g-2o-2p-3;~gueul=c-2d-2f4g-2;~guid=a-4b7c-3d-4f-2g-2h-3
~hein=b-4c6d-3f-3h-2j-2m-3n-2o-3p-3;~help=a-5b8c-4d-3f-4h-2j-2k-4m-3o-4p-3;~heros=a-2d-3f-4l5;~hesit=a-4b6c-2d-3j-2p-2
~heur=b-5c-5d-5f-2g-2j2l2p2;~hey=a-4b-3c-3d-3f-4h-2j-2l-2m7n-2o-4p-3;~histoir=a6b-5c-3d-3e-3f-2g-2l2p-3;~hoch=d2
~horribl=a-2f4l-3;~html=a-2d5f-2;~ia=a-2d3f-2;~ici=a5b2c-4d-3e-2f-4h-2i-2j-2k-2l-4m-2o-3p-4
~ide=a-6b7c-6d-5e-4f-5g-3h-3i-2j-2k5l-3m-2n-3o-3p-4;~idiot=b-5c-5d-4e-2f9g-2h-2i-2j-2l-5m-2n-2o-4p-3
~ignor=a-4b-3c-2j-2k5;~il=a3b-2c3e-6f-8g-8h-6i-5k-7l-7n-4o-6p2;~illimit=a-4b-2d5j-2;~imaginon=d2
~imbecil=a-4b-3c-2d-3f7l-2m-2o-3p-2;~incroi=l2;~indic=a-6b8c-3d-4f-2g-2p-4;~infin=d3f-2i2
~inquiet=a-5b-2c-3d-2e-2f-3g7l-2n-2o-2;~instruct=a-3c-2d5f-2;~intelligent=a-2d-2f-2l3;~inutil=a2b-2d-2f5i-2l-3o-2
~j=a-2d-3f-9g-9i-7j2m-8n-2o-8;~jam=a2c-7d-6e-4f-5g-3h-5i-2j-4m-4n7o-4p-8;~je=a-3b3c-4d-4e2f-4g-3i-2j2k2l-2m-4n-2o-5p-3
~jet=a-4b-2d3e2f-2;~jeu=c-4d3e-3f-3g-2h-2k-2l-2m-2n-2p-5;~jol=a-2b-4c-4d-5f-5g-2h-2i-2j-3k-2l8m-4n-2o-3p-2
~jou=a2c-4d-7e-4f-4g-4h-2i-2j-4k-3l4m-4n-5o-6p5;~joueur=a-7d7p-2;~journe=b-3c-3d-4f-2g-2j4p3;~json=a-2d5f-2
~jug=a5b-3d2e-4g-4k-2;~just=a4c-3d3e-2f-3g-2i-2j-4k-2l-2m-2o-2p-3;~l=a4d2e-7f-7g-7h-2i-2j-2l-3m-6n-4o-5
~la=a2e-2g2h-10i-5j-3k-4l-4m-4n-4o-9;~lach=b-2c-3d-4f6g-2l-4m-2o-3p-2;~laid=a-2f3l-4
~laiss=a3b-4c-5e-5f-5g-4h-4i-3j5k2l-3m-4n-2o-2p-5;~lamp=a3b-5c-4d-2e3f-2g-2p-2;~laquel=a3c-2d-2f-2g-2j-2
~le=a2b-4c2d2f-6g-7h-11i-6j-13k-4l-6m-3n-10o-11;~legendair=a-3d3;~lent=b-5c4d-6e-2f-3g-3i-2j-2l-2m-2n-2o-2p4
~lequel=b4c-3d-2f-2g-3j-3k-2l-2m-2p-2;~leur=a5b2c-4d-3k-2p-2;~lezard=a-2d-2f4;~lui=a4b2c-7d-7e-2f-2g-2k-4l-2p-3
~m=a-2b2c-3d-3g-7h2k-2l-5n-4o-3;~ma=a-2b3c-5e-4f-5h4i-3j-4k-3l-3m-3n-3o-3p3;~machin=a6b-4c-4d-2f3g-3j-2o-2p-2
~magnif=a-5d-3f-4l7;~main=a3c-4d-7e-2f-2g3p-4;~mainten=b4c-5e-2f-4i-2j2k-2l-4m-2n-2o-2p-3;~mais=b-2c-2d-3f-2l-2n3o3
~maison=c-2d-3e3p-2;~mal=b-7c4d-4f-2g-4h-2j-3k-2l-3m-3p4;~march=a2b3c-6e-2f-3g-6h-2k-5l-2m-7n-3o3p-3;~marqu=d2p-2
~match=a-4d-2p4;~maximal=d2;~maximum=a-3b-2d5f-2;~me=a-4c-9e3f-2h2i-6j2l-10m2n-7p-2;~mech=b-2d-4f3h4k-2l-4
~meilleur=a-3c-3d-2f-4l4p3;~mem=b-2c-2d-3e-2n5p-2;~menteur=b-2c-2d-2f6g-2j-2l-2m-2o-3p-2;~mer=b-4c-3d-4f3g-2h-2l-2p3
~merc=a-7b-9c-7d-8e-5f-8g-6h-6i13j-6k-5l-6m-6o-3p-5;~merveil=a-2f-4l4;~mettr=a-5b7c-5d2e2f-3g-4h-2i-2j-3k-2l-2m-4
~mieux=c-4d-3e5f-4g2l-4p-3;~mignon=l2;~mill=a-3b-2c-2f-3g-2h3i4j-2n-2o-2;~minabl=a-3f5l-3
~minecraft=a-4b-3c-3d-3e-2f-4h-2j-2l-3m-2o-3p7;~mis=a2b2c-3d-2f-2g-2k-2n-2p-2;~mission=a-2b2c-4d6f-3l-2m-2o-2p-3
~moch=a-3d-2f4l-4;~mod=a-4b-2d5f-2l-2;~moi=b4e-4f-10g-2h4i-8j-3l-11m-3o-9;~moin=a3b-3c2d-3e2f-2g-2j-2;~moindr=a-2b-2k3
~moment=b-2d4;~mon=b-3c-7d2f-7i-4k-4l-3m-4n-3o-4p3;~mond=a-2b-3c-2g-2l2m2p-3;~monstr=a2b-3d-3f4g-2i-2l-2p-2
~mont=a5b-6c-2e-2f-2g-3j-4k-3l-2n-2p3;~montr=a6c-4e-3f-2g-3h-3j-2k-2l-2m-2p-4;~mot=a4c-3d-4f-2p-3
~mour=a2b-2c-2e4f-3g-2l-2m-3p-2;~narrateur=a-5b-2d6;~naz=a-3b-2c-2d-2f6j-2l-2m-2o-3p-2
~netflix=a-4b-2c-3d-2f-3j-2m-2o-3p6;~niveau=a-4b-3c-2d7f-3g-2l-2m-2o-2;~noi=b-2e2;~nom=a7b-6c2d-6e-3g-3h-2k-3l-2p-5
~non=a2b-6c-8d-7e-3f-6g-5h-4i-5j-4k-5l-4m-5n10o-7p-4;~not=d2;~nouvel=a-2d3f-3p3;~nul=b-4c-2d-3f7g-3h-3k-2l-5p2
~null=f4l-3;~obeir=a-4b-4d2e3f-2;~obeis=a-2d3e2;~object=a-5b4c-2d3f-2l-2p-2;~objet=b-2d3p-2;~oblig=a2b-3e3f-2g-3l-2
~oeil=a5b-4c-2d-3f-2g-2l3p-2;~ohe=a-5b-2c-3d-3f-4h-2j-2l-2m7o-3p-3;~ok=a-3b-3c-3d-3f-3g-2j-2l-2m-3o7p-2
~on=a3b3c-3d-2e-6f-8g-2h-5i-5k-6l-4m-7n-5o-6p3;~option=a-4b2c2d-2;~or=d2;~ordre=b-5c2
~ou=b5c-2d-5e4g-8h-3i-4j-6k-4l-6n-2o-4p-6;~ouais=a-3b-2c-3d-3f-3j-2m-2o6p-2
~oubl=a-2c-2d2e-3f-4g-2h-3j-3k4l-3m-3n-2o-3;~oui=a-3b-7c-6e-3f-5g-4h-3i-4j-4k-3l-4m-4n-5o10p-3
~oup=a-4b-2c-4d-3f-4g-2h7j-2m-3n-2o-4p-3;~ouvr=b-7c-7d6e4f-6g-5h-2i-2j-4k-2l-3m-4n-2o-4p-5;~pai=a4b-2d-2e2f-2g-3
~par=a4b3c-3d-4g-2k-2p-2;~pardon=b-10c3d-7e-7f-9g-6h9i-5j-7k-5l-5m-6n-5o-6p-6;~parf=c-2d-2f-3j-2m-2o5p-3;~parfait=a2
~parl=a3c2d-8e2f-5g-6h-5i-3j-6l-2m-4n-4o-2p-8;~part=a3b-10c-5e-4f-6g-6h-3i-3j8k-7l-3m-4n-7o-5
~pas=b-2c-3d-11f-6g3h-2i-11j-13k2l-13m-10n7o-3p-10;~pass=a-3c-6d7e-4f-3g3h-2i-2j-3k-3l-3m-5o-3p-3;~pathet=a-2f4l-3
~paum=b5d-2g-2;~pauvr=b-7c-5d-8e-3f4g5h-6i-4j-5k-4l-5m-5n-4o-6p-4;~pein=b-3d-2f-2g3h2p-3;~pens=c-4d-3f-4g-3k-3n4o2p-3
~perdr=a3b2e-3f-2g-5h-4i-2j-6k-4l-4m-2;~person=a6b-5c-5d-6e-4h-3i-3j-4k-3l2m-4n-2o-4p-5;~persuad=a-4b4c-3m-2
~persuas=a-2b-2d4f-2;~pet=a4b2c-3d-4f-3j-2m-2o-2p-3;~peu=a3c3d-4f-3g-3i-3l-2p-3
~peur=a5b-6c-4d-5e-4f-4g2j-2k-3l-3m-2n-3o-2p-3;~pig=a-4b5k-3n-3;~pist=a-3b5c-2d-3
~pizz=a-6b-6c-4d-4f-3j-2k-3l-2m-2o-3p9;~plac=b2d-2;~plan=a3b2c-3d-3;~pleur=b-6c-5d-3e-4f-4g9k-3l-2m-2n-6o-3p-3
~plus=c4d-2e-4g-7h-6i-5j2m-5n-5o-5p-4;~pnj=a-2d5f-2;~point=a-3b-3d6f-2h-2p-3;~port=a5b-7c-7f-3g-4i-2j4l-4m-4p-5
~pos=a3d-2p-2;~pouc=a-2b3;~pour=c-9e-7f-5g2h2i2j-4k-4l-6m-5n-3o-3p-3
~pourquoi=a5b-3c-8d-4e-3f-3g-4h-2j-2k-3l-2m-3n-4o5p-4;~pourr=a-2c-3d-2f6l-3p-2
~pouvoir=c5d-7e-11h-8i-6j-2k4l-2m-8n-2o-5p-2;~precedent=a-2c-2d3;~prendr=b5c-10d-3f-8h-5i-4j4k-6l-8m-6n-4o-3p-10
~press=a4b-7c-3d-2f-3k-3n-2o-2;~previen=a-3b-2e5f-3j-3;~pri=a-2h3;~princip=a-3b3c-2;~proc=a2b-3
~prochain=a-3b-3c-2d-2e2g-2j4;~programm=a-2d5f-4;~prompt=a-4b-3c-3d6;~propos=a-2b5c-4;~pu=a-3b-2c-3d-2e-2f6g-3l-4m-2
~puis=a2;~pun=e2;~pv=a-4d5f-3;~qu=b3d-4e-4g-6h-3i-4j-2l-7m-3n-3o-2p-9;~que=c-3e-2f-2h-3i-6l-2m-7n3p-13
~quel=a-3b2d-4e-6g-8h-7i-6j-8k-7l6m-9n-6o-7p2;~quelqu=b2c-2d-4e-2f-2g-2m2p-4
~question=a-4b-4c5e-4f-5g-4h-2i-2j-3k-4l-2m-2n5o-2p-5;~quet=a-2d3;~qui=a2b4c-3d-2e-7f-7g-2h-5i-6j-6k2l-7m-5n-3o-6
~quitt=a-4b-3c-2d3e-3f-3i-2j4l-2m-2;~quoi=a-3b7c5d-8e-9f-6g-10h-8i-7j-8k-9l-9m-3n-5o-8p-2
~racont=b-3c-5d-4f-3g-4h-2j-2k-3l4o-2p4;~radin=a-2f4l-3;~rang=a2b-2d3p-2;~rappel=a-3b-5c5d-4e-3g-2k3p-2
~rat=a5b-4c3d-4e-5f4g-2h-2j-2k-2p-2;~rav=a-7f-3g-2m7;~reclam=a-3b-2d4h-2j-2p-2;~recompens=a-2b-4d4
~reconnaiss=a-4b-3g-2i5l-3;~red=a-6b-4c9d-4f-3m-2o-2p-3;~redir=a-5b-2c6;~redit=a-5b-4c7d-4;~redon=a-4b-3c5d-2
~reecout=a-5b-3c5j-2;~reentendr=a-6b-3c7d-3e-2j-2k-2;~ref=a-4b-3c6d-2p-3;~reflech=a-5b-5c-2d-4f-2g-2h-2j-4k7n-2
~reformul=a-5b-4c8d-3f-4g-2h-2j-2l-2m-3o-3p-3;~refus=a-3b-5d-3g-2j-4k-3n6;~regl=b3c-2p-2
~regret=b-6c-6d-5e7f-6g-4h2k-2l-6m-3;~remerc=a-2b-3c-2d-2e-4f-4g-2h-2i6j-4l-2m-2p-2;~rempl=d2;~rencontr=c-2l2m2
~rentr=a2b-5d-4g-3h-2j6k-3n-2p-4;~repet=b-11c12d-6e-4f-8g-7h-4i-4j-6k-6l-5m-7n-6o-7p-7;~repond=b5c-2d2j-4p-3
~repondr=a-4b6c-3g-2j-2;~repondu=a-2d3;~repons=a-4b2c-4d6f-3g-3j-5l-2o-2p-3;~repos=a2c4d-2f-2g-2l-2
~respect=a-2b-2d-2g-2h-2m4;~ressent=a-2g2;~retenu=b-2c3d-2;~retir=h2
~reuss=a-7b-6c-5d11e-3f-4g-3h-3i-2j-5k-5l-3m-2n-3o-3p-3;~reussit=a-2d4;~revoir=a-3b-3d-3f-2j5;~ridicul=a-2f4l-4
~rien=a3b2d-11e-8g3h-6i-6j-8l-7m-6n-6o-7p-7;~rob=l3p-2;~rol=b3d-3k-2p-2;~s=b-6e-2f-2g2j4;~sag=a-3l3
~sal=a-4b-2c-2d-3f7g-2j-2l-3o-2;~salut=a-7b-4c-4d-6e-3f-5g-2h-2i-2k-2l-3m10n-2o-3p-3;~san=a3c-2d-2e-2g-2k-2l-2
~saur=a-6b-5c-3k7;~saut=a-7b-4c-5d10f-5g-3h-3i-2j-3k-2l-3m-3n-2o-4p-4;~sauv=a3b-2p-3;~sauvegard=a-4b-2c-2d5f-2l-2
~savoir=a3b-2c-10d-4e-3f-9h-6i-4j-6k8l-7m-6n-8o-5p-7;~scen=a-2b-3c-3d6e-3f-3g-2j-2p-2;~scenario=a-2c-2d3
~scor=a-6b-5c-2d9f-2l-2m-2o-2p-4;~se=a2b2c-4e-3f-3l-2m-2;~sech=a3b3d-5e-2g-2j-5k-3n-2;~secour=a-3b5d-3f-2j-3
~secret=a4b-3d3e-2f-2h-2m-3;~securit=d-2f-2g3l-2;~sent=b-4c-2d-2f5j-2k-2p-3;~ser=a-4b2c-3d-3e2f3g-2p2
~serveur=a2b-4c-2d4f-2l-2;~seul=a5b-5c-4d-5e-3f-6g5h-2i-2j-2k-3l-6m-2o-2p-4;~si=a3b-9d-2e2f-6h-3i-3j-3k-4l4m-4n-4o5p-6
~sinon=a-4b-2d-3e6f-2g-2m-2;~skip=a-4b-2c-3d7f-4h-2j-2m-3o-4p-3;~soi=b-2d-2g3;~soin=a-2b-4e-2f-2g-4j5l-2
~soir=a2b-3c-3d-3f-2g-3p4;~solut=a-4b3c-2d2l-2;~sorcier=a-2f4;~sort=a2c-3d-4f-3g2k-2l-2p-5
~souffl=a2b5c-4d-7f-2g-3h-2j-2m-2p-3;~sourd=a-3b-3c2f2;~souvien=b-4d-2e-2j-4k4;~splendid=l2
~stp=b2c5d-3e-3f-5g-4h-3i-3j-4k-3l-3m-4n-4o-4p-3;~stupid=a-5b-2d-3f7l-3;~styl=a2d-3f-2l3p-3
~succ=a-5b-3c-4d8f-4g-3h-2i-2j-3l-2m-3n-2o-4p-3;~suit=a-4b5c-4g-2;~suiv=a-4b-3c-4d7f-2g-3n-2o-2;~suivr=b-3c3d-2
~sup=a-4b3f-2l4;~support=a-5b-3c-3e-3f6j-3k-2l-2;~sur=e-4f-5h-3i-2j-3k5l-6m-4n-2o3p-3;~sush=a-3b-2c-2l-2p5
~symp=a-4b-3d-2i6o-3;~system=a-5d6;~t=b-6d-6g2i-4j-6k-7l3m-4n-6o-4p-3;~ta=b-7d-3f4g4h-5i-3j-4k-4l2m-3n-3o-3
~tach=a2b-3c-2d3p-2;~talentu=l2;~tant=a4b-2d2f-2p-3;~tap=a-3e3;~tard=b-4c-2d-3j4p-2
~te=b-3c-10d-2e4f3g2j-2k-5m-5n-6o-4p-9;~telephon=a-3b-3f-2p5;~teleport=a-3b-3d5h-2
~temp=b-7c-4d-3e-3f-3g3h3i-2j-3k-2l-3m-2o-2p3;~tempet=b-2c-2d2g-2j-2p-2;~tent=a-2b4d-3;~termin=a-3b-2d6
~termine=a-2b-2d5f-2;~test=d3;~tet=b3c-4e-3k-2;~ticket=a-5d5p-2;~tiktok=a-5b-3c-3d-3f-3g-2h-2j-3m-2o-3p7
~toi=a2b-2c-7d-9e2f4h-4m2n-4o-5p-4;~tomb=f-2p-2;~ton=b-4e-4f2g2h-4i-3j-4k-4l2m-2n-3o-3p-7;~tour=a4b-2d2l-2p-3
~tous=a3b-4c-4e-3f-5g-2h-2i-2j-4k-2l3n-2o-4p-4;~tout=a2b-5c-10f-9g3i-2k-8l-4m-4p-5;~traitr=f4g-2
~tre=b-4c-2e-2f-5g-4i3j-2l3m-2p-4;~trich=a-3b-2d5f-2;~tricheur=a-4b-2c-2d-3f7g-2j-2m-3o-3p-2
~tricheux=a-3c-2d-4f6l-2m-2o-3p-2;~trist=b-2c-2d-3g5i-2l-2n-3o-3p-2;~trois=a3b-6e-3f-3g-2h-2j-2k-2l-2m-2p2
~trop=b2d-2e-4f-3g-6h-4i2j-4l2m-4n-3o-4p-2;~trouv=a4b3c-5d-2e-2f-2g-4k-4n-3p-3;~truc=a3c-2p-3
~tu=b-3e4f3h-9i-3j-11k-3l3m-2n-8o-10;~tuto=a-2d3;~tuyau=a-2b5d-3f-2p-3;~typ=a-2f3
~un=b3c-5e-2g-2h-8i2j-8k-7l-2m-3n-6o-6p2;~une=c-2f-3g-8h-6j-8m-7n-5o-6;~util=a-4b5p-2;~utilis=b-4d5p-3;~vaincu=a-3d4
~valid=a-4b-4c-3d7j-3k-2;~variabl=a-3d4f-2l-2;~vaurien=a-2f3;~ven=a8d-8f-6g-6h-3i-2j-3k-4l-5m-2n-4o-4p-5
~vi=a-5b-4c-3d5e-2f-3g-2h-2j-2l-2m-2n3o-2p3;~victoir=a-2d2;~video=a-3p3;~vieil=a-2c-2d-3f6l-2m-2o-2p-3
~vieux=b-3c-2d-4e-2f7g-2j-2l-4m-2o-2p-2;~vingt=a-4b-3d6p-3;~vit=b-4c7d-4e-2f-3g-3h-2i-2j-2k-2l-3m-2n-3o-3p-2
~voi=b2d-2;~voir=a7b-3c-10d-7g-7h-4i-3j-6k-6l-5m-5n-5o-4p2;~voitur=a-3p3;~voix=b-3d-2l3;~voleur=a3b-2d-3f3g-2
~voleux=a-2c-2d-4f6l-2m-2o-3p-2;~votr=a3b-2c-5d-6e-4f-4g2h-5j-4k-3l3m2n-2o-3p-7;~voudr=a7c-3d-3e-4f-4g-2l-2m-2p-3
~voul=a-2b-5d-2e-2f-3h6k-3p-3;~vouloir=a2c-6e-3f-7g2h-7i-5l-7m-4n3o-4p-2;~vous=b-4d-12e2i2j-3k-8l3n-12o-11p-9
~vrai=a2b-4c-8d2e-5f-5g-8i-4j-4l-5m-4o5;~wesh=a-4b-3c-4d-2f-3j-2m7o-3p-3;~xml=a-2d4f-2l-2;~xp=a-2d5f-2
~y=c-3d-6e-5f-3g-4h-3i-2j4l-4n-3o-2p-2;~youtub=a-4b-3c-3d-3f-3h-2j-3m-2o-3p7;~zero=a-2d3
~|=a3b-3d3e-10f-9h-5i-2k-4l-9n-8o-8p-9
`;
