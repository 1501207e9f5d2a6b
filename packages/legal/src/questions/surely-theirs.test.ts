import { expect, test } from 'vitest';
import { notReckoned } from './not-reckoned.ts';
import { readQuestion } from './read-question.ts';
import { sumOf } from './testing/sum-of.ts';
import { workOutSums } from './work-out.ts';

/** Worked out by hand: 劳动合同法 47, 87; 人身损害赔偿解释 7; 民法典 577, 587, 675, 944, 1085; 劳动法 44. */
test.each([
  // What the other side offers or asks for is no input.
  [
    'severance',
    'hr让我签协议，说赔我3个月工资一共24000，我月薪8000，干了5年半，公司没给理由就把我裁了，该给多少',
    96_000,
  ],
  [
    'injury-costs',
    '被车撞了司机全责，保险公司说误工费按每天100算给我30天3000块，我月薪9000，误工两个月，误工费能要多少',
    18_000,
  ],
  [
    'severance',
    '厂里辞退我，老板说按底薪2000给我两个月，就是4000，我每月到手6500，干了四年，没有任何理由，该赔我多少',
    52_000,
  ],
  [
    'property-fee',
    '物业要我交三年物业费9000，我们家面积100平，物业费2.5一平一个月，我只欠了两年，该交多少',
    6_000,
  ],
  ['lease-refund', '房东说提前退租要扣我两个月房租6000当违约金，押金3000也不退，能退多少', null],
  // Another person's time and wage.
  ['severance', '同事月薪12000干了6年赔了14万4，我月薪7000干了3年半被辞退没给理由，我能拿多少', 56_000],
  ['wages-due', '我月薪7000干了3年半被辞退没给理由，我能拿多少', null],
  // What was received is taken off.
  ['severance', '被辞退没理由，月薪6000干了4年，公司已经给了我一个月工资6000当补偿，还能要多少', 42_000],
  ['debt-balance', '借给朋友8万，他还过2万，又用一台手机抵了5000，还欠我多少', 55_000],
  ['injury-costs', '被狗咬了打针花了2300，狗主人当时给了我1000，误工5天每天200，还能要多少', 2_300],
  ['injury-costs', '车祸对方全责，医药费3万对方垫了2万，误工三个月月薪5000，能要多少', 25_000],
  [
    'injury-costs',
    '被撞了，司机垫付了2万医药费，我自己又花了8000，误工一个月月薪5000，对方全责，还能要多少',
    13_000,
  ],
  [
    'agreed-penalty',
    '开发商逾期交房200天，房款100万，违约金每天万分之一，他们已经抵了物业费5000，还能拿多少违约金',
    15_000,
  ],
  ['annual-leave-pay', '一次没休年假，五天，月薪8700，公司去年底给我发了1200当年假工资，我还能要多少', 2_800],
  ['deposit', '定金5万，卖家不卖了，已经把5万退我了，我还能要多少', 50_000],
  ['overtime-pay', '周末加班20天，月薪8700，公司已经给我补休了8天，其余没给，加班费多少', 9_600],
  ['overtime-pay', '周末加班4天，月薪8700，公司都给补休了，加班费多少', null],
  ['overtime-pay', '周末加班4天，月薪8700，公司没给补休，加班费多少', 3_200],
  // How much was received is not surely told.
  ['child-support', '前夫每月该付抚养费1500，断了14个月，中间给过两次1000，还欠多少', null],
  ['debt-balance', '朋友借我10万，后来转账还了我两次，一次2万一次1万5，还剩多少', null],
  ['debt-balance', '朋友借我10万，后来还了两次一共3万，还剩多少', 70_000],
  ['wages-due', '老板欠我三个月工资，月薪7000，他昨天转了我5000，还欠多少', 16_000],
  // What is told rules the assumption out.
  ['severance', '公司因为我旷工5天把我开除了，确实没去，月薪6000干了3年，能赔多少', null],
  ['severance', '我们公司要辞退一个员工，干了3年2个月，月薪9000，能力不行调过岗也培训过，要赔多少', 40_500],
  ['consumer-damages', '我是开网店的，顾客说我卖的是假货要退一赔三，他花了600，其实是正品，我要赔多少', null],
  [
    'heirs-shares',
    '爸妈都没了，爷爷刚去世，爷爷还有一个儿子就是我叔，奶奶早不在，留下60万，我能分多少',
    null,
  ],
])('a sum rests on what is surely theirs: %s, %s', (calculator, story, sum) => {
  expect(sumOf(calculator, story)).toEqual(sum);
});

const restOf = (calculator: string, story: string): string[] => {
  const reading = readQuestion(story, undefined, '2026-11-23');
  return notReckoned(workOutSums([calculator], reading), reading);
};

test.each([
  ['full-sum', '楼上邻居漏水泡了我家，地板修了8000，吊顶3000，要他赔多少', ['3000']],
  ['prepaid-refund', '健身房跑路，我卡里剩2000，还有私教课没上24节，原价每节300，能退多少', ['300']],
  ['full-sum', '楼上邻居漏水，修吊顶花了12600，要他赔多少', []],
])('a part is not called all of it: %s, %s', (calculator, story, rest) => {
  expect(restOf(calculator, story)).toEqual(rest);
});
