import { clauseAt } from '../story-clauses.ts';
import type { StoryFact } from '../story-fact.ts';
import type { Telling } from './telling.ts';
import { endsInPart } from './work-told.ts';

/** 这一年平均下来7200: what a month came to on average, by which a job is reckoned (劳动合同法 47). */
const AVERAGE = /平均(?:下来|工资|每个?月|一个?月|月薪|月工资|到手)*(?:是|有|为|在|大概)?[^，。；\d]{0,4}$/;

/**
 * Facts of a job without what was read of it twice in two ways: nobody begins on the day they leave, and where an average is told beside a
 * basic wage, the average is the wage of a month.
 */
export function withoutDoubt(facts: readonly StoryFact[], { text, clauses }: Telling): StoryFact[] {
  const ends = new Set(facts.flatMap(({ path, value }) => (path === 'worked_until' ? [value] : [])));
  const wages = facts.filter(({ path }) => path === 'monthly_wage');
  const average = wages.filter(({ start }) =>
    AVERAGE.test(text.slice(clauseAt(clauses, start)?.start ?? 0, start)),
  );
  /** 八千左右: about so much is no wage to reckon with. */
  const isRough = ({ path, start, end }: StoryFact) =>
    path === 'monthly_wage' &&
    (/^(?:块钱?|元)?(?:(?:另外?)?加|和)[^，。；]{0,4}(?:提成|课时费|绩效|奖金|计件)/.test(text.slice(end)) ||
      /^(?:块钱?|元)?(?:左右|上下|出头|多(?:点|块)?|不等)/.test(text.slice(end)) ||
      /(?:大概|大约|差不多|约)[^，。；\d]{0,2}$/.test(text.slice(Math.max(0, start - 6), start)));
  const isBasic = (fact: StoryFact) =>
    fact.path === 'monthly_wage' && average.length > 0 && !average.includes(fact);
  const until =
    facts.flatMap(({ path, value }) => (path === 'worked_until' ? [String(value)] : []))[0] ?? null;
  // 8月的工资没给, of who left on 20 August: a part of a month's wage, of which nobody told how much.
  const isPartOfMonth = ({ path, start, end }: StoryFact) =>
    path === 'wages_unpaid' &&
    endsInPart(text.slice(start, end), until) &&
    !/元|块|[千万]|\d{3}/.test(text.slice(start, end));
  return facts.filter(
    (fact) =>
      // What began, and the contract that was signed, are of no day on which the job ended.
      !(/^(?:worked_from|labour_contract_on)$/.test(fact.path) && ends.has(fact.value)) &&
      !isBasic(fact) &&
      !isRough(fact) &&
      !isPartOfMonth(fact),
  );
}
