import type { Language } from '@fabula/rules/release/text';

/** As concepts-en.ts: what things are made of, how they move and sound, where one keeps and how one holds them. */
export const CRAFT: Readonly<Record<Language, string>> = {
  en: `
material: felt, wool, silk, leather, suede, cotton, linen, velvet, rubber, copper, brass, tin, iron, steel, silver, wood, wooden, cork, canvas, cloth, blanket, fur, lace, satin, gold, paper, glass, clay, plastic, fleece, straw, sponge, moss, feather, cardboard
motion: slide, glide, roll, bend, fold, unfold, swing, turn, spin, flutter, wobble, rattle, bounce, stretch, slip, sway, flap, rock, flex
sounding: whistle, hiss, squeak, scream, sing, hum, buzz, ring, howl, shriek, sigh, moan, chime, whine, rattle, loud, loudly, sound, silent, silently, noise, creak
worn: pocket, sleeve, belt, collar, lining, hat, sock, shoe, boot, waist, neck, wrist, ankle, chest, heel, foot, feet, finger, sewn, tucked, hang, tied, strapped, coat, cuff, bag
measured: inch, centimetre, millimetre, metre, minute, second, hour, layer, size, thick, thin, wide, tall, half, double, twice, pair, heavy, heavier, lighter, bigger, smaller, exactly
held: hold, palm, hand, both hands, chest, flat, unrolled, wrapped, tight, grip, head, raise, lift
proven: show, prove, proof, demonstrate, reveal
guard: guard, guards, guest, guests, notice, attention
distract: distract, distraction, lure, attract, scare, draw, look away, run, come running, diversion, attention, busy
sneak: sneak, quiet, quietly, silent, silently, unheard, unnoticed, unseen, cross, slip past, tiptoe, no noise, no sound
wiping: wipe, polish, clean, rub, dry, shine, scrub, dust
plainly: simply, simple, plain, plainly, brief, own words, sentence, no speech
latest: end, last, finally, after, afterwards, later
climbing: climb, go out, go outside, hang, rail, outside, clamber, scramble
measuring: measure, bearing, degree, calculate, numbers, angle, direction, compass, chart, figures, maths
kindling: burner, flame, lamp, ignite, kindle
`,
  fr: `
material: feutre, laine, soie, cuir, daim, coton, lin, velours, caoutchouc, cuivre, laiton, étain, fer, acier, argent, bois, liège, toile, tissu, couverture, fourrure, dentelle, satin, or, papier, verre, argile, plastique, paille, éponge, mousse, plume, carton
motion: glisser, rouler, plier, déplier, balancer, voleter, trembler, rebondir, étirer, claquer, bouger, replier
sounding: siffler, chuinter, grincer, hurler, fredonner, sonner, gémir, soupirer, tinter, fort, bruit, silencieux, silencieuse, craquer, couiner
worn: poche, manche, ceinture, col, doublure, chapeau, chaussette, chaussure, botte, taille, cou, poignet, cheville, poitrine, talon, pied, doigt, cousu, glissé, pendu, attaché, manteau, sac, revers
measured: centimètre, millimètre, mètre, minute, seconde, heure, couche, épaisseur, épais, épaisse, fin, fine, large, minuscule, moitié, double, paire, lourd, lourde, léger, légère, exactement, environ, pointure
held: paume, main, deux mains, poitrine, à plat, déroulé, enveloppé, serré, lever, brandir, dessus, lâcher, poser
proven: montrer, prouver, preuve, démontrer, révéler
guard: garde, gardes, invité, invités, remarquer, attention, repérer
distract: distraire, diversion, attirer, effrayer, occuper, ailleurs, courir, accourir, attention
sneak: discret, discrètement, sans bruit, traverser, se faufiler, pas de bruit, inaperçu
wiping: essuyer, frotter, nettoyer, astiquer, polir, sécher, épousseter
plainly: simplement, simple, bref, honnêtement, phrase, sans discours, sans phrases
latest: fin, dernier, finalement, après
climbing: grimper, sortir, dehors, accrocher, rambarde, escalader, poser
measuring: mesurer, relèvement, degré, calculer, calcul, chiffres, angle, direction, compas, boussole
kindling: allumer, brûleur, flamme, lampe, allumette, réchauffer
`,
};
