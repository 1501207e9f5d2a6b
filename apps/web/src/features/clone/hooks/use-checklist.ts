import { listMessages } from '@mingfa/contract/clone-chat';
import { listGoldenQuestions } from '@mingfa/contract/clone-golden';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../../lib/query.ts';
import { useKeptTestChat } from '../model/kept-test-chat.ts';
import type { Step } from '../model/steps.ts';
import type { Draft } from './use-draft.ts';

/** `unknown`: it could not be looked up; nothing is kept back for it. */
export interface Check {
  key: 'persona' | 'opening' | 'questions' | 'knowledge' | 'tested' | 'golden';
  state: 'done' | 'open' | 'unknown';
  /** What there is to say of it besides its state. */
  about?: string;
  step?: Step;
}

/** What must be so before a draft is published. */
export function useChecklist({ clone }: Draft): Check[] {
  const { t } = useTranslation('clone');
  const has = (path: string) => clone.gaps.some((gap) => gap.blocks && gap.path.startsWith(path));
  const golden = useEndpoint(
    listGoldenQuestions,
    { params: { appId: clone.appId } },
    { retry: false, staleTime: 0 },
  );
  const answeredAt = useLastTestAnswer(clone.appId);
  const questions = golden.data?.items ?? [];
  const failing = questions.filter(
    ({ last, waivedBecause }) => last?.state !== 'passed' && waivedBecause.trim() === '',
  ).length;
  const ranHere = golden.data?.latestRun?.draftRevision === clone.draftRevision;
  const isTested = ranHere || (answeredAt !== null && answeredAt >= clone.savedAt);
  return [
    { key: 'persona', state: has('persona') ? 'open' : 'done', step: 'persona' },
    { key: 'opening', state: has('opening') || has('introduction') ? 'open' : 'done', step: 'persona' },
    { key: 'questions', state: has('guideQuestions') ? 'open' : 'done', step: 'persona' },
    {
      key: 'knowledge',
      state: has('knowledge') || has('playbookId') ? 'open' : 'done',
      step: 'knowledge',
    },
    {
      key: 'tested',
      state: isTested ? 'done' : 'open',
      about: t(isTested ? 'checklist.testedHere' : 'checklist.notTested'),
    },
    {
      key: 'golden',
      state: golden.isError ? 'unknown' : failing > 0 ? 'open' : 'done',
      ...(questions.length === 0 && !golden.isError ? { about: t('checklist.noGolden') } : {}),
      ...(failing > 0 ? { about: t('checklist.goldenOpen', { count: failing }) } : {}),
      step: 'golden',
    },
  ];
}

/** When the draft last answered in its test conversation; null where it has not. */
function useLastTestAnswer(appId: string): string | null {
  const conversationId = useKeptTestChat(appId, false) ?? '';
  const messages = useEndpoint(
    listMessages,
    { query: { conversationId, pageSize: 2 } },
    { enabled: conversationId !== '', retry: false, staleTime: 0, refetchInterval: 5_000 },
  );
  const answers = (messages.data?.items ?? []).filter(({ role }) => role === 'assistant');
  return answers.at(-1)?.createdAt ?? null;
}
