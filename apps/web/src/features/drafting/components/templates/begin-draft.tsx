import type { TemplateDetail } from '@mingfa/contract/document-template';
import { createDraft } from '@mingfa/contract/draft';
import { listMatters } from '@mingfa/contract/matter';
import { keepPreviousData } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { Loaded } from '../../../../components/loaded.tsx';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { Segments } from '../../../../components/segments.tsx';
import { describeError } from '../../../../lib/describe-failure.ts';
import { draftAddress } from '../../../../lib/drafting-address.ts';
import { inLanguage } from '../../../../lib/in-language.ts';
import { useEndpoint, useEndpointMutation } from '../../../../lib/query.ts';
import { useWrittenWords } from '../../../../lib/use-written-words.ts';
import { refreshMatters } from '../../model/refresh-drafting.ts';
import styles from '../drafting.module.css';

const NAME_MAX = 100;
const SHOWN_MAX = 50;

/** Asks in which matter a document is drafted, makes it, and opens it. */
export function BeginDraft({ template, onClose }: { template: TemplateDetail; onClose: () => void }) {
  const { t } = useTranslation(['drafting', 'shell']);
  const navigate = useNavigate();
  const [place, setPlace] = useState<'new' | 'existing'>('new');
  const [name, setName] = useState('');
  const [matterId, setMatterId] = useState<string | null>(null);
  const { templateId, title } = template;
  const making = useEndpointMutation(createDraft, {
    onSuccess: async ({ draftId }) => {
      await navigate(draftAddress(draftId));
      await refreshMatters();
    },
  });
  const problem = making.error && !making.error.failure.silent ? making.error : null;
  const begin = () => {
    if (place === 'existing') {
      if (matterId) making.mutate({ body: { templateId, matterId } });
      return;
    }
    const matterName = name.trim();
    making.mutate({ body: matterName ? { templateId, matterName } : { templateId } });
  };
  return (
    <ModalDialog
      open
      title={t('begin.title', { title: inLanguage(title) })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:action.cancel')}</Button>
          <Button
            type="primary"
            loading={making.isPending}
            disabled={place === 'existing' && matterId === null}
            onClick={begin}
          >
            {t('begin.start')}
          </Button>
        </>
      }
    >
      <Segments
        label={t('begin.where')}
        segments={(['new', 'existing'] as const).map((one) => ({
          key: one,
          label: t(`begin.${one}`),
          isOn: place === one,
          onChoose: () => setPlace(one),
        }))}
      />
      <QuietNote>{t(place === 'new' ? 'begin.newHint' : 'begin.existingHint')}</QuietNote>
      {place === 'new' ? (
        <TextField
          label={t('begin.name')}
          help={t('begin.nameHelp')}
          placeholder={t('begin.namePlaceholder')}
          value={name}
          maxLength={NAME_MAX}
          onChange={setName}
        />
      ) : (
        <MatterChoice chosen={matterId} onChoose={setMatterId} />
      )}
      {problem ? (
        <p className={styles.bad} role="alert">
          {describeError(problem)} {t('begin.failed')}
        </p>
      ) : null}
    </ModalDialog>
  );
}

function MatterChoice({ chosen, onChoose }: { chosen: string | null; onChoose: (matterId: string) => void }) {
  const { t } = useTranslation('drafting');
  const [typed, setTyped, words] = useWrittenWords();
  const matters = useEndpoint(
    listMatters,
    { query: { q: words, pageSize: SHOWN_MAX } },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  return (
    <>
      <SearchField label={t('begin.search')} value={typed} onChange={setTyped} />
      <Loaded query={matters}>
        {({ items }) =>
          items.length === 0 ? (
            <QuietNote>{t(words === '' ? 'begin.none' : 'begin.nothing')}</QuietNote>
          ) : (
            <fieldset className={styles.matterChoice} aria-label={t('begin.existing')}>
              {items.map(({ matterId, name, facts, drafts }) => (
                <label key={matterId} className={styles.matterOption}>
                  <input
                    type="radio"
                    name="matter"
                    checked={chosen === matterId}
                    onChange={() => onChoose(matterId)}
                  />
                  <span className={styles.matterWords}>
                    <strong>{name}</strong>
                    <span className={styles.quiet}>{t('begin.about', { facts, drafts })}</span>
                  </span>
                </label>
              ))}
            </fieldset>
          )
        }
      </Loaded>
    </>
  );
}
