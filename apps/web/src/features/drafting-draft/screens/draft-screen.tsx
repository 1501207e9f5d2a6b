import { getTemplate } from '@mingfa/contract/document-template';
import { getDraft } from '@mingfa/contract/draft';
import type { DraftDetail } from '@mingfa/contract/draft-state';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { BackLink } from '../../../components/back-link.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { MembersScreen } from '../../../components/members-screen.tsx';
import { MissingState } from '../../../components/missing-state.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { DRAFTING } from '../../../lib/drafting-address.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { DraftWorkbench } from '../components/draft-workbench.tsx';
import type { CitationSlot } from '../model/citation-slot.ts';

/** One draft: its form, its pages, and all that is to be said of it. */
export function DraftScreen({ Citation }: { Citation: CitationSlot }) {
  const { t } = useTranslation('draft');
  const { draftId = '' } = useParams();
  return (
    <MembersScreen title={t('title')} start={<BackLink to={DRAFTING} label={t('toGallery')} />}>
      <ReadDraft key={draftId} draftId={draftId} Citation={Citation} />
    </MembersScreen>
  );
}

function Header() {
  const { t } = useTranslation('draft');
  return <ScreenHeader title={t('title')} start={<BackLink to={DRAFTING} label={t('toGallery')} />} />;
}

function ReadDraft({ draftId, Citation }: { draftId: string; Citation: CitationSlot }) {
  const { t } = useTranslation('draft');
  const found = useEndpoint(getDraft, { params: { draftId } }, { refetchOnMount: 'always' });
  const status = found.error?.failure.httpStatus;
  if (!found.data && (status === 404 || status === 422))
    return (
      <>
        <Header />
        <MissingState
          sentence={t('gone')}
          action={
            <LinkButton primary to={DRAFTING}>
              {t('toGallery')}
            </LinkButton>
          }
        />
      </>
    );
  return (
    <>
      {found.data ? null : <Header />}
      <Loaded query={found}>{(read) => <WithTemplate read={read} Citation={Citation} />}</Loaded>
    </>
  );
}

function WithTemplate({ read, Citation }: { read: DraftDetail; Citation: CitationSlot }) {
  // The same for everybody, and for as long as the server runs.
  const template = useEndpoint(
    getTemplate,
    { params: { templateId: read.templateId } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  return (
    <>
      {template.data ? null : <Header />}
      <Loaded query={template}>
        {(found) => <DraftWorkbench read={read} template={found} Citation={Citation} />}
      </Loaded>
    </>
  );
}
