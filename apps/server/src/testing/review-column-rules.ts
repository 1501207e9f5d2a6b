import type { ColumnInput, ColumnReading, ReviewColumnRule } from '@mingfa/legal/review-columns/column-rule';

type FoundWords = Pick<ColumnReading, 'value'>;

/** A column that takes what a pattern finds first; words on the subject without it are `not_found`. */
function byPattern(
  rule: Omit<ReviewColumnRule, 'read'>,
  about: RegExp,
  pattern: RegExp,
  take: (match: RegExpExecArray) => FoundWords['value'],
): ReviewColumnRule {
  const read = ({ blocks }: ColumnInput): ColumnReading => {
    for (const block of blocks) {
      const match = pattern.exec(block.text);
      if (!match) continue;
      const [quote] = match;
      const span = { blockId: block.id, start: match.index, end: match.index + quote.length };
      return { state: 'found', value: take(match), quote, span, confidence: 'high' };
    }
    const isNamed = blocks.some(({ text }) => about.test(text));
    return {
      ...{ state: isNamed ? 'not_found' : 'not_agreed', value: null, quote: '', span: null },
      confidence: 'medium',
    };
  };
  return { ...rule, read };
}

/** Three columns of leases, for tests of what is done with columns. */
export const COLUMN_RULES: readonly ReviewColumnRule[] = [
  byPattern(
    {
      ...{ key: 'term', kind: 'period', group: 'time', label: { zh: '租期', en: 'Term' } },
      asks: { zh: '租赁期限多长？', en: 'How long is the term?' },
    },
    /租赁期限/,
    /租期(\d+)个月/,
    ([text, months]) => ({ kind: 'period', amount: Number(months), unit: 'month', text }),
  ),
  byPattern(
    {
      ...{ key: 'deposit', kind: 'money', group: 'money', label: { zh: '押金', en: 'Deposit' } },
      asks: { zh: '押金多少？', en: 'How much is the deposit?' },
    },
    /押金/,
    /押金(\d+)元/,
    ([text, amount]) => ({ kind: 'money', amount: amount ?? '', currency: 'CNY', text }),
  ),
  {
    ...{ key: 'breaks', kind: 'text', group: 'time', label: { zh: '会出错', en: 'Breaks' } },
    asks: { zh: '这条规则会出错', en: 'This rule breaks' },
    read() {
      throw new Error('This rule breaks.');
    },
  },
];
