import { rowPath } from './fact-sheet.ts';
import { clausesOf } from './story-clauses.ts';
import type { StoryFact } from './story-fact.ts';
import { withoutWishes } from './story-wishes.ts';
import { recordsOfDeeds } from './telling/evidence-by-deed.ts';

/** Papers, records and recordings by the names they have in a story. */
const PROOF =
  /(?:书面)?(?:借款|劳动|租赁|买卖|购销|供货|采购|保证|抵押)合同|借款协议|借条|欠条|借据|收条|收据|(?:银行|微信|支付宝)?转账(?:记录|凭证|截图|回单)|银行(?:流水|回单)|(?:微信|QQ|短信)?聊天记录|短信记录|通话录音|录音|录像|监控视频|告诫书|报警(?:回执|记录)|出警记录|人身安全保护令|验伤报告|病历|诊断证明书?|保证书|悔过书|承诺书|还款计划书?|工资条|工资流水|考勤记录|打卡记录|社保(?:缴费)?记录|解除(?:劳动合同)?通知书|辞退通知书?|离职证明|催款函|律师函|对账单|送货单|发票|房产证|不动产权证书?/g;
/** What is not there, was lost, or is only wanted. */
const NOT_THERE =
  /没|未|无|不(?!动产)|丢|撕|毁|烧|遗失|伪造|假的?|谁|凭[啥什]|让|叫|帮|请|写份|起草|准备|打算|如果|能否|吗|怎么|如何/;
/** A contract is spoken of for many reasons; it is there where it was signed or is held. */
const CONTRACT = /合同$/;
const IS_THERE = /签|盖|订立|书面|提供|持有|保存|有(?=[^，。]{0,8}合同)/;
const ENDS = /解除|终止|违反|依据|根据|按照|到期/;
const OF_OTHER = /(?:对方|被告|他们?|她)[^，。]{0,4}(?:提供|出示|提交|拿出|举出)/;
const NO_CONTRACT =
  /(?:没|未|不|无)(?:有)?(?:跟我|和我|给我)?签[^，。]{0,8}(?:合同|协议)|(?:没有?|无)(?:书面)?(?:合同|协议)/;
const ROWS_MAX = 30;

/** 我有工牌、打卡截图和微信记录: what is listed as being there. */
const HAS =
  /^(?:(?:现在?|目前|另外)?(?:我们?|本人|手里|手上|我手里|家里|这边|我这(?:里|儿|边)?)?(?:手里|手上)?(?:还|都)?(?:有|留着|留了|保存着?|保留了?|留有|存着)(?!没|点|人|钱|意见)|证据(?:材料)?(?:有|是|包括)?[:：]?|[^，。]{0,8}拍了|[^，。]{0,4}有(?:他|她|我|对方|双方)?(?:签字|盖章)的)/;
