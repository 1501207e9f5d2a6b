import { isDenied } from './is-denied.ts';
import type { NamedThing } from './proof-things.ts';

/** 我有工牌、打卡截图和微信记录: what is listed as being there. */
const HAS =
  /^(?:(?:现在?|目前|另外)?(?:我们?|本人|手里|手上|我手里|家里|这边|我这(?:里|儿|边)?)?(?:手里|手上)?(?:还|都)?(?:有|留着|留了|保存着?|保留了?|留有|存着)(?!没|点|人|钱|意见)|证据(?:材料)?(?:有|是|包括)?[:：]?|[^，。]{0,8}拍了|[^，。]{0,4}有(?:他|她|我|对方|双方)?(?:签字|盖章)的)/;
const ALL_THERE = /^(.{2,60}?)(?:都|全|也)?(?:还)?(?:在|有|留着|保存着|齐全|保留着?)(?:我?手里|的)?$/;
const ITEM =
  /^[\u4e00-\u9fffA-Za-z0-9()“”"]{0,10}(?:记录|截图|照片|视频|录音|录像|合同|协议书?|收据|发票|(?<![简菜])单|单据|单子|证明|鉴定书|报告|认定书|病历|流水|考勤表|工资表|工牌|工作证|原件|回执|函|凭证|聊天|笔录|票据|明细|欠条|借条|保单|签字单|工资条|(?:产权|房产|宅基地|土地|结婚|出生|许可)证|决定书|告知书|邮件|工服|工作服|排班表|(?:微信|支付宝|银行)转账|账单|考勤|工卡|小票|账本|存折|监控|诊断书)$/;
/** Whose it is, and how much of it there is, is no part of its name. */
const LEAD =
  /^(?:(?:以及|还有|和|有)|(?:[我他她它]们?|双方|当时|现场拍)的?(?=[\u4e00-\u9fff]{2})|就?这?(?=一[张份段])|(?:好多|很多|一些|几张|不少|一堆|一[张份段])的?|(?:我|自己)?(?:拍|录|写|留|保存)(?:了|下|的)+|的)+/;
const MARKS_OF_LIST = '(?:(?!、|和|跟|以及|还有)[\\s\\S])+';

/** 考勤的钉钉记录和微信聊天: what goes on a list, each by its name; nothing where a part of it is no proof. */
export function goingOn(text: string): NamedThing[] {
  const bare = text.replace(LEAD, '');
  const from = text.length - bare.length;
  const parts = [...bare.matchAll(new RegExp(MARKS_OF_LIST, 'g'))].map(({ index, 0: name }) => ({
    name,
    at: from + index,
  }));
  return parts.every(({ name }) => ITEM.test(name)) ? parts : [];
}

/** Proof that stands in a list, each item by its name. */
export function listedIn(text: string): NamedThing[] {
  const head = HAS.exec(text)?.[0];
  const whole = head === undefined ? ALL_THERE.exec(text)?.[1] : text.slice(head.length);
  if (whole === undefined) return [];
  const from = head?.length ?? 0;
  return [...whole.matchAll(/(?:(?!、|和|跟|以及|及|还有)[\s\S])+/g)].flatMap(({ index, 0: part }) => {
    const name = part
      .replace(LEAD, '')
      .replace(/(?:这些|之类的?|等等?|都|全)$/g, '')
      .trim();
    const at = from + index + part.indexOf(name);
    return ITEM.test(name) && name.length >= 2 && !isDenied(text, at, at + name.length) ? [{ name, at }] : [];
  });
}

/** What proof is called in passing: 厂牌我还留着, 现场照片我拍了. */
const NOUN =
  '厂牌|工牌|工作证|微信(?:聊天)?(?:记录)?|聊天记录|录音|录像|视频|照片|合同|协议|收据|发票|小票|转账(?:记录|凭证|截图)?|流水|借条|欠条|整改(?:通知)?单|鉴定(?:书|报告)?|报警(?:回执|记录)|(?:接警|报警)回执|出警记录|病历|诊断(?:书|证明)|检查报告|工资条|打卡(?:记录|截图)|送货(?:的)?单(?:子)?|单子|截图|付款记录|票据|出院小结|住院单|取款条';
const KEPT =
  '(?:留着|保存(?:着|了)?|保留(?:着|了)?|存着|收着|留了|留下了?|在手里|在我手[里上]|在手上|在手机里|在相册里|都?(?:还)?在$|有(?:回执)?$)';
const BEFORE_KEPT = new RegExp(
  `((?:[\\u4e00-\\u9fff]{0,6}的)?(?:银行|微信|支付宝|现场|付款|医院|押金|购车|租房|装修|验收|考勤)?(?:的)?(?:${NOUN}))(?:我们?|他们|这些)?(?:都|还|也|全|现在|一直|手里|给)*(?:我)?${KEPT}`,
  'g',
);
const BEHIND_KEPT = new RegExp(
  `(?:留着|保存(?:着|了)|保留(?:着|了)|存着|手里(?:还)?有|手上(?:还)?有|拍(?:了|过|下了?|的有)|录(?:了|过|下了?))(?:一?些|几张|几?回|很多|好多|一大堆|一份|一张|一段)?((?:现场|他|她|当时)?(?:的)?(?:${NOUN}))`,
  'g',
);
const SHOT =
  /((?:现场|墙面?|当时的?|车损)?(?:照片|视频|录像|录音))我?(?:都|也|还)?(?:拍|录)(?:了|下|有)|拍(?:了|过|下)(?:好?几[回次张]|很多|些)?(照|照片|视频|图)/g;

/** Proof that is said in passing to be there. */
export function passingIn(text: string): NamedThing[] {
  const reported = /报(?:过|了)?警[^，。]{0,4}(?:有|给了?|拿了?)(?:个|张)?(回执)/.exec(text);
  const receipt = reported ? [{ name: '报警回执', at: reported.index }] : [];
  return receipt.concat(
    [BEFORE_KEPT, BEHIND_KEPT, SHOT].flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap(({ index, 0: all, 1: first, 2: shot }) => {
        const said = first ?? shot ?? '';
        const at = index + all.indexOf(said);
        const name = /^[照图]$/.test(said) ? '照片' : said.replace(LEAD, '');
        return name.length < 2 || isDenied(text, at, at + said.length) ? [] : [{ name, at }];
      }),
    ),
  );
}

/** 送货的单子他签过字，都在我手里: the things of a clause that the next one says are kept. */
export const nounsIn = (text: string): NamedThing[] =>
  [...text.matchAll(new RegExp(NOUN, 'g'))].map(({ index, 0: name }) => ({ name, at: index }));
