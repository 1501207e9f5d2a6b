import { countOf } from '../../../courses/told-matter.ts';
import { clauseAt } from '../../../story-clauses.ts';
import type { Telling } from '../../telling.ts';
import type { ToldSum } from '../../told-sums.ts';
import type { ClaimRow } from './claim-rows.ts';
import { beforeSum, behindSum } from './told-parts.ts';

/** The heads of 民法典 1179 and 1183 and of 人身损害赔偿解释 §§6–12, in their order; what the car costs comes last (民法典 1184). */
const IN_ORDER: readonly RegExp[] = [
  /限额内先行赔偿/,
  /赔偿医[药疗]费/,
  /后续治疗费/,
  /住院伙食补助费/,
  /营养费/,
  /护理费/,
  /误工费/,
  /交通费/,
  /残疾赔偿金/,
  /精神损害抚慰金/,
  /鉴定费/,
  /车辆维修费|财产损失|拖车费/,
];
const HURT = /住(?:了)?院|骨折|手术|受(?:了)?伤|医[药疗]费|缝(?:了)?[^，。；]{0,3}针/;
const UNHURT = /人(?:都|倒|员)?(?:没|未)(?:有)?(?:事|受伤|伤)|(?:没|未)(?:有)?(?:人)?受伤/;
const IN_HOSPITAL = /住(?:了)?(?:[\d一二三四五六七八九十]+天)?(?:的)?院|住院/;
const SEVERE = /骨折|手术|钢板|关节|伤残|颅|截肢|ICU|重症/;
const FURTHER = /取(?:出)?(?:钢板|内固定|钢钉)|二次手术|后续(?:治疗|手术)|还(?:要|得|需)(?:再)?(?:做)?手术/;
/** 三个月以后可以做伤残鉴定: an assessment that is still to come. */
const TO_BE_ASSESSED = /(?:伤残|评残|定残|残疾)|做[^，。；]{0,4}鉴定|鉴定[^，。；]{0,6}(?:还没|没做|等)/;
const IS_CHILD = /我(?:儿子|女儿|闺女|孩子|娃|孙子|孙女)[^。]{0,20}(?:岁|年级|上学|幼儿园)/;

/**
 * Somebody was hurt by a car: every head that the story gives rise to, with its sum where it was told, and what has to be known where it was not. Who
 * insured the car pays first, and is asked for by name where nobody told it (民法典 1213); whoever drove at work is answered for (1191).
 */
export function trafficClaims(rows: readonly ClaimRow[], telling: Telling): ClaimRow[] {
  const { text } = telling;
  if (telling.me !== '原告' && telling.me !== '原告亲属') return [...rows];
  if (!HURT.test(text) || UNHURT.test(text) || rows.length === 0)
    return inOrder([...rows, ...carLost(telling, rows)]);
  const made = rows.map((row) => asUsed(withYears(row, text)));
  const has = (says: RegExp) => made.some(({ content }) => says.test(content));
  const [clause] = telling.clauses;
  const at = (says: RegExp) => {
    const match = says.exec(text);
    return match
      ? { start: match.index, end: match.index + match[0].length }
      : { start: 0, end: clause?.end ?? text.length };
  };
  const put = (what: string, how: string, says: RegExp) =>
    made.push({
      content: `请求判令被告赔偿${what}＿＿＿元${how ? `（${how}）` : ''}`,
      amount: null,
      ...at(says),
    });
  const insured = /交强险|三者险?|商业险|保险公司|保了险/.exec(text);
  if (insured && !has(/限额内先行赔偿/))
    made.unshift({ content: insurerClaim(telling), amount: null, ...at(/交强险|三者险?|商业险|保险公司/) });
  const isInHospital = IN_HOSPITAL.test(text);
  if (FURTHER.test(text) && !has(/后续治疗/)) put('后续治疗费', '待实际发生或者鉴定后确定', FURTHER);
  if (isInHospital && SEVERE.test(text)) {
    if (!has(/营养费/)) put('营养费', '参照医疗机构或者鉴定的意见', SEVERE);
    if (!has(/护理费/)) put('护理费', '护理期以医嘱或者鉴定为准，按当地护工报酬标准计算', SEVERE);
    if (!has(/交通费/)) put('交通费', '以就医的票据为准', IN_HOSPITAL);
  }
  const wage = earned(telling);
  const lost = made.findIndex(({ content }) => /误工费＿+元$/.test(content));
  const lostWage = `误工费＿＿＿元（${wage ? `月收入${wage.value}元，` : ''}误工期以医嘱或者鉴定为准）`;
  const held = made[lost];
  if (held) made[lost] = { ...held, content: held.content.replace(/误工费＿+元$/, lostWage) };
  else if (wage && !has(/误工费/))
    made.push({ content: `请求判令被告赔偿${lostWage}`, amount: null, start: wage.start, end: wage.end });
  if (TO_BE_ASSESSED.test(text) && !has(/残疾赔偿金/)) {
    const years = yearsOf(text);
    put(
      '残疾赔偿金',
      `伤残等级待鉴定，${years === null ? '' : `按定残时的年龄计算，现为${years}年，`}按受诉法院所在地上一年度城镇居民人均可支配收入计算`,
      TO_BE_ASSESSED,
    );
    if (!has(/精神损害/)) put('精神损害抚慰金', '构成伤残的，数额由法院酌定', TO_BE_ASSESSED);
  }
  made.push(...carLost(telling, made));
  return inOrder(made);
}

