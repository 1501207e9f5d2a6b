import type { previewCaseImport } from '@mingfa/contract/case-import';
import { type CaseFieldMapping, type CaseImportField, caseImportField } from '@mingfa/contract/case-import';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { useTranslation } from 'react-i18next';
import { QuietNote } from '../../../components/quiet-note.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { useCaseWords } from '../hooks/use-case-words.ts';
import styles from './import-sheet.module.css';

interface ImportPreviewProps {
  preview: EndpointOutput<typeof previewCaseImport>;
  isPending: boolean;
  onMap: (mapping: CaseFieldMapping) => void;
}

/** The columns of a table with what each holds, and what the first cases are read as. */
export function ImportPreview({ preview, isPending, onMap }: ImportPreviewProps) {
  const { t } = useTranslation('case');
  const { table, cases } = preview;
  return (
    <div aria-busy={isPending}>
      {table ? <Mapping table={table} onMap={onMap} /> : null}
      <QuietNote>{t('import.read')}</QuietNote>
      <ul className={styles.read}>
        {cases.map(({ file, title, number, court, cause, decidedOn, problem }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a preview have no other name
          <li key={index} className={problem ? styles.problem : undefined}>
            {problem
              ? t('import.problemOf', { file, problem })
              : [title ?? t('import.noTitle'), court, number, cause, decidedOn].filter(Boolean).join(' · ')}
          </li>
        ))}
      </ul>
    </div>
  );
}

type Table = NonNullable<ImportPreviewProps['preview']['table']>;
const NOTHING = '-';

function Mapping({ table, onMap }: { table: Table; onMap: ImportPreviewProps['onMap'] }) {
  const { t } = useTranslation('case');
  const words = useCaseWords();
  const { columns, mapping, isSaved, rows } = table;
  const fieldOf = (column: string): CaseImportField | undefined =>
    caseImportField.options.find((field) => mapping[field] === column);
  const map = (column: string, field: string) => {
    const others = Object.fromEntries(Object.entries(mapping).filter(([, held]) => held !== column));
    onMap(field === NOTHING ? others : { ...others, [field]: column });
  };
  return (
    <>
      <QuietNote>{t(isSaved ? 'import.mappingSaved' : 'import.mappingGuessed')}</QuietNote>
      <div className={styles.table}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  <SelectField
                    small
                    label={column}
                    value={fieldOf(column) ?? NOTHING}
                    options={[
                      { value: NOTHING, label: t('import.ignore') },
                      ...caseImportField.options.map((field) => ({
                        value: field,
                        label: words.importField[field],
                      })),
                    ]}
                    onChange={(field) => map(column, field)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a table have no other name
              <tr key={index}>
                {columns.map((column) => (
                  <td key={column}>{row[column]?.slice(0, 60)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
