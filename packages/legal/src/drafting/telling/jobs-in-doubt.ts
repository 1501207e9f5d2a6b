import { clauseAt } from '../story-clauses.ts';
import type { StoryFact } from '../story-fact.ts';
import type { Telling } from './telling.ts';

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
  const isBasic = (fact: StoryFact) =>
    fact.path === 'monthly_wage' && average.length > 0 && !average.includes(fact);
  return facts.filter((fact) => !(fact.path === 'worked_from' && ends.has(fact.value)) && !isBasic(fact));
}
