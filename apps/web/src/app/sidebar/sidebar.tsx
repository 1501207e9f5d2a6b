import AudioOutlined from '@ant-design/icons/AudioOutlined';
import AuditOutlined from '@ant-design/icons/AuditOutlined';
import BookOutlined from '@ant-design/icons/BookOutlined';
import FileSearchOutlined from '@ant-design/icons/FileSearchOutlined';
import FolderOpenOutlined from '@ant-design/icons/FolderOpenOutlined';
import FormOutlined from '@ant-design/icons/FormOutlined';
import GlobalOutlined from '@ant-design/icons/GlobalOutlined';
import IdcardOutlined from '@ant-design/icons/IdcardOutlined';
import MenuFoldOutlined from '@ant-design/icons/MenuFoldOutlined';
import MenuUnfoldOutlined from '@ant-design/icons/MenuUnfoldOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import SearchOutlined from '@ant-design/icons/SearchOutlined';
import TableOutlined from '@ant-design/icons/TableOutlined';
import TeamOutlined from '@ant-design/icons/TeamOutlined';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { ConversationHistory } from '../../features/history/index.ts';
import { Brand } from './brand.tsx';
import styles from './sidebar.module.css';
import { UserCard } from './user-card.tsx';

export interface SidebarProps {
  /** Only icons. */
  collapsed?: boolean;
  /** Collapse or expand; in the phone's drawer: close. */
  onToggle: () => void;
}

/** Tools that work; a tool appears here when its screen exists. */
const TOOLS = [
  { path: '/ai_search', label: 'sidebar.aiSearch', Icon: SearchOutlined },
  { path: '/laws_regulations', label: 'sidebar.laws', Icon: BookOutlined },
  { path: '/case_search', label: 'sidebar.cases', Icon: AuditOutlined },
  { path: '/knowledge_base', label: 'sidebar.knowledge', Icon: FolderOpenOutlined },
  { path: '/document_reading', label: 'sidebar.reading', Icon: FileSearchOutlined },
  { path: '/web_reading', label: 'sidebar.webReading', Icon: GlobalOutlined },
  { path: '/recording_analysis', label: 'sidebar.recordings', Icon: AudioOutlined },
  { path: '/data_analysis', label: 'sidebar.datasets', Icon: TableOutlined },
  { path: '/document_generation', label: 'sidebar.documents', Icon: FormOutlined },
  { path: '/intelligent', label: 'sidebar.square', Icon: TeamOutlined },
  { path: '/clone_list', label: 'sidebar.clones', Icon: IdcardOutlined },
] as const;

function Rail({ onToggle }: { onToggle: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <nav className={`${styles.sidebar} ${styles.rail}`} aria-label={t('sidebar.label')}>
      <Brand compact />
      <button
        type="button"
        className={styles.iconButton}
        aria-label={t('sidebar.expand')}
        title={t('sidebar.expand')}
        onClick={onToggle}
      >
        <MenuUnfoldOutlined />
      </button>
      <Link
        to="/"
        className={styles.iconButton}
        aria-label={t('sidebar.newConversation')}
        title={t('sidebar.newConversation')}
      >
        <PlusOutlined />
      </Link>
      {TOOLS.map(({ path, label, Icon }) => (
        <NavLink key={path} to={path} className={styles.iconButton} aria-label={t(label)} title={t(label)}>
          <Icon />
        </NavLink>
      ))}
      <span className={styles.spacer} />
      <UserCard compact />
    </nav>
  );
}

/** Logo, new conversation, tools, history, account. */
export function Sidebar({ collapsed = false, onToggle }: SidebarProps) {
  const { t } = useTranslation('shell');
  if (collapsed) return <Rail onToggle={onToggle} />;
  return (
    <nav className={styles.sidebar} aria-label={t('sidebar.label')}>
      <div className={styles.brand}>
        <Brand />
        <button
          type="button"
          className={styles.iconButton}
          aria-label={t('sidebar.collapse')}
          title={t('sidebar.collapse')}
          onClick={onToggle}
        >
          <MenuFoldOutlined />
        </button>
      </div>
      <Link to="/" className={styles.newConversation}>
        <PlusOutlined aria-hidden="true" />
        {t('sidebar.newConversation')}
      </Link>
      <ul className={styles.tools} aria-label={t('sidebar.tools')}>
        {TOOLS.map(({ path, label, Icon }) => (
          <li key={path}>
            <NavLink to={path} className={styles.tool}>
              <span className={styles.toolIcon} aria-hidden="true">
                <Icon />
              </span>
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
      <ConversationHistory />
      <UserCard />
    </nav>
  );
}
