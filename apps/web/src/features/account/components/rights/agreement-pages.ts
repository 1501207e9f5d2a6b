/** Where each agreement is read, and what it is called. */
export const AGREEMENT_PAGES = {
  'user-agreement': { path: '/user_agreement', label: 'account:agreement.userAgreement' },
  'privacy-policy': { path: '/privacy_policy', label: 'account:agreement.privacyPolicy' },
} as const;
