import { getAgreement } from '@mingfa/contract/home';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageLoading } from '../../../components/page-loading.tsx';
import { PlainMarkdown } from '../../../components/plain-markdown.tsx';
import type { Language } from '../../../lib/language.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { AuthLayout } from './auth-layout.tsx';

/** The user agreement or the privacy policy in the reader's language. */
export function LegalText({ name, title }: { name: 'user-agreement' | 'privacy-policy'; title: string }) {
  const { i18n } = useTranslation('account');
  const language: Language = i18n.language === 'en' ? 'en' : 'zh-CN';
  const text = useEndpoint(getAgreement, { params: { name }, query: { language } });
  return (
    <AuthLayout wide title={title}>
      {text.isPending ? <PageLoading /> : null}
      {text.isError ? <ErrorState error={text.error} onRetry={() => void text.refetch()} /> : null}
      {text.data ? <PlainMarkdown markdown={text.data.markdown} /> : null}
    </AuthLayout>
  );
}
