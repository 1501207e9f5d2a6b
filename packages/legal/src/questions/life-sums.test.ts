import { expect, test } from 'vitest';
import { sumOf } from './testing/sum-of.ts';

/** Sums between two who lived together, of homes and of what the dead owed; worked out by hand. */
test.each([
  [
    'estate-debts',
    '我妈走了，欠了银行信用卡8万，只留下一个3万的存折，我是独生子，银行让我还，要还多少',
    30_000,
  ],
  ['estate-debts', '爸爸去世欠人50万，留下房子值80万是他一个人的，妈早没了，我要还多少', 500_000],
  ['full-sum', '外婆公证遗嘱写存款15万给我这个外孙女，舅舅不认，我能拿多少', 150_000],
  ['full-sum', '中介收了我3000中介费，明知道房子被查封瞒着我，能退多少', 3_000],
  ['full-sum', '交了5000诚意金看房，没签合同，不想买了能退多少', 5_000],
  ['full-sum', '老公给小三转了52万，已经还了2万，我能要回多少', 500_000],
  [
    'full-sum',
    'My husband transferred 300,000 yuan to his mistress, she returned 50,000 yuan. How much can I get back?',
    250_000,
  ],
  [
    'cohabitation-share',
    '跟女朋友没领证一起买房，我出了60万，她出了40万，现在房子值150万，分手我能分多少',
    900_000,
  ],
  [
    'cohabitation-share',
    'My boyfriend and I bought a car, I paid 90,000 yuan, he paid 30,000 yuan, it is now worth 80,000 yuan. We never married. How much is mine?',
    60_000,
  ],
  ['mortgage-share', '他婚前首付买的房总价100万，婚后一起还贷30万，现在房子值180万，离婚我能分多少', 270_000],
  [
    'mortgage-share',
    '婚前男方买房120万首付40万，婚后共同还了5年房贷每月4000，现在值200万，离婚女方能补偿多少',
    200_000,
  ],
  ['hidden-money', '离婚前他偷偷把存款20万转移到他妈名下，我能分多少', { min: 100_000, max: 200_000 }],
  ['soldier-payment', '老公部队转业拿了自主择业费60万，他20岁入伍，我们结婚10年，离婚我能分多少', 60_000],
  ['unpaid-capital', '我认缴50万实缴了10万，公司欠货款80万还不上，供应商起诉我，我最多要补多少', 400_000],
  ['unpaid-capital', '公司认缴100万一分没实缴，公司欠别人30万被执行，我要还多少', 300_000],
  ['rent-arrears', '我是房东，租客从今年三月起没交房租，每月3200元，到现在欠了五个月，一共欠多少', 16_000],
  ['rent-arrears', '铺面租金一个月九千，他欠我七个月没给，总共多少钱', 63_000],
  ['rent-arrears', '租期三年，月租5000，押二付一，提前退租要付多少', null],
  ['no-fault-driver', '路人翻栏杆撞我车上，我无责，交强险赔完他还有6万损失，最多赔多少', 6_000],
  ['rent-arrears', '租客欠了房租12000元，三个月没交，一共要付多少', null],
  ['rent-arrears', '租金一年36000元，欠了3个月没交，一共欠多少', null],
  ['rent-arrears', '每月租金3000，欠了4个月，中间付了2000，还欠多少', null],
  ['no-fault-driver', '我骑电动车被车撞了，我无责，交强险赔完后还有6万损失，能赔多少', null],
  ['no-fault-driver', '我是行人过马路被撞，对方全责，除了交强险还有8万损失，对方要赔我多少', null],
  ['no-fault-driver', '我开车撞了行人，交警认定我无责，超出交强险的损失8万，我最多赔多少', 8_000],
  ['no-fault-driver', '我和一辆小车相撞，我无责，除了交强险他还剩3万损失，我要赔多少', null],
  [
    'heirs-shares',
    '爸爸去世没遗嘱，他个人的存款36万。家里有爷爷、我妈、我和姐姐，奶奶早就不在了，每人能分多少',
    90_000,
  ],
  ['property-fee', '120平的房子物业费每平米1块5，欠了14个月，本金多少', 2_520],
  ['property-fee', '从2025年3月到2026年8月没交物业费，每月180元，一共欠多少', 3_240],
  ['property-fee', '物业费每月200元，年初预交了全年，9月30日物业撤场换了新物业，剩下的能退多少', 600],
  ['lease-refund', '房子到期搬走，押金3000，房东说墙有点脏全扣，我正常居住，能退多少', 3_000],
  [
    'lease-refund',
    '房东要卖房让我这个月底搬，押金3500月租3500，合同写房东提前解除赔一个月房租，能要多少',
    7_000,
  ],
  [
    'agreed-penalty',
    '买的期房总价200万，合同约定2026年6月30日前交房，到现在还没交，违约金每天万分之二，能赔多少',
    58_400,
  ],
  ['child-support', '协议每月给1500，他从今年3月开始一分钱没给过，到现在欠多少', 13_500],
  ['child-support', '法院判他每月2000，去年10月起断了，一直没给，现在欠多少', 28_000],
  ['deposit', '买二手房200万，定金20万，房东反悔不卖了，现在同样的房230万，能要多少', 500_000],
  ['deposit', '设备合同总价80万，定金写了30万，最多多少能算定金', 160_000],
  ['deposit', '车价30万，交了10万定金，我不想买了，最多能退多少', 40_000],
  ['late-fine', '罚款5000元拖了10天没交，每天加处百分之三，一共要交多少', 6_500],
  ['late-fine', '罚款8000元逾期半年没缴，每天加罚3%，加起来最多交多少钱', 16_000],
  ['late-fine', '物业费欠了2000元，每天滞纳金百分之三，要交多少', null],
  ['dividend-share', '有限公司今年决定分红60万，我认缴四成，实缴占25%，能分到多少', 150_000],
  ['dividend-share', '分红60万，我实缴占25%，章程写了按认缴比例分，能分多少', null],
  ['dividend-share', '股份公司分红60万，我实缴占25%，能分多少', null],
])('a story comes to its sum: %s, %s', (calculator, story, sum) => {
  expect(sumOf(calculator, story)).toEqual(sum);
});

test.each([
  ['a joint thing among what was left', 'estate-debts', '老公去世欠债30万，我们夫妻房子值100万，我要还多少'],
  ['earnest money that was agreed', 'full-sum', '交了2万，收据写的是定金，不想买了能退多少'],
  ['several sums of one kind', 'full-sum', '老公给小三转了20万，又送了她12万的车，能要回多少'],
  ['no word of who paid what', 'cohabitation-share', '同居三年一起买了车12万，分手怎么分，我能拿多少'],
  [
    'a share that was sold',
    'unpaid-capital',
    '我认缴50万一分没实缴，前年股权转让出去了，公司欠80万，要我补多少',
  ],
  [
    'payments for different things',
    'cohabitation-share',
    '同居五年，他名下房子我出了20万装修，他出了100万首付，分手能要回多少',
  ],
  ['two repairs', 'full-sum', '楼上漏水，我花了3000修吊顶，地板也泡了重铺要8000，楼上能赔多少'],
  ['no present value', 'mortgage-share', '他婚前买房100万，婚后一起还贷30万，离婚我能分多少'],
  ['damage by the tenant', 'lease-refund', '退房时墙被我弄坏了，押金3000房东不退，能退多少'],
  ['no child', 'child-support', '同居三年没孩子，他工资8000，分手我能要多少'],
])('no sum is told where the story has %s: %s', (_, calculator, story) => {
  expect(sumOf(calculator, story)).toBeNull();
});
