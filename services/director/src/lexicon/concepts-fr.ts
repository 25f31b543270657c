/** As its English sister: words that stand for one another in everyday French, a line each. */
export const FRENCH_CONCEPTS = `
fear: peur, effrayé, terrifié, trouille, frousse, trembler, angoisse, inquiet, craindre, crainte, pétoche, flipper
fear: panique, -rassuré, -à l'aise, -aise, en mène pas large, mal de mer, stressé, frayeur, terreur, craintif, apeuré
fear: peureux, effrayer, paniquer, anxieux, anxiété, les jetons, le trac, trac, redouter, frémir, épouvante, effroi
fear: impressionner, chocottes, frissons, pas fier
anger: fâché, colère, engueuler, gronder, crier, furieux, énervé, râler, disputer, hurler, en vouloir, méchant
anger: colérique, rage, gueuler, sermonner, fâcher, enguirlander, passer un savon, rouspéter, furax
punish: punir, ennuis, dénoncer, balancer, rapporter, gendarme, répéter, trahir, cafter, problème
safe: -risquer, -danger, sécurité, rassurer, tranquille, calme, doucement, ça va, t'inquiète, -inquiéter, -mal
safe: -craindre, protéger, confiance, tout va bien, rester, abri, sûr, sain et sauf, hors de danger, tranquillement
safe: rien à craindre, sauf, serein, paisible
promise: promettre, promis, jurer, parole, juré, parole d'honneur, croix de bois, serment, garantir, assurer
sendaway: renvoyer, ramener, rentrer, chez toi, raccompagner, chasser, mettre dehors, partir, maison, -rester
sendaway: expulser, reconduire, jeter dehors, virer, chez ta mère, à la maison, débarquer
remain: rester, demeurer, -bouger, -partir, -quitter, -abandonner, -lâcher, veiller, jusqu'au matin, attendre
remain: cette nuit, toute la nuit, là jusqu'au, tenir compagnie, à côté de, près de, jusqu'à l'aube, aube, lâche pas
remain: jusqu'au bout, lever du jour, lever du soleil
family: mère, père, maman, papa, soeur, frère, fille, fils, famille, parent, enfant, petit, gamin, femme, mari, gosse
family: cousin, oncle, tante, mômes, frangin, frangine, proche, papi, mamie, grand-père, grand-mère, épouse, bébé
family: neveu, nièce, maternel
person: quelqu'un, personne, ami, gens, aimer, proche, copain, individu, monsieur, madame, type, mec, homme, copine
person: pote, camarade, humain
search: chercher, attendre, venir pour, pour qui, retrouver, guetter, rechercher, courir après, en quête de
search: à la recherche de
arrive: venir, arriver, monter, amener, en douce, embarquer, faire ici, cacher, se cacher, faire là, débarquer
arrive: monter à bord, grimper, se glisser, se faufiler, clandestin, passager clandestin
vessel: bateau, navire, bord, vedette, embarcation, espérance, voilier, mer, à bord, barque, paquebot, cargo
vessel: chalutier, coque, bâtiment, proue, poupe, pont, embarcation, rafiot
hold: tenir, serrer, main, poing, porter, attraper, agripper, poche, doigt, fort, garder, agripper, cramponner
hold: empoigner, paume, dans ta main, dans la main, dans le poing
hide: cacher, planquer, secret, dissimuler, derrière, cachette, caches, dissimulé, planque, camoufler, enfouir
hide: sous ta veste
show: montrer, voir, regarder, ouvrir, fais voir
thing: sifflet, truc, machin, brille, objet, chose, briller
find: trouver, découvrir, ramasser, dénicher, tomber sur, venir de, vient de
cold: froid, geler, glacé, frissonner, grelotter, trempé, mouillé, gelé, transi, gel, glacial, se cailler, cailler
cold: claquer des dents, claquer, moelle, frisquet, tremper, il pleut, pleuvoir, pluie, bleu, engourdi, humide, rincé
cold: dégouliner
warm: chaud, réchauffer, manteau, écharpe, gant, couverture, veste, bonnet, pull, sec, chauffer, feu, froid, geler
warm: trempé, mouillé, gelé, chaleur, cape, pull-over, plaid, laine, mitaine, gants, châle, radiateur
food: manger, faim, biscuit, sandwich, chocolat, pain, boire, gâteau, pomme, thé, soupe, goûter, morceau, bout
food: nourriture, fromage, brioche, orange, fruit, casse-croûte, repas, bonbon, dîner, collation, tartine, bouchée
food: soif, manger un bout, grignoter
offer: prendre, tiens, mettre, offrir, vouloir, partager, voici, voilà, avoir faim, proposer, passer, tendre, prêter
offer: sers-toi, servir, prends, à toi, pour toi, donner
brave: courageux, courage, cran, oser, brave, hardi, héros, audace, culotté, chapeau, gonflé, fier, fort, bravo
brave: capable, jamais osé, pas osé, pas pu, jamais pu, à ton âge, à mon âge, courageux, bravoure, vaillant, intrépide
brave: téméraire, en avoir dans le ventre, pas froid aux yeux, admirer, impressionnant, sacré, exploit, il en faut
brave: peu de gens, rares
age: âge, vieux, jeune, ton âge, douze ans, petit
alone: seul, tout seul, sans personne, solitaire, isolé, solitude, tout seul, toute seule, isolement, abandonné
alone: personne d'autre, sans compagnie, délaissé
help: aider, coup de main, main, besoin, utile, service, grimper, filer un coup, sans toi, équipe, aide, secours
help: épauler, soutien, soutenir, assister, donner un coup de main, appui, conseils
company: avec, ensemble, à deux, tous les deux, partager, côte à côte, avec toi, avec vous, compagnie, nous deux
company: les deux, compagnon, à nous deux, toi et moi, vous et moi, camp, même camp, de ton côté, de votre côté
company: main dans la main, avec moi
blame: faute, accuser, juger, coupable, culpabilité, honte, reprocher, leçon, responsable, condamner, reproche, blâmer
blame: moral, engueuler, y être pour rien, pour rien, -pas le droit, -aucun droit, -aucune leçon, fautif, coupable
blame: en tort, blâme, tort, jugement, tribunal, accusation, s'en vouloir, remords, remord, regretter, sermon, morale
blame: faire la leçon
force: forcer, ordre, obliger, commander, obéir, imposer, exiger, contraindre, ordonner, contraint, pression
force: autoritaire, désobéir
listen: écouter, entendre, comprendre, expliquer, apprendre, oreille, tendre l'oreille, à l'écoute, attentif
listen: prêter attention, ouïe
office: bureau, inspecteur, administration, chef, ministère, patron
cause: pourquoi, raison, cause, parce, motif, comment ça se fait, pour quelle raison, qu'est-ce qui t'a pris
cause: d'où vient, au juste, comment se fait-il, en quel honneur
effect: mener, suivre, arriver, finir, conduire, emmener, guider, se passer, passer, faire, aller, devenir, où
effect: attirer, diriger, emmener, amener, entraîner, pousser, vers quoi, droit sur
light: lumière, lampe, phare, feu, flamme, lanterne, allumer, éclairer, fanal, lueur, lueur, rayon, éclairage, éclat
light: faisceau, torche, projecteur
off: éteindre, couper, souffler, éteint, noir, éteignit, extinction, plongé dans le noir, souffler la
danger: danger, dangereux, risque, péril, rocher, récif, naufrage, échouer, s'échouer, gare, attention, écueil
danger: se briser, briser, fracasser, s'écraser, chavirer, menacer, menace, périlleux, désastre, catastrophe, couler
lose: perdre, perdu, manquer, disparaître, deuil, pleurer, noyer, mourir, perte, défunt, absent, disparu, regretter
lose: orphelin, veuf, deuil, chagrin, décès, décédé
name: nom, initiale, appeler, nk, prénom, lettre, s'appeler, prénommer, petit nom, surnom, se nommer
name: comment tu t'appelles, appellation, baptiser
drown: noyer, mourir, mort, couler, sombrer, périr, naufrage, tuer, disparaître, y rester, victime, naufrage
drown: engloutir, engloutit, sombré, noyade, coulé, trépas, décédé, emporter, perdre la vie, tuer
crew: équipage, marin, bord, à bord, matelot, cinq, hommes, mousse, gars, les cinq, marins, compagnons, camarades
crew: second, timonier, ceux qui étaient, avec vous
history: arriver, se passer, passer, devenir, douze ans, histoire, cette nuit-là, à l'époque, il y a douze ans
history: se produire, autrefois, passé, souvenir, cette nuit, ce soir-là, nuit du
burden: porter, poids, fardeau, épaule, dos, lourd, charge, en vouloir, ronger, torturer, votre faute, ta faute
burden: fautif, remords, culpabiliser, peser, accabler, hanter, ronger, pèse, s'en vouloir
innocent: pas votre faute, votre métier, pour rien, n'importe qui, pouviez pas savoir, de votre mieux, innocent
innocent: honnête, devoir, y être pour rien, tout ce que vous pouviez, ce que vous pouviez, de votre mieux
innocent: n'y pouviez rien, pouviez rien, pouvais rien, y pouvoir rien, irréprochable, pas coupable, rien fait
moved: bouger, banc, mer, sable, déplacer, marcher, glisser, fond, changer, dériver, se décaler, décaler, se déplacer
moved: migrer, avancer
ignored: laisser tomber, prévenir, bureau, lettre, écrire, répondre, ignorer, réponse, à eux, rien faire, écouter
passengers: gens, famille, passager, enfant, marin, âme, personne, trente et un, bord, vivre, vie, soeur
passengers: sur ce bateau, à bord, monde, là-bas, en jeu, vivants, êtres humains, trente personnes, des gens, bébés
passengers: du monde, monde dessus, voyageur, hommes et femmes
save: sauver, secourir, épargner, ramener, sauvetage, secours, sauver la vie, tirer d'affaire, épargner, préserver
warn: prévenir, avertir, signal, dire, clignoter, crier, alerter, avertissement, signe, message, faire signe, appeler
warn: voix, leur dire, mettre en garde, mise en garde, en garde, alerte, alarme, avertissement, sirène, faire savoir
warn: hurler
away: éloigner, écarter, loin, distance, s'écarter, reculer, contourner, interdit, faire le tour, garder ses distances
away: tour, au large, éviter, demi-tour, dégager, partir, faire demi-tour, rebrousser, rebrousser chemin
away: pas approcher, pas venir, au loin, dévier, détour, prendre le large
approach: venir, approcher, droit, vers, près, foncer, bienvenue, inviter, invitation, aller vers, appeler, par ici
approach: entrer, venez, rapprocher, avancer, s'avancer, par ici, rejoindre
red: rouge, rougir
white: blanc, blanche
dark: noir, sombre, éteint, obscurité, rien d'allumé, sans lumière, pas de lumière, nuit, éteindre
guess: deviner, imaginer, inventer, aveugle, hasard, se faire des idées, idée, savoir, supposer, croire, au hasard
guess: supposition, deviner, tâtonner, à l'aveuglette, imagination, se figurer
meaning: vouloir dire, dire, signifier, égaler, sens, veut dire, c'est, pour, signification, définition, sens
meaning: correspondre, désigner, vouloir signifier
tonight: matin, jusqu'au matin, quoi qu'il arrive, soir, cette nuit, toute la nuit
alter: changer, mettre, autrement, autre, couleur, vitre, verre, filtre, peindre, rouge
rock: rocher, caillou, pierre, récif, peigne, banc, haut-fond, écueil
east: oriental, tribord, droite, orient, -ouest, -bâbord, -gauche
west: ouest, bâbord, gauche, -oriental, -tribord, -droite, -orient
turning: virer, demi-tour, contourner, autre côté, tourner
stop: stop, attendre, attention, arrêter, ralentir, doucement
record: carte, registre, rapport, livre, archive, relevé, sonde
nothing: rien, aucun, vide, éteint, rien d'allumé
relief: relève, gardien, remplaçant, nouveau gardien, remplacer, prendre votre suite, prendre la suite, vous remplace
relief: suite, succéder, nouvelle gardienne, gardienne
silent: -dire, -raconter, -répéter, garder secret, ton secret, le secret, motus, bouche cousue
usual: d'habitude, normal, avant, toujours, comme avant, comme toujours, ordinaire
`;
