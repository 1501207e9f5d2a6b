import { rowPath } from './fact-sheet.ts';
import { clausesOf } from './story-clauses.ts';
import type { StoryFact } from './story-fact.ts';
import { withoutWishes } from './story-wishes.ts';

/** Papers, records and recordings by the names they have in a story. */
const PROOF =
  /(?:书面)?(?:借款|劳动|租赁|买卖|购销|供货|采购|保证|抵押)合同|借款协议|借条|欠条|借据|收条|收据|(?:银行|微信|支付宝)?转账(?:记录|凭证|截图|回单)|银行(?:流水|回单)|(?:微信|QQ|短信)?聊天记录|短信记录|通话录音|录音|录像|监控视频|告诫书|报警(?:回执|记录)|出警记录|人身安全保护令|验伤报告|病历|诊断证明书?|保证书|悔过书|承诺书|还款计划书?|工资条|工资流水|考勤记录|打卡记录|社保(?:缴费)?记录|解除(?:劳动合同)?通知书|辞退通知书?|离职证明|催款函|律师函|对账单|送货单|发票|房产证|不动产权证书?/g;
/** What is not there, was lost, or is only wanted. */
const NOT_THERE =
  /没|未|无|不(?!动产)|丢|撕|毁|烧|遗失|伪造|假的?|让|叫|帮|请|写份|起草|准备|打算|如果|能否|吗|怎么|如何/;
/** A contract is spoken of for many reasons; it is there where it was signed or is held. */
const CONTRACT = /合同$/;
const IS_THERE = /签|订立|书面|提供|持有|保存|有(?=[^，。]{0,8}合同)/;
const ENDS = /解除|终止|违反|依据|根据|按照|到期/;
const OF_OTHER = /(?:对方|被告|他们?|她)[^，。]{0,4}(?:提供|出示|提交|拿出|举出)/;
const ROWS_MAX = 30;

/** Proof a story speaks of, a row each by the name it is told with: that it is there, not what it proves. */
export function readEvidenceTold(story: string): StoryFact[] {
  const names = new Map<string, StoryFact>();
  for (const { text, start } of clausesOf(withoutWishes(story))) {
    if (NOT_THERE.test(text) || OF_OTHER.test(text)) continue;
    const isThere = IS_THERE.test(text) && !ENDS.test(text);
    for (const { index, 0: name } of text.matchAll(PROOF)) {
      if (CONTRACT.test(name) && !isThere) continue;
      // 录音 after 通话录音 is the same.
      if ([...names.keys()].some((known) => known.includes(name))) continue;
      const at = start + index;
      names.set(name, {
        path: rowPath('evidence', name, 'name'),
        value: name,
        start: at,
        end: at + name.length,
      });
    }
  }
  return [...names.values()].slice(0, ROWS_MAX);
}
