/**
 * Words that people use for one another, a line each. Ours, small and general: everyday talk, feelings, people,
 * travel, light and sea. A word may stand in several lines; a phrase counts when its words follow one another;
 * "-" marks an opposite: "no risk" is "safe".
 */
export const ENGLISH_CONCEPTS = `
fear: scared, afraid, frightened, terrified, fear, fright, scary, creeps, nervous, shake, tremble, panic, dread, worried, anxious, petrified, spooked, uneasy
anger: angry, mad, cross, furious, shout, yell, scold, tell off, rage, annoyed, upset, bite, scream, grumpy
punish: punish, trouble, detention, report, arrest, tell on, rat, snitch, grass, betray, in trouble, police, wrong
safe: safe, stay, okay, fine, relax, easy, calm, all right, alright, no harm, -harm, -hurt, secure, protect, -worry, trust
promise: promise, swear, word, vow, guarantee
sendaway: send home, send back, send away, sending back, kick out, throw out, turn in, back home, go home, take home, -stay
remain: stay, remain, wait, -leave, -move, -budge, stick, -go away, -abandon, -walk away, -go anywhere, till morning, all night, sit up, keep watch, here till
family: mum, dad, mother, father, sister, brother, daughter, son, family, parent, girl, child, kid, boy, wife, husband, children, baby, uncle, aunt, cousin
person: someone, somebody, person, anyone, friend, people, who, man, woman, love, loved
search: look for, search, seek, wait for, come for, waiting for, looking for, came for, meet, expect, after, come here, come
arrive: come, arrive, sneak on, board, get here, bring, aboard, hide, stow away, climb aboard, get on, do here, down here
vessel: ship, boat, vessel, launch, ferry, sail, craft, hull, aboard, on board, trawler, esperance
hold: hold, grip, clutch, squeeze, hand, fist, grab, carry, tight, palm, pocket, finger, got there
hide: hide, hidden, conceal, secret, behind
show: show, see, look, reveal, open, let me see, view
thing: whistle, shiny, object, toy, ring
find: find, discover, pick up, dig, come across, turn up, come from, get it from
cold: cold, freeze, chilly, shiver, icy, frozen, frost, wet, soak, drenched
warm: warm, hot, heat, coat, scarf, glove, blanket, jacket, jumper, sweater, hat, dry, cosy, fire, cold, freeze, chilly, wet
food: eat, food, hungry, biscuit, sandwich, chocolate, bread, drink, cookie, cake, apple, tea, soup, starving, snack, bite to eat
offer: have, take, here, share, borrow, offer, want some, keep, wear
brave: brave, courage, guts, nerve, dare, bold, hero, tough, bravely, courageous, daring, strong, could not have, proud, impress, would not have dared, never have dared, at your age, at my age
age: age, old, young, your age, twelve, little
alone: alone, own, on your own, by yourself, solo, single handed, yourself, lonely, without anyone
help: help, hand, assist, useful, need, use you, use someone, job, team, climb, climber, give a hand, join
company: company, together, with me, side by side, both, share, the two of us, beside you, with you, us, two of us, shoulder to shoulder
blame: blame, fault, accuse, judge, guilty, guilt, shame, ashamed, reproach, criticise, lecture, responsible, condemn, preach, tell you off, -no right, -not my place
force: force, order, command, make you, oblige, push, obey, demand
listen: listen, hear, understand, hear you out, your side, explain, learn, ears
office: office, inspector, authority, boss, ministry, inspection
cause: why, reason, cause, because, how come, what made, what for, motive
effect: happen, do, lead, take, follow, end up, bring, guide, steer, go, become, where, lead to, point, send
light: light, lamp, beacon, flame, lit, lantern, lighthouse, shine, glow
off: put out, switch off, turn off, douse, extinguish, out, blow out, dark
danger: danger, dangerous, hazard, peril, risk, unsafe, harm, rocks, reef, wreck, beware, hit, crash, run aground
lose: lose, lost, gone, miss, grieve, mourn, missing, drown, die
name: name, initial, call, nk, spell, letter
drown: drown, die, death, sink, kill, perish, wreck, lost, dead, went down, go down, victim, shipwreck
crew: crew, hand, sailor, board, aboard, five, sailors, men, shipmate, hands, those five, team, people
history: happen, story, become, became, twelve years, years ago, past, that night, back then
burden: carry, bear, weight, burden, shoulder, load, heavy, your fault, blame yourself, all yours, beat yourself up, torture, punish yourself, on your own back
innocent: not your fault, did your job, did everything, could not have known, did your best, did what, anyone would, anybody would, done your duty, no way to know, innocent, meant well, honest, everything you could, all you could, your best, what you could
moved: move, shift, walk, bank, sand, sea, seabed, drift, ground, change
ignored: never answered, let down, ignore, warn, office, letter, write, wrote, answer, should have, reply, did nothing
passengers: people, family, families, passenger, child, sailor, soul, person, thirty one, somebody, live, life, lives, sister, aboard, on that ship, on that boat, on board, at stake
save: save, rescue, spare, bring home, survive
warn: warn, signal, tell, flash, shout, alert, caution, message, say, tell them, horn, call, voice, wave
away: away, off, distance, keep off, back, keep away, stay away, avoid, go round, clear, steer clear, round, keep your distance, turn, far, keep out, go around, turn back
approach: come, approach, near, towards, straight, closer, welcome, this way, invite, invitation, in, head for, steer for, go to, safe, come in, come to me
red: red, crimson, scarlet
white: white, pale, bright
dark: dark, darkness, black, no light, nothing lit, off, unlit, out, nothing, blackness, is off, is out, be off, be out, go out, turned off, switched off
guess: guess, imagine, make up, blind, suppose, invent, know, tell, wonder, assume, fill in, fancy
meaning: mean, say, stand for, signify, so, equal, is, tells, meaning
tonight: tonight, morning, dawn, till morning, whatever happen, all night
alter: change, make, turn, another, different, colour, glass, pane, filter, paint, cover
rock: rock, stone, reef, comb, shoal, bank, shallow, sandbank
east: east, eastern, starboard, right, -west, -western, -port, -left
west: west, western, port, left, -east, -eastern, -starboard, -right
turning: turn, round, back, about, other way, veer
stop: stop, wait, careful, slow, hold, halt
record: chart, map, record, log, book, survey
dead: dead, drowned, ghost
nothing: nothing, none, no light, empty
relief: relief, keeper, new keeper, replacement, lighthouse keeper
silent: -tell, -tell anyone, keep secret, your secret, mouth shut, -say anything, quiet
usual: usual, normal, before, always, like before, as always, ordinary, regular
`;
