import { expect, it } from 'vitest';
import { caseMarkdown } from './case-markdown.ts';

it('a case becomes a text with its citation and a heading for each section', () => {
  const one = {
    title: '某甲与某公司买卖合同纠纷',
    court: '某县人民法院',
    number: '（2021）浙0106民初1号',
    ownNumber: null,
  };
  const sections = [
    { kind: 'facts' as const, paragraphs: [{ number: 1, text: '买了风筝。', articles: [] }] },
    { kind: 'ruling' as const, paragraphs: [{ number: 2, text: '返还价款。', articles: [] }] },
  ];
  expect(caseMarkdown(one, sections, (kind) => (kind === 'facts' ? '事实' : '裁判结果'))).toBe(
    '# 某甲与某公司买卖合同纠纷\n\n某县人民法院（2021）浙0106民初1号\n\n## 事实\n\n买了风筝。\n\n## 裁判结果\n\n返还价款。',
  );
});
