import EllipsisOutlined from '@ant-design/icons/EllipsisOutlined';
import EyeInvisibleOutlined from '@ant-design/icons/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import InfoCircleOutlined from '@ant-design/icons/InfoCircleOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ActionMenu, type MenuAction } from '../../../../components/action-menu.tsx';
import { cloneAddress, introductionAddress } from '../../../../lib/clone-address.ts';

export interface CloneMenuProps {
  appId: string;
  linkId: string | null;
  /** A conversation is open: another one can be begun. */
  isHeld?: boolean;
  /** Whether its maker may read; null where nobody asks. */
  sharing: { isShared: boolean; label: string; onChange: (allowed: boolean) => void } | null;
}

/** What can be done beside asking: read the introduction, begin anew, let the maker read or not. */
export function CloneMenu({ appId, linkId, isHeld = false, sharing }: CloneMenuProps) {
  const { t } = useTranslation('square');
  const navigate = useNavigate();
  const actions: MenuAction[] = [
    {
      key: 'introduction',
      label: t('talk.open'),
      icon: <InfoCircleOutlined />,
      onSelect: () => void navigate(introductionAddress({ appId, linkId })),
    },
  ];
  if (isHeld)
    actions.push({
      key: 'new',
      label: t('talk.newOne'),
      icon: <PlusOutlined />,
      onSelect: () => void navigate(cloneAddress({ appId, linkId })),
    });
  if (sharing)
    actions.push({
      key: 'sharing',
      label: sharing.label,
      icon: sharing.isShared ? <EyeInvisibleOutlined /> : <EyeOutlined />,
      separated: true,
      onSelect: () => sharing.onChange(!sharing.isShared),
    });
  return (
    <ActionMenu
      label={t('talk.menu')}
      actions={actions}
      trigger={(props) => (
        <Button {...props} icon={<EllipsisOutlined />} aria-label={t('talk.menu')} title={t('talk.menu')} />
      )}
    />
  );
}
