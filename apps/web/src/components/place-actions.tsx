import CopyOutlined from '@ant-design/icons/CopyOutlined';
import LinkOutlined from '@ant-design/icons/LinkOutlined';
import { useTranslation } from 'react-i18next';
import { copyText } from '../lib/clipboard.ts';
import { toast } from '../lib/toast.ts';
import styles from './place-actions.module.css';

export interface PlaceActionsProps {
  /** Of the place: `m3`. */
  anchor: string;
  /** What is copied, with its label where it needs one. */
  text: string;
  copyLabel: string;
  linkLabel: string;
}

/** Copies the words of a linked place, and its address; neither is printed. */
export function PlaceActions({ anchor, text, copyLabel, linkLabel }: PlaceActionsProps) {
  const { t } = useTranslation('shell');
  const copy = async (words: string) =>
    (await copyText(words)) ? toast.success(t('action.copied')) : toast.error(t('action.copyFailed'));
  const address = () => {
    const url = new URL(window.location.href);
    url.hash = anchor;
    return url.href;
  };
  return (
    <div className={styles.actions}>
      <button type="button" aria-label={copyLabel} title={copyLabel} onClick={() => void copy(text)}>
        <CopyOutlined aria-hidden />
      </button>
      <button type="button" aria-label={linkLabel} title={linkLabel} onClick={() => void copy(address())}>
        <LinkOutlined aria-hidden />
      </button>
    </div>
  );
}
