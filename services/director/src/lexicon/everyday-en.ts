/** As concepts-en.ts: what everyday talk has beside the sea, light and fear. */
export const ENGLISH_EVERYDAY = `
open: open, unlock, unbar, lift the bar, let in, let inside, wide open
shut: shut, close, closed, lock, bar, locked, bolt, sealed
give: give, hand over, return, give back, bring back, put back, restore, should have it, hand back, -keep, -steal
keep: keep, hang on, hold on, hold onto, retain, -give, -return, mine, ours
flee: run, flee, escape, leg it, dash, bolt, get out of here, out of here, hurry off, run away, scram, clear off
true: true, truth, honest, honestly, real, genuine, authentic, -lie, -false, -fake, original, right
false: lie, false, fake, copy, forgery, untrue, wrong, pretend, trick, imitation, replica, -true, -real
make: make, made, craft, create, build, forge, carve, produce, paint, fashion, sculpt, design, manufacture, cut
maker: maker, artist, author, creator, forger, craftsman, who made
take: take, steal, stole, swipe, pinch, grab, nick, pick up, lift, remove, swap, replace, exchange, switch
thief: thief, thieves, burglar, robber, crook, criminal, steal, rob
catch: catch, caught, get, got, nab, found out, see through, saw through, beat, outsmart
money: money, cash, coin, share, rich, wealth, gold, profit, pay, price, worth, fortune
like: like, want, wish, would like, desire, hope, dream, prefer, long for, feel like
reason: reason, why, purpose, point, what for, motive, because, cause, sense
visit: visit, see, go to, call on, look for, meet, talk to, have a word, speak with
look: look, watch, see, glance, stare, gaze, observe, admire, notice, spot
speak: speak, talk, address, tell, say, chat, word
listen2: listen, hear, attend, audience, heard
read: read, reading, recite, read aloud, read to, story, tale
write: write, written, wrote, note, record, correct, put down
fix: fix, repair, correct, mend, put right, right, amend, change, make up for, set right
begin: begin, start, first, beginner, new, open, beginning, novice, just starting, only starting, commence
finish: finish, end, stop, done, over, last, complete
learn: learn, study, practise, practice, rehearse, train, teach, lesson, training
bad: bad, hopeless, terrible, rubbish, useless, awful, poor, worst, no good, lousy, -good, -can, clumsy
good: good, great, perfect, excellent, fine, brilliant, wonderful, splendid, best, beautiful, nice, lovely, marvellous, -bad
swim: swim, swimming, float, water, sink
sing: sing, song, dance, draw, whistle, cook, paint, sew, ride, music
letter: letter, alphabet, word, spell, page, line, character
small: small, little, tiny, short, just, only, single, bit, modest
large: big, large, huge, great, long, enormous, giant, tall
one: one, single, only, just, alone, sole
step: step, pace, walk, go, stride, foot, move
hurry: hurry, rush, quick, quickly, fast, hasten, pressure, now, at once, right away, immediately, -wait
slowly: slow, slowly, take your time, no hurry, no rush, wait, own time, own pace, own speed, gently, patient, easy, ready, as long, all night, pace, -hurry, -rush, -push, -pressure, -press, -quick, whenever
tired: tired, exhausted, sleepy, asleep, sleep, fall asleep, nod off, worn out, late, doze, drowsy, weary, up for hours
candle: candle, flame, wick, wax, fire, light, flicker
burn: burn, burnt, scorch, soot, mark, char, trace, line, ash
fire: fire, flame, blaze, burn, smoke
direction: direction, way, toward, towards, point, run, went, lead, goes
inward: inward, in, inside, into, inwards, within, window, swallowed, breathed in
outward: outward, out, outside, outwards, away from, out of, from the window
window: window, pane, glass
guilty: guilty, guilt, crime, did it, fault, blame, plead, confess, culprit
innocent2: innocent, not guilty, -guilty
pay: pay, suffer, punish, blame, chain, hunt, cost
others: other, others, rest, every, all of you, the young ones, after you, kind, family
bored: boring, bored, dull, old, original, unoriginal, heard it, seen it, new, cliche, expect, story, again, usual
need: need, help, without you, require, depend, count on, beginner, first trial, new at this, never done, no idea
shame: shame, ashamed, shameful, embarrassed, embarrassing, disgrace
born: born, everyone starts, everybody learn, everyone, everybody, once, start
together2: together, both, with me, us two, two of us, as one, same time, at once
know: know, knew, aware, familiar, recognise, by heart, remember, understand
place: place, house, here, home, stairs, building, room, step, lived
before2: before, once, used to, already, back then, in the past, earlier, previously
same: same, too, also, as well, exactly, like you, likewise, in your place, in your shoes
machine: machine, robot, automaton, lune, device
connect: about, concern, to do with, connected, related, involve
lonely: lonely, alone, miss, sad, lost
own: own, belong, property, whose, his, hers, owner, theirs, mine, yours
secret: secret, confess, private, story, truth
trade: trade, exchange, swap, offer, in return, for it, deal, give
names2: name, call, called, first name, known as, christened
wrong2: wrong, incorrect, try again, not that, guess again, mistaken, no
party: society, club, group, people, association, company, we are
dust: dust, dirt, cleaning, dirty, clean
pity: pity, poor, sorry, sad, feel sorry, pitiful, unfortunate, wretched, sympathy
ceiling: ceiling, roof, above, look up, plaster
guest: guest, visitor, people, friend, person, company, caller, somebody, someone
announce: announce, tell, inform, notify, warn, told, say, aware, declare, informed, know, let know, mention, introduce
come2: come, arrive, visit, turn up, on the way, on their way, show up, expect, be here, enter
expected: expected, expect, await, awaited, anticipated, invited, welcome
moment: minute, hour, moment, tonight, until, while, during, evening, night, only, long, short, time, till
force2: force, ask, make, oblige, require, need, have to
ask: ask, question, demand, inquire, wonder, enquire, query
answer: answer, reply, respond, tell, say
breathe: breathe, breath, inhale, exhale, air, lung, breathe in, breathe out
praise: perfect, beautiful, masterpiece, work, gold, invitation, card, wonderful, fooled, stroke, art, crest
clumsy: forgot, fainted, dropped, fell, tripped, spilled, hid, knocked over, stumbled, ran away, panicked, embarrassed, broke
work2: work, job, masterpiece, creation, made, piece
proud: proud, pride, stubborn, coward, vain, ashamed, look scared, look weak, be wrong
warn2: warn, tell, told, ask, said, beg, advise, shout, suggest
see2: see, saw, notice, spot, look, seen, watch, noticed
stone: stone, rock, reef, stones, rocks, comb, cliff
captain: captain, master, skipper, mate, helm
replace: relief, replacement, replace, relieve, take over, new keeper, successor, substitute, turn, shift, watch
wet: wet, soaked, drenched, soak, rain, drip, soaking, damp
freeze2: cold, freezing, frozen, numb, shiver, ice, chilly, blue with cold
boy: boy, kid, child, son, lad, little one, twelve, twelve year old, youngster, young
evidence: proof, evidence, exhibit, show, point, object, thing, fact, witness
manner: manner, style, way, tone, how, fashion, like
queen: queen, majesty, her, ruler
crowd: crowd, gallery, public, audience, everybody, everyone
feeling: feeling, emotion, tear, heart, cry, feel
rescue: rescue, save, carry, pull out, get out, drag, bring out, help out, carried
hurt: hurt, harm, pain, injure, wound
allowed: allowed, all right, normal, okay, permitted, natural, right, may
use: use, do with, purpose, serve, job, function, good for, for, employ
where2: where, place, find, kept, hidden, which place, located, put
eye: eye, sight, see, vision, look through
cards: card, game, play, table, round, bet
air: air, terrace, outside, fresh, breath
upstairs: up, upstairs, top, above, climb, lamp room, tower
downstairs: down, downstairs, below, bottom, locker, cellar
desk: desk, paper, table, learn, signal
noise2: noise, racket, distraction, loud, bang, sound, din, fuss, commotion
drown2: die, dead, drown, perish, death, killed, lost, sink
silent2: silence, silent, quiet, hush
speech2: speech, line, tirade, words
`;
