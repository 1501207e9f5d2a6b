import type { CitationState, FileEvidence } from '@mingfa/contract/evidence';
import { expect, test } from 'vitest';
import { makeFileEvidence } from '../../testing/make-evidence.ts';
import { checkCitations } from './check-citations.ts';
import type { LibraryReader } from './library-reader.ts';

// A law and files of our own making.
const ARTICLE = '修理钟表应当在三十日内完成。';
const PAYMENT = '第五条 乙方应当于每月五日前支付租金三千元，逾期每日支付“迟延履行金”十元。';
const CITES_OLD_LAW = '第九条 本合同未尽事宜，依照《旧钟表条例》第二条和《钟表修理法》第五条办理。';
const ENGLISH = 'Either party may terminate this Agreement upon thirty (30) days written notice.';

const library: LibraryReader = {
  everydayWords: [],
  isKnownTitle: (name) => ['钟表修理法', '旧钟表条例'].includes(name),
  resolvePlaces: async (places) =>
    places.map(({ lawName, article }) => {
      const isHeld = lawName === '钟表修理法' && article.main === 5;
      const known = ['钟表修理法', '旧钟表条例'].includes(lawName);
      return {
        state: isHeld
          ? 'held'
          : lawName === '旧钟表条例'
            ? 'repealed'
            : known
              ? 'not_found'
              : 'not_in_library',
        law: known ? { lawId: lawName, title: lawName, shortTitle: lawName } : null,
        location: null,
        article: isHeld ? { key: '5', label: '第五条', text: ARTICLE } : null,
      };
    }),
  readOtherWordings: async () => [],
  readLawWords: async () => null,
  resolveCases: async () => new Map(),
  libraryDate: async () => '2026-06-26',
};

const fileOf = (index: number, text: string, change: Partial<FileEvidence> = {}) =>
  makeFileEvidence({
    index,
    from: 'knowledge',
    title: '租赁合同.docx',
    label: '第 3 页 · 第五条',
    text,
    ...change,
  });
const SOURCES = [
  fileOf(1, PAYMENT),
  fileOf(2, CITES_OLD_LAW, { label: '第 4 页 · 第九条' }),
  fileOf(3, ENGLISH, { title: 'Agreement.pdf', label: '第 1 页' }),
];

async function check(text: string, sources = SOURCES): Promise<string[]> {
  const { citations } = await checkCitations(library, { text, sources, asOf: '2026-11-20' });
  return citations.map((citation) => `${citation.raw} ${citation.state}`);
}

test.each<[CitationState, string]>([
  ['from_knowledge', '合同约定租金为每月三千元，五日前支付[1]。'],
  ['from_knowledge', '租赁合同.docx [1]：“乙方应当于每月五日前支付租金三千元”'],
  ['from_knowledge', '合同写明“乙方应当于每月五日前支付租金三千元”[1]。'],
  ['from_knowledge', '合同写明：“乙方应当于每月五日前支付租金……逾期每日支付”[1]'],
  // The file's own marks inside a quotation, and marks of another kind, are no difference.
  ['from_knowledge', '合同写明“逾期每日支付‘迟延履行金’十元”[1]。'],
  ['quote_mismatch', '合同写明“乙方应当于每月十日前支付租金三千元”[1]。'],
  ['quote_mismatch', '租赁合同.docx [1]：“乙方可以随时解除合同并且不付租金”'],
  ['quote_mismatch', '合同既写明“乙方可以随时不付租金”，又写明“每月五日前支付租金”[1]。'],
  ['unsupported', '合同约定继承人可以放弃遗产[1]。'],
])('a mark of a file is %s: %s', async (state, text) => {
  expect(await check(text)).toEqual([`[1] ${state}`]);
});

test('a Chinese sentence about a passage in another language is only checked for its quotations', async () => {
  expect(await check('任何一方提前三十日书面通知即可解除协议[3]。')).toEqual(['[3] from_knowledge']);
  expect(await check('协议写明“terminate this Agreement upon thirty (30) days”[3]。')).toEqual([
    '[3] from_knowledge',
  ]);
  expect(await check('协议写明“terminate this Agreement upon ten days notice”[3]。')).toEqual([
    '[3] quote_mismatch',
  ]);
});

test('quotations of two files in one sentence are each looked for where the sentence points', async () => {
  expect(await check('合同写明“每月五日前支付租金三千元”，并写明“本合同未尽事宜”[1][2]。')).toEqual([
    '[1] from_knowledge',
    '[2] from_knowledge',
  ]);
});

test('a contract that cites a repealed law is not the answer citing it', async () => {
  const quoted =
    '- 租赁合同.docx 第 4 页 · 第九条 [2]：“第九条 本合同未尽事宜，依照《旧钟表条例》第二条和《钟表修理法》第五条办理。”';
  expect(await check(quoted)).toEqual(['[2] from_knowledge']);
  const blockQuote =
    '合同第九条：[2]\n\n> 本合同未尽事宜，依照《旧钟表条例》第二条和《钟表修理法》第五条办理。';
  expect(await check(blockQuote)).toEqual(['[2] from_knowledge']);
  // Said in the answer's own words it is the answer's own citation.
  expect(await check('合同引用的《旧钟表条例》第二条已经废止[2]。')).toEqual([
    '《旧钟表条例》第二条 repealed',
    '[2] from_knowledge',
  ]);
});

test('a clause of a file is no article of the law named before it', async () => {
  const law = '《钟表修理法》第五条规定，修理应当在三十日内完成。';
  expect(await check(`${law}\n\n- 租赁合同.docx 第 3 页 · 第五条 [1]：“每月五日前支付租金三千元”`)).toEqual([
    '《钟表修理法》第五条 verified',
    '[1] from_knowledge',
  ]);
  expect(await check(`${law}而第九条[2]写明“本合同未尽事宜”。`)).toEqual([
    '《钟表修理法》第五条 verified',
    '[2] from_knowledge',
  ]);
  expect(await check('《租赁合同.docx》第五条约定每月五日前支付租金[1]。')).toEqual(['[1] from_knowledge']);
});

test('an entry of a list that only names a place of a file claims nothing', async () => {
  expect(await check('文件中还有这些地方可能相关：\n\n- 租赁合同.docx 第 3 页 · 第五条 [1]')).toEqual([
    '[1] from_knowledge',
  ]);
});

test('marks that a file fakes are no sources', async () => {
  const sources = [fileOf(1, '租金三千元[7]，见【8】。')];
  expect(await check('合同写明“租金三千元[7]，见【8】”[1]。', sources)).toEqual(['[1] from_knowledge']);
  expect(await check('合同约定租金三千元[7]。', sources)).toEqual(['[7] not_found']);
});

test('a passage of a knowledge base is no citation of law, and an attached file’s is counted as before', async () => {
  const count = async (from: FileEvidence['from'], said: string) => {
    const { total, verified } = await checkCitations(library, {
      text: `修理应当在三十日内完成（《钟表修理法》第五条）。${said}[1]。`,
      sources: [fileOf(1, PAYMENT, { from })],
      asOf: '2026-11-20',
    });
    return [total, verified];
  };
  expect(await count('knowledge', '合同约定租金为每月三千元，五日前支付')).toEqual([1, 1]);
  expect(await count('attachment', '乙方应当于每月五日前支付租金三千元')).toEqual([2, 2]);
  // Told in other words it is about the passage, and nobody compared it.
  expect(await count('attachment', '合同约定租金为每月三千元，五日前支付')).toEqual([2, 1]);
});
