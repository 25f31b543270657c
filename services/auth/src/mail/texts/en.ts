import type { MailTexts } from './texts.ts';

export const en: MailTexts = {
  once: 'The link works once, for 15 minutes.',
  notYou: 'If it was not you, do nothing: without this mail nobody gets in.',
  askedFrom: 'Asked for in:',
  byHand: 'If the button does nothing, copy this address into your browser:',
  signature: 'Fabula, stories that you play by speaking',
  kinds: {
    'magic-link': {
      subject: 'Your link to sign in to Fabula',
      title: 'Sign in to Fabula',
      text: 'Somebody, we hope you, wants to sign in with this address.',
      button: 'Sign in',
    },
    confirmation: {
      subject: 'Confirm your address for Fabula',
      title: 'One step to go',
      text: 'Somebody, we hope you, has signed up with this address. Confirm that it is yours.',
      button: 'Confirm',
    },
    'known-address': {
      subject: 'You have an account at Fabula',
      title: 'You have an account already',
      text: 'Somebody, we hope you, wanted to sign up with this address. It has an account already: sign in, by a link or with your password.',
      button: 'Sign in',
    },
    reset: {
      subject: 'Your new password for Fabula',
      title: 'Choose a new password',
      text: 'Somebody, we hope you, has forgotten the password of this account.',
      button: 'Choose a password',
    },
    'unknown-address': {
      subject: 'No account at Fabula',
      title: 'There is no account with this address',
      text: 'Somebody, we hope you, wanted to change the password of an account with this address. There is none: perhaps you signed up with another one.',
    },
    'password-changed': {
      subject: 'Your password at Fabula was changed',
      title: 'Your password was changed',
      text: 'Your password is new, and you are signed out everywhere else. If it was not you, choose another one at once: "Forgot your password?" on the page to sign in.',
    },
  },
};
