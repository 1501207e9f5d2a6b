import MoreOutlined from '@ant-design/icons/MoreOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { keepAddress } from '@mingfa/contract/address-book';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../../../components/action-menu.tsx';
import { confirmAction } from '../../../../components/confirm-action.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { inLanguage } from '../../../../lib/in-language.ts';
import { useEndpointMutation } from '../../../../lib/query.ts';
import { toast } from '../../../../lib/toast.ts';
import type { SheetState } from '../../hooks/use-matter-facts.ts';
import { describeChangeFailure } from '../../model/describe-change-failure.ts';
import type { FactDefinition } from '../../model/fact-types.ts';
import type { GroupedFact } from '../../model/group-facts.ts';
import { refreshAddresses } from '../../model/refresh-drafting.ts';
import { FactEditor } from './fact-editor.tsx';
import { FactRow } from './fact-row.tsx';
import styles from './facts.module.css';

interface ListRowFactsProps {
  state: SheetState;
  grouped: GroupedFact;
  row: string;
  /** Those of its facts that are shown. */
  paths: readonly string[];
  number: number | null;
}

/** One of a list: a party, a claim, an item of evidence, with its fields. */
export function ListRowFacts({ state, grouped, row, paths, number }: ListRowFactsProps) {
  const { t } = useTranslation(['drafting', 'shell']);
  const [added, setAdded] = useState<FactDefinition | 'choosing' | null>(null);
  const { fact, definition } = grouped;
  const { entries } = state.held.sheet;
  const told = entries[`${fact}/${row}/name`]?.chosen.value;
  const list = inLanguage(definition.label);
  const title = number === null ? list : t('fact.rowNumber', { list, number });
  const name = typeof told === 'string' && told !== '' ? told : title;
  const open = (state.names.records.find(({ id }) => id === definition.record)?.fields ?? []).filter(
    ({ id }) => !Object.hasOwn(entries, `${fact}/${row}/${id}`),
  );
  const keeping = useEndpointMutation(keepAddress, {
    onSuccess: async ({ name: kept }) => {
      toast.success(t('fact.kept', { name: kept }));
      await refreshAddresses();
    },
    onError: toastFailure,
  });
  const path = `${fact}/${row}`;
  const remove = async () => {
    const count = Object.keys(entries).filter((at) => at.startsWith(`${path}/`)).length;
    const question = {
      title: t('fact.removeRowTitle', { name }),
      text: t('fact.removeRowText', { count }),
      confirmText: t('shell:action.delete'),
      danger: true,
    };
    if (count > 0 && !(await confirmAction(question))) return;
    const failure = await state.change([{ act: 'clear', path }]);
    if (failure && !failure.silent)
      toast.error(describeChangeFailure(failure, state.names, state.held.sheet));
  };
  const canBeKept = (definition.record === 'party' || definition.record === 'agent') && name === told;
  return (
    <section className={styles.rowOfList} aria-label={title}>
      <div className={styles.rowHead}>
        <h4 className={styles.rowTitle}>
          {title}
          {name === told ? <span className={styles.rowName}>{name}</span> : null}
        </h4>
        <ActionMenu
          label={t('fact.rowActions', { name: title })}
          actions={[
            ...(canBeKept
              ? [
                  {
                    key: 'keep',
                    label: t('fact.keep'),
                    onSelect: () => keeping.mutate({ body: { matterId: state.matterId, path } }),
                  },
                ]
              : []),
            {
              key: 'remove',
              label: t('fact.removeRow', { name: title }),
              danger: true,
              onSelect: () => void remove(),
            },
          ]}
          trigger={(props) => (
            <IconButton
              size="small"
              icon={<MoreOutlined />}
              {...props}
              label={t('fact.rowActions', { name: title })}
            />
          )}
        />
      </div>
      <ul className={styles.factRows}>
        {paths.map((one) => (
          <FactRow key={one} state={state} path={one} />
        ))}
      </ul>
      {paths.length === 0 && open.length > 0 && added === null ? (
        <p className={styles.help}>{t('fact.rowEmpty')}</p>
      ) : null}
      {added === null && open.length > 0 ? (
        <Button
          size="small"
          type="text"
          icon={<PlusOutlined aria-hidden />}
          aria-label={t('fact.addFieldNamed', { name: title })}
          onClick={() => setAdded('choosing')}
        >
          {t('fact.addField')}
        </Button>
      ) : null}
      {added === 'choosing' ? (
        <div className={styles.openFields}>
          {open.map((field) => (
            <button key={field.id} type="button" className={styles.chip} onClick={() => setAdded(field)}>
              {inLanguage(field.label)}
            </button>
          ))}
          <Button size="small" type="text" onClick={() => setAdded(null)}>
            {t('shell:action.cancel')}
          </Button>
        </div>
      ) : null}
      {added !== null && added !== 'choosing' ? (
        <FactEditor
          key={added.id}
          state={state}
          path={`${path}/${added.id}`}
          definition={added}
          label={inLanguage(added.label)}
          onDone={() => setAdded(null)}
        />
      ) : null}
    </section>
  );
}
