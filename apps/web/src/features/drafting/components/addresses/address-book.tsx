import ContactsOutlined from '@ant-design/icons/ContactsOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import {
  type AddressEntry,
  type AddressKind,
  addressKind,
  listAddresses,
} from '@mingfa/contract/address-book';
import { keepPreviousData } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../../../components/action-menu.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { Loaded } from '../../../../components/loaded.tsx';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { PageTurner } from '../../../../components/row-list/page-turner.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { Segments } from '../../../../components/segments.tsx';
import { useEndpoint } from '../../../../lib/query.ts';
import { useWrittenWords } from '../../../../lib/use-written-words.ts';
import styles from '../drafting.module.css';
import { AddressForm } from './address-form.tsx';
import { AddressList } from './address-list.tsx';

const PAGE_SIZE = 20;

/** Parties, agents and courts a person keeps for their matters. */
export function AddressBook() {
  const { t } = useTranslation('drafting');
  const [typed, setTyped, words] = useWrittenWords();
  const [kind, setKind] = useState<AddressKind | null>(null);
  const [page, setPage] = useState(1);
  const [edited, setEdited] = useState<AddressEntry | AddressKind | null>(null);
  const narrow = (change: () => void) => {
    change();
    setPage(1);
  };
  const addresses = useEndpoint(
    listAddresses,
    { query: { q: words, page, pageSize: PAGE_SIZE, ...(kind ? { kind } : {}) } },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  const isNarrowed = words !== '' || kind !== null;
  return (
    <>
      <p className={styles.intro}>{t('addresses.intro')}</p>
      <div className={styles.bar}>
        <SearchField
          className={styles.search}
          label={t('addresses.search')}
          value={typed}
          onChange={(next) => narrow(() => setTyped(next))}
        />
        <Segments
          label={t('addresses.kinds')}
          segments={[null, ...addressKind.options].map((one) => ({
            key: one ?? 'all',
            label: one ? t(`addresses.kind.${one}`) : t('addresses.all'),
            isOn: kind === one,
            onChoose: () => narrow(() => setKind(one)),
          }))}
        />
        <ActionMenu
          label={t('addresses.create')}
          actions={addressKind.options.map((one) => ({
            key: one,
            label: t(`addresses.kind.${one}`),
            onSelect: () => setEdited(one),
          }))}
          trigger={(props) => (
            <Button type="primary" icon={<PlusOutlined aria-hidden />} {...props}>
              {t('addresses.create')}
            </Button>
          )}
        />
      </div>
      <Loaded query={addresses}>
        {({ items, total }) => (
          <>
            {total === 0 && !isNarrowed ? (
              <EmptyState
                icon={<ContactsOutlined />}
                sentence={t('addresses.empty')}
                hint={t('addresses.emptyHint')}
              />
            ) : null}
            {total === 0 && isNarrowed ? (
              <QuietNote>
                {t('addresses.nothing', { words: words || (kind ? t(`addresses.kind.${kind}`) : '') })}
              </QuietNote>
            ) : null}
            <AddressList items={items} onEdit={setEdited} />
            <PageTurner page={page} pageSize={PAGE_SIZE} total={total} onTurn={setPage} />
          </>
        )}
      </Loaded>
      {edited ? <AddressForm edited={edited} onClose={() => setEdited(null)} /> : null}
    </>
  );
}
