import type { MailTexts } from './texts.ts';

export const fr: MailTexts = {
  once: 'Le lien fonctionne une seule fois, pendant 15 minutes.',
  notYou: 'Si ce n’est pas vous, ne faites rien : sans ce message, personne n’entre.',
  askedFrom: 'Demandé depuis :',
  byHand: 'Si le bouton ne fait rien, copiez cette adresse dans votre navigateur :',
  signature: 'Fabula, des histoires que l’on joue en parlant',
  kinds: {
    'magic-link': {
      subject: 'Votre lien de connexion à Fabula',
      title: 'Se connecter à Fabula',
      text: 'Quelqu’un, vous sans doute, veut se connecter avec cette adresse.',
      button: 'Se connecter',
    },
    confirmation: {
      subject: 'Confirmez votre adresse pour Fabula',
      title: 'Encore une étape',
      text: 'Quelqu’un, vous sans doute, s’est inscrit avec cette adresse. Confirmez qu’elle est à vous.',
      button: 'Confirmer',
    },
    'known-address': {
      subject: 'Vous avez un compte chez Fabula',
      title: 'Vous avez déjà un compte',
      text: 'Quelqu’un, vous sans doute, voulait s’inscrire avec cette adresse. Elle a déjà un compte : connectez-vous, par un lien ou avec votre mot de passe.',
      button: 'Se connecter',
    },
    reset: {
      subject: 'Votre nouveau mot de passe pour Fabula',
      title: 'Choisissez un nouveau mot de passe',
      text: 'Quelqu’un, vous sans doute, a oublié le mot de passe de ce compte.',
      button: 'Choisir un mot de passe',
    },
    'unknown-address': {
      subject: 'Pas de compte chez Fabula',
      title: 'Aucun compte n’a cette adresse',
      text: 'Quelqu’un, vous sans doute, voulait changer le mot de passe d’un compte avec cette adresse. Il n’y en a pas : vous vous êtes peut-être inscrit avec une autre.',
    },
    'password-changed': {
      subject: 'Votre mot de passe Fabula a changé',
      title: 'Votre mot de passe a changé',
      text: 'Votre mot de passe est nouveau, et vous êtes déconnecté partout ailleurs. Si ce n’est pas vous, choisissez-en un autre tout de suite : « Mot de passe oublié ? » sur la page de connexion.',
    },
    'factor-added': {
      subject: 'Un second facteur a été ajouté sur Fabula',
      title: 'Un second facteur a été ajouté',
      text: 'Désormais, votre compte demande un code de votre application d’authentification là où l’enjeu est grand. Si ce n’était pas vous, choisissez aussitôt un autre mot de passe (« Mot de passe oublié ? » sur la page de connexion) et prévenez les responsables du site.',
    },
    'factor-removed': {
      subject: 'Votre second facteur sur Fabula a été retiré',
      title: 'Votre second facteur a été retiré',
      text: 'Votre compte ne demande plus de code. Si ce n’était pas vous, choisissez aussitôt un autre mot de passe (« Mot de passe oublié ? » sur la page de connexion) et prévenez les responsables du site.',
    },
    'factor-reset': {
      subject: 'Votre second facteur sur Fabula a été réinitialisé',
      title: 'Votre second facteur a été réinitialisé',
      text: 'L’équipe a retiré le second facteur de votre compte, et vous êtes déconnecté partout. Connectez-vous, puis ajoutez-en un nouveau. Si vous ne l’avez pas demandé, prévenez les responsables du site.',
    },
    'recovery-code-used': {
      subject: 'Un code de secours a été utilisé sur Fabula',
      title: 'Un code de secours a été utilisé',
      text: 'Un code de secours de votre compte a été utilisé : son second facteur et les autres codes de secours ne valent plus. Si ce n’était pas vous, choisissez aussitôt un autre mot de passe (« Mot de passe oublié ? » sur la page de connexion) et prévenez les responsables du site.',
    },
    'account-disabled': {
      subject: 'Votre compte Fabula est désactivé',
      title: 'Votre compte est désactivé',
      text: 'L’équipe a désactivé votre compte : vous êtes déconnecté partout et ne pouvez plus vous connecter. Ce que vous avez joué est conservé. Si vous pensez que c’est une erreur, prévenez les responsables du site.',
    },
    'account-enabled': {
      subject: 'Votre compte Fabula est réactivé',
      title: 'Votre compte est réactivé',
      text: 'L’équipe a réactivé votre compte. Connectez-vous comme avant, par un lien ou avec votre mot de passe.',
    },
    'account-closed': {
      subject: 'Votre compte Fabula a été fermé',
      title: 'Votre compte a été fermé',
      text: 'Votre compte n’existe plus, ni rien de ce que vous avez joué. Cette adresse est libre : vous pouvez vous inscrire de nouveau à tout moment. Si vous ne l’avez pas voulu, prévenez les responsables du site.',
    },
    'address-confirmed': {
      subject: 'Votre adresse est confirmée sur Fabula',
      title: 'Votre adresse est confirmée',
      text: 'Quelqu’un, vous sans doute, est venu par un lien envoyé par e-mail ou un compte Google et a ainsi confirmé que cette adresse est la sienne. Désormais, un lien suffit pour entrer. Si ce n’était pas vous, prévenez les responsables du site.',
    },
    'account-taken-over': {
      subject: 'Votre compte Fabula a été repris',
      title: 'Votre compte a été repris',
      text: 'L’équipe avait laissé entrer la personne qui lit cette boîte aux lettres, et quelqu’un, vous sans doute, est venu par un lien envoyé par e-mail ou un compte Google. Le mot de passe, le second facteur et les sessions d’avant ne comptent plus. Si ce n’était pas vous, prévenez tout de suite les responsables du site.',
    },
    'account-begun-anew': {
      subject: 'Un nouveau compte Fabula avec votre adresse',
      title: 'Vous recommencez',
      text: 'Personne n’avait confirmé le compte qui avait cette adresse. Quelqu’un, vous sans doute, est venu par un lien envoyé par e-mail ou un compte Google et a recommencé : ce compte est supprimé, avec tout ce qui y a été joué. Si ce n’était pas vous, prévenez les responsables du site.',
    },
    'let-in-by-mail': {
      subject: 'Vous pouvez entrer sur Fabula par un lien envoyé par e-mail',
      title: 'L’équipe vous laisse entrer',
      text: 'Qui lit cette boîte aux lettres peut reprendre le compte qui a cette adresse : demandez un lien magique sur la page de connexion, dans la semaine. Le mot de passe, le second facteur et les sessions d’avant ne compteront plus. Si vous ne l’avez pas demandé, prévenez les responsables du site.',
    },
  },
};
