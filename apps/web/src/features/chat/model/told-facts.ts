import type { CloneContent } from '@mingfa/contract/clone-content';
import type { Language } from '@mingfa/contract/values';
import { findAmounts } from '@mingfa/legal/figures/find-amounts';

type FirstQuestion = CloneContent['firstQuestions'][number];
/** A fact with the kind of field it is asked in. */
export type AskedFact = Pick<FirstQuestion, 'label' | 'kind' | 'options' | 'required' | 'help'>;

/** What a figure is an amount of. */
export const MONEY_UNITS: Record<Language, string> = { 'zh-CN': '元', en: 'yuan' };
const BARE_FIGURE = /^\d[\d,，]*(?:\.\d+)?$/;

/** What was written in the field of a fact, as the question tells it: a bare figure of money gets its unit. */
export function tellFact({ kind }: Pick<AskedFact, 'kind'>, written: string, language: Language): string {
  const value = written.trim().replace(/[\n；;]+/g, '，');
  if (kind !== 'money' || !BARE_FIGURE.test(value)) return value;
  return language === 'en' ? `${value} ${MONEY_UNITS.en}` : `${value}${MONEY_UNITS['zh-CN']}`;
}

/** Whether what was written can be read as what its field takes; nothing written is no mistake. */
export function isFactReadable({ kind }: Pick<AskedFact, 'kind'>, written: string): boolean {
  const value = written.trim();
  if (value === '') return true;
  if (kind === 'money') return findAmounts(tellFact({ kind }, value, 'zh-CN')).length > 0;
  return kind !== 'count' || /[\d一二两三四五六七八九十百]/.test(value);
}

/** A question with what was told in fields written behind it, a line each. */
export function withToldFacts(
  question: string,
  facts: readonly (AskedFact & { factId: string })[],
  written: Readonly<Record<string, string>>,
  language: Language,
): string {
  const lines = facts.flatMap((fact) => {
    const told = tellFact(fact, written[fact.factId] ?? '', language);
    return told === '' ? [] : [`${fact.label}：${told}`];
  });
  return [question, ...lines].join('\n');
}
