import { loadFields } from '@mingfa/content/fields';
import type { Evidence, FileEvidence } from '@mingfa/contract/evidence';
import { expect, test } from 'vitest';
import { makeFileEvidence, makeLawEvidence } from '../../testing/make-evidence.ts';
import { composeAnswer } from './compose-answer.ts';

const content = { fields: await loadFields() };

/** The blocks of what the built-in engine writes from a knowledge base, without any model. */
function ask(question: string, evidence: Evidence[]): string[] {
  const none = {
    words: [],
    guides: [],
    inDoubt: false,
    offTopic: false,
    asked: [],
    filesAsked: true,
    starterOnly: false,
    urgent: false,
    inDanger: false,
  };
  return composeAnswer({ question, evidence, asOf: '2026-11-22', language: 'zh-CN', ...none }, content);
}
const fileOf = (index: number, title: string, text: string, change: Partial<FileEvidence> = {}) =>
  makeFileEvidence({ index, from: 'knowledge', title, label: '第五条', text, ...change });

test('what follows a semicolon belongs to the answer: the exception is not cut off', () => {
  const [, answer] = ask('怀表逾期付款的违约金是多少', [
    fileOf(
      1,
      '租约.docx',
      '怀表逾期付款的，按日万分之五支付违约金；逾期超过三十日的，按日万分之八支付。其他事项另议。',
    ),
  ]);
  expect(answer).toContain('逾期超过三十日的，按日万分之八支付。”');
  expect(answer).not.toContain('其他事项另议');
});

test('the document that the question names answers before any other', () => {
  const blocks = ask('怀表采购合同的付款期限是多少天', [
    fileOf(1, '怀表租赁合同.docx', '付款期限为收到怀表后十天，付款期限届满前应当付清。'),
    fileOf(2, '怀表采购合同（2025终稿）.docx', '甲方在验收后三十天内付款，此为付款期限。'),
  ]);
  expect(blocks[1]).toMatch(/^\*\*怀表采购合同.*\[2\]：“甲方在验收后三十天内付款/);
});

test('the words that name a document are not what is asked of it', () => {
  const [, answer] = ask('青禾怀表采购合同里的付款分几期，各是多少', [
    fileOf(
      1,
      '青禾怀表采购合同.docx',
      '名称\t数量\t单价（元）\n怀表\t100\t20,000\n表带\t100\t300\n\n甲方分三期付款：签约后三日内支付30%，发货前支付40%，验收后支付30%。',
    ),
  ]);
  expect(answer).toContain('甲方分三期付款：签约后三日内支付30%');
});

const PLAN =
  '期次\t条件\t比例\t金额（元）\n第一期\t合同生效后\t20%\t200,000\n第二期\t发货前\t30%\t300,000\n第三期\t验收后\t50%\t500,000';

test.each([
  ['第二期要付多少钱', '“第二期”的“金额（元）”为“300,000”'],
  ['第三期付款比例是多少', '“第三期”的“比例”为“50%”'],
  ['第一期的付款条件是什么', '“第一期”的“条件”为“合同生效后”'],
])('a table answers with the value where row and column meet: %s', (question, said) => {
  const [, answer] = ask(question, [fileOf(1, '付款计划.xlsx', PLAN)]);
  expect(answer).toContain(said);
});

test('a table of labels and values answers with the value beside the label', () => {
  const [, answer] = ask('月租金多少', [
    fileOf(1, '租约.xlsx', '房屋地址\t莲汀路88号\n月租金\t3000元\n押金\t6000元'),
  ]);
  expect(answer).toContain('“月租金”为“3000元”');
});

test('beside what a file answers stands no law that speaks of something else', () => {
  const law = makeLawEvidence({ index: 2, title: '怀表税法', label: '第一条', text: '怀表的付款应当纳税。' });
  const text = ask('怀表合同里付款期限是多少天', [
    fileOf(1, '怀表合同.docx', '怀表合同的付款期限为验收后三十天。'),
    law,
  ]).join('\n');
  expect(text).toContain('付款期限为验收后三十天');
  expect(text).not.toContain('怀表税法');
});

test('where the files have something, it is never said that nothing was found', () => {
  const text = ask('怀表保养由谁负责', [
    fileOf(1, '清单.docx', '怀表一百只，存放于二号仓库。'),
    fileOf(2, '租约.docx', '怀表每年清洁一次，由表行安排人员上门。'),
  ]).join('\n');
  expect(text).toContain('由表行安排人员上门');
  expect(text).not.toMatch(/没有找到|不作结论/);
});

test('a passage recognised from a scan is marked, and that it may be misread is said once', () => {
  const scan = { isRecognised: true, label: '第 2 页 · 识别文字' };
  const text = ask('怀表押金多少', [fileOf(1, '收据.pdf', '今收到怀表押金三千元。', scan)]).join('\n');
  expect(text).toContain('识别文字 [1]');
  expect(text.match(/可能有误认/g)).toHaveLength(1);
  expect(ask('怀表押金多少', [fileOf(1, '收据.pdf', '今收到怀表押金三千元。')]).join('\n')).not.toContain(
    '误认',
  );
});

