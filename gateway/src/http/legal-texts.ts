export interface LegalText {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export const LEGAL_LANGUAGES = ['en', 'fr', 'es'] as const;
type Texts = Readonly<Record<(typeof LEGAL_LANGUAGES)[number], LegalText>>;

export const PRIVACY: Texts = {
  en: {
    title: 'Privacy',
    paragraphs: [
      'Fabula keeps your e-mail address, your role, and what you do in stories: the words you say or type, how the story answered, and how far you are. It needs them to let you go on where you stopped.',
      'Recordings of your voice are turned into words and are not kept.',
      'One cookie keeps you signed in, another tells your device from a stranger’s when passwords are guessed. Each holds a random number and nothing about you.',
      'Whoever runs this site decides which speech and language services it uses; they hear what you say to a story, and nothing else about you.',
      'Log files hold no e-mail address and nothing that you said.',
    ],
  },
  fr: {
    title: 'Confidentialité',
    paragraphs: [
      'Fabula conserve votre adresse e-mail, votre rôle et ce que vous faites dans les histoires : les mots que vous dites ou écrivez, ce que l’histoire a répondu et où vous en êtes. C’est ce qui vous permet de reprendre là où vous vous étiez arrêté.',
      'Les enregistrements de votre voix sont transformés en mots et ne sont pas conservés.',
      'Un cookie garde votre session ouverte, un autre distingue votre appareil de celui d’un inconnu qui essaierait des mots de passe. Chacun contient un nombre aléatoire, et rien sur vous.',
      'La personne qui exploite ce site choisit les services de parole et de langue ; ils entendent ce que vous dites à une histoire, et rien d’autre de vous.',
      'Les journaux ne contiennent ni adresse e-mail ni rien de ce que vous avez dit.',
    ],
  },
  es: {
    title: 'Privacidad',
    paragraphs: [
      'Fabula guarda tu correo electrónico, tu rol y lo que haces en las historias: las palabras que dices o escribes, lo que la historia respondió y hasta dónde has llegado. Lo necesita para que puedas seguir donde lo dejaste.',
      'Las grabaciones de tu voz se convierten en palabras y no se guardan.',
      'Una cookie mantiene tu sesión abierta y otra distingue tu dispositivo del de un desconocido que pruebe contraseñas. Cada una contiene un número aleatorio y nada sobre ti.',
      'Quien administra este sitio decide qué servicios de voz y de lenguaje usa; estos oyen lo que dices a una historia, y nada más sobre ti.',
      'Los registros no contienen correos electrónicos ni nada de lo que dijiste.',
    ],
  },
};

export const TERMS: Texts = {
  en: {
    title: 'Terms',
    paragraphs: [
      'Stories are fiction. Characters are voiced by machines and may say things that are wrong; do not take them for advice.',
      'Play as yourself, be decent to others who use this site, and do not try to break it for them.',
      'The software is offered as it is, under the Apache License 2.0.',
    ],
  },
  fr: {
    title: 'Conditions',
    paragraphs: [
      'Les histoires sont des fictions. Des machines prêtent leur voix aux personnages, qui peuvent dire des choses fausses ; n’y voyez pas des conseils.',
      'Jouez en votre nom, respectez celles et ceux qui utilisent ce site, et n’essayez pas de le leur casser.',
      'Le logiciel est fourni en l’état, sous licence Apache 2.0.',
    ],
  },
  es: {
    title: 'Condiciones',
    paragraphs: [
      'Las historias son ficción. Las máquinas dan voz a los personajes, que pueden decir cosas equivocadas; no las tomes como consejos.',
      'Juega en tu propio nombre, respeta a los demás que usan este sitio y no intentes estropeárselo.',
      'El software se ofrece tal cual, bajo la licencia Apache 2.0.',
    ],
  },
};
