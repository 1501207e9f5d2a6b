import { createDraft } from '@mingfa/contract/draft';
import type { Matter } from '@mingfa/contract/matter';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Sheet } from '../../../../components/sheet.tsx';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { draftAddress } from '../../../../lib/drafting-address.ts';
import { useEndpointMutation } from '../../../../lib/query.ts';
import { refreshMatters } from '../../model/refresh-drafting.ts';
import { TemplateChooser } from '../templates/template-chooser.tsx';

/** Adds a document to a matter: chosen among the templates, then opened. */
export function AddDocument({ matter, onClose }: { matter: Matter; onClose: () => void }) {
  const { t } = useTranslation('drafting');
  const navigate = useNavigate();
  const making = useEndpointMutation(createDraft, {
    onSuccess: async ({ draftId }) => {
      await navigate(draftAddress(draftId));
      await refreshMatters();
    },
    onError: toastFailure,
  });
  const { matterId, name } = matter;
  return (
    <Sheet open width={560} title={t('matter.addTitle', { name })} onClose={onClose}>
      <TemplateChooser
        beginning={making.isPending ? making.variables.body.templateId : null}
        onChoose={(templateId) => making.mutate({ body: { templateId, matterId } })}
      />
    </Sheet>
  );
}
