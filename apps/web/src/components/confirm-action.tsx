import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import { ModalDialog } from './modal-dialog.tsx';

export interface Confirmation {
  title: string;
  text?: string;
  confirmText?: string;
  danger?: boolean;
}
interface OpenConfirmation extends Confirmation {
  answer: (confirmed: boolean) => void;
}

const useAsked = create<{ asked: OpenConfirmation | null }>(() => ({ asked: null }));

/** Asks before something that cannot be undone; true when confirmed. */
export function confirmAction(confirmation: Confirmation): Promise<boolean> {
  useAsked.getState().asked?.answer(false);
  return new Promise((resolve) => {
    const answer = (confirmed: boolean) => {
      useAsked.setState({ asked: null });
      resolve(confirmed);
    };
    useAsked.setState({ asked: { ...confirmation, answer } });
  });
}

/** Draws what `confirmAction` asks; stands once, in the application's root. */
export function ConfirmHost() {
  const { t } = useTranslation('shell');
  const asked = useAsked((state) => state.asked);
  if (!asked) return null;
  return (
    <ModalDialog
      open
      title={asked.title}
      size="small"
      onClose={() => asked.answer(false)}
      footer={
        <>
          <Button onClick={() => asked.answer(false)}>{t('action.cancel')}</Button>
          <Button type="primary" danger={asked.danger ?? false} onClick={() => asked.answer(true)}>
            {asked.confirmText ?? t('action.confirm')}
          </Button>
        </>
      }
    >
      {asked.text ?? null}
    </ModalDialog>
  );
}
