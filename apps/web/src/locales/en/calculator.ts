import type { Translated } from '../resources.ts';
import type calculator from '../zh-CN/calculator.ts';

export default {
  title: 'Calculators',
  intro:
    'Sums and time limits by the rules of law, with formula, steps and articles. What you fill in is computed on this device alone.',
  known:
    'Official holidays are held up to {{year}}, the LPR up to {{month}}. What lies beyond is asked for, never guessed.',
  all: 'All calculators',
  unknown: 'There is no such calculator.',
  filled: 'What was filled in',
  copyText: 'Copy as text',
  copyLink: 'Copy link',
  print: 'Print',
  openAlone: 'Open on a page of its own (to print or share)',
  disclaimer:
    'Computed by public rules of law, for reference; courts, arbitration and the authorities decide.',
  fields: 'Fill in the figures you know',
  more: 'Further conditions (optional)',
  required: 'required',
  choose: 'Not chosen',
  yes: 'Yes',
  no: 'No',
  oneEach: 'One to a line, such as 2024-05-31',
  amountEach: 'One to a line, such as 2024-05-31 3000',
  compute: 'Compute',
  result: 'Result',
  steps: 'Steps',
  assumptions: 'Computed on these assumptions',
  asks: 'Still to be confirmed by you',
  basis: 'Basis',
  notes: 'Notes',
  needs: 'These figures are still needed; none is guessed:',
} satisfies Translated<typeof calculator>;
