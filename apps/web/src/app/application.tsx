import LoadingOutlined from '@ant-design/icons/LoadingOutlined';
import { QueryClientProvider } from '@tanstack/react-query';
import { ConfigProvider } from 'antd';
import type { Locale } from 'antd/es/locale';
import english from 'antd/es/locale/en_US';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ConfirmHost } from '../components/confirm-action.tsx';
import { PageLoading } from '../components/page-loading.tsx';
import { Toaster } from '../components/toaster.tsx';
import { useMediaQuery } from '../lib/media-query.ts';
import { queryClient } from '../lib/query.ts';
import { useThemeMode } from '../lib/theme.ts';
import { antdTheme } from './antd-theme.ts';
import { FeedbackHost } from './feedback-host.tsx';

/** antd's own words are English until the reader's language has come. */
function useAntdLocale(): Locale {
  const { i18n } = useTranslation('shell');
  const [chinese, setChinese] = useState<Locale>();
  const isChinese = i18n.language === 'zh-CN';
  useEffect(() => {
    if (isChinese) void import('antd/es/locale/zh_CN').then((file) => setChinese(file.default));
    // The server words errors and digests in the reader's language.
    return () => void queryClient.invalidateQueries();
  }, [isChinese]);
  return isChinese ? (chinese ?? english) : english;
}

/** Popups of parts inside an open dialog belong into it: outside they would lie beneath. */
function popupContainer(trigger?: HTMLElement): HTMLElement {
  return trigger?.closest('dialog') ?? document.body;
}

export function Application({ router }: { router: DataRouter }) {
  const mode = useThemeMode((state) => state.mode);
  const stillness = useMediaQuery('(prefers-reduced-motion: reduce)');
  const locale = useAntdLocale();
  const theme = useMemo(() => antdTheme(mode, stillness), [mode, stillness]);
  return (
    <ConfigProvider
      theme={theme}
      // Always one: antd wraps everything anew when the first locale comes, and every screen would start again.
      locale={locale}
      getPopupContainer={popupContainer}
      // A busy button keeps its own name, and the sign of it goes as soon as it is not busy.
      button={{ autoInsertSpace: false, loadingIcon: <LoadingOutlined aria-hidden /> }}
    >
      <QueryClientProvider client={queryClient}>
        <Suspense fallback={<PageLoading />}>
          <RouterProvider router={router} />
          <ConfirmHost />
          <FeedbackHost />
          <Toaster go={(to) => void router.navigate(to)} />
        </Suspense>
      </QueryClientProvider>
    </ConfigProvider>
  );
}
