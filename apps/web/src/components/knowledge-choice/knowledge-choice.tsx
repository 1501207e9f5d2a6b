import FolderOpenOutlined from '@ant-design/icons/FolderOpenOutlined';
import { KNOWLEDGE_BASES_MAX } from '@mingfa/contract/chat';
import { type KnowledgeBase, listKnowledgeBases } from '@mingfa/contract/knowledge';
import { Checkbox, Popover } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { describeError } from '../../lib/describe-failure.ts';
import { useEndpoint } from '../../lib/query.ts';
import { useIsMember } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import chip from '../chip.module.css';
import { NineCubeSpinner } from '../nine-cube-spinner.tsx';
import { SearchField } from '../search-field.tsx';
import styles from './knowledge-choice.module.css';

/** As many as one request gives; whoever has more searches by name. */
const LISTED = 100;
const SEARCH_FROM = 8;

export interface KnowledgeChoiceProps {
  chosen: readonly string[];
  onChoose: (konIds: string[]) => void;
}

/** Which knowledge bases the question looks into. */
export function KnowledgeChoice({ chosen, onChoose }: KnowledgeChoiceProps) {
  const { t } = useTranslation('chat');
  const isMember = useIsMember();
  const [open, setOpen] = useState(false);
  const bases = useBases(isMember && (open || chosen.length > 0));
  const known = bases.data?.items ?? [];
  useForgetGone(bases.data, chosen, onChoose);
  if (!isMember) return null;
  const first = known.find(({ konId }) => konId === chosen[0]);
  const label =
    chosen.length === 0
      ? t('knowledge.choose')
      : chosen.length === 1 && first
        ? first.name
        : t('knowledge.chosen', { count: chosen.length });
  return (
    <Popover
      trigger="click"
      placement="top"
      open={open}
      onOpenChange={setOpen}
      destroyOnHidden
      content={<Bases chosen={chosen} onChoose={onChoose} />}
    >
      <button
        type="button"
        className={`${chip.withIcon} ${chosen.length > 0 ? chip.chosen : ''}`}
        aria-expanded={open}
        aria-haspopup="dialog"
        title={label}
      >
        <FolderOpenOutlined aria-hidden /> <span className={chip.words}>{label}</span>
      </button>
    </Popover>
  );
}

function useBases(enabled: boolean) {
  return useEndpoint(
    listKnowledgeBases,
    { query: { page: 1, pageSize: LISTED } },
    { enabled, staleTime: 10_000 },
  );
}

/** A base that was deleted since is not asked any more. */
function useForgetGone(
  listed: { items: KnowledgeBase[]; total: number } | undefined,
  chosen: readonly string[],
  onChoose: (konIds: string[]) => void,
): void {
  const isWhole = listed !== undefined && listed.total <= LISTED;
  const held = isWhole ? chosen.filter((id) => listed.items.some(({ konId }) => konId === id)) : chosen;
  const forget = useEffectEvent(() => onChoose([...held]));
  const hasGone = held.length < chosen.length;
  useEffect(() => {
    if (hasGone) forget();
  }, [hasGone]);
}

function Bases({ chosen, onChoose }: KnowledgeChoiceProps) {
  const { t } = useTranslation('chat');
  const [words, setWords] = useState('');
  const bases = useBases(true);
  const items = bases.data?.items ?? [];
  const shown = items.filter(({ name }) => name.toLowerCase().includes(words.trim().toLowerCase()));
  const toggle = (konId: string, wanted: boolean) => {
    if (wanted && chosen.length >= KNOWLEDGE_BASES_MAX)
      return toast.info(t('knowledge.tooMany', { limit: KNOWLEDGE_BASES_MAX }));
    onChoose(wanted ? [...chosen, konId] : chosen.filter((one) => one !== konId));
  };
  return (
    <div className={styles.bases}>
      {items.length >= SEARCH_FROM ? (
        <SearchField
          label={t('knowledge.search')}
          value={words}
          onChange={setWords}
          className={styles.search}
        />
      ) : null}
      {bases.isPending ? <NineCubeSpinner size={24} /> : null}
      {bases.isError ? <p className={styles.hint}>{describeError(bases.error)}</p> : null}
      {bases.isSuccess && items.length === 0 ? <p className={styles.hint}>{t('knowledge.none')}</p> : null}
      <ul className={styles.list} aria-label={t('knowledge.choose')}>
        {shown.map((base) => (
          <li key={base.konId}>
            <Checkbox
              className={styles.base ?? ''}
              checked={chosen.includes(base.konId)}
              disabled={!base.enabled && !chosen.includes(base.konId)}
              onChange={(event) => toggle(base.konId, event.target.checked)}
            >
              <span className={styles.name}>{base.name}</span>
              <span className={styles.facts}>{factsOf(base, t)}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
      {items.length > 0 && shown.length === 0 ? (
        <p className={styles.hint}>{t('knowledge.noneFound', { words })}</p>
      ) : null}
      <div className={styles.foot}>
        <Link to="/knowledge_base">{t('knowledge.manage')}</Link>
        {chosen.length > 0 ? (
          <button type="button" className={styles.clear} onClick={() => onChoose([])}>
            {t('knowledge.clear')}
          </button>
        ) : null}
      </div>
    </div>
  );
}

function factsOf(base: KnowledgeBase, t: ReturnType<typeof useTranslation<'chat'>>['t']): string {
  const { enabled, files, filesReady, filesWorking } = base;
  if (!enabled) return t('knowledge.off');
  if (files === 0) return t('knowledge.empty');
  const ready = t('knowledge.files', { count: filesReady });
  return filesWorking > 0 ? `${ready} · ${t('knowledge.indexing', { count: filesWorking })}` : ready;
}
