import type { Texts } from '../en/index.ts';

export const launch: Texts['launch'] = {
  kicker: 'Une histoire Fabula',
  start: 'COMMENCER',
  playIn: 'Jouer en',
  pages: {
    en: 'Ces pages savent aussi parler anglais.',
    fr: 'Ces pages savent aussi parler français.',
    no: 'Non, les laisser ainsi',
    taken: 'Les pages sont maintenant en français. Cela se change en bas du catalogue.',
    left: 'Elles restent ainsi. Cela se change en bas du catalogue.',
    failed:
      'Les textes de cette langue ne viennent pas pour l’instant. Ils seront redemandés à votre prochaine visite.',
  },
  state: {
    FRESH: 'Vous pouvez commencer votre première partie.',
    ONGOING: 'Vous pouvez continuer la partie en cours, en commencer une autre ou tout remettre à zéro.',
    COMPLETED: 'Vous pouvez commencer une nouvelle partie ou tout remettre à zéro.',
  },
  /** In their place, where nobody can begin the story. */
  closed: {
    FRESH: 'Cette histoire est fermée : on ne peut plus commencer de partie.',
    ONGOING: 'Cette histoire est fermée aux nouvelles parties. Vous pouvez continuer la vôtre.',
    COMPLETED:
      'Cette histoire est fermée : on ne peut plus commencer de partie. Ce que vous avez gagné reste à vous.',
  },
  startGame: 'Commencer',
  continueGame: 'Continuer',
  newRun: 'Nouvelle partie',
  reset: 'Tout remettre à zéro',
  dropDialog: {
    title: 'Abandonner la partie {{number}} ?',
    text: 'Elle s’arrête ici et compte comme perdue : vous en avez parcouru {{percent}} %, avec {{used}} des {{max}} interactions utilisées.',
    textUnknown:
      'Elle s’arrête ici et compte comme perdue, avec {{used}} des {{max}} interactions utilisées.',
    kept: 'Les cartes et les objets gagnés vous suivent.',
    keep: 'Garder cette partie',
  },
  resetDialog: {
    title: 'Tout remettre à zéro ?',
    text: 'Parties réussies, personnages gagnés, objets et état d’avancement seront perdus.',
    playing: 'La partie en cours aussi.',
    closed: 'L’histoire est fermée : tant qu’elle l’est, vous ne pourrez pas la recommencer.',
    confirm: 'Tout remettre à zéro',
    done: 'Votre progression a été remise à zéro.',
  },
  fullscreen: 'Plein écran',
  exitFullscreen: 'Quitter le plein écran',
  askingMicrophone: 'Fabula aimerait vous entendre. Autorisez le micro pour continuer.',
  microphone: 'L’accès au micro est nécessaire',
  microphoneHelp: 'Fabula n’écoute que pendant l’enregistrement. Vous pouvez aussi jouer au clavier.',
  withoutMicrophone: 'Jouer au clavier',
  createFailed: 'Impossible de créer une partie. Veuillez réessayer.',
  resetFailed: 'La remise à zéro a échoué',
  noStart: 'Le premier moment est introuvable',
  failed: 'Cette histoire n’a pas pu être chargée.',
  comingSoon: 'Cette histoire n’est pas encore ouverte. Revenez bientôt !',
  speech: {
    hears: {
      open: 'Comprend la parole libre.',
      authored_phrases: 'Comprend surtout les mots que le moment attend. Le clavier marche toujours.',
      nothing: 'N’entend pas encore cette langue ici. Écrivez vos réponses.',
    },
    frenchFloor:
      'En français, Fabula ne comprend que des phrases que le moment attend, pas la parole libre. Le clavier marche toujours.',
    voicePlain: 'Les voix sont simples : faites sur ce site, sans studio.',
    voiceNone: 'Pas encore de voix pour cette langue ici : lisez les sous-titres.',
    title: 'Comment Fabula entend et parle',
  },
  device: {
    title: 'Cet appareil peut écouter aussi',
    here: 'Votre navigateur sait reconnaître la parole libre, sur cet appareil. Rien n’en sort, hormis l’enregistrement pour Fabula.',
    elsewhere:
      'Votre navigateur sait reconnaître la parole libre. Pour cela, il envoie votre voix à l’entreprise qui le fabrique, pendant que vous enregistrez.',
    use: 'L’utiliser',
    no: 'Non merci',
    trying: 'Essayer',
    say: 'Dites quelque chose...',
    nothing: 'Il n’a rien entendu ici.',
    kept: 'C’est retenu. Vous pouvez le changer dans votre profil.',
    setting: 'Ce navigateur reconnaît ce que je dis, à côté de Fabula',
  },
  voice: {
    title: 'Cet appareil peut parler aussi',
    here: 'Les voix de Fabula sont simples ici. Votre navigateur a les siennes : elles sont peut-être plus belles, et ce que disent les personnages reste sur cet appareil.',
    elsewhere:
      'Les voix de Fabula sont simples ici. Votre navigateur en a d’autres, peut-être plus belles. Pour s’en servir, il envoie ce que disent les personnages à l’entreprise qui le fabrique.',
    listen: 'Écouter :',
    site: 'Fabula',
    own: 'Cet appareil',
    failed: 'Cette voix ne parle pas pour l’instant.',
    setting: 'Ce navigateur parle pour les personnages, là où les voix de Fabula sont simples',
  },
};
