import type { Language } from '@fabula/rules/release/text';
import { fold, stem } from '../text/stem.ts';

/** Everyday nouns, verbs and adjectives: whatever they sound like, they are no misheard name. */
const ENGLISH = `
able about above across add afraid after again age agree air alive almost along already always angry animal answer apple arm arrive art ask asleep
aunt autumn away baby back bad bag ball band bank bare bark barn base basket bastion bath bean bear beard beat bed bee begin behind believe bell belt bench best
better big bill bird birth bit bite black blame bless blind block blood blow blue board boat body bold bone book boot born both bottle bottom bowl
box boy brain branch brave bread break breath brick bridge bright bring broad broken brother brown brush build burn bury bus busy butter button buy cake
call calm camp can card care carry case cast castle cat catch cause cave chain chair chalk chance change charge chart cheap cheese chest chief child
choice church cinder circle city claim clean clear clever climb clock close cloth cloud coach coal coast coat coin cold come comb cook cool copy corn corner cost cotton
count country courage course court cousin cover cow crab crack craft crew crime cross crowd crown cruel cry cup curse curtain cut daily damp dance danger
dare dark daughter day dead deal dear death decide deck deep deer defend desk devil die dig dinner dirt dirty dish dive doctor dog doll dollar door
double doubt down drag draw dream dress drink drive drop drown drum dry duck dull dune dust duty each ear early earth east easy eat edge egg
eight else empty end engine enjoy enough enter equal escape even evening ever every evil eye face fact fail faint fair faith fall false fame family far farm
fast fat fate father fault favour fear feast feed feel fence fetch fever few field fight file fill film final find fine finger finish fire firm first
fish fit five fix flag flame flat flesh float flood floor flow flower fly fold follow fond food fool foot force forest forget forgive fork form fort
four free fresh friend front fruit full fun funny game garden gate gather gentle ghost giant gift girl give glad glass glory glove goat god gold gone good
grain grand grape grass grave gray great green grief grip ground group grow guard guess guest guide guilt gull gun habit hair half hall hammer hand hang happen happy harbour
hard harm hat hate have head health heap hear heart heat heaven heavy heel help hide high hill hint hire hit hold hole holy home honest honey honour hook hope horn
horse host hot hour house huge human hunger hungry hunt hurry hurt ice idea ink inn iron island itch jacket jail jewel job join joke journey joy judge
juice jump just keen keep kettle key kick kid kill kind king kiss kitchen knee knife knock knot know lace ladder lady lake lamb lame lamp land lane large
last late laugh law lay lazy lead leaf lean learn leather leave left leg lend length less lesson let letter lid lie life lift light like limb limp line lion lip
list listen little live load loaf lock lone long look loon loop loose lord lose loss lost loud love low luck lunch lung lure mad made maid mail main make male man map
march mark market marry mask mast master mat match mate maze meal mean meat meet melt mend mercy mess metal mild mile milk mill mind mine minute mirror miss mist
mix mode model mold moment money monk month mood moon moral morning most moth mother mouse mouth move mud murder muscle music must nail name narrow nasty nation nature
near neat neck need needle neighbour nerve nest net never new news next nice night nine noble noise none noon north nose note nothing notice number nurse oak
oar obey ocean odd offer office often oil old once onion only open orange orchid order other over owe own pack page paid pain paint pair palace pale palm pan paper pardon
parent park part party pass past path pause pay peace pearl pen penny people pepper perch perfect perhaps period peril person pick picture piece pig pile pillow pin pine pink pipe
pirate pit pity place plain plan plank plant plate play please plenty pocket point poison pole polite pond poor porch port pot pour power praise pray present press
pretty price pride priest prince prison prize promise proof proper proud prove pull pump punish pupil pure purple purse push put quay queen question quick quiet quite rabbit
race rail rain raise ran rare rat raw reach read ready real reason record red reef regret rent rest rice rich ride right ring ripe rise risk river
road roar rob rock rod roll roof room root rope rose rough round row royal rub rude rug ruin rule run rush rust sack sad safe sail salt same
sand save say scale scar scene school score scream sea seal search season seat second secret see seed seem sell send sense serve set seven
shade shadow shake shallow shame shape share sharp she sheep sheet shelf shell shelter shine ship shirt shock shoe shoot shop shore short shoulder shout show shut sick side sight
sign silence silk silly silver simple sin since sing sink sir sister sit six size skill skin skirt sky slave sleep sleeve slide slip slow small smell smile
smoke smooth snake snow soap soft soil soldier some son song soon sore sorrel sorrow sorry sort soul sound soup south spare speak speech spell spend spider spirit spoon spot
spring square stable stage stair stamp stand star start state station stay steal steam steel steep step stick stiff still stock stomach stone stop store storm story stove strange
stream street strike string strong stupid such suck sudden suffer sugar suit sum summer sun sure sweet swim swing sword table tail tailor take tale talk tall tame tap tape taste
tax tea teach team tear tell ten tent term test thank thick thief thin thing think third thirst throat throne throw thumb thunder tide tidy tie tight till
time tin tiny tip tired title toe together tomb tome tomorrow tongue tonight tool tooth top torch touch tour tower town toy track trade train trap travel treat tree trial
trick trip trouble true trumpet trunk trust truth try tune turn twelve twice twin two ugly uncle under unite until upper urge use usual valley value very
view village violet visit voice vote wage wait wake walk wall want war warm warn wash waste watch water wave way weak wear weather week weigh west
wet whale wheat wheel whip whisper whistle white whole wide wife wild will win wind window wine wing winter wipe wire wise wish witch witness woman wonder wood
wool word work world worm worry worth wound wrap wreck wrong yard yarn yawn year yell yellow yes young zero yam yank mood mould moody parrot perish carbon carbide
bastard bastion cinema center sandal moron morning mirror mar mare merry harm orchard orison origin ordinary tomato tonic rhetoric lunar lunatic loony
`;
const FRENCH = `
abeille abri accord achat acte actif adieu affaire age agir aide aigle aile aimer ainsi air aise aller allumer alors ame ami amour ampoule ancien ange animal annee appel
apprendre apres arbre argent arme arret arriver art assez atelier attendre aube aucun aussi autant auteur automne autour autre avance avant avenir avion avis avoir avouer bague
bain baiser balai balle banc bande banque barbe barque barre bas base bastion bataille bateau baton battre beau beaucoup bec belle berge besoin bete beurre bien biere bijou
billet blanc ble bleu boire bois boite bon bond bonheur bonnet bord botte bouche boue bougie bouger bouillir boule bourse bout bouton bras brave brebis bref brise bruit brume brun brut but cabane
cacher cadeau cadre cafe cage caisse calme camp canal cane canne cape carre carte cas casser cause cave ceder ceinture cela celle cendre cendres cent centre cercle cerise cerveau chacun
chaine chair chaise chaleur chambre champ chance changer chanson chanter chapeau chaque char charbon charge charme chasse chat chaud chaussure chef chemin chemise chercher cheval
cheveu chien chiffre choix chose chute ciel cinq cintre citron clair classe cle clef client cloche clou coeur coffre coin colere colle combat comme compte comte conte content corde corne
corps cote cou couche coude coudre couler couleur coup cour courage courir cours court cousin couteau couvrir craie crainte creer crier crime crise croire croix cruel cuir cuire cuisine curieux
dame danger danse dater debout debut demain demander demi dent depart depuis dernier descendre desir dessin dette deuil deux devant devenir devoir diable dieu difficile digne dire doigt don
donc donner dormir dos double doute doux drap droit drole dur durer eau ecole ecouter ecrire effet egal eglise elle email emploi encore enfant enfin enfer ennui entendre entier entre entrer
envie epaule epee epine equipe erreur escalier espece esprit essai etage etat etoile etre etroit etude eux eviter exact exemple fable face facile facon faible faim faire fait falloir famille
faute faux femme fenetre fer ferme fermer fete feu feuille fidele fier fievre figure fil fille film fils fin finir fleur flot foi foin fois folie fond force foret forme fort fosse fou foule
four frais franc frapper frein frere froid fruit fuir fumee fusil futur gagner gamin gant garcon garde gare gateau gauche geant gene genou genre gens geste glace goutte gorge gout grand gras grave
gris gros groupe guerre gueule guide habit haine hanche hasard haut herbe heure heureux hier hiver homme honneur honte horloge hotel huile huit humain humeur ici idee ile image injure instant
jadis jamais jambe jardin jaune jeter jeu jeune joie joli joue jouer jour journal juge juger jupe jurer juste lac lache laine laisser lait lame lampe lancer langue lapin large larme las laver
lecon leger lendemain lent lettre lever levre libre lien lieu ligne lime linge lire lit livre loi loin long lors louer loup lourd loyer lueur luire lundi lutte machine main maison maitre mal
malade malgre malheur manche manger manie manque manteau marbre marche marcher mardi mare maree mari marin marque marre masque mat matin mauvais mauve mechant meilleur meler membre meme memoire menace
mener mensonge mentir menton mer merci mere merite merle message mesure metal metier mettre meuble midi miel mieux milieu mille mince mine ministre minute miroir misere mode moindre mois moitie moment monde
monter montre moquer moral morceau mordre mort mot mou mouche moulin mourir mousse mouton moyen mur mure muscle musique nager naitre navire nef neige nerf net neuf neveu nez nid noble noce noeud
noir nom nombre nommer nord note notre nouveau noyer nuage nuire nuit nul numero objet odeur oeil oeuf oeuvre offrir oie oiseau ombre oncle ongle orage orange ordre oreille orgueil orner oser
osier otage oublier ouest ours outil ouvrir page paille pain paix palais pale panier panne papier paquet parc parent parfois parfum parler parole part partie partir pas passer pate patte pauvre payer pays
peau peche peigner peindre peine peintre pelle pendre penser pente perdre perdrix pere peril perle permis perron perte peser petit peu peuple peur phrase pied pierre pigeon pire piste place plage plaie plaindre plaire
plaisir plan plante plat plein pleur pleurer pluie plume plus poche poele poeme poids poil poing point poire poisson poli pomme pont porc porte porter poser poste pot poudre poule pouls poumon pousser
pouvoir pre premier prendre pres presque pret preuve prier prince pris prix proche produit proie projet promettre propre puis puits punir pur quai quand quart quatre quel quelque queue quitter rage raide
raison rame ramer rang rare rat rayon recevoir recit regard regle reine relever remede rendre rente repas repos rester retard retour reve revenir rhume riche rideau rien rire rive roche roi roman rond rose roue rouge route
roux ruban rude rue ruine ruse sable sac sage saigner sain saint saisir sale salle salon salut sang sans sante saut sauver savoir savon scene sceau seau sec second secret sel selle semaine sembler sens sentir serrer
servir seuil seul siecle siege signe silence simple singe sinon soif soin soir sol soldat soleil solide sombre somme sommeil son songe sonner sorte sortir sot sou souci souffle souffrir souhait soulier soupe sourd
sourire souris sous soutien souvenir stage sucre sud suite suivre sujet sur sure tabac table tache taille taire talent talon tant tante taper tapis tard tas tasse taureau tel temoin temps tendre tenir tente terme
terre tete theatre tiede tige tigre timbre tirer titre toile toit tombe tome tomber tome ton tordre tort tot toucher tour tout train traire trait tranche travail trembler tresor triste trois tromper trop trou trouver
tuer tuile type usage user utile vache vague vain valoir vase veau veille vendre venir vent ventre verbe verre vers vert veste veuve viande vide vie vieux vif vigne village ville vin vingt violet visage vite vitre
vivre voeu voie voile voir voisin voix vol voler voleur vomir vouloir voyage vrai vue yeux zero cinema moins maure maudire maudit modique laine haine orsin ordinaire yaourt yole
`;

/** Words as they stand, and their stems. */
const COMMON: Record<Language, ReadonlySet<string>> = { en: read(ENGLISH, 'en'), fr: read(FRENCH, 'fr') };

function read(list: string, language: Language): Set<string> {
  const words = list.split(/\s+/).filter((word) => word !== '');
  return new Set(words.flatMap((word) => [fold(word), stem(word, language)]));
}

/** Whether everybody knows this word (lower case, no accents), in some form. */
export function isCommon(word: string, language: Language): boolean {
  return COMMON[language].has(word) || COMMON[language].has(stem(word, language));
}
