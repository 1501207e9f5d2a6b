import { exportComparison, getComparison } from '@mingfa/contract/document';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { BackLink } from '../../../components/back-link.tsx';
import { ExportButton } from '../../../components/file-label/export-button.tsx';
import { formatChoices, PRINTED_FORMATS } from '../../../components/file-label/format-choices.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { MembersScreen } from '../../../components/members-screen.tsx';
import { ScreenColumn } from '../../../components/screen-column.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { downloadOrToast } from '../../../lib/download-or-toast.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { ComparedDrafts } from '../components/compared-drafts.tsx';
import { COMPARISONS } from '../model/comparison-address.ts';

/** Two drafts, clause by clause. */
export default function ComparisonScreen() {
  const { t } = useTranslation('comparison');
  return (
    <MembersScreen title={t('title')} start={<BackLink to={COMPARISONS} label={t('back')} />}>
      <OpenedComparison />
    </MembersScreen>
  );
}

function OpenedComparison() {
  const { t } = useTranslation('comparison');
  const { comparisonId = '' } = useParams();
  const comparison = useEndpoint(getComparison, { params: { comparisonId } });
  const choices = formatChoices(PRINTED_FORMATS, (format) =>
    downloadOrToast(
      exportComparison,
      { params: { comparisonId }, query: { format, language: currentLanguage() } },
      `${t('title')}.${format}`,
    ),
  );
  return (
    <>
      <ScreenHeader
        title={t('title')}
        start={<BackLink to={COMPARISONS} label={t('back')} />}
        actions={comparison.data ? <ExportButton label={t('export')} choices={choices} /> : null}
      />
      <Loaded query={comparison} missing={t('missing')}>
        {(data) => (
          <ScreenColumn>
            <ComparedDrafts comparison={data} />
          </ScreenColumn>
        )}
      </Loaded>
    </>
  );
}
