import { SCREENSHOT_MAX_BYTES } from '@mingfa/contract/feedback';
import { Button } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toast.ts';
import styles from './feedback.module.css';

/** A picture of the screen: chosen, shown small, and taken back. `value` is Base64. */
export function ScreenshotField({
  value,
  onChange,
}: {
  value: string | null;
  onChange: (value: string | null) => void;
}) {
  const { t } = useTranslation('feedback');
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > SCREENSHOT_MAX_BYTES) return toast.error(t('screenshot.tooLarge'));
    onChange(await asBase64(file));
  };
  return (
    <div className={styles.screenshot}>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        hidden
        aria-label={t('screenshot.add')}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {value ? (
        <>
          <img className={styles.preview} src={`data:image;base64,${value}`} alt={t('screenshot.preview')} />
          <Button size="small" onClick={() => onChange(null)}>
            {t('screenshot.remove')}
          </Button>
        </>
      ) : (
        <Button onClick={() => input.current?.click()}>{t('screenshot.add')}</Button>
      )}
      <span className={styles.hint}>{t('screenshot.hint')}</span>
    </div>
  );
}

function asBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
