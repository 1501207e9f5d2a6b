import { type DraftVersion, getDraftVersion } from '@mingfa/contract/draft-version';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../../components/loaded.tsx';
import { FittedDocument } from '../../../../components/paged-document/fitted-document.tsx';
import { Sheet } from '../../../../components/sheet.tsx';
import { useEndpoint } from '../../../../lib/query.ts';

const SHEET_PX = 860;

export interface VersionSheetProps {
  draftId: string;
  version: DraftVersion;
  onClose: () => void;
}

/** A version as its pages were. */
export function VersionSheet({ draftId, version, onClose }: VersionSheetProps) {
  const { t } = useTranslation('draft');
  const found = useEndpoint(getDraftVersion, { params: { draftId, versionId: version.versionId } });
  const labelOf = useCallback((page: number, pages: number) => t('preview.page', { page, pages }), [t]);
  return (
    <Sheet open onClose={onClose} title={t('versions.number', { number: version.number })} width={SHEET_PX}>
      <Loaded query={found} missing={t('versions.gone')}>
        {({ document }) => <FittedDocument document={document} labelOf={labelOf} />}
      </Loaded>
    </Sheet>
  );
}
