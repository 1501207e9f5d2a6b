import { createKnowledgeBase, listKnowledgeBases } from '@mingfa/contract/knowledge';
import { saveWebPage, type WebPage } from '@mingfa/contract/web-page';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../components/loaded.tsx';
import { QuietNote } from '../../../components/quiet-note.tsx';
import { ListRow } from '../../../components/row-list/list-row.tsx';
import { RowList } from '../../../components/row-list/row-list.tsx';
import { requestData } from '../../../lib/client.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { refreshEndpoints, useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';

const SHOWN_MAX = 100;

/** The person's knowledge bases, to put a page into one. */
export function SaveToBase({ page, onSaved }: { page: WebPage; onSaved: () => void }) {
  const { t } = useTranslation('web-reading');
  const bases = useEndpoint(listKnowledgeBases, { query: { pageSize: SHOWN_MAX } });
  const saving = useEndpointMutation(saveWebPage, { onError: toastFailure });
  const save = (konId: string, name: string) =>
    saving.mutate(
      { params: { webPageId: page.webPageId }, body: { konId } },
      {
        onSuccess: () => {
          toast.success(t('saved', { name }));
          onSaved();
        },
      },
    );
  const making = useMutation({
    mutationFn: () => requestData(createKnowledgeBase, { body: { name: t('newBaseName') } }),
    onSuccess: ({ konId, name }) => save(konId, name),
    onError: toastFailure,
    onSettled: () => refreshEndpoints(listKnowledgeBases),
  });
  return (
    <Loaded query={bases}>
      {({ items }) =>
        items.length === 0 ? (
          <>
            <QuietNote>{t('noBase')}</QuietNote>
            <Button
              type="primary"
              loading={making.isPending || saving.isPending}
              onClick={() => making.mutate()}
            >
              {t('newBase', { name: t('newBaseName') })}
            </Button>
          </>
        ) : (
          <RowList>
            {items.map(({ konId, name }) => (
              <ListRow
                key={konId}
                name={name}
                actions={
                  <Button
                    loading={saving.isPending && saving.variables.body.konId === konId}
                    aria-label={`${t('save')} ${name}`}
                    onClick={() => save(konId, name)}
                  >
                    {t('save')}
                  </Button>
                }
              />
            ))}
          </RowList>
        )
      }
    </Loaded>
  );
}
