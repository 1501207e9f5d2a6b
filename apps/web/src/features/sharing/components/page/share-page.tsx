import GlobalOutlined from '@ant-design/icons/GlobalOutlined';
import MoonOutlined from '@ant-design/icons/MoonOutlined';
import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import SunOutlined from '@ant-design/icons/SunOutlined';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IconButton } from '../../../../components/icon-button.tsx';
import { Logo } from '../../../../components/logo.tsx';
import { useDocumentTitle } from '../../../../lib/document-title.ts';
import { changeLanguage } from '../../../../lib/i18n.ts';
import { setThemeMode, useThemeMode } from '../../../../lib/theme.ts';
import styles from './page.module.css';

/** The sheet around what is shared: whose house it is, theme, language and print. */
export function SharePage({ title, children }: { title: string; children: ReactNode }) {
  const { t, i18n } = useTranslation(['sharing', 'shell']);
  const mode = useThemeMode((state) => state.mode);
  useDocumentTitle(title);
  const otherLanguage = i18n.language === 'en' ? 'zh-CN' : 'en';
  const otherMode = mode === 'dark' ? 'light' : 'dark';
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Link to="/" className={styles.brand}>
          <Logo size={28} />
          {t('shell:brand.name')}
        </Link>
        <span className={styles.tools}>
          <IconButton icon={<PrinterOutlined />} label={t('page.print')} onClick={() => window.print()} />
          <IconButton
            icon={otherMode === 'dark' ? <MoonOutlined /> : <SunOutlined />}
            label={t(otherMode === 'dark' ? 'shell:theme.toDark' : 'shell:theme.toLight')}
            onClick={() => setThemeMode(otherMode)}
          />
          <Button
            type="text"
            icon={<GlobalOutlined />}
            lang={otherLanguage}
            onClick={() => void changeLanguage(otherLanguage)}
          >
            {t(`shell:language.${otherLanguage}`)}
          </Button>
        </span>
      </header>
      <main className={styles.main}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </main>
    </div>
  );
}
