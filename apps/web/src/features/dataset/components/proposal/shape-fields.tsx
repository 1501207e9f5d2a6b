import {
  type TableDelimiter,
  type TableShape,
  tableDelimiter,
  tableEncoding,
} from '@mingfa/contract/dataset-table';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../../components/select-field.tsx';
import styles from './proposal.module.css';

const DELIMITER_KEYS = { ',': 'comma', '\t': 'tab', ';': 'semicolon', '|': 'bar', '，': 'wide' } as const;
const SKIPPED_MAX = 20;
const HEAD_MAX = 5;

const numbers = (from: number, to: number, chosen: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => from + place)
    .concat(chosen > to ? [chosen] : [])
    .map((number) => ({ value: String(number), label: String(number) }));

interface ShapeFieldsProps {
  shape: TableShape;
  isReading: boolean;
  onCorrect: (shape: TableShape, anew?: boolean) => void;
}

/** How the table is taken out of its file; each change has its columns recognised anew. */
export function ShapeFields({ shape, isReading, onCorrect }: ShapeFieldsProps) {
  const { t } = useTranslation('dataset');
  const { encoding, delimiter, skipRows, headerRows, leaveTotalsOut } = shape;
  const anew = (to: Partial<TableShape>) => onCorrect({ ...shape, ...to }, true);
  return (
    <div className={styles.fields}>
      {encoding ? (
        <SelectField
          small
          label={t('proposal.encoding')}
          value={encoding}
          disabled={isReading}
          options={tableEncoding.options.map((value) => ({ value, label: value.toUpperCase() }))}
          onChange={(to) => anew({ encoding: to })}
        />
      ) : null}
      {delimiter ? (
        <SelectField<TableDelimiter>
          small
          label={t('proposal.delimiter')}
          value={delimiter}
          disabled={isReading}
          options={tableDelimiter.options.map((value) => ({
            value,
            label: t(`proposal.delimiters.${DELIMITER_KEYS[value]}`),
          }))}
          onChange={(to) => anew({ delimiter: to })}
        />
      ) : null}
      <SelectField
        small
        label={t('proposal.skipRows')}
        value={String(skipRows)}
        disabled={isReading}
        options={numbers(0, SKIPPED_MAX, skipRows)}
        onChange={(to) => anew({ skipRows: Number(to) })}
      />
      <SelectField
        small
        label={t('proposal.headerRows')}
        value={String(headerRows)}
        disabled={isReading}
        options={numbers(0, HEAD_MAX, headerRows)}
        onChange={(to) => anew({ headerRows: Number(to) })}
      />
      <Checkbox
        className={styles.totals ?? ''}
        checked={leaveTotalsOut}
        disabled={isReading}
        onChange={({ target }) => onCorrect({ ...shape, leaveTotalsOut: target.checked })}
      >
        {t('proposal.leaveTotalsOut')}
      </Checkbox>
    </div>
  );
}
