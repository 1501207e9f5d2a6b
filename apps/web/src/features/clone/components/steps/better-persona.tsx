import BulbOutlined from '@ant-design/icons/BulbOutlined';
import { CLONE_LIMITS, type CloneContent } from '@mingfa/contract/clone-content';
import { optimizePersona } from '@mingfa/contract/clone-help';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../../components/error-state.tsx';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import { useEndpointMutation } from '../../../../lib/query.ts';
import { settleContent } from '../../model/settle-content.ts';
import { TextDifference } from '../text-difference.tsx';
import styles from './helped.module.css';

const DESCRIPTION_MAX = 1000;

export interface BetterPersonaProps {
  content: CloneContent;
  onTake: (persona: string) => void;
}

/** Has a better persona written, shows what is other in it, and takes it over when its maker says so. */
export function BetterPersona({ content, onTake }: BetterPersonaProps) {
  const { t } = useTranslation('clone');
  const [isOpen, setIsOpen] = useState(false);
  const [description, setDescription] = useState('');
  const writing = useEndpointMutation(optimizePersona);
  const settled = settleContent(content);
  const close = () => {
    setIsOpen(false);
    writing.reset();
  };
  const write = () => {
    if (settled) writing.mutate({ body: { content: settled, description: description.trim() } });
  };
  const take = () => {
    if (writing.data) onTake(writing.data.persona.slice(0, CLONE_LIMITS.personaCharacters));
    close();
  };
  return (
    <>
      <Button
        size="small"
        icon={<BulbOutlined aria-hidden />}
        disabled={settled === null}
        onClick={() => setIsOpen(true)}
      >
        {t('help.optimise')}
      </Button>
      <ModalDialog
        open={isOpen}
        onClose={close}
        title={t('help.optimise')}
        size="wide"
        footer={
          <>
            <Button onClick={close}>{t('help.leave')}</Button>
            <Button loading={writing.isPending} type={writing.data ? 'default' : 'primary'} onClick={write}>
              {t(writing.data ? 'help.again' : 'help.write')}
            </Button>
            {writing.data ? (
              <Button type="primary" onClick={take}>
                {t('help.take')}
              </Button>
            ) : null}
          </>
        }
      >
        <div className={styles.body}>
          <TextField
            label={t('help.description')}
            help={t('help.descriptionHelp')}
            value={description}
            maxLength={DESCRIPTION_MAX}
            rows={3}
            placeholder={t('help.descriptionPlaceholder')}
            onChange={setDescription}
          />
          <div aria-live="polite">
            {writing.isPending ? <p className={styles.quiet}>{t('help.writing')}</p> : null}
            {writing.isError ? <ErrorState error={writing.error} title={t('help.failed')} /> : null}
            {writing.data ? (
              <>
                <p className={styles.quiet}>{t(`help.by.${writing.data.by}`)}</p>
                <TextDifference from={content.persona} to={writing.data.persona} />
              </>
            ) : null}
          </div>
        </div>
      </ModalDialog>
    </>
  );
}
