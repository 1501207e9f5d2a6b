import { loadUrgent } from '@mingfa/content/load-urgent';
import type { UrgentKind } from '@mingfa/legal/questions/urgent-words';
import { expect, test } from 'vitest';
import { tellIfNow, tellUrgent } from './urgent-first.ts';

const { urgent } = await loadUrgent();
const guided = (id: string) => [{ guide: { id } }];

test('beside a guide to a danger its first two steps are told', () => {
  const told = tellIfNow(null, guided('stalked-or-threatened'), 'zh-CN', urgent);
  expect(told).toMatch(/^## 如果正在发生\n\n1\. .*\n2\. /);
  expect(told).toContain('110');
  expect(tellIfNow(null, guided('stalked-or-threatened'), 'en', urgent)).toContain(
    '## If it is happening now',
  );
});

test('beside abuse by carers the steps fit a child as they fit an old person', () => {
  const told = (['zh-CN', 'en'] as const).map((language) =>
    tellIfNow(null, guided('abused-by-carers'), language, urgent),
  );
  for (const text of told) expect(text).toContain('110');
  expect(told.join('\n')).not.toMatch(/老人|孩子|old person|child/);
});

test('other guides bring no such steps', () => {
  expect(tellIfNow(null, guided('deposit-not-returned'), 'zh-CN', urgent)).toBeNull();
  expect(tellIfNow(null, [], 'zh-CN', urgent)).toBeNull();
});

test('what may be an emergency is told what to do should it be happening, before that of a guide', () => {
  expect(tellIfNow('poisoned_or_bitten', [], 'zh-CN', urgent)).toMatch(/^## 如果正在发生\n\n1\. .*120/);
  expect(tellIfNow('fraud', guided('stalked-or-threatened'), 'zh-CN', urgent)).toContain('96110');
});

test('in doubt whether somebody may hurt themselves they are told where to turn, and the answer follows', () => {
  const doubted = { told: [], possible: { kind: 'self_harm' as const, ofAnother: false } };
  const { text, alone } = tellUrgent(doubted, 'zh-CN', urgent);
  expect(text).toContain('12356');
  expect(alone).toBe(false);
  const sure = { told: [doubted.possible], possible: null };
  expect(tellUrgent(sure, 'zh-CN', urgent)).toMatchObject({ text, alone: true });
});

const tell = (kind: UrgentKind, message: string, ofAnother = false) =>
  tellUrgent({ told: [{ kind, ofAnother }], possible: null }, 'zh-CN', urgent, message).text ?? '';

test.each([
  ['sexual_assault', '昨晚领导把我灌醉，在酒店强奸了我', /没有反抗/, /孩子|12355/],
  ['sexual_assault', '五岁的女儿说邻居叔叔脱她裤子', /先相信孩子[\s\S]*12355[\s\S]*12348/, /12338|紧急避孕/],
  ['sexual_assault', '我今年十三岁，表哥晚上摸我', /你没有做错[\s\S]*12355/, /带孩子/],
  ['child_abuse', '邻居天天打三岁的孩子', /谁都可以报[\s\S]*必须马上向公安/, /如果你就是|你没有做错/],
  ['child_abuse', '我今年十一岁，爸爸又用皮带抽我', /你没有做错[\s\S]*12355[\s\S]*替你申请/, /谁都可以报/],
  ['bullying', '儿子被同学打得鼻子流血', /先护住孩子/, /你没有做错/],
  ['bullying', '我是初二学生，他们把我堵在厕所里打', /先护住自己[\s\S]*你没有做错/, /不责怪孩子/],
  ['blackmail', '有人拿我的裸照问我要钱', /错不在你/, /12355|孩子/],
  ['blackmail', '我在读高一，有人拿我的照片要钱', /12355/, /错不在你/],
] as const)('the lines fit the person in danger: %s, %s', (kind, message, said, unsaid) => {
  expect(tell(kind, message)).toMatch(said);
  expect(tell(kind, message)).not.toMatch(unsaid);
});

test.each([
  ['客服让我把钱转到安全账户，我还没转，能信吗', /还没转的一分都不要转/, /已经转了：|过了一段时间/],
  ['我妈正准备给专案组汇十八万', /家里人正要转的，先拦住/, /已经转了：/],
  ['刚刷单转了三万过去，对方让我再转', /已经转了：[\s\S]*止付/, /还没转的|过了一段时间/],
  ['半年前被网友骗了八万，没报警', /过了一段时间也要报案/, /还没转的|已经转了：/],
])('that it is fraud is said first, and the lines fit the stage: %s', (message, said, unsaid) => {
  const text = tell('fraud', message);
  expect(text.split('\n')[0]).toContain('诈骗');
  expect(text).toMatch(said);
  expect(text).not.toMatch(unsaid);
});

test.each([
  ['网贷欠了二十万，不想活了', '欠的钱再多'],
  ['得了癌，不想拖累家里，想自己走', '你不是谁的拖累'],
  ['高考考砸了，想从楼上跳下去', '定不了一个人'],
  ['被公司开除了，活着没意思', '工作上的难处'],
  ['老公出轨，我不想活了', '家里和感情上的伤'],
])('who may hurt themselves reads a sentence on why, and nothing of law: %s', (message, said) => {
  const text = tell('self_harm', message);
  expect(text).toContain(said);
  expect(text).not.toMatch(/法律|起诉|仲裁|赔偿|《/);
});

test('a child who may hurt themselves reads the youth line beside the helpline', () => {
  expect(tell('self_harm', '我今年十四岁，不想活了')).toMatch(/12356[\s\S]*12355/);
  expect(tell('self_harm', '我不想活了')).not.toContain('12355');
  expect(tell('self_harm', '我女儿上初二，说想死', true)).toMatch(/12356[\s\S]*12355/);
});

test('below a danger only its own guides may follow', () => {
  const heard = (kind: UrgentKind) => ({ told: [{ kind, ofAnother: false }], possible: null });
  expect(tellUrgent(heard('poisoned_or_bitten'), 'zh-CN', urgent).below).toEqual(['dog-bite']);
  expect(
    tellUrgent({ told: [], possible: heard('fraud').told[0] ?? null }, 'zh-CN', urgent).below,
  ).toBeNull();
});
