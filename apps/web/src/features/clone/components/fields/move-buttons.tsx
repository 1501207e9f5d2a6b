import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../components/icon-button.tsx';

export interface MoveButtonsProps {
  name: string;
  place: number;
  count: number;
  onMove: (to: number) => void;
}

/** Moves something one place up or down in its list. */
export function MoveButtons({ name, place, count, onMove }: MoveButtonsProps) {
  const { t } = useTranslation('clone');
  return (
    <>
      <IconButton
        size="small"
        icon={<ArrowUpOutlined />}
        label={t('field.moveUp', { name })}
        tip={t('field.up')}
        disabled={place === 0}
        onClick={() => onMove(place - 1)}
      />
      <IconButton
        size="small"
        icon={<ArrowDownOutlined />}
        label={t('field.moveDown', { name })}
        tip={t('field.down')}
        disabled={place === count - 1}
        onClick={() => onMove(place + 1)}
      />
    </>
  );
}
