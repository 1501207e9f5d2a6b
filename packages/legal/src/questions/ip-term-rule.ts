import { clauseOf } from './beside.ts';
import type { CalculatorRule, Figures } from './calculator-rule.ts';
import { type QuestionDate, spanOf } from './read-dates.ts';

const RIGHT = /专利|实用新型|外观设计|著作权|版权|\bpatent|\bcopyright|\butility model/i;
const TERM =
  /几年|多少年|多久|多长时间|哪一?年|何时|什么时候|到期|届满|期满|过期|期限|保护期|保护到|how (?:long|many years)|until (?:when|what)|expire/i;
/** Other times: of suing, of answering the office, of fees, of an employer, of making a contract. */
const OTHER_TIME =
  /时效|起诉|侵权|无效|驳回|复审|异议|撤销|审查|授权要|批下来|许可|转让|合同|年费(?:多少|怎么|晚|没)|limitation|sue|infring/i;
const DIED = /去世|过世|逝世|病逝|病故|离世|死|died|death/i;
const FILED = /申请|提交|递交|filed|filing|appl/i;
const PUBLISHED = /发表|出版|上映|播出|公映|publish|released/i;
const OF_UNIT = /法人作品|单位作品|公司|单位|视听作品|电影|电视剧|职务作品|company|film|audiovisual/i;
/** Earlier law gave photographs another term. */
const PHOTO = /照片|摄影|photo/i;
/** Joint works last by the death of the last author; works never published have no publication to count from. */
const NOT_TOLD =
  /合作作品|合著|合写|共同创作|两个?作者|co-?author|joint work|[没未](?:有)?(?:公开)?(?:发表|出版|上映|播出)|unpublished/i;
/** Days on which something else happened than what the term is counted from. */
const OTHER_EVENT =
  /授权|公告|拿到|下证|发证|领证|批准|批下|登记|受让|买(?:来|下)|创作|写(?:完|成|好)|拍(?:完|摄|成)|完成|granted|issued|bought|created|made/i;
/** A design filed earlier lasts as the law of that day said (专利法 of 2020 in force). */
const DESIGNS_FROM = '2021-06-01';

const isOfOther = (text: string, date: QuestionDate): boolean =>
  OTHER_EVENT.test(clauseOf(text, date).join(''));

/** The day or year told with these words; one where only one is told. */
function beginOf(text: string, { dates }: Figures, words: RegExp): QuestionDate | undefined {
  const beside = dates.filter((date) => words.test(clauseOf(text, date).join('')));
  const told = beside.length > 0 ? beside : dates.filter((date) => !isOfOther(text, date));
  return new Set(told.map(({ iso }) => iso)).size === 1 ? told[0] : undefined;
}

function kindOf(text: string): 'invention' | 'utility' | 'design' | 'author' | 'unit' | null {
  const kinds = [
    /实用新型|utility model/i.test(text) ? ('utility' as const) : null,
    /外观/.test(text) || /\bdesign patent/i.test(text) ? ('design' as const) : null,
    /发明专利|专利[^，。]{0,4}发明|\binvention/i.test(text) ? ('invention' as const) : null,
  ].filter((kind) => kind !== null);
  if (kinds.length > 0) return kinds.length === 1 ? (kinds[0] ?? null) : null;
  if (!/著作权|版权|copyright/i.test(text) || PHOTO.test(text) || NOT_TOLD.test(text)) return null;
  if (DIED.test(text)) return 'author';
  return OF_UNIT.test(text) && PUBLISHED.test(text) ? 'unit' : null;
}

/** Until when a patent or a copyright lasts, from the event it is counted from. */
export const IP_TERM_RULE: CalculatorRule = {
  id: 'ip-term',
  answers: 'amount',
  matches: (text) => RIGHT.test(text) && TERM.test(text) && !OTHER_TIME.test(text) && kindOf(text) !== null,
  inputs(text, figures) {
    const kind = kindOf(text);
    if (kind === null) return null;
    const begin = beginOf(text, figures, kind === 'author' ? DIED : kind === 'unit' ? PUBLISHED : FILED);
    // Of several days none is taken for the one that counts.
    if (begin === undefined) return figures.dates.every((date) => isOfOther(text, date)) ? { kind } : null;
    if (kind === 'design' && spanOf(begin).first < DESIGNS_FROM) return null;
    return begin.precision === 'day'
      ? { kind, startOn: begin.iso }
      : { kind, startYear: Number(begin.iso.slice(0, 4)) };
  },
};
