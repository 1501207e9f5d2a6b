import DatabaseOutlined from '@ant-design/icons/DatabaseOutlined';
import FolderAddOutlined from '@ant-design/icons/FolderAddOutlined';
import SolutionOutlined from '@ant-design/icons/SolutionOutlined';
import type { CaseSummary } from '@mingfa/contract/case';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../../../components/action-menu.tsx';
import { useIsMember } from '../../../../lib/session.ts';
import { ToFolderDialog } from './to-folder-dialog.tsx';
import { ToKnowledgeBaseDialog } from './to-knowledge-base-dialog.tsx';
import { ToReportDialog } from './to-report-dialog.tsx';

const DIALOGS = { folder: ToFolderDialog, report: ToReportDialog, base: ToKnowledgeBaseDialog };
const PLACES = [
  ['folder', FolderAddOutlined],
  ['report', SolutionOutlined],
  ['base', DatabaseOutlined],
] as const;

/** Puts a case where one works with it: a folder, a report, a knowledge base. Only an icon in a list of cases. */
export function CollectMenu({ one, inList = false }: { one: CaseSummary; inList?: boolean }) {
  const { t } = useTranslation('case');
  const isMember = useIsMember();
  const [place, setPlace] = useState<keyof typeof DIALOGS | null>(null);
  if (!isMember) return null;
  const label = t('collect.label', { title: one.title });
  const Dialog = place && DIALOGS[place];
  return (
    <>
      <ActionMenu
        label={label}
        actions={PLACES.map(([key, Icon]) => ({
          key,
          label: t(`collect.${key}`),
          icon: <Icon />,
          onSelect: () => setPlace(key),
        }))}
        trigger={(props) => (
          <Button
            size="small"
            type={inList ? 'text' : 'default'}
            icon={<FolderAddOutlined aria-hidden />}
            {...(inList ? { 'aria-label': label, title: t('collect.open') } : {})}
            {...props}
          >
            {inList ? null : t('collect.open')}
          </Button>
        )}
      />
      {Dialog ? <Dialog one={one} onClose={() => setPlace(null)} /> : null}
    </>
  );
}