test('of a recording the turn that answers is quoted with its question, and called after its second', () => {
  const lines = [
    '甲：今天天气不错。',
    '甲：怀表的押金退了吗？',
    '乙：怀表的押金没有退。',
    '甲：那就这样吧，改天再说别的。',
  ];
  let start = 0;
  const turns = lines.map((line, place) => {
    const from = start;
    start += line.length + 1;
    const startMs = 60_000 + place * 5000;
    return {
      startMs,
      endMs: startMs + 4000,
      start: from,
      end: from + line.length,
      state: 'machine' as const,
    };
  });
  const blocks = ask('怀表押金的事怎么说的', [
    fileOf(1, '通话', lines.join('\n'), { from: 'document', label: '00:01:00', turns }),
  ]);
  const told = blocks.join('\n');
  // Nobody takes words that were matched for an answer that was understood.
  expect(blocks[1]).toContain('按问题中的用词找到的');
  expect(told).toContain('通话 00:01:05 [1]：“甲：怀表的押金退了吗？ 乙：怀表的押金没有退。”');
  expect(told).not.toContain('天气');
});

test('what is found in a paper is not told as words that were heard', () => {
  const told = ask('怀表的押金是多少', [fileOf(1, '租约.docx', '怀表的押金是五千元。')]).join('\n');
  expect(told).not.toContain('录音');
});

test('of recordings the turn that tells is quoted, and not the one that only asks the same', () => {
  const passage = (index: number, lines: string[]) => {
    let start = 0;
    const turns = lines.map((line, place) => {
      const from = start;
      start += line.length + 1;
      const startMs = index * 60_000 + place * 5000;
      const times = { startMs, endMs: startMs + 4000 };
      return { ...times, start: from, end: from + line.length, state: 'machine' as const };
    });
    const more = { from: 'document' as const, label: `00:0${index}:00`, turns };
    return fileOf(index, '谈话', lines.join('\n'), more);
  };
  const told = ask('怀表收据上写的金额是多少？', [
    passage(1, ['甲：以流水为准。', '甲：还有，怀表收据上写的金额是多少？']),
    passage(2, ['乙：怀表收据上写的是三十五万元，一起写上去了。', '甲：这一点很重要。']),
  ]).join('\n');
  expect(told).toContain('怀表收据上写的是三十五万元');
  expect(told).not.toContain('写的金额是多少');
});

test('of what nobody said in a recording that is told, and no other turn is put in the place of an answer', () => {
  const lines = ['甲：怀表的押金退了吗？', '乙：怀表的押金没有退，银行那边没批。', '乙：这五千我认。'];
  let start = 0;
  const turns = lines.map((line, place) => {
    const from = start;
    start += line.length + 1;
    const times = { startMs: place * 5000, endMs: place * 5000 + 4000 };
    return { ...times, start: from, end: from + line.length, state: 'machine' as const };
  });
  const talk = fileOf(1, '通话', lines.join('\n'), { from: 'document', label: '00:00:00', turns });
  const told = (question: string) => ask(question, [talk]).join('\n');
  expect(told('有没有说到违约金')).toContain('没有说到“违约金”');
  expect(told('有没有说到违约金')).not.toContain('押金');
  // What was spoken of is quoted, and what was not is named beside it.
  expect(told('怀表抵押给银行了吗')).toContain('没有找到说到“抵押”的话');
  expect(told('怀表抵押给银行了吗')).toContain('银行那边没批');
  expect(told('对方承认了什么？在哪一秒？')).toContain('乙：这五千我认');
  expect(told('对方承认了什么？在哪一秒？')).not.toContain('银行');
  // What was spoken of without the figure that is asked for is quoted, and that it names none is said.
  expect(told('怀表的押金什么时候退？')).toContain('没有说到具体的日期');
  expect(told('怀表的押金什么时候退？')).toContain('怀表的押金没有退');
  expect(told('怀表的押金退了没有')).not.toContain('具体的');
  // Who is asked of and how is no matter that could have been spoken of; 退 is said where 退还 is asked.
  expect(told('出租人可能退还吗，到底怎么回事')).not.toMatch(/没有说到|没有找到说到/);
  expect(told('怀表的押金退了没有')).not.toMatch(/没有说到|没有找到说到/);
  expect(ask('有没有说到违约金', [fileOf(1, '租约.docx', '怀表的押金是五千元。')]).join('\n')).not.toContain(
    '没有说到',
  );
});

test('who asks what was said in a talk is told no law, and who asks what can be done is', () => {
  const line = '乙：怀表的镜面嘛，那时候说值八百。';
  const turns = [{ startMs: 0, endMs: 4000, start: 0, end: line.length, state: 'machine' as const }];
  const talk = fileOf(1, '通话', line, { from: 'document', label: '00:00:00', turns });
  const text = '怀表的镜面价值不明的，按照订立合同时的市场价格履行，镜面损坏的应当赔偿。';
  const law = makeLawEvidence({ index: 2, title: '怀表法', label: '第一条', text, score: 1 });
  expect(ask('怀表的镜面价值是多少', [talk, law]).join('\n')).not.toContain('怀表法');
  expect(ask('怀表的镜面损坏了，能不能要求赔偿', [talk, law]).join('\n')).toContain('怀表法');
});
