import { expect, test } from 'vitest';
import { columnInput, inWords, readColumn } from '../testing/read-column.ts';

const HEAD = '合作合同\n甲方：安徽江淮机电有限公司\n乙方：合肥庐阳五金有限公司\n双方经协商，达成如下协议：\n';
const read = async (key: string, words: string) =>
  inWords(readColumn(await columnInput(`${HEAD}${words}`), key));

test.each([
  ['乙方应于收到预付款后75日内将设备运到甲方工厂。'],
  ['工期：自甲方支付首期款之日起150日内完成上线。'],
  ['设备所有权在付清货款后发生转移。'],
  ['乙方应在签约当日向甲方支付相当于两个月租金的保证金。'],
  ['押金2350元，签字当天给，退房时全退。'],
  ['物业服务费由乙方向物业公司缴纳，于每月5日前付清。'],
  ['租赁期满且乙方结清费用、迁出后30日内，甲方无息退还。'],
  ['甲方解除合同的，提前30日通知乙方或者额外支付一个月工资。'],
  ['乙方应当依时缴纳租金。'],
  ['验收合格后，甲方按照合同约定支付对应款项。'],
  ['出租人收到租金后10日内开具发票，开票迟延不影响下一期租金的支付。'],
  ['承包人应在竣工后30日内提交完整结算资料。'],
  ['双方核对后7日内签字确认，即为结算审定。'],
  ['因甲方原因停工的，乙方应在停工后5日内报送费用清单，审核后与当月进度款一并支付。'],
  ['甲方可提前20日书面通知乙方终止本合同，按乙方已完成的工作量结算服务费。'],
  ['租期满，账都结清了，3天之内退。'],
  ['利息按月支付，月利率为0.5%。'],
])('no payment of the price by when: %s', async (words) => {
  expect(await read('payment_terms', words)).toBe('not_found');
});

test.each([
  ['甲方核对账单无误后20个工作日内转账付款。'],
  ['货到验收入库，收到发票后月结30天。'],
  ['水电做完验过给15000元。'],
  ['加盟费签约后7日内一次性支付，不予退还。'],
  ['甲方于设备交付后支付款项。'],
  ['总共5800元，定金1000元当天给，仪式结束给3000元，交片时给1800元。'],
  ['本金到期一次性偿还。'],
  ['甲方每月10日前将上月餐款转给乙方。'],
  ['签约当天乙方把押金1800元和前两个月房租3600元一并转给甲方。'],
  ['全部弄完，一个礼拜之内付剩下的10%，4600元。'],
  ['借款人按季付息，付息日为每季末月15日。'],
])('by when the price is paid: %s', async (words) => {
  expect(await read('payment_terms', words)).toBe(words.replace('。', ''));
});

test.each([
  ['买方逾期付款的，每逾期一周支付逾期金额0.3%的违约金。', '0.3%/周'],
  ['到时候还不上，超过的日子利息按一年12个点算。', '12%/年'],
  ['保证人未按期履行保证责任的，按应付款项每日万分之五支付违约金。', '0.05%/日'],
  ['作者逾期不交书稿的，每逾期一个月扣减稿酬5%。', 'not_found'],
  ['任何一方逾期出资的，按银行贷款利率高＿＿％支付利息。', 'not_found'],
])('what paying late costs: %s', async (words, expected) => {
  expect(await read('late_payment_rate', words)).toBe(expected);
});

test('of which sum lateness is reckoned, in plain words and behind a week', async () => {
  expect(await read('late_payment_base', '谁没按时把钱打够，每晚一天按没打的钱的千分之二补。')).toBe(
    '没打的钱',
  );
  expect(await read('late_payment_base', '买方逾期付款的，每逾期一周支付逾期金额0.3%的违约金。')).toBe(
    '逾期金额',
  );
});
