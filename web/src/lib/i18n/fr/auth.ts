import type { Texts } from '../en/index.ts';

export const auth: Texts['auth'] = {
  title: 'Bienvenue sur Fabula',
  subtitle: 'Connectez-vous pour commencer vos aventures',
  subtitleSignUp: 'Créez un compte pour commencer vos aventures',
  email: 'E-mail',
  emailPlaceholder: 'vous@exemple.fr',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  passwordHint: 'Au moins 8 caractères',
  signIn: 'Se connecter',
  signUp: 'S’inscrire',
  working: 'Un instant...',
  needAccount: 'Pas encore de compte ? Inscrivez-vous',
  haveAccount: 'Déjà un compte ? Connectez-vous',
  confirmation: {
    title: 'Consultez vos e-mails !',
    text: 'Nous avons envoyé un lien à {{email}}. Ouvrez-le dans ce navigateur pour terminer l’inscription.',
    different: 'Essayer une autre adresse',
  },
  noForms: 'La connexion n’est pas possible pour le moment. Réessayez plus tard.',
  pageSignIn: 'Connexion',
  pageSignUp: 'Inscription',
  invited: {
    title: 'Votre invitation',
    now: {
      author:
        'Vous êtes auteur à présent : vous pouvez essayer les histoires à partir de n’importe quel moment.',
      team: 'Vous faites partie de l’équipe à présent.',
    },
    unused: 'Elle ne vous donne rien que vous n’ayez déjà : elle n’a pas servi.',
  },
  problem: {
    emailRequired: 'Veuillez saisir votre adresse e-mail',
    emailInvalid: 'Cela ne ressemble pas à une adresse e-mail',
    passwordRequired: 'Veuillez saisir votre mot de passe',
    passwordShort: 'Au moins 8 caractères, s’il vous plaît',
    unauthenticated: 'E-mail ou mot de passe incorrect.',
    already_exists: 'Un compte existe déjà avec cet e-mail. Connectez-vous.',
  },
};
