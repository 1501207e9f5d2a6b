import { hearUrgency } from '@mingfa/legal/questions/hear-urgency';
import { readUrgentWindows } from '@mingfa/legal/questions/urgent-features';
import { expect, test } from 'vitest';
import { loadUrgentModel } from './load-urgent-model.ts';

const model = await loadUrgentModel();
const kindsIn = (message: string) => hearUrgency(model, message).told.map(({ kind }) => kind);

test('danger is heard in words of no rule, in the middle of a story that asks something else', () => {
  expect(kindsIn('俺那口子又抡板凳揍我，我跟娃躲在柜子里不敢出声')).toEqual(['violence']);
  expect(kindsIn('药片都摆在桌上了，跟大家道个别，想早点解脱')).toEqual(['self_harm']);
  expect(
    kindsIn(
      '我在这家厂做了三年，工资一直按时发，也没签过合同。今天中午吊车的绳子断了，钢管砸在我师傅腿上，骨头都露出来了，老板不让叫救护车。我想问没签合同的双倍工资怎么算',
    ),
  ).toEqual(['work_accident']);
});

test('a saying is no danger, and one danger alone is told, the most specific', () => {
  for (const saying of [
    '这个裁决我死也不认，怎么起诉',
    '补充协议我宁死不签，能开除我吗',
    '气死我了，房东不退押金',
    '这律师费真是逼死人了',
    '要跟物业死磕到底',
  ])
    expect(hearUrgency(model, saying), saying).toEqual({ told: [], possible: null });
  expect(kindsIn('前男友天天在我公司楼下堵我，昨天还拿刀威胁我说要弄死我')).toEqual(['stalking']);
  expect(kindsIn('网友拿我的裸照敲诈我，不给钱就发给我同学')).toEqual(['blackmail']);
  expect(kindsIn('昨晚被领导灌醉带去酒店强奸了，公司还要辞退我')).toEqual(['sexual_assault']);
});

test('who lives with one and breaks in the door is violent at home, who does not stalks', () => {
  expect(kindsIn('我老公喝醉了在外面砸门，扬言要弄死我')).toEqual(['violence']);
  expect(kindsIn('他已经砸了半小时门了，警察还没来')).toEqual(['violence']);
  expect(kindsIn('前男友堵在我家门口不走，一直敲门骂人，我不敢出去')).toEqual(['stalking']);
});

test('what is past, general or of a film is no emergency', () => {
  for (const message of [
    '家暴要验伤到什么程度才能离婚',
    '三年前他打过我，早就离了，现在想改孩子的姓',
    '电影里那个跳楼的人家属能拿赔偿吗',
    '公司欠我两个月工资，怎么申请仲裁',
    'how do I claim unpaid overtime',
  ])
    expect(kindsIn(message), message).toEqual([]);
});

test('what says nothing of danger is heard as none, told or possible', () => {
  for (const message of [
    ...[
      '你好',
      '您好，在吗',
      '谢谢你，辛苦了',
      '嗯',
      '再见',
      '继续',
      '一二三',
      '问',
      '晚安',
      'ok',
      'Hello',
      'test',
    ],
    ...['数到九', '一加一等于几', '1+1', '123456', 'asdfghjkl', '给我讲个笑话', 'Tell me a joke'],
    ...[
      '民法典',
      '刑法第二百三十四条',
      '第三章 劳动合同的履行和变更',
      '附则',
      'Article 577 of the Civil Code',
    ],
    ...['帮我写一份借条', '起草离婚协议书', '把这段话翻译成英文', 'Draft a lease for me'],
    ...['小区车位被人占了', '气死了，房东又涨价'],
    ...['what is the weather today', 'is it going to rain today', 'hello how are you today'],
    ...['what can you do for me today', '老板今天让我明天别来了', '我现在怀孕五个月，老板今天让我明天别来了'],
    ...['我妈陪嫁给我的车，男方不给开走', '昨天班上得好好的，今天撵我走'],
  ])
    expect(hearUrgency(model, message), message).toEqual({ told: [], possible: null });
});

test('sadness without danger is at most possible', () => {
  for (const message of [
    '心情不好',
    '好烦',
    '睡不着',
    '离婚很难过',
    '唉，今天真倒霉',
    '工作好累，想换一个',
    "I can't sleep because of the noise from the bar downstairs",
  ])
    expect(kindsIn(message), message).toEqual([]);
});

test('a long story with words of danger that is over tells of none', () => {
  const story =
    '我家那辆电动车是前年在镇上买的，两千多块。今年五月夜里在楼道里充电，突然烧起来，我老公冲下去扑火，两只手烧伤，植皮花了九万多，邻居家的门和两台车也烧了要我们出。消防的认定书写是电池故障引起的。卖车的说他就是个代销，让我去找外省的厂，厂里电话没人接。到底谁该掏这个钱？';
  expect(kindsIn(story)).toEqual([]);
});

test('who is heard as in danger of hurting themselves, the writer or another, is told apart', () => {
  expect(hearUrgency(model, '我闺女在日记里写想死，还割了手腕').told[0]?.ofAnother).toBe(true);
  expect(hearUrgency(model, '我在楼顶，不想活了').told[0]?.ofAnother).toBe(false);
});

test('of a text of a hundred thousand characters no more is read than of one of ten thousand', () => {
  for (const words of ['我被', '孩子被打，', 'my husband ', '他打我。', '啊'.repeat(200)]) {
    const textOf = (length: number) => words.repeat(Math.ceil(length / words.length));
    const readOf = (length: number) =>
      readUrgentWindows(textOf(length)).reduce((sum, { features }) => sum + features.length, 0);
    // A clause may be cut elsewhere where the middle is left out.
    expect(readOf(100_000), words).toBeLessThan(1.1 * readOf(10_000));
    expect(kindsIn(textOf(100_000)), words).toEqual(kindsIn(textOf(10_000)));
  }
});
