import { type QuestionAmount, readAmounts } from '../questions/read-amounts.ts';
import { type QuestionDate, readDates } from '../questions/read-dates.ts';
import { readDueDay } from '../questions/read-due-day.ts';
import { readRates } from '../questions/read-rates.ts';
import type { IsoDate } from '../statute/statute.ts';
import { type FactValue, rowPath } from './fact-sheet.ts';
import { readPeople } from './read-people.ts';
import { clauseAt, clausesOf, STORY_MAX, type StoryClause } from './story-clauses.ts';

/** A fact read out of a story, with the words it was read from. */
export interface StoryFact {
  /** A fact, or the field of a row; rows are named by who or what they are of: `claimants/周明远/phone`. */
  path: string;
  value: FactValue;
  start: number;
  end: number;
}

/** What a story is about, by the words nobody uses for anything else; the first that fits. */
const CAUSES: readonly [string, RegExp][] = [
  ['离婚纠纷', /离婚|(?:老公|丈夫|妻子|老婆)[^，。]{0,12}(?:出轨|家暴|分居)/],
  ['劳动争议', /(?:拖欠|欠|没发|克扣)[^，。]{0,8}工资|辞退|开除|劳动合同|加班费|经济补偿|劳动仲裁/],
  [
    '民间借贷纠纷',
    /借条|欠条|借据|借款|借给|(?:向|跟|找|问)(?:我|原告)[^，。]{0,6}借|借了?我|还钱|不还钱|借了[^，。]{0,6}(?:元|块|万)/,
  ],
  ['房屋租赁合同纠纷', /押金|房东|租房|退租|租赁/],
  ['买卖合同纠纷', /货款|供货|买卖合同|采购/],
];

/** Days by what the clause they stand in tells. The last that fits is the newest of its kind. */
const DAYS: readonly { fact: string; cause: string; says: RegExp; not?: RegExp }[] = [
  {
    fact: 'loan_on',
    cause: '民间借贷纠纷',
    says: /借|转账|转给|打给|汇给|出借|交付/,
    not: /前还|前归还|还清|到期|催|已还|还了|归还/,
  },
  {
    fact: 'loan_demanded_on',
    cause: '民间借贷纠纷',
    says: /催|讨要|要钱|要账|让他还|让她还|要求[^，。]{0,4}还/,
  },
  {
    fact: 'worked_from',
    cause: '劳动争议',
    says: /入职|进(?:入)?[^，。]{0,12}(?:公司|单位|厂)|开始(?:上班|工作)|到[^，。]{0,16}(?:上班|工作)/,
    not: /辞|离职|开除/,
  },
  {
    fact: 'worked_until',
    cause: '劳动争议',
    says: /辞退|开除|离职|辞职|解除(?:了)?劳动|不让[^，。]{0,4}上班|被裁/,
  },
  { fact: 'married_on', cause: '离婚纠纷', says: /结婚|登记|领证|领了证/, not: /离婚/ },
];

const REPAID_BEFORE = /(?:还了|已还|归还了|归还|偿还了?|还过|退还了?|还给我)[^，。\d]{0,6}$/;
const STILL_OWED = /(?:还欠|尚欠|还差|剩|仍欠|欠着)[^，。\d]{0,6}$/;
const LENT_BEFORE = /(?:借|转账?|转给|打给|汇)[^，。]{0,16}$/;
const METHODS: readonly [string, RegExp][] = [
  ['wechat', /微信/],
  ['alipay', /支付宝/],
  ['bank', /银行|网银|转账|汇款/],
  ['cash', /现金/],
];
const WRITTEN = /(?:写|打|出具|签)[^，。]{0,8}(?:借条|欠条|借据|借款合同|收条)/;
const NOT_WRITTEN = /(?:没|未|无)有?[^，。]{0,6}(?:借条|欠条|借据|合同)/;
const RELATION = /(?:是|系)[^，。]{0,8}?(朋友|同事|同学|亲戚|邻居|战友|老乡|生意伙伴)/;
const RELATION_OF = /我(?:的)?(朋友|同事|同学|亲戚|邻居|战友|老乡)/;
const CONTRACT = /签(?:订|了|署)?[^，。]{0,8}劳动合同/;
const NO_CONTRACT = /(?:没|未)有?[^，。]{0,4}签[^，。]{0,8}合同/;
/** 要求支付工资10400元 is a sum that is owed. */
const NO_WAGE_OF_A_MONTH = /支付|要求|请求|补发|赔|拖欠|欠|共计?|合计/;
/** What the teller asks for: 我要求公司支付…, 请求判令…; what others ask and what is only wondered about is no claim. */
const ASKING =
  /^(?:现在?|故|因此|所以|特|于是|为此)?(?:我们?|本人|原告|申请人)?(?:现在?|只|就)?(?:要求|请求|诉求(?:是|:)?|希望(?:法院)?判令?|想让)/;
