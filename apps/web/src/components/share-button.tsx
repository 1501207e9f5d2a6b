import ShareAltOutlined from '@ant-design/icons/ShareAltOutlined';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { askToShare, type ShareRequest } from '../lib/share-request.ts';

export interface ShareButtonProps extends ShareRequest {
  /** Where there is no room for its word. */
  iconOnly?: boolean;
  disabled?: boolean;
  /** What must be done first: what was typed last is kept. */
  onBefore?: () => Promise<unknown>;
}

/** Opens the dialog of sharing for what is on the screen. */
export function ShareButton({ iconOnly = false, disabled = false, onBefore, ...request }: ShareButtonProps) {
  const { t } = useTranslation('shell');
  const label = t('action.share');
  const ask = async () => {
    await onBefore?.();
    askToShare(request);
  };
  return (
    <Button
      icon={<ShareAltOutlined aria-hidden />}
      disabled={disabled}
      {...(iconOnly ? { 'aria-label': label, title: label } : {})}
      onClick={() => void ask()}
    >
      {iconOnly ? null : label}
    </Button>
  );
}
