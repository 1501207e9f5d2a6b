/** An invented judgment. Nobody in it exists, and no court made it. */
export function judgmentText(options: {
  number?: string;
  court?: string;
  heading?: string;
  plaintiff?: string;
  defendant?: string;
  facts?: string;
  date?: string;
}): string {
  const {
    number = '（2021）浙0106民初1234号',
    court = '杭州市西湖区人民法院',
    heading = '民 事 判 决 书',
    plaintiff = '楚云飞',
    defendant = '杭州虚构风筝有限公司',
    facts = '2020年3月1日，双方签订《风筝买卖合同》，约定原告向被告购买风筝一百只，价款二万元。原告付款后，被告未交付风筝。',
    date = '二〇二一年六月十五日',
  } = options;
  return [
    court,
    heading,
    number,
    `原告：${plaintiff}，男，1980年1月1日出生，汉族，住杭州市西湖区。公民身份号码330106198001011237。`,
    '委托诉讼代理人：方圆，浙江虚构律师事务所律师。',
    `被告：${defendant}，住所地杭州市余杭区。`,
    '法定代表人：池鱼，该公司经理。',
    `原告${plaintiff}与被告${defendant}买卖合同纠纷一案，本院于2021年3月2日立案后，依法适用简易程序，公开开庭进行了审理。本案现已审理终结。`,
    `${plaintiff}向本院提出诉讼请求：判令被告返还价款20000元。`,
    `${defendant}未作答辩。`,
    `经审理查明：${facts}`,
    `本院认为，依法成立的合同对当事人具有法律约束力。被告未按约定交付风筝，${plaintiff}请求返还价款，本院予以支持。依照《中华人民共和国民法典》第五百七十七条之规定，判决如下：`,
    `被告${defendant}于本判决生效之日起十日内返还原告${plaintiff}价款20000元。`,
    '案件受理费300元，由被告负担。',
    '如不服本判决，可以在判决书送达之日起十五日内，向本院递交上诉状，上诉于浙江省杭州市中级人民法院。',
    '审判员　林中鸟',
    date,
    '书记员　溪边石',
  ].join('\n');
}

/** An invented guiding case, as a collection in JSON keeps it. */
export const GUIDING_CASE = {
  title: '指导性案例9001号：楚某诉某风筝公司买卖合同纠纷案',
  case_number: '指导性案例9001号',
  text: '指导性案例9001号\n\n　　楚某诉某风筝公司买卖合同纠纷案\n\n　　（最高人民法院审判委员会讨论通过2025年8月28日发布）\n\n　　关键词 民事/买卖合同/风筝\n\n　　裁判要点\n\n　　出卖人不交付风筝的，买受人有权请求返还价款。\n\n　　基本案情\n\n　　楚某向某风筝公司购买风筝，付款后未收到风筝。\n\n　　裁判结果\n\n　　杭州市西湖区人民法院于2021年6月15日作出（2021）浙0106民初9001号民事判决：某风筝公司返还价款。\n\n　　裁判理由\n\n　　法院生效裁判认为：出卖人应当交付标的物。\n',
};
