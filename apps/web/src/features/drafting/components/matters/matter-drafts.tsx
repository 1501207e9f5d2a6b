import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { listDrafts } from '@mingfa/contract/draft';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../../components/loaded.tsx';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { RowList } from '../../../../components/row-list/row-list.tsx';
import { useEndpoint } from '../../../../lib/query.ts';
import styles from '../drafting.module.css';
import { DraftRow } from './draft-row.tsx';

const SHOWN_MAX = 100;

interface MatterDraftsProps {
  matterId: string;
  nameOf: (path: string) => string;
  onAdd: () => void;
}

/** The drafts of a matter, with those a changed fact has touched. */
export function MatterDrafts({ matterId, nameOf, onAdd }: MatterDraftsProps) {
  const { t } = useTranslation('drafting');
  const drafts = useEndpoint(
    listDrafts,
    { query: { matterId, pageSize: SHOWN_MAX } },
    { staleTime: 0, refetchOnWindowFocus: true },
  );
  return (
    <section aria-label={t('matter.drafts')}>
      <div className={styles.partHead}>
        <h2 className={styles.partTitle}>{t('matter.drafts')}</h2>
        <Button icon={<PlusOutlined aria-hidden />} onClick={onAdd}>
          {t('matter.addDocument')}
        </Button>
      </div>
      <Loaded query={drafts}>
        {({ items }) => (
          <>
            {items.length === 0 ? <QuietNote>{t('matter.noDrafts')}</QuietNote> : null}
            <RowList>
              {items.map((draft) => (
                <DraftRow key={draft.draftId} draft={draft} nameOf={nameOf} />
              ))}
            </RowList>
          </>
        )}
      </Loaded>
    </section>
  );
}
