import type {
  Bilingual,
  CalculationLine,
  CalculatorAsk,
  CalculatorNeeds,
  CalculatorResult,
  LegalBasis,
} from '@mingfa/legal/calculators/calculation';
import { formatCitation } from '@mingfa/legal/citation/format-citation';
import { parseArticleKey } from '@mingfa/legal/statute/article-number';
import { shortLawTitle } from '@mingfa/legal/statute/law-title';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './calculator.module.css';

type Language = 'zh' | 'en';

/** What a calculation comes to; its steps, what it assumes, what is open and what it rests on each under a heading. */
export function CalculatorOutcomeView({
  outcome,
  language,
}: {
  outcome: CalculatorResult | CalculatorNeeds;
  language: Language;
}) {
  const { t } = useTranslation('chat');
  const list = (some: readonly Bilingual[]) => some.map((one) => one[language]);
  const asked = (asks: readonly CalculatorAsk[]) =>
    asks.map(({ question, why }) => `${question[language]}（${why[language]}）`);
  if (outcome.status === 'needs') {
    return (
      <div className={styles.outcome} role="status">
        <p>{t('calculator.needs')}</p>
        <Lines items={asked(outcome.missing)} />
      </div>
    );
  }
  const total = totalOf(outcome, language);
  return (
    <div className={styles.outcome} role="status">
      {total ? (
        <Part heading={t('calculator.result')}>
          <p className={styles.total}>{total}</p>
        </Part>
      ) : null}
      <Part heading={t('calculator.steps')}>
        <ul className={styles.steps}>
          {outcome.lines.map((line) => (
            <li key={`${line.label.zh} ${line.formula.zh}`}>
              <span>
                {line.label[language]}：<strong>{figureOf(line, language)}</strong>
              </span>
              <span className={styles.formula}>{line.formula[language]}</span>
            </li>
          ))}
        </ul>
      </Part>
      <ListPart heading={t('calculator.assumptions')} items={list(outcome.assumptions)} />
      <ListPart heading={t('calculator.asks')} items={asked(outcome.asks)} />
      <ListPart
        heading={t('calculator.basis')}
        items={outcome.basis.map((place) => placeOf(place, language))}
      />
      <ListPart heading={t('calculator.notes')} items={list(outcome.notes)} />
    </div>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3>{heading}</h3>
      {children}
    </section>
  );
}

function ListPart({ heading, items }: { heading: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <Part heading={heading}>
      <Lines items={items} />
    </Part>
  );
}

function Lines({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function totalOf({ amount, date }: CalculatorResult, language: Language): string | null {
  const yuan = (value: number) => figureOf({ value, unit: 'yuan' }, language);
  if (date) return date;
  if (typeof amount === 'number') return yuan(amount);
  return amount ? `${yuan(amount.min)} – ${yuan(amount.max)}` : null;
}

const UNITS = {
  zh: { yuan: ' 元', year: ' 年', month: ' 个月', day: ' 天', date: '', percent: '%' },
  en: { yuan: ' yuan', year: ' years', month: ' months', day: ' days', date: '', percent: '%' },
};

function figureOf({ value, unit }: Pick<CalculationLine, 'value' | 'unit'>, language: Language): string {
  const written =
    typeof value === 'number' ? value.toLocaleString('en-US', { maximumFractionDigits: 2 }) : value;
  return `${written}${UNITS[language][unit]}`;
}

/** An older edition is named as such: today's article of that number says something else. */
function placeOf({ law, article, paragraph, item, edition }: LegalBasis, language: Language): string {
  if (edition) return edition[language];
  const number = parseArticleKey(article);
  return formatCitation({ name: shortLawTitle(law), article: number, paragraph, item });
}
