import type { Translated } from '../resources.ts';
import type messages from '../zh-CN/quota.ts';

export default {
  kinds: {
    question: 'Questions',
    upload: 'Uploads',
    clean_copy: 'Files without a label',
    storage: 'File storage',
    conversation: 'Conversations',
    knowledge_base: 'Knowledge bases',
    law_note: 'Notes on articles',
    case_note: 'Notes on cases',
    case_search: 'Saved case searches',
    case_folder: 'Case folders',
    case_report: 'Similar-case reports',
    share: 'Shares',
    playbook: 'Playbooks',
    review: 'Reviews',
    comparison: 'Comparisons',
    citation_audit: 'Citation audits',
    web_page: 'Web pages',
    segment: 'Segments by hand',
    clone: 'Agents',
  },
  tiers: {
    guest: 'Guest',
    user: 'Account',
    vip: 'VIP',
    admin: 'Administrator',
  },
  unlimited: 'no limit',
  aDay: '{{limit}} a day',
  notForGuests: '—',
  notForGuestsLabel: 'Not for guests',
} satisfies Translated<typeof messages>;
