import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../../components/action-menu.tsx';

type Format = 'csv' | 'xlsx';

/** What a file is saved as: with numbers of persons covered as on the screen, or, where somebody chooses it, whole. */
export function ExportMenu({ onExport }: { onExport: (format: Format, withNumbers: boolean) => void }) {
  const { t } = useTranslation('dataset');
  return (
    <ActionMenu
      label={t('export.do')}
      trigger={(trigger) => (
        <Button {...trigger} size="small" type="text" icon={<DownloadOutlined aria-hidden />}>
          {t('export.do')}
        </Button>
      )}
      actions={[false, true].flatMap((withNumbers) =>
        (['csv', 'xlsx'] as const).map((format) => ({
          key: `${format}-${withNumbers}`,
          label: t(withNumbers ? `export.${format}WithNumbers` : `export.${format}`),
          onSelect: () => onExport(format, withNumbers),
        })),
      )}
    />
  );
}
