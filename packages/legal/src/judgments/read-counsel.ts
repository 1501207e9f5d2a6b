import { parseNumeral } from '../figures/numerals.ts';
import type { JudgmentCounsel, JudgmentParty } from './judgment-reading.ts';
import type { TextLine } from './lay-out-text.ts';
import { isPersonName } from './party-kind.ts';

const COUNSEL =
  /^((?:以上|上列|上述|前述|共同|[一二三四五六七八九十两\d]{1,3}|原告|被告|被?上诉人|被?申请人|第三人|再审申请人|申请执行人|被执行人|附带民事诉讼|法律援助|一审|二审|原审|的|之|名|位|方|人|及|和|、){0,10}?)(委托诉讼代理人|委托代理人|共同委托代理人|共同委托诉讼代理人|共同诉讼代理人|诉讼代理人|指定代理人|指定辩护人|法律援助辩护人|辩护人|代理人|值班律师)(?:[一二三四五六七八九十\d])?((?:\([^()]{1,30}\)){0,2}) *([:：]?) *(.+)$/s;
/** Between two people of one line: 王某，某律师事务所律师，李某，该公司员工. */
const BETWEEN =
  /[；;]|(?<=律师|员工|职员|职工|人员|工作者|经理|顾问|主任|干部|公务员|科长|局长|处长)[，,、。](?=[\u4e00-\u9fff·]{2,12}[，,(])/;
const LAWYER = /律师事务所|律师(?!助理|协会)|法律援助中心|[)）]事务所/;
const NO_LAWYER = /实习律师|律师助理|法律工作者|基层法律服务/;

/** Reads a line that names advocates or agents; null where it is none. `groupFrom` is the first party of the last stance. */
export function readCounselLine(
  line: TextLine,
  parties: readonly JudgmentParty[],
  groupFrom: number,
): JudgmentCounsel[] | null {
  if (line.flat.length > 600) return null;
  const match = COUNSEL.exec(line.flat);
  if (!match) return null;
  const [, prefix = '', role = '', brackets = '', colon, rest = ''] = match;
  if (
    !colon &&
    !/^[\u4e00-\u9fff·]{2,14}(?:\([^()]{1,20}\))?(?:、[\u4e00-\u9fff·]{2,14}){0,4}[，,]/.test(rest)
  )
    return null;
  const of = actsFor(prefix + brackets, role, parties, groupFrom);
  const found: JudgmentCounsel[] = [];
  for (const piece of rest.split(BETWEEN)) {
    const [named = '', ...details] = piece.replace(/[。\s]+$/, '').split(/[，,。]/);
    const about = details.join('，');
    for (const part of named.split('、')) {
      const name = part.replace(/\([^()]*\)/g, '').replaceAll(' ', '');
      if (!isPersonName(name)) continue;
      found.push({
        name,
        lawyer: LAWYER.test(about) && !NO_LAWYER.test(about),
        firm:
          /([\u4e00-\u9fff()]{2,30}?(?:律师)?(?:\([\u4e00-\u9fff]{2,8}\))?事务所[\u4e00-\u9fff]{0,6}?)(?=律师|实习|$|，)/.exec(
            about,
          )?.[1] ?? null,
        role,
        of,
      });
    }
  }
  return found;
}

/** Positions of the parties that a line's words mean: the last one, or 以上三被告, 共同. */
function actsFor(
  words: string,
  role: string,
  parties: readonly JudgmentParty[],
  groupFrom: number,
): number[] {
  const last = parties.length - 1;
  if (last < 0) return [];
  const from = (first: number) =>
    Array.from({ length: last - Math.max(0, first) + 1 }, (_, index) => Math.max(0, first) + index);
  const counted =
    /([两一二三四五六七八九十\d]{1,3}) *(?:名|位)?(?:共同)?(?:原告|被告|被?上诉人|第三人|被?申请人|再审申请人|被执行人|申请执行人)/.exec(
      words,
    );
  const count = counted?.[1] ? parseNumeral(counted[1].replace('两', '二')) : null;
  if (count !== null && count > 0) return from(last - count + 1);
  if (/以上|上列|上述|前述|共同/.test(words) || role.startsWith('共同')) return from(groupFrom);
  return [last];
}