const WONDERS = /能否|能不能|可否|可不可以|可以.{0,12}吗|是否|吗$|应该|应当|怎么|如何|谁/;
const PAYS = /还|付|赔|补偿|归还|返还|退/;

/** Facts of a story, without a model: what rules are sure of, each with its place. What is told twice differently comes twice. */
export function readStory(written: string, today: IsoDate): StoryFact[] {
  const story = written.slice(0, STORY_MAX);
  const clauses = clausesOf(story);
  const cause = CAUSES.flatMap(([name, says]) => {
    const match = says.exec(story);
    return match ? [{ name, start: match.index, end: match.index + match[0].length }] : [];
  })[0];
  const dates = readDates(story, today).filter(({ precision }) => precision === 'day');
  return [
    ...(cause ? [{ path: 'cause', value: cause.name, start: cause.start, end: cause.end }] : []),
    ...peopleFacts(story, clauses),
    ...(cause ? dayFacts(cause.name, clauses, dates) : []),
    ...(cause?.name === '民间借贷纠纷' ? loanFacts(story, clauses, dates) : []),
    ...(cause?.name === '劳动争议' ? workFacts(story, clauses) : []),
    // Of a loan the rules of a template write the claims.
    ...(cause?.name === '民间借贷纠纷' ? [] : claimFacts(story, clauses)),
  ];
}

/** So many characters are read for amounts at once: what an amount is, the words around it tell. */
const PIECE = 1_500;

/** The amounts of a story, read piece by piece, so that a long one takes time in proportion. */
function amountsIn(story: string, clauses: readonly StoryClause[]): QuestionAmount[] {
  const amounts: QuestionAmount[] = [];
  let from = 0;
  for (const [index, clause] of clauses.entries()) {
    const next = clauses[index + 1];
    if (next && next.end - from <= PIECE) continue;
    for (const amount of readAmounts(story.slice(from, clause.end)))
      amounts.push({ ...amount, start: amount.start + from, end: amount.end + from });
    from = clause.end;
  }
  return amounts;
}

function peopleFacts(story: string, clauses: readonly StoryClause[]): StoryFact[] {
  return readPeople(story, clauses).flatMap(({ side, kind, name, gender, start, end, told }) => [
    ...(gender ? [{ path: rowPath(side, name, 'gender'), value: gender, start: end + 1, end: end + 2 }] : []),
    { path: rowPath(side, name, 'party_kind'), value: kind, start, end },
    { path: rowPath(side, name, 'name'), value: name, start, end },
    ...told.map((one) => ({ ...one, path: rowPath(side, name, one.field) })),
  ]);
}

function dayFacts(
  cause: string,
  clauses: readonly StoryClause[],
  dates: readonly QuestionDate[],
): StoryFact[] {
  return dates.flatMap((date) => {
    const clause = clauseAt(clauses, date.start);
    if (!clause) return [];
    // 2024年3月1日，张三向我借…: a day alone belongs to the clause behind it.
    const isAlone = clause.text.replace(date.raw, '').trim().length <= 2;
    const next = isAlone ? clauseAt(clauses, clause.end + 1) : null;
    const told = `${clause.text}${next?.text ?? ''}`;
    const day = DAYS.find((one) => one.cause === cause && one.says.test(told) && !one.not?.test(told));
    return day ? [{ path: day.fact, value: date.iso, start: date.start, end: date.end }] : [];
  });
}

