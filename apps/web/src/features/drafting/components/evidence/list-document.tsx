import { createDraft, listDrafts } from '@mingfa/contract/draft';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { LinkButton } from '../../../../components/link-button.tsx';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { draftAddress } from '../../../../lib/drafting-address.ts';
import { useEndpoint, useEndpointMutation } from '../../../../lib/query.ts';
import { refreshMatters } from '../../model/refresh-drafting.ts';
import styles from './evidence.module.css';

const TEMPLATE = 'evidence-list';

/** The list of evidence as a document of the matter: the one there is, or a new one. */
export function ListDocument({ matterId }: { matterId: string }) {
  const { t } = useTranslation('drafting', { keyPrefix: 'evidence' });
  const navigate = useNavigate();
  const drafts = useEndpoint(listDrafts, { query: { matterId, templateId: TEMPLATE, pageSize: 1 } });
  const creating = useEndpointMutation(createDraft, {
    onSuccess: async ({ draftId }) => {
      await refreshMatters();
      await navigate(draftAddress(draftId));
    },
    onError: toastFailure,
  });
  const held = drafts.data?.items[0];
  return (
    <section className={styles.panel} aria-labelledby="list-document-title">
      <h2 id="list-document-title" className={styles.panelTitle}>
        {t('document.title')}
      </h2>
      <p className={styles.quiet}>{t('document.about')}</p>
      <div className={styles.panelActions}>
        {held ? (
          <LinkButton to={draftAddress(held.draftId)}>{t('document.open')}</LinkButton>
        ) : (
          <Button
            loading={creating.isPending}
            onClick={() => creating.mutate({ body: { templateId: TEMPLATE, matterId } })}
          >
            {t('document.make')}
          </Button>
        )}
      </div>
    </section>
  );
}
