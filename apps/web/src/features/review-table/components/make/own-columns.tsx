import CloseOutlined from '@ant-design/icons/CloseOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { REVIEW_COLUMN_KIND_LABELS } from '@mingfa/contract/labels/review-table-labels';
import { REVIEW_TABLE_LIMITS, type ReviewColumnKind, reviewColumnKind } from '@mingfa/contract/review-cell';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { ListRow } from '../../../../components/row-list/list-row.tsx';
import { RowList } from '../../../../components/row-list/row-list.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { randomId } from '../../../../lib/random-id.ts';
import { type OwnColumn, readChoices } from '../../model/new-table.ts';
import styles from './make.module.css';

const LABEL_CHARACTERS = 100;
const CHOICES_CHARACTERS = 1800;

interface OwnColumnsProps {
  own: readonly OwnColumn[];
  /** Null: none is configured, and such columns are filled by hand. */
  modelName: string | null;
  onOwn: (own: OwnColumn[]) => void;
}

/** Questions in one's own words, and who will fill them. */
export function OwnColumns({ own, modelName, onOwn }: OwnColumnsProps) {
  const { t } = useTranslation('review-table', { keyPrefix: 'own' });
  const [label, setLabel] = useState('');
  const [instruction, setInstruction] = useState('');
  const [kind, setKind] = useState<ReviewColumnKind>('text');
  const [typedChoices, setTypedChoices] = useState('');
  const choices = kind === 'choice' ? readChoices(typedChoices) : [];
  const lacksChoices = kind === 'choice' && choices.length < 2;
  const kinds = REVIEW_COLUMN_KIND_LABELS[currentLanguage()];
  const add = () => {
    onOwn([...own, { id: randomId(), label: label.trim(), instruction: instruction.trim(), kind, choices }]);
    setLabel('');
    setInstruction('');
    setTypedChoices('');
  };
  return (
    <details className={styles.group} open={own.length > 0 || undefined}>
      <summary>
        <span>{t('title')}</span>
      </summary>
      <div className={styles.form}>
        <p className={modelName === null ? styles.noModel : styles.hint}>
          {modelName === null ? t('noModel') : t('hint', { model: modelName })}
        </p>
        {own.length > 0 ? (
          <section aria-label={t('list')}>
            <RowList>
              {own.map((column) => (
                <ListRow
                  key={column.id}
                  name={column.label}
                  about={[kinds[column.kind], column.instruction]}
                  actions={
                    <IconButton
                      icon={<CloseOutlined />}
                      label={t('remove', { label: column.label })}
                      onClick={() => onOwn(own.filter(({ id }) => id !== column.id))}
                    />
                  }
                />
              ))}
            </RowList>
          </section>
        ) : null}
        <TextField
          label={t('label')}
          placeholder={t('labelPlaceholder')}
          value={label}
          maxLength={LABEL_CHARACTERS}
          onChange={setLabel}
        />
        <TextField
          label={t('instruction')}
          placeholder={t('instructionPlaceholder')}
          value={instruction}
          maxLength={REVIEW_TABLE_LIMITS.instructionCharacters}
          rows={2}
          onChange={setInstruction}
        />
        <SelectField
          label={t('kind')}
          value={kind}
          options={reviewColumnKind.options.map((value) => ({ value, label: kinds[value] }))}
          onChange={setKind}
        />
        {kind === 'choice' ? (
          <TextField
            label={t('choices')}
            gap={typedChoices !== '' && lacksChoices ? t('choicesNeeded') : null}
            value={typedChoices}
            maxLength={CHOICES_CHARACTERS}
            rows={3}
            onChange={setTypedChoices}
          />
        ) : null}
        <Button
          className={styles.add ?? ''}
          icon={<PlusOutlined aria-hidden />}
          disabled={label.trim() === '' || lacksChoices}
          onClick={add}
        >
          {t('add')}
        </Button>
      </div>
    </details>
  );
}
