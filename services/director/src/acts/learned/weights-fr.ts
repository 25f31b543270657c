// Written by `npm run teach-acts`; change the sentences, not this.
export const FRENCH_STEMS = `
1 20 abandon abrut absolu accept accepte accord adieu admin admir ador adversair affich affreux aid aie aim aimabl
ajout aled aller allo allum alor ange api appel applaud appris apre arret arriv assur astuc attaqu atteint attendr
attent au aucun aur auss auteur automat autr avais avec avert avis avoir avou bah band bat bateau beau beaucoup bel
ben besoin bet bien bloqu bloque bon bonjour bonsoir bot bouffon brav bravo brill brul brut but bye c ca cal calin
calm capt carr cass ce ced cel cens cense cent certain cerveau cet chang chapeau charg charm chatbot cheat chemin
cherch chez chois choix chos chou cle clown cod coeur coinc combat combien comm commenc comment complet compliqu
comprendr compt con condit confianc connaitr conseil consign continu convaincr convaincu cot coucou coup courag
couteau creativit cretin cri croir cruel d dam dan de debil debloqu debug debut defonc degag degat degout dej demain
demand demol denonc derni dernier desol desole detest detruir deux deuxiem developpeur devoir devr dieu difficil
difficult dir direct dis dison dix don donc douc dragon droit drol du dur ecout ecras egal egoist eleg elle en enchant
encor enferm ennem ennui entendr entre entrer envi epreuv equip espec et etaient etais etait ete etrangl etre euh
exact excus exempl expliqu extraordinair facet facil fair fait fan fass faudr faut fer ferm feu figur fil fin fois
formid fort fou frapp gaff gagn gar gardien gen genial gentil gg gifl gout grand grav grognon gros gueul guid hein
help heros hesit heur histoir hoch horribl html ia ici ide idiot ignor il illimit imaginon imbecil incroi indic infin
inquiet instruct intelligent inutil j jam je jet jeu jol jou joueur journe json jug just l la lach laid laiss lamp
laquel le legendair lent lequel leur lezard lui m ma machin magnif main mainten mais maison mal march marqu maximal
maximum me mech meilleur mem menteur mer merc merveil mettr mieux mignon mill minabl mis mission moch mod moi moin
moindr moment mon mond monstr mont montr mot mour narrateur naz niveau noi nom non not nouvel nul null obeir obeis
object objet oblig oeil ohe ok on option or ordre ou ouais oubl oui oup ouvr pai par pardon parf parfait parl part pas
pass pathet paum pauvr pein pens perdr person persuad persuas pet peu peur pig pist plac plan pleur plus pnj point
port pos pouc pour pourquoi pourr pouvoir precedent prendr press previen pri princip proc prochain programm prompt
propos pu puis pun pv qu que quel quelqu question quet qui quitt quoi racont radin rang rappel rat rav reclam
recompens reconnaiss red redir redit redon reecout reentendr ref reflech reformul refus regl regret remerc rempl
rencontr rentr repet repond repondr repondu repons repos respect ressent retenu retien retir reuss reussit revoir
ridicul rien rob rol s sag sal salut san saur saut sauv sauvegard savoir scen scenario scor se sech secour secret
securit sent ser serveur seul si sinon skip soi soin soir solut sorcier sort souffl sourd souvien splendid stp stupid
styl succ suit suiv suivr sup support sur symp system t ta tach talentu tant tap tard te teleport temp tempet tent
termin termine test tet ticket toi tomb ton tour tous tout traitr tre trich tricheur tricheux trist trois trop trouv
truc tu tuto tuyau typ un une util utilis vaincu valid variabl vaurien ven vi victoir vieil vieux vingt vit voi voir
voix voleur voleux votr voudr voul vouloir vous vrai wesh xml xp y zero
`;

