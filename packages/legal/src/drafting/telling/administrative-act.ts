import { rowPath } from '../fact-sheet.ts';
import type { StoryFact } from '../story-fact.ts';
import { isAgainstAuthority } from './against-authority.ts';
import type { Telling } from './telling.ts';

/** The full name of an organ, with the place it is of. */
const BODY =
  /((?:[\u4e00-\u9fff]{2,4}(?:省|市|自治州))?(?:(?!月|号)[\u4e00-\u9fff]){2,5}(?:市|区|县|镇|州)[\u4e00-\u9fff]{0,10}(?:监督管理局|管理局|执法局|公安局|公安分局|税务局|环境局|交警(?:支队|大队)|支队|大队|派出所|人民政府|街道办事处|局))(?![\u4e00-\u9fff]{0,3}(?:局|队))/g;
const LEAD = /^(?:处罚决定书?|决定书?|是|被|由|到|去|向|跟|找|就是|那个|这个)+/;
/** 临河市监罚〔2026〕118号, without 文号 before it. */
const NUMBER =
  /(?:文号|编号|字号)?(?:是|为|[:：])?((?!文号|编号|字号)[\u4e00-\u9fff]{1,10}[〔[（(]\d{4}[〕\]）)]第?\d{1,6}号)/;
const RECEIVED =
  /(?:送|收|拿|签收|寄|交|给)(?:来|到|达|了)?[^，。；]{0,6}(?:处罚)?决定|决定书?[^，。；]{0,12}(?:送|收到|拿到|签收|当场给)/;

/** What a story tells of an act of an authority: whose, of which number, when it came, what it says. */
export function administrativeAct(telling: Telling): StoryFact[] {
  const { text, days, sums, clauses } = telling;
  if (!isAgainstAuthority(text)) return [];
  const facts: StoryFact[] = [];
  const names = [...text.matchAll(BODY)].map(({ index, 1: said = '' }) => {
    const lead = LEAD.exec(said)?.[0].length ?? 0;
    return { name: said.slice(lead), start: index + lead, end: index + said.length };
  });
  const [body, other] = names.filter(
    ({ name }, index) => names.findIndex((one) => one.name === name) === index,
  );
  if (body && !other) {
    const { name, ...place } = body;
    facts.push({ path: rowPath('administrative_body', name, 'party_kind'), value: 'organisation', ...place });
    facts.push({ path: rowPath('administrative_body', name, 'name'), value: name, ...place });
  }
  const penalty = /处罚决定|行政处罚|罚款|罚(?:了)?(?:我)?[\d一二三四五六七八九十]/.exec(text);
  if (penalty)
    facts.push({
      path: 'act_kind',
      value: 'penalty',
      start: penalty.index,
      end: penalty.index + penalty[0].length,
    });
  const number = NUMBER.exec(text);
  if (number?.[1]) {
    const start = number.index + number[0].length - number[1].length;
    facts.push({ path: 'act_number', value: number[1], start, end: start + number[1].length });
  }
  const known = days.find(({ precision, start }) => {
    const clause = clauses.find((one) => one.start <= start && start < one.end);
    return precision === 'day' && clause !== undefined && RECEIVED.test(clause.text);
  });
  if (known?.iso) facts.push({ path: 'act_known_on', value: known.iso, start: known.start, end: known.end });
  const fine = sums.find(
    ({ start, isRough }) =>
      !isRough && /罚(?:款|了)?(?:我)?$/.test(text.slice(Math.max(0, start - 4), start)),
  );
  if (fine)
    facts.push({ path: 'act_content', value: `罚款${fine.value}元`, start: fine.start, end: fine.end });
  return facts;
}
