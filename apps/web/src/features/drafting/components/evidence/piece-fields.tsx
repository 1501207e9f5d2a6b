import { useTranslation } from 'react-i18next';
import { DateField } from '../../../../components/date-field.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { inLanguage } from '../../../../lib/in-language.ts';
import { toast } from '../../../../lib/toast.ts';
import type { EvidenceDesk } from '../../hooks/use-evidence.ts';
import { describeChangeFailure } from '../../model/describe-change-failure.ts';
import { definitionOf } from '../../model/fact-names.ts';
import { type OrderedPiece, orderInGroup } from '../../model/move-piece.ts';
import styles from './evidence.module.css';
import { EvidenceField } from './evidence-field.tsx';

interface PieceFieldsProps {
  desk: EvidenceDesk;
  row: string;
  pieces: readonly OrderedPiece[];
}

const PROVES_LINES = 2;

/** What is said of a piece of evidence: facts of the matter, each saved by itself. */
export function PieceFields({ desk, row, pieces }: PieceFieldsProps) {
  const { t } = useTranslation('drafting', { keyPrefix: 'evidence' });
  const { t: words } = useTranslation('drafting');
  const at = (field: string) => `evidence/${row}/${field}`;
  const heldAt = (field: string) => String(desk.sheet.entries[at(field)]?.chosen.value ?? '');
  const setNow = async (field: string, value: string) => {
    const failure = await desk.change([{ act: 'set', path: at(field), value }]);
    if (failure && !failure.silent) toast.error(describeChangeFailure(failure, desk.names, desk.sheet));
  };
  const forms = definitionOf(desk.names, at('form'))?.options ?? [];
  const groups = [...new Set(pieces.map(({ group }) => group).filter((group) => group !== ''))];
  const next = t('field.newGroup', { number: t('numerals').charAt(groups.length) || groups.length + 1 });
  return (
    <div className={styles.fields}>
      <EvidenceField desk={desk} path={at('name')} label={t('field.name')} />
      <EvidenceField desk={desk} path={at('source')} label={t('field.source')} hint={t('field.sourceHint')} />
      <SelectField
        label={t('field.form')}
        value={heldAt('form')}
        options={[
          { value: '', label: words('fact.unchosen') },
          ...forms.map(({ value, label }) => ({ value, label: inLanguage(label) })),
        ]}
        onChange={(value) => void setNow('form', value)}
      />
      <DateField
        labelAbove
        labelClass={styles.label}
        label={t('field.date')}
        value={heldAt('dated_on') || null}
        onChange={(day) => void setNow('dated_on', day ?? '')}
      />
      <EvidenceField
        wide
        desk={desk}
        path={at('proves')}
        label={t('field.proves')}
        hint={t('field.provesHint')}
        rows={PROVES_LINES}
      />
      <EvidenceField
        wide
        desk={desk}
        path={at('group')}
        label={t('field.group')}
        hint={t('field.groupHint')}
        offered={[...groups, next]}
        besides={(group) => {
          const rows = orderInGroup(pieces, row, group);
          return rows ? [{ act: 'order_rows', path: 'evidence', rows }] : [];
        }}
      />
    </div>
  );
}
