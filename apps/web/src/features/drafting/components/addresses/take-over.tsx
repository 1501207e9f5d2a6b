import { type AddressEntry, listAddresses, takeOverAddress } from '@mingfa/contract/address-book';
import { keepPreviousData } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../../components/loaded.tsx';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { ListRow } from '../../../../components/row-list/list-row.tsx';
import { RowList } from '../../../../components/row-list/row-list.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { Sheet } from '../../../../components/sheet.tsx';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { inLanguage } from '../../../../lib/in-language.ts';
import { useEndpoint, useEndpointMutation } from '../../../../lib/query.ts';
import { toast } from '../../../../lib/toast.ts';
import { useWrittenWords } from '../../../../lib/use-written-words.ts';
import type { SheetState } from '../../hooks/use-matter-facts.ts';
import type { FactDefinition } from '../../model/fact-types.ts';
import styles from '../drafting.module.css';

const SHOWN_MAX = 100;

/** Fills somebody of the address book into a matter: as a party, an agent, or its court. */
export function TakeOver({ state, onClose }: { state: SheetState; onClose: () => void }) {
  const { t } = useTranslation('drafting');
  const [typed, setTyped, words] = useWrittenWords();
  const [places, setPlaces] = useState<Record<string, string>>({});
  const addresses = useEndpoint(
    listAddresses,
    { query: { q: words, pageSize: SHOWN_MAX } },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  const taking = useEndpointMutation(takeOverAddress, { onError: toastFailure });
  const take = (entry: AddressEntry, fact: string) =>
    taking.mutate(
      { params: { entryId: entry.entryId }, body: { matterId: state.matterId, fact } },
      {
        onSuccess: async (facts) => {
          toast.success(t('addresses.used', { name: entry.name }));
          await state.takeIn(facts);
        },
      },
    );
  return (
    <Sheet open title={t('addresses.useTitle')} onClose={onClose}>
      <SearchField label={t('addresses.search')} value={typed} onChange={setTyped} />
      <Loaded query={addresses}>
        {({ items }) =>
          items.length === 0 ? (
            <QuietNote>
              {words === '' ? t('addresses.useEmpty') : t('addresses.nothing', { words })}
            </QuietNote>
          ) : (
            <RowList>
              {items.map((entry) => {
                const fitting = placesFor(entry, state.names.facts);
                const place = places[entry.entryId] ?? fitting[0]?.id ?? '';
                return (
                  <ListRow
                    key={entry.entryId}
                    name={entry.name}
                    about={[t(`addresses.kind.${entry.kind}`), entry.note]}
                    below={
                      <span className={styles.takeOver}>
                        <SelectField
                          small
                          className={styles.takeOverPlace}
                          label={`${t('addresses.useAs')} · ${entry.name}`}
                          labelPlace="hidden"
                          value={place}
                          options={fitting.map(({ id, label }) => ({ value: id, label: inLanguage(label) }))}
                          onChange={(next) => setPlaces((held) => ({ ...held, [entry.entryId]: next }))}
                        />
                        <Button
                          size="small"
                          loading={taking.isPending && taking.variables.params.entryId === entry.entryId}
                          aria-label={t('addresses.useNamed', { name: entry.name })}
                          onClick={() => take(entry, place)}
                        >
                          {t('addresses.use')}
                        </Button>
                      </span>
                    }
                  />
                );
              })}
            </RowList>
          )
        }
      </Loaded>
    </Sheet>
  );
}

/** What people and courts mostly are in a matter stands first. */
const FIRST = ['claimants', 'defendants', 'claimant_agents', 'defendant_agents', 'court'];
const rankOf = ({ id }: FactDefinition) => (FIRST.indexOf(id) + FIRST.length + 1) % (FIRST.length + 1);

/** Facts somebody can be: lists of parties or agents, or a court. */
const placesFor = ({ kind }: AddressEntry, facts: readonly FactDefinition[]) =>
  facts
    .filter((fact) => (kind === 'court' ? fact.kind === 'court' : fact.record === kind))
    .toSorted((one, other) => rankOf(one) - rankOf(other));
