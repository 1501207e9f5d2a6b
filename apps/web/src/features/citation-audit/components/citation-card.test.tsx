import type { AuditedCitation } from '@mingfa/contract/citation-audit';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import citationAudit from '../../../locales/zh-CN/citation-audit.ts';
import { startWords } from '../../../testing/start-words.ts';
import { CitationCard, type CitationCardProps } from './citation-card.tsx';

beforeAll(() => startWords({ 'citation-audit': citationAudit }));
afterEach(cleanup);

const LOCATION = { lawId: 'law_1', versionId: 'lvr_1', articleKey: '2', paragraph: null, item: null };
const PLACE = {
  documentId: 'doc_1',
  segmentId: null,
  page: 3,
  pageEnd: 3,
  boxes: [],
  blockIds: ['b1'],
  sheet: null,
  row: null,
};
const citation: AuditedCitation = {
  number: 7,
  start: 0,
  end: 8,
  raw: '《风车法》第二条',
  type: 'statute',
  label: '《风车法》第二条',
  state: 'quote_mismatch',
  notRunReason: null,
  location: LOCATION,
  toArticleKey: null,
  quote: '处五千元罚款',
  difference: null,
  better: null,
  isWholeLaw: false,
  isQuoted: false,
  isDoubtful: true,
  sentence: '《风车法》第二条规定：“处五千元罚款”。',
  place: PLACE,
  wording: {
    article: '处二千元罚款。',
    pieces: [
      { kind: 'same', text: '处' },
      { kind: 'quoted', text: '五千元' },
      { kind: 'law', text: '二千元' },
      { kind: 'same', text: '罚款' },
    ],
  },
  now: { state: 'repealed', since: '2025-01-01', by: '水车法' },
  successors: [{ label: '《水车法》第八条', location: { ...LOCATION, articleKey: '8' }, by: 'words' }],
  nearest: null,
};
const show = (props: Partial<CitationCardProps> = {}) =>
  render(
    <MemoryRouter>
      <ul>
        <CitationCard citation={citation} asOf="2024-05-01" {...props} />
      </ul>
    </MemoryRouter>,
  );

test('what differs, what became of the article and which has its place are said', () => {
  const { container } = show();
  expect(container.querySelector('del')?.textContent).toBe('五千元');
  expect(container.querySelector('ins')?.textContent).toBe('二千元');
  expect(container.textContent).toContain('引文不一致');
  expect(container.textContent).toContain('现已废止，自 2025-01-01 起，由《水车法》废止');
  expect(screen.getByRole('link', { name: '《水车法》第八条' }).getAttribute('href')).toContain('article=8');
});

test('the sentence opens its place in the original', () => {
  const onOpen = vi.fn();
  show({ onOpen });
  fireEvent.click(screen.getByTitle('在原件中查看'));
  expect(onOpen).toHaveBeenCalledWith(PLACE, '《风车法》第二条');
});

test('what was not looked up is grey and says why, never green', () => {
  const { container } = show({
    citation: {
      ...citation,
      state: 'not_run',
      notRunReason: 'no_law_named',
      isDoubtful: false,
      wording: null,
    },
  });
  expect(container.textContent).toContain('未核查');
  expect(container.textContent).toContain('没有写明是哪部法律');
  expect(container.textContent).not.toContain('已核对');
});
