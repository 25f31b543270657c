export const common = {
  loading: 'Loading...',
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  skipToContent: 'Skip to content',
  home: 'Fabula, home',
  title: 'Fabula, stories you play with your voice',
  pageTitle: '{{page}} · Fabula',
  language: 'Language of this site',
  languages: { en: 'English', fr: 'French', es: 'Spanish' },
  renderFailure: {
    title: 'The curtain fell too early',
    text: 'Something in this page broke. Your progress is safe.',
    action: 'Reload the page',
  },
  error: { title: 'An error occurred', confirm: 'Got it, thanks!' },
  slow: 'This is taking longer than usual.',
  errors: {
    unavailable: 'Fabula cannot be reached. Check your connection and try again.',
    unknown: 'Something went wrong. Please try again.',
    resource_exhausted: 'That was a lot in a short time. Please wait a moment.',
  },
};
