import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { TemplateFact } from '@mingfa/contract/document-template';
import { FACT_LIMITS } from '@mingfa/contract/draft-fact';
import { entryAt, rowPath, rowsOf } from '@mingfa/legal/drafting/fact-sheet';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { confirmAction } from '../../../../components/confirm-action.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { evidenceAddress } from '../../../../lib/drafting-address.ts';
import { inLanguage } from '../../../../lib/in-language.ts';
import { randomId } from '../../../../lib/random-id.ts';
import type { DraftDesk } from '../../model/draft-desk.ts';
import { FactField } from './fact-field.tsx';
import styles from './fact-form.module.css';

const ROW_CHARACTERS = 10;
/** Whether a party is a person or an organisation (`content/facts/records.yaml`). */
const KIND = 'party_kind';
/** What a row is called by, where it has one of these. */
const NAMES = ['name', 'title', 'claim', 'what', 'text'];

export interface ListFieldProps {
  desk: DraftDesk;
  asked: TemplateFact;
  isRequired: boolean;
}

/** A list of records: parties, claims, evidence; a card for each row. */
export function ListField({ desk, asked, isRequired }: ListFieldProps) {
  const { t } = useTranslation('draft');
  const { fact, definition } = asked;
  const { sheet, write } = desk.draft;
  const rows = rowsOf(sheet, fact);
  const label = inLanguage(definition.label);
  const most = Math.min(definition.most ?? FACT_LIMITS.rows, FACT_LIMITS.rows);
  const add = () => write.fact({ act: 'add_row', path: `${fact}/r${randomId().slice(0, ROW_CHARACTERS)}` });
  return (
    <fieldset className={`${styles.field} ${styles.group} ${styles.wide}`} data-path={fact}>
      <legend className={styles.label}>
        {label}
        {isRequired ? (
          <span className={styles.must} title={t('field.required')}>
            *
          </span>
        ) : null}
      </legend>
      {definition.help ? <p className={styles.help}>{inLanguage(definition.help)}</p> : null}
      {fact === 'evidence' ? (
        <p className={styles.help}>
          <Link to={evidenceAddress(desk.draft.base.matterId)}>{t('rows.evidenceFiles')}</Link>
        </p>
      ) : null}
      <ol className={styles.rows}>
        {rows.map((row, place) => (
          <ListRow key={row} desk={desk} asked={asked} row={row} number={place + 1} />
        ))}
      </ol>
      {rows.length < most ? (
        <Button className={styles.add ?? ''} icon={<PlusOutlined aria-hidden />} onClick={add} data-add>
          {t('rows.add', { what: label })}
        </Button>
      ) : (
        <p className={styles.help}>{t('rows.most', { most })}</p>
      )}
    </fieldset>
  );
}

function ListRow({
  desk,
  asked,
  row,
  number,
}: {
  desk: DraftDesk;
  asked: TemplateFact;
  row: string;
  number: number;
}) {
  const { t } = useTranslation('draft');
  const { sheet, write } = desk.draft;
  const { fact, definition, fields } = asked;
  const pathOf = (field: string) => rowPath(fact, row, field);
  const heldAt = (field: string) => entryAt(sheet, pathOf(field))?.chosen.value;
  const state = desk.preview.form.find((one) => one.fact === fact);
  const required = state?.rows.find((one) => one.row === row)?.required;
  // A row the server has not seen yet asks for what is always asked.
  const isRequired = (field: (typeof fields)[number]) =>
    required ? required.includes(field.definition.id) : field.demand === 'always';
  const isFirst = (field: (typeof fields)[number]) =>
    isRequired(field) || field.demand === 'always' || heldAt(field.definition.id) !== undefined;
  // What was folded away stays there while it is typed: a field that moves loses the cursor.
  const [folded] = useState(() => fields.filter((one) => !isFirst(one)).map(({ definition: { id } }) => id));
  const isLater = (field: (typeof fields)[number]) =>
    folded.includes(field.definition.id) && !isRequired(field);
  const first = fields.filter((field) => !isLater(field));
  const later = fields.filter(isLater);
  // Short records have nothing to hide.
  const isShort = fields.length <= 4;
  const name = NAMES.map(heldAt).find((one) => typeof one === 'string' && one !== '');
  const label = `${inLanguage(definition.label)} ${number}`;
  const kind = entryAt(sheet, pathOf(KIND));
  const hasKind = fields.some(({ definition: { id } }) => id === KIND);
  const kindPath = hasKind && !kind?.confirmed ? pathOf(KIND) : null;
  const remove = async () => {
    const isFilled = fields.some((field) => heldAt(field.definition.id) !== undefined);
    const confirmed =
      !isFilled ||
      (await confirmAction({
        title: t('rows.removeTitle', { row: name ? `${label}（${String(name).slice(0, 20)}）` : label }),
        text: t('rows.removeText'),
        confirmText: t('rows.remove'),
        danger: true,
      }));
    if (confirmed) write.fact({ act: 'clear', path: `${fact}/${row}` });
  };
  const draw = (shown: typeof fields) => (
    <div className={styles.grid}>
      {shown.map((field) => (
        <FactField
          key={field.definition.id}
          desk={desk}
          path={pathOf(field.definition.id)}
          definition={field.definition}
          isRequired={isRequired(field)}
          kindPath={field.definition.takes === 'name' && field.definition.id === 'name' ? kindPath : null}
        />
      ))}
    </div>
  );
  return (
    <li className={styles.row}>
      <div className={styles.rowHead}>
        <strong className={styles.rowName}>
          {label}
          {name ? `　${String(name).slice(0, 40)}` : null}
        </strong>
        <IconButton
          size="small"
          icon={<DeleteOutlined />}
          label={t('rows.removeOne', { row: label })}
          onClick={() => void remove()}
        />
      </div>
      {draw(isShort ? fields : first)}
      {isShort || later.length === 0 ? null : (
        <details className={styles.more}>
          <summary>{t('rows.more', { count: later.length })}</summary>
          {draw(later)}
        </details>
      )}
    </li>
  );
}
