import type { Texts } from '../en/index.ts';

export const common: Texts['common'] = {
  loading: 'Chargement...',
  close: 'Fermer',
  cancel: 'Annuler',
  retry: 'Réessayer',
  toCatalogue: 'Retour au catalogue',
  skipToContent: 'Aller au contenu',
  home: 'Fabula, accueil',
  title: 'Fabula, des histoires qui se jouent à voix haute',
  pageTitle: '{{page}} · Fabula',
  language: 'Langue du site',
  languages: { en: 'Anglais', fr: 'Français', es: 'Espagnol' },
  renderFailure: {
    title: 'Le rideau est tombé trop tôt',
    text: 'Quelque chose a cassé dans cette page. Votre progression est sauve.',
    action: 'Recharger la page',
  },
  error: { title: 'Une erreur est survenue', confirm: 'Compris, merci !' },
  slow: 'C’est plus long que d’habitude.',
  errors: {
    unavailable: 'Fabula est injoignable. Vérifiez votre connexion et réessayez.',
    unknown: 'Quelque chose s’est mal passé. Veuillez réessayer.',
    resource_exhausted: 'Cela fait beaucoup en peu de temps. Patientez un instant.',
  },
};
