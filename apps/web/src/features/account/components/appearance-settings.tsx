import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, chooseTheme } from '../../../lib/choose-appearance.ts';
import { LANGUAGES, type Language } from '../../../lib/language.ts';
import { type ThemeMode, useThemeMode } from '../../../lib/theme.ts';
import styles from './settings-section.module.css';
import { SettingsSection } from './settings-section.tsx';

export function AppearanceSettings() {
  const { t, i18n } = useTranslation(['account', 'shell']);
  const mode = useThemeMode((state) => state.mode);
  return (
    <SettingsSection title={t('settings.appearance')}>
      <div className={styles.row}>
        <span className={styles.label}>{t('settings.theme')}</span>
        <Segmented<ThemeMode>
          aria-label={t('settings.theme')}
          value={mode}
          onChange={chooseTheme}
          options={[
            { value: 'light', label: t('settings.light') },
            { value: 'dark', label: t('settings.dark') },
          ]}
        />
      </div>
      <div className={styles.row}>
        <span className={styles.label}>{t('settings.language')}</span>
        <Segmented<Language>
          aria-label={t('settings.language')}
          value={i18n.language === 'en' ? 'en' : 'zh-CN'}
          onChange={(language) => void chooseLanguage(language)}
          options={LANGUAGES.map((language) => ({ value: language, label: t(`shell:language.${language}`) }))}
        />
      </div>
    </SettingsSection>
  );
}
