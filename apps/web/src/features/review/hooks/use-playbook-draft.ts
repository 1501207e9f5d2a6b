import { type ContractKind, getPlaybook, type PlaybookRule, updatePlaybook } from '@mingfa/contract/playbook';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { newRule } from '../model/new-rule.ts';
import { problemOfRule } from '../model/problem-of-rule.ts';
import { refreshPlaybooks } from '../model/refresh-playbooks.ts';
import { titleOfRule } from '../model/title-of-rule.ts';

/** A playbook as it is being changed: what is kept on the server, what is not yet, and which rules are shown. */
export function usePlaybookDraft(playbookId: string) {
  const { t } = useTranslation('review');
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
  const sought = words.trim().toLowerCase();
  const shown = rules.filter(
    (rule) =>
      (kind === '' || rule.kinds.length === 0 || rule.kinds.includes(kind)) &&
      `${rule.title} ${rule.reason} ${rule.titleEn} ${rule.reasonEn}`.toLowerCase().includes(sought),
  );
  /** Opens a rule where it can be seen, whatever was looked for. */
  const reveal = (ruleId: string) => {
    setWords('');
    setKind('');
    setOpened(ruleId);
  };
  const save = () => {
    for (const rule of draft ?? []) {
      const problem = problemOfRule(rule);
      if (problem === null) continue;
      reveal(rule.ruleId);
      const title = titleOfRule(rule, currentLanguage());
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
  return {
    playbook,
    isOwn: playbook.data?.builtIn === false,
    isUnsaved: draft !== null || name !== null,
    isSaving: saving.isPending,
    save,
    name: name ?? playbook.data?.name ?? '',
    setName,
    filter: { words, setWords, kind, setKind },
    shown,
    opened,
    toggle: (ruleId: string) => setOpened(opened === ruleId ? null : ruleId),
    /** Null deletes the rule. */
    change: (ruleId: string, to: PlaybookRule | null) =>
      setDraft(rules.flatMap((rule) => (rule.ruleId !== ruleId ? [rule] : to ? [to] : []))),
    add: () => {
      const rule = newRule(t('playbook.newTitle'));
      setDraft([rule, ...rules]);
      reveal(rule.ruleId);
    },
  };
}

export type PlaybookDraft = ReturnType<typeof usePlaybookDraft>;
