import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Titles the browser tab `title · 明法`; without a title only the product's name. */
export function useDocumentTitle(title: string): void {
  const { t } = useTranslation('shell');
  const name = t('brand.name');
  useEffect(() => {
    document.title = title ? `${title} · ${name}` : name;
  }, [title, name]);
}
