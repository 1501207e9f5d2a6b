import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { Popover } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import chip from '../../../components/chip.module.css';
import type { ScopeChoiceProps } from '../../../lib/chosen-scopes.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { scopeNames } from '../model/scope-names.ts';
import { DepthField } from './depth-field.tsx';
import styles from './scope-chip.module.css';
import { ScopeFields } from './scope-fields.tsx';

/** In what the next question is looked up, in a few words; pressed, it can be changed. */
export function ScopeChip(props: ScopeChoiceProps) {
  const { t } = useTranslation('ai-search');
  const [isOpen, setIsOpen] = useState(false);
  const names = scopeNames(props.choice, currentLanguage()).join(t('scope.and'));
  return (
    <Popover
      trigger="click"
      placement="top"
      open={isOpen}
      onOpenChange={setIsOpen}
      destroyOnHidden
      content={
        <div className={styles.fields}>
          <ScopeFields {...props} />
          <DepthField {...props} />
        </div>
      }
    >
      <button
        type="button"
        className={chip.withIcon}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('scope.change', { scopes: names || t('scope.none') })}
      >
        <SearchOutlined aria-hidden />
        <span className={chip.words}>{names || t('scope.none')}</span>
      </button>
    </Popover>
  );
}
