import { getOwnClone } from '@mingfa/contract/clone';
import { listGoldenQuestions } from '@mingfa/contract/clone-golden';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../../lib/query.ts';
import type { Step } from '../model/steps.ts';
import type { Draft } from './use-draft.ts';

export interface Check {
  key: 'persona' | 'opening' | 'questions' | 'knowledge' | 'tested' | 'golden';
  isDone: boolean;
  /** What there is to say of it besides its state. */
  about?: string;
  step?: Step;
}

/** While the draft is tried beside the checklist, what it lacks is asked for again. */
const ASK_AGAIN_MS = 4_000;

/** What must be so before a draft is published. */
export function useChecklist({ clone, keeper }: Draft): Check[] {
  const { t } = useTranslation('clone');
  const isOpen = (...paths: string[]) => clone.gaps.some(({ path }) => paths.includes(path));
  const isBlocked = (...paths: string[]) =>
    clone.gaps.some(({ path, blocks }) => blocks && paths.includes(path));
  const awaited = isOpen('tested', 'golden');
  const { data } = useEndpoint(
    getOwnClone,
    { params: { appId: clone.appId } },
    { staleTime: 0, refetchInterval: awaited ? ASK_AGAIN_MS : false },
  );
  useEffect(() => {
    if (data) keeper.refresh(data);
  }, [data, keeper]);
  const { data: golden } = useEndpoint(listGoldenQuestions, { params: { appId: clone.appId } });
  const failing = clone.gaps.filter(({ problem }) => problem === 'failing').length;
  return [
    { key: 'persona', isDone: !isBlocked('persona'), step: 'persona' },
    { key: 'opening', isDone: !isBlocked('opening', 'introduction'), step: 'persona' },
    { key: 'questions', isDone: !isBlocked('guideQuestions'), step: 'persona' },
    { key: 'knowledge', isDone: !isBlocked('knowledge.baseIds', 'playbookId'), step: 'knowledge' },
    {
      key: 'tested',
      isDone: !isBlocked('tested'),
      about: t(isOpen('tested') ? 'checklist.notTested' : 'checklist.testedHere'),
    },
    {
      key: 'golden',
      isDone: !isBlocked('golden'),
      step: 'golden',
      ...(failing > 0 ? { about: t('checklist.goldenOpen', { count: failing }) } : {}),
      ...(golden?.items.length === 0 ? { about: t('checklist.goldenNone') } : {}),
      ...(failing === 0 && isOpen('golden') ? { about: t('checklist.goldenNotRun') } : {}),
    },
  ];
}