const ALL_THERE = /^(.{2,60}?)(?:都|全|也)?(?:还)?(?:在|有|留着|保存着|齐全|保留着?)(?:我?手里|的)?$/;
const ITEM =
  /^[\u4e00-\u9fffA-Za-z0-9()“”"]{0,10}(?:记录|截图|照片|视频|录音|录像|合同|协议书?|收据|发票|(?<![简菜])单|单据|单子|证明|鉴定书|报告|认定书|病历|流水|考勤表|工资表|工牌|工作证|原件|回执|函|凭证|聊天|笔录|票据|明细|欠条|借条|保单|签字单|工资条|(?:产权|房产|宅基地|土地|结婚|出生|许可)证|决定书|告知书|邮件|工服|工作服|排班表|(?:微信|支付宝|银行)转账|账单|考勤|工卡|小票|账本|存折|监控|诊断书)$/;

const ITEM_NAMES =
  /(?:交警|事故|责任)*认定书|保单|处罚决定书|宅基地证|结婚证|(?:责任|事故)认定书|(?:检测|鉴定|评估|体检)报告书?|鉴定意见书?|验收单|(?:房屋|钥匙|物品|工作)?交接单|当票|(?:水电费?|电费|水费)(?:票|单)|催款通知书?|购车合同|装修合同|租房(?:合同|协议)/g;

/** Whose it is, and how much of it there is, is no part of its name. */
const LEAD =
  /^(?:(?:以及|还有|和|有)|(?:[我他她它]们?|双方|当时|现场拍)的?(?=[\u4e00-\u9fff]{2})|就?这?(?=一[张份段])|(?:好多|很多|一些|几张|不少|一堆|一[张份段])的?|(?:我|自己)?(?:拍|录|写|留|保存)(?:了|下|的)+|的)+/;

/** Proof that stands in a list, each item by its name. */
function listedIn(text: string, start: number): { name: string; at: number }[] {
  const head = HAS.exec(text)?.[0];
  const whole = head === undefined ? ALL_THERE.exec(text)?.[1] : text.slice(head.length);
  if (whole === undefined) return [];
  const from = head === undefined ? 0 : head.length;
  return [...whole.matchAll(/(?:(?!、|和|跟|以及|及|还有)[\s\S])+/g)].flatMap(({ index, 0: part }) => {
    const name = part
      .replace(LEAD, '')
      .replace(/(?:这些|之类的?|等等?|都|全)$/g, '')
      .trim();
    return ITEM.test(name) && name.length >= 2
      ? [{ name, at: start + from + index + part.indexOf(name) }]
      : [];
  });
}

/** 考勤的钉钉记录和微信聊天: what goes on a list, each by its name; nothing where a part of it is no proof. */
function partsOf(words: string, at: number): { name: string; at: number }[] {
  const parts = [...words.matchAll(/(?:(?!、|和|跟|以及|还有)[\s\S])+/g)].map(({ index, 0: name }) => ({
    name,
    at: at + index,
  }));
  return parts.every(({ name }) => ITEM.test(name)) ? parts : [];
}

/** What proof is called in passing: 厂牌我还留着, 现场照片我拍了. */
const NOUN =
  '厂牌|工牌|工作证|微信(?:聊天)?(?:记录)?|聊天记录|录音|录像|视频|照片|合同|协议|收据|发票|小票|转账(?:记录|凭证|截图)?|流水|借条|欠条|整改(?:通知)?单|鉴定(?:书|报告)?|报警(?:回执|记录)|(?:接警|报警)回执|出警记录|病历|诊断(?:书|证明)|检查报告|工资条|打卡(?:记录|截图)|送货(?:的)?单(?:子)?|单子|截图|付款记录|票据|出院小结|住院单';
const KEPT =
  '(?:留着|保存(?:着|了)?|保留(?:着|了)?|存着|收着|留了|留下了?|在手里|在我手[里上]|在手上|都在|有(?:回执)?$|在$)';
const BEFORE_KEPT = new RegExp(
  `((?:[\\u4e00-\\u9fff]{0,6}的)?(?:银行|微信|支付宝|现场|付款|医院|押金|购车|租房|装修|验收|考勤)?(?:的)?(?:${NOUN}))(?:我们?|他们|这些)?(?:都|还|也|全|现在|一直|手里|给)*(?:我)?${KEPT}`,
  'g',
);
const BEHIND_KEPT = new RegExp(
  `(?:留着|保存(?:着|了)|保留(?:着|了)|存着|手里(?:还)?有|手上(?:还)?有|拍(?:了|过|下了?|的有)|录(?:了|过|下了?))(?:一?些|几张|很多|好多|一大堆|一份|一张|一段)?((?:现场|他|她|当时)?(?:的)?(?:${NOUN}))`,
  'g',
);
const SHOT = /((?:现场|墙面?|当时的?|车损)?(?:照片|视频|录像|录音))我?(?:都|也|还)?(?:拍|录)(?:了|下|有)/g;

/** 合同里写, 写在合同上: a contract in writing, whatever else it is called. */
const WRITTEN_CONTRACT =
  /(?:合同|协议)(?:里|上|中)(?:面|头)?(?:也|都|明确|清清楚楚|的)?(?:写|约定|规定|载明)|写在(?:合同|协议)(?:里|上)|签(?:了|过|的是?)(?:一份|个|书面)?[^，。]{0,8}(?:合同|协议)/;

/** Proof that is said in passing to be there. */
function passingIn(text: string, start: number): { name: string; at: number }[] {
  const reported = /报(?:过|了)?警[^，。]{0,4}(?:有|给了?|拿了?)(?:个|张)?(回执)/.exec(text);
  const receipt = reported ? [{ name: '报警回执', at: start + reported.index }] : [];
  return receipt.concat(
    [BEFORE_KEPT, BEHIND_KEPT, SHOT].flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap(({ index, 0: all, 1: said = '' }) => {
        const name = said.replace(LEAD, '');
        return name.length < 2 ? [] : [{ name, at: start + index + all.indexOf(name) }];
      }),
    ),
  );
}