function loanFacts(
  story: string,
  clauses: readonly StoryClause[],
  dates: readonly QuestionDate[],
): StoryFact[] {
  const facts: StoryFact[] = [];
  for (const { value, role, start, end, elsewhere } of amountsIn(story, clauses)) {
    const before = clauseBefore(clauses, start);
    if (elsewhere || STILL_OWED.test(before)) continue;
    if (REPAID_BEFORE.test(before)) facts.push({ path: 'loan_repaid', value, start, end });
    else if ((role === 'principal' || role === 'transfer' || role === 'other') && LENT_BEFORE.test(before))
      facts.push({ path: 'loan_principal', value, start, end });
  }
  for (const { percentPerYear, role, start, raw } of readRates(story))
    if (role !== 'lpr')
      facts.push({
        path: role === 'overdue' ? 'loan_overdue_rate' : 'loan_rate',
        value: percentPerYear,
        start,
        end: start + raw.length,
      });
  const due = dates.find(({ end }) =>
    /^[^，。]{0,4}(?:之?前|以前)?[^，。]{0,6}(?:还清|归还|还款|还(?!没|有|是|欠)|到期)/.test(
      story.slice(end, end + 16),
    ),
  );
  const said = due ? null : readDueDay(story, dates);
  if (due) facts.push({ path: 'loan_due_on', value: due.iso, start: due.start, end: due.end });
  else if (said && said.first === said.last) {
    const start = Math.max(0, story.indexOf(said.said));
    facts.push({ path: 'loan_due_on', value: said.last, start, end: start + said.said.length });
  }
  return [
    ...facts,
    ...found(story, 'loan_in_writing', NOT_WRITTEN, false),
    ...(NOT_WRITTEN.test(story) ? [] : found(story, 'loan_in_writing', WRITTEN, true)),
    ...methodOf(clauses),
    ...relationOf(story),
  ];
}

function methodOf(clauses: readonly StoryClause[]): StoryFact[] {
  for (const clause of clauses)
    for (const [value, says] of METHODS) {
      const match = /借|转|给|汇|交/.test(clause.text) ? says.exec(clause.text) : null;
      if (match) {
        const start = clause.start + match.index;
        return [{ path: 'loan_method', value, start, end: start + match[0].length }];
      }
    }
  return [];
}

function relationOf(story: string): StoryFact[] {
  const match = RELATION_OF.exec(story) ?? RELATION.exec(story);
  if (!match?.[1]) return [];
  const start = match.index + match[0].length - match[1].length;
  return [{ path: 'loan_relation', value: match[1], start, end: start + match[1].length }];
}

function workFacts(story: string, clauses: readonly StoryClause[]): StoryFact[] {
  const amounts = amountsIn(story, clauses);
  const wages = amounts.filter(
    ({ role, elsewhere, start }) =>
      role === 'wage' && !elsewhere && !NO_WAGE_OF_A_MONTH.test(clauseBefore(clauses, start)),
  );
  const unpaid = amounts.filter(({ role }) => role === 'arrears');
  return [
    ...wages.map(({ value, start, end }) => ({ path: 'monthly_wage', value, start, end })),
    ...unpaid.map(({ value, start, end }) => ({ path: 'wages_unpaid', value, start, end })),
    ...found(story, 'has_labour_contract', NO_CONTRACT, false),
    ...(NO_CONTRACT.test(story) ? [] : found(story, 'has_labour_contract', CONTRACT, true)),
  ];
}

function claimFacts(story: string, clauses: readonly StoryClause[]): StoryFact[] {
  return clauses
    .filter(
      ({ text, sentence }) =>
        ASKING.test(text.trim()) &&
        PAYS.test(text) &&
        !WONDERS.test(text.trim()) &&
        !/[？?]/.test(story.charAt(sentence.end)),
    )
    .flatMap(({ text, start, end }, index) => {
      const [amount] = readAmounts(text);
      return [
        {
          path: rowPath('claims', `c${index + 1}`, 'content'),
          value: text.trim().replace(ASKING, '请求'),
          start,
          end,
        },
        ...(amount
          ? [
              {
                path: rowPath('claims', `c${index + 1}`, 'amount'),
                value: amount.value,
                start: start + amount.start,
                end: start + amount.end,
              },
            ]
          : []),
      ];
    });
}

/** Somebody tells what happened to them; a question of law in general tells no facts. */
const TELLS = /我|本人|原告|申请人|被告/;

function found(story: string, path: string, says: RegExp, value: FactValue): StoryFact[] {
  const match = TELLS.test(story) ? says.exec(story) : null;
  return match ? [{ path, value, start: match.index, end: match.index + match[0].length }] : [];
}

const clauseBefore = (clauses: readonly StoryClause[], at: number): string => {
  const clause = clauseAt(clauses, at);
  return clause ? clause.text.slice(0, at - clause.start) : '';
};
