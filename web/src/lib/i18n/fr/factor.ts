import type { Texts } from '../en/index.ts';

export const factor: Texts['factor'] = {
  working: 'Un instant...',
  code: 'Code à six chiffres',
  copy: 'Copier',
  copied: 'Copié.',
  notCopied: 'La copie a échoué. Sélectionnez le texte et copiez-le vous-même.',
  stepUp: {
    title: 'Votre second facteur',
    text: 'Saisissez le code affiché en ce moment par votre application d’authentification.',
    go: 'Continuer',
    lost: 'Utiliser un code de secours',
    lostText:
      'Saisissez l’un de vos codes de secours. Il supprime le second facteur, et vous en créez un nouveau.',
    recoveryCode: 'Code de secours',
    use: 'Utiliser ce code',
    withCode: 'Saisir un code de l’application',
  },
  enrol: {
    title: 'Créez votre second facteur',
    text: 'Scannez ceci avec une application d’authentification, puis saisissez le code affiché.',
    qr: 'Code QR pour votre application d’authentification',
    byHand: 'Ou saisissez ce secret dans l’application :',
    copy: 'Copier le secret',
    confirm: 'Confirmer',
  },
  prove: {
    title: 'C’est toujours vous ?',
    password: 'Saisissez encore une fois votre mot de passe.',
    passwordLabel: 'Mot de passe',
    go: 'Continuer',
    link: 'Pour cela, montrez encore une fois que c’est vous : nous vous envoyons un lien.',
    orLink: 'M’envoyer plutôt un lien',
    onlyLink: 'M’envoyer un lien',
    sentTitle: 'Consultez vos e-mails !',
    sent: 'Nous avons envoyé un lien à {{email}}. Ouvrez-le dans les 15 minutes, dans ce navigateur : vous continuez ici.',
    outbox:
      'Ce site n’envoie pas d’e-mails. Qui l’exploite trouve le lien pour {{email}} sur sa page d’envoi : la console dit où. Ouvrez-le dans ce navigateur dans les 15 minutes : vous continuez ici.',
    elsewhere:
      'Le lien a été ouvert dans un autre navigateur. Demandez-en un nouveau, et ouvrez-le dans ce navigateur.',
    gone: 'Le lien a expiré. Demandez-en un nouveau.',
  },
  recovery: {
    title: 'Vos codes de secours',
    text: 'Chacun remplace une fois votre second facteur si vous le perdez. Ils ne sont affichés que maintenant : gardez-les bien.',
    copy: 'Copier les codes',
    download: 'Télécharger en texte',
    kept: 'Je les ai gardés',
  },
  address: {
    label: 'Saisissez l’adresse pour confirmer : {{email}}',
    other: 'Ce n’est pas cette adresse.',
  },
};