const nounsIn = (text: string, start: number) =>
  [...text.matchAll(new RegExp(NOUN, 'g'))].map(({ index, 0: name }) => ({ name, at: start + index }));

/** Proof a story speaks of, a row each by the name it is told with: that it is there, not what it proves. */
export function readEvidenceTold(story: string, cause: string): StoryFact[] {
  const names = new Map<string, StoryFact>();
  const add = (name: string, start: number, end: number) =>
    names.set(name, { path: rowPath('evidence', name, 'name'), value: name, start, end });
  const clauses = clausesOf(withoutWishes(story));
  let inList = -1;
  for (const [index, { text, start, sentence }] of clauses.entries()) {
    const next = clauses[index + 1];
    // 送货的单子他签过字，都在我手里.
    const isKeptNext =
      next?.sentence.start === sentence.start &&
      /^(?:都|也|全|还)?(?:在我?手[里上]|留着|保存着?|在我这)/.test(next.text);
    // 借条？ is asked, and there is none.
    const isAsked = /[？?]/.test(story.charAt(clauses[index]?.end ?? 0));
    if (isAsked || NOT_THERE.test(text) || OF_OTHER.test(text)) continue;
    const isThere = IS_THERE.test(text) && !ENDS.test(text);
    // 有照片，村委会的调解记录，还有宅基地证: a list goes on behind its marks.
    const bare = text.replace(LEAD, '');
    const goesOn = inList === sentence.start && partsOf(bare, 0).length > 0;
    const listed = goesOn ? partsOf(bare, start + text.length - bare.length) : listedIn(text, start);
    if (listed.length > 0) inList = sentence.start;
    const named = [...text.matchAll(PROOF), ...text.matchAll(ITEM_NAMES)].flatMap(({ index, 0: name }) =>
      CONTRACT.test(name) && !isThere ? [] : [{ name, at: start + index }],
    );
    for (const { name, at } of [
      ...listed,
      ...named,
      ...passingIn(text, start),
      ...(isKeptNext ? nounsIn(text, start) : []),
    ]) {
      // 录音 after 通话录音 is the same.
      if ([...names.keys()].some((known) => known.includes(name) || name.startsWith(known))) continue;
      // 原件在我手里: of what, another word tells.
      if (name === '原件') continue;
      if (/[和、]/.test(name) && !names.has(name)) continue;
      // 住院收据 is what 收据 was.
      for (const known of [...names.keys()]) if (name.endsWith(known)) names.delete(known);
      add(name, at, at + name.length);
    }
  }
  const written = WRITTEN_CONTRACT.exec(story);
  if (written && ![...names.keys()].some((name) => /合同|协议/.test(name)) && !NO_CONTRACT.test(story))
    add(/协议/.test(written[0]) ? '协议' : '合同', written.index, written.index + written[0].length);
  for (const { text, start } of clauses)
    for (const { name, at, end } of OF_OTHER.test(text) ? [] : recordsOfDeeds(text, cause, [...names.keys()]))
      add(name, start + at, start + end);
  return [...names.values()].slice(0, ROWS_MAX);
}
