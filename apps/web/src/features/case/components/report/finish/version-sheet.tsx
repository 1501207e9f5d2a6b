import { getReportVersion } from '@mingfa/contract/case-report';
import type { ReportVersion } from '@mingfa/contract/case-report-project';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../../../components/loaded.tsx';
import { Sheet } from '../../../../../components/sheet.tsx';
import { useEndpoint } from '../../../../../lib/query.ts';
import { ReportBlocks } from '../text/report-blocks.tsx';
import styles from './finish.module.css';

interface VersionSheetProps {
  reportId: string;
  version: ReportVersion;
  onClose: () => void;
}

/** A version as it stood. */
export function VersionSheet({ reportId, version, onClose }: VersionSheetProps) {
  const { t } = useTranslation('case-report');
  const { versionId, number } = version;
  const found = useEndpoint(getReportVersion, { params: { reportId, versionId } });
  return (
    <Sheet open onClose={onClose} title={t('version.number', { number })} width={760}>
      <Loaded query={found}>
        {({ content }) => (
          <>
            <p className={styles.sheetTitle}>{content.title}</p>
            {content.sections.map(({ section, title, blocks }) => (
              <section key={section}>
                <h3 className={styles.sheetHeading}>{title}</h3>
                <ReportBlocks blocks={blocks} />
              </section>
            ))}
          </>
        )}
      </Loaded>
    </Sheet>
  );
}
