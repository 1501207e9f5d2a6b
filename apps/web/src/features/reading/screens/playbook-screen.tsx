import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import {
  type ContractKind,
  contractKind,
  getPlaybook,
  type PlaybookRule,
  updatePlaybook,
} from '@mingfa/contract/playbook';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageLoading } from '../../../components/page-loading.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { useLeaveGuard } from '../../../components/use-leave-guard.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { RuleEditor } from '../components/playbook/rule-editor.tsx';
import { DOCUMENTS } from '../model/addresses.ts';
import { newRule } from '../model/new-rule.ts';
import { problemOfRule } from '../model/problem-of-rule.ts';
import { refreshPlaybooks } from '../model/refresh-reading.ts';
import { titleOfRule } from '../model/title-of-rule.ts';
import styles from './playbook-screen.module.css';
import screen from './reading-screen.module.css';

/** The rules of a playbook; one's own can be changed. */
export default function PlaybookScreen() {
  const { t } = useTranslation('reading');
  const { playbookId = '' } = useParams();
  const playbook = useEndpoint(getPlaybook, { params: { playbookId } }, { refetchOnMount: 'always' });
  const [draft, setDraft] = useState<PlaybookRule[] | null>(null);
  const [name, setName] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const [kind, setKind] = useState<ContractKind | ''>('');
  const [opened, setOpened] = useState<string | null>(null);
  const saving = useEndpointMutation(updatePlaybook, {
    onSuccess: async () => {
      await refreshPlaybooks();
      setDraft(null);
      setName(null);
      toast.success(t('playbook.saved'));
    },
    onError: toastFailure,
  });
  const rules = draft ?? playbook.data?.items ?? [];
  const isOwn = playbook.data?.builtIn === false;
  const isUnsaved = draft !== null || name !== null;
  useLeaveGuard(isUnsaved);
  const sought = words.trim().toLowerCase();
  const shown = rules.filter(
    (rule) =>
      (kind === '' || rule.kinds.length === 0 || rule.kinds.includes(kind)) &&
      `${rule.title} ${rule.reason} ${rule.titleEn} ${rule.reasonEn}`.toLowerCase().includes(sought),
  );
  const save = () => {
    const bad = draft?.find((rule) => problemOfRule(rule) !== null);
    const problem = bad ? problemOfRule(bad) : null;
    if (bad && problem) {
      // Shown, so that the reason stands where it can be mended.
      setWords('');
      setKind('');
      setOpened(bad.ruleId);
      const title = titleOfRule(bad, currentLanguage());
      toast.error(t('playbook.notSaved', { title, problem: t(`playbook.rule.problems.${problem}`) }));
      return;
    }
    if (name !== null && name.trim() === '') {
      toast.error(t('playbook.nameless'));
      return;
    }
    const body = {
      ...(draft ? { items: draft } : {}),
      ...(name === null ? {} : { name: name.trim() }),
    };
    saving.mutate({ params: { playbookId }, body });
  };
  const change = (ruleId: string, to: PlaybookRule | null) =>
    setDraft(rules.flatMap((rule) => (rule.ruleId !== ruleId ? [rule] : to ? [to] : [])));
  const add = () => {
    const rule = newRule(t('playbook.newTitle'));
    setDraft([rule, ...rules]);
    setWords('');
    setKind('');
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
              {isUnsaved ? (
                <span className={`${styles.unsaved} ${styles.note}`}>{t('playbook.unsaved')}</span>
              ) : null}
              <Button type="primary" disabled={!isUnsaved} loading={saving.isPending} onClick={save}>
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
            {isOwn ? (
              <label className={styles.name}>
                {t('playbook.name')}
                <input
                  value={name ?? playbook.data.name}
                  maxLength={60}
                  onChange={(event) => setName(event.target.value)}
                />
              </label>
            ) : null}
            <div className={styles.bar}>
              <SearchField label={t('playbook.search')} value={words} onChange={setWords} />
              <select
                className={styles.kind}
                aria-label={t('playbook.kindFilter')}
                value={kind}
                onChange={(event) =>
                  setKind(contractKind.options.find((one) => one === event.target.value) ?? '')
                }
              >
                <option value="">{t('playbook.allKinds')}</option>
                {contractKind.options.map((one) => (
                  <option key={one} value={one}>
                    {t(`kinds.${one}`)}
                  </option>
                ))}
              </select>
              {isOwn ? (
                <Button icon={<PlusOutlined aria-hidden />} onClick={add}>
                  {t('playbook.add')}
                </Button>
              ) : (
                <p className={styles.unsaved}>{t('playbook.readOnly')}</p>
              )}
            </div>
            {shown.length === 0 ? <p className={styles.unsaved}>{t('playbook.noneShown')}</p> : null}
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
