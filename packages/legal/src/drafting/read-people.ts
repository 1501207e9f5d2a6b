import { isPersonName } from '../judgments/party-kind.ts';
import type { Mask } from '../redaction/mask.ts';
import { redact } from '../redaction/redact.ts';
import { clauseAt, type StoryClause } from './story-clauses.ts';

/** Somebody a story names, on the side they are on, with what is told of them. */
export interface StoryPerson {
  side: 'claimants' | 'defendants';
  kind: 'person' | 'organisation';
  name: string;
  /** Where it stands right behind the name: 李强，男，. */
  gender?: 'male' | 'female';
  start: number;
  end: number;
  told: { field: 'identity_number' | 'phone' | 'domicile'; value: string; start: number; end: number }[];
}

const CLAIMANT_LABEL = /(?:原告|申请人|出借人|债权人|申请执行人)(?:[(][^()]{0,12}[)])?\s*[:：是为]?\s*$/;
const DEFENDANT_LABEL =
  /(?:被告|被申请人|借款人|债务人|被执行人|担保人)(?:[(][^()]{0,12}[)])?\s*[:：是为]?\s*$/;
const NARRATOR_BEFORE = /(?:我叫|我是|本人|我的名字是)\s*$/;
/** 借给张三, 起诉李四, 我老公王五. */
const OTHER_BEFORE =
  /(?:借给|借钱给|转给|转账给|打给|起诉|状告|要告|告|我(?:的)?(?:老公|丈夫|前夫|老婆|妻子|前妻|朋友|同事|同学|邻居|老板|亲戚|表哥|表弟|堂哥|堂弟|战友|客户)|老板|对方(?:是|叫)?|房东|朋友|同事|同学|邻居)\s*$/;
/** 张三向我借, 李四欠我, 王五打伤我. */
const OTHER_BEHIND =
  /^\s*(?:以[^，。]{0,12})?(?:因[^，。]{0,12})?(?:向我|跟我|找我|问我|欠我|和我借|与我借|借走|借了|打伤|骗了|拖欠|没还|不还|至今|答应|承诺|写了|出具|打了)/;
/** 周明远起诉说我欠他: where the story is told by who is sued. */
const SUES_BEHIND = /^\s*(?:[向到在][^，。]{0,12})?(?:起诉|告我|把我告|将我诉)/;
/** Whom the story is told by is sued, and does not sue. */
const IS_SUED = /(?:我|本人)(?:被[^，。]{0,12}(?:起诉|告)|收到[^，。]{0,8}(?:法院|传票|起诉状|诉状))/;
const COMPANY = /[\u4e00-\u9fff()]{2,40}?(?:有限责任公司|股份有限公司|有限公司|律师事务所|合伙企业|集团)/g;
/** A kind of company, and none by name. */
const OF_A_KIND = /^(?:律师|会计师|有限|普通|股份|一人|该|这家|某|用人单位|国有|外资)/;
/** What stands before a company's name and is none of it. */
const COMPANY_LEAD =
  /^.{0,16}?(?:我在|我于|我到|我和|我与|我跟|[在到跟被](?=[^，]{6,})|入职|进入|起诉|状告|名叫|叫做|公司是|单位是|被告|原告|被申请人|申请人|[:：])/;

/** Who a story names, by the words around them, and the numbers and addresses told right behind them. */
export function readPeople(story: string, clauses: readonly StoryClause[]): StoryPerson[] {
  const { masked } = redact(story);
  const isSued = IS_SUED.test(story);
  const own = isSued ? 'defendants' : 'claimants';
  const other = isSued ? 'claimants' : 'defendants';
  const people: StoryPerson[] = [];
  const add = (person: Omit<StoryPerson, 'told'>) => {
    if (!people.some(({ name }) => name === person.name)) people.push({ ...person, told: [] });
  };
  for (const { kind, start, end } of masked) {
    const name = story.slice(start, end);
    if (kind !== 'name' || !isPersonName(name)) continue;
    const side = sideOf(story, start, end, own, other);
    const sex = /^[，,](男|女)(?![\u4e00-\u9fff])/.exec(story.slice(end, end + 4))?.[1];
    const gender = sex === '男' ? 'male' : sex === '女' ? 'female' : undefined;
    if (side) add({ side, kind: 'person', name, gender, start, end });
  }
  for (const company of companiesIn(story)) {
    const before = story.slice(Math.max(0, company.start - 12), company.start);
    add({ side: CLAIMANT_LABEL.test(before) ? 'claimants' : other, kind: 'organisation', ...company });
  }
  people.sort((a, b) => a.start - b.start);
  for (const one of masked) tell(people, clauses, story, one);
  return people;
}

function sideOf(
  story: string,
  start: number,
  end: number,
  own: StoryPerson['side'],
  other: StoryPerson['side'],
): StoryPerson['side'] | null {
  const before = story.slice(Math.max(0, start - 16), start);
  const after = story.slice(end, end + 16);
  if (CLAIMANT_LABEL.test(before) && !/被申请人|被执行人/.test(before)) return 'claimants';
  if (DEFENDANT_LABEL.test(before)) return 'defendants';
  if (NARRATOR_BEFORE.test(before)) return own;
  if (OTHER_BEFORE.test(before) || OTHER_BEHIND.test(after)) return other;
  if (own === 'defendants' && SUES_BEHIND.test(after)) return other;
  return null;
}

function companiesIn(story: string): { name: string; start: number; end: number }[] {
  return [...story.matchAll(COMPANY)].flatMap((match) => {
    const lead = COMPANY_LEAD.exec(match[0])?.[0].length ?? 0;
    const name = match[0].slice(lead);
    const start = match.index + lead;
    return name.length >= 6 && !OF_A_KIND.test(name) ? [{ name, start, end: start + name.length }] : [];
  });
}

const FIELDS: Partial<Record<Mask['kind'], StoryPerson['told'][number]['field']>> = {
  identity: 'identity_number',
  mobile: 'phone',
  address: 'domicile',
};
/** Words that tell an address is where somebody lives. */
const LIVES = /(?:住址?|住所地?|地址|家住|户籍(?:地|所在地)?|现住)[:：是为在于]{0,2}([\u4e00-\u9fff]{0,16})$/;

/** A number belongs to whom the sentence named last before it. */
function tell(
  people: readonly StoryPerson[],
  clauses: readonly StoryClause[],
  story: string,
  mask: Mask,
): void {
  const field = FIELDS[mask.kind];
  const sentence = clauseAt(clauses, mask.start)?.sentence;
  if (!field || !sentence) return;
  const owner = people.findLast(({ start }) => start >= sentence.start && start < mask.start);
  if (!owner || owner.told.some((one) => one.field === field)) return;
  let { start } = mask;
  if (field === 'domicile') {
    const before = story.slice(Math.max(sentence.start, start - 24), start);
    const district = LIVES.exec(before)?.[1];
    if (district === undefined) return;
    // The district stands before what is masked: 住临江市河东区 柳树路18号.
    start -= district.length;
  }
  owner.told.push({ field, value: story.slice(start, mask.end), start, end: mask.end });
}
