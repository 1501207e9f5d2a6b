import { type ThemeConfig, theme } from 'antd';
import type { ThemeMode } from '../lib/theme.ts';

/** The same figures as in `global.css`, for antd's parts. */
const LIGHT = {
  primary: '#5b3fc4',
  primaryHover: '#4d33ad',
  onPrimary: '#ffffff',
  tint: '#f1edfe',
  page: '#faf9fc',
  surface: '#ffffff',
  elevated: '#ffffff',
  text: '#1f1d2b',
  secondary: '#6b6878',
  placeholder: '#767384',
  line: '#d6d2e3',
  softLine: '#e9e6f2',
  danger: '#bf2632',
  good: '#14713f',
  caution: '#8a5200',
};
const DARK: typeof LIGHT = {
  primary: '#b3a4ff',
  primaryHover: '#c6bbff',
  onPrimary: '#1a1430',
  tint: '#2a2540',
  page: '#1b1a21',
  surface: '#16151b',
  elevated: '#24222d',
  text: '#eceaf3',
  secondary: '#a8a4b5',
  placeholder: '#9490a2',
  line: '#454153',
  softLine: '#2e2b39',
  danger: '#ff8a8f',
  good: '#5fca8f',
  caution: '#e8b45a',
};

/** The theme's colours, kept exact: antd's dark algorithm would dim the purple below a readable contrast. */
export function antdTheme(mode: ThemeMode, stillness: boolean): ThemeConfig {
  const isDark = mode === 'dark';
  const colors = isDark ? DARK : LIGHT;
  const base = isDark ? theme.darkAlgorithm : theme.defaultAlgorithm;
  return {
    cssVar: { key: 'mingfa' },
    hashed: false,
    algorithm: (seed) => ({
      ...base(seed),
      colorPrimary: colors.primary,
      colorPrimaryHover: colors.primaryHover,
      colorPrimaryActive: colors.primaryHover,
      colorPrimaryBg: colors.tint,
      colorPrimaryBgHover: colors.tint,
      // The ring of what has the focus.
      colorPrimaryBorder: colors.primary,
      colorPrimaryText: colors.primary,
      colorPrimaryTextHover: colors.primaryHover,
      colorLink: colors.primary,
      colorLinkHover: colors.primaryHover,
      colorLinkActive: colors.primaryHover,
      colorError: colors.danger,
      colorErrorText: colors.danger,
      colorSuccess: colors.good,
      colorWarning: colors.caution,
      colorBgBase: colors.surface,
      colorBgLayout: colors.page,
      colorBgContainer: colors.surface,
      colorBgElevated: colors.elevated,
      colorText: colors.text,
      colorTextSecondary: colors.secondary,
      colorTextTertiary: colors.placeholder,
      colorTextQuaternary: colors.placeholder,
      colorBorder: colors.line,
      colorBorderSecondary: colors.softLine,
      fontSize: 14,
      lineHeight: 22 / 14,
    }),
    token: {
      colorPrimary: colors.primary,
      motion: !stillness,
      borderRadius: 18,
      // Derived by hand where antd's scale would make small parts into pills.
      borderRadiusLG: 18,
      borderRadiusSM: 10,
      borderRadiusXS: 6,
      controlHeight: 40,
      controlHeightLG: 44,
      controlHeightSM: 32,
      fontFamily: 'var(--font-sans)',
      colorTextPlaceholder: colors.placeholder,
      lineWidthFocus: 2,
      boxShadow: 'var(--shadow)',
      boxShadowSecondary: 'var(--shadow)',
      motionDurationMid: stillness ? '0s' : '0.15s',
      motionDurationSlow: stillness ? '0s' : '0.2s',
    },
    components: {
      Button: {
        primaryColor: colors.onPrimary,
        dangerColor: isDark ? '#2b0a0d' : '#ffffff',
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
      },
      Checkbox: { borderRadiusSM: 5 },
      Form: { itemMarginBottom: 20, verticalLabelPadding: '0 0 4px' },
      Segmented: { trackBg: isDark ? '#262430' : '#f3f1f8', itemSelectedBg: isDark ? '#3a3648' : '#ffffff' },
      Input: { activeBorderColor: colors.primary, activeShadow: `0 0 0 1px ${colors.primary}` },
      InputNumber: { activeBorderColor: colors.primary, activeShadow: `0 0 0 1px ${colors.primary}` },
      // What floats has the corners of the menus and toasts.
      Popover: { borderRadiusLG: 14 },
      Tooltip: { borderRadius: 10 },
      Tag: { borderRadiusSM: 8 },
    },
  };
}
