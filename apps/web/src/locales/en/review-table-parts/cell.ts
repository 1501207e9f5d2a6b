import type { Translated } from '../../resources.ts';
import type { cell as messages } from '../../zh-CN/review-table-parts/cell.ts';

export const cell = {
  cell: {
    of: '{{column}} · {{document}}',
    previous: 'Document before',
    next: 'Next document',
    nothingYet: 'Nothing here yet; it is filled when its turn comes.',
    byHand: 'This column is filled by hand. Look at the document and write below.',
    meaning: {
      not_agreed: 'All of the document was read, and nothing in it settles this.',
      not_found: 'All of the document was read; it speaks of this, but no value could be taken from it.',
      not_read:
        'A part of the document could not be read, so it cannot be said that it does not settle this.',
      failed: 'This cell could not be filled.',
    },
    part: 'The sentence has further figures or goes on; this is a part of it. Look at the text.',
    candidates: 'What it may be; check it against the text:',
    candidate: '{{of}}: {{value}}',
    quote: 'Words of the document',
    open: 'Open the document there',
    page: 'Page {{page}}',
    method: 'Method',
    answers: 'Rule and model say different things. Choose one:',
    otherAnswer: 'There is another answer:',
    use: 'Take this one',
    used: 'Taken now',
    check: 'Checked, lock it',
    unlock: 'Unlock',
    checkedBy: 'Checked by {{who}}, {{time}}',
    locked: 'A locked cell is not changed when cells are filled anew.',
    again: 'Fill the column of this cell anew',
    changed:
      'This cell has just changed, so yours was not written. This is what it says now; look at it, and write again if you still want to.',
    deviates: {
      position: 'Differs from what is wished for: “{{position}}”',
      majority: 'Differs from what most documents say',
    },
    gone: 'This cell is no longer there: its document or column was just taken out.',
  },
  hand: {
    title: 'Write by hand',
    open: 'Write by hand…',
    state: 'What the cell says',
    value: 'Value',
    save: 'Write and lock',
    yes: 'Yes',
    no: 'No',
    example: {
      period: 'Such as: 30 日, 3 个月',
      money: 'Such as: 12,000 元, 1.5 万元',
      number: 'Such as: 85 平方米, 6%',
      party: 'Such as: 甲方：some company；乙方：some person',
      article: 'Such as: 《民法典》第五百七十七条；第五百七十八条',
    },
    empty: 'Write the value first',
  },
} satisfies Translated<typeof messages>;
