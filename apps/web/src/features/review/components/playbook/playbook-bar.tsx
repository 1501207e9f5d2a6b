import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { type ContractKind, contractKind } from '@mingfa/contract/playbook';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../../components/search-field.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import type { PlaybookDraft } from '../../hooks/use-playbook-draft.ts';
import styles from './playbook.module.css';

/** Finds rules, and adds one where the playbook is one's own. */
export function PlaybookBar({ draft }: { draft: PlaybookDraft }) {
  const { t } = useTranslation(['review', 'document']);
  const { words, setWords, kind, setKind } = draft.filter;
  return (
    <div className={styles.bar}>
      <SearchField label={t('playbook.search')} value={words} onChange={setWords} />
      <SelectField<ContractKind | ''>
        label={t('playbook.kindFilter')}
        labelPlace="hidden"
        value={kind}
        options={[
          { value: '', label: t('playbook.allKinds') },
          ...contractKind.options.map((one) => ({ value: one, label: t(`document:kinds.${one}`) })),
        ]}
        onChange={setKind}
      />
      {draft.isOwn ? (
        <Button icon={<PlusOutlined aria-hidden />} onClick={draft.add}>
          {t('playbook.add')}
        </Button>
      ) : (
        <p className={styles.quiet}>{t('playbook.readOnly')}</p>
      )}
    </div>
  );
}
