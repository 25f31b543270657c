/** As its English sister: words that stand for one another in everyday French, a line each. */
export const FRENCH_CONCEPTS = `
fear: peur, effrayé, terrifié, trouille, frousse, trembler, angoisse, inquiet, craindre, crainte, pétoche, flipper, panique, -rassuré, -à l'aise, -aise, en mène pas large, mal de mer, stressé
anger: fâché, colère, engueuler, gronder, crier, furieux, énervé, râler, disputer, hurler, en vouloir, méchant
punish: punir, ennuis, dénoncer, balancer, rapporter, gendarme, répéter, trahir, cafter, problème
safe: -risquer, -danger, sécurité, rassurer, tranquille, calme, doucement, ça va, t'inquiète, -inquiéter, -mal, -craindre, protéger, confiance, tout va bien, rester
promise: promettre, promis, jurer, parole, juré
sendaway: renvoyer, ramener, rentrer, chez toi, raccompagner, chasser, mettre dehors, partir, maison, -rester
remain: rester, demeurer, -bouger, -partir, -quitter, -abandonner, -lâcher, veiller, jusqu'au matin, attendre, cette nuit, toute la nuit, là jusqu'au
family: mère, père, maman, papa, soeur, frère, fille, fils, famille, parent, enfant, petit, gamin, femme, mari, gosse, cousin, oncle, tante, mômes
person: quelqu'un, personne, ami, gens, aimer, proche, copain
search: chercher, attendre, venir pour, pour qui, retrouver, guetter
arrive: venir, arriver, monter, amener, en douce, embarquer, faire ici, cacher, se cacher, faire là
vessel: bateau, navire, bord, vedette, embarcation, espérance, voilier, mer, à bord, barque
hold: tenir, serrer, main, poing, porter, attraper, agripper, poche, doigt, fort, garder
hide: cacher, planquer, secret, dissimuler, derrière
show: montrer, voir, regarder, ouvrir, fais voir
thing: sifflet, truc, machin, brille, objet, chose, briller
find: trouver, découvrir, ramasser, dénicher, tomber sur, venir de, vient de
cold: froid, geler, glacé, frissonner, grelotter, trempé, mouillé, gelé, transi
warm: chaud, réchauffer, manteau, écharpe, gant, couverture, veste, bonnet, pull, sec, chauffer, feu, froid, geler, trempé, mouillé, gelé
food: manger, faim, biscuit, sandwich, chocolat, pain, boire, gâteau, pomme, thé, soupe, goûter, morceau, bout
offer: prendre, tiens, mettre, offrir, vouloir, partager, voici, voilà, avoir faim
brave: courageux, courage, cran, oser, brave, hardi, héros, audace, culotté, chapeau, gonflé, fier, fort, bravo, capable, jamais osé, pas osé, pas pu, jamais pu, à ton âge, à mon âge
age: âge, vieux, jeune, ton âge, douze ans, petit
alone: seul, tout seul, sans personne, solitaire, isolé
help: aider, coup de main, main, besoin, utile, service, grimper, filer un coup, sans toi, équipe, aide
company: avec, ensemble, à deux, tous les deux, partager, côte à côte, avec toi, avec vous, compagnie, nous deux, les deux
blame: faute, accuser, juger, coupable, culpabilité, honte, reprocher, leçon, responsable, condamner, reproche, blâmer, moral, engueuler, y être pour rien, pour rien, -pas le droit, -aucun droit, -aucune leçon
force: forcer, ordre, obliger, commander, obéir, imposer, exiger
listen: écouter, entendre, comprendre, expliquer, apprendre, oreille
office: bureau, inspecteur, administration, chef, ministère, patron
cause: pourquoi, raison, cause, parce, motif, comment ça se fait
effect: mener, suivre, arriver, finir, conduire, emmener, guider, se passer, passer, faire, aller, devenir, où, attirer, diriger
light: lumière, lampe, phare, feu, flamme, lanterne, allumer, éclairer, fanal, lueur
off: éteindre, couper, souffler, éteint, noir
danger: danger, dangereux, risque, péril, rocher, récif, naufrage, échouer, s'échouer, gare, attention
lose: perdre, perdu, manquer, disparaître, deuil, pleurer, noyer, mourir
name: nom, initiale, appeler, nk, prénom, lettre, s'appeler
drown: noyer, mourir, mort, couler, sombrer, périr, naufrage, tuer, disparaître, y rester, victime, naufrage
crew: équipage, marin, bord, à bord, matelot, cinq, hommes, mousse, gars, les cinq
history: arriver, se passer, passer, devenir, douze ans, histoire, cette nuit-là, à l'époque, il y a douze ans
burden: porter, poids, fardeau, épaule, dos, lourd, charge, en vouloir, ronger, torturer, votre faute, ta faute
innocent: pas votre faute, votre métier, pour rien, n'importe qui, pouviez pas savoir, de votre mieux, innocent, honnête, devoir, y être pour rien, tout ce que vous pouviez, ce que vous pouviez, de votre mieux
moved: bouger, banc, mer, sable, déplacer, marcher, glisser, fond, changer
ignored: laisser tomber, prévenir, bureau, lettre, écrire, répondre, ignorer, réponse, à eux, rien faire, écouter
passengers: gens, famille, passager, enfant, marin, âme, personne, trente et un, bord, vivre, vie, soeur, sur ce bateau, à bord, monde, là-bas, en jeu
save: sauver, secourir, épargner, ramener
warn: prévenir, avertir, signal, dire, clignoter, crier, alerter, avertissement, signe, message, faire signe, appeler, voix, leur dire
away: éloigner, écarter, loin, distance, s'écarter, reculer, contourner, interdit, faire le tour, garder ses distances, tour, au large, éviter, demi-tour, dégager, partir
approach: venir, approcher, droit, vers, près, foncer, bienvenue, inviter, invitation, aller vers, appeler, par ici, entrer, venez
red: rouge, rougir
white: blanc, blanche
dark: noir, sombre, éteint, obscurité, rien d'allumé, sans lumière, pas de lumière, nuit, éteindre
guess: deviner, imaginer, inventer, aveugle, hasard, se faire des idées, idée, savoir, supposer, croire, au hasard
meaning: vouloir dire, dire, signifier, égaler, sens, veut dire, c'est, pour
tonight: matin, jusqu'au matin, quoi qu'il arrive, soir, cette nuit, toute la nuit
alter: changer, mettre, autrement, autre, couleur, vitre, verre, filtre, peindre, rouge
rock: rocher, caillou, pierre, récif, peigne, banc, haut-fond, écueil
east: oriental, tribord, droite, orient, -ouest, -bâbord, -gauche
west: ouest, bâbord, gauche, -oriental, -tribord, -droite, -orient
turning: virer, demi-tour, contourner, autre côté, tourner
stop: stop, attendre, attention, arrêter, ralentir, doucement
record: carte, registre, rapport, livre, archive, relevé, sonde
nothing: rien, aucun, vide, éteint, rien d'allumé
relief: relève, gardien, remplaçant, nouveau gardien
silent: -dire, -raconter, -répéter, garder secret, ton secret, le secret, motus, bouche cousue
usual: d'habitude, normal, avant, toujours, comme avant, comme toujours, ordinaire
`;
