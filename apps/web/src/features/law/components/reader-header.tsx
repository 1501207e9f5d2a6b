import HistoryOutlined from '@ant-design/icons/HistoryOutlined';
import UnorderedListOutlined from '@ant-design/icons/UnorderedListOutlined';
import type { LawStatus } from '@mingfa/contract/evidence';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { useIsPhone } from '../../../lib/media-query.ts';
import { StatusTag } from './status-tag.tsx';

interface ReaderHeaderProps {
  title: string;
  status: LawStatus | null;
  /** Null where they stand beside the text already. */
  onContents: (() => void) | null;
  onContext: (() => void) | null;
}

/** The law's title, what is no longer or not yet in force, and the ways to what has no room beside the text. */
export function ReaderHeader({ title, status, onContents, onContext }: ReaderHeaderProps) {
  const { t } = useTranslation('law');
  return (
    <ScreenHeader
      title={title}
      actions={
        <>
          {status && status !== '现行有效' ? <StatusTag status={status} /> : null}
          {onContents ? (
            <WayTo icon={<UnorderedListOutlined />} label={t('reader.contents')} onOpen={onContents} />
          ) : null}
          {onContext ? (
            <WayTo icon={<HistoryOutlined />} label={t('reader.sideParts')} onOpen={onContext} />
          ) : null}
        </>
      }
    />
  );
}

/** On a phone the title needs the room that the words would take. */
function WayTo({ icon, label, onOpen }: { icon: ReactNode; label: string; onOpen: () => void }) {
  const isPhone = useIsPhone();
  return (
    <Button icon={icon} aria-label={label} title={label} onClick={onOpen}>
      {isPhone ? null : label}
    </Button>
  );
}
