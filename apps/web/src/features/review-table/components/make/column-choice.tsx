import { listReviewColumnLibrary } from '@mingfa/contract/review-table';
import { useTranslation } from 'react-i18next';
import fields from '../../../../components/fields/fields.module.css';
import { Loaded } from '../../../../components/loaded.tsx';
import { useEndpoint } from '../../../../lib/query.ts';
import type { WantedColumns } from '../../model/new-table.ts';
import { LibraryChoice } from './library-choice.tsx';
import { OwnColumns } from './own-columns.tsx';

export interface ColumnChoiceProps {
  wanted: WantedColumns;
  onWanted: (to: WantedColumns) => void;
  /** Keys of columns that the table has already. */
  held?: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/** Which questions become columns: of the library, and in one's own words. */
export function ColumnChoice({ wanted, onWanted, held = NONE }: ColumnChoiceProps) {
  const { t } = useTranslation('review-table');
  const library = useEndpoint(listReviewColumnLibrary, {});
  return (
    <Loaded query={library} missing={t('library.empty')}>
      {({ items, modelName }) => (
        <>
          <LibraryChoice
            library={items}
            held={held}
            chosen={wanted.keys}
            onChosen={(keys) => onWanted({ ...wanted, keys })}
          />
          {modelName === null ? null : (
            <label className={fields.check}>
              <input
                type="checkbox"
                checked={wanted.withModel}
                onChange={({ target }) => onWanted({ ...wanted, withModel: target.checked })}
              />
              <span className={fields.checkWords}>{t('library.withModel', { model: modelName })}</span>
            </label>
          )}
          <OwnColumns own={wanted.own} modelName={modelName} onOwn={(own) => onWanted({ ...wanted, own })} />
        </>
      )}
    </Loaded>
  );
}
