import { findDates, type WrittenDate } from '../../figures/find-dates.ts';
import type { ColumnInput } from '../column-rule.ts';
import { isOfEarlier } from '../of-earlier.ts';
import { isInExample, type Passage, readPassages } from '../read-passages.ts';
import type { Taken } from '../take-values.ts';

/** The first and the last day of the term, as one sentence names them. */
export interface TermPair {
  passage: Passage;
  from: Taken;
  to: Taken;
}

const BETWEEN =
  /^(?:\(?(?:含|包括)(?:当|本)?日\)?)?(?:\s*零时|\s*0时|上午|下午)?(?:起|开始|开工|始|正式开始)?[\s,、(（]*(?:至|到|—+|-+|–+|~|～|〜|迄|止于|直至|[种养租做干用住停存包借承签](?:到|至)|[^。;,\d]{0,6}(?:,(?:共|为期)?[^。;,\d]{0,4}[年月天期])?,(?:直)?到|[^。;,\d]{0,6},[种养租做干用住停存包借签拉跑送卖摆开](?:到|至)|,?(?:预计)?(?:于|竣工|完工))(?:于|日期)?[\s:]*$/;
/** Terms of other things than the contract. */
const OTHER =
  /免租|试用|装修期|装修|保密|质保|保修|优惠|竞业|宽限|首期|第[一二三四五六七八九十\d]+(?:期|年|租赁年|阶段|批|次|季)|暂停|寒假|暑假|营业时间|上班|工作时间|每[日天周]|保险期|有效期至|证书|执照|许可证|资质|违约|逾期|财务|审计|前期|原合同|原租/;
const TERM =
  /期限|期间|租期|借期|工期|聘期|服务期|有效期|合作期|承包期|合同期|租赁期|租用|起租|租给|租住|出租|起止|时间|履行期|委托期|存储期|保管期|储存|培训期|为期|期:|周期|用期|[租借聘签]\S{0,8}[年月]/;
const STRONG =
  /(?:租赁|租用|承租|借款|贷款|合同|协议|服务|合作|承包|委托|代理|许可|使用|聘用|劳动|施工|储存|保管|存储|培训|加盟|授权|经销|出租|订阅|停车|停放)的?(?:有效|存续)?(?:期限|期间|期|时间)|租期|借期|工期|聘期|有效期/;

const read = new WeakMap<ColumnInput['contract'], TermPair | null>();

/** Two days that are said to be the first and the last: of several pairs the one that is called the term, else the first. */
export function readTermPair({ contract }: ColumnInput): TermPair | null {
  const known = read.get(contract);
  if (known !== undefined) return known;
  let best: { pair: TermPair; score: number } | null = null;
  const year = onlyYear(contract);
  for (const passage of readPassages(contract).all) {
    if (passage.section === 'annex' || passage.section === 'signature' || isOfEarlier(passage)) continue;
    for (const pair of pairsIn(passage, year)) {
      const score = scoreOf(passage, pair);
      if (score > (best?.score ?? 0)) best = { pair, score };
    }
  }
  const found = best?.pair ?? null;
  read.set(contract, found);
  return found;
}

/** The 10.8 of 2025.9.28–10.8. */
function shortEnd(passage: Passage, from: WrittenDate): TermPair | null {
  const match = /^\s*(?:[-—–~～至到]+)\s*(\d{1,2})[./](\d{1,2})(?![\d./年元%])/.exec(
    passage.text.slice(from.end),
  );
  if (!match?.[1] || !match[2] || from.iso === null) return null;
  const [month, day] = [Number(match[1]), Number(match[2])];
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  const to = `${from.iso.slice(0, 4)}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const [start, end] = [
    from.end + match[0].lastIndexOf(match[1], match[0].length - match[2].length - 1),
    from.end + match[0].length,
  ];
  if (to <= from.iso) return null;
  const value = { kind: 'date', date: to, text: passage.raw.slice(start, end) } as const;
  return { passage, from: taken(passage, from, from.iso), to: { value, start, end } };
}

/** The year of all days of the paper, where it has but one: 7月5日到8月31日 of a paper signed on 2025年6月30日. */
function onlyYear(contract: ColumnInput['contract']): number | null {
  const years = new Set(
    readPassages(contract).all.flatMap((passage) =>
      passage.dates().flatMap(({ iso }) => iso?.slice(0, 4) ?? []),
    ),
  );
  return years.size === 1 ? Number([...years][0]) : null;
}

function pairsIn(passage: Passage, year: number | null): TermPair[] {
  const dates = findDates(passage.raw).filter(({ day }) => day !== null);
  return dates.flatMap((from, index) => {
    const short = shortEnd(passage, from);
    if (isInExample(passage, from.start)) return [];
    if (short) return [short];
    const next = dates[index + 1];
    if (!next || !BETWEEN.test(passage.text.slice(from.end, next.start))) return [];
    const begin = from.iso ?? withYear(from, { ...from, year });
    const to = withYear(next, { ...from, year: from.year ?? year });
    if (begin === null || to === null || to <= begin) return [];
    return [{ passage, from: taken(passage, from, begin), to: taken(passage, next, to) }];
  });
}

/** The 12月31日 of 2025年1月1日至12月31日 is of the same year. */
function withYear({ iso, year, month, day }: WrittenDate, from: WrittenDate): string | null {
  if (iso !== null || year !== null || from.year === null || month === null || day === null) return iso;
  return `${from.year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

const taken = ({ raw }: Passage, { start, end }: WrittenDate, date: string): Taken => ({
  value: { kind: 'date', date, text: raw.slice(start, end).trim() },
  start,
  end,
});

function scoreOf({ text, heading, row }: Passage, { from, to }: TermPair): number {
  const before = text.slice(Math.max(0, from.start - 24), from.start);
  const clause = before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf('。')) + 1);
  const behind = text.slice(to.end, to.end + 14);
  if (
    row ||
    OTHER.test(clause) ||
    /^[^,。;]{0,8}(?:免租|装修|试用)|^[^,。;]{0,6}(?:租金|月租|每月|\d|送到|送达|送货|交货|发货|到货|分批)/.test(
      behind,
    )
  )
    return 0;
  if (STRONG.test(clause) || STRONG.test(before)) return 4;
  if (STRONG.test(heading) || /期限|期间/.test(heading)) return 3;
  if (TERM.test(text)) return 2;
  return 1;
}
