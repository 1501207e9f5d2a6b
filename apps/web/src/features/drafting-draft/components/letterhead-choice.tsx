import type { TemplateDetail } from '@mingfa/contract/document-template';
import { LETTERHEAD_LACK_LABELS } from '@mingfa/contract/labels/letterhead-labels';
import { hasLetterhead, listLetterheads } from '@mingfa/contract/letterhead';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SelectField } from '../../../components/select-field.tsx';
import { LETTERHEADS } from '../../../lib/drafting-address.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { useEndpoint } from '../../../lib/query.ts';
import styles from './export-dialog.module.css';

const NONE = 'none';

export interface LetterheadChoiceProps {
  template: Pick<TemplateDetail, 'shelf' | 'layout'>;
  format: 'docx' | 'pdf';
  /** Undefined: nobody has chosen, and the server takes the same as is shown. Null: none. */
  chosen: string | null | undefined;
  onChoose: (letterheadId: string | null) => void;
}

/** Whose page and styles the file has. Without a letterhead of one's own it is the way to one. */
export function LetterheadChoice({ template, format, chosen, onChoose }: LetterheadChoiceProps) {
  const { t } = useTranslation('draft');
  const held = useEndpoint(listLetterheads, {});
  const items = held.data?.items ?? [];
  const usual = hasLetterhead(template) ? items.find(({ isDefault }) => isDefault) : undefined;
  const used = chosen === undefined ? usual : items.find(({ letterheadId }) => letterheadId === chosen);
  if (items.length === 0)
    return held.data ? (
      <p className={styles.way}>
        <Link to={LETTERHEADS}>{t('export.addLetterhead')}</Link>
      </p>
    ) : null;
  const none = t(template.layout === 'court' ? 'export.noLetterheadCourt' : 'export.noLetterhead');
  const lacks = (used?.look.pdfLacks ?? []).map((lack) => LETTERHEAD_LACK_LABELS[currentLanguage()][lack]);
  const about = used
    ? format === 'docx'
      ? t('export.letterheadWord')
      : t('export.letterheadPdf', { parts: [...lacks, t('export.always')].join(t('export.between')) })
    : null;
  return (
    <div className={styles.choice}>
      <SelectField
        label={t('export.letterhead')}
        value={used?.letterheadId ?? NONE}
        options={[
          { value: NONE, label: none },
          ...items.map(({ letterheadId, title }) => ({ value: letterheadId, label: title })),
        ]}
        onChange={(value) => onChoose(value === NONE ? null : value)}
      />
      {about ? <p className={styles.about}>{about}</p> : null}
      {used && !hasLetterhead(template) && template.layout === 'court' ? (
        <p className={styles.caution}>{t('export.courtLetterhead')}</p>
      ) : null}
      <p className={styles.about}>
        <Link to={LETTERHEADS}>{t('export.manageLetterheads')}</Link>
      </p>
    </div>
  );
}
