import CheckOutlined from '@ant-design/icons/CheckOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { ListedClone } from '@mingfa/contract/clone-square';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePin } from '../hooks/use-pin.ts';

export interface PinButtonProps {
  clone: Pick<ListedClone, 'appId' | 'name' | 'pinned'>;
  linkId?: string | null;
  small?: boolean;
  className?: string | undefined;
}

/** On the home screen or not; pressed it changes. */
export function PinButton({ clone, linkId = null, small = false, className = '' }: PinButtonProps) {
  const { t } = useTranslation('square');
  const { toggle, isPending } = usePin(clone, linkId);
  const { name, pinned } = clone;
  return (
    <Button
      size={small ? 'small' : 'middle'}
      className={className}
      icon={pinned ? <CheckOutlined aria-hidden /> : <PlusOutlined aria-hidden />}
      loading={isPending}
      aria-label={t(pinned ? 'unpinNamed' : 'pinNamed', { name })}
      title={t(pinned ? 'unpin' : 'pin')}
      onClick={toggle}
    >
      {t(pinned ? 'pinned' : 'pin')}
    </Button>
  );
}
