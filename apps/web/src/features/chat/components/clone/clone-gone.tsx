import DisconnectOutlined from '@ant-design/icons/DisconnectOutlined';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LinkButton } from '../../../../components/link-button.tsx';
import { WaysOn } from '../../../../components/ways-on.tsx';
import { SQUARE } from '../../../../lib/clone-address.ts';

/** A clone that was withdrawn, or is open to others alone; and a link that is worth nothing any more. */
export function CloneGone({ isLink = false }: { isLink?: boolean }) {
  const { t } = useTranslation('square');
  return (
    <EmptyState
      icon={<DisconnectOutlined />}
      sentence={t(isLink ? 'talk.linkGone' : 'talk.missing')}
      hint={t(isLink ? 'talk.linkGoneHint' : 'talk.missingHint')}
      action={<OtherWays />}
    />
  );
}

/** On to another one, or to the assistant itself. */
export function OtherWays() {
  const { t } = useTranslation('square');
  return (
    <WaysOn>
      <LinkButton primary to={SQUARE}>
        {t('talk.toSquare')}
      </LinkButton>
      <LinkButton to="/">{t('talk.toHome')}</LinkButton>
    </WaysOn>
  );
}