/** Each head in its place; of the same head what was told first. */
function inOrder(rows: readonly ClaimRow[]): ClaimRow[] {
  const rank = ({ content }: ClaimRow) => {
    const at = IN_ORDER.findIndex((says) => says.test(content));
    return at < 0 ? IN_ORDER.length : at;
  };
  return [...rows].sort((one, other) => rank(one) - rank(other));
}

function insurerClaim({ text, sides }: Telling): string {
  const asked = [...sides.sideOf].flatMap(([member, side]) => (side === sides.own ? [] : [member]));
  const firms = asked.filter(({ kind }) => kind !== 'person');
  const liable = (AT_WORK.test(text) && firms.length > 0 ? firms : asked).map(({ name }) => name).join('、');
  const covers = `机动车交通事故责任强制保险${/三者|商业/.test(text) && !/(?:没|未)(?:有)?(?:买|投)?(?:三者|商业)/.test(text) ? '和商业第三者责任保险' : ''}`;
  const isShared = /主责|次责|主要责任|次要责任|同等责任|同责/.test(text);
  const name = INSURER.exec(text)?.[1];
  return `请求判令承保肇事车辆的保险公司${name ? `${name}（全称：＿＿＿＿＿＿）` : '（名称：＿＿＿＿＿＿）'}在${covers}限额内先行赔偿下列损失，不足部分由被告${liable || '＿＿＿'}${isShared ? '按事故责任比例' : ''}赔偿`;
}
/** 在太平洋保险买的交强险: the name that people call it by. */
const INSURER =
  /(?:在|是|叫|归|找|由|，|。|的)((?!交强|商业|三者|第三|车|责任|意外|承运|社会|医疗|养老|这|那|个|家|保险)[\u4e00-\u9fff]{2,4}(?:财险|产险|保险)(?!单|杠|费|金|员|法|人|限|责|的)(?:[\u4e00-\u9fff]{2,6}(?:支|分)公司)?)/;
const AT_WORK =
  /(?:在|正)(?:上班|送货|送菜|送外卖|送件|拉货|运货|配送|干活)|送货|执行工作|公司的(?:司机|员工|人|骑手)/;

