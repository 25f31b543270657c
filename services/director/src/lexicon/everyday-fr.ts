/** As its English sister. */
export const FRENCH_EVERYDAY = `
open: ouvrir, déverrouiller, lever la barre, laisser entrer, faire entrer, entrer
shut: fermer, fermé, verrouillé, barrer, clos, enfermer
give: rendre, redonner, remettre, restituer, ramener, -garder, -voler, rapporter
keep: garder, conserver, tenir, -rendre, -donner
flee: courir, fuir, s'enfuir, se sauver, filer, sauve qui peut, détaler, décamper, se tirer, on se tire, dégager
true: vrai, vérité, honnête, franchement, réel, authentique, original, véritable, -mentir, -faux
false: faux, mensonge, mentir, copie, imitation, contrefaçon, réplique, fausse, toc, -vrai
make: fabriquer, faire, créer, construire, forger, sculpter, produire, peindre, tailler, réaliser
maker: auteur, artiste, créateur, faussaire, fabricant
take: prendre, voler, piquer, chiper, dérober, attraper, enlever, échanger, remplacer, troquer, faucher
thief: voleur, cambrioleur, bandit, escroc, voler, cambrioler
catch: attraper, pincer, avoir, prendre, démasquer, percer à jour, repérer, battre
money: argent, sou, fric, part, riche, fortune, or, payer, prix, valoir, pognon
like: aimer, vouloir, souhaiter, désirer, envie, espérer, préférer, rêver, avoir envie, plaire, tenter
reason: raison, pourquoi, but, servir, à quoi ça sert, intérêt, motif, parce, cause
visit: visiter, voir, rendre visite, aller voir, rencontrer, parler, passer voir
look: regarder, voir, contempler, observer, admirer, remarquer, repérer, apercevoir
speak: parler, s'adresser, dire, discuter, raconter, mot
read: lire, lecture, réciter, à voix haute, conte, histoire
write: écrire, noter, inscrire, corriger
fix: réparer, corriger, arranger, rectifier, changer, rattraper, remettre
begin: commencer, début, premier, débuter, débutant, nouveau, tout juste, novice
finish: finir, terminer, fin, arrêter, dernier
learn: apprendre, étudier, répéter, s'entraîner, entraînement, leçon, enseigner, entraîner, répétition
bad: mal, nul, mauvais, catastrophe, casserole, pire, zéro, -bon, -bien, maladroit
good: bon, bien, parfait, excellent, perfection, beau, belle, génial, magnifique, superbe, merveilleux, -mauvais, -nul
swim: nager, natation, flotter, eau, couler
sing: chanter, danser, dessiner, siffler, cuisiner, peindre, chanson, musique
letter: lettre, alphabet, mot, page, ligne
small: petit, juste, seul, minuscule, court, seulement, bout
large: grand, gros, énorme, long, géant, immense
one: un, seul, seulement, juste, unique
step: pas, marche, avancer, aller, pied
hurry: vite, dépêcher, presser, rapide, rapidement, tout de suite, immédiatement, maintenant, hâte, -attendre
slowly: lentement, doucement, temps, rien ne presse, attendre, rythme, patience, prêt, toute la nuit, tranquille, quand vous voudrez, quand tu voudras, -presser, -pressé, -pression, -brusquer, -dépêcher, -vite, envie
tired: fatigué, épuisé, sommeil, endormi, dormir, s'endormir, crevé, tard, assoupi, somnoler, debout
candle: chandelle, bougie, flamme, mèche, cire, feu, lueur
burn: brûler, brûlure, trace, marque, suie, ligne, cendre, brûlé
fire: feu, flamme, incendie, brûler, fumée
direction: direction, sens, vers, aller, côté, mener, partir
inward: dedans, intérieur, dans, fenêtre, aspirer, avaler, vers l'intérieur
outward: dehors, extérieur, sortir, loin de, vers l'extérieur
window: fenêtre, vitre, carreau
guilty: coupable, culpabilité, crime, faute, plaider, avouer
innocent2: innocent, pas coupable, -coupable
pay: payer, souffrir, punir, enchaîner, chasser, prendre
others: autre, autres, tous, les jeunes, après toi, famille, vous tous
bored: ennuyeux, déjà vu, original, banal, vieux, entendu, connaître, cliché, nouveau, lassant
need: besoin, aide, aider, sans toi, débuter, premier procès, jamais fait, compter sur, nouveau, débutant, aucune idée, arriver pas, pas y arriver
shame: honte, honteux, gêne, gêné, ridicule
born: naître, tout le monde, commencer, apprendre, un jour, chacun
together2: ensemble, tous les deux, avec moi, à deux, en même temps, les deux, nous deux
know: savoir, connaître, par coeur, se souvenir, reconnaître
place: endroit, maison, ici, chez, escalier, lieu, vivre, marche
before2: avant, déjà, autrefois, jadis, un jour, une fois, à l'époque
same: pareil, aussi, même, comme toi, à ta place, exactement, également, comme vous
machine: machine, robot, automate, lune
connect: rapport, concerner, lien, à voir, propos
lonely: seul, solitude, manquer, triste, perdu
own: appartenir, être à, propriétaire, à qui, à elle, à lui
secret: secret, confidence, histoire, vérité
trade: échange, échanger, en échange, offrir, contre, troquer, donner, proposer, marché
names2: nom, prénom, s'appeler, appeler
wrong2: faux, raté, essaie encore, perdu, pas ça, non, se tromper
party: société, club, groupe, gens, association, on est, nous sommes
dust: poussière, saleté, ménage
pity: pitié, pauvre, plaindre, triste, peine, faire de la peine, désolé, malheureux
ceiling: plafond, toit, lever les yeux
guest: invité, visiteur, gens, ami, personne, monde, quelqu'un
announce: annoncer, dire, prévenir, informer, avertir, savoir, signaler, déclarer, parler, apprendre, mettre au courant
come2: venir, arriver, débarquer, en route, passer, entrer, se présenter, visite
expected: attendu, attendre, prévu, invité, bienvenu
moment: minute, heure, moment, ce soir, jusque, pendant, durée, soirée, nuit, seulement, temps, durer
force2: forcer, demander, obliger, exiger, falloir
ask: demander, question, interroger, poser, interroge
answer: répondre, réponse, dire
breathe: respirer, souffler, inspirer, expirer, air, souffle, inspiration, poumon, expiration
praise: parfait, beau, chef-d'oeuvre, travail, or, dorure, invitation, carte, génie, perfection, magnifique, art
clumsy: oublier, s'évanouir, renverser, tomber, trébucher, se cacher, casser, évanoui, paniqué, tomber dans les pommes
work2: travail, oeuvre, chef-d'oeuvre, création, faire, fabriquer
proud: fier, orgueil, têtu, lâche, peureux, honte, peureuse, avoir tort, fière, orgueilleux
warn2: prévenir, dire, demander, supplier, conseiller, crier, avertir
stone: rocher, caillou, pierre, récif
captain: capitaine, commandant, second, barre
replace: relève, remplaçant, remplacer, relever, prendre la suite, quart, nouveau gardien, successeur
wet: mouillé, trempé, pluie, tremper, goutter, trempée, jusqu'aux os
freeze2: froid, geler, gelé, grelotter, glacé, frigorifié, transi
boy: garçon, gamin, enfant, petit, gosse, douze ans, môme
evidence: preuve, pièce, montrer, objet, chose, fait, témoin
manner: manière, ton, façon, style, comment, comme
queen: reine, majesté
crowd: foule, public, galerie, tout le monde
feeling: sentiment, émotion, larme, coeur, pleurer, ressentir
rescue: sauver, porter, sortir, tirer, emmener, aider
hurt: mal, blesser, blessure, douleur
allowed: droit, normal, permis, naturel
use: servir, usage, utiliser, faire avec, en faire, service, utilité, faire de
where2: où, endroit, trouver, cachée, ranger, mettre
eye: oeil, yeux, voir, vue
cards: carte, jeu, jouer, table, partie, miser
air: air, terrasse, dehors, souffler
upstairs: haut, là-haut, monter, sommet, grimper, tour, en haut
downstairs: bas, en bas, descendre, coffre, cave
desk: bureau, papier, table, apprendre
noise2: bruit, raffut, vacarme, boucan, diversion, tapage, bazar
silent2: silence, taire, calme
`;
