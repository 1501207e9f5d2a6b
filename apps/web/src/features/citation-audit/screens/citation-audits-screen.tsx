import { useTranslation } from 'react-i18next';
import { BackLink } from '../../../components/back-link.tsx';
import { ScreenColumn } from '../../../components/screen-column.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { AuditsPanel } from '../components/audits-panel.tsx';

/** The audit of the citations of any text: paste or upload one, or open an earlier audit. */
export default function CitationAuditsScreen() {
  const { t } = useTranslation('citation-audit');
  return (
    <>
      <ScreenHeader
        title={t('title')}
        start={<BackLink to="/document_generation" label={t('backToTools')} />}
      />
      <ScreenColumn>
        <AuditsPanel />
      </ScreenColumn>
    </>
  );
}