/** 电动车报废了，两千八买的: what it cost new is not what it was worth; 评估1280: what it was. */
function carLost(telling: Telling, made: readonly ClaimRow[]): ClaimRow[] {
  const { text, sums } = telling;
  const isNamed = made.findIndex(({ content }) => /车辆维修费|财产损失/.test(content));
  if (isNamed >= 0) return [];
  const match = WRECKED.exec(text);
  if (!match) return [];
  const near = sums.filter(({ start }) => start > match.index && start - match.index < 30);
  const assessed = near.find(
    (sum) => !sum.isRough && /(?:评估|定损)(?:了|为|是)?$/.test(beforeSum(telling, sum)),
  );
  const bought = near.find(
    (sum) =>
      !sum.isRough &&
      (/买(?:的|来)?(?:时候?)?(?:花了?)?[^，。；\d]{0,2}$/.test(beforeSum(telling, sum)) ||
        /^(?:块钱?|元)?买/.test(behindSum(telling, sum))),
  );
  const place = { start: match.index, end: match.index + match[0].length };
  const thing = match[1] ?? '车辆';
  if (assessed)
    return [
      {
        content: `请求判令被告赔偿${thing}损失${assessed.value}元`,
        amount: assessed.value,
        start: assessed.start,
        end: assessed.end,
      },
    ];
  const how = `${thing}报废${bought ? `，购买价${bought.value}元` : ''}，以定损或者评估为准`;
  return [{ content: `请求判令被告赔偿财产损失＿＿＿元（${how}）`, amount: null, ...place }];
}
const WRECKED =
  /(电动车|电瓶车|摩托车|自行车|三轮车|车子?)[^。；]{0,8}(?:报废|修不(?:了|好)|没法修|撞烂|散架|全毁|评估|定损)/;

/** What whoever was hurt earns by the month; who nursed them, and who drove, earn something else. */
function earned(telling: Telling): ToldSum | null {
  const { text, sums, clauses } = telling;
  if (IS_CHILD.test(text)) return null;
  return (
    sums.find((sum) => {
      const sentence = clauseAt(clauses, sum.start)?.sentence;
      const said = sentence ? text.slice(sentence.start, sum.start) : '';
      return (
        !sum.isRough &&
        /(?:月工资|月薪|月收入|一个月|每个?月)(?:能)?(?:挣|拿|收入|工资)?[^，。；\d]{0,3}$/.test(said) &&
        !/护理|照顾|伺候|陪护|媳妇|老婆|女儿|闺女|房租|房贷|月供|司机/.test(said.slice(-24))
      );
    }) ?? null
  );
}

const AGE =
  /(?:今年|已经|都|现年|快)(?:都)?([六七八]十[一二三四五六七八九]?|[6-8]\d)(?:多)?(?:岁|周岁|了|，|。)|([六七八]十[一二三四五六七八九]?|[6-8]\d)(?:周)?岁|(?<=[，。；])([六七八]十[一二三四五六七八九]?|[6-8]\d)了/;
/** 人身损害赔偿解释 12: twenty years, one less for each year over sixty, five from seventy-five on; null of who is not over sixty. */
function yearsOf(text: string): number | null {
  const said = AGE.exec(text);
  const age = said ? countOf(said[1] ?? said[2] ?? said[3] ?? '') : null;
  if (age === null || age <= 60) return null;
  return age >= 75 ? 5 : 20 - (age - 60);
}

/** What a wrecked car cost new is not what it was worth when it was wrecked. */
function asUsed(row: ClaimRow): ClaimRow {
  const price = /赔偿财产损失([\d.]+)元（车辆报废）$/.exec(row.content)?.[1];
  if (!price) return row;
  const content = row.content.replace(
    `${price}元（车辆报废）`,
    `＿＿＿元（车辆报废，购买价${price}元，以定损或者评估为准）`,
  );
  return { ...row, content, amount: null };
}

/** 十级伤残, of who is sixty-two: eighteen years. */
function withYears(row: ClaimRow, text: string): ClaimRow {
  const years = yearsOf(text);
  if (years === null || !/残疾赔偿金.*级伤残，/.test(row.content)) return row;
  return { ...row, content: row.content.replace('级伤残，', `级伤残，计算${years}年，`) };
}
