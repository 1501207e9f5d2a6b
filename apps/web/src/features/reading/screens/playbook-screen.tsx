import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { getPlaybook, type PlaybookRule, updatePlaybook } from '@mingfa/contract/playbook';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageLoading } from '../../../components/page-loading.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { RuleEditor } from '../components/playbook/rule-editor.tsx';
import { DOCUMENTS } from '../model/addresses.ts';
import { newRule } from '../model/new-rule.ts';
import { refreshPlaybooks } from '../model/refresh-reading.ts';
import styles from './playbook-screen.module.css';
import screen from './reading-screen.module.css';

/** The rules of a playbook; one's own can be changed. */
export default function PlaybookScreen() {
  const { t } = useTranslation('reading');
  const { playbookId = '' } = useParams();
  const playbook = useEndpoint(getPlaybook, { params: { playbookId } }, { refetchOnMount: 'always' });
  const [draft, setDraft] = useState<PlaybookRule[] | null>(null);
  const [words, setWords] = useState('');
  const [opened, setOpened] = useState<string | null>(null);
  const saving = useEndpointMutation(updatePlaybook, {
    onSuccess: async () => {
      await refreshPlaybooks();
      setDraft(null);
      toast.success(t('playbook.saved'));
    },
    onError: toastFailure,
  });
  const rules = draft ?? playbook.data?.items ?? [];
  const isOwn = playbook.data?.builtIn === false;
  const shown = rules.filter(({ title, reason }) => `${title} ${reason}`.includes(words.trim()));
  const change = (ruleId: string, to: PlaybookRule | null) =>
    setDraft(rules.flatMap((rule) => (rule.ruleId !== ruleId ? [rule] : to ? [to] : [])));
  const add = () => {
    const rule = newRule(t('playbook.newTitle'));
    setDraft([rule, ...rules]);
    setWords('');
    setOpened(rule.ruleId);
  };
  const isMissing = playbook.isError && [404, 422].includes(playbook.error.failure.httpStatus ?? 0);
  return (
    <>
      <ScreenHeader
        title={
          isOwn
            ? (playbook.data?.name ?? '')
            : playbook.data
              ? t('playbook.builtInName')
              : t('playbook.title')
        }
        start={
          <Link
            to={`${DOCUMENTS}?tab=playbooks`}
            className={screen.back}
            aria-label={t('back')}
            title={t('back')}
          >
            <ArrowLeftOutlined />
          </Link>
        }
        actions={
          isOwn ? (
            <>
              {draft ? <span className={styles.unsaved}>{t('playbook.unsaved')}</span> : null}
              <Button
                type="primary"
                disabled={!draft}
                loading={saving.isPending}
                onClick={() => draft && saving.mutate({ params: { playbookId }, body: { items: draft } })}
              >
                {t('playbook.save')}
              </Button>
            </>
          ) : null
        }
      />
      {playbook.isPending ? <PageLoading /> : null}
      {playbook.isError ? (
        <ErrorState
          error={playbook.error}
          {...(isMissing ? { title: t('playbook.missing') } : { onRetry: () => void playbook.refetch() })}
        />
      ) : null}
      {playbook.data ? (
        <div className={screen.body}>
          <div className={screen.column}>
            <div className={styles.bar}>
              <SearchField label={t('playbook.search')} value={words} onChange={setWords} />
              {isOwn ? (
                <Button icon={<PlusOutlined aria-hidden />} onClick={add}>
                  {t('playbook.add')}
                </Button>
              ) : (
                <p className={styles.unsaved}>{t('playbook.readOnly')}</p>
              )}
            </div>
            <ul className={styles.rules}>
              {shown.map((rule) => (
                <RuleEditor
                  key={rule.ruleId}
                  rule={rule}
                  isOpen={opened === rule.ruleId}
                  onToggle={() => setOpened(opened === rule.ruleId ? null : rule.ruleId)}
                  onChange={isOwn ? (to) => change(rule.ruleId, to) : null}
                />
              ))}
            </ul>
          </div>
        </div>
      ) : null}
    </>
  );
}
