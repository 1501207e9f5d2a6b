const FAMILY = '赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨';
const GIVEN = ['志远', '晓燕', '建国', '丽华', '子轩', '文静', '海涛', '春梅'];
const CITIES = ['合肥市', '南京市', '武汉市', '成都市', '青岛市', '长沙市'];

/** A contract of a kind, its figures turned by its number; long enough to be one of those that people review. */
export function makeContract(at: number): { name: string; text: string } {
  const city = CITIES[at % CITIES.length] ?? '';
  const person = `${FAMILY[at % FAMILY.length]}${GIVEN[(at * 3) % GIVEN.length]}`;
  const company = `${city}${['恒泰', '华昕', '云帆', '鼎元'][at % 4]}${['商贸', '科技', '置业', '物流'][(at * 7) % 4]}有限公司`;
  const sum = 1000 * (20 + (at % 80));
  const year = 2023 + (at % 3);
  const general = CLAUSES.map((clause, index) => `${index + 20}. ${clause}`).join('\n');
  const signed = `甲方（盖章）：${company}\n乙方（签字）：${person}\n签订日期：${year}年3月${1 + (at % 28)}日`;
  const head = (title: string) =>
    `${title}\n甲方：${company}\n乙方：${person}\n双方经协商一致，订立本合同。\n`;
  const makes = [
    () => ({
      name: '房屋租赁合同',
      text: `${head('房屋租赁合同')}第一条 租赁期限自${year}年4月1日起至${year + 2}年3月31日止。\n第二条 月租金为人民币${sum}元，乙方应于每月5日前支付当月租金。\n第三条 乙方交纳押金${sum * 2}元。\n第四条 乙方逾期支付租金的，每逾期一日按欠付租金的万分之五支付违约金。\n第五条 未经甲方书面同意，乙方不得转租。\n第六条 期满前一个月双方协商续租。\n第七条 提前解除合同应提前30日书面通知对方。\n第八条 争议由${city}人民法院管辖。\n${general}\n${signed}`,
    }),
    () => ({
      name: '采购合同',
      text: `${head('采购合同')}第一条 合同总价为人民币${sum}元。\n第二条 合同签订后5个工作日内支付30%，验收合格后15日内支付余款。\n第三条 甲方逾期付款的，每日按逾期金额的0.05%支付违约金。\n第四条 本合同有效期自${year}年5月1日至${year}年12月31日。\n第五条 未经对方同意，不得转让本合同权利义务。\n第六条 争议提交${city.slice(0, 2)}仲裁委员会仲裁。\n${general}\n${signed}`,
    }),
    () => ({
      name: '借款合同',
      text: `${head('借款合同')}第一条 甲方向乙方出借人民币${sum}元，年利率8%。\n第二条 借款期限12个月，自${year}年6月1日至${year + 1}年5月31日。\n第三条 到期一次性归还本息。逾期还款的，按日万分之五支付违约金。\n第四条 丙方承担连带责任保证。\n第五条 争议向甲方住所地人民法院起诉。\n${general}\n${signed}`,
    }),
    () => ({
      name: '服务合同',
      text: `${head('技术服务合同')}第一条 服务期间：${year}年1月1日至${year}年12月31日。\n第二条 服务费每季度${sum}元，每季度首月10日前支付。\n第三条 乙方不得将服务转包给第三人。\n第四条 任何一方可以提前60日书面通知解除合同。\n第五条 乙方对甲方资料负有保密义务。\n第六条 期满无异议的，自动续期一年。\n第七条 争议提交${city.slice(0, 2)}仲裁委员会仲裁。\n${general}\n${signed}`,
    }),
  ];
  const make = makes[at % makes.length];
  if (!make) throw new Error('No such contract.');
  return make();
}

/** What stands in most contracts and answers few questions. */
const CLAUSES = Array.from(
  { length: 30 },
  (_, index) =>
    [
      '双方应当按照诚实信用的原则全面履行本合同，并根据本合同的性质、目的和交易习惯履行通知、协助等义务，不得擅自变更。',
      '因不可抗力不能履行合同的一方应当在十日内书面通知对方并提供有关部门出具的证明，根据影响部分或者全部免除责任。',
      '本合同未尽事宜由双方另行签订补充协议，补充协议与本合同具有同等法律效力；附件为本合同不可分割的组成部分。',
      '一方变更联系人、地址或者电话的，应当在变更后三日内书面告知对方，否则由此产生的后果由变更方自行承担。',
      '双方确认各自具有签订和履行本合同所需的资格和授权，签字代表已经取得所代表一方的合法授权并对内容充分理解。',
    ][index % 5],
);
