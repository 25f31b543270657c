import type { Texts } from '../en/index.ts';

export const team: Texts['team'] = {
  title: 'Équipe',
  factorOn: 'Votre second facteur est en place. Codes de secours restants : {{left}}.',
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
    text: 'La page de l’équipe demande un second facteur. Scannez ceci avec une application d’authentification, puis saisissez le code affiché.',
    qr: 'Code QR pour votre application d’authentification',
    byHand: 'Ou saisissez ce secret dans l’application :',
    confirm: 'Confirmer',
  },
  prove: {
    title: 'C’est toujours vous ?',
    text: 'Saisissez encore une fois votre mot de passe. Si vous vous connectez par lien, déconnectez-vous et demandez-en un nouveau.',
    password: 'Mot de passe',
    go: 'Continuer',
  },
  recovery: {
    title: 'Vos codes de secours',
    text: 'Chacun remplace une fois votre second facteur si vous le perdez. Ils ne sont affichés que maintenant : gardez-les bien.',
    download: 'Télécharger en texte',
    kept: 'Je les ai gardés',
  },
};
