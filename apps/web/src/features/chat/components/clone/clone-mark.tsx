import type { ListedClone } from '@mingfa/contract/clone-square';
import { useTranslation } from 'react-i18next';
import { OfficialMark } from '../../../../components/official-mark.tsx';

/** Who made a clone, and its version. */
export function CloneMark({ listed }: { listed: ListedClone }) {
  const { t } = useTranslation('square');
  return (
    <>
      {listed.official ? (
        <OfficialMark label={t('official')} />
      ) : (
        <span>{t('by', { maker: listed.maker || t('someone') })}</span>
      )}
      <span>{t('talk.version', { version: listed.version })}</span>
    </>
  );
}
