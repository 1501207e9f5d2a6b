import type { Article } from '@mingfa/contract/law';
import type { LawText } from '../components/law-facts.tsx';

const article = (number: number, label: string, heading: number, text: string, more = {}): Article => ({
  articleKey: String(number),
  label,
  position: number,
  heading,
  text,
  paragraphs: text.split('\n').map((line, index) => ({ number: index + 1, text: line, items: [] })),
  digest: null,
  citedByCount: 0,
  ...more,
});

/** A law that exists nowhere: two chapters, 款, 项, a preamble and an annex. */
export const KITE_LAW: LawText = {
  law: {
    lawId: 'law_kite00',
    title: '中华人民共和国风筝法',
    shortTitle: '风筝法',
    kind: '法律',
    issuer: null,
    region: null,
    status: '现行有效',
    promulgatedOn: '2020-01-01',
    effectiveOn: '2020-03-01',
    effectiveApproximate: false,
    documentNumber: null,
    articleCount: 4,
    versionCount: 1,
    digestCount: 0,
  },
  version: null,
  asOf: '2026-11-22',
  history: [],
  preamble: '风筝自古有之。',
  annex: '附：风筝名录',
  headings: [
    { position: 0, parent: null, level: '章', label: '第一章 总则' },
    { position: 1, parent: null, level: '章', label: '第二章 放飞' },
  ],
  articles: [
    article(1, '第一条', 0, '为了规范风筝的放飞，制定本法。'),
    article(2, '第二条', 0, '本法所称风筝，是指以线牵引的风筝。\n依照第三条放飞。'),
    article(3, '第三条', 1, '不得放飞风筝：', {
      paragraphs: [
        {
          number: 1,
          text: '不得放飞风筝：',
          items: [{ number: 1, label: '（一）', text: '风筝线为金属的；', subitems: [] }],
        },
      ],
    }),
    article(4, '第四条', 1, '本法自公布之日起施行。'),
  ],
};
