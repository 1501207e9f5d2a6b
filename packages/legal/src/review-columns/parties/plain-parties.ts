import type { Contract, Party, Span } from '../../contracts/contract.ts';
import { foldText } from '../../contracts/match-words.ts';
import { roleOfWord } from '../../contracts/party-roles.ts';
import { type Passage, readPassages } from '../read-passages.ts';

/** 机构：某某公司, 学员：某某, 车主人：某某 — a word for a side with its name behind a colon, alone or beside another. */
const LABELLED =
  /(?:^|[\s\t]{2,}|[;,] ?|\s(?=\**[\u4e00-\u9fff]{1,7}[*\s]*:))[*\s#·-]*([\u4e00-\u9fff]{1,7}?)(?:\(([^()]{1,14})\))?[*\s]*:[*\s]*((?:(?!\s{2,}|\t|\s\**[\u4e00-\u9fff]{1,7}[*\s]*:)[^:;,。]){2,60})/g;
/** Words of a form that are no side. */
const NO_SIDE =
  /代表|负责|联系|经办|代理人|收[款货件]人|见证|鉴证|公证|介绍|中介|中间|在场|证人|签约|电话|地址|住址|住所|日期|时间|编号|账号|开户|身份|证件|号码|项目|名称|工地|机型|工程|地点|期限|租期|金额|总价|价款|租金|押金|用途|面积|备注|附件|说明|利息|付款|结算|内容|标的|品名|数量|单价|合计|班型|学号|套餐|籍贯|年龄|性别|邮箱|微信|房子|房屋|车型|车牌|店址|手机|方式|工资|岗位|其他|条款|^[甲乙丙]方$|目标公司|经营者|工长|(?<!接)手人|原因|目的|法人|佣金|底薪|区域|任务|许可|费用|酬金|电费|规格|邮政|邮编|编码|电挂|传真|里程碑|计划|阶段|完成|进度|节点|^(?:日|第|注|时|钱|地)/;
const SIGN_WORDS = /签名|签字|盖章|签章|按印|画押|电子|手印|公章|[（(].{0,8}[）)]/g;
/** 今借到某某, 由某某借给某某. */
const LENT =
  /(?:今|现|兹)?由?\s*\**\s*([\u4e00-\u9fff·]{2,4}?)\s*\**\s*(?:借给|出借给)\s*\**\s*([\u4e00-\u9fff·]{2,4})(?=[\s*(,]|人民币|现金|本金|一?笔|\d)/;
/** 乙方不可以借给外人停 names nobody. */
const NOBODY = /[方不得可以能]|[外他别旁]人|第三|朋友|同事/;
const BORROWED =
  /向\s*(?:朋友|同事|邻居|老乡|[表堂]?[姐哥弟妹兄叔伯舅姑姨嫂])?\s*([\u4e00-\u9fff·]{2,3}?)\s*借(?:到|得|款|了|用|取|(?=人民币|现金|[\d¥￥]))|(?:今|现|兹|本人)?\s*(?:借到|收到)\s*\**\s*(?!现金|人民币|本金|现款|发票|货|款|通知|定金|押金|账单|钱)([\u4e00-\u9fff·]{2,4}?)\**(?=\(|,|现金|人民币|出借|借款|的?(?:现金|借款))/;
/** Uses of the label as a subject of the clauses: 学员应, 机构负责. */
const LEAST_USES = 2;

/** Sides of a paper in plain words, by their labels and by what signs; those of `known` are left out. */
export function plainParties(contract: Contract, known: readonly Party[]): Party[] {
  const { all } = readPassages(contract);
  const body = foldText(all.map(({ raw }) => raw).join('\n'));
  const found: Party[] = [];
  // 合伙人：张三 and 合伙人：李四 are two.
  const labels = all
    .slice(0, HEAD)
    .map(({ text }) => text)
    .join('\n');
  const add = (label: string, name: string, span: Span, isAgain = false) => {
    // 某某大学 of 某某大学（深圳） is the same.
    const isKnown = [...known, ...found].some(
      (one) =>
        one.name === name || /^[（(]/.test(one.name?.startsWith(name) ? one.name.slice(name.length) : ''),
    );
    if (isKnown || (!isAgain && known.some((one) => one.words.includes(label) && one.name !== null))) return;
    found.push({
      ...{ label, words: [label], role: roleOfWord(label), name, span },
      mentions: [{ name, span, section: 'preamble' }],
    });
  };
  const tail = new Set(all.slice(-TAIL));
  const head = new Set(all.slice(0, TAIL));
  const opening: { label: string; name: string; span: Span }[] = [];
  const edges = [...all.slice(0, HEAD), ...tail];
  for (const passage of new Set(edges)) {
    for (const match of passage.text.matchAll(LABELLED)) {
      // 收款人（卖主）, 广告主（甲方）: what the clauses call him stands in brackets.
      const called = /^[\u4e00-\u9fff]{1,3}[方人主]$/.test(match[2] ?? '') ? match[2] : undefined;
      const sign = called
        ? called
        : (SIGN_BEHIND.exec(passage.text.slice(match.index))?.[1] ?? signOf(match[1]));
      const label = (sign ?? match[1] ?? '').replace(SIGN_WORDS, '').trim();
      // 目标公司（丙方）：… is a side where the paper says so.
      const isNoSide =
        !(A_SIGN.test(called ?? '') && /公司$/.test(match[1] ?? '')) &&
        NO_SIDE.test(sign === undefined || A_SIGN.test(sign) ? (match[1] ?? '') : label);
      if (label.length < 2 || isNoSide || SIGNS_FOR.test(passage.text.slice(0, match.index + 2))) continue;
      const at = match.index + match[0].length - (match[3] ?? '').length;
      // Who signs under a word of the moment is named in the text.
      const names = namesIn(passage, at, match[3] ?? '');
      if (head.has(passage) && names.every(({ name }) => uses(body, name) > 1 || COMPANY.test(name)))
        opening.push(
          ...names.map(({ name, start }) => ({ label, name, span: spanOf(passage, start, name) })),
        );
      for (const { name, start } of names)
        if (
          (sign !== undefined && edges.includes(passage)) ||
          uses(body, label) > LEAST_USES ||
          (tail.has(passage) && (roleOfWord(label) !== null || uses(body, name) > 1))
        )
          add(
            label,
            name,
            spanOf(passage, start, name),
            names.length > 1 ||
              (head.has(passage) &&
                (sign !== undefined || COMPANY.test(name) || labels.split(`${label}:`).length > 2)),
          );
    }
    const lent = LENT.exec(passage.text);
    if (lent?.[1] && lent[2] && !NOBODY.test(`${lent[1]} ${lent[2]}`)) {
      add('出借人', lent[1], spanOf(passage, passage.text.indexOf(lent[1], lent.index), lent[1]));
      add(
        '借款人',
        lent[2],
        spanOf(passage, passage.text.lastIndexOf(lent[2], lent.index + lent[0].length), lent[2]),
      );
    }
    const borrowed = lent ? null : BORROWED.exec(passage.text);
    const lender = borrowed?.[1] ?? borrowed?.[2];
    // 收到买房定金 names no lender.
    if (borrowed && lender && !/[金款费钱货]$/.test(lender))
      add('出借人', lender, spanOf(passage, passage.text.indexOf(lender, borrowed.index), lender));
    for (const { label, name, start } of besideIn(passage))
      if (uses(body, label) > LEAST_USES || head.has(passage)) add(label, name, spanOf(passage, start, name));
  }
  // 东家：某某 and 阿姨：某某 begin the paper and come again in it: two who are named so are its sides, whatever they are called.
  const named = [...known, ...found].filter(({ name }) => name !== null).length;
  if (named < 2 && opening.length > 1)
    for (const { label, name, span } of opening) add(label, name, span, true);
  return found;
}

/** 甲：某某 is 甲方. */
const signOf = (label = '') => (/^[甲乙丙丁]$/.test(label) ? `${label}方` : undefined);
const A_SIGN = /^[甲乙丙丁]方$/;
/** 房主：张三（甲方）: what he is called behind the name. */
const SIGN_BEHIND = /^[^:]{1,12}:[^:]{2,40}\(([甲乙丙丁]方)\)\s*[。;,]?$/;

/** 代表签字　场地单位：张三 names who signs for the side. */
const SIGNS_FOR = /^\s*(?:授权)?(?:代表|经办|负责)人?(?:签[字名章])?[\s:]/;
/** 出品方　某某公司, 场地单位　——　某某公司, and 主播 张三  2025.9.10 where it is signed. */
const BESIDE =
  /^[\s*#·-]*([\u4e00-\u9fff]{2,5}?)(?:\s*[—–-]{1,3}\s*|\s+)([\u4e00-\u9fff（()）]{2,40}?)(?=\s*$|\s+(?:19|20)\d{2})/;
/** 某某公司（以下称“我司”）. */
const CALLED =
  /([\u4e00-\u9fff（()）]{4,30}?(?:公司|厂|店|馆|院|社|中心|工作室|学校|合作社))\s*\((?:以下|下)(?:简)?称:?\s*["“'「]?([\u4e00-\u9fff]{2,8}?)["”'」]?\)/;

/** 房东 张三，租客 李四。 */
const EACH_BESIDE =
  /(?:^|[,;])\s*([\u4e00-\u9fff]{1,4}[方人东客主商员])\s+([\u4e00-\u9fff·]{2,3})(?=[,;。\s]|$)/g;

/** Sides named without a colon. */
function besideIn({ text, raw }: Passage): { label: string; name: string; start: number }[] {
  const each = [...text.matchAll(EACH_BESIDE)].flatMap(({ 0: all, 1: label, 2: name, index }) =>
    label && name && !NO_SIDE.test(label) ? [{ label, name, start: index + all.lastIndexOf(name) }] : [],
  );
  if (each.length > 1) return each;
  const called = CALLED.exec(text);
  if (called?.[1] && called[2]) return [{ label: called[2], name: called[1], start: called.index }];
  const match = BESIDE.exec(text);
  const [label, name] = [match?.[1] ?? '', match?.[2] ?? ''];
  if (!match || NO_SIDE.test(label) || !/[方人者主商员播客户位]$/.test(label)) return [];
  const start = match[0].lastIndexOf(name);
  const isName = COMPANY.test(name) || /^[\u4e00-\u9fff·]{2,3}$/.test(name);
  return isName && !/[方人商主员]$/.test(name)
    ? [{ label, name: raw.slice(start, start + name.length), start }]
    : [];
}

const COMPANY =
  /^[\u4e00-\u9fffA-Za-z（）()]{3,40}(?:公司|厂|店|院|学校|所|行|社|中心|部|集团|局|会|馆|场|队|工作室|站|基金|企业|合伙|分公司|学院|医院|小学|中学|大学|幼儿园|分场|农场|村|组|团|俱乐部|诊所|超市|酒店|宾馆|饭店|作坊|坊|庄|委员会)$/;
const HEAD = 24;
const TAIL = 12;
const uses = (text: string, word: string) => text.split(word).length - 1;
const spanOf = ({ blockId, start }: Passage, at: number, name: string): Span => ({
  blockId,
  start: start + at,
  end: start + at + name.length,
});

const CALLED_BY =
  /^(?:[\u4e00-\u9fff]{1,2}(?:女士|先生|老师|师傅|姐|哥|叔|姨)|[老小阿][\u4e00-\u9fff])[（(]([\u4e00-\u9fff]{2,4})(?=[）)，,])/;

/** Names between 、, without what stands in brackets behind them. */
function namesIn({ raw }: Passage, at: number, words: string): { name: string; start: number }[] {
  let from = at;
  // 张三　李四　王五 are three, as with 、 between them.
  const isList =
    !/[签章]/.test(words) && /^\s*[\u4e00-\u9fff]{2,4}(?:[、\s]+[\u4e00-\u9fff]{2,4})+\s*$/.test(words);
  return words.split(isList ? /[、\s]/ : '、').flatMap((part) => {
    const start = from + (/^[\s*]*/.exec(part)?.[0].length ?? 0);
    from += part.length + 1;
    // 范女士（范思琪） is called by what stands in brackets.
    const called = CALLED_BY.exec(raw.slice(start, start + part.trim().length));
    if (called?.[1]) return [{ name: called[1], start: start + called[0].indexOf(called[1]) }];
    const name = raw
      .slice(start, start + part.trim().length)
      .replace(/[（(].*$/, '')
      .replace(/[*\s].*$/, '');
    const isName = /^[\u4e00-\u9fff·]{2,4}$/.test(name) || COMPANY.test(name);
    // 总部（盖章）：　加盟商（签字）： names nobody.
    return isName && !/[签章]|(?:[方人商主]|元|年|月|日|号|条|双方)$/.test(name) ? [{ name, start }] : [];
  });
}
