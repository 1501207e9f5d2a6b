import type { TemplateDetail, TemplateFact } from '@mingfa/contract/document-template';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { inBrackets } from '../../../../lib/in-brackets.ts';
import { inLanguage } from '../../../../lib/in-language.ts';
import styles from '../drafting.module.css';

/** What a template asks for, section by section. */
export function TemplateFacts({ steps }: Pick<TemplateDetail, 'steps'>) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ id, title, facts }) => (
        <li key={id}>
          <strong>{inLanguage(title)}</strong>
          <ul className={styles.asked}>
            {facts.map((fact) => (
              <AskedFact key={fact.fact} asked={fact} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function AskedFact({ asked }: { asked: TemplateFact }) {
  const { t } = useTranslation('drafting');
  const { definition, demand, isConditional, fields } = asked;
  const mark =
    demand === 'always'
      ? t('template.always')
      : demand === 'sometimes'
        ? t('template.sometimes')
        : isConditional
          ? t('template.conditional')
          : null;
  return (
    <li>
      {inLanguage(definition.label)}
      {mark ? (
        <span className={demand === 'always' ? styles.must : styles.quiet}>
          {inBrackets(mark, currentLanguage() === 'en' ? 'en' : 'zh')}
        </span>
      ) : null}
      {fields.length > 0 ? (
        <span className={styles.quiet}>
          {' '}
          {t('template.each', {
            fields: fields.map((field) => inLanguage(field.definition.label)).join(t('fact.between')),
          })}
        </span>
      ) : null}
    </li>
  );
}
