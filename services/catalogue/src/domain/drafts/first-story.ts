// Three moments, by which an author sees what belongs to a story. The ids are replaced in each story that begins with them.
const STORY = `background: hall
start: the-door
maxInteractions: 12
places:
  hall:
    id: 5b1f0d7e-6a0f-4f83-8b55-0c7d2f3c1a01
    name: { en: Hall, fr: Salle }
`;

const HOST = `id: 5b1f0d7e-6a0f-4f83-8b55-0c7d2f3c1a02
name: { en: Robin, fr: Robin }
voices: { en: { name: slt }, fr: { name: siwis } }
baseAttack: 1
baseHealth: 10
properties: []
isEnrolledByDefault: true
`;

const DOOR = `id: 5b1f0d7e-6a0f-4f83-8b55-0c7d2f3c1a03
type: monologue
name: { en: The Door, fr: La porte }
place: hall
character: host
silent: true
goalText: { en: Listen., fr: Écoutez. }
defaultEmotion: normal 2
openings:
  - lines:
      - happiness 2: { en: "Come in, come in.", fr: "Entrez, entrez." }
transitions:
  - to: the-question
`;

const QUESTION = `id: 5b1f0d7e-6a0f-4f83-8b55-0c7d2f3c1a04
type: dialogue
name: { en: The Question, fr: La question }
place: hall
character: host
silent: true
goalText: { en: "Say why you have come, and ask for the key.", fr: "Dites pourquoi vous venez, et demandez la clé." }
defaultEmotion: normal 2
openings:
  - lines:
      - normal 2: { en: "What brings you here?", fr: "Qu'est-ce qui vous amène ?" }
refusals:
  - normal 2: { en: "Something else, please.", fr: "Autre chose, je vous prie." }
  - normal 2: { en: "That tells me nothing.", fr: "Cela ne me dit rien." }
  - happiness 1: { en: "You like to talk. But why are you here?", fr: "Vous aimez parler. Mais pourquoi êtes-vous là ?" }
  - normal 3: { en: "Once more, slowly.", fr: "Encore une fois, lentement." }
  - sadness 1: { en: "I have heard that before.", fr: "On me l'a déjà dit." }
  - normal 2: { en: "And that brings you here?", fr: "Et c'est ce qui vous amène ?" }
  - happiness 2: { en: "Well said, and beside the point.", fr: "Bien dit, et à côté." }
  - normal 1: { en: "I am still listening.", fr: "J'écoute toujours." }
goal: convince
points: 20
patience: 4
facets:
  the-rain:
    points: 10
    examples:
      en: [it is raining outside, I came in from the rain]
      fr: [il pleut dehors, je viens m'abriter de la pluie]
    reacts:
      - sadness 2: { en: "Such weather.", fr: "Quel temps." }
  the-key:
    points: 10
    examples:
      en: [may I have the key?, please give me the key]
      fr: [puis-je avoir la clé ?, donnez-moi la clé s'il vous plaît]
    reacts:
      - happiness 2: { en: "Here it is.", fr: "La voici." }
success:
  - happiness 3: { en: "Then you may stay.", fr: "Alors restez." }
failure:
  - normal 2: { en: "Come back when you know.", fr: "Revenez quand vous le saurez." }
transitions:
  - to: the-end
`;

const END = `id: 5b1f0d7e-6a0f-4f83-8b55-0c7d2f3c1a05
type: epilogue
name: { en: The End, fr: La fin }
place: hall
character: host
silent: true
goalText: { en: Listen., fr: Écoutez. }
defaultEmotion: normal 2
openings:
  - lines:
      - happiness 2: { en: "Good night.", fr: "Bonne nuit." }
`;

/** Path and text; of story.yaml what is added to an empty story's. */
export const FIRST_STORY: readonly (readonly [path: string, text: string])[] = [
  ['story.yaml', STORY],
  ['characters/host.yaml', HOST],
  ['characters/host.en.md', 'Robin keeps this house, and asks guests why they have come.\n'],
  ['characters/host.fr.md', 'Robin tient cette maison, et demande aux hôtes ce qui les amène.\n'],
  ['moments/the-door.yaml', DOOR],
  ['moments/the-question.yaml', QUESTION],
  ['moments/the-end.yaml', END],
];
