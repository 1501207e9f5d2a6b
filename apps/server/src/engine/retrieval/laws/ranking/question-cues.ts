/** What kind of thing a question asks for. */
export interface Cue {
  name: 'punishment' | 'deadline' | 'amount' | 'place' | 'meaning' | 'conditions';
  asked: RegExp;
  /** How an article speaks of it. */
  said: RegExp;
}

const CUES: readonly Cue[] = [
  {
    name: 'punishment',
    asked: /判几年|判多少年|怎么判|坐牢|量刑|刑期|什么罪|犯罪|如何处罚|怎么处罚|处罚|罚多少|拘留|追究/,
    said: /有期徒刑|拘役|罚金|罚款|拘留|追究刑事责任|处罚|警告/,
  },
  {
    name: 'deadline',
    asked: /多久|几天|多少天|多长时间|期限|时效|几年内|什么时候|何时|多少日|时间/,
    said: /[〇零一二三四五六七八九十百]+(?:个月|日|年|小时)|期间|期限|时效/,
  },
  {
    name: 'amount',
    asked: /多少钱|赔多少|赔偿多少|几倍|比例|标准|怎么算|如何计算|怎么计算|金额|上限|利率/,
    said: /倍|百分之|标准|数额|计算|[千万百]元|利率/,
  },
  {
    name: 'place',
    asked: /哪个法院|哪里|向谁|谁来|由谁|哪个部门|哪些部门|什么部门|管辖|找谁/,
    said: /管辖|人民法院|主管部门|机关|由.{1,12}(?:负责|承担|行使)|向.{1,16}(?:申请|提出|提起|报告)/,
  },
  {
    name: 'meaning',
    asked: /什么是|是什么|含义|定义|指什么|是指|概念|包括哪些|有哪些|哪些/,
    said: /是指|本法所称|所称|指|包括|下列/,
  },
  {
    name: 'conditions',
    asked: /条件|可以.{0,12}吗|能否|是否|能不能|可不可以|需要.{0,8}吗/,
    said: /可以|应当|不得|条件|有权|无权|禁止/,
  },
];

/** What a question asks for. */
export const cuesOf = (question: string): Cue[] => CUES.filter(({ asked }) => asked.test(question));

/** Whether an article speaks of what is asked for. */
export const meets = (cue: Cue, text: string): boolean => cue.said.test(text);