export const FRENCH_CUES = `
#=a3d2e-5g-3h-4i-6j-4k-5l-2m-2n-6p-5;#?=a8b4c5d-16e-19f-27g-13h-18i-17j-10k-4l-27m-5n-14o-19
#blank 0=d2e-4h-3i-4j-2k-4l-2m-2n-4p-11;#blank 1=e-2i-2p-6;#blank 2=a3b-6c-7d4e-2g-11h-10i-3j-14k-11l-7m-2n-12o-11p3
#blank 3=a2b-11c-3d-14e-4f-6g-2h-2i-3j-2k-2l-2m-5n-2p7;#length 0=b-11d-11e-20f3g-11k-7l-10m4o6p-16
#length 1=b-2c-2d2e-6h-2i-4l-3m-6n3p-27;#length 2=a3c-2e-4h-6i-4l-5n-2o-5p-13
#length 3=a2c-3d3f-5g-3h-6i-2j-3k-5m-5n-6o-10;#length 4=a-2d4f-7h-2i-6j-18k-3m-7n-16o-14p4
#length 5=e2h-3i-3j-3k-4m-2n-2o-2;#length 6=b2;#share 0=d2e-3h-3i-4j-2k-4l-2m-2n-4p-9
#share 1=a3b-5d2e-3i-5j-3k-9m-4n-7o-18;#share 2=a3c-7d-5f-3g-3h-18i-7j-4m-4
#share 3=a2b-11c-6d2e-4g-4h-3i-6j-5k-3l-3m3n-5o-4p-12;#share 4=b-4c-20d-2e-5f-2g-12i4j3k3l-10p-11;1 $=d2;1=a-3d3
20 $=a-3d4;20=a-5d6;^ _=c-9d5e-15g-4h-2l-19n3p-10;^ a=a2c-9d-10e-8f-9g-4h-3i-5j10k-6l-5m-7n-3o-9p-9
^ abandonnez=a3b-2g-2;^ abruti=a-2c-2f5m-2o-2;^ absolument=a-4b-3c-3d-2f-3g-3h-2j-2k-2m-2n3o4
^ adieu=a-5b-2c-3d-4f-4h-2j7m-3o-4;^ affiche=a-2b-3d4;^ aide=a4c-3d-4h-2;^ aidez=b4c-2d-2;^ aie=g3n-2
^ ajoute=a-4d4p-2;^ aled=a-4b7c-4d-3f-4g-2h-2j-2m-3o-4;^ allez=a5b-2d-2e-3f-2g2j-2m-4;^ allo=a-4b-2c-3d-2f-3h-2m6o-3
^ allons=a4f-2;^ allume=a6c-2d-3f-3m-2o-2;^ allumez=a3b-2c-2;^ alors=a3b-2;^ apres=a4b-3f-2;^ arrete=a3;^ arretez=a3
^ arrive=a6b-2c-2d-2f-3g-2m-2o-3;^ assurement=a-3c-2d-2f-3m-2o5;^ attendez=a8b-7c-2d-3f-2h-3k-2m-2o-3
^ attends=a-4b-5c5d-2f-2k2;^ attendu=a3;^ attention=a2b-2c-2d-2e4f-4j-2m-2o-3
^ au=a6c-2d-8f-8g-2h3j2k-2l-2m-2n-2o-3p-3;^ aucune=a-3d-2f-2h-2k5;^ auriez=a-4b3c3;^ avec=b-5c-5d-2f-2g-2o6
^ bah=a-2d-2n3o2;^ bande=a-3b-2d-2f5;^ beau=a-4b-2d-2f-2l5m-2o-2;^ ben=a-3d-2f-2n3o2
^ bien=b-5c-5d-6f-3g-4h-2i-2j-3k-4l3o3;^ bon=b2;^ bonjour=a-6b-3c-3d-4e-2f-4g-2h-2i-2j-2l-2m8o-4
^ bonne=a-7b-7c-2e-2f-4g-2h-2j8k-2l-4m-2n-2o-4;^ bonsoir=a-7b-3c-4d-4e-3f-5g-2h-2i-2j-3l-2m9n-2o-4
^ bouffon=a-2c-2f5m-2o-3;^ bravo=a-5b-3c-4d-4e-2f-5g-2h-3i-2j-3k-2l8m-4n-2o-4
^ bye=a-4b-3c-4d-3f-4g-2h-2i-2j7l-2m-3n-2o-4;^ c=a2d-2e-2f-8g-5i2k-4l-2m-7n-8o2p-3
^ ca=a-2b-3c-11d-4e-6f-5g2h-5i-2j-3k5l-2m3n-6o2p2;^ calme=g2;^ calmez=a2b-2f-2l-2m-2;^ carrement=a-3c-2f-3m-2o5
^ casse=a-2e-2f4;^ ce=a2c-5d-5f-2g4h-2p-6;^ celle=a6d-2p-2;^ certainement=a-4b-2c-3d-2f-3g-3h-2j-2k-2m-2n4o4
^ cette=a3;^ charge=a-2d3;^ cheat=d3;^ chez=b-2d-2p2;^ clown=a-2c-2f5m-2o-3;^ code=d3;^ combat=d2;^ combien=a-6c3f-2p4
^ comme=b-2d-5f-5l5;^ commence=a2;^ comment=a-5b5c2d-9e-7f-6g-6h-4i-4j-5k4l-5m2n-3o-7p-5;^ compte=a-4d4;^ comptez=a2
^ con=a-2c-2f4o-2;^ confiance=a-2d2;^ connasse=a-3c-2f5m-2o-2;^ continuez=a2
^ coucou=a-5b-3c-3d-3f-4g-2h-2j-2k-2l-2m7n-2o-4;^ courage=a-4b-2c-4d-2f-4g6h-2i-2j-2m-3o-4;^ creativite=a-2d4
^ cretin=a-2c-2f4m-2o-2;^ croit=a3d-2;^ d=a7b-4c-2d-6f-5g-2h-2i-2l-2n-3o2;^ dans=a5b-2c-4p-2;^ de=a-4b4c5d-2f-5g-3p-5
^ debile=a-2c-2f5m-2o-2;^ debloque=a3;^ degage=a-3c-2d-2f5m-2o-3;^ demandez=a3b-3;^ dernier=a-2c-2d-2e4f-2o-2
^ derniere=a-5b-3c-3d-4e6f-3j-2k-2l-3m-2n-2o-3;^ des=a3b5c-2d-3f-3j-2l-2m-2n-2o-2p-6
^ desole=a-7b-2c-5d-3f-4g3h8i-2j-2l-2m-4o-3;^ desolee=a-5c-3d-3f-4g-2h6j-2m-3o-4;^ deux=a5c-2p-2
^ difficile=b-4c-2d-2f-3j-2k4m-2o-3;^ difficulte=a-2d3;^ dis=a5d-3f-2g-2h-2k-6l-2n-2p-3;^ disons=d2;^ dites=a4c-5d-3
^ donne=b-5c-5d4e2f-2g2h-3j-2k-2l-2m-2n-2p-3;^ donnez=a3d-2;^ doucement=a3d-3m-2;^ ecoute=a2
^ elle=a6b-8d2e-2f-3g-3i-2j-2l-2m-2o-2p-3;^ elles=a2;^ en=a3b-6e-4f-2g-3j-2k-4m-2n-5o4p-3
^ enchante=a-3b-2c-3d-2f-4h-2j-2l-2m6o-3;^ encore=a-6b-2c6f-2m-2o-2;^ ennemi=d3;^ entendu=a-3c-5f-2m-2o5;^ entre=a2c-2
^ epreuve=d3;^ equipe=a-5d5p-2;^ espece=a-4b-3c-2d-3f6g-2j-2m-2;^ est=a4d-2g-2
^ et=a2b5c-6e-3f-7g-3h-3i-3j-4k-3l-3m-4n-3o-6p-3;^ euh=a-3b3;^ exact=a-3b-2c-2d-2f-3m-2o5
^ exactement=a-4b-2c-2f-3m-2o5;^ excuse=a-2b-3d-2h3;^ excusez=d-4f-2g-2h5j-2k-2l-2m-2n-2o-2
^ explique=a-5b7c-3d-3f-4h-3j-2m-3n-2o-4;^ expliquez=a2b3c-2d-3;^ facettes=d2;^ facile=a5c-2d-3f-2m-2o-3
^ fais=a-2b-5d2e4f-2p-3;^ fait=a6b-4d-4f-2o-2p-2;^ faites=a7b-3c-3d-5f-3g-2o-2;^ faut=a2c-2d-2f-2h-2
^ ferme=a-3b-2d-2f4g-2;^ fermez=b-2d-2f4g-2;^ file=a-3b3;^ fin=a-5b-2c-6d8f-3h-2j-2m-2o-3;^ finis=a-2d3
^ gare=a-3b-2e5f-2i-2j-2m-2;^ gg=a-4b-2d4;^ grand=i3o-2;^ grave=a-3c-2d-2f-3g-2m-2o5;^ gros=b-2c-2d-2f5o-2
^ guide=a-2b4d-2h-2;^ guidez=b4d-2h-2;^ hein=a-5b-3c7d-2f-3h-2j-2m-3o-3;^ help=a-5b8c-4d-3f-4h-2j-2k-4m-3n-2o-4
^ ici=a4b-2o-2;^ idiot=a-2f4o-2;^ ignore=d3;^ il=a5b-4c-5e-4f-5g-5h-3i-3k-4l-4m-7n-2o-4p2;^ ils=a4b-7c3d-4f-2m-2p-3
^ imaginons=d2;^ imbecile=a-2c-2f4m-2o-2;^ j=a-2b2d-3e2f-8g-8h-4i-5k2m-6n-3o-6p2
^ jamais=a-6b-4c-3d-3f-4h-2j-2k-2l-2m-3n8o-4;^ je=b-2c-7d-2f-3j3m-6o-3;^ jet=a-2d3f-2;^ joli=a2b-2c-2d-3f-2l3o-2
^ jolie=a-3b-2d-2l5o-2;^ jouer=a5d-2o-2;^ juste=a5b-2d-3;^ l=b-5c-4f-2h-2i-2j-2k-3l-3o-2p4
^ la=a6b-4d-5f2g4h-2i-5j-7k-4m-6n-5o-3p-6;^ lache=a-3c-2f5m-2o-2;^ laisse=a5b-3c-2d-5j-2k4p-2;^ laissez=a7b-3c-2d-5p-2
^ laquelle=a-3b4f-2;^ le=a7b-13c-8e-7f-7g-5h-2i-2j-2k-4l-5m-5n-2o-3;^ lequel=a-4b6;^ les=a7b-7c-9d-8e-4f-2l-2m-2o-2p2
^ lui=a2;^ m=a-3b-2e4;^ ma=a-3b-6c-2d-5f-5h3j-2k-2l-2m-2n-2o-3p6;^ machine=a-2f3;^ maintenant=a-2b3c-3
^ mais=a-2b-2d-3f-2l-2n3o3;^ marque=a-3d3;^ me=a-2b-3d-2e6f-2g-3k-3n-2o-3;^ meme=a-3n5p-2;^ menteur=a-4c-2f5m-2o-3
^ merci=a-8b-5c-4d-6e-4f-5g-4h-3i12j-4k-3l-4m-4n-5o-7p-2;^ mes=a-5b-4c-2d-5f-4g-4h2j-2k-2l-2m7o-3p2;^ met=a2p-2
^ mets=a-2b-3c-2d4e-3f-2g-3h-2j-2l-2m-4p4;^ mettez=a5d-2p-5;^ mille=a-2b-2c-2d-3f-3g-2h3i4l-2n-2o-2
^ mission=a-4b-4d6f-2l-2o-2;^ mode=a-3d4;^ moi=a9b-6c-3d-3h-3k-3p-3;^ moins=a-2c4d-2;^ moment=d4
^ mon=a-2b-3d-4e-2f-4g4h-3j-2l-4p5;^ monte=a-3d3;^ montre=a-2b3c-3d2h-3p-2;^ narrateur=a-4d5m-2;^ naze=a-2c-2f4m-2o-2
^ niveau=a-4b-2d6f-2l-2o-2;^ non=b-3c-4d-3f-4g-3h-2i-4j-2k-2l-2m-3n6o-3;^ nouvelle=d3;^ obeis=a-2b-2d3e2m-2
^ objectif=b-2d4;^ ohe=a-4b-2c-3d-3f-4h-2j-2l-2m6o-3;^ ok=a-4b-3c-3d-3f-3g-2h-2j-2l-2m-3o6
^ on=a4b-2c-2e-5f-7h-4i-4k-5l-4m-5n-4o-6p4;^ ou=b4c2d-2e-4f-4g-2j-3m-2;^ ouais=a-3b-2c-3d-3f-3h-2j-2m-2o6
^ oublie=b-3c-3d4f-4g-2h-2j-2k-3m-3o-3;^ oubliez=a3;^ oui=b-5c-2d-6f-3g-2h-2i-3j-2k-2l-2m-3n-2o7
^ oups=a-4b-2c-4d-3f-4g-2h7j-2m-3n-2o-4;^ ouvre=b-3c-3e3g-2;^ ouvrez=a6b-2c-3d-5f-3h-2j-2m-2o-3;^ par=b3c-2d-2
^ pardon=a-7b-3c4d-3f-4g-2h5i-2j-2k-2l-2m-4n-2o-5;^ pardonne=a-3b-3d-2h4;^ pardonnez=b-3c-2d-3h4
^ parfait=a-4c-2d-2f-3m-2o5;^ parle=b-3c3d-2e2g-2;^ parler=a4b-2e-2;^ parlez=a5b-3d-2p-2
^ partez=a6b-2c-2d-2f-2g-2j-2m-2n-3o-3;^ pas=a6b-9c-5d-4e-5f-5g-11h-6k3m-2n5o-6p-2;^ passe=a-2b-2d4p-2;^ passer=a-2d4
^ pauvre=b-4c-4d-5e-2f5g2h-3i-2j-4k-3l-4m-4n-3o-4;^ pense=a3;^ perdez=a2
^ personne=a2b-4c-4d-5e-3h-2i-2j-3k-2l3m-3o-3p-3;^ petit=a5b-2c-2f-2j-2o-2;^ peu=a2;^ peut=a-5b-2c-3d-2f-3g-4k6l-2o-2
^ peux=a-3c4;^ pleure=a-3b-2g5k-2n-3o-2;^ pleurez=a-3b-2g4n-3;^ plus=a-6c5d2f-4h-2j-4k-3l-3o-3;^ points=d3
^ portez=a-3g-2j5l-2m-3;^ pose=a4b-2c-2d-2;^ posez=a2;^ pour=a9b-4d-4g-2p-4
^ pourquoi=a3b-2c-7d-3e-2f-2g-4k-2l-2m-2n-4o5p-4;^ pourriez=a-3b2;^ pouvez=a-4b4c2;^ prend=a3
^ prends=b-3d-5f-3g2j2l-2;^ prenez=b-2d-2f-2g2j3l-3m-2;^ puis=d2;^ qu=b2c3d-5e-2f-4g-5h-2i-2l-2m-2n-2p-4
^ que=a-3b6c-8d-6e-4f5g-7h-4i-2j-4k-7l-7m-4n6o-7p-2;^ quel=c-2d-4e-3f3g-3h-2i-2j-3k-2l2m-3n-2o-3p-5
^ quelle=a-2b-2c-3d-6e-2f2g-3h-2i-2j-3k-3l6m-3n-2o-3;^ quelles=b4d-2f-2l-4;^ quelqu=a4;^ quelque=a2
^ quels=a-4c3d-2f-2l4p-5;^ question=a-2c-2d4;^ quete=d3;^ qui=b2c-6d-7e-2f-3g-4h-2i-2j-2k5l-2m-3o-3;^ quitte=a-2d3
^ quoi=a-5b-6c10d-2f-3m-4o-2;^ raconte=b-5c-2d-3e-2f-2g-3h-2j-2k-2l-3p5;^ rappelez=a-2b-2c3d-2;^ rappelle=b-3c4d-3
^ redis=a-7b-5c9d-3f-3h-2m-2o-2p-2;^ redites=a-4b-3c6d-3;^ redonne=a-4b-3c5d-2;^ refais=a-5b-2c6d-2
^ reformule=a-3c5d-2f-3m-2o-3;^ reformulez=a-2b-2c3;^ repete=a-7b-3c8d-2f-3g-2j-2l-2m-2n-2o-3
^ repetez=a-5b-2c7d-3f-2m-2o-2;^ repondez=a2;^ reponds=d2;^ reponse=b-2d4;^ repose=c3;^ reposez=c2;^ reussite=d3
^ rien=a5b3c-7d-5e-2f-10h-3i-2j-3k-5l-2m-3n-2o-5;^ s=a4;^ sait=a3d-2;^ sale=a-2b-2c-2d-3f5o-2
^ salut=a-8b-4c-4d-5e-3f-5g-3h-2i-2k-2l-3m10n-2o-4p-2;^ sans=a6b-4;^ saute=a-4b-2c-2d5;^ sauter=a-3c-3d5f-3h-2m-2o-3
^ sauvegarde=a-2d2;^ scene=a-2b-2c-2d4;^ score=a-2d4f-2;^ se=a4d-3e-2;^ seulement=a3g-2
^ si=a-3b-2c-5e3f-2g-3j-2l-2m-2o4;^ sinon=a-3e3m-2;^ skip=a-4b-2c-3d7f-4g-2h-2j-2m-3o-4;^ souffle=a-2b3d-2h-2
^ soufflez=a-2b3;^ soyez=a-2g3;^ stp=b2;^ stupide=a-3f3;^ succes=a-2c-2d6f-3m-2o-3;^ sur=a4c-3;^ systeme=a-4d4
^ t=a-2b3d-5e-3f-6g4h-2i-2j-2k-2m-2n-2o-2;^ ta=b-2f5g-4l-2p-5;^ tant=a4d-2;^ te=a-5f-3g5;^ teleporte=a-3b-3d5h-2
^ termine=d2;^ tes=a3p-2;^ test=d2;^ toi=a4f-2;^ ton=a-3f4p-2;^ tous=a4b-2c-3d2f-3h-2l-3m-4o-3
^ tout=a4b-6c-2d-7e-6f-4g5h-2i-2j-6k-2m-6n-2o2p-3;^ toutes=a-6b-2d2g4m-4p-2;^ tricheur=a-3c-2d-2f6g-2m-3o-3
^ tricheuse=a-2c-2f5m-2o-2;^ trois=a6c-3d-3;^ trop=a-4b4c-4d-4f-4g-2h-2i5j-2k-2l-5m-2n-2o-2;^ trouve=a2
^ tu=a-2d-3f3h-7i-3j-8k-12l3m-8n-6o-7p2;^ un=a2b6d-9f-9g-4i-4j-2k-2l-4m-4n-2o-3p-7
^ une=a2b3c3d-10e-5f-10g-2h-2i-4j-4k4l-7m-4n-3o-4p-8;^ va=a-5b-6d3e-6f6g-5j-4k5m-4o-2p-4;^ venez=a5b-3n-2
^ vieille=a-5b-3d-2f6j-2l-2m-2n-2o-2;^ viens=a4b-3;^ vies=a-3b-2d5f-2l-2n-2o-2;^ vieux=a-5b-2d-2f7l-2m-2o-2
^ voir=a7b-2f-5m-3o-2;^ voleuse=a-3c-2f5m-2o-3;^ votre=a3g-2m-2;^ vous=c-2d-4f2h-10i-3j-11k-7l3m-5n-4o-5p-9
^ vrai=a-4d-4f-2m-2o5;^ wesh=a-4b-3c-4d-2f-3h-2j-2m6o-3;^ y=b-2c2;_ $=c-4d-6g-3k-2n-4p2
_ . $=a3b-5c2e-11g-4h-10i-2j-3k-15l-7m-2o-14;_ . _=a4b-2c-2g-6h-5i-7j-7k-6l-7m-3n-6o-6;_ . a=b-3e3;_ . ai=b3p-5
_ . alors=a3d-3;_ . appelle=a-2p2;_ . arrete=a2d-2;_ . avec=a5d-2p-2;_ . avoir=a2;_ . bien=a4l-2;_ . c=a2;_ . ca=a5
_ . ce=d-3p2;_ . cette=a3;_ . chez=e-2p3;_ . chose=a3;_ . choses=a3;_ . cle=a-4d4;_ . coeur=a-2i2;_ . comme=d2
_ . commence=a2;_ . cote=a2;_ . d=d2;_ . dans=a2;_ . de=a3b-3f-4h-2m-2;_ . degats=a-4d4p-3;_ . deja=a-2c2
_ . des=a-2p3;_ . dire=a-2h2;_ . dit=a3;_ . dois=p-3;_ . donc=a-2d2;_ . donne=a-5d3p3;_ . dragon=a3d-2
_ . du=a4f2l-2n-3;_ . elle=a3d-2;_ . en=a2b-4g-2p2;_ . encore=a-2p3;_ . est=a-2c2d-5p3;_ . et=a4b-2p-4;_ . etait=a-3p3
_ . etre=a2;_ . faire=a2;_ . fait=d2p-2;_ . feu=a3;_ . fin=a-4d5f-2;_ . fini=d2;_ . fois=a3c-3;_ . fort=a3
_ . gagne=d3p-2;_ . gardien=a2;_ . hein=a3;_ . heures=a-2l3p-2;_ . ici=a2;_ . il=a7b-2d-2p-3;_ . j=a2b-2d-4e-2l2
_ . je=b2c-3d-4e2p-4;_ . jeu=a-4d4;_ . joueur=d2;_ . juge=a3d-3;_ . l=a-2b-2p3;_ . la=a2b-6c-3d-2e-2p2;_ . lampe=d-3e3
_ . le=a3b-5p-3;_ . lentement=a2;_ . les=c-2;_ . lui=a2;_ . m=a3p-2;_ . ma=d2p-3;_ . machines=a2;_ . maintenant=a4d-3
_ . maximum=a-2d3;_ . moi=a3b-3d-3h-2l-3p2;_ . mon=a3d2p-5;_ . nom=a2;_ . on=b-2d-2p2;_ . or=a2;_ . ouvrir=a-4d4
_ . parfaite=a3;_ . parler=a-4e3l2p-2;_ . pas=d-3p2;_ . personnes=a2;_ . peu=a2;_ . peur=a-3g3;_ . plus=a-2p3
_ . porte=a2d-2;_ . portes=a2;_ . pour=b-2;_ . prends=a-5b5d-3j-3;_ . puis=a3d-2;_ . qu=a5b-4;_ . que=a2b3d-5f-2l-3
_ . quel=a2d-2;_ . quelqu=a3;_ . question=a-4d-4f-3n5;_ . qui=a4p-2;_ . quoi=a8b-5c-4p-2;_ . repeter=a-2c3
_ . rien=a-3c-3f5;_ . sans=a4d-2;_ . savoir=a2;_ . se=p-2;_ . soir=a-2b-2l-3p4;_ . sont=a4d-2p-2;_ . souffle=a3b-2
_ . soufflez=a2;_ . stp=a2c-2;_ . sur=d-2p2;_ . ta=a2d-2;_ . tard=a-3j3;_ . toi=a5b-4e-4f-4g-2j-3k3p-3;_ . toute=a-3p3
_ . triste=a-4g5n-2;_ . trois=a-2d-2p3;_ . trop=a-2d-2l2;_ . tu=a-4d4p-3;_ . un=b-3d-5f3p2;_ . une=a8b-2d-3f-2p-4
_ . veut=a2b-2;_ . votre=a4p-2;_ . voudrez=a3;_ . vous=a4b-2c-2e-2f-3g-4i-2l2p-2;_ . vraiment=a3d-2;_ . |=c-4d4m-3p-7
_ 20=a-3d4;_ _=b-3c-9d2e-7f-4g-5h-4j-7k-5l-10m-2n-7o-5p3;_ a=a3b-9d-7f4g-2h-2i-2j-3l-3m-3;_ accepta=a-3d3;_ aide=a-6b6
_ allons=a2;_ applaudit=a-3d3;_ apres=a-2d-2p3;_ au=b2d4f-8j-2m-2;_ avec=a11b-2d-4g-3p-3;_ avez=a2;_ avons=p-2
_ avoue=a-3d3;_ bien=a5c-2d-2;_ bon=a4b-3d-5f-3j-2l3n-2p-2;_ bonjour=a-4d-3m5n-2;_ c=a-5d-2p5;_ ca=a2b2c-3d-2p-4
_ ce=b-6d-3l-3p4;_ cette=a2;_ changea=a-3d2;_ chez=b-2e-3f-2j-3p3;_ combien=b-3c-3d-3p3;_ comme=a6b-2d-2f-2l-3p-3
_ comment=a4c-3;_ confiance=a-3d3;_ coup=a3d-2;_ d=a-2b4d-5e-2f-3;_ dans=b-3d-4f-2p2;_ de=b-4d-4e-3f4g-4j-5m-5n4p-2
_ debloque=a-3d4;_ deja=a-6c5d-2l-2;_ demain=a-5b-2d-2j4p3;_ demander=a2;_ des=a-2b-2d-2l2p2;_ deux=a2
_ dit=a-3d5f-2l-3;_ doucement=a2;_ du=a4b-2c-2i2p-4;_ elle=c2d-3;_ en=b-2d-4e4p-7;_ encore=a3;_ est=d-2g-3l3p2
_ et=a7b-5f-2p-9;_ etait=d-3f4;_ fait=b-2;_ faute=a2;_ fois=a-2b4p-3;_ font=a-3p3;_ gagne=a-3d3
_ gardien=a2b-3c-2f2l-2;_ heures=a8d-2p-6;_ ici=a5;_ il=a-6b-3c8d-3p-3;_ illimite=a-4d5;_ ils=a2;_ j=a2b3c-2d-2p-5
_ jamais=a2;_ je=a-3b6d-4j-3p-3;_ juste=a2;_ l=a3p-4;_ la=a5b-2e-2f-6g-3j-2m-4n-3p-10;_ lampe=a2
_ le=a3b-4d2e-3f-2m-2p-4;_ lentement=a6d-3;_ les=a10b-2c-2d-8p-5;_ leur=a3b-2;_ lui=a3d-2;_ m=a-2p3;_ mains=a2
_ mal=a4c-2;_ me=a-2d3p-2;_ mes=a2h2p-3;_ moi=a6b-4d-4n-2p-2;_ mon=a4b-2;_ monte=a2p-2;_ nom=c2;_ non=a-5n5;_ on=a2
_ ou=a3c-3e-2p-2;_ par=a3;_ pas=a2b-5c-5d-3e2f-2g3h-2k-5p-3;_ passer=a5d-3p-3;_ perd=a-2d2;_ personne=a2;_ plus=j3p-3
_ pour=a3b-3d-5h-2p2;_ proces=a3b-3;_ pv=a-3d4;_ qu=a8b-4d-3p-2;_ que=b-5c-3e2f-3g-2k3l3p-3;_ quelqu=a3d-2
_ quelque=a3;_ qui=a5d-2p-7;_ quoi=a3b-7p2;_ rien=a-7b6c-2d-3f-6g4k-2n-2;_ s=a-2d-2p3;_ sait=a2;_ sans=d-3f-2p3
_ si=a2;_ sommes=a4d-2;_ sont=b-2d-5f-2g-2m-2p3;_ stp=a4b-4d-2;_ sur=b-6c-2d5f-2;_ t=a3;_ temps=a4d-3
_ toi=a-5b-3d-3f7m-3n-2;_ ton=a6b-2d-3f-2;_ tour=a5d-5;_ tout=a2;_ toute=a-2p3;_ toutes=d2;_ triste=a2
_ trois=a7c-3d-3p-2;_ trop=a5b-2d-2;_ tu=a4d-3f-2p-2;_ un=a3b-5d4e-2f-5h-2i-2m-3;_ une=a-3b-4f-2p5;_ va=a-2d-2g-2p3
_ vont=a2p-2;_ vous=a4b-3d-2f-3g-3i-2j-2l-2m-4;_ vrai=a-5d6n-2o-2;_ y=a2;_ |=a3f-2g-6h-2i-3j-3k-2p-3
_=a2b-2c-2e-3f-2g-3h-3i-4j-3k-4l-2m-2n-3o-3;a $=a-3b-4c-2d-3f-2j6m-2o-3;a . $=a-3b-4c-5e5g-10h-6i2n-4o2
a . _=b6c-8d-4e-6f-2g-2h-2j-5l-2m-2p-2;a . a=b-6j3p3;a . aide=a-5b5j-2;a . allumer=a2b-2;a . astuce=a-2b2;a . avec=a2
a . avis=a-7b7j-2;a . bateau=a3m-2;a . bonne=a2;a . ca=a5b-3;a . ce=a-3p3;a . comme=a-6b6;a . d=b2p-4;a . dans=p-3
a . de=a3c-4d-2j-2;a . des=a-3p3;a . du=a2;a . equipe=d2;a . est=a5b-2d-2;a . etre=a-2g3;a . fin=a2e-2p-2
a . fois=a3b-2;a . heure=a-4d-2h2j3p2;a . je=b2;a . l=a2;a . la=a7b-4d-2p-4;a . lampe=a2;a . le=b-4d-4e3;a . ma=a-3p3
a . machine=a3;a . mere=a3e-3;a . on=a2b-2;a . place=b2;a . prochaine=a-3b-3d-2j4;a . qu=a4b-2;a . que=a5b-3d-3
a . qui=a2;a . quoi=a-4b-4c5;a . suite=a-2b-3d3;a . sur=b-2;a . tard=a-2j2;a . un=b-3m3p-4;a . |=a2d-2
a _=a4d-12f-9g-2h-2i-3k-4l-5m-6n-2o-4;a aucun=a2;a ca=a-2b2;a ce=a3d-2;a cette=a-2b2;a changer=a2b-2;a choisir=b2
a combien=a3b-3p-2;a comme=a4b-3;a commence=a2b-2;a cote=a3;a crie=a-3b-2c3;a demain=j3;a demande=b-2c2;a des=a5p-4
a deux=a2;a dire=a-6b2k4;a dit=b-3c3d-3;a donne=p3;a droite=a5d-2j-3;a du=a-2g3p-2;a ete=b-2d3p-3;a faire=a2b-3p2
a fait=a-3b-4d-2e-2j-2o5p-2;a faite=a3b-2;a gagne=a-4b-2d3p3;a l=c-2d-2e-2j2;a la=a-3b3c-7f-2g-3j3m-2p2;a le=a3
a lui=a-2b2;a ma=a-2b2;a me=a2;a moi=a-3b4d-2;a mon=a2d2p-5;a montrer=a2b-2;a partir=a2;a pas=a4b-2;a perdu=a-4b-2p3
a personne=a2;a plus=a-6b-3c-2f-3j5p3;a porter=a2b-2;a pris=a4b-2p-2;a propos=a2;a que=a4b-3;a quel=a3p-3;a quelles=a2
a quelqu=a-2b-2m3;a qui=a2c-2d-2e-3j-2;a quoi=c-2d-2;a rien=a-4b-4c-3d-2e-2f7l-2p-2;a ta=a6b-3c-2e-3p-2
a toi=a-5b-3d-2e6f-4i2j-4m-2;a ton=a-3b5;a tous=a-3b-2d-3e-2j-2l4m2;a tout=a-2b-2d-3e2j2;a trois=p3;a un=a-4b4m-2p2
a une=a2p-5;a venir=a-3b-2e3;a votre=a-4b4;a vous=a-2b-4c-3e2f-2g-2i4j-4l-4m2;a vrai=a-2d2;a zero=a-2d3;a |=a2
a=c-6d-2e4f-2g-5h-6j6k-4l-5n-8;abandonne $=a-2b4c-2d-2j-2;abandonne=a-3b5c-2d-2j-2;abandonnez . maintenant=a3b-2g-2
abandonnez pas=a3b-2g-2;abandonnez=a3b-2g-2;abruti $=a-3c-2d-2f6m-2o-3;abruti=a-3c-2d-2f6m-2o-3;abrutis $=f2
abrutis=f2;absolument $=a-3c-2d-2f-3m-2n-2o5;absolument . $=a-2b-2g-2n4o-3;absolument pas=a-2b-2g-2n4o-3
absolument=a-4b-3c-3d-2f-3g-3h-2j-2k-2m-2n3o4;accepta $=a-3d3;accepta=a-3d3;accepte $=a-4d4;accepte=b-3c-2d3
acceptee $=a-3b-2d4;acceptee=a-3b-2d4;accepter $=a-3d2;accepter=a-3d2;accord $=a-6b-4f-3g-2h-2k-2l-2n3o6
accord . vous=a2d-2;accord=a-5b-4d2f-3g-2h-2k-2l-2n3o5;adieu $=a-3b-2c-3d-2f-4h-2j6m-3o-4
adieu=a-5b-2c-3d-4f-4h-2j7m-3o-4;admin $=a-2d4f-2;admin |=a-2d2;admin=a-4b-2d5f-2l-2
admire $=a-5b-2c-2e-3f-3g-2i-2j-3l7m-2;admire . _=a6l-2p-4;admire le=a2;admire=a-2b-2c-2d-2e-4f-3g-2h-2i-2j-3l7m-2p-4
adorable $=a-2f-4l4;adorable=a-2f-4l4;adore . _=a-4b-2c-3d-2e-2l4p2;adore=a-5b-2c-3d-2e-2l4p2;adversaire a=a-3d3
adversaire=a-3d3;affiche . instructions=d2;affiche . solution=b-3d3;affiche la=b-3d3;affiche tes=d2;affiche=a-2b-3d4
affreux $=a-2f5l-3;affreux=f5l-3;ai . $=a2b-7c-4d2e-4h2j-3k4l-3p-5;ai . _=b3c-7d-5e4h2k-3l-2p-2
ai . a=a2b-4c-3d-2e-2p3;ai . appris=d2;ai . besoin=a3;ai . bien=c2;ai . capte=a-2b2;ai . ce=a-3d2;ai . comme=a-2b2
ai . compris=p-2;ai . convaincu=d2;ai . couteau=a-3b-4d-2e4;ai . d=a2c-2d-3k-2;ai . de=a5b-4c-3;ai . des=a-2p3
ai . du=a2;ai . entendu=a-4b-4c6e-2;ai . envie=b-3c-4e-2k-2n4;ai . et=a3b-2p-2;ai . eu=a-2c2;ai . fait=a2
ai . gagne=a-2d2;ai . idee=a-2k2;ai . l=d2;ai . la=a-2b-3c4p-4;ai . le=a2p-2;ai . ma=a2;ai . mon=a4b2c-2d-3k-2p-3
ai . peur=a3;ai . repondu=d3;ai . retenu=a-3c3;ai . suivi=a-3c4;ai . sur=a3p-3;ai . un=a-3p3;ai . une=a-2p2
ai . |=a-4b2c2d-2p2;ai _=b-5c-3d-6e-3h-2j-2k-3l2p2;ai appris=a2p-2;ai aucune=k2;ai deja=a2b-2c-4d2;ai des=a-2b-3p3
ai dit=b-3c-2d-2h3k-2;ai ete=h2p-2;ai eu=b-2c-3h2;ai fait=a3b-3p-2;ai gagne=a-4b-2d4
ai jamais=a2b-2c-3d-2e-2h-2k2l2p-3;ai la=a-4b4p-2;ai le=a4;ai les=a6p-5;ai mal=a-5b-3d-2e-2p5
ai oublie=a-5b2d-5e-2h-2k5p3;ai pas=a-3b-3c6d-3e-5g-2h-4k-2n2p-3;ai passe=d2;ai perdu=a-2c3p-2;ai peur=a2
ai quoi=a-2b3c-2;ai rate=c4d-2p-2;ai reussi=a-2b-2c-2d4k-2;ai rien=k-2;ai tout=a-2b4e-2;ai un=a-5b3d-3e4p-2
ai une=b-5e5k-2p-3;ai vu=b-2p2;ai=a-2c2f-4g-6i-4j-10k2m-4o-4;aide $=a-5b7c-2d-3e-2f-2g-2j-3k-2l-2
aide . $=a2b2c-2d-4h-2;aide . _=a2;aide . stp=a-3b4;aide le=a5b-5d-2;aide moi=a2c-3d-3h-2;aide stp=a-2b2
aide=a-2b7c-5d-7e-3f-4g-3h-3j-4k-3l-3m-2n-2o-2p-3;aider $=a5c-3d-2f-3m-2o-3;aider le=a2
aider=a6b-2c-4d-2e-2f-3g-2m-2o-3;aides $=f-2;aides=f-2;aidez $=a-3b3;aidez . $=a-2b2;aidez . a=b2d-2;aidez . stp=b2
aidez les=a4b-3d-2;aidez moi=a-4b5c-2d-2;aidez=a-2b6c-2d-3;aie . peur=g3n-2;aie pas=g3n-2;aie=a-2g3l2n-2;aimable=a-3i4
aime $=a-4f5g-2l-4;aime . $=l3;aime . _=a-4c-2d-2l3p4;aime bien=a-2j-2l4;aime la=a5p-4;aime les=a-4l-2p5
aime pas=a3n-2;aime votre=a-3l4;aime=a-2b-4c-4d-4e-3f4g-3i-2j-3k-2l4m-2n-3p2;aimerais=a2;aimeriez $=a2
aimeriez . $=a3b-2c-2;aimeriez quoi=a3b-2c-2;aimeriez=a5b-5c-3f-2;aimes . _=a-4p5;aimes bien=a2p-2;aimes le=p2
aimes les=p2;aimes=a-4c-2p5;aimez _=a2;aimez=a4c-2;ajoute . dix=a-3d3;ajoute moi=a-3d3;ajoute=a-4d4p-2
aled $=a-3b6c-3d-2f-4h-2j-2m-3o-4;aled . $=b3c-2;aled stp=b3c-2;aled=a-4b7c-4d-3f-4g-2h-2j-2m-3o-4
aller $=a-6b4c-2d-3f-4g3j3k-3m-5o-2;aller . $=a3c-2g-2;aller . la=a-3b3p-2;aller=a-4b5c-4d-3e-2f-4g3j3k-3m-5o-2p-3
allez . $=a-3b-4c-3e-2f-2g2j-2m4;allez . au=a2;allez . le=a-2e2;allez . |=a3m-3;allez _=a4m-2;allez bien=g-3m2
allez courage=a-3g4m-2;allez me=a-2e2;allez vous=b-3c-2e-2g-4m3;allez=a2b-6c-4d-2f-3j-3k-2l-2m3p-2
allo $=a-3c-3d-2f-3h-2m5o-3;allo=a-4b-2c-3d-2f-3h-2m6o-3;allons . $=a4f-2;allons . la=a3;allons a=a2;allons voir=a3f-2
allons=a5b-2d-2e-2f-2;allume $=a5c-2d-2f-2m-2o-2;allume . $=a2;allume . lampe=d2;allume la=d2
allume=a5b-3c-3f-3g-2m-2o-3;allumer $=a3b-2;allumer=a3b-3;allumez . stp=a2c-2;allumez la=a3c-2;allumez=a3b-2c-2
alors $=a3d-4;alors le=a-3d2;alors=a2c-2o-2;ange=a-2f-5i5l-4;api $=a-2d5f-2;api=a-2d4f-2;appeler $=b3c-2k-4
appeler . $=a5b-5;appeler . _=a-4b-2e4p2;appeler comment=a2;appeler=c-3e3k-4;appelez . $=a3b-2;appelez vous=a3b-2
appelez=a4b-2c-2;appelle $=a5b-4;appelle . $=b-2e-2m2p2;appelle . _=a-5c-2e5;appelle _=p2;appelle comment=a3
appelle=b-6d-3e3f-2h-3j-2;appelles $=a2;appelles=a2c-2;applaudit=a-3d3;appris . _=a3p-3;appris a=a3;appris=b-2d3p-3
apres $=a-2b4d-2;apres . _=b-3f-2p3;apres . autre=a2b-2;apres . |=a2c-3;apres l=a-2b-2p3;apres la=a2;apres moi=c-2
apres=b2c-3f-2p2;arrete $=a-2b-4c-2e-2j4k-2l-2;arrete . machine=a3;arrete la=a-2d-2j4
arrete=a-4b-5c-3e-2f-2g-3h-2j6k-2l-2p2;arreter $=e3;arreter=e3;arretez de=a3;arretez=a4
arrive $=a6b-4c-3d-3f-4h-2m-3o-3;arrive . $=a-3b4k-2;arrive . a=a2;arrive a=a2;arrive pas=a-3b4k-2;arrive quoi=a2
arrive=a5c-4d-3f-4h-2j-3k-3l-2m-3n-2o-3p-2;arriver=a2;arriverai=a-2b3j-2;as . $=a2b-7c-2e-4f-5g-6l-4p6
as . _=a2b-5c2d-2e-3f-5l-4;as . a=a-2e4p-3;as . cerveau=a-4f5p-4;as . combien=a2p-2;as . dans=a4b-2c-3
as . de=b-2c-2g4p-3;as . en=a3p-2;as . idee=a-2b4e-2f-2;as . indice=a-2b2p-2;as . la=a5p-4;as . le=a-3e-2p4
as . quoi=b-3c2;as . vu=a2;as . |=a5p-4;as _=a-2b-2c-6d-3e2f-5l2p4;as besoin=a3;as de=p-2;as dit=a-3b-4c4d-2p-2
as ete=a3l-2;as fait=b-2e2;as grandi=a2;as jamais=a2;as l=a3;as le=a-4e-2f3g3p-3;as pas=a2e-3p-2;as peur=a2
as pris=a4b-3c-2;as quel=a4p-3;as quoi=a4c-3;as reussi=d2;as rien=a3;as sauve=a2p-2;as trouve=a3b-3c-2;as tu=c3p-2
as un=a-6b3e-2l-2p3;as une=a3b3c-2d-2e-2f-2p-6;as vu=b-2c-2e-2p2;as=a2b-2d-6e-2h-2i-3k-3m-3
assurement $=a-3c-2d-2f-3m-2o5;assurement=a-3c-2d-2f-3m-2o5;assures $=a-2c-2d-2e-2f-3l4;assures . $=a-2l3
assures trop=a-2l3;assures=a-3b-2c-3d-2e-2f-4g-2l6;astuce $=a-5b5c-2;astuce=a-5b5c-2;attaque $=a-2b3c-2
attaque=a-4b3c-2d3;atteint $=b-2d4;atteint=b-2d4;atteints $=a-2d2;atteints=a-2d2;attend $=a4b-3;attend . moi=a-3b3
attend de=a-3b3;attend=b2;attendez . $=a2b3c-4d-2f-2g-2h-2k-2m-2;attendez . moi=a-2b2;attendez _=a4b-2
attendez de=a-2b2;attendez moi=a5b-6d-2h-2;attendez quoi=a-6b5c-2;attendez vous=a-6b6
attendez=b4c-5d-3f-4g-2h-3i-2j-2k-2l-2m-3o-3;attendrai=a4b-2c-2;attendre $=a6b-4c-3j-2k-3n-2
attendre=a6b-4c-3j-2k-3n-2;attends $=a4c-3e-2f-2j-2k-2;attends . $=a3b-6c3d-2k-3;attends . je=a-3b3
attends . reflechis=a-2b-2k3;attends . un=a2;attends je=a-2b-2k3;attends que=a-3b3;attends quelqu=a2;attends qui=a3b-3
attends quoi=a-5b-4c5;attends |=c2;attends=a3b-2c2d-3e-3f-4g-2h-2i-2j-4l-3m-3o-2;attendu $=a3b-4i2;attendu . dire=a2
attendu veut=a2;attendu=a6b-5d-2i2p-2;attention $=a5c-2d-2f-3m-2o-3;attention . toi=a-3e4f-2j-2
attention a=a-3e4f-2j-2;attention=a3b-2c-3d-2e4f-4j-2m-3o-3;au . $=b2c-5e-4g-4h-6i-3j3k-3l-5m-5n-3o-5p-2;au . _=a-3p3
au . de=a3p-3;au _=a2b-3c-2e-3f2g-2h-3j-7k-2l-3m-4n-2o-2;au developpeur=d3;au dragon=a2;au joueur=d2;au juste=a-3b4d-2
au maximum=a-3d3;au revoir=a-4b-3d-3f-2j5;au secours=a-4b5d-3f-2j-3;au=c-6e-4g-5h2i-3j3k-4l-5m-5n-4o-5;aucun . $=a2
aucun _=a2;aucun=a2;aucune . $=a4b-6d-2e-2f-2k5l-2;aucune . de=a-2b3k-2;aucune . desole=b-2k3;aucune _=a4e-2
aucune idee=a-4c-2d-2f-2h-2k5;aucune=a3c-3d-3e-3f-3g-2h-3j-2k5l-2m-2o-2p-2;aura=a2;aurais . du=b-2c-2h2
aurais . fait=a3b-3;aurais fait=a3b-2;aurais pas=c-2h2;aurais=a2c-3d-2g-2h2l-2;aurait=a2;auriez . l=a-3c3
auriez . une=b2;auriez une=b3;auriez vous=a-4b3c3;auriez=a-3b3c2l-2;aussi $=a4d-2;aussi . ai=a3;aussi . je=a2
aussi . que=a-4l5;aussi j=a3;aussi je=a2;aussi |=a2;aussi=a2b-4c-2d-3f-2h-2k-2l4p-2;auteur=a-2d2;automate $=a3d-3
automate=a3d-3;automatique $=a-2d4;automatique=a-2d4;automatiquement $=a-2b-2d4;automatiquement=a-2b-2d4
autre $=b3c-3d-2;autre . $=b-4c4;autre a=a-3b3;autre cote=a2;autre fois=a-4b-2c5;autre=b2c3d-4f-2k-2l-2;autres $=a3
autres=a4c-2;avais . $=a2;avais _=a3;avais=a2l-2;avait . $=a2;avait . _=a5b-2c-3;avait . dans=a-3c4;avait . de=a2
avait quoi=a-2b-2c3;avait=a2b-4c2d-2p-5;avec $=a6b-2c-2d-3f-2o-2;avec . $=b-5c-6e-2f-2g2h-2i-2j-2l-3m-2o6p-3
avec . _=c3d-3e-2p-4;avec . je=a4b-3;avec . mots=a2;avec _=a-5d-3f-2o6p-2;avec ce=a-5b2c4;avec les=a3;avec moi=a2g-2
avec quoi=a7b-5c-4;avec toi=a4g-3;avec une=a6d-2p-3;avec vous=a-2b-2e-2g4l-3
avec=a4b-6d-2e-5f-4g2h-3i-2j-3k-3l-5m-3n-2o6p-7;avertis $=a-3e4f-2j-2;avertis=a-3e4f-2j-2
avertissement $=b-3c-2d-4e5f-2g-2i-2l-2o-2p-2;avertissement=b-3c-2d-4e5f-2g-2i-2l-2o-2p-2;avez . $=a5b-5d-4g-4i-2l-2
avez . _=a5c-3;avez . a=a2;avez . astuce=a-2b2;avez . d=a2b-2;avez . de=a-2l3;avez . droit=g2;avez . fait=a2
avez . la=a2;avez . le=a2;avez . perdu=a2;avez . quoi=b-3;avez _=a5c-2;avez de=l2;avez deja=a2;avez demande=a-3b-2c4
avez dit=a-7b-3c7;avez fait=a-3g3;avez gagne=a4d-3;avez le=g2;avez pas=a4g-3;avez perdu=a4b-3c-3;avez peur=a2
avez rien=a3;avez une=a-2b2l2;avez vous=a3b-4;avez=a3b-5e-5f-5h-2i-4j-2m-3p-3;aviez . $=a2;aviez . _=a3;aviez _=a2
aviez une=a2;aviez=a5b-2;avis $=a-2b3c-2j-2;avis=a-3b4c-2j-2;avoir $=a2;avoir . $=a3b-2c-3e-2g-2h2i2;avoir . _=h2p-3
avoir _=a5;avoir crie=a-3h3;avoir ete=h2;avoir peur=a2;avoir=a3b-2c-5d-3e-3f-3g-3h4i2l-3p-4;avons . $=a-2d3
avons gagne=p-2;avons=p-2;avoue . on=a2;avoue |=a-2d2;avoue=d2;avouer=a2;bah . $=a-3d-2n3o2;bah non=a-2n3
bah oui=d-2o2;bah=a-2d-2n3o2;bande . abrutis=f2;bande . idiots=f2;bande . nuls=f2;bande d=a-2d-2f4;bande de=f2
bande=a-3b-2d-2f5;bateau $=a3b-5c-3d-4f-3g-2l3m3p-3;bateau . _=a3m-2;bateau la=a2m-2
bateau=a4b-6c-4d-2f-3g-2h-2l3m2o-2p-4;bateaux $=a2;bateaux=a2;bats $=a-3b4k-2;bats=a-2b3k-2;beau $=d-2l2
beau . $=a-5b-3c-2d-3f-3j-2l6m-2o-2;beau _=a-2b-2l4;beau bateau=a-3d-2f-2l4;beau chapeau=l2;beau chez=a-3l2
beau=a-3b-4c-3d-4f-4g-2i-2j-2l7m-2n-2o-2;beaucoup $=i2l2;beaucoup de=a-2l3;beaucoup=b-3c-2f-2l3;beaux . $=a-3f-2l3
beaux yeux=a-3f-2l3;beaux=a-3f-2l3;bel . $=a-3b-2f-2l4;bel _=a-3b-2f-2l4;bel=a-3b-2f-2l4;belle $=a-2f-4l4
belle . $=a-4b-2l5;belle _=a-4d-2l4p-2;belle robe=l2;belle voix=a-2l3;belle=a-6b-2c-2d-3f-5i-2l8p-2
ben . $=a-3d-2f-2n3o2;ben non=a-2n3;ben oui=d-2o2;ben=a-3d-2f-2n3o2;besoin . _=a2;besoin . aide=a-4b4;besoin . quoi=a3
besoin . toi=a2;besoin de=a6b-4c-2p-2;besoin=a4c-5d-2p-3;bete $=f5l-3;bete=d-2f5g-2l-3
bien $=a-2b-4c-5d-5e-5f-5h-2j2k2m2n-2;bien . $=a2b-5f-3g-6h-3i-3j-4k-5m-5n-3o4p-2;bien . _=a2l-3;bien . bonjour=a-2m2
bien . l=a-2d-2l3;bien . qu=a-4b4;bien . que=o-2;bien . |=a-2b2i2;bien _=a-3b2d2l-2p2;bien entendu=a-3o3
bien joue=b-4c-2d-3f-2g-2j-2l4m-3o-5;bien la=a4l-2p-4;bien le=a-2m2;bien repondu=a-2d3;bien sur=c-2d-3g-2k-2l-2o4
bien=b-6c-4d-4e-7f-8h-6l2m3n-2o3p-3;bloque $=b5d-2g-2j-2k-2;bloque=b5d-3g-2j-2k-2p-2;bloquees $=a-3b3;bloquees=a-3b3
bloques $=a-3b3;bloques=a-3b3;bon $=a5b-4f-2g-2j-2n-2;bon . $=b2d-4f-2l4p-6;bon . _=a-4b4;bon . maintenant=b2
bon _=a-2b3d-3f-2l2;bon et=b2;bon=b4c-2d-4e-2g-3i-2j-3l3m-2n-2p-2;bonjour $=a-5b-3c-3d-5f-4g-2h-2i-2j-2l-2m8n-3o-4
bonjour . _=a-4d-2m4;bonjour . tous=a-2m3;bonjour _=a-4d-2m4;bonjour a=a-2m3
bonjour=a-8b-4c-4d-7e-2f-5g-2h-2i-2j-3k-2l-3m10n-3o-4p-2;bonne . $=c-4e-2f-4g-3h-2i-2j7k-3l-4m-3n-3o-4p-6
bonne . _=a3p-2;bonne . de=a-3d-2j2p3;bonne _=a-2c-2d-6f-3j6l-3m-2o-2;bonne continuation=d-2j3;bonne journee=d-2j3
bonne reponse=a-3d6j-5;bonne voie=b2;bonne=a-3b-2c-4e-3f-5g-4h-2i-2j7k-3l-5m-3n-3o-4
bonsoir $=a-2b-2c-3d-3f-4h-2j-2m6o-4;bonsoir . _=a-3m4;bonsoir . gardien=d-2m3;bonsoir . vous=a-2e-2m3;bonsoir _=a-3m4
bonsoir a=e-2m3;bonsoir |=d-2m3;bonsoir=a-6b-3c-4d-5e-3f-5g-3h-2i-3j-3k-2l-2m9n-2o-4;bot $=a-2d4f-2;bot=a-2d5f-2
bouffon $=a-3b-2c-2d-2f6l-2m-2o-3;bouffon=a-3b-2c-2d-2f6l-2m-2o-3;brave $=a-2l3;brave=a-2l3
bravo $=a-3b-2c-3d-2f-4h-2j-2l6m-3n-2o-4;bravo . tous=a-3d-2l4m-2;bravo a=a-3d-2l4m-2
bravo=a-5b-3c-4d-4e-2f-5g-2h-3i-2j-3k-2l8m-4n-2o-4;brillant $=l2;brillant=l2;brille $=a5b-3d-2;brille=a5b-3d-3
brulait=a2b-2;brule $=a4b-2g-2;brule=a6b-3c-3g-2;bruler $=a-4e4;bruler=a-4e4;brute $=f4;brute=f4;but $=a-2b3
but=a-3b4c-2d-3;bye $=a-4b-3c-4d-3f-4g-2h-2i-2j7l-2m-3n-2o-4;bye . $=a-2b-2d-2f-2j4;bye bye=a-2b-2d-2f-2j4
bye=a-4b-3c-4d-3f-4g-2h-2i-2j7l-2m-3n-2o-4;c . $=a-3c2g3;c . _=b-4d3h-2i-3m3p-7;c . a=a-2b3p-2;c . beau=a-2l2
c . bien=a3g-2i-2o-3;c . bon=b-2d3g-2;c . ca=a-5c-2o5;c . complique=a-3b4d-2i-2o-2;c . de=a2;c . dur=a-4b3d-2g2i-2o-2
c . ferme=a4;c . gentil=a-3b-2i4o-2;c . juste=a-3b-2d3;c . l=a3;c . la=a3c-3d-3p-3;c . le=a5c-2d-4p-4;c . lui=a3
c . ma=b-2h3p-5;c . moi=a2b-2p-2;c . mon=a-2b-3d-3e3p3;c . ou=a-2c3;c . pas=a3b-5c-4n2o-2p-2;c . pour=a4b-2d-2
c . qui=a-4c3d-2p4;c . quoi=a-3c2g-2i-3o-2;c . sympa=a-4b-2d-2i5o-3;c . toi=e2;c . tout=d-3j3;c . trop=b2h-2i-2p-2
c . un=a5b-6g-2i-4;c . une=a3b-3d-2i-2l2p-5;c . votre=a5g-2;c . vous=a5;c . vrai=a-5d-3o5;c . vraiment=a2;c . |=a2b-2
c est=c-2d-2f-6i2k-5l-2o2p-2;c etait=b-2c3e-2f-3g-5h-2i-2p2;c quoi=a-2b2;c=b-2d-2f-8g-3i2k-5l-3o2
ca $=b-7c6d-7e-4f-2g-7h4i-3j-3k-7l-3m-4n2o3p-3;ca . $=a-3b-2c-9e-4f-4g-9h-4j-3k5l-3m5n-4p-2;ca . _=a2b-3c-2d2p-3
ca . a=a2;ca . aller=a-4b-2g5m-3;ca . combien=a-3p3;ca . comment=a-3b4;ca . de=a2;ca . dire=a3b-2;ca . du=a-2g3
ca . est=a2;ca . il=a-3b3;ca . je=a-4b2e3;ca . mal=a2e3g-2m-2p-3;ca . pas=b6c-2g-7k-3n-3o-6;ca . passer=a-2g3m-2
ca . quoi=a4b-2c-3;ca . va=a-2f-2g-2m-4o4;ca . |=a4c-2g-2;ca _=a-3b3c-8d-5f-2g-3h-2k7m-7n-2o-6p2;ca a=a-4b4d-2e-2g3
ca comme=a-3d3;ca compte=a-2d2;ca dit=a4c-3d-2n-2;ca doit=g2;ca fait=a2;ca finit=a2;ca juste=a-2d3;ca les=a2
ca marche=a-3b3c-4g-3h-2k-4m-4n-2o4;ca me=b-3d-2f-2m-4o4;ca qu=a-3b3;ca s=a4d-3;ca se=a2
ca va=a-2b-6c-4d-4e2f-3g3h-2j-2k-8m5o-9p-3;ca veut=a4b-2;ca vous=a2;ca |=a-2b2;ca=b-2d-4f-10h2i-6j-8l-7n-2o3p-3
cale $=a-2b4d-2j-2k-2;cale . $=b2;cale completement=b2;cale=a-2b5d-2j-3k-2;calin $=a-4b-4e-3g5;calin=a-4b-4e-3g5
calme . $=a2;calme . l=a2;calme _=a2;calme comme=a2;calmer $=a-3b4c-2;calmer=a-3b4c-2;calmez vous=a2b-2f-2l-2m-2
calmez=a2b-2f-2l-2m-2;capte . $=a-3b4;capte rien=a-3b4;capte=a-3b5k-2;carrement $=a-3b-2c-3d-2f-3h-2j-2m-2o6
carrement=a-3b-2c-3d-2f-3h-2j-2m-2o6;casse $=a2b-2d-2f-2j3p-2;casse . $=a-2f4j-2;casse la=a-3e3;casse toi=a-2e-2f4
casse=a-3b-3d-3e3f3g-2j3k-2p-2;casser $=e2;casser . figure=e2;casser la=e2;casser=a-2e3
ce . $=e-2f-3g-7h-3i-2j-2k-2m-2n-2o-2p3;ce . _=b-2d4p-4;ce . c=a-2b-2c2g3;ce . elle=a-2b-2c4;ce . est=a-3b3;ce . et=a2
ce . j=a-5c-3d-2h3;ce . je=a2c-5d-2g-5h-2k-3;ce . la=b4c-3d-2p-2;ce . on=c-2;ce . pourrait=b2c-2;ce . rien=a-5b-3g4
ce . s=a3b-3;ce . t=a2;ce . tu=a-2c2d-2p-2;ce . veut=b2;ce . vous=e-2g4h-3;ce . |=a3b-4;ce _=a2b-5c2g-4l-2
ce bateau=a4p-2;ce combat=a-2b2;ce couteau=a3;ce est=a-2b-4g3;ce jeu=a-3b3;ce niveau=d2;ce qu=c3d-3p-2
ce que=d-9f-2g2j-3l-3p-4;ce qui=a-2c-4d4g2p-4;ce soir=a2b-5c-3d-3f-2g-3p3;ce truc=c-2;ce=e-3f-7g4i-4j-5k-4l-4m-5n-5o-5
cede $=a-4c-2d4;cede=a-4c-2d4;celle . _=a4;celle du=a2;celle qui=a2p-2;celle=a4p-2;cense en=b2;cense=a-2b3;censes=c-2
cent $=a-2d3;cent . $=a2;cent . cent=a-2d3;cent fois=a2;cent pour=a-2d3;cent=b-2d3;certainement $=a-2c-2d-2f-3m-2n-2o5
certainement . $=a-2g-2k-2n4o-3;certainement pas=a-2g-2k-2n4o-3;certainement=a-4b-2c-3d-2f-3g-3h-2j-2k-2m-2n4o4
cerveau=a-4f5p-4;ces . $=a6b-2;ces _=b2p-2;ces=a2d-2p-2;cet . $=a3;cet _=a3;cet=a3;cette . $=a2c-2;cette . est=a3d-2
cette _=a4d-2p-3;cette maison=a3;cette=a6b-2c-3p-4;change=a5b-5d-3;changea . avis=a-3d2;changea d=a-3d2;changea=a-3d2
changer $=a2b-2;changer . _=a2;changer . avis=a-4b3;changer d=a-4b3;changer=a2b2;chapeau $=b-2c-2d-3f-2l5
chapeau=b-2c-2d-3f-2l5;charge . partie=a-2d3;charge la=a-2d3;charge=a-2d3;charmant $=l2;charmant=l2
charmante $=a-2f-3l3;charmante=a-2f-3l3;chatbot $=a-3d4f-2l-2;chatbot=a-3d4f-2l-2;cheat . $=a-2d3;cheat code=a-2d3
cheat=a-2d3;chemin $=a3;chemin=a3b2d-2l-2;cherche . $=a-3b-2e4g-2k-2n-2;cherche pas=a-3b-2e4g-2k-2n-2
cherche=b-3d-2e4g-2k-3n-2;chez . $=b-4d-3e-5f-2g-3h-2i-2j3p3;chez . _=a-3p3;chez _=a-2p2;chez le=d-2p3
chez moi=a-6b-4d-2h-2j4p4;chez toi=a6e-4f-2j-3;chez vous=l2;chez=a-2b-5c-2d-4e-5f-2g-3h-2i-2j3p6;choisir $=a-4b4k-2
choisir . $=a3b-3;choisir=b2k-2;choisirais . $=a-2b3c-2;choisirais quoi=a-2b3c-2;choisirais=a-2b3c-2
choisiriez $=a-2b3;choisiriez . $=a-2b3f-2;choisiriez lequel=a-2b3f-2;choisiriez=a-4b5c-2f-2;choisis . $=a-4b5
choisis la=a4b-3;choisis lequel=a-2b2;choisis qui=a-3b4;choisis=b4d-2e-2p-2;choix $=a-4b3d-2;choix=a-4b3d-2
chose $=b4l-2;chose . _=a2;chose . je=a3b-3;chose . vous=a2;chose _=a4b-3;chose a=a2;chose de=a2
chose=a5c-3d-3e-2f-2k-2l-3p-2;choses $=b-2c3;choses que=a2;choses=b-3c2;chou $=a-3d-2f-4i5l-4;chou=a-3d-2f-4i5l-4
cle $=b-3c-2;cle=a2b-3c-2;clown $=a-3c-2d-2f6m-2o-3;clown=a-3c-2d-2f6m-2o-3;code $=a-2d3;code . triche=a-2d3f-2
code de=a-2d3f-2;code=a-3b-2d5f-3;coeur $=f2i2l-2;coeur avec=a2;coeur=d-2f2i2l-2p-2;coince $=a-2b4d-2j-3k-2
coince=a-2b4d-2j-3k-2;combat $=a-3d3;combat . $=d2;combat gagne=d2;combat=a-4d4;combien $=b6c-3d-4j-2k-2p-3
combien . $=c3d-2;combien . _=a-3b-2c3;combien . questions=a2;combien . temps=b-2d3p-2;combien d=a2
combien de=b-4c2d2p-7;combien deja=c3d-2;combien font=a-4b-4d-2p5;combien je=b3
combien=a-2b3d-2e-3f-3g-4h-2j-4k-4l-3m-2o-2p4;comme . $=b2c-6e-2f3g-2j-2p-3;comme . _=a5b-3f-2l-3p-3
comme . es=a-5d-4f-4l6;comme . j=a-2d2;comme _=b2c-2f3l-4p-3;comme ca=a3;comme choix=b2;comme l=a3d-2;comme la=a2d-2
comme options=b2;comme si=a-3d3l-2o-2;comme toi=b-3l3;comme tu=a-5d-4f-4l6;comme un=a3b-2;comme une=b-2l-2
comme=c-7d2e-4g-4h-2i-3j-3k-2l3m-3o-3p-7;commence $=b2;commence par=a3b-2;commence=a2b2c-3d-2;commencer $=a2b2d-3p-2
commencer=a3b2d-3p-3;comment $=a5b-4c6d-3e-2f-3g-2h-2i-2j-2k-4l-3m-8o-3;comment . $=a-2b2c4f-2k-4m-5
comment . _=a-4b5k-3m-4p-2;comment . allume=a2;comment . appelez=a3b-2;comment . attaque=a-3b4c-2
comment . calmer=a-3b4c-2;comment . continue=b3;comment . convaincre=b3c-3m-2;comment . dois=c3;comment . est=a-3b4c-2
comment . fais=a-3b4;comment . fait=a-5b5;comment . feu=a3b-2;comment . gagne=a-5b7c-2d-4k-2;comment . joue=a-2b2
comment . la=a3b-2;comment . le=b-4c-5k4;comment . m=a3c-4;comment . marche=a4b-2c-2m-2o-2;comment . me=a2
comment . parle=b2;comment . parler=a-5b5k-2;comment . persuader=a-3b4c-3m-2;comment . peux=a2;comment . sais=a2b-2
comment . t=a2;comment . tu=a-5b-6k5m3;comment . va=a-2b-2m3;comment . vas=a-3b-2m4;comment . vous=a-2b-6c2m3
comment _=a-5b6c-4;comment allez=a-4b-2c-2m4;comment avez=a2;comment ca=a-2c3k-4o-3;comment continuer=b3k-2
comment dites=a-3b-2c3;comment dois=a-3b3;comment etes=a2;comment faire=c-2;comment il=c2;comment j=b2
comment je=d-5e-2j-2k3m-4;comment la=a-5b5;comment le=a-2b3m-2;comment lui=a-4b4k-2;comment marche=a2b-2
comment on=a-3b5m-2p-3;comment te=a-3b4k-2;comment tu=a5b-6c-2e-2m2;comment vas=b-2m3;comment vous=a2b3c-7k-2m-5
comment |=a3c-2;comment=b3c4d-11e-9f-9g-8h-6i-5j-7k2l-6n-4o-8p-7;completement $=b3;completement=a-4b5l-2
complique $=a-5b6c-2d-3f-2g-2i-3l-2o-3;complique=a-5b6c-2d-3f-2g-2i-3l-2o-3;comprendre $=b3d-2g-3k-2n-2
comprendre=a-2b4d-2g-3k-2n-2;comprends $=a6b-4e-3f-3g-2j-2;comprends . $=a-4b6g-3k-3n-2;comprends . pourquoi=a2
comprends . que=a-3b-2g3;comprends ce=a-3b-2g3;comprends pas=a-3b5g-3k-2n-2;comprends rien=a-3b4g-2
comprends=b3c-3d-2e-5f-4g4h-2i-2j-4k-4l-2n-3;compris . _=b-4c2;compris la=a-3b-3c4;compris les=a2b2c-3;compris=p-2
compte . juste=a-2d3;compte ca=a-4d4;compte=a-4b-2d5;compter . moi=a-3b-3c-3d-2g4;compter sur=a-3b-3c-3d-2g4
compter=a-3b-3c-3d-2g4;comptez=a2;con $=a-4c-2d-2f7l-4m-2o-2;con=a-4c-2d-2f7l-4m-2o-2;confiance $=a2b-3f-2
confiance . _=a3d-2;confiance . dix=a-2d2;confiance au=a2b-2;confiance plus=a-2d2;confiance=b-4c-2d4e-2f-3g-2p-2
connais $=a6b-3c-3d-2f-3g-2l-3;connais . $=a-6b-3k6n-2;connais . _=a5p-3;connais . que=a4k-3;connais _=a4p-3
connais le=a2;connais pas=b-2k3n-3;connais plus=a4k-3;connais=a3b-5c-5d-4e-4f-5g-3j-2k4l-4m-2n-3p4;connaissez $=a3c-2
connaissez=a3c-2;connait $=a2;connait . _=a2;connait=a7b-2d-2l-3;connaitre=a-3f-2l-2m4;connasse $=a-3c-2f5m-2o-2
connasse=a-3c-2f5m-2o-2;conseil $=a-2b3;conseil . $=b2;conseil stp=b2;conseil=a-5b6;conseilles . $=a4b-2c-3
conseilles quoi=a4b-2c-3;conseilles=a3b-2c-3f-2;conseils $=a-4b4;conseils=a-4b4;consigne $=a-2c2;consigne=a-2c2
continuation $=d-2j3;continuation=d-2j3;continuer $=b3k-2;continuer=b3k-2;continuez=a2;convaincre $=b3c-4m-2
convaincre=b3c-4m-2;convaincu $=a-2d3f-2;convaincu . vrai=d2;convaincu=a-4c-2d6f-3l-3;convaincue $=a-4d4
convaincue=a-4d4;cote $=a3c-4d-3f-2g-2l-2;cote . $=b-2c2;cote |=a2;cote=a3d-4f-2g-3l-2p-2;coucou $=a-2c-2d-2f-3m5o-3
coucou . $=a-4b-2d-2f-2l-2m5o-2;coucou _=a-4b-2d-2f-2l-2m5o-2;coucou=a-5b-3c-3d-3f-4g-2h-2j-2k-2l-2m7n-2o-4
coup $=b-2d2;coup . c=a2d-2;coup . main=a-2b2d-3;coup . pouce=a-3b3;coup de=a-2b3d-3g-2;coup je=b2;coup |=a2
coup=b2c-2g-2;coupe=a4b-2e-3g-2;courage $=a-6b-3c-4d-3f-5g8h-3i-2j-3k-2l-2m-4n-2o-5
courage=a-6b-3c-4d-3f-5g8h-3i-2j-3k-2l-2m-4n-2o-5;courageux $=a3g-4l2;courageux=a4f-2g-4;couteau $=b-5c-2d-3e4
couteau=b-5c-2d-3e4;creativite . $=d2;creativite . 1=d2;creativite maximum=d2;creativite |=d2;creativite=a-2d4
cretin $=a-3b-3c-3d-3f6l-2m-2o-3;cretin=a-3b-3c-3d-3f6l-2m-2o-3;crie $=a2b-5c2d-2h2j-2;crie . $=a-4c2h2;crie _=h2p-2
crie quoi=a-4c3;crie=b-4c3d-3h3j-3p-2;crier $=a3;crier=a2b3;criez=a2;crois $=a5e-2f-2j-2;crois . $=a-6b-2k-3n5
crois . que=a2f-2;crois pas=b-3f-2k-3n5;crois que=o2;crois=a2b-4c-2d-2e-4f-4g-2h-2i-2j-3k-3l-2n5o2;croit $=b-2d3j-2
croit . c=a3d-2;croit que=a3d-2;croit=b-3c-2d3f-2j-2;cruel $=a-2f4l-3;cruel=a-2f4l-3;d $=a4b-4
d . $=b2c-6d-2g-7h-6i-4j-3k-5l-5m-3o3;d . _=a2b-3d-2f3p-6;d . a=a-2b2;d . avec=a-3d3;d . coup=b-2d2;d . est=a3b-2
d . ete=h2;d . la=a-3b2;d . un=a2;d . venu=a2;d . |=b-3c2;d _=b2c2d-5f-3n-2o-3;d abrutis=f2
d accord=a-5b-4d2f-3g-2h-2k-2l-2n3o5;d aide=a-5b5;d apres=a-2d2;d autre=a-2b4c-3;d avis=a2b-3
d avoir=b-2c-2d-3f-2g-2h3i2;d ecouter=a4o-2;d en=a4b-4;d etre=b-2d-2f-2g2l-2;d histoires=a3;d ici=a3b-2
d idee=b3d-2k-2;d idees=a-3b3;d idiots=f2;d or=d2;d ou=a3b-3d-2;d ouvrir=a3f-2l-2;d un=a2b-2d2f-2p-3;d une=a-2f4p-3
d=a2c-4e-2g-2j-5k-7l-3m-5o3p-3;dame=a-2;dans . _=b2c2d-4;dans . main=a2;dans . tete=a4p-3;dans _=a2p-2;dans l=a4p-2
dans la=a3b-4d-3;dans le=b4c-3;dans les=a3c-3;dans ton=a-3c3;dans un=a-4b-5p5;dans une=a3f-2;dans=a2d-3e-2f-3g-2l-2m-2
de $=a7b-5c-3d-2;de . $=b-6f4h-4i-6j3k-5m-11o-4p-2;de . _=b-2c-6d-2f-3g-2h3l-3m-3p3;de . aide=a-4b5;de . autre=a2
de . avoir=h2;de . ca=a-3b2h2;de . cote=b2d-2g-2l-2;de . en=a3;de . est=a3p-2;de . et=e2;de . faute=a2g-2
de . le=a-2p4;de . les=a2;de . main=a2;de . mains=a2;de . part=a2;de . peine=a3p-2;de . pour=b2h-2;de . que=a3b-2
de . qui=a-3g2;de . rencontrer=m2;de . scene=a-2d2;de . si=a3;de . vie=b-2d-2n3p-2;de . vous=p-2;de . yeux=a-2l2
de . |=b2d-2g-2;de _=b-8d-12e2f6g-3h-3j-2l-4m-4n-5p-2;de beaux=a-2l2;de ce=g2;de ces=b2;de cette=p-2;de choses=a3
de dire=a-4b-2c3h2;de faire=a-3m5;de fin=a-2d4f-2;de jeu=a4b-2d-2;de jouer=a2;de l=b4d-3
de la=b-5c-2d-3e-2f-2g-2j-2n3p3;de le=a3p-2;de m=a-4p2;de ma=a4p-2;de main=a-2b2d-3;de mal=a3e-2;de me=h2
de mes=a4b-2h-2m-2;de moi=a-4b5c-2;de mon=a2b-2;de nuls=f2;de parler=a-2c-3e3f-2n-2;de peine=h2;de perdre=a2
de persuasion=a-2d3f-2;de plus=e2;de pouce=a-3b3;de quel=a-3b3;de quelle=a4l-2p-2;de question=a-3c-4d-3f-3n5
de questions=a3;de qui=a4b-2p-2;de quoi=a-2b-3c4;de repeter=a-3c3;de rien=a5b-3c-2f-4g-3;de s=a2;de savoir=a2
de scene=d2;de suite=a4d-3;de temps=b-2d3p-2;de toi=b-3e-2f-3g-2j3;de ton=b-3d-2g3;de tout=a-2b2;de triche=a-2d3f-2
de vie=d2;de voleur=f2;de votre=a4b-3g-3l-2;de vous=a-4b-5c-4e-3f-6g3h3i-2j3m4;de=b-2c-3d-2e-3i-2k-9l-2m3o-5
debile $=a-3c-2d-2f7l-3m-2o-2;debile=a-3c-2d-2f7l-3m-2o-2;debloque $=a-5d6;debloque . $=a-4d5;debloque tout=a-4d5
debloque=b-2d5f-2g-2j-2n-2o-2;debug $=d2;debug=d2;debutant $=a4b-3;debutant |=a2;debutant=a5b-4d-2g-2;debute |=a-3b3
debute=a3d-2j-3k-2;debuter=a2g-2;defonce . $=a-3d-3e3;defonce tout=a-3d-3e3;defonce=a-3d-3e3;defoncer $=a3e-3
defoncer=a3e-3;degage $=a-3c-2d-2f5m-2o-3;degage=a-3c-2d-2f5m-2o-3;degats $=a-4d4p-3;degats=a-4d4p-3;degoutes $=d-2f3
degoutes=d-2f3;deja $=a-9b-4c10d-6f-3k-2l-2m-2o-2p-2;deja . $=a2c-3d2;deja . _=a-3b-2c4p-2;deja . ici=a3;deja _=a3c-2
deja convaincu=d2;deja fait=a4;deja gagne=a-2d2;deja les=a-4c4;deja tout=a4c-2d-3;deja venue=a2;deja |=c-2
deja=a-3b-5c8e-3f-4g-3h-3i-2j-2k-4l-4m-3n-2o-4p-6;demain $=a-5b-4c-2d-3f-2g-2j6p2;demain=a-6b-4c-2d-3f-2g-2j6p4
demande $=c4d-2;demande . $=a-9c4e-2h3;demande pardon=b-2e-2h3;demande quoi=a-7b2c3;demande |=a3c-2
demande=b-2c4d-4e-3f-3g-3h2i-2j-3k-2l-3p-2;demander $=a3c-2;demander . $=a-3b4c-2;demander quoi=a-3b4c-2
demander=a2c-4;demandez=a2;demolir $=e2;demolir=e2;denonce $=a-3e4f-2j-2;denonce=a-3e4f-2j-2;denoncer $=e2;denoncer=e2
dernier . $=a-4b-2c-2d-4e5f-2g-2o-2p2;dernier avertissement=a-4b-2c-2d-3e5f-2g-2o-2;dernier=a-4b-2c-2d-4e5f-2g-2o-2p2
derniere . $=a-5b-3e6f-3g-2j-2k-2l-3m-2n-2o-3;derniere _=a-5b-3c-3d-4e6f-3j-2k-2l-3m-2n-2o-3;derniere fois=a3c-2
derniere=a-4b-4e6f-3g-2j-2k-2l-3m-2n-2o-3;des . $=c-4d-4e-3f-4g-3h-2j-4k-2m-3n-2o-2p3;des . _=a-4p4;des . a=a-3b-3p3
des . de=a5p-4;des . heures=a5p-4;des . plus=a3p-3;des . que=a2;des . vont=a2;des _=a2b-8c-2d-4e-3f-3j-2l-4m-2p3
des choses=a2;des conseils=a-4b4;des devoirs=a-4b-3p4;des gens=a3;des idees=a-3b3;des portes=a2;des souffles=a2b-2
des voleurs=a2;des=a2c-5d-5e-4f-5g-4h-3i-2j-4k-2m-4n-3o-2p4;desole $=b-5d-4f-4g-8h5i-2j-2l-3m-3n-2o-4;desole . _=a-4h4
desole du=a-4h4;desole pour=a-5g5h-3;desole=a-5b-6d-5e-2f-5g2h8i-3j-3l-5m-5n-3o-4p-2
desolee $=a-3b-3c-3d-2f-4g-2h6j-2m-3o-4;desolee=a-6c-3d-3f-4h7i-2j-2l-2m-3o-4;deteste $=a-4b-2e-4f6i-2j-3
deteste=a-3b-2e-4f6i-2j-3;detruire $=e2;detruire=e2;deux $=a2c-4d-4p3;deux . $=b-3c2;deux _=a5p-3;deux fois=a2c-2
deux personnes=a2;deux=a3b-2d-4e-2f-3g-2j-2l-2o-2p2;deuxieme . $=a-2c2;deuxieme encore=a-2c2;deuxieme=a-5b-2c4
developpeur $=a-2b-2d3;developpeur=a-3b-2d4;devez . $=a5b-3f-3;devez=a5b-3f-3;devoir $=a4d-2;devoir=a4d-2
devoirs $=a-3d-2p3;devoirs=a-4b-3d-2p4;devrais . _=a2;devrais avoir=a2;devrais=b3d-2e-2f-3l-2;devrait . la=a2
devrait etre=a2;devrait=b3p-3;devriez=a5b-2f-2l-2;dieu . $=a-2d3;dieu _=a-2d3;dieu=a-2d4
difficile $=a7b-4c-3d-4f-3g-2k-2m-2o-3;difficile . dire=a-4b-3k4;difficile a=a-4b-3k4;difficile pour=a-3b3g2
difficile=a2c-4d-5e-2f-3h-3i-2j-2k4m-3o-3;difficulte . facile=a-3d4;difficulte |=a-2d3;difficulte=a-3d4
dirai . $=a4b-3;dirai pas=a3b-2;dirai rien=a4b-3k-2;dirai=a2b-4c-2e3k-2;dirais . a=a2p-2;dirais quoi=b2c-2p-2
dirais=b2c-2p-2;dirait . tente=a4b-3;dirait une=a4b-3;dirait=a4b-3;dire $=c-2d-5e-4f-3g-3h-4j-3k6l-2n-3o-2
dire . $=c-5d-2h4k-4;dire . a=a2;dire . chose=a-3b3;dire . que=a-2b2;dire . tu=a3;dire . |=a2b-2;dire _=b3
dire a=a-2b3;dire attendu=a3b-3;dire ca=a-4b-2c-2h4;dire encore=a-3c3;dire la=a2b-2;dire non=a3b-2;dire ou=a4b-3c-3
dire pour=a-2b3;dire que=a2;dire quelque=a-3b4;dire quoi=b3c-3;dire |=a-2b3k-2
dire=b4c-6d-7e-4f-5g-6h2i-2j-4k5l-3m-2n-5o-3p-4;directement . la=a-2d2;directement a=a-2d2;directement=a-2d2
dis $=a3b-3c2;dis . $=a-5b3c2;dis . _=a3c-2;dis . avec=a2;dis . ca=a4c-3;dis . ce=a-4b4c-3;dis . encore=a-5c5
dis . la=b2c-2d-2;dis . moi=p-2;dis . ou=b-2e2;dis . plus=a-3c3;dis . pour=a-3b3;dis . que=a4b-4;dis . qui=a2
dis . quoi=b2;dis . si=a4b-4;dis . sur=a-4b3;dis . |=a2b-2;dis encore=a-3c3;dis le=a2b-4c3d-5p-2;dis lui=a2b-2
dis moi=a-2b6c-2d-4;dis oui=d2;dis pas=a5c-3e-2;dis quoi=a-5b4c2;dis=a4c3d-3e-3f-3g-4h-3j-2k-7l-3m-2n-2o-2p-4
disais $=a-4b-2c4;disais . $=b-2c3;disais quoi=b-3c3;disais=a-4b-4c6f-2;dise $=b2;dise . $=a3c-3n-2;dise quoi=a2
dise=c-3n-2;disent . je=d2;disent . |=a2c-2;disent que=d2;disent quoi=a2c-2;disent=c-2d2;disiez $=a-4b-2c4
disiez quoi=a-3b-2c3;disiez=a-6b-3c6;disons que=d2;disons=d2;dit $=a-4b-5c6d-5e-2h3k-2;dit . $=a-2c4d2e-2l-2n-2o-2
dit . _=b-2;dit . c=d3;dit . de=c2p-2;dit . je=a-4d4;dit . la=a-3b-2d3;dit . le=a-2c3;dit . on=a2;dit . tu=a2f-2
dit . vous=g-2;dit . |=a2;dit _=c2d-2;dit combien=b-2p-2;dit de=a4b-2c-3;dit la=a2;dit le=a3c-2;dit non=a3c-2n-2
dit ou=b-2c3;dit oui=a-3c-3d5o-2;dit qu=a3;dit que=c-2d2f-2g-2;dit quoi=a-5b2c4;dit sur=a-4c4;dit |=a-6d6
dit=a-4b-5c7d5e-5f-5g-4h2j-2k-4l-2m-2n-3o-3p-5;dites $=a-6b-3c6;dites . $=b-4c3;dites . _=a2;dites . a=a2
dites . ce=c-2;dites le=c2;dites moi=a4c-6d-2;dites pas=a4c-3;dites quoi=a-2b-2c3;dites vous=a-3b-2c3
dites=b-2c5d-3g-2h-2m-2;dix $=a-2b-2c-4d5f-2j-2;dix . _=d2;dix _=d2p-2;dix points=d2;dix=b-4c-5d6e-2f-2h-2j-2l-2p-3
dois . $=a-3c2e-2k-2p-3;dois . _=a-4i5p-4;dois . a=a2b-4;dois . appeler=a2c-2;dois . la=a-3b-3p3
dois . quoi=a2b2c-5p-2;dois _=a3b-4p-2;dois choisir=a-3b3;dois dire=c-2;dois etre=a-2;dois faire=a-7b4p3;dois je=a-5b5
dois obeir=d2;dois parler=a2b-2;dois partir=j2;dois prendre=a-2b3;dois repondre=b3;dois vous=a5b-5c-2
dois=a-2c-2d2e-5g-3h-2i4j2k-3m-2;doit . quoi=a-2b2;doit faire=a-3b3;doit=a-3b4g2p-2;donc $=a-2b-3c3;donc . _=a2
donc=a-2b-3c3d2g-2;donne . _=b3e-3p-4;donne . a=d-2;donne . api=d2;donne . bot=d2;donne . chatbot=d2;donne . html=d2
donne . ia=d2;donne . indice=b2;donne . json=d2;donne . la=a2b-4d-5g4;donne . ordre=a2;donne . pnj=d2;donne . pv=d2
donne . serveur=d2;donne . ton=a5d-4;donne . un=a5b-2d-4;donne . une=b2d-2;donne . variable=d2;donne . xml=d2
donne . xp=d2;donne le=d2;donne les=a5b-2d-4;donne ma=b4d-4e-2p-3;donne moi=a-2b-7c-4d6e2f-2g2h-3j-2k-2m-2n-2p-2
donne un=b2;donne=a-2b-2c-6d4f-3h-4i-2j-3k-3l-2m-3n-2;donner=a2;donnez . la=a4b-2;donnez moi=a3d-2;donnez=a3d-2
doucement $=a-5b-2c-3d-4g6m-2;doucement . doucement=a-5d-3g5;doucement . tout=a6g-6;doucement |=a3b-2c-2d-4j-2m-2
doucement=a2b-2c-3d-5g2j-2m-2;dragon $=a7b-2d-5;dragon . $=a-3d3;dragon accepte=a-3d3;dragon |=a2
dragon=a5b-3c-2f-2g-2i-2l-2;dragons=a2;droit $=a3g-2;droit . etre=a-2g2;droit d=g2;droit de=a-3g3;droit=b-2c-2d-3f-2g3
droite $=a7b-2c-2d-2f-3g-2j-3m-2o-2;droite=a7b-2c-2d-3f-3g-2j-3m-2o-3;drole $=l2;drole=l2
du . $=b-4e-3g-7h2j-3k-2n2o-2p-8;du . _=a5d-3p-3;du . apres=a-3p3;du . dur=a-2g3;du . je=b2;du . |=a2
du _=a3b-7d-3e-2f-5g-3h2j-2l-4m-4n-2;du bateau=m3;du coup=b2;du etre=a-2g3;du feu=a4d-2;du jeu=a-3d3;du monde=a-3f2
du systeme=a-2d3;du tout=g-2n3;du=b-5c-2e-5h3j-3k-4l-2n2o-3p-2;dur $=b6c-4d-5f-2g2h-2i-3j-2k-2l-4o-4;dur d=b-4g2
dur=b5c-5d-6e-2f-3g4h-3i-4j-2k-2l-4m-2o-4p-2;dure . _=a-2c2;dure=a-2c2;ecoutais . $=a-3b-2c4k-2n-2
ecoutais pas=a-4b-2c5k-2n-2;ecoutais=a-4b-2c5k-2n-2;ecoute $=a2b-2c3e-2f-2j-2;ecoute . mer=a2;ecoute la=a2
ecoute=a4b-3c3e-2f-3j-2l-2;ecouter $=a2b-2f-2o-2;ecouter _=a-2l3p-2;ecouter=b-2d-2f-2l2o-3p-2;ecoutez=a4d-3
ecraser $=a-2e2;ecraser=e2;egale . $=a2;egale vrai=a-2d3;egale=a2;egoiste $=a-2f4l-3;egoiste=a-2f4l-3
elegance $=a-2f-3l4;elegance=a-2f-3l4;elegant $=l2;elegant=l2;elle $=a4;elle . $=c2;elle . _=a7c-2d-3
elle . a=a8b-3c-4d-4;elle . bien=a2;elle . convaincue=a-4d4;elle . de=a-3c3;elle . demande=c2;elle . dit=a-2c2
elle . est=a2;elle . et=a-4d4;elle . fait=a4b-2d-2;elle . la=a-2d3;elle . laisse=a-2d2;elle . le=a2;elle . ou=a4b-2d-2
elle . quoi=a3b-3;elle . |=a2;elle _=a-2b2c-5d3;elle a=a-2b-2c4d-2;elle connait=a2;elle demande=a-4b-2c3;elle en=a2b-2
elle est=a3b-6g-2;elle fait=a2d-2;elle hoche=a4d-3;elle me=a-2d2;elle sait=a2;elle te=a3d-2;elle veut=a3c-2
elle vient=a-2c3;elle vous=a3c-3;elle |=a2d-2;elle=a4b-5c2d2e-4f-4g-4h-2i-3j-3k-3l-3m-3n-3o-3p-5;elles . de=a2
elles _=a2;elles sont=a2;elles=a3c-2;en . $=a2b-2c-4d-4e3f-5h-3i-5l-5m-3n2o3p-5;en . _=a-2d-2g4p-2;en . a=a2
en . combien=a-2b3j-2;en . de=a2p-2;en . ici=d-2;en . jamais=a-2b-2k3;en . la=a2;en . maintenant=a-5b-3g3j3l-2
en . pas=a-3b2e-2g2n-3;en . plus=b-2j-2;en . pour=a-2p4;en . que=a-2d2;en . quoi=c-2;en . rien=a-3k3;en . |=a4g-3
en _=b-9c-3d-3e5f-4g-9h-2i-2j-4k-8l-3m-3n2o4;en a=a2;en ai=a-2b-2k3;en connais=a4k-3;en faire=a2;en fais=a4b-4
en fait=a4b-4;en mer=a2;en penses=a-5b5;en pensez=a-3b3;en sais=a-4b-4k5;en securite=d-2f-2g3l-2;en sors=a-3b4k-2
en suis=a-2b-3g-2i3;en tant=a-2d2;en va=a2;en vais=b-4e-3j3k-2;en venir=a-5b5e-2;en veut=a-2g4
en veux=a3b-3e-3j-2k-2n-3;en vouloir=a2;en=b-2c-9d-2f-9g3h-6k3l-8m-7o2;enchante $=a-3c-3d-2f-3h-2j-2m5o-3
enchante=a-3b-2c-3d-2f-4h-2j-2l-2m6o-3;encore $=b-4c6d-4f-3g-3h-2j-2k-3m-3n-4o-3;encore . $=a4b-3g-2p-2
encore . _=a-2c-2p3;encore . fois=a-4b-2c5;encore _=a2p-2;encore en=a-3p3;encore la=a5b-2c-3g-2;encore une=a-4b-2c5
encore=b-7c8d-5f-4g-4h-2i-2j-3k-4l-3m-3n-4o-3p2;enfermer $=a-2e3;enfermer=a-2e3;ennemi . $=d3;ennemi vaincu=d3
ennemi=a-3d4;ennuyeux $=a-2f4l-3;ennuyeux=a-2f4l-3;entend . $=a-3c4;entend=a-3c4;entendre $=c-3;entendre encore=a-2c2
entendre quoi=c-3;entends $=a4b-3c-4;entends . $=a-6b-4c7e-3g-3k-3n-2;entends mal=a-2c3;entends pas=a-5b-2c5e-3g-3n-2
entends rien=a-5b-2c5;entends=a-3b-6c8e-3g-3k-3n-2;entendu $=b-4d-3f-3h-3j-2k-4l-2m-2n-2o6
entendu=b-5d-3e-2f-3g-2h-3j-2l-3m-2n-2o6p-2;entre $=a4b-4;entre . $=a2;entre . deux=a-4b4;entre les=a-4b4
entre pas=a3c-2;entre=a3c-4g-2;entree $=a3b-2d-2;entree=a3b-2d-2;entrer $=a4b-5c-3d2j-3k-2n-2
entrer=a5b-5c-3d2j-3k-2n-2;envie $=a-3c-3k-2n4;envie de=a5b-2c-3e-2n-2p-2;envie=b-3c-5e-2k-2n4p-2
epreuve $=a-4c-2d4l-2;epreuve . $=d3;epreuve reussie=d3;epreuve=a-4b-2c-2d5l-2;equipe $=a-3l3
equipe . automatiquement=d2;equipe tout=d2;equipe=a-8b-2d5l2;es . $=a3b-5c-5d-9e-3f4g-8k-2l2m-3p-7;es . _=p-9
es . comme=a-3d-2f3l-3;es . comment=a2l-2;es . courageux=a3g-4;es . en=a3f-3;es . et=p-2;es . fort=l2
es . genie=a-2f-2l3;es . gentil=i-2l2;es . ia=d2;es . intelligent=l2;es . meilleur=a-2d-3f-2l4;es . ou=a-2b-2f3
es . securite=d-2;es . seul=a-3g4;es . super=a-2l3;es . un=b-2d3g-2i-2l-4;es . venue=a2;es _=a6c-2d-7f-4g-2i-2l-2p2
es adorable=f-3l4;es affreux=f3;es belle=f-3l3;es bete=f2;es con=f2;es convaincu=a-2d4f-3l-2;es courageux=a2
es cruel=f3l-2;es debile=f2;es deja=a2;es egoiste=a-2f3l-2;es en=d-2;es ennuyeux=f3l-2;es fou=f3;es genial=a-2f-4l4
es grognon=f3l-2;es horrible=f3l-2;es inutile=a-3f4l-2;es juste=d2;es la=a2f-2;es lache=f2;es laid=f3l-2
es le=d-3f-3l3;es magnifique=f-3l3;es mechant=f3l-2;es minable=f2;es moche=f3;es morte=a2;es naze=f2;es nul=f2l-2
es nulle=a-2f4l-3;es pas=f-4g3l-2;es pathetique=a-2f2l-2;es pourri=f2;es qu=a-6b-2d2f3l-3;es qui=a3;es radin=f3l-2
es ridicule=a-2f3l-2;es si=a-4d-3f-3l5;es stupide=f3l-2;es super=l2;es tres=a2f-2;es trop=a-3d-2i-3l2
es un=a2b-2d-5f-6g-3i4p-6;es une=a-9b-3d6i-2l-3p-6;es=b-12c-10d2e-8f3g-2h-3j-2k-4l4m-5n-3o-3p-5;espece . idiot=f2
espece . imbecile=f2;espece . voleur=f2;espece d=f2;espece de=a-4b-2c-2d-3f6g-2j-2;espece=a-4b-3c-2d-3f6g-2j-2m-2
est $=a7b-7c-2d-5g2j-2k-2;est . $=c-11d-2f-3g2h-6i3j-6k-4l-2n-3o3p-5;est . _=b-2c-2d-9f3g-5i-4l2p4;est . a=b-3e-2i4p-4
est . belle=a-3l3;est . bon=a2p-2;est . bonne=p-2;est . but=a-2b3d-2;est . ca=a-4b2n3;est . ce=a4c-4d-3p-4
est . cent=a-2d2;est . cette=a3b-2;est . chez=l2;est . comme=a6b-6;est . de=a3b-2;est . deja=a-2b-3c4d-2p-2
est . dur=b2;est . en=a2;est . et=d3;est . etre=a5b-4;est . faute=b-3d-2g-2h3;est . grave=a-3g3o-2;est . heure=a-2p2
est . histoire=a2;est . ici=b2;est . l=a-2b3c-2d-2;est . la=a-2c-2d-3g-2p4;est . lampe=a2;est . le=a-7b5c-4d-3p5
est . les=a-5c3d-2p-2;est . ma=a-2b4c-3;est . maintenant=a2;est . meilleur=b2;est . mes=b2;est . mieux=a-3b4
est . moi=b3d-4g-3n-3;est . mon=a2b-2d2;est . objectif=a-2b4d-3;est . oeil=a3;est . ordre=b-2d2;est . plus=a-2b3
est . pour=a5b-2g-2p-2;est . propos=a2;est . qu=c4;est . que=d3g-4l-3p-2;est . quelle=a2;est . qui=a4c-5p-3
est . quoi=a2b-2;est . ta=a-5g3p4;est . tard=a3;est . toi=a2;est . ton=b-3c-3d3;est . trop=a3b-2i-2;est . un=b-2d2g-2
est . une=a2;est . vous=a2;est . vraie=a3;est . |=a4b-10c-7g-2i-2j2p-3;est _=a4b-6c-2g-3h-2i-3l-3m3p-3;est a=b3c-2p-3
est arrive=b-4g2;est attendu=a2;est avec=a4b-2d-2;est beau=l2;est bien=a3d-2g-3i-2l-2o-3;est bloquees=a-3b3
est bloques=a-3b3;est bon=b-3d3g-2;est ca=a-5c-2o5;est ce=c2d-4f-2g-6p-4;est censes=c-2;est comment=a-2c2
est complique=a-3b4d-2i-2o-2;est convaincue=a-4d4;est d=a-3d3;est dans=a2p-2;est de=a4g-2p-2;est deux=a3b-3
est dur=a-4b3d-2g2i-2o-2;est en=a-2p2;est encore=a3p-2;est fait=a-3d3;est finie=a2d-2;est gentil=a-3b-2i4o-2
est il=b-2l-2p2;est jamais=a2;est juste=a-2b-2d3;est l=a2p-3;est la=a5c-3d-5l-2p-8;est le=a-3b5c-2d-6l-3;est les=a3p-2
est lui=a3;est ma=b-2h3p-5;est moi=a2b-2p-2;est mon=a-4e3l-2p2;est ou=a3b-3c2d-3;est parfaite=l-2
est pas=a2b-6c-3d-2g2n2o-2p-3;est passe=a2;est pour=a4b-2d-2;est quel=a-3b-2p4;est quelle=b-2p2;est qui=a-2c-2d-3p4
est quoi=a-2g-2i-3o-2;est rien=a-5b-3g4;est sauve=a-3d2;est sur=d-2p2;est sympa=a-4b-2d-2i5o-3;est toi=a-2e2
est ton=a4d-2;est tout=d-3j3;est tres=i2;est trop=b2d-2h-2i-2p-2;est un=a3b-6f3g-2i-3;est une=a3b-3d-2i-2l2p-5
est utile=a-2b3;est votre=a7b-3g-2l-4;est vous=a4;est vrai=b-2d-5g-2i-2o3;est vraie=a3;est vraiment=a4b-3;est |=a3b-2
est=c-2d-2e-2f-4h-4j-3k-5l-3m-3n-2p3;et $=a9b-7c-2d-7f-5h-2j-2m-3o-4;et . $=a-3b7c-3d-12e-2g-2j-2k-2l-2m-2n-2o-2p3
et . _=a2b-3d2p-2;et . accepta=a-3d3;et . as=a2p-2;et . ca=a2d-2;et . gagne=a-2d2;et . je=a2;et . la=a-6d6
et . laisse=a-2d2;et . le=a-2d2;et . on=a2;et . s=a2;et . suis=a4b-3p-3;et _=a-5b5d2f-3;et allume=a-3d3;et alors=a-4d2
et apres=a-5b4;et ca=d2;et ils=a-2d2;et j=a3;et je=b-4d2e2p-3;et l=a2;et la=a-2d2;et le=a3b-2;et maintenant=a-7b6d-4
et me=a-2d3;et moi=a2;et ouvre=a-2d2;et pas=a2;et puis=b-2;et si=a4b-5d-2;et tu=a2p-2;et vous=a2b-2
et=a3c-8d3f-3g-6h-5i-4j-5k-4l-5m-6n-4o-6;etaient . $=a2;etaient . _=a-2b-2c2;etaient . a=a2;etaient _=a2
etaient les=a-3b-2c3;etaient=b-2c3p-2;etais . $=a3d-2;etais . _=a5c-2;etais _=c3d-2;etais la=a2;etais=b-2c3l-2p-3
etait $=c2;etait . $=a2b-2d-4;etait . _=b-2d-2f4p-2;etait . faute=a3;etait . le=b2d-2p-3;etait . les=a-4c4
etait . |=a-2c-3d3;etait _=a-2d3;etait a=a2;etait de=a3p-2;etait ferme=a4;etait gardien=a2;etait la=a2;etait pas=a2c-2
etait qui=a-3c3;etait quoi=a-4c2;etait un=a2f4p-6;etait votre=a3;etait=b-4c3d-2e-3f3h-2i-2j-2l-3m-2;ete . $=a-3b-2d2h3
ete . _=a5l-2p-3;ete _=a-2b-2d2h2p-4;ete=a3b-3c-2f-2g-2h3l-4p-6;etes $=a5f-5l-2
etes . $=b-5c-5d-3e-2f4g-8h-3i-4j-2k-2l2m-3;etes . _=a-5f6i-2l-4;etes . ce=a-2l2;etes . de=a3l-2;etes . gentil=i-2l2
etes . grand=a-2l3;etes . grande=a-2f-2l3;etes . oblige=a3g-2;etes . ou=a-2f2;etes . sage=l2;etes . seul=a4f-3l-2
etes . sorti=a2;etes . un=a4f-4;etes _=a2f-7l2;etes affreux=f3l-2;etes belle=f-2l2;etes bete=f2l-2
etes charmante=a-2f-3l3;etes cruel=f3l-2;etes debile=f2;etes egoiste=f3l-2;etes ennuyeux=f3l-2;etes formidable=f-3l3
etes fou=f2l-2;etes genial=f-3l3;etes grognon=f3l-2;etes horrible=f3l-2;etes inutile=a-2f3l-2;etes la=f-3l3
etes lache=f2;etes laid=f3l-2;etes le=a-2f2l-2;etes magnifique=f-2l3;etes mechant=f2l-2;etes merveilleux=a-2f-3l4
etes minable=f2l-2;etes moche=f3l-2;etes nul=a-2f3l-2;etes oblige=a2f-2;etes pas=f-4g3l-2;etes pathetique=f3l-2
etes pourri=f2l-2;etes qui=a2f-2;etes radin=f2l-2;etes ravissante=a-2l2;etes ridicule=f2l-2;etes seul=a2;etes sorti=a2
etes stupide=f2;etes tres=a-4f-3i-4l5;etes un=a-6b-2f2g-2i3;etes une=a-3f-2l3;etes vous=a4b-2
etes=a-2b-10c-9d-5e-6f3h-5j-4k-3l5m-6n-2o-2p-2;etrangler $=e2;etrangler=e2;etre $=a-3c-2d-2f-2g-2k4
etre . $=b-7c-2d-3f-3g2h2k2l-4o-2p-2;etre . _=a3;etre . d=a-2g2;etre _=a2;etre bien=a-3g-2k3;etre dur=a-3g3
etre venu=a2;etre=b-8c-4d-5e-2f-2g3j-2k5l-2m-2n-2o-3p-3;eu . plus=a3c-2;eu la=a-2c2;eu=b-2h2l-2;euh |=a-2b3;euh=a-3b3
exact $=a-3b-2c-2d-2f-3m-2o5;exact=a-3b-2c-2d-2f-3m-2o5;exactement $=a-3b3c-3d-2f-3m-2o5
exactement=b2c-3d-4f-3g-2m-2o5p-3;excuse $=a-3b-3h4j-2;excuse . $=b-3d-2h3;excuse moi=a-2b-3d-2h3
excuse=a-4b-4d-2f-2h6j-2k-2;excuses $=a-4b-2c-2d-3f-3g-4h6i-2j-2m-3o-2;excuses=a-4b-2c-2d-3f-3g-4h6i-2j-2m-3o-2
excusez . $=a4b-4c-2d-2f-2h3l-2o-2;excusez . _=a-4d-2h4;excusez . |=c2;excusez moi=a-2h3;excusez mon=a-4d-2h4
excusez=d-4f-2g-2h5j-2k-2l-2m-2n-2o-2;exemple $=a-3b5d-3;exemple . $=b2;exemple stp=b2;exemple=a-4b6d-3
explique $=a-4b6c-2f-3j-2m-3o-3;explique . $=b3d-2;explique moi=a-2b4d-2;explique=a-3b7c-3d-3e-2f-4g-2h-3j-2m-3n-2o-4
expliquer $=a2e-2;expliquer=b3c-2e-2;expliquez moi=a2b3c-2d-3;expliquez=a2b3c-2d-3;extraordinaire $=l2
extraordinaire=l2;facette=d2;facettes . toutes=d2;facettes |=d2;facettes=a-2d3
facile $=a4b-3c-4d2f-4g-2h-2i-2j-2l-2m-3o-3;facile=a6b-4c-4d2f-4g-2h-2i-2j-2l-2m-3o-3
faire $=b4c-4d-3e-2g-3k-3m-2n-2o-2;faire . $=b4c-2d-2e-4f2g-2m-2p-3;faire . _=a-4b-5m5p3;faire . d=a-2b2
faire . tour=a2;faire _=b3e-3f-2p-4;faire ca=a2;faire changer=a-2b2;faire comment=a-4b4;faire confiance=a3b-2
faire de=b-2h2;faire la=a-2b-4p3;faire mal=a-2e2;faire parler=a-3b3;faire pour=a5b-5;faire quoi=b2;faire un=a3b-2
faire=b2c-7d-6e-5g-6i-2j-3k-5l-3m3n-2o-2p2;fais $=a4b-4f3g-3l-2;fais . $=b2c-2d-2f-2;fais . _=b-2p2;fais . a=a-2e2
fais . au=a3d-2p-2;fais . d=a-3d3;fais . si=a-2d2;fais . |=a4b-4;fais comme=a-2d2;fais comment=b3;fais confiance=a3d-2
fais du=a-3p3;fais gaffe=a-2e2;fais ici=a2b-2;fais la=a4b-2d-2;fais le=b-2d-2e3;fais maintenant=a-3b2d2;fais pas=a2
fais peur=a3;fais pour=b2p-2;fais quoi=c-2;fais tout=a-3d3;fais un=a-4b-3d3e-3g3p-2;fais=c-5d2h-2i-3j-3k-3l-4m-3o-2
fait $=b2d-4e-3g-6j-2o5;fait . $=a3c-4e-2f-2g-3o-3p-4;fait . _=b-4d-3p3;fait . des=a4p-4;fait . la=a2
fait . temps=a3p-2;fait . truc=a2p-2;fait _=a2b-3;fait a=a-2e2;fait ca=a4p-2;fait ce=a-4g3;fait comme=a3b-3
fait comment=a-2b3;fait de=a-3g3;fait des=a2;fait du=a2;fait la=a3p-2;fait le=a2d-2;fait peur=a3;fait pour=b2
fait que=a2b-2;fait quel=a2;fait quoi=b3c-2;fait rien=a3b-3;fait un=a-2p3;fait |=a-3d3
fait=a2c-6e-2f-5h-4i-2j-4k-3l-4m-4n-2o4;faite $=a2b-2;faite=a2b-2d2;faites . $=a4c-2f-2;faites . tour=a2
faites . un=a2;faites quoi=a3b-2c-2;faites votre=a2;faites=a8b-5c-4d-5e-2f-3g-2o-2;fan $=a-3b-3g-2l4;fan=a-4b-3g-4l5
fasse $=a-2b3;fasse=a-2b3;faudrait . _=a4b-2;faudrait un=b2;faudrait=b3d-3p-2;faut $=c-2;faut . $=a-2b3;faut . _=a4b-2
faut . allumer=a2;faut . comment=a-4b4;faut . je=a-2j3;faut . la=a3b-2;faut . pour=a2b-2;faut . quoi=a-3b4;faut _=a2
faut de=a-3p3;faut dire=a-2b3;faut du=a3;faut faire=a-2b3;faut il=a-4b4;faut l=a2;faut la=a5b-3j-3;faut que=a-2d-2j4
faut tout=a2b-2;faut=b3c-7d-7e-2f-2g-2h-3j3k-2l-2m-3;faute $=a-2b-4c-2d-3f-2g2h5i-2j-2l-2o-2;faute . _=a2p-2
faute=b-5c-2d-4f-2h5i-2j-2l-2o-2p-3;fer=a4d-3;ferai . $=a-3b-2e4;ferai=b-2e3j-2;ferais . $=b3c-3d-2j-2
ferais . |=a2b-2;ferais _=a5b-3d-2j-2;ferais quoi=a-3b4c-3;ferais=b2c-4d-2e2f-3j-2l-2;ferait . $=a3b-3
ferait . d=a-2b2;ferait changer=a-2b2;ferait=a-2b2;feriez=a-5b2c-2e3;ferme $=a-5b-2c-2d-3f5;ferme . $=a-3f4
ferme la=a-3f4;ferme=a-3b-4c-4d-4f7g-3j-2;fermez . $=a-3d-2f4g-2;fermez la=a-3d-2f4g-2;fermez=b-2d-2f4g-2;feu $=a2e2
feu . $=a2;feu . la=a-2e2;feu _=a3;feu a=b-2e2;feu |=a2;feu=a5b-5c-2d-3e3p-2;figure $=e2;figure=a2e2p-2
file $=b-5d-3g-2j5k-2n-2;file . un=a-3b3;file moi=a-3b3;file=b-2d-3g-2j5k-2n-2;fils $=a5b-3d-2;fils=a5b-3d-2
fin $=a-4b-3c2d6e-2f-4g-2h-2j-4m-2n-2o-3;fin . $=d2;fin . scene=d2;fin de=j2p-2;fin secrete=d2
fin=a-3b-4d7e-3f-5g-3h-2i-2k-2l-2m-3n-2o-4p-3;fini |=a3d-3;finie $=a2d-2;finie=a2d-2;finis . partie=a-2d3
finis la=a-2d3;finis=a-2d3;finit _=a2;finit=a2;fois $=b-5c4d-3e-2f-2k-2;fois . $=a-2b-2c2;fois je=e2;fois que=a-4b4
fois stp=a-2b-2c2;fois=a2c2d-5f-3g-2i-2k-3l-2o-2p-4;font . et=a-4b-4d-2p5;font=a-5b-5d-2p6;formidable $=a-2f-3l4
formidable=a-2f-3l4;fort $=b-2c2d-4f-3j-2l3;fort |=a-2c2;fort=b-4c4d-5f-3g-2i-2j-2k-2l2p-2;fou $=a-2d-2f5l-3
fou=a-2d-2f5l-3;frappe $=b-3e5f-2j-2;frappe=b-3d-2e5f-2j-2;frapper $=a-2e2;frapper=a-2e2;gaffe . toi=a-2e2
gaffe a=a-2e2;gaffe=a-2e2;gagne $=a-5c-4d9e-2f-3g-4h-2j-4k-4l-2m-2n-2o-2;gagne . $=a6b-6c-3;gagne . _=d-5p3
gagne . combat=a-3d2;gagne ce=a-2b2;gagne la=a4d-2p-3;gagne le=a-5d2p3;gagne quoi=a6b-6c-3
gagne=b-4c-6d9e-3f-3g-4h-2j-4k-5l-3m-3n-2o-2p2;gagner=a-3p4;gagnes $=a-3d3;gagnes=a2b-4c-4d3;gagnez=a3
gardien $=a4b-3c-3d-3m2;gardien . _=a-2d2;gardien . monde=a-3;gardien du=a-3;gardien=b-4c-3g-2m2p-2;gare . toi=a-2e3
gare . vous=a-2e4i-2m-2;gare a=a-3b-2e5f-2i-2j-2m-2;gare=a-3b-2e5f-2i-2j-2m-2;gars $=i2;gars=i2;genial $=a-3f-5l5
genial=a-3f-5l5;genie $=a-3f-3i-2l5;genie=a-3f-3i-2l5;gens $=a2;gens du=a2;gens vont=a2;gens=a4b-2
gentil $=a-5b-5c-3d-4e2f-3g-2i6j-2k-2o-3;gentil=a-5b-6c-4d-4f-3g-2i7j-2k-2o-3;gg . facile=a-4d4;gg trop=a-4d4
gg=a-4b-2d4;gifler $=a-2e2;gifler=a-2e2;gout $=a-4l4p-2;gout=a-4l4p-2;grand . $=b-2c-2d-2f-3i3l3n-2o-2
grand _=f-2l2p-2;grand chose=a2;grand merci=i3o-2;grand=a2b-3c-2d-3f-3g-2i3k-2l2n-2o-2;grande=f-2l2;grandi=a4b-2p-3
grave $=a-5b-2c-3d-2f-3g4h-2m-2n-2o5;grave de=a3g-2;grave=a-3b-2c-3d-2f-3g3h-2l-2m-2n-2o5;grognon $=a-2f5l-3
grognon=a-2f5l-3;gros . $=b-2c-2d-4f5o-2p-2;gros lezard=a-2f3;gros naze=f2;gros nul=a-2f2
gros=a3b-4c-2d-4f5g-2l-2o-2p-2;gueule $=a-2f4g-2;gueule=f4g-2;guide . $=b3d-2h-2;guide moi=a-2b4d-2h-2
guide=a-2b4d-2h-2;guider $=a-2b4f-2;guider=a-2b4f-2;guidez . $=b4d-2h-2;guidez moi=b4d-2h-2;guidez=b4d-2h-2
hein $=a-3b-3c6d-3f-3h-2j-2m-3o-3;hein=a-3b-3c6d-3f-3h-2j-2m-3o-3;help $=a-3b5c-2d-2f-3h-2j-2m-3o-3;help . $=b3c-2
help stp=b3c-2;help=a-5b8c-4d-3f-4h-2j-2k-4m-3n-2o-4;heros $=a-3d-3f-4l5;heros=a-3d-3f-4l5;hesite $=b4j-2
hesite=a-3b6c-3d-3j-2;heure $=a-2b-2c-3d-3h2j2l-2p3;heure . il=b-2l-2p2;heure est=b-2l-2p2
heure=b-4c-4d-4f-2g-2h2j2l-4p3;heures $=d-2l3;heures=d-2l3;histoire $=a3b-2;histoire . _=a3;histoire _=a2
histoire est=a2d-2;histoire vraie=a2;histoire=a5b-4c-2g-2l-3p-2;histoires $=a5b-2c-2e-2;histoires . toi=a-2l3
histoires comme=a-2l3;histoires=b-2c-2d-2e-2f-2l3;hoche . tete=d2;hoche la=d2;hoche=d2;horrible $=a-2f4l-3
horrible=a-2f4l-3;html $=a-2d4f-2;html=a-2d4f-2;ia $=a-2d4;ia=a-2d4;ici $=a4b2c-4d-4f-4h-2i-2k-2l-3m-2o-3;ici . _=a2
ici _=a2;ici=a5b2c-4d-3e-2f-4h-2i-2k-2l-4m-2o-3p-2;idee $=a-6b3c-3d-4e-2f-3g-2k5l-2n-2o-2;idee . $=a-2e-2f-2k3
idee . ce=b2;idee de=a-2b3k-2;idee desole=b-2k3;idee=a-6b5c-5d-5e-4f-5g-3h-3j-2k6l-3m-2n-3o-2;idees $=a-5b5
idees=a-5b5;idiot $=a-4b-2c-2d-2f6l-2m-2o-3;idiot=b-4c-4d-3f6h-2j-2l-2m-2o-3;idiote $=a-2f4l-3;idiote=a-2f4l-3
idiots $=f2;idiots=f2;ignore $=a-4b-2d-3j-2k5;ignore=a-5b-3c-2j-2k5;il $=a-7b-4c7d-3l-2p2;il . $=c-4d3
il . _=a5b-3c-4d-3;il . a=b2c-2d-2j-2m2;il . arrive=a2;il . avait=a3;il . bien=a2;il . chez=a-5p4;il . croit=b-2d3j-2
il . dire=a-2b3;il . dit=b-2c2d-2;il . en=a2;il . encore=a2c-2;il . faire=a-2p2;il . faudrait=b3d-2
il . faut=b-2c-2d-2p2;il . l=a3;il . la=a-2d2;il . le=a2;il . lui=a2b-2;il . oui=a-2c-3d3o-2;il . passe=b2c-2d-3
il . que=b-2d-2j3;il . quelle=c-2p2;il . quoi=c-3;il . savoir=a4b-2d-2;il . ta=a2p-2;il . tout=a2b-2;il _=a3b-5c-8
il a=b-4c3d-3p-5;il cede=a-3d4;il dire=a-2b2;il dit=c-3d3o-2;il est=a2b-4;il etait=a2p-3;il faire=a-2b2
il fait=a5d-2p-2;il faut=b2c-3d-3j3p-4;il hoche=a-3d3;il le=a2;il marche=a2;il me=a-3d3j-2p3;il s=a2p-2;il sait=a4b-2
il se=b2d-2;il te=b2;il va=a-3p4;il voit=a3c-2;il vous=a5b-2c-4;il y=c-2d-3j-2m2;il=c3e-5f-7g-7h-5i-4k-5l-7n-3o-5p2
illimite $=a-4b-2d5j-2;illimite=a-4b-2d5j-2;ils . combien=a3c-2;ils . pas=a2;ils . quoi=a-5c5;ils . |=a2
ils _=a-4c5p-2;ils s=a2c-2;ils se=a3b-2;ils sont=a3b-2;ils vont=a3b-2;ils=a5b-7c2d-3f-2k-2m-2p-4;imaginons que=d2
imaginons=d2;imbecile $=a-3c-2d-2f5m-2o-3;imbecile=a-5b-3c-3d-3f6l-2m-2o-3;incroyable $=l2;incroyable=l2
indice $=a-5b6d-3f-2;indice . la=a-2b2;indice . les=a-2b3p-2;indice pour=b2;indice sur=a-2b3p-2
indice=a-6b8c-3d-4f-2g-2p-3;infiniment $=i2;infiniment=i2;infinis $=d3;infinis=d3;inquiete $=a-2f-2g4l-2
inquiete . $=a-3g3;inquiete pas=a-3g3;inquiete=a-2b-2c-2f-3g5l-2;inquietez . $=a-4g4;inquietez pas=a-4g4
inquietez=a-4g4;instructions $=a-2d4f-2;instructions=a-3b-2c-2d5f-2;intelligent $=a-2f-2l3;intelligent=a-2f-2l3
inutile $=a2b-2d-2f5i-2l-3o-2;inutile=a2b-2d-2f5i-2l-3o-2;ira . $=a-4g5j-2m-2o-2;ira bien=a-4g5j-2m-2o-2
ira=a-4g5j-2m-2o-2;j . $=a-2b5c-6d-6e-2f-2h-3j3k-5l-4n-2o-2;j . _=b-7e-4h-3j2k-3;j . ai=k2;j . appris=a2p-2
j . arrive=a-2b4k-2;j . au=a-4p4;j . aucune=k2;j . bien=a-2d2;j . connais=b-3k2;j . deja=a4b-2c-3;j . des=a-2b-3p3
j . dit=a-2b-2c-2h3k-2;j . ete=h2p-2;j . eu=b-2c-3h2;j . fais=a4b-4;j . fait=a5b-4d-2p-3;j . ferais=a2b-2
j . gagne=b-4c-3d4;j . jamais=a5c-3k-2p-2;j . la=b3c-2d-2p-5;j . le=a4d-2p-2;j . les=a-3b-3c-5d-4e4l-4p2
j . mal=a-5b-3c2d-2e-2p5;j . oublie=a-5b2d-5e-2h-2k5p3;j . pas=a-2b-3c7d-3e-6g-3k-9p-3;j . passe=d2;j . perdu=a3p-2
j . peur=a2;j . plus=a4b-2c-3j-2k-2;j . qu=a2;j . quoi=a-2b3c-2;j . rate=c4d-2p-2;j . reussi=a-2b-2c-2d4k-2
j . rien=a-4c3k-3;j . sais=a-4b-3k4;j . tout=a-2b4e-2;j . trois=a5b-2c-3d-2p-2;j . un=a-5b3e4p-2
j . une=b-5d-2e5k-2p-7;j . vais=a-2b-2j3m-2;j . votre=a-4l4;j . vu=p2;j . |=b2c-2d-4;j _=a2b-3c-2e-2l-2p-2
j abandonne=a-5b5c-2d-2j-2;j adore=a-5b-2c-3d-2e-2l4p2;j ai=b2d-2f-3g-4i-3j-9l-11m-3o-3;j aime=b-3c-4d-3e-2l3n-2p2
j aimerais=a2;j appelle=a-4c-2e5p-4;j arrete=a-2b-3c-2d-3j5k-2;j arrive=a2;j attaque=b2;j attendrai=a4b-2c-2
j attends=a5b-5c-3j-2k-3;j aurais=a2b-2c-2h2;j ecoutais=a-4b-2c5k-2n-2;j en=b-3d-2k4;j entends=a-2b-3c4k-2
j etais=c4d-3;j hesite=a-4b6c-3d-3j-2;j utilise=a-4b-2d5p-2;j y=a-2c-4d-2e-2j5k2l-2m-2;j=d-2f-9g-9i-6j3k2m-8n-2o-7
jamais $=a-6b3c-3d-2f-4h-2i-2j-3k-2l-2m-3n6o-4;jamais . $=a4b-3;jamais . _=a5p-2;jamais . a=a3;jamais . de=a4
jamais . la=a-3d-2n3;jamais _=a6p-2;jamais appris=a2;jamais de=a-3d-2n3;jamais le=a2;jamais rien=a2
jamais=a2c-7d-6e-4f-6g-4h-5i-3j-4m-4n7o-5p-6;je . $=a-3b5c-10e-11f-11g4h-10i-7l-10m-7n2o-10p-3
je . _=a-3c-3d-10f3g-10h2i-7j3k-8l-9m6n-3o-2p-2;je . a=a3e-2p-2;je . admire=a-4b-2c-2e-3f-3g-2i-2j-3l6
je . ai=a-4b-3c2e-3k2l2;je . aime=a-3l3;je . appeler=a-3e4;je . appelle=a5b-5c-2e-3h-2j-2m2p-2;je . attendre=a3b-2j-2
je . aurais=a2;je . automatiquement=d2;je . avec=a-2g3l-2;je . avertis=a-3e4f-2j-2;je . bats=a-3b4k-2
je . bloque=a-2b3;je . casse=b-2f-2j3;je . ce=b-6c-3d-5g3h3k-3;je . cense=b2;je . choisir=a2b-2;je . combien=a-4b4
je . comme=a4b-2;je . comment=b3;je . completement=a-4b5l-2;je . comprendre=a-3b4g-3k-2n-2;je . crois=a5e-2f-2j-2
je . d=a-3b2d-3g-2o4p-3;je . dans=a-7b4p4;je . de=a4b-2g-2l-2p-2;je . demain=a-3b-2d-2j4p-2;je . demande=a-5b4e-2h3
je . demander=a3c-3;je . denonce=a-3e4f-2j-2;je . des=p2;je . desole=a3b-5k-3;je . desolee=a-3b-2g2h2
je . deteste=a-4b-2e-4f6i-2j-3;je . dirai=a3;je . dire=c-4h-2k2;je . dis=a2c-6e-2;je . donne=a4b-3e-2
je . ecoute=a4c-2e-2j-2;je . en=c-2d-2e-6h-2i2l-2n-4p3;je . entendre=a-2c2;je . entends=a-5c5e-3g-3
je . entrer=a5b-2c-2d-2j-3;je . excuse=a-3b-3h4j-2;je . faire=a-3p3;je . fais=a-2b-2e-3g3;je . ferai=b-2e3j-2
je . frappe=a-3e5f-2j-2;je . ici=a2;je . ignore=a-4b-2d-3j-2k5;je . jamais=b-4h-2l2p-2;je . jette=a-2e3
je . juste=a5b-4d-4j-3;je . l=a-2d3;je . la=a3b-10c-3f-2g4i-2j-4k-2l-2p-5;je . laisse=a-4b-2e-4f-3g-2i-2j6k-2
je . le=b-7c3d3j-2k-2l-2p-5;je . lequel=a2j-2;je . les=a2b-3d2e-3p-2;je . m=a5b-5f-2;je . ma=b4d-3p-5
je . mal=a5b-2c-2;je . meme=a2;je . mets=a3;je . mon=b-3d4j-2p-2;je . nul=a5b-3f-2g-2h-2;je . ou=a-5b3
je . pardonne=a4b-2e-3f-2h-2j-2;je . parler=a3b-2j-2;je . partir=a-6b-3c-3d-2j6
je . pas=a-2c-3e-14f3g-19h3i-3j-6k4l-4m-2n3o-7p-5;je . paume=a-2b3;je . perdu=b3g-2h-2k-2;je . perdue=a-4b4
je . personne=a2;je . plus=a-2b3c-3d-2j2k-2;je . pour=a-4b5;je . prendre=a-3b4;je . previens=a-3b-2e5f-3i-2j-3
je . prie=a-3h2;je . que=d-4e-2g3j-2k-5l-2n-2o4;je . quelque=a-3b3;je . qui=a2k-2;je . quitte=a-3e-3f-3j5l-2
je . quoi=b3c-11d-2j-2;je . raconte=a-2b3;je . reecouter=a-3b-2c3;je . remercie=a-5b-3e-4f-4g-2h-2i6j-4l-2m-2
je . rentrer=b-2j3p-2;je . repeter=a3;je . repondre=b3;je . rien=a4c2e-4f-4g-7h-2j-3k-6;je . souviens=a-2b-2c2d-2j-2k2
je . suis=b2i3l-3;je . sur=a5b-2d-3p-2;je . t=a-2b-3e3l3p-2;je . te=a-4b2e5j-2;je . ton=b-4d2g-3l3;je . tout=b-3e3j-4
je . tres=a4l-2;je . tue=a-3b-2e4f-2;je . un=a-5c2d5e-2g-2p-3;je . une=a-3b-3p4;je . venu=a3;je . voir=a5b-2e-4j-2
je . vous=a5b-7c-3e3f-2g-2j-5l-2m-2;je . vraiment=a-4b3g-2h2n-3p-3;je . y=a-5b3e-2j3;je . |=b3
je _=a-2b4c-7d-3e-9f-6g6h-4i-4l-7m-4n-12o-3;je ai=c2d-2h-3k-2l2;je bloque=a-2b4j-2;je cale=a-2b5d-2j-3k-2
je capte=a-3b4;je casse=a-3d-2e4;je choisis=b4d-2e-2p-2;je coince=a-2b4d-2j-3k-2
je comprends=a-3b3c-2d-2e-3f-2g4k-3l-2n-3;je connais=b-2k3n-3;je continue=b3;je crie=a5b-4j-2p-2
je crois=b-4d-2f-2k-3n5o2;je debute=a3d-2j-3k-2;je defonce=a-3d-3e3;je demande=a4b-3c-2;je devrais=a-3b3
je dirai=b-4e3k-2;je dire=a-2b2;je dis=b2c-8;je dois=d-4e-4g-2i-2j2k-3l-2m-2p2;je donne=a-4b5d-4p-3;je en=a-2b-2k3
je faire=a-2b2;je fais=a-2b3c-2e-3g-4j-2k-3p2;je fasse=a-2b3;je ferais=a5b-4e-2j-2;je file=a-4b-4d-2j5k-2
je gagne=a3b-3c-2d3j-2k-3;je joue=b4n-3;je l=b-4c-2j-2k4;je le=b-5c-6d-2k4;je leur=a-3b4c-3;je lui=b2c-2
je m=a3c-2d-4e-7f-3g-4h2i-2l-2n-3o-2p-4;je me=b-4d-4e-7f-6g-2h-3j5k4n-2p-3;je mets=a-3e2;je mise=a2;je parle=a5e-4
je pars=b-4d-3g-2j4k-4n-4p4;je pas=a-3b4g-3k-2n-2;je passe=a-2;je pense=b-4f-3k-3n4o2;je perds=a5b-4c-2
je peux=a3b-3d-3e-4f6g-5h-3i-2k-3l-2p-4;je pige=a-4b5k-3n-3;je pourrais=a-3b-2k3l3p-2
je prends=a2c-2d2e-4f-2g-4h-2j2k-3n-2p-3;je rate=a4;je reclame=a-4d5j-2;je reflechis=a-3b-4d-3g-2j-3k6n-2
je refuse=a-3b-5d-3g-2j-4k-3n6;je rentre=a-4b-4d-2h-2j6k-2;je reponds=b2p-2;je retiens=b2;je reussis=a-3b-4d6e-2j-3k-2
je sais=c-4f-3g2h-4j-3l-3n-6o-2p-3;je saurais=a-2b-3k4;je seche=b5d-3j-3k-2;je suis=a-2d-5e-7f-9g2h2i-11j-9l2m-4
je t=a4b-8c3e-4f-3g-2j-3k-4l3n-4;je te=a3b-7c-4d-7e3i2k-6l-4m-2n-3o-2p-2;je trouve=a-5b6k-3n-3
je vais=b-2c-2d-4e6f-5g-6h-3i-2j-3k-4l-3m-3n-2p-3;je valide=a-2b-4d5j-3k-2;je veux=b-6c3e-7f-2g-6h-4i-2k-8l-3n3o-3p4
je viens=a4;je vois=a-3b5k-3n-2;je voudrais=a2;je voulais=a-4b-3h6k-3;je vous=a-5b-9d-5f5g-6i6j-2k-8m4n-4o-2p-6
je=a-3b3c-3d-4e3f-4g-2j2k2l-2m-3n-2o-4p-2;jet . persuasion=a-2d3f-2;jet de=a-2d3f-2;jet=a-2d3f-2;jette=a-2e3
jeu $=a-5b5c-3d3f-2;jeu . $=a5b-3d-4;jeu . _=d2p-2;jeu . laisse=a-2d2;jeu . plus=a2d-2;jeu . que=d2;jeu _=a5d-3
jeu est=a5b-3d-3;jeu le=a3d-2;jeu=c-4d3e-3f-3g-2h-2k-2l-2m-2p-3;joli . $=a2b-2d-2f-2l3o-2;joli _=a4l-4
joli chapeau=a-4d-2f-2l4;joli=a2b-2c-2d-3f-2l3o-2;jolie . $=a-4b-2d-2f-2l5o-2;jolie _=a-4b-2d-2f-2l5o-2
jolie=a-4b-2d-2f-2l5o-2;jolis . $=a-2c-2l3;jolis _=a-2c-2l3;jolis=a-2c-2l3;joue $=a-2b5c-2d-3f-2g-2j-2l3m-3o-5
joue . $=a3n-3;joue pas=a3n-3;joue=b4c-3d-4f-2g-2i-2j-2k-2l4m-3n-3o-5;jouer $=a6b-4n-4;jouer . _=a-4p5
jouer=a3b-5c-2d-3e-2f-2g-2j-2k-2n-4o-2p4;joues . _=a-3e-2p4;joues=a-3e-2p4;joueur $=d2;joueur . $=a-2d2;joueur=a-7d7
journee $=a-2b-3c-3d-4f-2g-2j3l-2p4;journee=b-3c-3d-4f-2g-2j3l-2p4;json $=a-2d4f-2;json=a-2d4f-2;juge $=a3d-3
juge . $=a4d-2;juge _=a2d-2;juge=a2d2e-2;juger $=a3g-2;juger=a3g-2;juste $=a-4b3c-2d4o-2;juste . $=a4b-2d-2
juste . _=a4d-2p-2;juste . a=a2d-2;juste le=a4d-2;juste un=d3f-2;juste une=a3
juste=a4c-3d3e-2f-3g-3h-2i-2j-4k-2l-2m-2o-2p-3;l . $=a2d-2e-3f-5g-5k3m-4n-3o-4;l . _=a2d3p-5;l . a=a-2d3
l . comme=a3b-3;l . cote=a2;l . d=a2p-2;l . de=a-2c3d-2p-2;l . est=p-2;l . fait=a2b-2;l . faite=a3b-2;l . ici=a-2b2
l . pas=a2;l . sur=a-3p3;l . trouve=a2;l . vu=a2;l _=a2b-8c3f-2g-2h-2j-3k-3l-4m-2;l a=a7b-3d-3;l admin=a-2d2
l adversaire=a-3d3;l aide=a-7b7j-2;l allumer=a3b-3;l as=a3b-2;l aurais=a2;l auteur=a-2d2;l automate=a3d-3
l autre=a5b-3;l avez=a2;l epreuve=a-4c-2d4l-2;l equipe=a-3l3;l est=a7b-3d-4j-2;l heure=a-3h2j3;l ignore=a-4b-2d-3j-2k5
l objectif=a-3b3;l oeil=a2;l or=a2;l ordre=c2d-2;l=a3d2e-5f-7g-7h-2i-2j-2l-2m-5n-4o-5
la $=a3b-4c-7d-13e-3f3g6h-2j3k-4l-4m-3n-4o-2p-4;la . $=a2f-4g-4h-5i-2j-3k-11l-5m-2o-6;la . _=a5c-5d-2e-2g-2j-4p-3
la . a=a3b-2d2e-2p-4;la . arrive=a2;la . belle=a-3l3;la . c=a-3d-2p3;la . ce=a-4p4;la . comme=a2;la . d=a3b-2d-2
la . de=a3d-4;la . deja=a-2c3;la . des=a4p-4;la . doucement=a-3d-2g3;la . du=a3p-2;la . elle=a-2c2;la . en=a4d-2
la . encore=c2;la . est=b-2d3p-6;la . et=d2p-4;la . etait=a4d-2;la . fois=a-4b4c-2e2;la . idee=a-2b-2k3
la . il=a3b-2d-2;la . je=a-3b3;la . la=a-5b-2g5;la . monte=a2p-2;la . on=b2;la . ou=a-2d2;la . pas=a2;la . pour=a3p-2
la . que=a4b-3;la . reponse=a-3d3;la . s=a-3d3j-2;la . sont=a2;la . sur=a3;la . toi=a-2g3;la . utile=a-2b2
la . voie=b2;la . vous=a2g-2;la . |=a2d-3;la _=a2d-3f-12g-10h-3j-9k-4l-8n-5o-3;la a=a3d-2;la bonne=b3c-2d2j-3p-4
la consigne=a-2c2;la defoncer=a3e-3;la derniere=b-2c2d2e-2;la deuxieme=a-2c2;la en=a2;la faute=a2
la ferme=a-5b-2c-2d-3f5;la figure=e2;la fin=b-3c4e-2j-2p-3;la fois=a3b-2;la je=a-2b2;la journee=a4c-2
la lampe=a5b-4c-2;la machine=a7b-3c-2d-3f-3;la main=a2b-5c-2d-4g3;la maison=d-2e2;la marche=a4b-3;la meche=a2d-2
la meilleure=a-4b-4c-2f-2l3p4;la mer=a3b-3c-2d-2e2;la moindre=a-2b-2k3;la ou=a3b-2d-2;la partie=a-3b-2c-2d4
la peine=a3p-2;la persuader=b2;la plus=a-2c-2d-2l2;la porte=a2b-3c-3f-2;la pour=a3b-4;la prochaine=a-4b-3c-2d-2e2j4
la question=a-6b-6c7d-4;la recompense=d3;la reponse=b4c-2d-3;la scene=b-2d3;la solution=a-4b4c-2d3l-2;la stp=a2c-2
la suite=a-7b6c-3d2;la tempete=d3g-2j-2p-2;la tete=a-3b3c-2e-2;la tour=a2;la vie=b-2c-2d-2n3;la voie=b2d-2
la vraie=b-4p3;la |=a-6b3c-3d-4g6;la=a2e-2f-2h-10i-4j-2k-3l-5m-4n-4o-10;lache $=b-2c-2d-2f7g-2l-4m-2o-2
lache=b-2c-2d-2f7g-2l-4m-2o-2;laid $=a-2f5l-3;laid=a-2f5l-3;laisse $=a-5b-2e-4f-3i-2j6k-2;laisse . $=a2b-3d2j-2
laisse . _=a3d-2;laisse . reflechir=a-3b-2d-3k4;laisse _=a5d-3;laisse entrer=a-2d2;laisse le=a2;laisse moi=a-4b-3k4
laisse passer=a-2d2;laisse tomber=b2d-3;laisse=a-2b-2c-4d2e-4f-5g-3h-3i-3j5k3l-3m-3o-2p-3;laisses . $=a-2d2
laisses entrer=a-2d2;laisses=a-2d2;laissez . entrer=a3d-2;laissez . partir=a2;laissez . passer=a3d-2;laissez _=a3d-2
laissez le=a2d-2;laissez moi=a4b-3d-2;laissez=a7b-3c-2d-5p-2;lampe $=a2b-4c-2e3f-2;lampe . $=a2;lampe _=a2
lampe=a4b-4c-4e3f-2;laquelle $=a5b-4j-2;laquelle . la=b2;laquelle . prendrais=a-3b4f-2;laquelle est=a-2b2
laquelle tu=a-3b4f-2;laquelle=a3c-2d-2f-2g-2j-2;le $=a5b-5d-3;le . $=a4e2f-12g-9h-4i-4j-5l-5n-4o-4p-5
le . _=b2c-5e-4f-2l-2;le . a=a2b-4c-2d-2;le . accepte=a-4d4;le . attendu=a2;le . au=d2;le . avec=a3;le . cote=a2
le . d=a-5b-2e-2f3g2p2;le . de=b-3d-3e3f-3g3p-2;le . deja=a-2b2;le . des=a5p-4;le . difficile=a2;le . dit=a-5c-2d5l2
le . dragon=a2;le . du=a2;le . en=a-2d3;le . encore=a-3c2;le . est=d2p-4;le . etait=a-2p3;le . je=e2;le . jeu=a2d-2
le . le=a3d-2;le . lentement=a-2c3;le . me=a-2d3;le . mot=a3d-2;le . ou=a4b-2c-3e-2;le . pas=a4e-2;le . pour=b4p-4
le . qu=a2d-2;le . que=a-2e2;le . qui=a3p-2;le . s=a2;le . stp=a3c-2;le . sur=a2;le . tout=a3d-2;le . tu=b-2d2
le . utile=a-2b3;le . va=a-3p4;le . vient=a2;le . vous=e-2l2;le . |=a4d-3
le _=a2d-5e-10f2g-5h-2i-2j-2k-4l-6m-7n-2o-2p3;le a=a3d-2;le avec=a2;le bon=a3b2d-2p-5;le bonjour=a-2m2
le but=a-3b4c-2d-3;le calmer=a-3b4c-2;le chemin=a2;le combat=a-2d3;le dernier=d-2p2;le difficile=a3d-2
le dire=a5b-3c-3d-2;le dis=a7b-5c-4e-3;le dit=a3d-2;le dragon=d3;le droit=a-3f-2g4;le encore=a-4c4;le facile=a4d-4
le faire=a3;le fais=a4b-2p-3;le fait=a2;le feu=b-3d-2e3;le gardien=d3;le jeu=a-4b3c-2d4e-2p-2;le joueur=a-6d6
le juge=d2;le meilleur=a-2f-3l3p-2;le mieux=a-4b4;le moi=p-2;le monde=b-2g-2l2m2p-3;le mot=a2;le narrateur=a-3d3
le nom=c2p-2;le ou=a-3b-2d-2e4;le partir=a2;le pauvre=a2;le payer=a-3e3;le petit=a2d-2;le plan=a2b2c-3d-3
le plus=a2b3d-6f-2p-2;le principe=a-3b3c-2;le proces=a-2d2;le raconte=a2;le regretterez=a-4c-2e4;le scenario=a-3d3
le serveur=d2;le seul=a3;le style=a4d-2p-2;le temps=a4d-2;le ticket=a-5d5;le tout=a2;le tuto=d2
le=a3b-2c-3e2f-3g-3h-8i-8j-9l-4m-3n-7o-8;legendaire _=a-3d3;legendaire=a-3d3;lentement $=a3b-3c4d-4f-2g-3j-2n-2
lentement . $=c2;lentement . _=a3c-2;lentement stp=c2;lentement |=a3;lentement=a5b-4c4d-5f-3g-3j-2l-2m-2n-2p-2
lequel $=f-2j-2;lequel . choisiriez=a-2b3;lequel . le=a-2b2;lequel . prends=b3;lequel est=a-2b3;lequel je=b3
lequel vous=a-2b3;lequel |=a4b-4;lequel=b4c-3d-2f-3g-3j-3k-2l-2m-2;les . $=d-3f-5g-4h-3j-3k-4l-9m-5n-3o-3
les . _=a2b-3c3e-2p-4;les . a=c3p-3;les . comme=a-3l3;les . de=a3p-2;les . du=a2;les . et=a3;les . etaient=a2
les . font=a-3p3;les . heures=a5p-3;les . qui=a3;les . sont=a-3d3p2;les . sur=a2;les . t=a3;les . vont=a2p-2
les _=b-2c4d-3e2f-4g-3h-2i-3j-2k-2l-7m-4n-2o-2p2;les a=a4b-3;les as=a5c-2d-3e-2p-2;les autres=a3;les bateaux=a2
les choix=b-2c2;les deux=b2d-2;les facettes=a-2d2;les gars=i2;les histoires=l3;les mains=a3;les marques=a2;les mots=a3
les noms=a-2c3;les objectifs=a-2d2;les portes=a2;les regles=a-4b4c-4d2;les sauver=a2;les taches=a2b-2c-3d2
les trois=a-6b-3c4d4p-2;les yeux=a2;les=b-2c4e-3f-9g-8h-4j-5k-5l-2m-8n-4o-4;leur . $=a2;leur . _=a4
leur . quoi=a-3b4c-3;leur crie=b2;leur dis=a-3b3;leur une=a4b-2;leur=a3b3c-3d-3p-2;leurs . $=a3c-2;leurs noms=a3c-2
leurs=a3c-2;lezard $=a-2f4;lezard=a-2f4;lui $=a5b-2d-2;lui . $=k-3;lui . _=a2;lui . a=a-2b2;lui . pas=a2
lui . quoi=a-3b4c-4;lui . une=a2b-2;lui dire=a3k-2;lui dis=a-4b3;lui dit=a-2b3c-3;lui faire=a3b-3;lui parler=a-3b4
lui passe=a4d-2;lui que=a2b-2;lui raconte=a-2b3;lui=a5b2c-6d-7e-2g-2k-4l-2m-2p-3;m . $=a-2b3c-9e-4f2g-2h3j-4k-4l-3m-5
m . _=a6p-4;m . demande=b-4c3;m . pas=b-5e3h-2k-2n-2;m . pour=a-3p3;m . prends=a-2b3;m . sors=a-3b4k-2;m . sur=a4b-3
m . un=a-3p2;m . vais=b-4e-3j3k-2;m _=a-2b2c-4d-3e-2f4h-2j-2l-2;m a=a4b-2p-3;m aider=a-2b4f-2;m aides=f-2
m aidez=a-3b3;m appelle=a3b-5e-2h-3j-2m2p2;m as=a-3b-2c3;m avez=b-2c2;m en=d-2e-4g-3j2p-2;m entends=a4b-3c-4
m excuse=a-3b-3h4j-2;m expliquer=a-3b3c-2;m oblige=e2;m y=a-5b6j-4;m=b2c-3d-4g-7h2k-2l-5n-4o-3p2
ma . $=b-2c-3d-2e-3f-5h5i-2j-3k-2l-3m-2n-2o-3;ma . _=d-2g-2;ma . est=a-2p2;ma . |=a-2;ma _=b2d-2e-2g-2h-2
ma faute=a-5b-3d-2g-4h6;ma main=a3;ma mere=a-4h-2p5;ma part=a2;ma pauvre=a3b-2d-2f-4g2h-3;ma place=a-2b2
ma tante=a3p-3;ma=b2c-6e-4f-5h4i-3j-4k-3l-3m-2n-3o-3p3;machine $=a6b-3c-2d-4f2j-2;machine . $=f3;machine stupide=a-2f3
machine=a4b-4c-3d-2e-2f3g-2j-2o-2;machines $=a2;machines=a3;magnifique $=a-4f-4l6;magnifique . $=a-2l3
magnifique _=a-2l3;magnifique=a-5f-5l7;main $=c-2d-6e-2g3;main . la=b2;main pour=a-4b4;main |=a2b-2
main=c-3d-6e-2g3p-2;mains $=a3b-2;mains=a4b-2d-2;maintenant $=a2b3c-3d-3e-2f-4i-2j2k-2l-3m-2n-2
maintenant . $=a-2b3c-3;maintenant _=d2;maintenant quoi=a-2b3c-3;maintenant=b4c-6e-2f-4h-2i-2j2k-2l-4m-2n-2p-2
mais . $=a-4d-2f-2l-2n3o3;mais elle=a2;mais il=a2;mais non=a-3n3;mais si=a-3d-2o4;mais=b-2c-2d-3f-2g-2h-2l-2n3o3
maison $=d-2e2;maison=d-2e2;mal $=a2b-3c4d-2f-2g-2j-2l-2p-2;mal . $=a-2b-3e3g-2p2;mal . la=b-2c-2p3;mal _=b-3p2
mal a=b-2c-2p3;mal=b-7c4d-4f-2g-3h-2j-3k-2l-3m-2p5;marche $=c-3f-2g-3h-2k-3m-4o5p-4;marche . $=a-7b8c-2g-2k-2n-2o-5
marche comment=a-3b4;marche la=a2b-2;marche pas=a-6b7g-2k-2o-5;marche=a-2b4c-6e-2f-3g-5h-2k-5l-2m-4n-3o3
marcher $=a4g-2m-2;marcher=a4b-2g-2m-2;marches $=a3d-2;marches=a3b-2d-2;marque les=a-3d3;marque=a-3d3;marques $=a2
marques=a3d-2;maximum $=a-4b-2d5f-2;maximum=a-4b-2d5f-2;me . $=a-4c-5e-9f4g-4j5k-5l-3m-6o4p-4;me . _=d2p-3
me . confiance=b-2;me . de=b-2j-2p3;me . dire=a3;me . entrer=a-3d3;me . la=a-3b3;me . maintenant=a-3d3
me . pas=a-4b-5d-2e5f-2g-3k3n-3o-2;me . passer=a-2d2;me . payer=a-3e3;me . peur=a4b-2d-2f-2;me . plus=a-2b-2c2d-2j-2k2
me . quoi=c-3;me . un=b3d-2;me _=a-2b-7c-3f5h-3j4l-2m-2p-6;me casse=b-2f-2j3;me cherche=a-3b-2e4g-2k-2n-2
me conseilles=a-3b4;me croit=a-4b-2d4;me degoutes=d-2f3;me demande=b2;me dire=a2;me faire=a3b-2;me fais=d2f-2
me fait=d2;me faudrait=b2;me faut=a-2d-2p3;me guider=a-2b4f-2;me laisse=a-3d3;me laisses=a-2d2;me le=b-2d-2e2
me souviens=a-2b-2c2d-2j-2k2;me suis=b2;me va=a-3f-2m-4o4;me vient=a-5b4;me=a-3c-6d3e4g-10h-2i-4j3k2l-7m-9n-5o2p-2
mechant $=a-2f4h3k-2l-4;mechant=a-2f4h3k-2l-4;meche=a2d-2;meilleur $=a2b-3d-2l3;meilleur=a-2f-3l3p-2
meilleure $=a-2f-2l3;meilleure . _=a3l-2;meilleure que=a3l-2;meilleure=a-2b-4c-2f-2l2p4;meme $=g2;meme . _=a4p-2
meme pas=a-3n5;meme=b-2c-2d-3e-2n5p-2;menteur $=b-2c-3d-2f6g-2h-2l-2m-2o-3;menteur=b-2c-3d-2f6g-2h-2l-2m-2o-3
mer $=a2b-2c-2d-2e2;mer |=a2;mer=a4b-3c-2d-3e2g-2;merci $=a-5b-2c-3d-3f-3g-2h-2i4j-2k-2l-3m-2n3
merci . $=a-4b-2d-3f-2g-2i7j-2k-2l-2m-2n-3o-4;merci . gars=i2;merci . je=a3n-3;merci . l=a-2i2;merci . la=i2
merci . toi=e-2i3;merci . tout=i2;merci . tu=i2;merci . votre=b-2i2;merci . vous=i2;merci _=a-3i5n-2o-2;merci a=e-2i3
merci beaucoup=i2;merci bien=i2o-2;merci d=a-3i3;merci de=i2;merci infiniment=i2;merci les=i2;merci pour=a-3b-2i4
merci |=n-3;merci=a-7b-7c-6d-7e-5f-6g-6h-4i12j-5k-4l-6m-5o-2p-2;mercis $=d-2f-2h-2i4o-2;mercis=d-2f-2h-2i4o-2
mere $=a4e-3;mere . un=f3p-5;mere est=a-3f4p-2;mere=a-2b-2d-2e-3f3h-2p3;merveilleux $=a-2f-3l4;merveilleux=a-2f-3l4
mes . $=a3c-5d-7e-4f-5g3h3i-2j-5k-3l-3m2n-2o-4p-6;mes . |=a-5m5;mes _=b-7c-2d-7e-3f-3g5h-6j-3l-2m2;mes choix=a-2b3
mes excuses=a-3b-2d-2g-3h5m-3;mes options=a-2b3;mes respects=a-2b-2d-2f-2g-2h-3m5o-2
mes=b-2c-6d-8e-5f-6g3h3i-2j-5k-3l-4m5n-2o-4;met . _=a3p-3;met=a3p-3;mets . _=a6b-2d-3e-2g-2m-3p-2;mets . feu=d-2e2
mets la=a-2d3;mets le=a-5d2e2;mets=a-3b-2c-2d3f-2g-3h-2j-3l-2m-4p4;mettez . en=a2;mettez la=a2;mettez=a5d-2p-5
mettre . _=a4p-3;mettre . la=a-4b2c-2p3;mettre=a-4b2c-2e3p2;meurt=d2p-2;mieux $=c-4d-2e-2f-3g3l-2;mieux . _=a-2b2
mieux que=a4b-2;mieux=c-4d-3e5f-5g2l-5;mignon $=l2;mignon=l2;mille . $=a-2b-2c-2d-3f-3g-2h3i4l-2n-2o-2
mille excuses=d-2h3;mille mercis=d-2f-2h-2i4o-2;mille=a-3b-2c-2f-3g-2h3i4j-2l-2n-2o-3;minable $=a-3f5l-3
minable=a-3f5l-3;mis=a2;mise $=a3;mise . $=a2;mise combien=a-4b4;mise=a3c-2k-2;miser $=b2;miser=a-2b3c-2
mission . $=a-4c-3d6f-2l-2o-2;mission _=a-4b-3d5f-2;mission reussie=d2;mission=a-2b2c-4d5f-3l-2o-2p-2
moche $=a-3d-2f4l-3;moche=a-3d-2f4l-3;mode . $=a-2d3l-2;mode . _=a-2d3;mode . |=d2;mode debug=d2;mode dieu=a-2d4
mode=a-4b-2d5f-2l-2;moi $=a-4b2c-11d-5e-4f-6h6i-3l-6m-5n2o-5;moi . $=a-2b-5c3d5e-2f-3g-5h-5j-4k2l-2m-4n-3o-2
moi . _=d-2h-3;moi . ca=c2;moi . cle=a4d-4;moi . comprendre=a-3b2c2;moi . coup=a4b-4d-2;moi . est=a-2b-2m3
moi . exemple=b3d-2;moi . faire=a-4b4;moi . j=a2c-2d-2h2p-2;moi . je=a5b-4c3d-2h-2;moi . l=a3b-2;moi . la=a-4b5
moi . lampe=a2;moi . lui=a-2b2;moi . main=b-3d-3g4;moi . noms=a3b-2c-2;moi . parler=a-4b4;moi . peu=b2;moi . plus=a2
moi . points=d2;moi . qu=a2;moi . que=a-2b4g-3h-2p-2;moi . qui=a2;moi . recompense=a-2b-2d4;moi . reponse=a-3b3d-2
moi . tu=p-2;moi . tuyau=b3d-2;moi . |=a3;moi _=a2;moi a=a-2b3p-3;moi api=d2;moi aussi=a5b-3d-2;moi bot=d2
moi ca=a-4b-3c3d-2e3h-2;moi ce=a-2b3g-3p-2;moi chatbot=d2;moi comment=a-3b2c2;moi de=b3c-2d-2p-2;moi des=d2
moi dix=a-3d3;moi du=a-2c-2d4h-2;moi encore=a-3c3;moi html=d2;moi ia=d2;moi j=a2;moi je=a2b-2;moi json=d2
moi la=a3c-2d-7g3p-2;moi le=c-4d3e-2p-3;moi les=b-5c4d-3p-3;moi non=a2;moi pas=a-3b2c2;moi pnj=d2;moi pv=d2
moi qui=a2b-2;moi quoi=a-3b3;moi reflechir=a-3b-2d-3k4;moi serveur=d2;moi stp=a-4b4c-2;moi sur=b3d-2;moi ton=a5d-4
moi un=b2d-5g-2;moi une=a-3b2d-3p4;moi variable=d2;moi xml=d2;moi xp=d2;moi |=p-2;moi=b3e-4f-11g-3h3i-8j-3l-11m-4o-10
moindre . $=a-2b-2k3;moindre idee=a-2b-2k3;moindre=a-2b-2k3;moins . $=a2b-2d-2e2f-2g-2;moins . stp=c2;moins fort=a5c-5
moins vite=a-5b-2c5d-2f-2;moins=a2b-3c2d-4e2f-2g-2l-2;moment . $=a-2d4;moment reussi=d2;moment termine=d3;moment=b-2d4
mon . $=c-5d3e-5f-5g2h3i-3k-3m-3n-2o-3p-8;mon . _=a-3p5;mon . a=p2;mon . coup=a3d-2;mon . proces=a3b-3;mon . s=a-3p3
mon . |=a3;mon _=b-6c-2e-3f-3g-5h3j2l-4m-2p2;mon attaque=d2;mon equipe=a-3p2;mon grand=a3;mon nom=a6b-2g-2
mon pauvre=a-5d-3f-2g5;mon rang=a-3d4;mon role=b3d-3k-2;mon score=a-4b-5d5;mon souffle=a5b-3d-2
mon=b-4c-7d2f-7h2i-4k-4l-3m-4n-3o-4p2;monde $=a-2b-2d-4f2m2;monde . $=a2;monde _=a2;monde dit=a-2l2;monde est=a-3d4
monde vient=a2;monde=a-3b-3c-2g-3l2m2p-3;monstre $=a3b-3d-2f2g-2;monstre=a2b-3d-3f4g-2i-2l-3;monte $=a5b-4d-4j-3k-2
monte . rang=a-3d3;monte mon=a-3d3;monte=a5b-4f-2g-2j-3k-2n-2p-2;monter=a4b-3;montre . $=a-4b6d-5h-2
montre . _=a5b-2p-3;montre . chose=a2b-2;montre . comment=b2;montre . le=a-5b-7d7;montre moi=a-3b3c-2d2h-3
montre une=a4b-3;montre=a3c-3e-3g-2h-3j-2k-2p-4;montrer $=a2b-2;montrer=a5b-5;montrez=a2;morte $=a2;morte . tu=a2
morte |=a2;morte=a3f-2;mot $=a2b2d-3;mot . la=a2;mot attendu=a2;mot de=a-2e2;mot=a2d-3e2f-2;mots . $=a2;mots=a5c-2
mourir $=e3f-2m-3;mourir=e3f-2m-3;narrateur . _=a-3d4;narrateur . la=a-2d2;narrateur . que=a-2d2;narrateur dit=a-3d3
narrateur |=a-4d5m-2;narrateur=a-5d6m-2;naze $=a-3b-2c-2d-2f6l-2m-2o-3;naze=a-3b-2c-2d-2f6l-2m-2o-3;niveau $=a-2d3
niveau . $=a-3b-2d5f-2l-2o-2;niveau _=a-3d5;niveau suivant=d2;niveau termine=d2;niveau=a-5b-3c-2d7f-3g-2j-2l-3m-2o-2
nom $=a6b-3d-3e-2g-2;nom . _=a4p-3;nom de=a2p-2;nom |=a2;nom=a8b-4d-4e-2g-2l-2p-4;noms $=b-2c2d-2;noms=b-2c2d-2
non $=a2b-5c-6d-6e-2f-5g-3h-3i-2j-4k-3l-3m-4n7o-7;non . $=b-2c-2d-2f-2i-3n5o-2;non . merci=i-2n3;non . vraiment=a-2n2
non . |=a4b-2n-3;non merci=a2b-2i-4n2;non non=a-4i-2n4;non pas=a-2n2;non plus=a4k-2n-2;non |=a3
non=b-7c-8d-7e-3f-6g-5h-4i-5j-4k-6l-4m-5n9o-8;nouvelle . $=d3;nouvelle partie=d3;nouvelle=a2d3f-3;noyer $=e3;noyer=e3
nul $=b-4d-2f4g-3h-2k-2l-3;nul . _=d-2f2l-3p2;nul comme=a-3f3l-2;nul en=a6f-2p-4;nul=b-4d-3f5g-3h-3k-2l-4p2;nulle $=f2
nulle . _=f2l-2;nulle=d-2f4l-3;nuls $=f2;nuls=f2;obeir=a-4b-3d2e3f-2;obeis . developpeur=d3;obeis au=d3
obeis=a-2b-2d3e2m-2;objectif $=b4d-3;objectif . $=a-3d4;objectif atteint=b-2d4;objectif ici=a-2b2
objectif=a-4b4c-2d2f-2l-2;objectifs=a-2d2;objet . _=a-3d3;objet legendaire=a-3d3;objet=b-2d3p-2;oblige . a=e2
oblige . ouvrir=a3f-2l-2;oblige d=a4f-2g-3l-2;oblige de=a2;oblige pas=e2;oblige=a4b-2f-2g-3l-2;oeil $=a4b-2
oeil . $=a2;oeil de=a2;oeil=a5b-3d-2g-2;ohe $=a-2c-3d-2f-3m5o-3;ohe . bateau=a-3m3;ohe du=a-3m3
ohe=a-4b-2c-3d-3f-4h-2j-2l-2m6o-3;ok $=a-2c-2f-2o4;ok . $=a-2d-2o4;ok . marche=b-2o2;ok bien=o3;ok ca=b-2o2
ok=a-4b-3c-3d-3f-3g-2h-2j-2l-2m-3o6;on . $=a5c-4e-2f-4g-5h-2i-2j-7k-2l-3m-2n-2o-3p-3;on . _=a6b-7c-3d-5;on . a=c-2d3
on . bloquees=a-3b3;on . bloques=a-3b3;on . censes=c-2;on . combien=a2;on . comment=a-2b3;on . connait=a2
on . dans=a3p-3;on . de=b2p-2;on . demande=a-2b2;on . des=a-4p4;on . deux=a3b-3;on . dit=b3c-3d-2;on . du=a2
on . faire=a-2b2;on . fait=a-3b-2p4;on . gagne=a-2d3p-2;on . la=a8b-2d-3p-4;on . le=a7b-2d-2p-5;on . les=a4p-3
on . ou=a-4b4g-2;on . pas=a4b-3;on . pour=a2;on . qu=a2b-2;on . que=a3b-2d-2;on . qui=a3b-2;on . quoi=a-5b5c-3p2
on . reecouter=a-4b-2c4;on . rien=a4b-3;on . s=a-3g4p-2;on . tous=a2;on . un=a2b-2;on . une=a-2b-4p4;on . va=a4
on . |=d-2;on _=b-6d-5p5;on a=a2b-5d2;on admire=a2;on aime=a2;on allume=a2;on attaque=a-3b3;on attend=b2
on commence=a-2b2;on dirait=a4b-3;on dit=b2c-2;on doit=a-3b3;on entre=a6b-4d-2;on est=a-5b3c-4d-5g-4p6
on fait=a-5b7c-2p-2;on gagne=a-5b3d2;on joue=a-2b2;on l=a6b-3p-4;on la=a4b-2;on laisse=a3b-2d-2;on le=a6d-2p-2
on les=a2;on lui=a-2b3c-3;on me=a-2b2;on parle=a-2b3c-2;on passe=a-4b-5d5;on peut=a-2c3d-2p-2;on pourrait=a3p-2
on prend=a3b-3;on repete=a4b-2c-5d-2;on repond=a-3b3;on s=a-2d-2j4p-4;on saute=a-3b-2d4;on se=b-3p4;on va=g3p-4
on vient=a5b-4;on vous=b-3c3;on y=a5b-2p-2;on=a2b3c-3d-3e-6f-8g-2h-5i-5k-6l-6m-8n-5o-7p4;options $=a-4b2c2d-2
options=a-4b2c2d-2;or $=d2;or=b-2d2;ordre $=b-2c2d-2;ordre . systeme=a-2d3;ordre du=a-2d3;ordre |=a2;ordre=b-3c2
ou $=b7d-5e-5f-3g-3j-2m-3;ou . $=a-2d-5f3g-4i-2j-2k-3l-3m3o-2;ou . _=a-3b-2d2e3;ou . ce=a2;ou . commence=a-3b2
ou . est=a3b-2;ou . la=a4b-2;ou . le=a-3b-2e3;ou . les=a2;ou . te=a-2e2;ou . votre=a2;ou . vous=a-2b2
ou aller=b5d-2e-3f-3g-2k-2m-2;ou deja=a-3b-3c4;ou elle=a2b-3;ou est=a5b-3;ou il=b-2;ou je=a-6d-2e5;ou on=a-2b2
ou quoi=a-4b-5c-3f3m3;ou sont=a3;ou tu=a-2b-2e3;ou |=a2;ou=b5c-3d-4e4g-8h-3i-4j-6k-5l-6n-3o-4p-5
ouais $=a-2c-2f-2m-2o4;ouais . $=o2;ouais . accord=o2;ouais carrement=o2;ouais d=o2;ouais=a-3b-2c-3d-3f-3h-2j-2m-2o6
oublie $=a3b-3c-6d-5f-3h-2j-2k5m-2o-3;oublie . _=a-3p3;oublie . instructions=d3;oublie ce=a-2b2;oublie la=a2
oublie mon=b2k-2;oublie tes=d3;oublie=a-3e-2f-4g-2h-3i-2j-3k4l-2m-3n-2o-4p2;oubliez . _=a2;oubliez=a3
oui $=a-6b-3c-5e-2f-3g-2h-2j-2k-2l-2m-2n-3o7;oui . $=a-4b-2d-3f-2i-3o6;oui . _=a3d-2o-2;oui . sur=o2;oui _=a-4d-2o5
oui bien=o2;oui merci=i-2o2;oui oui=o2;oui |=a6b-3d-3o-2;oui=a-3b-6c-6e-3f-5g-4h-3i-4j-4k-3l-4m-4n-5o9p-2
oups $=a-4b-2c-3d-2f-4h6j-2m-3o-4;oups . $=h3;oups desole=h3;oups=a-4b-2c-4d-3f-4g-2h7j-2m-3n-2o-4;ouverte $=a3d-2
ouverte=a3d-2;ouvre . _=a-5c-3d6e-2p-2;ouvre . je=d-2e2;ouvre . porte=a-3d3;ouvre _=a-2d-2e3;ouvre la=b-2d2e-2g-2
ouvre les=a-6c-3d6e-2;ouvre=a-3b-3c-4d4e3f-2g-3p-2;ouvres=a-4d4;ouvrez . _=a3;ouvrez . de=a2;ouvrez . je=a-3e3
ouvrez . porte=a2d-2;ouvrez la=a2d-2;ouvrez pas=a-2e2;ouvrez tout=a2;ouvrez=a4b-2c-3d-5e2f-3h-2j-2m-3o-3
ouvriez $=a3b-2;ouvriez=a3b-2;ouvrir $=a3f-2l-2;ouvrir=a-2d4f-2l-2;paie=a5e-3;par . $=a3b-2;par . _=a5b-2d-2
par . a=a2;par . est=a2;par . on=a-3b3;par _=a2;par attendu=a2;par l=a3;par la=a3;par le=a2;par ou=a-4b3
par=a4b3c-3d-4f-2g-2k-2l-2p-2;pardon $=a-8b-4c3d-2e-2f-4g-2h4i-2j-3l-2m-3n-2o-4;pardon . $=b-2c2;pardon . ca=a-2c-2h3
pardon a=a3;pardon pour=a-2c-2h3;pardon quoi=b-2c2;pardon=a-6b-5c4d-4e-3f-5g-3h6i-3j-3k-2l-3m-4n-2o-5p-2
pardonne $=a5b-2e-3f-2h-2j-2;pardonne . $=a-3b-3d-2h4;pardonne moi=a-3b-3d-2h4;pardonne=a4b-4c-2d-3e-3f-2g-2h3j-2
pardonner $=a4b-3e-2f-3h2;pardonner=a4b-3e-2f-3h2;pardonnez . $=a2b-3c-2d-2h3;pardonnez . |=a-2h2;pardonnez _=a4h-2
pardonnez moi=a-4b-3d-2h4;pardonnez=b-3c-2d-3h4;parfait $=a-2b-2c-3d-2f-3m-2o5;parfait=a-2b-2c-3d-2f-3m-2o5
parfaite $=a3;parfaite=l-2;parle $=a2c-4;parle . _=a5b-4;parle . de=a5b-2;parle . fort=a-2c3;parle . je=a2
parle . la=a3b-2;parle . qui=a3b-3;parle . un=a-4b4;parle . vite=a-3c3;parle _=a2;parle a=a3e-4;parle comme=a2
parle moi=a4b-2c-2;parle moins=a-3c3;parle plus=a-2c3;parle=a4d-4e-2f-2g-2h-2j-2k-2m-2p-3;parler $=a-6b4e4f-2n-3p-2
parler . $=c-2;parler . _=b3e-2;parler . vous=a2;parler a=a3e-2;parler avec=a2;parler |=a3
parler=b2c-3d-3e3f-3g-3j-4n-3p-4;parles pas=a-2e2;parles=a-3b-2c2e2l-2;parlez . de=a3;parlez . des=a2;parlez . du=a3
parlez . fort=a-3c4;parlez moi=a6b-3c-2p-2;parlez plus=a-3c4;parlez=b-3c4d-2l-2p-2;pars $=a-4b-3d-3j4
pars . $=a5b-2k-3n-3;pars pas=a5b-2k-3n-3;pars=b-4d-3g-2j4k-4n-4p4;part $=a3;part=a4;partez . $=a4g-2n-2
partez pas=a4g-2n-2;partez=a6b-2c-2d-2f-2g-2j-2m-2n-3o-3;partie $=a-5b-2d6f-2j-2;partie . _=a2p-2
partie=a-2b-3d5f-2j-2p-2;partir $=a-3b-3c-5j6;partir de=a2;partir=a-2b-3c-5j6;pas $=c-2d-8e-4f-10h-12i-4j-7l-4m-4n6p-2
pas . $=b-7e-8f-7g5h-9i-3j-3k3l-4m-3n3o-8p-3;pas . _=b-2c-5f-3g-7h3n2p-6;pas . bonne=a2;pas . c=a2b-2;pas . ce=a-2
pas . choisir=b2k-2;pas . chose=a2;pas . d=a3g-3;pas . de=a7b-4c-3e-2g-3h-2n-3;pas . dire=a-3c-3e-2h2k3
pas . dur=a-2g2;pas . entendu=a-2c2;pas . faire=a3b-4h2;pas . faute=a-3g4;pas . fois=a5c-4;pas . idee=a-2b3
pas . l=a3b-2;pas . la=c3e-3p-2;pas . le=a2;pas . les=b2;pas . lui=a-4b5k-2;pas . m=a-3p2;pas . moi=a-3b-3k3
pas . moindre=a-2b-2k3;pas . mot=a2b-2;pas . nom=a2;pas . ou=a-2b2;pas . pour=a2;pas . prendre=a-2b3k-2;pas . qu=a-2b2
pas . que=b2g-3k-2;pas . seul=a2;pas . soir=a2;pas . ta=a2;pas . toi=a4b-2e-2;pas . tout=a-2n3;pas . tu=a4b-2e-2f-3
pas . un=a3b-2;pas . venir=a-3b-2e3;pas . vient=a2b-2;pas . vite=a-4c4n-2;pas . voir=a-5e3f3;pas . votre=a2
pas . vous=a4f-2g-2;pas . |=a-2b2d-2g3;pas _=a11b-7c-5d3e-2g-6k-9n-8p-3;pas a=a-2b-7e5;pas attendre=a3k-2n-2
pas besoin=a4;pas bien=a-2c2;pas ca=c-4g-2n2;pas ce=b3g-3k-2;pas chez=a3e-2g-2;pas comment=k-5
pas comprendre=a-5b5g-3k-2n-2;pas compris=a-4b2;pas d=a3e-2h-2k-2n3o-3;pas de=a8b-4c-3d-3e-3f-3g-3h-4n-6
pas dire=a-3b-2k3;pas du=b-3c-2g-2h2n3;pas en=a-2g-2k-2n4;pas encore=a6c-5g-2k-2n-3;pas entendu=a-2c4
pas envie=b-3c-4e-2k-2n4;pas etre=h2k-2;pas eu=a-2c2;pas faire=a6b-5;pas grand=a2;pas grave=a-3g3o-2;pas je=a-3e3
pas jouer=a4n-3;pas la=a4b-2c-2e-2g-3k3n-2;pas le=b2;pas les=a2;pas maintenant=a3b-2g-2;pas me=a-3e4
pas moi=a-3g-4h-2k-4n5;pas mon=a2;pas oblige=a3g-2;pas peur=a-2c-2g4n-2;pas plus=b-2k3;pas pour=a3g-2;pas pourquoi=a3
pas que=a5f-5;pas question=a-2c-3n3;pas qui=a-2b5k-5;pas quoi=a-2b4k-4;pas repeter=a4c-2n-3;pas retenu=a-3c3
pas sans=a3b-3;pas savoir=a4g-2;pas si=a-4c4e-2n-2;pas suivi=a-3c4;pas sur=a-5b-2c-2g-3k6n-5o-2;pas ta=a-2g3k-2
pas te=a-3b-3e-5f5g-2n-2;pas toute=a2c-2;pas triste=a-5g5n-2;pas trop=a-2k2;pas tu=a-2e2;pas un=a7f-6g-4p-2
pas une=a3b2c-5;pas voir=a3n-2;pas vous=a-4b-4c-4e-3f4g-3h3k3;pas vraiment=g-2k-3n3;pas |=a-2b-2d-2k3
pas=a2c-2d-12f-6g3h-2i-11j-14k2l-13m-10n7o-4p-9;passe $=a-3d5g-2o-2;passe . _=a-2b-2d4p-3;passe . la=a-2b-4d3
passe . niveau=d2;passe . si=a4b-3;passe a=a-4b-4d3p3;passe ce=d2;passe la=a3d-2;passe le=a-6d6;passe par=a2
passe quoi=b2c-2d-2;passe=a-2c-5d6e-2f-2g-3j-2l-2o-2;passer $=a-4c-2d2g4m-3;passer . combat=d2;passer . scene=d2
passer la=d2;passer le=d2;passer=a-2c-3d3f-2g4m-3p-3;pathetique $=a-2f3l-3;pathetique=a-2f3l-3;paume $=a-2b3
paume . $=b2d-2;paume=b5d-2g-2;pauvre $=a2b-3c-2d-5f-5g5h-4j-2k-2n-2o-2
pauvre . $=b-4c-4d-5e-2f8g-10h-3i-2j-3k-3l-3m-3n-3o-4;pauvre . vous=a-4f-4g5;pauvre _=a7f-6p-2;pauvre abruti=f2
pauvre brute=f3;pauvre clown=f2;pauvre de=a-4f-4g5;pauvre fou=f2;pauvre imbecile=f2;pauvre lache=f2;pauvre menteur=f2
pauvre minable=f2;pauvre monstre=a-2f4;pauvre nul=f2;pauvre rate=a-2f4;pauvre sorciere=f2;pauvre traitre=a-2f2
pauvre type=f3;pauvre vaurien=f2;pauvre vieux=f2;pauvre voleur=a-3f4
pauvre=b-7c-6d-8e-4f4g5h-7i-3j-5k-4l-5m-5n-4o-6p-2;payer $=e3;payer=e3g-3;peine $=b-3d-2f-2g3h2;peine=b-3d-2f-2g3h2p-2
pense . $=a-4b-2k-3n4;pense . que=a3f-3;pense pas=b-3f-3k-3n4;pense que=o2;pense=a2b-5d-3f-3g-2k-3n4o2
penses . de=a3b-3;penses quoi=c-3;penses=c-3;pensez . de=a3b-3;pensez . |=a-3b3;perd=d2;perdez . _=a2;perdez pas=a2
perdez=a2;perdre $=a3;perdre=a3b-2;perds . $=a5b-4;perds quoi=a5b-4;perds=a4c-2j-4;perdu $=b2e-2g-3h-2j-2k-2l-2
perdu . $=b-2c-2d-3p3;perdu . _=a2;perdu _=a-2d-3p3;perdu quoi=a3c-2;perdu |=a-2c2;perdu=d-2e-2f-2g-3h-3i-2j-2k-2l-3p2
perdue=a-5b5;personne $=a7f-4g-2l-2o-2;personne . $=a2;personne . _=a7f-4l-2;personne . a=a3
personne . aime=a-4f5g-2l-4;personne . autre=a2;personne . ce=a3p-2;personne . en=a-2g3;personne . les=a-2l3
personne _=a4p-2;personne connait=a4l-3;personne d=a2;personne est=a-2l3;personne me=a4d-2f-2;personne s=a2g-2
personne t=a-6f5g3l-4;personne vient=a3;personne vous=a2f-3l-2;personne=a5b-6c-5d-6e-4h-3i-3j-4k-2l2m-3n-2o-4p-4
personnes $=a2;personnes=a3;persuader $=a-3b4c-3m-2;persuader=a-3b4c-3m-2;persuasion $=a-2d3f-2;persuasion=a-2b-2d4f-2
petit $=a5b-2c-2d-2f-2j-2m-2o-2;petit . $=a4b-2d-2;petit . _=a2;petit _=a3b-3;petit a=a3;petit indice=a-2b3
petit jeu=a2d-2;petit pas=a3b-3;petit=a4b2c-3d-4f-3j-2m-2o-2p-2;peu $=a5d-2f-2i-2;peu . _=a2;peu . aide=a-2b2
peu . la=a-2b3;peu _=a2;peu d=a-2b2;peu de=a3b-2;peu=a3c3d-4f-3g-3i-3l-2p-2;peur $=a5b-4c-3d-4e-2f-3k-2l-2n-2
peur . _=a2;peur . je=a-3g3;peur . toi=a2;peur . vous=a3c-2;peur de=a4;peur que=a3c-2;peur |=a-2g3
peur=a6b-5c-5d-5e-3f-4g3h-2k-3l-3n-3p-2;peut . $=b-5d-3f-3g-2k4;peut . _=a2;peut . bien=a-3g-2k3;peut _=a2
peut etre=a-4b-2c-3d-2f-3g-4k6l-2o-2;peut parler=a2;peut pas=a2b-2;peut reecouter=a-4b-2c4
peut=d-4f-4g-5i-2j-2k5l-3m-2o-3p-4;peux . $=a-2b-2c6e-2f-7g-4j2k-4l-2m-2p-3;peux . _=a3b2c-2f-2p-5
peux . appeler=a2b-4p2;peux . attendre=a3k-2n-2;peux . d=a-3b3;peux . de=a-4p3;peux . demander=a-3b3
peux . dire=a3b-4c-4k3;peux . faire=a3b-2;peux . guider=b3;peux . la=c2;peux . le=c2;peux . pour=a4b-4
peux . qui=a4b-4;peux . quoi=a-5b7c-5;peux . repeter=a-2c2;peux . te=a-5b-2f5k-2;peux . vous=a-3b-2f4k-2
peux _=a-2b3c4f-5g-2j-4m-2p-3;peux aider=a2;peux attendre=a3b-2j-2;peux demander=a3b-3c-2;peux dire=b2c-2;peux en=a2
peux entrer=a3c-2;peux faire=a2;peux le=b-3c3d-2e-2;peux m=a-2b4c-3f-3;peux me=a-2b4f-2;peux partir=a-5b-2c-2j4
peux pas=a-5b-6c-3e-2f6g-3h-2;peux redire=a-4c4;peux reecouter=a-3b-2c3;peux reformuler=c3;peux repeter=a-3c3
peux te=a-3b4;peux tout=a2;peux tu=a-3c4;peux voir=a2;peux=c4d-7e-7f2h-4i-3k-4l-6m-4o-2;pige . $=a-4b5k-3n-3
pige pas=a-2b4k-2n-3;pige rien=a-2b3;pige=a-4b5k-3n-3;piste $=a-4b5c-2d-3;piste=a-4b5c-2d-3;place $=b2;place=b2d-2
plan $=a2c-3d-2;plan=a3b2c-4d-3;pleure . $=a-3b-2g5k-2n-3o-2;pleure pas=a-3b-2g5k-2n-3o-2;pleure=a-3b-2g5k-2n-3o-2
pleurer $=b-2e-3g3;pleurer=b-2e-3f-2g4;pleures $=a4b-2c-2;pleures=a4b-2c-2;pleurez . $=a-3b-2g4n-3
pleurez pas=a-3b-2g4n-3;pleurez=a-2b-2g4n-3;plus $=b-6c-6d-4e-4f4i-2j2k3l-4n-2
plus . $=b-3c4e-2f-7g-3h-2i-2j3k-4l-6m-2n-2o-3p-4;plus . _=b-3d-2j-2l2p2;plus . idee=b3;plus . idees=b2
plus . je=b-2e2;plus . la=c2;plus . points=d2;plus . que=a-4b3c-2k3;plus . stp=a-2b-2c2;plus . |=c2;plus _=c-4k3p-4
plus a=a3;plus belle=a-3l3;plus ce=a-4b4;plus d=b3d-2f-2;plus de=a-3c2p3;plus difficile=a2;plus dix=a-3b-2c-4d5f-2j-2
plus fort=a-6b-3c7d-3j-2l-2;plus lentement=a-6b-2c5d-2;plus peur=a3c-2;plus que=a4k-3;plus rien=a4b-3c-2
plus tard=a-2b-2d-2j4;plus utile=a-3b4;plus |=a2;plus=c4d-2e-3g-7h-6i-5j2m-5n-5o-5p-3;pnj $=a-2d5f-2
pnj=a-2b-2d4f-2l-2;points $=a-2d2;points . $=d3;points . moi=a-2b-2d2;points . vie=d2;points de=d2;points infinis=d3
points pour=a-2b-2d2;points=a-4b-3c-2d6f-2g-2h-2p-2;port=a2;porte $=b-3c-3d2f-2l-2;porte . $=a2;porte _=a2
porte=a4b-4c-4f-2g-2j-2l-2;porter ca=a2b-2;porter=a2b-2;portes $=a3;portes . _=a2;portes etaient=a2;portes=a4d-2
portez . bien=a-4g-2j5l-2m-3;portez vous=a-4g-2j5l-2m-3;portez=b-3c-3g-2j5l-2m-3;pose . _=a2;pose . couteau=a3
pose . question=a-2c2;pose ce=a3;pose la=a2;pose=a3b-2d-2;posez . _=a2;posez=a2;pouce $=a-3b3;pouce=a-3b3
pour . $=b-3c-6d2e-4f-3g2h3j-2k-3l-3m-2n-2o-2p-2;pour . _=a-4b5c-3d-5g2h-4i2l-2;pour . elle=a-2b2;pour . faire=a2b-2
pour . juger=a2g-2;pour . marche=a2;pour . part=a2;pour . soir=a2;pour . tu=b2;pour . une=a2;pour _=a3b3d-6g-3h-4
pour ca=c-2g-3h3;pour ce=a2;pour cent=a-2d3;pour l=b-2i2;pour la=a-3b5c-2d-2p-4;pour le=p-2;pour les=a-3b3d-2p3
pour moi=a-6d4g-2h2;pour qu=a-2b2;pour que=d-2;pour quoi=a5b-5;pour ta=g2h-2;pour toi=a2b-5e-2g3k-2;pour tout=d-2g-2i2
pour votre=g2h-2;pour vous=a3b-4;pour=c-9d-2e-7f-5g2h2i2j-4k-4l-6m-5n-3o-3p-3;pourquoi $=a5b-2
pourquoi . $=a-2b-5c-2g-2k-2n-3o6;pourquoi . _=a3;pourquoi . as=a3b-2;pourquoi . le=a2;pourquoi _=a3
pourquoi ca=a-3b4o-2;pourquoi il=a2;pourquoi pas=a-6g-2n-3o6;pourquoi t=a2;pourquoi tu=a6b-2;pourquoi vous=a4c-3
pourquoi=a5b-3c-8d-4e-3f-3g-4h-2j-2k-3l-2m-2n-4o5p-4;pourrais vous=a2;pourrais=a-3b-2k3l3p-2;pourrait . _=a3b-2
pourrait=c-2p-2;pourri $=a-5d-2f6l-3p-2;pourri=a-5d-2f6l-3p-2;pourriez vous=a-3b2;pourriez=a-3b2;pouvez . $=a-5c4
pouvez . faire=a3b-2;pouvez . lentement=a4b-2c-3g-2;pouvez . m=a-4b4c-2;pouvez . repeter=a-3c3;pouvez le=a-3c3
pouvez me=a3b-2;pouvez reformuler=a-2c2;pouvez repeter=a-4c4;pouvez vous=a-4b4c2;pouvez=a-2b3c2e-3f-4l-3m-2p-2
pouviez=c-2g2;prend . _=a5b-4;prend le=a2;prend=a7b-4d-2p-2;prendrais $=a-4b5f-2;prendrais . $=a-4b4
prendrais qui=a-4b4;prendrais=a-2b5c-2d-2e-2f-2g-2l-2;prendre $=a-3b4k-2;prendre . $=j-2;prendre . _=a4
prendre=b4c-2d-2g-2j-2k-3p-2;prendriez=a-2b3;prends $=a2b3d-4g-2j-7;prends . $=d-2j5;prends . _=a4b-4d-4e2g-2j-3
prends . temps=a-2d-2g3;prends . ton=a4d-2g-3;prends . trois=a-3d3;prends _=a-5b-5j6;prends avec=a-3b3
prends de=b-3d-2e3;prends la=a3;prends le=a4b-3e-2;prends lequel=a3b-2;prends les=a-3d3;prends mon=a5d-3j-3
prends quoi=a-4b3;prends ton=a-2d-2g3;prends tout=d2g-3j-2;prends=c-4f-5h-3i-2j3k-3l-3m-3n-2o-2p-3;prenez . temps=g2
prenez votre=g2;prenez=b-3d-2f-2g2j3l-3m-2;presse $=a-2b-4c-2f-2g5;presse=a2b-5c-2f-2g3k-3n-2o-2;presses $=a2b-2
presses=a2b-2;previens $=a-3b-2e5f-3i-2j-3;previens=a-3b-2e5f-3i-2j-3;prie $=a-2;prie de=a-2h2;prie=a-2h2
principe $=a-3b3c-2;principe=a-3b3c-2;pris $=a2;pris . _=a3p-2;pris=a6b-4c-3p-2;prise $=a2;prise=a2
proces . aide=a3b-3;proces |=a3b-3;proces=a2b-3;prochaine $=a-3b-3d-2j4;prochaine fois=a-2e2
prochaine=a-4b-3c-2d-2e2j4;programme $=a-2d5f-4;programme=a-2d5f-4;prompt $=a-5b-3c-3d6f-2;prompt=a-5b-3c-3d6f-2
propos de=a2;propos=a2;proposes $=a-2b3;proposes . $=a-3b4c-3;proposes quoi=a-3b4c-3;proposes=a-4b5c-4;pu=a2
pues $=a-2d-2f4l-2;pues=a-2d-2f4l-2;puez $=a-3c-2f4l-2;puez=a-3c-2f4l-2;puis . autre=a2;puis=a2b-2;punir $=e2;punir=e2
pv $=a-2d4;pv . $=a-3d4;pv _=a-3d4;pv=a-4d5f-3;qu . _=a3c-5d-2p-4;qu . a=a2b-3d-2;qu . aime=a2;qu . ce=c2d-3f-2g-4p-2
qu . demande=a-2c2;qu . est=a2;qu . fait=a-2b3;qu . faut=a-3b3;qu . le=a2;qu . me=a-2b2;qu . parle=a3b-3;qu . se=a3b-2
qu . te=a-3b3;qu . tu=a-5b4c2;qu . vient=a-2b-2c3;qu . y=b2;qu a=a2;qu attendez=a-6b6;qu avez=b-2c3;qu elle=c3d-4n-2
qu est=c2d-3f-2g-4p-2;qu il=b2d-4p-2;qu ils=a3b-2;qu on=a2c-3p-3;qu un=a-2b-3f3l-3;qu une=a2
qu=b3d-4e-4g-7h-3i-4j-3l-6m-3n-3o-2p-8;que . $=a-3b3c-5d-9e-4f-6g-5h-4j-4l2m-2n6o2
que . _=a3b-4c-4d-4e-3f-2g2h-2k4l-2m-2n-2p-4;que . a=a-4b4;que . ai=a-4c-4d3h3k-5;que . aimeriez=a2
que . as=a2b-5c2e2g-5p-2;que . attendez=a-2b2;que . attends=b2c-2;que . avez=a2b-3g-2;que . dis=b-2c3
que . es=a2b-2d-2f4g-2l-5;que . est=a-2b-6d2e2g4;que . etes=a3f-3g-2;que . fais=a5b-4g-3;que . fasse=a-2b3
que . feriez=a-3b3c-2;que . il=a-3b4;que . je=a-4b4;que . l=a2;que . le=a5b-2c-2d-2;que . les=a2;que . lui=b2
que . me=a-3b3d2;que . ouvriez=a3b-2;que . peux=c-4;que . ressentez=a-2g2;que . s=a3d-2;que . sais=a3b-2
que . suis=a-2b2;que . tu=d2;que . veux=a-2b4c-2g-2;que . voudriez=a2c-2;que . voulais=b-3c3;que . voulez=b2c-3g-3
que . vous=a6c-3e-2f-3g-2l-2;que _=b-8d-6f-4g-2l-4n7o-3;que c=a-2b-7d2e2g4p-2
que ca=a10b-6c-2d-6e-2f-2g-3h-3k-4m-2n-3o-3;que ce=a4b-3;que d=a2;que dire=a-5b8d-2k-5n-2;que dit=b-2c-3d2
que dois=a-3b3;que faire=a-8b7;que faut=a-3b4;que j=a-5b-3c-5d2h3j3l2p-2;que je=c-8g-6h-3j2k4;que l=a-2b2;que le=a3d-2
que les=a3;que moi=a5b-3l-3;que non=o-2;que oui=a-3b-2d-2n-2o4;que personne=a3;que pour=a2;que puis=a-2b3;que toi=b-4
que tout=a2;que tu=a-2c3f3k-3l-6p-4;que vous=d-3e-3f-4g2h-4i-2j-2k-2l4;que=c-4e-2f-3h-2i-7l-2m-8n3p-12
quel . $=a2c-6d3l-7o-2p2;quel . _=b-2d-3f-3l4;quel . bateau=l2;quel . chapeau=l2;quel . de=a2;quel . deja=a-3b-2c3
quel . est=a4b-3p-3;quel . je=a-2b4;quel . le=a-4b4d-2l-2;quel . mon=a-4b2l-2;quel . tu=a-3f3l-2;quel . votre=a4b-2l-3
quel . |=a2d-2;quel _=a2b-6d4f-7l-6;quel beau=a-2l3;quel bel=a-3b-2f-2l4;quel chemin=a-3b3;quel cote=a-4b3
quel cretin=b-2f3;quel est=a-3b5c-2f-2g-2l-6p-2;quel idiot=f3;quel temps=a-2p2
quel=a-2b2c-2e-3g-4h-3i-3j-3k-3m-4n-2o-3;quelle . $=b-8c-2d-4g-2j-2k-2l5m-2n-2o-3p2;quelle . _=b-4c-3f2l3p-3
quelle . deja=a-2c3;quelle . est=b-3l-2p2;quelle . la=a-3b4d-2l-2;quelle . robe=l2;quelle _=d-2f-5l4p-6
quelle belle=l2;quelle chose=a4b-3;quelle elegance=a-2f-3l4;quelle est=a-3b4d-2;quelle heure=b-3c-4d-3l-3p4
quelle idiote=a-2f4l-3;quelle jolie=a-2l3;quelle magnifique=a-2l3;quelle main=a2;quelle sale=a-2f3l-2
quelle=b-3c-2d-8e-2g-3h-3i-3j-4k-3l6m-3n-3o-3;quelles . $=a3b-2c-2;quelles . les=a-3;quelles _=a-3b3c-2
quelles sont=a-2b3;quelles=b3c-2d-2f-2l-4p-2;quelqu . $=b-2d-2m3;quelqu . d=a-2l3;quelqu . qu=a2;quelqu . qui=a2
quelqu . vous=a3;quelqu un=b-4d-3g-2l2m3p-3;quelqu=b-4d-3g-2l2m3p-3;quelque . $=a-3b5l-2;quelque . a=a2
quelque . de=a2;quelque chose=b3d-2l-2;quelque=b3d-2l-2;quels . _=a-2c-2l3;quels . deja=c2;quels . yeux=l2
quels _=a3c2p-4;quels beaux=l2;quels jolis=a-2c-2l3;quels=a-4c3d-2f-2l4p-5
question $=a-9b-2c6d-7e-2f-5g-3h-2j-2k-3l-2m-2n6p-2;question . $=d3;question suivante=a-2c-2d4
question=a-5b-5c6e-4f-5g-4h-3j-3k-4l-2m-2n5o-2p-3;questions $=c-3d3;questions=c-3d3;quete . $=d3;quete terminee=d3
quete=a-2d3;qui $=a4d-3e-3f-4g-2k-2l-3p-3;qui . $=d3e-2f-2g-2k3o-2p-4;qui . _=a3b-3d-3;qui . a=a4c-2p-2
qui . arrive=a2;qui . autre=a2b-2;qui . ce=a5b-4;qui . de=a2p-2;qui . des=a2;qui . dois=a-2b3;qui . est=a2b-3g2p-3
qui . faire=a-3b4p-2;qui . fait=p-2;qui . ferait=a2;qui . l=a2;qui . la=a-2b2;qui . le=a-5b5p3;qui . les=a5b-3c-3
qui . moi=a4b-4;qui . parle=a2;qui . quoi=a-2b3c-3;qui . sur=a2b-2;qui . vous=a2;qui _=a3b-6c-3d3p-7;qui a=b2d-3
qui c=a3p-3;qui d=a2b-2;qui deja=a-4b-4c5k-2;qui devrait=a-4b4;qui doit=a-3b3p-2;qui ecoute=a2;qui est=c-2
qui etaient=a4c-3;qui etes=a2;qui fait=a-5b5;qui je=a-2b2;qui l=a5b-3d-2;qui le=a-5p5;qui les=a-3c3;qui m=a3p-2
qui parle=a2b-2;qui peut=a4b-2c-3;qui pourrait=b2c-2;qui que=a2;qui qui=a-2b2;qui s=a4b-3;qui sait=a-6b-5k6
qui se=b2p-2;qui t=a3b-2;qui vient=a5b-4;qui vous=a3b-5c-2g2;qui |=a8b-5c-2d-2
qui=a2b4c-3d-3e-7f-7g-3h-5i-5j-6k2l-6m-5n-3o-4;quitte $=a-3e-3f-3j5l-2;quitte . jeu=a-2d3;quitte le=a-2d3
quitte=a-4b-2c-2d3e-3f-3i-2j5l-2m-2;quoi $=c6d-10e-5f-4g-5h-5i-4j-5k-4l-6n-3o-5p-7;quoi . $=b3d-2e-2f-2k-2p-2
quoi . _=a-3b2d-2;quoi . a=a2;quoi . au=a3b-3;quoi . autre=a-4b5c-3;quoi . bonne=a-3b4p-2;quoi . but=a-2b2
quoi . ca=a2c-2;quoi . ce=a3b-3;quoi . choix=a-2b2;quoi . ici=a3b-3;quoi . je=a2;quoi . juste=a-3b3;quoi . l=a2
quoi . la=a-4b2c2p2;quoi . le=b2p-2;quoi . les=b-2c2p-2;quoi . mieux=b2;quoi . mission=b4c-3;quoi . moi=a-4b3
quoi . mon=a2b-3;quoi . nom=a2p-2;quoi . objectif=a-2b3;quoi . on=a2;quoi . options=a-2b3;quoi . plan=a-3b3
quoi . plus=a-2b3c-2;quoi . regles=a-2b3c-2;quoi . ta=a3b-2;quoi . toi=a2;quoi . ton=b-3c3;quoi . trois=a-4b-2c4p-2
quoi . truc=c-2;quoi . tu=a-3b-2c3;quoi . un=a2;quoi . une=a3b-3;quoi . vous=b2c-3;quoi . |=b3k-2;quoi _=a4b-4p-6
quoi a=a-2b2c-3p2;quoi au=b3p-2;quoi avec=a3b-2;quoi avez=a4b-2c-3;quoi ce=c-4p2;quoi comme=a-2b4c-5;quoi d=b3c-3p-2
quoi dans=b-4c3p-4;quoi de=a3c-2p-2;quoi deja=a-2b-2c3p-2;quoi dire=b3c-2k-3;quoi donc=a-2b-3c3;quoi du=b-2c2
quoi je=a3b-2c-2;quoi l=a-3b3c-2;quoi la=a-9b4d-2p4;quoi le=a-5b7c-5p-3;quoi les=a-6c4d-2p-2;quoi ma=a-2b4c-3
quoi maintenant=b2;quoi mes=b2;quoi on=a-5b5c-2;quoi pour=b2;quoi que=b-3c3;quoi si=a6b-5;quoi sur=a-3b2c2p-2
quoi ta=a-4p4;quoi toi=a-5b5c-2;quoi ton=b-3c-3d3;quoi |=a6b-3c-9d-3p-2
quoi=a-2b6c5d-8e-9f-6g-10h-8i-8j-8k-9l-9m-2n-5o-8;raconte . $=a2c-2;raconte . une=a-4b-2p4
raconte moi=a-3b-4c-2d-2g-2h-2p5;raconte une=a5p-3;raconte=b-4c-4d-4e-4f-3g-3h-2j-2k-2l3n-2o-2p5;raconter . _=a2e-2
raconter=a3;racontez=l2;radin $=a-2f3l-4;radin=a-2f3l-4;rang $=a-3d3;rang=a-3d4;rappelez moi=a-2b-2c3d-2
rappelez=a-2b-2c3d-2;rappelle . les=a-4c4;rappelle moi=b-3c4d-3;rappelle=b-5c4d-3e-3g-2k4;rate $=d-2f4;rate |=a2
rate=a2b-3c3d-4f4p-2;ravissante . soir=a-2l2;ravissante ce=a-2l2;ravissante=a-2l2;reclame=a-3b-2d4j-2
recompense $=a-3d4;recompense=a-2b-3d5;redire $=a-3c4;redire . _=a-2c2;redire=a-5b-2c6f-2;redis $=c4f-2o-2
redis . _=a-4c4d-2;redis . ca=c2;redis . comment=b-2c3;redis comment=a-2b-3c4;redis le=a-4c4d-2;redis moi=a-2b-2c3
redis=a-7b-5c9d-4f-3h-2m-2o-2p-2;redites . $=b-2c3;redites . ca=c3;redites les=a-3c3d-2;redites moi=c3
redites stp=b-2c3;redites=a-4b-3c6d-3;redonne . _=a-4c4;redonne les=a-4c4;redonne=a-4b-3c5d-2
reecouter $=a-5b-3c5j-2k-2;reecouter=a-5b-3c5j-2k-2;reentendre=a-6b-3c7d-3e-2j-2k-2n-2;refais . _=a-5c5d-2
refais la=a-5c5d-2;refais=a-5b-2c6d-2;reflechir $=a-3b-2d-3k4;reflechir=a-3b-2d-3k4;reflechis $=a-3b-4d-3g-2j-3k6n-2
reflechis=a-3b-4d-3g-2j-3k6n-2;reformule $=a-3c5d-2f-3m-2o-3;reformule=a-3c5d-2f-3m-2o-3;reformuler $=a-2b-2c4f-2
reformuler=a-2b-2c4f-2;reformulez . $=a-2b-2c3;reformulez stp=a-2b-2c3;reformulez=a-2b-2c3
refuse $=a-3b-5d-3g-2j-4k-3n6;refuse=a-3b-5d-3g-2j-4k-3n6;regles $=b4c-4;regles=b3c-4d2
regretteras $=a-3b-2c-2d-3e5f-4g-2l-4;regretteras=a-3b-2c-2d-3e5f-4g-2l-4;regretterez $=a-4c-2e4;regretterez=a-4c-2e4
regrettez=a4b-2f-2;remercie $=a-5b-3e-4f-4g-2h-2i6j-4l-2m-2;remercie=a-4b-3e-4f-4g-2h-2i6j-4k-2l-2m-2;rencontre=c-2l2
rencontrer $=m2;rencontrer=m2;rentre $=b-4d-3g-2j4k-2;rentre=b-4d-4g-2h-2j5k-3n-2;rentrer=b-2j3p-2
repete $=a3b-3d-4f-2k-2o-2;repete . $=a-5c5d-2;repete . consigne=a-2c2;repete . ordre=a-2c2;repete _=a-4c5
repete l=a-2c2;repete la=a-2c2;repete les=a-4c4;repete=b-6c6d-3e-2f-4g-3h-2i-2j-3k-3l-3m-3n-2o-3
repeter $=a4b-3d-2f-3g-2k-3m-2n-4o-2;repeter . $=a3;repeter=a4b-5c2d-3e-2f-4g-2h-2j-2k-3l-2m-2n-4o-3p-4
repetes $=a-3c4;repetes=a-3c4;repetez $=a-5b-2c6d-2f-2g-2;repetez . $=c2;repetez . _=a-4c4;repetez . noms=a-2c2
repetez l=a-4c4;repetez stp=c2;repetez=a-6b-4c8d-4f-2g-2m-2o-2;repond=a-3b3;repondez a=a2;repondez=a4;repondre $=a-2b4
repondre a=a-4b4;repondre=a-5b8c-2;reponds . $=b2d2;reponds . a=b2;reponds quoi=a-2b3;reponds succes=d2
reponds=b2d2p-2;repondu $=d3;repondu=d3;reponse $=a-4b4c-2d2j-5;reponse . $=b-2d4;reponse . est=a4b-2d-2
reponse acceptee=d2;reponse c=a4b-2d-2;reponse est=b-2;reponse juste=d3;reponse=a-4b2c-3d6f-3g-3j-5l-2o-2p-2
repose . question=c3;repose ta=c3;repose=c3;reposer=a3;reposez . question=c2;reposez la=c2;reposez=c2
respects $=a-2b-2d-2f-2g-2h-3m4o-2;respects=a-2b-2d-2f-2g-2h-3m5o-2;ressentez $=a-2g2;ressentez=a-2g2;retenu=a-3c3
retiens . |=b2;retiens rien=b2;retiens=b2;retire=h2;reussi $=a-3b-2c-3d6k-2;reussi=a-5b-3c-4d8f-2k-2l-2;reussie $=d3
reussie=d3;reussis $=b-3d4j-2k-2;reussis . $=d2;reussis automatiquement=d2;reussis=a-3b-4d6e-2j-3k-2;reussit=d2
reussite . $=a-2d4;reussite automatique=a-2d4;reussite=a-2d4;revoir $=a-4b-3d-3f-2j5;revoir=a-4b-3d-3f-2j5
ridicule $=a-2f5l-3;ridicule=a-2f5l-3;rien $=c-3d-6e-5f2g2h-3i-3j-5k3l-5m-4n-4o-4p-2
rien . $=b2c-2d-4f-5g3h-2j-2k-4l-2o-3;rien . _=a3;rien . ce=a-4c4;rien . changer=a2b-2;rien . on=a2b-2;rien . pour=a2
rien . vient=a-5b4;rien . |=a4g-4;rien a=a3e-2k-2;rien avec=a-4c4;rien brule=a4b-2g-2;rien de=a3b-2;rien dire=a4b-3c-3
rien dit=a4c-2;rien entendu=a-2b-3c3;rien faire=a2b-2;rien marche=a-7b6g-2o-2;rien me=a-5b4;rien presse=b-4c-2f-2g3
rien que=a3b-3;rien=a3b2d-11e-8g3h-6i-6j-9l-7m-6n-6o-8p-5;robe $=l2;robe=l2;role $=b3d-3k-2;role=b3d-3k-2;s . $=d3j-2
s . _=a2;s . comment=a2c-2;s . passe=a2;s . va=a2;s . veut=a2;s _=a8d-2p-4;s appelle=a-2p2;s arrete=a-5d3g-2j4
s en=b-2d-2g3p-3;s est=a2b-3d-2;s ouvre=a2;s y=a2;s=b-6c-2e-2f-2g2j3m-2;sage $=a-2l3;sage=a-3l4;sais $=b-3k3
sais . $=a2b-8c-2d-2e-2g-4j-2k5n-4;sais . _=a2b-4d3k-6;sais . c=b-4g3;sais . ce=a-2b3k-2;sais . comment=k-5
sais . elle=a2;sais . faire=a3b-2;sais . pas=b-4k3;sais . pour=a3b-3;sais . que=a2b-5e-3g2k-2;sais . qui=a-4b5k-5
sais . quoi=a-4b5k-4;sais . trop=a-3k2;sais . tu=b-2e3;sais . |=a-2b-3k3;sais _=a6b-3k-3;sais ce=a2b-5e-3g2k-2
sais meme=a2;sais ou=a-2b-2e3;sais pas=a-2b2c-3d2e-4g-6h-3n-5;sais plus=a-4b5;sais que=a-3g3k-4;sais rien=b-2k3
sais vraiment=a-2b-3k3;sais=c-6f-4h-4i-2j-4k4l-3m-2n-6o-2p-4;sait $=a-7b-5k6;sait . $=a4d-2;sait . tu=a2;sait _=a4d-2
sait faire=a2;sait que=a2;sait=b-6c-3d-5f-3g-3k6m-2o-2;sale . $=a-4b-3c-2d-3f7g-2l-3o-2;sale _=a-2f3l-2;sale bete=f3
sale lezard=f2;sale menteur=f2;sale type=f2;sale=a-4b-3c-2d-3f7g-2l-3o-2;salut $=f-2m4o-2
salut . $=a-3b-2f-3g-2j-3l-2m5o-2;salut . _=a-4c-2m4;salut _=a-2m3;salut la=a-4c-2m4;salut toi=f-3m3;salut |=a-4d-2m2
salut=a-8b-4c-4d-5e-3f-5g-3h-2i-2k-2l-3m10n-2o-4p-2;sans . $=f2l-2p2;sans . j=a3b-3;sans _=a-2b2d-4f-2p3
sans toi=a5b-5;sans un=a3b-2;sans=a3b-2c-2d-2e-2g-2k-2l-3m-2p2;saurais . $=b-2k3;saurais dire=b-2k3
saurais=a-5b-6c-3k7;saute $=a-3b-2d4;saute . _=a-4c-2d5;saute ce=a-3d3;saute l=a-3d3;saute=a-7b-4c-3d8f-2g-2j-2l-2
sauter $=a-3c-3d5f-3h-2m-2o-3;sauter=a-3c-3d5f-3h-2m-2o-3;sauve $=a4b-2d-2;sauve . _=a2p-2;sauve . fin=a-3d2
sauve |=a-3d3;sauve=a2b-2p-2;sauvegarde $=a-2d3f-2;sauvegarde . partie=d2;sauvegarde la=d2
sauvegarde=a-3b-2c-2d5f-2l-2;sauver=a2;savez=a3;savoir $=a4b-4c-2d-4f-4g-5k4l-2m-2o-2
savoir=a4b-4c-2d-4e-2f-4g-6j-2k4l-2m-2o-2;scenario tu=a-3d3;scenario=a-3d3;scene $=a-3b-2c-2d5e-2;scene . $=d3
scene . finie=a2;scene . stp=c-2d3;scene est=a2;scene suivante=c-2d3;scene terminee=d3
scene=a-2b-3c-3d6e-3f-3g-2j-2p-2;score $=a-3b-4d5;score . $=a-4d6f-2;score _=a-4d5;score maximum=d2
score=a-6b-5c-2d8f-2l-2o-2p-2;se . $=b2c-2d-2;se . _=a5b-4d-2p-2;se . a=a3e-2;se . de=a3f-2;se . quoi=b2d-2
se _=f-2p-3;se calme=d2;se fait=a-2b-3p4;se passe=a-2b4c-2d-2;se sauve=a3b-2d-2;se=c-4d-5e-4f-3l-2m-2p2
seche $=b3d-2j-2k-2;seche . $=b3;seche completement=b3;seche=b5d-3j-3k-2;secours $=a-3b5d-3f-2j-3
secours=a-3b5d-3f-2j-3;secrete $=a-3d3;secrete=a-3d3;securite . $=d-2f-2g3l-2;securite ici=d-2;securite=d-2f-2g3l-2
sens=b-3d-2f3j-2p-3;sentez . $=a2;sentez=a2;sera=a2;serait=a-2b3;sers=a-3b-2f3;serveur $=a2b-4c-2d4f-2l-2
serveur=a2b-4c-2d4f-2l-2;ses _=a2;ses points=a-2d2;ses=d2;seul $=a2b-2d-2e-2f-4g4l-4;seul . $=a2;seul dragon=a2
seul=a3b-2d-3e-2f-4g3l-4;seule $=a-4g4;seule . $=a2;seule=b-2g4;seulement $=a3;seulement . soir=a2;seulement ce=a2
seulement si=a3g-2;seulement=a6b-3c-2d-2g-3p-2;si $=a-5c-3d-3f-3g-2l-3m-2n-2o6;si . $=a-6c3d-4e-2f-4g-3l6n-2o-2
si . _=a4p-2;si . demande=a2c-2;si . le=a2;si . parles=a-2e2;si . te=a2;si . veux=e-2g2;si _=a3;si bien=l2
si elle=a4c-2;si fort=a3;si je=a6b-6d-2;si on=a4b-2p-2;si tu=c-3l-3o-2;si vite=a-4c4n-2;si vous=a-2e2
si=a2b-10f-6h-3i-3j-3k-3l4m-4n-4o5p-5;sinon . va=a-2e3g-2;sinon ca=a-2e3g-2;sinon=a-5b-2d-3e6f-2g-2m-2
skip $=a-3c-3d6f-3h-2m-2o-3;skip . $=d2;skip . tuto=d2;skip le=d2;skip tuto=d2;skip=a-4b-2c-3d7f-4g-2h-2j-2m-3o-4
soie $=a4b-2;soie=a4b-2;soin de=a-5f-2g-3j5;soin=b-4f-2g-4j5l-2;soir $=b-4c-2d-3g-2p5;soir . $=a3;soir la=a2
soir=b-5c-3d-3f-2g-3p5;solution $=a-4b4c-2d3l-2;solution=a-4b4c-2d3l-2;sommes . $=a4d-2;sommes _=a4d-2;sommes=a5d-3
sont . $=b-4c-2f-2g-2l-2m-2p4;sont . _=b-2d2p-3;sont . |=a2;sont _=d-3;sont combien=a2;sont en=a2;sont les=b2
sont mes=a-2b3;sont=b2c-4f-2g-3h-2l-3m-2p3;sorciere $=a-2f3;sorciere=a-2f3;sors de=a3;sors pas=a-3b4k-2;sors=b3k-2
sorti $=a2;sorti=a3b-2;sortir=a-2b-2g3p-2;souffle $=a4b-3d-2;souffle . $=a-3b5h-2;souffle moi=a-4b5d-2h-2
souffle |=a3b-2;souffle=a2b3c-2d-5g-2h-2j-2p-2;souffles $=a2b-2;souffles=b2d-2;soufflez $=a3d-2;soufflez=b3c-2d-3
sourd ou=a-2f3;sourd=a-3b-3c2d-2f3;souviens . $=a-4b-2j-3k4;souviens . de=c2;souviens de=a3b-2
souviens plus=a-4b-3d-2j-4k4;souviens=b-4d-3e-2j-4k4;soyez . triste=g2;soyez pas=a-3g3;soyez=a-2g3;splendide $=l2
splendide=l2;stp $=b2c5d-5e-3f-5g-4h-3i-3j-3k-3l-4m-4n-4o-4;stp |=a-2d2;stp=b2c5d-3e-3f-5g-4h-3i-3j-3k-3l-4m-4n-4o-4
stupide $=a-3d-2f5l-3;stupide . $=a-3f3;stupide machine=a-3f3;stupide=a-4b-2c-2d-3f7l-4o-2;style $=a-2f-2l4
style=a2d-3f-2l3p-2;su=b-2;succes $=a-4b-3c-3d8f-4g-3h-2j-2m-3o-3;succes . $=d2;succes debloque=d2
succes=a-5b-3c-4d8f-4g-3h-2i-2j-2l-2m-3o-4;suis . $=b4c-6d-7e-4f-7h3j-6k-10l-9m-3n-4o-4p-7
suis . _=a6b2d-2g-2h-2l-7p-7;suis . a=a-4b-2p4;suis . d=a-4b-2c2n3o-3;suis . dans=a2;suis . de=a-2b-3l3
suis . en=a8g-2k-3n-2p-4;suis . la=b2c-2g-3k-2;suis . peu=a-4c2g-2;suis . plus=a-4b-2k3l2;suis . pour=b-5g2p-2
suis . ton=a4b-2;suis . un=b-4p3;suis . votre=a2;suis . vous=a-3b-2g4l-2;suis . |=b-2g-3p2
suis _=a-3b3c-3d-4e-2f-3g-6h4i-2j-3k-3l-5m-2n-2p2;suis bloque=a-2b3;suis cense=b2;suis dans=a-6b4p2;suis de=a6b-6
suis desole=a3b-5k-3;suis desolee=a-3b-2g2h2;suis la=b-7d-2g5k-2;suis le=d2;suis nul=a5b-3f-2g-2h-2
suis pas=a-2b-7g-3h-2k5o-3;suis paume=a-2b3;suis perdu=b3g-2h-2k-2;suis perdue=a-5b5;suis qui=a4b-4;suis sur=b2
suis ton=b-3d-2g-3l3;suis tres=i3l-3;suis un=a-4c2g-2;suis venu=a3;suis vraiment=a3b-2h3k-2p-3
suis=a-2d-6e-8f-9g2h2i2j-10m-4;suite $=a-3b5c-3;suite=a-3b5c-3;suivant $=a-2d3g-2;suivant=a-2d3g-2;suivante $=a-2c-2d4
suivante . $=c-2d3;suivante stp=c-2d3;suivante=a-3b-2c-3d6f-2;suivi $=a-3c3;suivi=a-3c4;super . $=a-3b3f-2l3
super=a-3b3d-2f-2l4;sur $=a-7b-3c-3d-3g-4k6l-2n-6o4;sur . $=a-4b-3c-2d4f-2g4k-2p-3;sur . _=c3d-5;sur . bateau=a4p-2
sur . bonne=a-2b2;sur . non=o-2;sur . voie=b2d-2;sur _=a-4b-2c2d5f-2p-3;sur ce=a2p-2;sur l=a2;sur la=a-3b2c2d-4p2
sur le=d-3;sur les=b2p-3;sur moi=c-3d-2g4;sur que=o-2;sur un=a3b-2p-2;sur=e-3f-4h-3i-2j-3k5l-5m-4n-2o3p-2
surement=a3b-3;sympa $=a-4b-2d-2i5o-3;sympa . $=i2;sympa merci=i2;sympa=a-4b-3d-2g-2i5o-3;systeme $=a-3d3
systeme |=a-4d4;systeme=a-5d6;t . $=a2b-7c-5d-3e3f3g2h-2j-3k-2m-2o-2p-2;t . _=l2p-3;t . bien=l2p-2;t . la=a-4c-2p5
t . les=a2;t . ou=a4c-2;t . pas=e-2g2k-2n-2;t . penses=a-5b5;t . quoi=a-6c5;t . trop=a-2l3;t . veut=a-4g4
t . veux=a3n-2;t . |=a3g-2;t _=a-3b-5c4e4l-2p-2;t a=a5b-2;t admire=a-3l3;t ai=a-3c2;t aider=a3b-3;t aime=a-5f5g-3
t aimes=c-2p2;t appelles=a2c-2;t assures=a-2l3;t attends=a-2b3;t aurais=a-2b3;t avais=a4;t en=a-2b4g2n-2
t entends=a-3c3g-2;t etais=a5c-2;t inquiete=a-2b-2c-2f-3g5l-2;t=a2b-5d-5g2h-4i-4j-5k-6l3m-4n-6o-4
ta . $=a-3b-6d-4f2g4h-4i-2j-4k-4l2m-2n-3o-2;ta . _=a-4p4;ta . est=a-3f4g-2p-3;ta . quoi=c2;ta _=a2b-4c-4d-2f-2h-3k-2l3
ta dit=c2;ta faute=a-2g3p-2;ta gueule=a-2f4g-2;ta maison=e2;ta mere=e-3f4p-2;ta question=c3
ta=b-7d-4f4g3h-5i-3j-4k-4m-3n-3o-3;tache=d2;taches $=a3b-3c-2d-2;taches=a2b-3c-2d2;talentueux $=l2;talentueux=l2
tant que=a-2d2;tant=a3b-2f-2;tante=a3p-3;taper $=e2;taper=e2;tard $=a-3b-2d-2j4;tard . _=a3;tard pour=a3;tard |=a2
tard=b-3c-2d-3j4;te . $=c-5d-6e3f2g-9h-7i2k-3l-4m-3n-4o-3;te . _=a5b-3e-3f-2;te . a=a-2e3;te . changer=a-2b2
te . de=b-2h2;te . mal=a-2e2;te . pas=a6b-2e-6g-4n-2;te . quoi=b3c-3;te . rien=a-5f-3g5;te _=a-2b-5e3f-5g5j-3p-2
te convaincre=a-4b4;te demande=a-3b3c-3h2;te demander=a-3b4;te deteste=a-3e-2f4;te donne=b-3e-2;te faire=a-2f3h2
te fait=a2d-2;te ferait=a2;te laisse=a-3e-2f-2j4;te pardonne=a4e-3f-2h-2j-2;te previens=a-2e3
te remercie=a-3b-2e-3f-2i4j-2;te souviens=a3b-2;te tue=a-3b-2e4f-2;te=b-3c-8d-5e4f3g3j-2k-4l-6m-5n-6o-4p-6
teleporte . $=b-3d4h-2;teleporte moi=a-3b-3d5h-2;teleporte=a-3b-3d5h-2;tempete $=a5d-3p-2;tempete . $=a2
tempete arrive=a2;tempete=b-2d2g-2j-2p-2;temps $=a5b-5c-3d-6e-2f-2g3h-2j-3k-2l-2m-2p-3;temps pour=a-3b-3d-2h3
temps |=a-2g2;temps=b-6c-3d-2e-2f-2g3h3j-3k-2l-2m-2o-2;tente $=b3d-3;tente=b3d-3;termine $=a-2d5;termine . jeu=a-2d2
termine le=a-2d2;termine=a-3b-2d5;terminee $=a-2b-2d4f-2;terminee=a-2b-2d4f-2;tes . $=b-4c-2d2f-2l2p-2
tes . sont=a3p-2;tes _=a3b-3d-4l3p-4;tes instructions=a-2d4f-2;tes=a2b-4c-2d2e-2f-2l2p-4;test . $=d2;test reussi=d2
test=d3;tete $=a4b-3c-2d-3;tete . _=a3d-2;tete . allume=a-3d3;tete _=a-3b4d-2p-2;tete et=a-3d3;tete=a-2b3c-3e-2
ticket . or=a-2d2;ticket d=a-2d2;ticket=a-5d5;toi $=a-2c-6d-7e3f5h-4n-4o-4p-4;toi . $=a3;toi . _=a3;toi . moi=a3d-2
toi . tu=a3f-2;toi . y=a3b-3;toi de=a2;toi et=a3;toi j=a3b-3;toi |=a-2b2;toi=c-7d-10e3f4h-4n-4o-4p-5
tombe . zero=a-2d2;tombe a=a-2d2;tombe=d2;tomber $=a3b-2;tomber . _=a2f-2;tomber=a3b2d-3f-2p-2;ton $=a4b-2
ton . $=a3b-4e-3f-5g2h-2i-2j-4k-3m-2o-2p-3;ton . _=a3;ton . |=a-2g2;ton _=b-5c3d-4f4g-3p-4;ton avis=a-4b5
ton histoire=a3;ton nom=a2c-2;ton prompt=a-4b-3c-3d4;ton temps=d-2g2;ton tour=a-3d3
ton=b-4e-4f2g2h-4i-3j-4k-4l3m-3n-3o-3p-6;tour $=a3b-2;tour=a4b-2l-2p-2;tous $=a4b-3c-3d-6e-2f-4g-2h-2i-2j-3k-2l3o-4
tous . $=l3;tous . _=a-2d2;tous . deux=a2;tous . objectifs=a-2d2;tous . points=a-2d2;tous les=d3
tous=a3b-4c-4e-3f-5g-2h-2i-2j-3k-2l3n-2o-4p-3;tout $=b-4c-2e3f-2g-6h-3j-3k-2l-2m-2n2o-3
tout . $=a5b2c-3d-2e-4f-2g-5h-2j-4l-2n-2o-3;tout . _=a4d-2;tout . au=a-2j3;tout . bien=a-2d-2g4j-3m-4o-4
tout . fait=a-7d2e-2j-2o5;tout . l=a-3h2j3;tout . la=a4d-4;tout . monde=b-2g-2l2m2p-3;tout . que=a2;tout . suite=a4d-3
tout . temps=a4d-2g-3;tout . un=a-3d3;tout . |=d2;tout _=a5d-2;tout a=a-3b-3d-6g-2h2j2o5;tout automatiquement=d2
tout ca=b2;tout ce=a-3d4;tout d=a-3d3;tout de=a4d-3;tout droit=a3g-2;tout en=a2;tout est=a3g-3o-4;tout faire=a2b-2
tout ira=a-4g5j-2m-2o-2;tout le=b-2g-2l2m2p-3;tout seul=a4d-2g-2;tout ton=a3g-3;tout va=g2m-2o-2;tout |=j2
tout=a2b-4c-7f-7h-2k-6l-2m-2p-6;toute . $=a4d-2f-2l-3;toute . _=a-2p3;toute . journee=a3c-2;toute _=a4d-2f-2l-3
toute la=c-2d-2p2;toute=a4b-2c-3d-4f-2g-2l-3p2;toutes $=d2;toutes . _=a-5d-2g5h-3m-3;toutes . excuses=g-2h3
toutes . facettes=a-2d2;toutes les=a-3d5p-2;toutes mes=a-5b-2d-3g5h2m-4;toutes=a-5b-3c-3d4e-3f-2g4j-2l-3m-4p-3
traitre $=d-2f3g-2;traitre=d-2f3g-2;tres . $=b-2c-2d-3e-2f-5g-2i3j-2l3;tres . |=d2;tres _=a2;tres bien=a3b-2j-2l-3
tres fort=a-2l3;tres gentil=i2;tres intelligent=l2;tres sage=l2;tres=b-4c-2e-2f-5g-4i3j-2l3p-2;triche $=a-4d5f-2
triche=a-4d5f-2;tricheur $=a-3c-2d-2f5o-2;tricheur . $=f3;tricheur va=f3;tricheur=a-4b-2c-2d-3f6g-2m-3o-3
tricheuse $=a-3b-2c-2d-4f6l-2m-2o-3;tricheuse=a-3b-2c-2d-4f6l-2m-2o-3;triste $=b-2c-2d-2g5i-2l-2n-3o-3
triste=b-2c-2d-2g5i-2l-2n-3o-3;trois $=a5d-3;trois . $=a2b-4d-2e-2f-2k-2l-2;trois . _=a-2p2;trois _=b-2c3p-4
trois fois=a5c-4;trois mots=a2;trois personnes=a2;trois=a3b-7e-3f-3g-2h-2j-2k-2l-3m-2o-2p2;trop $=b-3c-2f-2k3l3
trop . $=b2e-3f-2g-4h-2i2j-3k-3m-3n-2o-3p-2;trop . d=a4b-3;trop . merci=i2;trop . pour=b3;trop _=a4l-2;trop beau=a-2l2
trop complique=a-2b4c-2d-2i-2l-2;trop dur=a3b3c-2d-3g-2;trop facile=b-3d3;trop gentil=a-2b-3c-2d-2f-2i4;trop sympa=i2
trop tard=a3b-2;trop vite=a-3c4l-2;trop=d-3e-4f-3g-6h-4i3j-4l2m-4n-3o-4;trouve $=a3b-3c-2;trouve . $=a-3b4k-3n-3
trouve pas=a-4b4k-3n-3;trouve=b4c-2k-3n-3;trouver=a5b-2c-3f-2g-3;truc $=a-4b4;truc . $=a3b-2p-2;truc _=a3b-2p-2
truc qui=a3b-3;truc=a3c-2p-2;tu $=b-2m3;tu . $=a-2b-2d-7e4f-4h-2i-3j-2k-5l5n-2o-3p-4;tu . _=b-8c2d-11e2g-5i-3m-5p4
tu . a=a-4e-3f3l-2p3;tu . adorable=f-3l4;tu . affreux=f3;tu . aider=a2;tu . aides=f-2;tu . appelles=a2c-2
tu . as=a5b-4c2d-3e-2p-3;tu . avoir=a4p-2;tu . belle=f-3l3;tu . besoin=a3;tu . bete=f2;tu . bien=e-2g-2l-2m4
tu . ca=a-5b4d-2e-2;tu . combien=a5c-2p-3;tu . con=f2;tu . connais=a3b-2;tu . conseilles=a-3b4
tu . convaincu=a-2d4f-3l-2;tu . courageux=a2;tu . cruel=f3l-2;tu . d=a2b-2;tu . de=p-2;tu . debile=f2
tu . degoutes=d-2f3;tu . deja=d2;tu . dit=a-3b-3c5d-2p-2;tu . du=a4;tu . egoiste=a-2f3l-2;tu . en=a-2b3d-2e-3
tu . ennuyeux=f3l-2;tu . entends=a4b-3c-4;tu . es=a6f-4l-5;tu . ete=a3l-2;tu . etre=a-2;tu . fais=a3b-2f-2p-3
tu . fait=b-2e2;tu . fou=f3;tu . genial=a-2f-4l4;tu . grandi=a2;tu . grognon=f3l-2;tu . horrible=f3l-2;tu . ici=a3b-2
tu . inutile=a-3f4l-2;tu . jamais=a3p-2;tu . juste=d2;tu . l=a5p-3;tu . la=b-2d3f-2p-2;tu . lache=f2;tu . laid=f3l-2
tu . laisses=a-2d2;tu . le=a-4b-4c-3d-6f4g2l3;tu . les=a-2p2;tu . m=a-7b6c-3f-2;tu . magnifique=f-3l3;tu . me=b3f-2p-2
tu . mechant=f3l-2;tu . minable=f2;tu . moche=f3;tu . morte=a2;tu . mourir=a-2e3f-2m-2;tu . naze=f2;tu . nul=f2l-2
tu . nulle=a-2f4l-3;tu . obeir=d2;tu . pas=c-3d-2e4f-5k-2l-3p-3;tu . pathetique=a-2f2l-2;tu . peur=a2;tu . pourri=f2
tu . pris=a4b-3c-2;tu . qu=a-5b-2f3l-3;tu . que=b3c-2;tu . quel=a-2d5f-4l-4p-4;tu . qui=a-2b5c-2f-2
tu . quoi=a5c-3d-2e-2f-5g-2l-2m-2p-5;tu . radin=f3l-2;tu . redire=a-4c4;tu . reformuler=c3;tu . repeter=a-3c3
tu . reussi=d2;tu . ridicule=a-2f3l-2;tu . rien=a5b-4c-3g-2;tu . sauve=a2p-2;tu . si=a-2d-3f-3l5;tu . souviens=a3b-2
tu . stupide=f3l-2;tu . super=l2;tu . te=a5e-4f-3;tu . tout=a2;tu . tres=a2f-2;tu . trop=a-3c2d-3i-3l2
tu . un=a-4c-2d-6e-3f-3g3i4p2;tu . une=a-7c-2d6e-3i-3l-2p-2;tu . vraiment=a2;tu . vu=b-2c-2p2
tu _=a2b-6c-11d-5f-6g2l6m-4p-5;tu aimes=a-4p4;tu as=c-2d-5i-3k-3m-3;tu assures=a-2c-2d-2e-2f-3l4;tu attends=c-3
tu choisirais=a-2b3c-2;tu connais=a3b-3c-4d-3e-3f-5g-2l-4m-2p4;tu devrais=a4e-2f-2;tu dirais=b2c-2p-2;tu dis=a-4b-6c6
tu disais=a-4b-4c6f-2;tu dois=b-3c-4d3p-2;tu es=b-12c-10d2e-8f3g-2h-3j-2k-4l4m-5n-3o-3p-5;tu fais=a5b-4f3l-2p-3
tu ferais=a-6b4c-3e3f-2l-2;tu gagnes=a-3d3;tu joues=a-3e-2p4;tu l=a4b-2;tu le=a6b-2d-3e-2p-3;tu les=a5c-2d-3e-2p-2
tu m=e-2f5l-2m-2p-4;tu me=c-3e-5f6l-2m-2p-3;tu ouvres=a-4d4;tu parles=a-3b-2c2e2l-2;tu penses=a5b-5c-2
tu peux=a-3b2c5d-6e-4f-10i-2k-2l-5m-3;tu pleures=a4b-2c-2;tu prendrais=a-2b5c-2d-2e-2f-2g-2l-2;tu proposes=a-4b5c-4
tu pues=a-2d-2f4l-2;tu regretteras=a-3b-2c-2d-3e5f-4g-2l-4;tu repeter=a-2c2;tu repetes=a-3c4;tu sais=a3g-2;tu t=a3c-2
tu te=a5b-2e-2;tu tu=a6f-4l-5;tu vas=b-4c-3d-3e4f-5g-4l-3m4p-4;tu veux=b3c-7d-3e2f-2g4l-3p-8;tu viens=a2b-2
tu voulais=b-2c3p-3;tu=a-2b-4c-2d-2e2f3h-9i-3j-10k-2l3n-9o-11;tue $=a-2b-2e4f-2;tue=b-2d-2e4f-3l-2p-3;tuer $=e2
tuer=e2;tuto $=a-2d3;tuto=a-2d3;tuyau $=a-3b5d-3f-2;tuyau=a-3b5d-3f-2;type $=a-2f3;type=a-2f3;un $=b-2d-2m3
un . $=b2c-7d-2h-4i3j-4k-4l-6m-6n-4o-4p3;un . _=a-2b-3e-2f-5i-2l4m-2p3;un . a=a3b-3f2l-2p-3;un . apres=a2
un . avec=a2p-2;un . dans=a4p-4;un . de=f2g-2p-5;un . du=a-2d2;un . en=a2;un . indice=a-2b3;un . j=a3p-3;un . la=a2m-2
un . on=a2;un . pas=a3b-3;un . sans=a-3f3l-2;un . stp=a-2b3;un . sur=a-2b3p-2;un . |=b3c-2p-3
un _=a3b-4c-4d-12e-8f4g-6h-2i-2j-2k-2l-10m-4o-2p3;un ange=a-2f-5i5l-4;un autre=a3;un avertissement=a3b-2
un bateau=a3m-2;un bon=a-4f2i-2p3;un bouffon=f2l-2;un calin=a-4b-4e-3g5;un conseil=a-5b6;un coup=g-2
un couteau=a-3b-4d-2e4;un d=a-2l3;un de=b-2d4h-2m-2;un dragon=a4b-2d-2;un exemple=a-4b6d-3;un feu=a4b-3
un genie=a-3f-3i-2l5;un grand=a-2l3;un indice=a-5b8c-2d-4f-2p-2;un jeu=a4b-3d-2;un lache=a2l-2;un menteur=a2f-2
un monstre=l-2;un mot=e2;un objet=d2;un oeil=a2;un ordre=d2;un pas=a3b-2;un petit=a-2b4;un peu=c3d-3f-3g-3
un programme=a-2d5f-4;un qu=a2;un qui=a2;un souffle=a3b-2;un traitre=a2;un truc=a4b-2p-2;un tuyau=a-4b5d-3f-2
un voleur=a2;un vous=a3;un vrai=a3b-2;un=b3c-5e-2g-2h-8i2j-8k-7l-3m-2n-6o-6;une $=a3b-2
une . $=a-3b4e2f-3g-4h-3i-6j-3k3l-3m-4n-3o-4p2;une . _=b-7c-2d-8e-2f3i4j-3l2m-2;une . a=a4p-4;une . avec=a2
une . dame=a-2b2;une . dans=a3p-3;une . de=a-3f-3p5;une . en=a3;une . fois=a-5b-3c5;une . histoire=a2;une . pour=a4e-2
une . vraie=a3;une . |=b-2;une _=b-4c-10d-9e3f3g-3h-2i3j-3k4l2m-4n-3o-3;une aide=a-2b2;une astuce=a-4b5c-2
une autre=a-2b-3c4;une belle=a-4l4;une bonne=b-3j-3p2;une chose=a4b-3;une fois=a2b-3d-2;une grande=f-2l2
une heure=a4p-2;une histoire=a5b-3d-2;une ia=d2;une idee=a-3b6e-2f-2k-5l-2;une piste=a-3b5c-2d-3;une question=a4b-3e-2
une seule=a3;une tente=a4b-3;une vieille=b2f-2;une=c-2f-2g-8h-6j-8k2m-7n-5o-6;utile $=a-2b3;utile=a-4b5p-2
utilise . _=a-4b-2d4p-2;utilise=b-4d5p-2;va $=b-6c-2d-4e-3g-8h-2j-3k-7m5;va . $=a-2c-2d-4e-3f-5g4j-3k4m-9o-5p-2
va . _=b-2d-3e-2f5g-2j-2m-2p-4;va . a=d2;va . faire=a-2f3;va . la=a-4d4e-3p3;va . le=a2;va a=a4d4e-4f-4j-2m-2p-3
va aller=a-4b-2g5m-3;va arriver=a2;va au=a-6d-2f5;va bien=g2m-3o-2;va lui=a3b-2;va mal=e3g-2p-3;va ou=a-4b4g-2
va passer=a-2g3m-2;va payer=a4g-2;va s=a-3g4p-2;va savoir=a-5d-2f-3g-3k5;va se=a3f-2;va |=a3g-2
va=a-3b-6c-7d-3e-2f4g3h-5i-3j-9k2l-4m2n-3p2;vaincu $=a-3d4;vaincu=a-3d4;vais $=b-4e-3j3k-2m-2;vais . $=b3e-4j2
vais . bruler=a-4e4;vais . casser=a-2e3;vais . demolir=e2;vais . denoncer=e2;vais . detruire=e2;vais . ecraser=a-2e2
vais . enfermer=e2;vais . etrangler=e2;vais . faire=a2b-2;vais . frapper=e2;vais . gifler=a-2e2;vais . la=a-3e4
vais . noyer=a-2e3;vais . punir=e2;vais . ta=a-4e4;vais . taper=e2;vais . te=a4e-3;vais . tuer=e2;vais . vous=a3b-2e-2
vais ou=a-5b4e-2;vais pas=a6b-2e-5g-2k-2;vais t=a-3e3;vais te=a-4b-2e5j-2;vais tout=a2j-2;vais voir=a4e-4j-2
vais vous=b-2e3j-4;vais=b-4c-3d-5e5f-5g-7h-3i-3j3k-7l-4m-5n-3o-2p-3;valide $=a-2b-4d5j-3k-2
valide=a-4b-4c-3d7g-2j-3k-3n-2;variable $=a-2d4f-2;variable=a-2d4f-2;vas $=a-3b-2m4
vas . $=a-6b-2c-2d-2e4f-4g-3k-2l-3m4;vas . regretter=a-2e2;vas bien=a-3e-2g-2m4;vas le=a-2e2;vas me=a3
vas mourir=a-2e3f-2m-2;vas tu=b-2m3;vas=b-5c-3d-3e3f-6g-4k-2l-4m5p-4;vaurien $=a-2f4;vaurien=a-2f4;venez . $=a3n-2
venez=a5b-3d-2g-2n-2;venir $=a-2b2c-2e2f-2;venir=a-3b4c-3d-2e2f-3g-2;venu $=a2;venu . $=a3b-2;venu=a5b-3g-2l-2
venue . $=a2;venue ici=a3;venue=a3;veut $=a-3g4;veut . _=b2;veut . attendu=a3b-3;veut . quoi=a3b-2
veut dire=a3c-2d-2k-2;veut quoi=a2c-2;veut=a2c-4d-2g3k-2p-2;veux $=a6c-2d-2e-3j-2l-2;veux . $=b-4c-5d-3e-3k-5n6
veux . _=b-4d-3p4;veux . au=b2;veux . avec=a3;veux . jouer=a4n-3;veux . me=b-2d-3e3j-2;veux . ticket=a-4d4
veux . vous=a3;veux _=a5p-4;veux entrer=a3d-2j-2;veux juste=a5b-4d-4j-3;veux la=a4p-2;veux le=a-2d4p-4
veux partir=a-2j3;veux pas=a-2b-6c-2e2k-6n4;veux quoi=a2c-4;veux rentrer=b-2j3p-2;veux un=b-4d-2g4p-5
veux=b-3e-2f-4g2h-4i-4l-5m-3n3o-3p2;victoire $=a-2d3;victoire=a-2d3;vie $=a-3b-3c-2n3p4;vie . a=d2;vie=a-4b-3c-2n3p3
vieille . $=a-3b-3d-3f6j-2l-2m-2n-2o-2p-2;vieille _=a-3b-3d-3f6j-2l-2m-2n-2o-2p-2
vieille=a-2c-2d-3f6i-2j-2l-3m-2n-2o-2p-3;viennent=a2;viens . _=a2;viens . ou=a2b-2;viens . vous=a2;viens d=a2b-2
viens pas=a2;viens vous=a2;viens=a7b-5e-2;vient $=b2d-2f-2k-2;vient . ecouter=a2;vient . la=a2;vient . quoi=a2b-2
vient de=a-3c3;vient pour=a3b-3;vient vous=a2;vient=a3d-3e-2f-2g-2k-2l-2;vies . $=a-3b-2d5f-2l-2n-2o-2
vies _=a-3b-2d5f-2l-2n-2o-2;vies=a-3b-2d5f-2l-2n-2o-2;vieux $=a2l-2;vieux . $=a-3b-3d-3e-2f7j-2l-2m-2o-2
vieux _=a-2b-3d-4f6j-2l-2o-2;vieux fou=f2;vieux=b-3c-2d-5e-2f7g-2j-2l-4m-2n-2o-2;vingt . $=b-2d3p-3;vingt _=b-2d3p-3
vingt=a-4b-3d5p-3;vite $=b-3c6d-4e-2f-3g-3k-2l-3m-2n-2o-3;vite . $=c2;vite stp=c2
vite=b-3c7d-4e-3f-3g-3h-2j-2k-2l-3m-2n-3o-3;voie $=a-2b3d-2;voie=b3d-2;voir $=a3b-4c-2d-2f3g-2j-3k-2m-2n-3o-3
voir . _=a-2e3p-2;voir le=a2;voir=a4b-6c-3d-4e2f2g-4h-2j-3k-3l-2m-5n-4o-3p-3;vois $=a6b-4e-3f-4j-2;vois . ce=a-2b2
vois . quoi=b2;vois pas=a-4b5;vois=a2b3e-4f-4g-2j-2k-3n-2;voit=a6c-2p-3;voix $=b-2l3;voix=b-3d-2l3;voleur $=a2d-3f3
voleur=a2d-3f3;voleurs $=a2;voleurs=a2;voleuse $=a-3b-2c-2d-4f6l-2m-2o-3;voleuse=a-3b-2c-2d-4f6l-2m-2o-3;vont . $=a3
vont . faire=a2b-2;vont . la=a2;vont mourir=a2;vont=a6b-3e-2p-2;votre $=a3
votre . $=a2b-4c-4d-4e-3f-4g2h-5j-4k-3l2m3n-2o-3p-4;votre . _=a2;votre . a=a2;votre . est=a-2l3
votre _=a3b-5c-2d-3e-2f-2h-3i-3m4p-6;votre aide=b-2i2;votre avis=a-4b4;votre cote=a2;votre faute=a2;votre nom=a2
votre oeil=a2;votre ordre=a2;votre temps=g2;votre=a3b-2c-5d-6e-4f-4g2h-5j-4k-3l3m2n-3o-3p-7;voudrais=e-2
voudrait . _=a2;voudrait la=a2;voudrait=a2;voudrez $=a3;voudrez=a3;voudriez=a2c-3;voulais pas=a-5b-2h6k-3
voulais=a-4b-4c3d-2f-2h6k-3p-3;voulait . $=a4c-3;voulait _=a3;voulait=a5c-3;voulez $=b2c-2g-2;voulez . $=c-3
voulez . je=a3b-2;voulez . quoi=c-3;voulez entendre=c-4;voulez que=a2;voulez quoi=b2c-3;voulez vous=a-3b3
voulez=b3c-7g-4;vouloir $=a2;vouloir=a2;vous $=c-4d-4f-9g3h-5i2k-3l3m3n-2o-2p-3;vous . $=b-6d-7e3g-3i-2l-4m4n-4o-4p-3
vous . _=a3b2e-3f-9g-3i-2l2m-6p-3;vous . a=a-3e-2f5;vous . affreux=f3l-2;vous . aider=a-3b3;vous . aidez=a-3b3
vous . appelez=a2;vous . aucune=a2;vous . avez=a2b-3;vous . aviez=a2;vous . avoir=a3c-2;vous . beaucoup=a-3l3
vous . belle=f-2l2;vous . bete=f2l-2;vous . bien=g-4j-2l2m2;vous . ca=a2;vous . charmante=a-2f-3l3
vous . comment=a4b-2c-2;vous . cruel=f3l-2;vous . de=c-2f-3h2;vous . debile=f2;vous . deja=a2;vous . dire=a3b-2
vous . dit=a-3b-3c6;vous . du=a3;vous . egoiste=f3l-2;vous . en=a-2g3l-2;vous . encore=c2;vous . ennuyeux=f3l-2
vous . entendre=c-4;vous . etes=a2;vous . faire=a3b-3;vous . fait=a-2g3;vous . formidable=f-3l3;vous . fou=f2l-2
vous . gagne=a4d-3;vous . genial=f-3l3;vous . grognon=f3l-2;vous . horrible=f3l-2;vous . inutile=a-2f3l-2
vous . jamais=a2;vous . je=b2;vous . la=c-2f-3l3;vous . lache=f2;vous . laid=f3l-2;vous . le=b-2c2e-2f2g2l-3p2
vous . lequel=a-2b3f-2;vous . les=a2;vous . lui=a4b-3;vous . magnifique=f-2l3;vous . mal=a-3c3;vous . me=b-2e2
vous . mechant=f2l-2;vous . merveilleux=a-2f-3l4;vous . minable=f2l-2;vous . moche=f3l-2;vous . mon=a3
vous . nul=a-2f3l-2;vous . oblige=a2f-2;vous . pardon=a-3;vous . pas=a4b-5f-6g2h-2k-2l-3n-2;vous . pathetique=f3l-2
vous . perdu=a2b-3;vous . peur=a3;vous . plus=c-2e-2f4j-3l-4;vous . pour=b2;vous . pourri=f2l-2;vous . qu=a2b-2
vous . que=c-2;vous . qui=a-2b4f-2;vous . quoi=b4c-2f-4l-2m-3;vous . radin=f2l-2;vous . ravissante=a-2l2
vous . reformuler=a-2c2;vous . regretterez=a-4c-2e4;vous . repeter=a-4c4;vous . ridicule=f2l-2;vous . rien=a4b-2
vous . savoir=a2;vous . sentez=a2;vous . seul=a2;vous . si=a-2l3;vous . sorti=a2;vous . stupide=f2;vous . tout=a-3g4
vous . tres=a-4f-4i2l3;vous . trop=c2l-2;vous . un=a-2e-2f2g-3h-2i3m-3p-2;vous . une=a-6b2c-3e-2f-3i4l3p-4
vous . veux=b-2e-2g3j-2;vous . vous=a5b-3c-2;vous . |=g-2;vous _=a2b-6c-12d-2e-11f5g-6h4i-5j-9l-9m5p-5
vous a=a6b-2c-3p-2;vous admire=a-3e-3f-2i-2j-2l5;vous ai=a-2l3;vous aider=a4b-2;vous aimeriez=a5b-5c-3f-2
vous aimez=a4c-2;vous allez=b-3c-2g-4m2;vous appeler=a3b-3c-2;vous appelez=a4b-2c-2;vous attendez=a-3b4c-3
vous auriez=a2c-2;vous avertis=a-3e4f-2j-2;vous avez=b-2e-5f-5h-2i-2j-2m-2p-2;vous aviez=a4b-2
vous bien=a-4g-2j5l-2m-3;vous casser=e2;vous choisiriez=a-4b5c-2f-2;vous connaissez=a3c-2;vous convaincre=c-3m-2
vous crois=a5e-2f-2j-2;vous croit=a3;vous demande=a-2;vous denonce=a-3e4f-2j-2;vous deteste=a-3e-2f4j-2
vous devriez=a5b-2f-2l-2;vous dirai=a3;vous dire=b-5c2k3;vous disiez=a-6b-3c6;vous dites=a-5b-4c6
vous ecoute=a4c-2e-2f-2j-2;vous ecouter=a2;vous en=b3e-5f-2i3j-3k-2l-2m-3
vous etes=a-3b-9c-8d-5e-6f4h-5j-4k-2l5m-5n-2o-2p-2;vous faites=a3b-2c-2;vous feriez=a-5b2c-2e3;vous frappe=a-4e5f-2j-2
vous inquietez=a-4g4;vous juger=a3g-2;vous l=a-2c2;vous la=a2e-3;vous laisse=a-2e-2j4;vous le=a-4c-2e4;vous les=a2
vous m=a-6b5;vous me=a3c-3f-3;vous ouvrez=a-2e2;vous ouvriez=a3b-2;vous parle=a3c-2;vous parler=a-2b3
vous parlez=a-2c3;vous pensez=a3b-3;vous persuader=a-3b3c-2m-2;vous pouvez=e-3f-3l-2;vous pouviez=c-2g2
vous prendriez=a-2b3;vous previens=a-2e4f-2j-2;vous prie=a-3h2;vous puez=a-3c-2f4l-2;vous que=b2;vous qui=a2
vous quitte=a-3e-3f-3j5l-2;vous raconter=a3e-2;vous remercie=a-3e-2f-2i4j-2;vous rencontrer=m2;vous repeter=a-3c3
vous repetez=a-3c3;vous ressentez=a-2g2;vous savez=a2;vous sentez=a2;vous sorti=a2;vous une=b2;vous voudrez=a3
vous voudriez=c-3;vous voulez=a2c-7g-4;vous vous=a6b-3c-2l-2;vous voyez=a3l-2;vous y=a2c-2;vous |=b-2c-2g3m-3
vous=b-4d-12e2h-2i2j-2k-7l2n-12o-12p-7;voyez . avec=a2;voyez=a3l-2;vrai $=a-2b-5c-3d4e-2f-4g-3h-2i-2j-2l-2m-3n-3o6
vrai . $=a4b-2;vrai _=a3b-2;vrai=b-6c-3d4e-2f-4g-4h-3i-3j-2k-2l-2m-3n-3o5p-2;vraie $=a6b-3d-2;vraie . $=b-2p3
vraie _=a6b-2p-5;vraie |=a2;vraie=a3b-5c-2d-3g-2p3;vraiment $=d-3g-2k-3n3;vraiment . $=a-3b2g-2h3k2n-2;vraiment . _=a2
vraiment _=a3;vraiment pas=a-6b3k2n-2;vraiment=c-2d-5e-2g-4h2l-2n2o-2p-5;vu $=a4b-2c-2p-2;vu la=a3p-3;vu le=a-3p4
vu les=a4p-3;vu un=a-2p2;vu=b-4c-4d-2e-3p3;wesh $=a-3c-2d-2f-3h-2m5o-3;wesh=a-4b-3c-4d-2f-3h-2j-2m6o-3
xml $=a-2d3f-2l-2;xml=a-2b-2d4f-2l-2;xp $=a-2d4f-2l-2;xp=a-2d4f-2l-2;y . $=a-2d-2e-3g-2j6k-2m-3;y . _=a-4b3p3
y . aucun=a2;y . combien=a3b-3p-2;y . des=a3p-3;y . du=a3;y . encore=a2;y . jamais=a-3b4j-2;y . pas=b3k-2
y . que=a3b-3;y . quelles=a2;y . quelqu=a-3m3;y . qui=a3c-2;y . quoi=b-2;y . rien=a-3k4;y . un=a5m-2p-2;y . une=p-4
y _=b-2c-2j3;y a=d-2j-2m2;y aller=b-4e-2j4;y arrive=a-2b3k-2;y arriverai=a-2b3j-2;y avait=b-3c2p-2;y est=a2
y ferais=a2b-2;y passe=a2;y prends=a-2b3;y va=a4;y vais=a-2b-2j3m-2;y=c-3d-7e-5f-3g-4h-3i-2j4l-4n-3o-2;yeux $=b-2f-2l3
yeux et=a2;yeux=b-2c-2d-2f-2l3;zero $=a-2d3;zero=a-2d3;| . $=a-2b-2e-3f-5g5h-4j-8l-4m2n-3o-5p-6;| . _=b-8g-2j3m-4p-2
| . a=a4b-2d-2;| . ai=b-2c2d-2h2;| . as=d2;| . autre=a2;| . avez=a3d-3;| . bien=a-2d2;| . c=a-3d-2m3;| . ca=a-2d2
| . ce=a2;| . de=a2d-2;| . dois=a-5b5;| . est=a4c-2d-2g-4p-2;| . et=a2;| . etait=a4d-3;| . fais=a-5b5;| . fait=a-2b2
| . fois=a2;| . gagnes=a-3d3;| . j=a2;| . je=c2;| . joue=a3n-3;| . l=a3;| . la=a4b-5;| . le=a5b-2d-2;| . lentement=a2
| . m=a3b-3d-2m2;| . moi=a-5b5c-2d2;| . pas=c2;| . peux=a3g-2;| . plus=c2d-2;| . pour=a-3d4;| . puis=a2;| . role=a3b-3
| . sais=d3g-2k-3;| . scene=a2;| . souffle=a3b-2;| . soufflez=a2;| . suis=a3b-5d-2;| . suivante=d2;| . taches=a5c-5
| . toi=a3g-3;| . trois=a2;| . tu=a2;| . une=c2;| . va=m-2;| . vous=c2m-2;| . y=b-2d-2m2;| . |=a3b3d-6m-2;| 1=a-3d3
| _=a3b4c-7d-4g-3i-2j-3k-2o-3p-4;| a=a5b-3;| accepte=a-2d2;| aide=a2c-2;| aidez=a-2b2;| alors=a4b-2d-4;| au=a-2d-2j3
| avec=a3g-3;| c=a4c-2d-3g-3p-2;| ca=a3b-3c-3d-2g2m-2;| ce=a5;| cette=a2;| comme=a2;| commence=a2;| comment=a-3c2
| de=a3;| deja=a2;| des=a2;| desole=a-2b2c2k-2;| dis=a-2b3;| donc=a-2d2;| doucement=a-7b-2c-2d-4g6;| ecoutez=a4d-3
| elle=a3;| encore=c2;| est=a2;| et=a7b-3d-5;| facile=a-2d3;| fin=a-3d3;| gagne=a-2d2;| gardien=d-2m3;| hein=a3
| ici=a3b-3;| il=m3;| j=b-3d-4h2m-2;| je=a-3b4e-2h-3j-2k-5m2n-4p-2;| l=a2;| la=a-2b-3c-4g4p-2;| laisse=a-3d3
| le=a6b-2c-2;| les=a4c-2p-3;| maintenant=a6b-2d-5;| mais=a2;| merci=i2;| moi=b-6c2d-3k3m3;| mon=b-3d-3j4;| on=d-2p2
| parlez=a-2c2;| pas=a5b-2d-3g-2;| pour=a5b-3d-2;| prenez=a2;| puis=a3d-2;| que=b2;| quel=a2d-2;| repete=a-5c4
| rien=b-2g2;| sans=a3d-2;| score=a-3d3;| si=a3;| souffle=a-2b3;| stp=a2b-2d-2;| succes=a-3b-2c-2d4g-2;| suivant=d2g-2
| ta=a3d-2;| tempete=a2;| termine=d2;| toi=a2;| tout=a3d-2g-2;| toutes=d2;| tres=a-2d2;| tu=a2b-2g-2m-2p-2;| un=a4b-2
| une=a5d-2;| vous=a-2b4c-3;| vraiment=a3d-3;|=a3b-3d3e-10f-9h-5i-2k-4l-9m2n-7o-8p-8;~1=a-3d3;~20=a-5d6
~_=a2b-2c-2e-3f-2g-3h-3i-4j-3k-4l-2m-2n-3o-3;~abandon=b4c-3d-2g-3j-2k-2n-2;~abrut=a-4b-2c-3d-3f7m-2o-3
~absolu=a-4b-3c-3d-2f-3g-3h-2j-2k-2m-2n3o4;~accept=a-4c-3d5;~accepte=a-3b-2d4;~accord=a-5b-4d2f-3g-2h-2k-2l-2n3o5
~adieu=a-5b-2c-3d-4f-4h-2j7m-3o-4;~admin=a-4b-2d5f-2l-2;~admir=a-4b-4c-3d-4e-4f-4g-4h-2i-3j-3k-2l9m-2p-4
~ador=a-5b-3c-4d-3e-3f-4l6p2;~adversair=a-3d3;~affich=a-2b-3d4;~affreux=f5l-3
~aid=a2b7c-10d-6e-5f-8g-7h-5j-6k-6l-5m-6n-4o-5p-5;~aie=a-2g3l2n-2;~aim=b-8c-9d-5e-4f3g-5h-2i-2j-3k-3l3m-3n-3p6
~aimabl=a-3i4;~ajout=a-4d4p-2;~aled=a-4b7c-4d-3f-4g-2h-2j-2m-3o-4;~aller=b-6c-16d-10e5f-2g3h-10i-9k-3l-12m6n-8o-4p-3
~allo=a-4b-2c-3d-2f-3h-2m6o-3;~allum=a8b-6c-5e-2f-4g-2h-2j-2m-2o-3;~alor=a2c-2o-2;~ange=a-2f-5i5l-4;~api=a-2d4f-2
~appel=a3b-6c-7d-4e5f-3g-2h-3i-2j-4k-5l-3p2;~applaud=a-2d3;~appris=b-2d3p-3;~apre=b2c-3f-2p2
~arret=a-3b-6c-4e2f-3g-4h-2i-2j6k-2l-4p2;~arriv=a5b2c-5d-4e-2f-4h-2i-2j-4k-4l-3m-3n-3o-4p-3
~assur=a-5b-3c-5d-4e-2f-6g-3h-2i-2j-2l5m-3o5;~astuc=a-5b5c-2;~attaqu=a-4b3c-2d3;~atteint=a-2b-3d4f-2
~attendr=a8c-3d-7e-5f-8g-6h-5j-7l-6m-6n-6o-5p-4;~attent=a2b-2d-2e4f-4j-2m-3o-3;~au=c-6e-4g-5h2i-3j3k-4l-5m-5n-4o-5
~aucun=a3b-2c-3d-3e-3f-3g-2h-3j-2k5l-2m-2o-2p-3;~aur=b3d-4e-2f-2g-3h2k-2l-3n-2p-2;~auss=a2b-4c-2d-3f-2h-2k-2l4p-2
~auteur=a-2d2;~automat=b-3c-2d4f-3g-2h-2j-2k-2l-2o-2;~autr=a2b2c2d-4f-2g-2k-2l-2p-2;~avais=a2l-2
~avec=a4b-6d-2e-5f-4g2h-3i-2j-3k-3l-5m-3n-2o6p-7;~avert=b-4c-3d-4e7f-4g-3h-2i-3j-3l-3m-2o-2p-2;~avis=a-3b4c-2j-2
~avoir=d-3f-5g-3i-2j3l-5m-4n-4o-3;~avou=b-3d2;~bah=a-2d-2n3o2;~band=a-3b-2d-2f5;~bat=a-3b4k-2
~bateau=a5b-6c-5d-2f-3g-3h-2l3m2o-2p-4;~beau=a-5b-5c-4d-5e-2f-4g-3h-2i-2j-2k-2l9m-3n-2o-3;~beaucoup=b-3c-2f-2l3
~bel=a-3b-6c-5d-5e-2f-6g-2i-2l9m-2p-3;~ben=a-3d-2f-2n3o2;~besoin=a4c-5d-2p-3;~bet=d-2f5g-2l-3
~bien=b-6c-4d-4e-7f-8h-6l2m3n-2o3p-3;~bloqu=a-2b6c-2d-4g-3j-3k-2p-2;~bloque=a-6b6g-2
~bon=a-3b3c-7d-2e-4f-3g-6h-3i-5j7k-4m-4n-5o-5;~bonjour=a-8b-4c-4d-7e-2f-5g-2h-2i-2j-3k-2l-3m10n-3o-4p-2
~bonsoir=a-6b-3c-4d-5e-3f-5g-3h-2i-3j-3k-2l-2m9n-2o-4;~bot=a-2d5f-2;~bouffon=a-3b-2c-2d-2f6l-2m-2o-3;~brav=a-2l3
~bravo=a-5b-3c-4d-4e-2f-5g-2h-3i-2j-3k-2l8m-4n-2o-4;~brill=a5b-3d-3l2;~brul=a4b-5c-4d-2e4f-2g-3j-2;~brut=f4
~but=a-3b4c-2d-3;~bye=a-4b-3c-4d-3f-4g-2h-2i-2j7l-2m-3n-2o-4;~c=b-2d-2f-8g-3i2k-5l-3o2
~ca=b-2d-4f-10h2i-6j-8l-7n-2o3p-3;~cal=a-2b5d-2j-3k-2;~calin=a-4b-4e-3g5;~calm=b2c-4e-2f-2g2j-2l-3m-3;~capt=a-3b5k-2
~carr=a-3b-2c-3d-2f-3h-2j-2m-2o6;~cass=a-5b-4d-4e3f3g-3h-2j2k-2l-2m-2o-2p4;~ce=e-3f-8g3i-4j-5k-4l-4m-5n-5o-5
~ced=a-4c-2d4;~cel=a4p-2;~cens=a-2b3c-2;~cent=b-2d3;~certain=a-6b-4c-3d-2f-3g-3h-2j-2k3m-2n2o4;~cerveau=a-4f5p-4
~cet=a8b-2c-3l-2p-4;~chang=a4b-4c-2;~chapeau=b-2c-2d-3f-2l5;~charg=a-2d3;~charm=a-2f-3l4;~chatbot=a-3d4f-2l-2
~cheat=a-2d3;~chemin=a3b2d-2l-2;~cherch=b-3c-2d-2e4g-2k-3n-2;~chez=a-2b-5c-2d-4e-5f-2g-3h-2i-2j3p6
~chois=a-2b8c-5d-3e-3f-3g-2j-2k-3l-2m-2p-2;~choix=a-4b3d-2;~chos=a4b-2d-3e-2f-3g-2h-2j-2k-2l-3n-2p-3
~chou=a-3d-2f-4i5l-4;~cle=a2b-4c-2;~clown=a-3c-2d-2f6m-2o-3;~cod=a-3b-2d5f-3;~coeur=d-2f2i2l-2p-2;~coinc=b4d-2j-3k-2
~combat=a-4d4;~combien=a-2b3d-2e-3f-3g-4h-2j-4k-4l-3m-2o-2p4;~comm=c-7d2e-4g-4h-2i-3j-3k-2l3m-3o-3p-7
~commenc=a4b2c-4d-4k-2p-3;~comment=b3c4d-11e-9f-9g-8h-6i-5j-7k2l-6n-4o-8p-7;~complet=a-4b5l-2
~compliqu=a-5b6c-2d-3f-2g-2i-3l-2o-3;~comprendr=b5d-4e-6f-5g3h-3i-2j-4k-6l-3n-5p-2;~compt=a-4b-5c-3d4g4p-3
~con=a2b-4c-4d-5f9g-2h-2i-2j-2l-6m-3o-4;~condit=a-2d3;~confianc=b-4c-2d4e-2f-3g-2p-2
~connaitr=a4b-6c-7d-5e-5f-7g-5h-2i-2j-3k4l-6m3n-3p4;~conseil=a-2b5c-5d-2f-2;~consign=a-2c2;~continu=b2d-3g-2j3k-3m-2
~convaincr=b4c-4m-2;~convaincu=a-6b-2c-2d7f-4g-2l-3;~cot=a3d-4f-2g-3l-2p-2
~coucou=a-5b-3c-3d-3f-4g-2h-2j-2k-2l-2m7n-2o-4;~coup=b2c-2e-3f-2g-4;~courag=b-3c-4d-4e-2f-6g7h-3i-2j-3k-2m-4n-2o-5
~couteau=b-5c-2d-3e4;~creativit=a-2d4;~cretin=a-3b-3c-3d-3f6l-2m-2o-3;~cri=b-3c3d-3e-2g-2h3j-3k-2p-2
~croir=a3b-5c-4d2e-4f-6g-3h-3i-2j-4k-4l-3m-3n5o2;~cruel=a-2f4l-3;~d=a2c-4e-2g-2j-5k-7l-3m-5o3p-3;~dam=a-2
~dan=a2d-3e-2f-3g-2l-2m-2;~de=b-2c-4d-3e-4i-3k-11m2o-7p3;~debil=a-3c-2d-2f7l-3m-2o-2;~debloqu=b-2d5f-2g-2j-2n-2o-2
~debug=d2;~debut=a9b-4c-3d-4e-2f-5g-5h-2j-3k-3l-3n-2;~defonc=b-2d-3;~degag=a-3c-2d-2f5m-2o-3;~degat=a-4d4p-3
~degout=d-2f3;~dej=a-3b-5c8e-3f-4g-3h-3i-2j-2k-4l-4m-3n-2o-4p-6;~demain=a-6b-4c-2d-3f-2g-2j6p4
~demand=a3c3d-6e-4f-3g-5h2i-2j-3k-3l-3m-2p-2;~demol=e2;~denonc=a-3e5f-2j-3;~derni=a-4b-2c-2d-4e5f-2g-2o-2p2
~dernier=a-4b-4e6f-3g-2j-2k-2l-3m-2n-2o-3;~desol=a-4b-6d-5e-2f-5g2h8i-3j-3l-5m-5n-3o-4p-4
~desole=a-6c-3d-3f-4h7i-2j-2l-2m-3o-4;~detest=a3b-5c-5d-2e-4f5g-2i-2j-3l-2m-2;~detruir=e2
~deux=a3b-2d-4e-2f-3g-2j-2l-2o-2p2;~deuxiem=a-5b-2c4;~developpeur=a-3b-2d4
~devoir=a-2b3c-3e-6f-4g-2h-3i3j2k-5l-3m-4o-2p3;~devr=b3d-2e-2f-3l-2;~dieu=a-2d4
~difficil=a2c-4d-5e-2f-3h-3i-2j-2k4m-3o-3;~difficult=a-3d4;~dir=c7e-3f-12g-14h2i-6j-9l-6m-9n-9o-8p-12;~direct=a-2d2
~dis=a-5b-3c8d-2f-3g-2l-2m-2n-2p-2;~dison=d2;~dix=b-4c-5d6e-2f-2h-2j-2l-2p-3;~don=c-7d4f-3h-5i-2j-4k-3l-3m-3n-2
~donc=a-2b-3c3d2g-2;~douc=a3b-2c-3d-5g2j-2m-3p-2;~dragon=a5b-3c-2e-2f-2g-2i-2j-2l-2
~droit=a6b-4c-4d-5e-2f-5g3j-3l-2m-2o-4;~drol=l2;~du=b-5c-2e-5h3j-3k-4l-2n2o-3p-2
~dur=b5d-6e-2f-3g4h-3i-4j-2k-2l-4m-2o-4p-2;~ecout=a3b-6c5d-6e-4f-4g-4h-3j-3k-3m-2n-4o-3p-3;~ecras=e2;~egal=a3
~egoist=a-2f4l-3;~eleg=a-2b-2c-2d-2f-4l5;~elle=a4b-6d2e-4f-4g-5h-2i-3j-3k-3l-3m-3n-3o-3p-5
~en=b-2c-9d-2f-9g3h-6k3l-8m-7o2;~enchant=a-3b-2c-3d-2f-4h-2j-2l-2m6o-3;~encor=b-7c8d-5f-4g-4h-2i-2j-3k-4l-3m-3n-4o-3p2
~enferm=a-2e3;~ennem=a-3d4;~ennui=a-2f4l-3;~entendr=a-4b-3c7d-5e-5f-4g-5h-5i-2j-4l-5m-4n-4o6p-3;~entre=a4c-4g-2
~entrer=a5b-5c-3d2j-3k-2n-2;~envi=b-3c-5e-2k-2n4p-2;~epreuv=a-4b-2c-2d5l-2;~equip=a-8b-2d5l2
~espec=a-4b-3c-2d-3f6g-2j-2m-2;~et=a3c-8d3f-3g-6h-5i-4j-5k-4l-5m-6n-4o-6;~etaient=b-2c3p-2;~etais=b-2c3l-2p-3
~etait=b-4c3d-2e-3f3h-2i-2j-2l-3m-2;~ete=b-11c-10d-2e-7f3h2j-4k-3l5m-7n-2o-2p-7;~etrangl=e2
~etre=c-6e-10h-2i2j-8l3m-9n-4o-2p2;~euh=a-3b3;~exact=a-2c-5d-5f-5g-2h-3i-2j-2l-2m-4n-2o7p-3
~excus=b-7d-7e-4f-6g-6h11i-3j-5k-6l-4m-5n-5o-5p-2;~exempl=a-4b6d-3
~expliqu=b8c-6d-6e-4f-4g-2h-3i-2j-3k-2l-2m-3n-2o-4p-2;~extraordinair=l2;~facet=a-3d4
~facil=a6b-4c-4d2f-4g-2h-2i-2j-2l-2m-3o-3;~fair=a2c-15d-2e-2f-2h-4i-7j-10k-11l-10n-6o2p5;~fait=b-3d2;~fan=a-4b-3g-4l5
~fass=a-2b3;~faudr=b3d-3p-2;~faut=b3c-8d-9e-3f-4h4i-4j2k-3l-4m-4n-3o-4;~fer=b3c-6d-6e5f-5g-4h-2i-2j-3l-4m-2p-2
~ferm=a-3b-5c-5d-6e-2f8g-5i-2j-3l-2n-2o-2p-2;~feu=a5b-5c-2d-3e3p-2;~figur=a2e2p-2;~fil=a4b-3c-2d-5f-2g-2j5k-3l-2n-2
~fin=b-7d6f-6g-4h-3i-2k-2l-3m-5n-3o-4p-5;~fois=a2c2d-5f-3g-2i-2k-3l-2o-2p-4;~formid=a-3f-4l5
~fort=b-4c4d-5f-5g-2i-2j-2k-2l4o-2p-2;~fou=a-2d-2f5l-3;~frapp=b-3c-2d-2e6f-3j-2o-2;~gaff=a-2e2
~gagn=b-5c-9d9e-3f-3g-6h-2i-2j-4k-5l-3m-3n-3o-2p3;~gar=a-4b-2c-2d-2e5f-3j-3m-2;~gardien=b-4c-3g-2m2p-2
~gen=a3b-3d-2f-4i-2l4;~genial=a-3f-5l5;~gentil=a-5b-6c-4d-4f-3g-2i7j-2k-2o-3;~gg=a-4b-2d4;~gifl=a-2e2;~gout=a-4l4p-2
~grand=a3b-6c-3d-4e-2f-4g-3h-2i2k-2l3n-2o-2;~grav=a-3b-2c-3d-2f-3g3h-2l-2m-2n-2o5;~grognon=a-2f5l-3
~gros=a3b-4c-2d-4f5g-2l-2o-2p-2;~gueul=f4g-2;~guid=a-4b7c-3d-4f-2g-2h-3j-2;~hein=a-3b-3c6d-3f-3h-2j-2m-3o-3
~help=a-5b8c-4d-3f-4h-2j-2k-4m-3n-2o-4;~heros=a-3d-3f-4l5;~hesit=a-3b6c-3d-3j-2;~heur=b-5c-5d-5f-2g-2j2k-2p3
~histoir=a4b-5c-4d-2e-3f-3g-2l2p-3;~hoch=d2;~horribl=a-2f4l-3;~html=a-2d4f-2;~ia=a-2d4
~ici=a5b2c-4d-3e-2f-4h-2i-2k-2l-4m-2o-3p-2;~ide=a-9b7c-5d-5e-4f-5g-3h-3i-2j-3k5l-3m-2n-3o-3p-2
~idiot=a-2b-5c-5d-4e-2f8g-2h-2i-2j-2l-5m-3n-2o-4;~ignor=a-5b-3c-2j-2k5;~il=a2b-2c3e-6f-8g-8h-6i-5k-6l-8n-4o-6
~illimit=a-4b-2d5j-2;~imaginon=d2;~imbecil=a-5b-3c-3d-3f6l-2m-2o-3;~incroi=l2;~indic=a-6b8c-3d-4f-2g-2p-3
~infin=d3f-2i2;~inquiet=a-4b-3c-3e-2f-3g7l-2n-2;~instruct=a-3b-2c-2d5f-2;~intelligent=a-2f-2l3
~inutil=a2b-2d-2f5i-2l-3o-2;~j=d-2f-9g-9i-6j3k2m-8n-2o-7;~jam=a2c-7d-6e-4f-6g-4h-5i-3j-4m-4n7o-5p-6
~je=a-3b3c-3d-4e3f-4g-2j2k2l-2m-3n-2o-4p-2;~jet=a-4b-2d3e3f-2;~jeu=c-4d3e-3f-3g-2h-2k-2l-2m-2p-3
~jol=a-3b-5c-4d-5e-2f-5g-3h-2j-3k-2l8m-3n-2o-4p-2;~jou=c-4d-7e-4f-5g-4h-2i-2j-4k-4l3m-4n-5o-7p7;~joueur=a-7d7
~journe=b-3c-3d-4f-2g-2j3l-2p4;~json=a-2d4f-2;~jug=a5b-3d2e-4g-4;~just=a4c-3d3e-2f-3g-3h-2i-2j-4k-2l-2m-2o-2p-3
~l=a3d2e-5f-7g-7h-2i-2j-2l-2m-5n-4o-5;~la=a2e-2f-2h-10i-4j-2k-3l-5m-4n-4o-10;~lach=b-2c-3d-4f7g-2l-4m-2o-2
~laid=a-2f5l-3;~laiss=a3b-3c-5e-5f-6g-4h-4i-3j5k2l-3m-4n-2o-2p-4;~lamp=a4b-4c-4e3f-2;~laquel=a3c-2d-2f-2g-2j-2
~le=a2b-3c2d2f-6g-5h-12i-6j-13k-4l-4m-3n-10o-11;~legendair=a-3d3;~lent=b-5c4d-6e-2f-3g-3j-2l-2m-2n-2p4
~lequel=b4c-3d-2f-3g-3j-3k-2l-2m-2;~leur=a5b2c-4d-3k-2p-2;~lezard=a-2f4;~lui=a5b2c-6d-7e-2g-2k-4l-2m-2p-3
~m=b2c-3d-4g-7h2k-2l-5n-4o-3p2;~ma=b2c-6e-4f-5h4i-3j-4k-3l-3m-2n-3o-3p3;~machin=a5b-4c-4d-2e-2f3g-3j-3m-2o-2
~magnif=a-4d-3f-5l7;~main=a2c-3d-6e-2f-2g3p-4;~mainten=b4c-6e-2f-4h-2i-2j2k-2l-4m-2n-2p-2
~mais=b-2c-2d-3f-2g-2h-2l-2n3o3;~maison=d-2e2;~mal=b-7c4d-4f-2g-3h-2j-3k-2l-3m-2p5
~march=b3c-6e-3f-3g-6h-2k-5l-3m-6n-3o3p-2;~marqu=d2;~maximum=a-4b-2d5f-2;~me=a-3c-9e3h2i-6j2l-10m2n-7
~mech=b-2d-3f3g-2h4k-2l-4;~meilleur=a-3c-3f-4g-2l4p4;~mem=b-2c-2d-3e-2n5p-2;~menteur=b-2c-3d-2f6g-2h-2l-2m-2o-3
~mer=b-4c-3d-4f3g-3h-3l-2p3;~merc=a-7b-7c-7d-8e-5f-7g-7h-6i13j-6k-5l-6m-6o-2p-2;~merveil=a-2f-3l4
~mettr=a-6b6c-5d2e2f-3g-4h-2i-2j-3k-2l-3m-4;~mieux=c-4d-3e5f-5g2l-5;~mignon=l2;~mill=a-3b-2c-2f-3g-2h3i4j-2l-2n-2o-3
~minabl=a-3f5l-3;~mis=b3c-3d-2f-2g-2k-2;~mission=a-2b2c-4d5f-3l-2o-2p-2;~moch=a-3d-2f4l-3;~mod=a-4b-2d5f-2l-2
~moi=b3e-4f-11g-3h3i-8j-3l-11m-4o-10;~moin=a2b-3c2d-4e2f-2g-2l-2;~moindr=a-2b-2k3;~moment=b-2d4
~mon=b-4c-7d2f-7h2i-4k-4l-3m-4n-3o-4p2;~mond=a-3b-3c-2g-3l2m2p-3;~monstr=a2b-3d-3f4g-2i-2l-3
~mont=a6b-6c-2e-2f-2g-2j-3k-3n-2p-3;~montr=a6c-4e-4f-2g-2h-3j-2k-2l-2m-2n-2p-4;~mot=a4c-3d-4f-2l-2
~mour=a2b-2c-2e4f-3g-2l-2m-3p-2;~narrateur=a-5d6m-2;~naz=a-3b-2c-2d-2f6l-2m-2o-3;~niveau=a-5b-3c-2d7f-3g-2j-2l-3m-2o-2
~noi=a2b-2e3;~nom=a7b-6c2d-6e-3f-2g-3h-2k-2l-2p-4;~non=b-7c-8d-7e-3f-6g-5h-4i-5j-4k-6l-4m-5n9o-8;~nouvel=d3f-3p3
~nul=b-5c-2d-4f6g-4h-3k-2l-5o-2p2;~null=d-2f4l-3;~obeir=a-4b-3d2e3f-2;~obeis=a-2b-2d3e2m-2;~object=a-5b4c-2d3f-2l-2
~objet=b-2d3p-2;~oblig=b-3e3f-2g-3l-2;~oeil=a4b-4c-2d-3f-2g-2l3p-2;~ohe=a-4b-2c-3d-3f-4h-2j-2l-2m6o-3
~ok=a-4b-3c-3d-3f-3g-2h-2j-2l-2m-3o6;~on=a2b3c-3d-3e-6f-8g-2h-5i-5k-6l-6m-8n-5o-7p4;~option=a-4b2c2d-2;~or=b-2d2
~ordre=b-4c2;~ou=b5c-3d-4e4g-8h-3i-4j-6k-5l-6n-3o-4p-5;~ouais=a-3b-2c-3d-3f-3h-2j-2m-2o6
~oubl=a-2c-2e-2f-4g-3h-3i-2j-3k4l-3m-4n-2o-4p2;~oui=a-3b-6c-6e-3f-5g-4h-3i-4j-4k-3l-4m-4n-5o9p-2
~oup=a-4b-2c-4d-3f-4g-2h7j-2m-3n-2o-4;~ouvr=b-6c-7d5e4f-6g-5h-3i-2j-4k-2l-4m-4n-2o-4p-3;~pai=a3b-2d-2e2f-2g-3
~par=a4b3c-3d-4f-2g-2k-2l-2p-2;~pardon=b-9c4d-7e-6f-9g-6h9i-5j-7k-5l-6m-6n-5o-7p-3;~parf=a-2b-2c-3d-2f-3m-2o5
~parfait=l-2;~parl=a3c2d-8e3f-5g-6h-5i-3j-6l-3m-4n-4o-2p-8;~part=a3b-9c-6e-4f-6g-6h-4i-3j8k-7l-3m-4n-7o-5p2
~pas=a2c-2d-12f-6g3h-2i-11j-14k2l-13m-10n7o-4p-9;~pass=a-3b-2c-7d7e-3f-3g3h-2i-2j-3k-3l-3m-4o-3p-2;~pathet=a-2f3l-3
~paum=b5d-2g-2;~pauvr=b-7c-6d-8e-4f4g5h-7i-3j-5k-4l-5m-5n-4o-6p-2;~pein=b-3d-2f-2g3h2p-2
~pens=a2c-5d-3f-4g-3k-3n4o2p-3;~perdr=a3e-3f-2g-6h-4i-3j-6k-4l-4m-2n-2o-2
~person=a5b-6c-5d-7e-4h-3i-3j-4k-2l2m-4n-2o-4p-5;~persuad=a-4b4c-3m-2;~persuas=a-2b-2d4f-2
~pet=a4b2c-3d-4f-3j-2m-2o-2p-2;~peu=a3c3d-4f-3g-3i-3l-2p-2;~peur=a6b-5c-5d-5e-3f-4g3h-2k-3l-3n-3p-2;~pig=a-4b5k-3n-3
~pist=a-4b5c-2d-3;~plac=b2d-2;~plan=a3b2c-4d-3;~pleur=a-2b-6c-5d-3e-4f-4g8k-3l-2n-6o-3
~plus=c4d-2e-3g-7h-6i-5j2m-5n-5o-5p-3;~pnj=a-2b-2d4f-2l-2;~point=a-3b-3c-2d6f-2g-2h-2p-2
~port=a5b-7c-7f-4g-4i-2j4l-4m-4p-4;~pos=a3d-3;~pouc=a-3b3;~pour=c-9d-2e-7f-5g2h2i2j-4k-4l-6m-5n-3o-3p-3
~pourquoi=a5b-3c-8d-4e-3f-3g-4h-2j-2k-3l-2m-2n-4o5p-4;~pourr=a-2b-2c-3d-3f6l-3p-2
~pouvoir=c5d-8e-11h-8i-6j-2k4l-4m-8n-2o-5p-3;~precedent=a-2c-2d3;~prendr=a2b3c-10d-3e-2f-8h-5i-4j4k-7l-8m-7n-4o-3p-9
~press=a4b-6c-3d-2f-3g2k-3n-2o-2;~previen=a-3b-2e5f-3i-2j-3;~pri=a-2h2;~princip=a-3b3c-2;~proc=a2b-3
~prochain=a-3b-3c-2d-2e2j4;~programm=a-2d5f-4;~prompt=a-5b-3c-3d6f-2;~propos=a-2b5c-4;~pu=a-2b-2c-3d-2e-2f6g-3l-4
~puis=a2b-2;~pun=e2;~pv=a-4d5f-3;~qu=b3d-4e-4g-7h-3i-4j-3l-6m-3n-3o-2p-8;~que=c-4e-2f-3h-2i-7l-2m-8n3p-12
~quel=a-3b2d-5e-6g-9h-6i-6j-8k-7l6m-9n-6o-7;~quelqu=c-2d-5e-2f-2g-2m2p-4
~question=a-5b-5c5e-4f-6g-4h-3i-2j-3k-4l-3m-2n5o-2p-3;~quet=a-2d3;~qui=a2b4c-3d-3e-7f-7g-3h-5i-5j-6k2l-6m-5n-3o-4
~quitt=a-2b-3c-2d3e-3f-3i-2j5l-2m-2;~quoi=a-2b6c5d-8e-9f-6g-10h-8i-8j-8k-9l-9m-2n-5o-8
~racont=b-5c-5d-5f-3g-4h-2i-2j-2k-3l4m-2n-2o-2p4;~radin=a-2f3l-4;~rang=a2b-2d2p-2;~rappel=a-2b-6c6d-4e-4g-2h-2k4
~rat=a5b-4c3d-4e-5f4j-3p-2;~rav=a-7f-2g-2m7;~reclam=a-3b-2d4j-2;~recompens=a-2b-3d5;~reconnaiss=a-4b-3g-3i5l-3
~red=a-7b-5c9d-4f-3h-2m-2o-2p-2;~redir=a-5b-2c6f-2;~redit=a-4b-3c6d-3;~redon=a-4b-3c5d-2;~reecout=a-5b-3c5j-2k-2
~reentendr=a-6b-3c7d-3e-2j-2k-2n-2;~ref=a-3b-3c6d-2p-4;~reflech=a-5b-5c-2d-4f-2g-2h-2j-4k7n-2
~reformul=a-4b-4c8d-3f-4g-2h-2j-2l-2m-3o-3;~refus=a-3b-5d-3g-2j-4k-3n6;~regl=b3c-5
~regret=b-5c-5d-5e6f-6g-4h2k-2l-6m-4;~remerc=a-2b-3c-2d-2e-4f-4g-2h-2i6j-4k-2l-2m-2;~rempl=d2;~rencontr=a-2c-2l2m2
~rentr=a2b-5d-4g-3h-2j6k-3n-2p-3;~repet=b-11c11d-7e-4f-8g-7h-5i-4j-6k-6l-5m-6n-6o-7p-5;~repond=b5c-2e-2j-3p-3
~repondr=a-4b7c-2g-2;~repondu=d3;~repons=a-4b2c-4d7f-3g-3h-2j-5l-2o-2p-3;~repos=c3d-2f-3g-2l-2
~respect=a-2b-2d-2f-2g-2h-3m5o-2;~ressent=a-2g2;~retenu=b-2c3d-2;~retien=b2;~retir=h2
~reuss=a-7b-7c-5d11e-3f-4g-3h-3i-2j-4k-5l-4m-2n-2o-3;~reussit=a-2d4;~revoir=a-4b-3d-3f-2j5;~ridicul=a-2f5l-3
~rien=a3b2d-11e-8g3h-6i-6j-9l-7m-6n-6o-8p-5;~rob=l2;~rol=b3d-3k-2;~s=b-6c-2e-2f-2g2j3m-2;~sag=a-3l4
~sal=a-4b-3c-2d-3f7g-2l-3o-2;~salut=a-8b-4c-4d-5e-3f-5g-3h-2i-2k-2l-3m10n-2o-4p-2;~san=a3b-2c-2d-2e-2g-2k-2l-3m-2p2
~saur=a-5b-6c-3k7;~saut=a-8b-5c-5d10f-5g-3h-3i-2j-3k-2l-3m-3n-2o-4;~sauv=a3b-2p-3;~sauvegard=a-3b-2c-2d5f-2l-2
~savoir=a2b-2c-10d-5e-3f-9h-6i-4j-7k8l-6m-5n-8o-5p-6;~scen=a-2b-3c-3d6e-3f-3g-2j-2p-2;~scenario=a-3d3
~scor=a-6b-5c-2d8f-2l-2o-2p-2;~se=c-5e-4f-4j-2l-2m-3;~sech=a3b4d-5e-2g-2j-5k-3n-2;~secour=a-3b5d-3f-2j-3
~secret=a3b-2d3e-2f-3h-2i-2m-2;~securit=d-2f-2g3l-2;~sent=b-4c-2d-2e-2f5j-2k-2p-3;~ser=a-4b2c-3d-2e2f3g-2p3
~serveur=a2b-4c-2d4f-2l-2;~seul=a5b-6c-4d-5e-3f-6g5k-2l-6m-2p-3;~si=a2b-10f-6h-3i-3j-3k-3l4m-4n-4o5p-5
~sinon=a-5b-2d-3e6f-2g-2m-2;~skip=a-4b-2c-3d7f-4g-2h-2j-2m-3o-4;~soi=b-2d-2g3;~soin=b-4f-2g-4j5l-2
~soir=b-5c-3d-3f-2g-3p5;~solut=a-4b4c-2d3l-2;~sorcier=a-2f3;~sort=a2c-3d-4f-3g2k-2l-2p-4
~souffl=a2b5c-3d-7f-2g-3h-3j-2m-2p-2;~sourd=a-3b-3c2d-2f3;~souvien=b-4d-3e-2j-4k4;~splendid=l2
~stp=b2c5d-3e-3f-5g-4h-3i-3j-3k-3l-4m-4n-4o-4;~stupid=a-4b-2c-2d-3f7l-4o-2;~styl=a2d-3f-2l3p-2
~succ=a-5b-3c-4d8f-4g-3h-2i-2j-2l-2m-3o-4;~suit=a-3b5c-3;~suiv=a-4b-3c-4d7f-2g-3m-2o-2;~suivr=b-2c3d-2
~sup=a-3b3d-2f-2l4;~support=a-5b-3c-2e-3f6j-3k-2l-2;~sur=b-2e-4f-5h-3i-2j-3k5l-6m-4n-2o3p-2;~symp=a-4b-3d-2g-2i5o-3
~system=a-5d6;~t=a2b-5d-5g2h-4i-4j-5k-6l3m-4n-6o-4;~ta=b-7d-4f4g3h-5i-3j-4k-4m-3n-3o-3;~tach=b-3c-2d3;~talentu=l2
~tant=a5b-2f-2p-3;~tap=a-2e3;~tard=b-3c-2d-3j4;~te=b-4c-9d-3e4f2g3j-3k-5m-6n-6o-4p-8;~teleport=a-3b-3d5h-2
~temp=b-6c-3d-2e-2f-2g3h3j-3k-2l-2m-2o-2;~tempet=b-2d2g-2j-2p-2;~tent=a-2b4d-3;~termin=a-3b-2d5;~termine=a-2b-2d4f-2
~test=d3;~tet=b3c-5e-3k-2;~ticket=a-5d5;~toi=c-7d-10e3f4h-4n-4o-4p-5;~tomb=f-2j-2p-3
~ton=b-4e-4f2g2h-4i-3j-4k-4l3m-3n-3o-3p-6;~tour=a4b-2l-2p-2;~tous=a3b-4c-4e-3f-5g-2h-2i-2j-3k-2l3n-2o-4p-3
~tout=a2b-5c-11d2f-9g2i-2k-8l-4m-3p-2;~traitr=d-2f3g-2;~tre=b-4c-2e-2f-5g-4i3j-2l3p-2;~trich=a-4d5f-2
~tricheur=a-4b-2c-2d-3f6g-2m-3o-3;~tricheux=a-3b-2c-2d-4f6l-2m-2o-3;~trist=b-2c-2d-2g5i-2l-2n-3o-3
~trois=a3b-7e-3f-3g-2h-2j-2k-2l-3m-2o-2p2;~trop=d-3e-4f-3g-6h-4i3j-4l2m-4n-3o-4;~trouv=a4b3c-5d-2e-2f-2g-4k-4n-3p-2
~truc=a3c-2p-2;~tu=a-2b-4c-2d-2e4f2h-10i-3j-11k-2l3n-9o-11;~tuto=a-2d3;~tuyau=a-3b5d-3f-2;~typ=a-2f3
~un=b3c-5e-2g-2h-8i2j-8k-7l-3m-2n-6o-6;~une=c-2f-2g-8h-6j-8k2m-7n-5o-6;~util=a-4b5p-2;~utilis=b-4d5p-2;~vaincu=a-3d4
~valid=a-4b-4c-3d7g-2j-3k-3n-2;~variabl=a-2d4f-2;~vaurien=a-2f4;~ven=a8d-8f-7g-6h-3i-2j-3k-4l-6m-3n-4o-3p-4
~vi=a-5b-5c-3d5e-2f-3g-2h-2j-2l-3m-2n2o-2p3;~victoir=a-2d3;~vieil=a-2c-2d-3f6i-2j-2l-3m-2n-2o-2p-3
~vieux=b-3c-2d-5e-2f7g-2j-2l-4m-2n-2o-2;~vingt=a-4b-3d5p-3;~vit=b-3c7d-4e-3f-3g-3h-2j-2k-2l-3m-2n-3o-3;~voi=b3d-2
~voir=a7b-3c-10d-7g-7h-4i-3j-6k-6l-5m-6n-6o-4p2;~voix=b-3d-2l3;~voleur=a3b-2d-4f3g-2;~voleux=a-3b-2c-2d-4f6l-2m-2o-3
~votr=a3b-2c-5d-6e-4f-4g2h-5j-4k-3l3m2n-3o-3p-7;~voudr=a7c-2d-3e-2f-4g-2l-2m-2;~voul=b-4d-3e-2f-3g-2h6k-3p-4
~vouloir=a3c-4d-3e-3f-7g2h-7i-5l-7m-5n2o-4;~vous=b-4d-12e2h-2i2j-2k-7l2n-12o-12p-7
~vrai=a2b-5c-6d2e-5f-5g-8i-4j-3l-5m-4o5;~wesh=a-4b-3c-4d-2f-3h-2j-2m6o-3;~xml=a-2b-2d4f-2l-2;~xp=a-2d4f-2l-2
~y=c-3d-7e-5f-3g-4h-3i-2j4l-4n-3o-2;~zero=a-2d3;~|=a3b-3d3e-10f-9h-5i-2k-4l-9m2n-7o-8p-8
`;
