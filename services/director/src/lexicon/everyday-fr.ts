/** As its English sister. */
export const FRENCH_EVERYDAY = `
open: ouvrir, déverrouiller, lever la barre, laisser entrer, faire entrer, entrer, ouverture, déverrouille
open: lever la barre, laisser passer, passer, débloquer, entrouvrir
shut: fermer, fermé, verrouillé, barrer, clos, enfermer, refermer, claquer, bloquer, condamner
give: rendre, redonner, remettre, restituer, ramener, -garder, -voler, rapporter, céder, confier, redonne, remets
give: laisser
keep: garder, conserver, tenir, -rendre, -donner
flee: courir, fuir, s'enfuir, se sauver, filer, sauve qui peut, détaler, décamper, se tirer, on se tire, dégager
true: vrai, vérité, honnête, franchement, réel, authentique, original, véritable, -mentir, -faux, authentique, exact
true: vraie, bonne, sincère, pour de vrai, réalité, juste
false: faux, mensonge, mentir, copie, imitation, contrefaçon, réplique, fausse, toc, -vrai, contrefaite, factice
false: bidon, pipeau, mensonges, faussaire, salade, raconter des histoires, mentent, inventer
make: fabriquer, faire, créer, construire, forger, sculpter, produire, peindre, tailler, réaliser, façonner, concevoir
make: bricoler, élaborer, confectionner, graver
maker: auteur, artiste, créateur, faussaire, fabricant, fabricant, sorti des mains, tailler, façonner, conçu
maker: concevoir, artisan, signer
take: prendre, voler, piquer, chiper, dérober, attraper, enlever, échanger, remplacer, troquer, faucher, arracher
take: s'emparer, subtiliser, confisquer, rafler, dépouiller, récupérer
thief: voleur, cambrioleur, bandit, escroc, voler, cambrioler, voler, braqueur, pilleur, malfaiteur, filou, larron
catch: attraper, pincer, avoir, prendre, démasquer, percer à jour, repérer, battre, percer, coincer, découvrir
catch: mettre la main, choper, pris, avoir eu
money: argent, sou, fric, part, riche, fortune, or, payer, prix, valoir, pognon, richesse, riche, trésor, thune
money: gagner, vendre, vendu, profit, bénéfice, appât, cher
like: aimer, vouloir, souhaiter, désirer, envie, espérer, préférer, rêver, avoir envie, plaire, tenter, plaire, adorer
like: apprécier, faire plaisir, ça te plairait, tenir à, tenter, volonté, ton envie, voeu, choisir
reason: raison, pourquoi, but, servir, à quoi ça sert, intérêt, motif, parce, cause
visit: visiter, voir, rendre visite, aller voir, rencontrer, parler, passer voir
look: regarder, voir, contempler, observer, admirer, remarquer, repérer, apercevoir, voir, scruter, épier, fixer
look: admirer, distinguer, montrer, yeux
speak: parler, s'adresser, dire, discuter, raconter, mot, causer, bavarder, papoter, exprimer, évoquer, en parler
speak: confier, avouer, révéler
read: lire, lecture, réciter, à voix haute, conte, histoire, déchiffrer, bouquin, conte, texte, marqué, lecteur
read: lectrice, épeler, lettres
write: écrire, noter, inscrire, corriger
fix: réparer, corriger, arranger, rectifier, changer, rattraper, remettre
begin: commencer, début, premier, débuter, débutant, nouveau, tout juste, novice, débuter, démarrer, première fois
begin: tout début, premier pas, première affaire, toute première, inexpérimenté, bleu
finish: finir, terminer, fin, arrêter, dernier, s'arrêter, achever, conclusion, bout, final
learn: apprendre, étudier, répéter, s'entraîner, entraînement, leçon, enseigner, entraîner, répétition, cours
learn: enseignement, montrer, étude, élève, étudier, instruire
bad: mal, nul, mauvais, catastrophe, casserole, pire, zéro, -bon, -bien, maladroit, raté, médiocre, pitoyable
bad: lamentable, minable, piètre, pas doué, manche
good: bon, bien, parfait, excellent, perfection, beau, belle, génial, magnifique, superbe, merveilleux, -mauvais, -nul
good: génial, réussi, doué, talent, talentueux, chapeau, extraordinaire, sublime, splendide, fin, soigné, grand art
good: adorer
swim: nager, natation, flotter, eau, couler, nageur, couler, couler comme, bouée, brasse, perdre pied, avoir pied
sing: chanter, danser, dessiner, siffler, cuisiner, peindre, chanson, musique
letter: lettre, alphabet, mot, page, ligne
small: petit, juste, seul, minuscule, court, seulement, bout, minime, léger, simple, rien que, seulement
large: grand, gros, énorme, long, géant, immense
one: un, seul, seulement, juste, unique
step: pas, marche, avancer, aller, pied
hurry: vite, dépêcher, presser, rapide, rapidement, tout de suite, immédiatement, maintenant, hâte, -attendre
slowly: lentement, doucement, temps, rien ne presse, attendre, rythme, patience, prêt, toute la nuit, tranquille
slowly: quand vous voudrez, quand tu voudras, -presser, -pressé, -pression, -brusquer, -dépêcher, -vite, envie
slowly: prendre ton temps, tout ton temps, tout votre temps, ton temps, votre temps, à ton rythme, pas obligé
slowly: tranquillement, calmement, quand tu veux, plus tard, presse
tired: fatigué, épuisé, sommeil, endormi, dormir, s'endormir, crevé, tard, assoupi, somnoler, debout, épuisement
tired: paupière, bâiller, piquer du nez, assoupir, vanné, lourd, couché, lit
candle: chandelle, bougie, flamme, mèche, cire, feu, lueur, chandelier, bougeoir, lumignon, cierge
burn: brûler, brûlure, trace, marque, suie, ligne, cendre, brûlé, suie, roussi, calciné, cramer, noirci, trace, traces
burn: marques
fire: feu, flamme, incendie, brûler, fumée, incendie, embraser, flammes, mettre le feu, enflammer, cramer, brasier
direction: direction, sens, vers, aller, côté, mener, partir
inward: dedans, intérieur, dans, fenêtre, aspirer, avaler, vers l'intérieur, dedans, au-dedans, vers le dedans
inward: du dedans, de dedans
outward: dehors, extérieur, sortir, loin de, vers l'extérieur, du dehors, au-dehors, vers le dehors, hors
window: fenêtre, vitre, carreau
guilty: coupable, culpabilité, crime, faute, plaider, avouer, aveu, avouer, coupable, plaidoyer, reconnaître
guilty: confesser
innocent2: innocent, pas coupable, -coupable
pay: payer, souffrir, punir, enchaîner, chasser, prendre, trinquer, payer pour, punition, peine, cage, prison, couper
pay: exécuter, condamner, châtiment, sanction, ailes
others: autre, autres, tous, les jeunes, après toi, famille, vous tous, les suivants, vos semblables, semblable
others: espèce, autres dragons, jeunes dragons, petits
bored: ennuyeux, déjà vu, original, banal, vieux, entendu, connaître, cliché, nouveau, lassant
need: besoin, aide, aider, sans toi, débuter, premier procès, jamais fait, compter sur, nouveau, débutant, aucune idée
need: arriver pas, pas y arriver
shame: honte, honteux, gêne, gêné, ridicule, rougir, honteux, embarrassé, gêner, embarras, ridicule, humiliation
born: naître, tout le monde, commencer, apprendre, un jour, chacun, au monde, venir au monde, naissance, débutant
born: appris
together2: ensemble, tous les deux, avec moi, à deux, en même temps, les deux, nous deux
know: savoir, connaître, par coeur, se souvenir, reconnaître, ignorer, science, connaissance, mémoire, par coeur
place: endroit, maison, ici, chez, escalier, lieu, vivre, marche, demeure, manoir, chambre, coin, recoin, grandir ici
place: vécu, habiter, endroit
before2: avant, déjà, autrefois, jadis, un jour, une fois, à l'époque, jadis, auparavant, enfance
before2: quand tu étais petit, grandir, vécu
same: pareil, aussi, même, comme toi, à ta place, exactement, également, comme vous, autant, pareillement, à ta place
same: à votre place, moi aussi, semblable, idem
machine: machine, robot, automate, lune
connect: rapport, concerner, lien, à voir, propos, relier, lier, relation, lien, histoire, avec elle, amie
lonely: seul, solitude, manquer, triste, perdu, esseulé, manque, vide, regret, regretter, abandonné
own: appartenir, être à, propriétaire, à qui, à elle, à lui, propriété, à toi, ton oeuvre, ta création, signature
own: signer, le tien, tes mains
secret: secret, confidence, histoire, vérité
trade: échange, échanger, en échange, offrir, contre, troquer, donner, proposer, marché, contrepartie, en retour
trade: en contrepartie, marché, offrir, troc
names2: nom, prénom, s'appeler, appeler
wrong2: faux, raté, essaie encore, perdu, pas ça, non, se tromper
party: société, club, groupe, gens, association, on est, nous sommes
dust: poussière, saleté, ménage
pity: pitié, pauvre, plaindre, triste, peine, faire de la peine, désolé, malheureux, plaindre, compassion, malheureux
pity: dur, triste, doit être dur, tristesse, dommage
ceiling: plafond, toit, lever les yeux
guest: invité, visiteur, gens, ami, personne, monde, quelqu'un, visite, convive, hôte, voyageur, arrivant
announce: annoncer, dire, prévenir, informer, avertir, savoir, signaler, déclarer, parler, apprendre
announce: mettre au courant, avertir, communiquer, faire savoir, sachez, sache, sonner, frapper, se présenter
announce: nouvelle
come2: venir, arriver, débarquer, en route, passer, entrer, se présenter, visite, arrivent, rejoindre, sonner, frapper
come2: s'en venir, seront là, montent, débarquent
expected: attendu, attendre, prévu, invité, bienvenu, convier, annoncé, annoncer, prévu, prévenu, convié
moment: minute, heure, moment, ce soir, jusque, pendant, durée, soirée, nuit, seulement, temps, durer, instant
moment: seconde, chanson, jusqu'à, lever du jour, aube, soleil, minuit, durer, temps de
force2: forcer, demander, obliger, exiger, falloir
ask: demander, question, interroger, poser, interroge
answer: répondre, réponse, dire, réplique, répliquer, dire tout, dire la vérité, avouer
breathe: respirer, souffler, inspirer, expirer, air, souffle, inspiration, poumon, expiration, inspirer, expirer
breathe: respiration, par le nez, gonfler, souffle, bouffée
praise: parfait, beau, chef-d'oeuvre, travail, or, dorure, invitation, carte, génie, perfection, magnifique, art
clumsy: oublier, s'évanouir, renverser, tomber, trébucher, se cacher, casser, évanoui, paniqué, tomber dans les pommes
clumsy: vomir, s'étaler, étaler, se ramasser, glisser, tomber, bafouiller, bégayer, oublier mon texte, oublié mon
clumsy: cracher, tousser, rougir, se casser, chuter, trébuché, honte de ma vie, déchirer
work2: travail, oeuvre, chef-d'oeuvre, création, faire, fabriquer
proud: fier, orgueil, têtu, lâche, peureux, honte, peureuse, avoir tort, fière, orgueilleux, orgueilleux, fierté
proud: perdre la face, la face, entêté, entêtement, vanité, amour-propre, céder
warn2: prévenir, dire, demander, supplier, conseiller, crier, avertir
stone: rocher, caillou, pierre, récif
captain: capitaine, commandant, second, barre, commandante, patronne, navigatrice
replace: relève, remplaçant, remplacer, relever, prendre la suite, quart, nouveau gardien, successeur
wet: mouillé, trempé, pluie, tremper, goutter, trempée, jusqu'aux os
freeze2: froid, geler, gelé, grelotter, glacé, frigorifié, transi
boy: garçon, gamin, enfant, petit, gosse, douze ans, môme, mioche, loupiot, petit bonhomme, minot, fiston
evidence: preuve, pièce, montrer, objet, chose, fait, témoin
manner: manière, ton, façon, style, comment, comme
queen: reine, majesté
crowd: foule, public, galerie, tout le monde, assemblée, auditoire, invités, spectateurs, salle, assistance, public
feeling: sentiment, émotion, larme, coeur, pleurer, ressentir, sanglot, chagrin, touché, bouleversé, âme, sensible
rescue: sauver, porter, sortir, tirer, emmener, aider, tiré de là, sorti des flammes, sortir des flammes, sauveur
rescue: hors des flammes, tirer, dos
hurt: mal, blesser, blessure, douleur
allowed: droit, normal, permis, naturel
use: servir, usage, utiliser, faire avec, en faire, service, utilité, faire de, fonctionner, marcher, s'en servir
use: mode d'emploi, fonction, utiliser, marche
where2: où, endroit, trouver, cachée, ranger, mettre, emplacement, quel endroit, planquer, se trouver, dans quel coin
where2: logé
eye: oeil, yeux, voir, vue, oeil, regard, prunelle, vue, pupille
cards: carte, jeu, jouer, table, partie, miser
air: air, terrasse, dehors, souffler
upstairs: haut, là-haut, monter, sommet, grimper, tour, en haut
downstairs: bas, en bas, descendre, coffre, cave
desk: bureau, papier, table, apprendre
noise2: bruit, raffut, vacarme, boucan, diversion, tapage, bazar, tintamarre, tapage, chahut, barouf
silent2: silence, taire, calme
`;
