import CheckCircleOutlined from '@ant-design/icons/CheckCircleOutlined';
import { factSourceLabel } from '@mingfa/contract/labels/fact-source-labels';
import type { FactEntry, FactSource } from '@mingfa/legal/drafting/fact-sheet';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { writeFactValue } from '../../../../lib/write-fact-value.ts';
import type { DraftDesk } from '../../model/draft-desk.ts';
import type { Definition } from '../../model/form-paths.ts';
import styles from './fact-form.module.css';

const QUOTE_CHARACTERS = 60;

function quoteOf(source: FactSource): string {
  const quote = 'place' in source && source.place ? source.place.quote : '';
  return quote.length > QUOTE_CHARACTERS ? `${quote.slice(0, QUOTE_CHARACTERS)}…` : quote;
}

export interface FactSourceLineProps {
  entry: FactEntry | null;
  write: DraftDesk['draft']['write'];
  path: string;
  definition: Definition;
}

/** Where a value came from, whether somebody confirmed it, and what other sources say instead. */
export function FactSourceLine({ entry, write, path, definition }: FactSourceLineProps) {
  const { t } = useTranslation('draft');
  if (!entry) return null;
  const { chosen, confirmed, others } = entry;
  const isSettled = confirmed && others.length === 0;
  // What one has just typed needs no word.
  if (isSettled && chosen.source.kind === 'typed') return null;
  const sourceName = (source: FactSource) => factSourceLabel(source, currentLanguage());
  const valueName = (value: typeof chosen.value) =>
    writeFactValue(definition, value, { yes: t('field.yes'), no: t('field.no'), yuan: t('field.yuan') });
  const { fact } = write;
  const quote = quoteOf(chosen.source);
  return (
    <div className={`${styles.source} ${isSettled ? '' : styles.unsure}`}>
      <span className={styles.quote}>
        {confirmed ? <CheckCircleOutlined aria-hidden /> : null}{' '}
        {t('source.from', { source: sourceName(chosen.source) })}
        {quote ? `：“${quote}”` : null}
      </span>
      {confirmed ? <span>{t('source.confirmed')}</span> : null}
      {confirmed && others.length === 0 ? null : (
        <Button size="small" onClick={() => fact({ act: 'confirm', path, alone: true })}>
          {t(others.length > 0 ? 'source.keep' : 'source.confirm')}
        </Button>
      )}
      {others.length > 0 ? (
        <ul className={styles.others} aria-label={t('source.others')}>
          {others.map(({ value, source }, place) => (
            <li key={`${source.kind} ${String(value)}`}>
              <span className={styles.quote}>
                {t('source.says', { source: sourceName(source) })} <strong>{valueName(value)}</strong>
                {quoteOf(source) ? `（“${quoteOf(source)}”）` : null}
              </span>
              <Button size="small" onClick={() => fact({ act: 'choose', path, which: place + 1 })}>
                {t('source.take')}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
