import { loadFields } from '@mingfa/content/fields';
import { expect, test } from 'vitest';
import { makeFileEvidence, makeLawEvidence } from '../../testing/make-evidence.ts';
import { type AnsweredQuestion, proposeFollowUps } from './follow-ups.ts';

const fields = await loadFields();
const passage = (text: string) =>
  makeFileEvidence({ from: 'document', title: '怀表转让协议.docx', label: '第 1 页', text });
const propose = (asked: Partial<AnsweredQuestion> & { question: string }) =>
  proposeFollowUps(fields, { field: null, asksArticle: false, evidence: [], language: 'zh-CN', ...asked });

test('beside a document the next questions are about what the document speaks of', () => {
  const questions = propose({
    question: '转让价款是多少',
    evidence: [passage('转让价款为300元。逾期付款的，承担违约责任。')],
  });
  expect(questions).toHaveLength(3);
  expect(questions.join()).toContain('违约责任');
  expect(questions.join()).not.toContain('争议');
});

test('beside a recording they are about what was said', () => {
  const said = passage('张三：那五万块我承认借了，下个月一定还。');
  const place = {
    ...{ documentId: 'doc_1234567890', segmentId: 'chk_1234567890', page: null, pageEnd: null },
    ...{ boxes: [], blockIds: [], sheet: null, row: null, time: { startMs: 0, endMs: 9000 } },
  };
  const spoken = { ...said, place };
  expect(propose({ question: '谁欠钱', evidence: [spoken] })).toEqual([
    '录音里谁承认或者答应了什么，在哪一秒？',
    '录音里谈到哪些金额？',
    '录音里谈到哪些日期和期限？',
  ]);
});

test('without a document they are those of the field, and never the question just asked', () => {
  const [first = ''] = propose({ question: '房东不退押金' });
  expect(first).not.toBe('');
  expect(propose({ question: `房东押金 ${first}` })).not.toContain(first);
});

test('the field is that of the guide or of the question, never of a law that the search brought along', () => {
  const loan = makeLawEvidence({ title: '最高人民法院关于审理民间借贷案件适用法律若干问题的规定' });
  expect(propose({ question: '今天天气怎么样', evidence: [loan] })).toEqual([]);
  expect(propose({ question: '他一直不理我', field: 'tenancy' })).toEqual(
    fields
      .find(({ id }) => id === 'tenancy')
      ?.followUps.slice(0, 3)
      .map(({ zh }) => zh),
  );
});

test('of an article the next questions are about the articles that belong with it', () => {
  const evidence = ['第五条', '第六条', '第九条'].map((label, at) =>
    makeLawEvidence({ index: at + 1, title: '中华人民共和国怀表法', shortTitle: '怀表法', label }),
  );
  expect(propose({ question: '怀表法第5条', asksArticle: true, evidence })).toEqual([
    '《怀表法》第六条怎么规定？',
    '《怀表法》第九条怎么规定？',
  ]);
});
