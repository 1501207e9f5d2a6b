import ControlOutlined from '@ant-design/icons/ControlOutlined';
import GiftOutlined from '@ant-design/icons/GiftOutlined';
import GlobalOutlined from '@ant-design/icons/GlobalOutlined';
import LoginOutlined from '@ant-design/icons/LoginOutlined';
import LogoutOutlined from '@ant-design/icons/LogoutOutlined';
import MessageOutlined from '@ant-design/icons/MessageOutlined';
import MoonOutlined from '@ant-design/icons/MoonOutlined';
import SettingOutlined from '@ant-design/icons/SettingOutlined';
import SunOutlined from '@ant-design/icons/SunOutlined';
import UserAddOutlined from '@ant-design/icons/UserAddOutlined';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { MenuAction } from '../../components/action-menu.tsx';
import { chooseLanguage, chooseTheme } from '../../lib/choose-appearance.ts';
import { askForFeedback } from '../../lib/feedback-request.ts';
import { signOut, useIsMember, useSession } from '../../lib/session.ts';
import { useThemeMode } from '../../lib/theme.ts';

/**
 * What the account menu offers: theme, language and feedback to everyone, the rest by role.
 * @param unreadAnswers to the person's feedback
 */
export function useAccountActions(unreadAnswers: number): MenuAction[] {
  const { t, i18n } = useTranslation('shell');
  const navigate = useNavigate();
  const isMember = useIsMember();
  const role = useSession(({ profile }) => profile.role);
  const mode = useThemeMode((state) => state.mode);
  // Back to where one was, once signed in.
  const { pathname } = useLocation();
  const go = (path: string) => () => void navigate(path, { state: { from: pathname } });

  const otherMode = mode === 'dark' ? 'light' : 'dark';
  const otherLanguage = i18n.language === 'en' ? 'zh-CN' : 'en';
  const preferences: MenuAction[] = [
    {
      key: 'theme',
      label: t(otherMode === 'dark' ? 'theme.toDark' : 'theme.toLight'),
      icon: otherMode === 'dark' ? <MoonOutlined /> : <SunOutlined />,
      onSelect: () => chooseTheme(otherMode),
    },
    {
      key: 'language',
      label: t(`language.${otherLanguage}`),
      icon: <GlobalOutlined />,
      onSelect: () => void chooseLanguage(otherLanguage),
    },
    {
      key: 'feedback',
      label: t('user.feedback'),
      icon: <MessageOutlined />,
      onSelect: () => askForFeedback(),
    },
  ];
  const answered: MenuAction[] =
    unreadAnswers > 0
      ? [
          {
            key: 'answered',
            label: t('user.answered', { count: unreadAnswers }),
            icon: <MessageOutlined />,
            onSelect: go('/feedback'),
          },
        ]
      : [];
  if (!isMember)
    return [
      ...answered,
      { key: 'signIn', label: t('user.signIn'), icon: <LoginOutlined />, onSelect: go('/sign_in') },
      { key: 'signUp', label: t('user.signUp'), icon: <UserAddOutlined />, onSelect: go('/sign_up') },
      ...preferences.map((action, index) => ({ ...action, separated: index === 0 })),
    ];
  const administration: MenuAction[] =
    role === 'admin'
      ? [{ key: 'admin', label: t('user.administration'), icon: <ControlOutlined />, onSelect: go('/admin') }]
      : [];
  return [
    ...answered,
    { key: 'settings', label: t('user.settings'), icon: <SettingOutlined />, onSelect: go('/settings') },
    { key: 'vip', label: t('user.vip'), icon: <GiftOutlined />, onSelect: go('/vip') },
    ...administration,
    ...preferences,
    {
      key: 'signOut',
      label: t('user.signOut'),
      icon: <LogoutOutlined />,
      separated: true,
      onSelect: () => void signOut().then(() => navigate('/')),
    },
  ];
}
