import type { InventedCase } from './write-case.ts';

/** 虚构: invented cases, in the shape of real ones. */
export const DEPOSIT_CASE: InventedCase = {
  title: '张某与某虚构置业公司房屋租赁合同纠纷一审民事判决书（虚构）',
  number: '（2023）浙0199民初123号',
  court: '杭州市虚构区人民法院',
  causes: ['房屋租赁合同纠纷'],
  amounts: [6000],
  parties: [
    { stance: '原告', earlier: [], name: '张小虚', kind: 'person' },
    { stance: '被告', earlier: [], name: '某虚构置业公司', kind: 'organisation' },
  ],
  original:
    '原告张小虚，住虚构路一号。\n被告某虚构置业公司。\n原告张小虚诉称：被告拒不退还押金六千元。\n被告辩称：房屋损坏，押金不应退还。\n经审理查明：租赁期满，房屋交还时并无损坏。\n本院认为，租赁期满后出租人应当返还押金，被告主张房屋损坏未举证，不予采信。\n一、被告于本判决生效之日起十日内返还原告押金6000元。\n如不服本判决，可以上诉。',
  sections: [
    { kind: 'parties', paragraphs: ['原告张某，住虚构路一号。', '被告某虚构置业公司。'] },
    { kind: 'claims', paragraphs: ['原告张某诉称：被告拒不退还押金六千元。'] },
    { kind: 'defence', paragraphs: ['被告辩称：房屋损坏，押金不应退还。'] },
    { kind: 'facts', paragraphs: ['经审理查明：租赁期满，房屋交还时并无损坏。'] },
    {
      kind: 'reasoning',
      paragraphs: ['本院认为，租赁期满后出租人应当返还押金，被告主张房屋损坏未举证，不予采信。'],
    },
    { kind: 'ruling', paragraphs: ['一、被告于本判决生效之日起十日内返还原告押金6000元。'] },
    { kind: 'appeal', paragraphs: ['如不服本判决，可以上诉。'] },
  ],
  citations: [{ title: '中华人民共和国风筝法', articleKey: '3' }],
};

export const DEPOSIT_APPEAL: InventedCase = {
  title: '某虚构置业公司与张某房屋租赁合同纠纷二审民事判决书（虚构）',
  number: '（2024）浙01民终45号',
  earlierNumbers: ['（2023）浙0199民初123号'],
  court: '杭州市虚构中级人民法院',
  level: 'intermediate',
  procedure: 'second_instance',
  causes: ['房屋租赁合同纠纷'],
  decidedOn: '2024-02-01',
  outcome: 'dismissed',
  disposal: ['changed'],
  sections: [
    { kind: 'facts', paragraphs: ['二审查明：墙面有损坏，修缮费用三千元。'] },
    { kind: 'reasoning', paragraphs: ['本院认为，修缮费用应当从押金中扣除。'] },
    { kind: 'ruling', paragraphs: ['一、变更一审判决：返还押金3000元。'] },
  ],
};

export const SALE_CASE: InventedCase = {
  title: '某虚构贸易公司与某虚构机械公司买卖合同纠纷再审民事判决书（虚构）',
  number: '（2022）最高法民再7号',
  court: '最高人民法院',
  level: 'supreme',
  region: null,
  procedure: 'retrial',
  causes: ['买卖合同纠纷'],
  decidedOn: '2022-09-09',
  outcome: 'partly',
  amounts: [1_250_000, 80_000],
  sections: [
    { kind: 'facts', paragraphs: ['经审理查明：双方约定违约金为总价的百分之三十。'] },
    { kind: 'reasoning', paragraphs: ['本院认为，约定的违约金过分高于造成的损失，应当予以适当减少。'] },
    { kind: 'ruling', paragraphs: ['一、支付货款1250000元。', '二、支付违约金80000元。'] },
  ],
  citations: [{ title: '中华人民共和国民法典', articleKey: '585' }],
};

export const GUIDING_CASE: InventedCase = {
  title: '指导性案例999号：某虚构公司诉某虚构局行政处罚案（虚构）',
  ownNumber: '指导性案例999号',
  court: '某省虚构高级人民法院',
  level: 'high',
  area: 'administrative',
  causes: ['行政处罚'],
  kind: 'guiding_case',
  authority: 'guiding',
  procedure: 'second_instance',
  decidedOn: null,
  decidedIn: '2019-03',
  outcome: null,
  outcomes: [],
  sections: [
    { kind: 'gist', paragraphs: ['行政机关作出处罚前未听取陈述的，违反法定程序。'] },
    { kind: 'reasoning', paragraphs: ['法院认为，处罚前应当告知当事人有权陈述和申辩。'] },
  ],
};
