import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../../components/loaded.tsx';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { ListRow } from '../../../../components/row-list/list-row.tsx';
import { RowList } from '../../../../components/row-list/row-list.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { Sheet } from '../../../../components/sheet.tsx';
import type { AppRequestError } from '../../../../lib/api-answer.ts';

/** A file or a conversation that facts can be read from. */
export interface Readable {
  id: string;
  name: string;
  about: string;
  icon?: ReactNode;
}

interface SourceChooserProps<Data> {
  title: string;
  search: string;
  typed: string;
  onType: (typed: string) => void;
  note?: string;
  query: UseQueryResult<Data, AppRequestError>;
  readablesOf: (data: Data) => readonly Readable[];
  /** Said where there is nothing: a way to something, or that nothing fits. */
  nothing: ReactNode;
  reading: string | null;
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** Chooses what facts are read from. */
export function SourceChooser<Data>(props: SourceChooserProps<Data>) {
  const { title, search, typed, onType, note, query, readablesOf, nothing, reading, onChoose, onClose } =
    props;
  const { t } = useTranslation('drafting');
  return (
    <Sheet open title={title} onClose={onClose}>
      <SearchField label={search} value={typed} onChange={onType} />
      {note ? <QuietNote>{note}</QuietNote> : null}
      <Loaded query={query}>
        {(data) => {
          const readables = readablesOf(data);
          if (readables.length === 0) return nothing;
          return (
            <RowList>
              {readables.map(({ id, name, about, icon }) => (
                <ListRow
                  key={id}
                  icon={icon}
                  name={name}
                  about={[about]}
                  actions={
                    <Button
                      size="small"
                      loading={reading === id}
                      disabled={reading !== null}
                      aria-label={`${t('tell.choose')} ${name}`}
                      onClick={() => onChoose(id)}
                    >
                      {t('tell.choose')}
                    </Button>
                  }
                />
              ))}
            </RowList>
          );
        }}
      </Loaded>
    </Sheet>
  );
}
