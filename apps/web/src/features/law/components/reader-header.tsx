import HistoryOutlined from '@ant-design/icons/HistoryOutlined';
import UnorderedListOutlined from '@ant-design/icons/UnorderedListOutlined';
import type { LawStatus } from '@mingfa/contract/evidence';
import { useTranslation } from 'react-i18next';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { WayTo } from '../../../components/way-to.tsx';
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
