import MenuOutlined from '@ant-design/icons/MenuOutlined';
import type { LawStatus } from '@mingfa/contract/evidence';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ScreenHeader } from '../../../components/screen-header.tsx';
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
            <Button
              icon={<MenuOutlined />}
              aria-label={t('reader.contents')}
              title={t('reader.contents')}
              onClick={onContents}
            />
          ) : null}
          {onContext ? <Button onClick={onContext}>{t('reader.context')}</Button> : null}
        </>
      }
    />
  );
}
