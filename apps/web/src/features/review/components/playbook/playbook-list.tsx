import { listPlaybooks } from '@mingfa/contract/playbook';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../../components/loaded.tsx';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { RowList } from '../../../../components/row-list/row-list.tsx';
import { useEndpoint } from '../../../../lib/query.ts';
import { PlaybookRow } from './playbook-row.tsx';

/** The built-in playbook and the person's own. */
export function PlaybookList() {
  const { t } = useTranslation('review');
  const playbooks = useEndpoint(listPlaybooks, {}, { staleTime: 0 });
  return (
    <Loaded query={playbooks}>
      {({ items }) => (
        <>
          <QuietNote>{t('playbook.intro')}</QuietNote>
          <RowList>
            {items.map((playbook) => (
              <PlaybookRow key={playbook.playbookId} playbook={playbook} />
            ))}
          </RowList>
        </>
      )}
    </Loaded>
  );
}
