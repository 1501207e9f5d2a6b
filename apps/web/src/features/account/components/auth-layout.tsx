import GlobalOutlined from '@ant-design/icons/GlobalOutlined';
import MoonOutlined from '@ant-design/icons/MoonOutlined';
import SunOutlined from '@ant-design/icons/SunOutlined';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IconButton } from '../../../components/icon-button.tsx';
import { Logo } from '../../../components/logo.tsx';
import { useDocumentTitle } from '../../../lib/document-title.ts';
import { changeLanguage } from '../../../lib/i18n.ts';
import { setThemeMode, useThemeMode } from '../../../lib/theme.ts';
import styles from './auth-layout.module.css';

export interface AuthLayoutProps {
  title: string;
  intro?: string;
  /** For texts: a wider column without a card's narrow measure. */
  wide?: boolean;
  /** Links under the card. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The page around sign-up, sign-in, reset and the legal texts. */
export function AuthLayout({ title, intro, wide = false, footer, children }: AuthLayoutProps) {
  const { t, i18n } = useTranslation('shell');
  const mode = useThemeMode((state) => state.mode);
  useDocumentTitle(title);
  const otherLanguage = i18n.language === 'en' ? 'zh-CN' : 'en';
  const otherMode = mode === 'dark' ? 'light' : 'dark';
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Link to="/" className={styles.brand}>
          <Logo size={32} />
          {t('brand.name')}
        </Link>
        <IconButton
          icon={otherMode === 'dark' ? <MoonOutlined /> : <SunOutlined />}
          label={t(otherMode === 'dark' ? 'theme.toDark' : 'theme.toLight')}
          onClick={() => setThemeMode(otherMode)}
        />
        <Button
          type="text"
          icon={<GlobalOutlined />}
          lang={otherLanguage}
          onClick={() => void changeLanguage(otherLanguage)}
        >
          {t(`language.${otherLanguage}`)}
        </Button>
      </header>
      <main className={`${styles.main} ${wide ? styles.wide : ''}`}>
        <div className={styles.card}>
          <h1 className={styles.title}>{title}</h1>
          {intro ? <p className={styles.intro}>{intro}</p> : null}
          {children}
        </div>
        {footer ? <div className={styles.foot}>{footer}</div> : null}
      </main>
    </div>
  );
}
