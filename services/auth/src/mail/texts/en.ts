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
    'factor-added': {
      subject: 'A second factor was added at Fabula',
      title: 'A second factor was added',
      text: 'From now on your account asks for a code of your authenticator app where much is at stake. If it was not you, choose another password at once ("Forgot your password?" on the page to sign in) and tell whoever runs the site.',
    },
    'factor-removed': {
      subject: 'Your second factor at Fabula was removed',
      title: 'Your second factor was removed',
      text: 'Your account asks for no code any more. If it was not you, choose another password at once ("Forgot your password?" on the page to sign in) and tell whoever runs the site.',
    },
    'factor-reset': {
      subject: 'Your second factor at Fabula was reset',
      title: 'Your second factor was reset',
      text: 'The team has taken the second factor from your account, and you are signed out everywhere. Sign in, then add a new one. If you did not ask for it, tell whoever runs the site.',
    },
    'recovery-code-used': {
      subject: 'A recovery code was used at Fabula',
      title: 'A recovery code was used',
      text: 'A recovery code of your account was used: its second factor and the other recovery codes count no more. If it was not you, choose another password at once ("Forgot your password?" on the page to sign in) and tell whoever runs the site.',
    },
    'account-disabled': {
      subject: 'Your account at Fabula cannot be used for now',
      title: 'Your account is disabled',
      text: 'The team has disabled your account: you are signed out everywhere, and cannot sign in. What you have played is kept. If you think that is a mistake, tell whoever runs the site.',
    },
    'account-enabled': {
      subject: 'Your account at Fabula can be used again',
      title: 'Your account is enabled again',
      text: 'The team has enabled your account again. Sign in as before, by a link or with your password.',
    },
    'account-closed': {
      subject: 'Your account at Fabula was closed',
      title: 'Your account was closed',
      text: 'Your account is gone, with everything that you have played. This address is free: with it you can sign up anew at any time. If you did not want that, tell whoever runs the site.',
    },
    'address-confirmed': {
      subject: 'Your address at Fabula is confirmed',
      title: 'Your address is confirmed',
      text: 'Somebody, we hope you, has come by a mailed link or a Google account and so confirmed that this address is theirs. From now on a mailed link is enough to get in. If it was not you, tell whoever runs the site.',
    },
    'account-taken-over': {
      subject: 'Your account at Fabula was taken over',
      title: 'Your account was taken over',
      text: 'The team had let in whoever reads this mailbox, and somebody, we hope you, has come by a mailed link or a Google account. Password, second factor and sessions of before count no more. If it was not you, tell whoever runs the site at once.',
    },
    'account-begun-anew': {
      subject: 'A new account at Fabula with your address',
      title: 'You begin anew',
      text: 'Nobody had confirmed the account that had this address. Somebody, we hope you, has come by a mailed link or a Google account and begun anew: that account is deleted, with everything that was played with it. If it was not you, tell whoever runs the site.',
    },
    'let-in-by-mail': {
      subject: 'You can sign in to Fabula by a mailed link',
      title: 'The team lets you in',
      text: 'Whoever reads this mailbox can take the account over that has this address: ask for a magic link on the page to sign in, within a week. Password, second factor and sessions of before count no more then. If you did not ask for it, tell whoever runs the site.',
    },
  },
};
