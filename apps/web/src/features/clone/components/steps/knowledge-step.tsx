import { getCloneConfig, listSkills } from '@mingfa/contract/clone';
import { CLONE_LIMITS, type CloneContent } from '@mingfa/contract/clone-content';
import { listKnowledgeBases } from '@mingfa/contract/knowledge';
import { listPlaybooks } from '@mingfa/contract/playbook';
import { useTranslation } from 'react-i18next';
import { FieldGroup } from '../../../../components/fields/field-group.tsx';
import styles from '../../../../components/fields/fields.module.css';
import { Section } from '../../../../components/fields/section.tsx';
import { LinkButton } from '../../../../components/link-button.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { useEndpoint } from '../../../../lib/query.ts';
import { gapOf } from '../../model/gap-words.ts';
import { skillWords } from '../../model/skill-words.ts';
import { CheckList, type CheckListItem } from '../fields/check-list.tsx';
import { SwitchField } from '../fields/switch-field.tsx';
import { ModelFields } from './model-fields.tsx';
import type { StepProps } from './step-props.ts';

const BASES_SHOWN = 100;

/** What it knows and can: knowledge bases, skills, calculators, a playbook, a model. */
export function KnowledgeStep({ draft }: StepProps) {
  const { t } = useTranslation('clone');
  const { content, write } = draft;
  const { data: config } = useEndpoint(getCloneConfig, {});
  const { data: skills } = useEndpoint(listSkills, {});
  const { data: playbooks } = useEndpoint(listPlaybooks, {});
  const inLanguage = currentLanguage() === 'en' ? 'en' : 'zh';
  return (
    <Section title={t('steps.knowledge')} intro={t('knowledge.intro')}>
      <Bases draft={draft} />
      <CheckList
        label={t('knowledge.skills')}
        help={t('knowledge.skillsHelp')}
        items={(skills?.items ?? []).map(({ name, description }) => ({
          value: name,
          ...skillWords(t, name, description),
        }))}
        chosen={content.skills}
        max={CLONE_LIMITS.skills}
        none={null}
        onChange={(chosen) => write({ skills: chosen })}
      />
      {content.skills.includes('calculate') ? (
        <CheckList
          label={t('knowledge.calculators')}
          help={t('knowledge.calculatorsHelp')}
          items={(config?.calculators ?? []).map(({ calculatorId, name }) => ({
            value: calculatorId,
            name: name[inLanguage],
          }))}
          chosen={content.calculators}
          max={CLONE_LIMITS.calculators}
          none={null}
          onChange={(calculators) => write({ calculators })}
        />
      ) : null}
      <FieldGroup label={t('knowledge.playbook')} help={t('knowledge.playbookHelp')}>
        <SelectField<string>
          label={t('knowledge.playbook')}
          labelPlace="hidden"
          value={content.playbookId ?? ''}
          options={[
            { value: '', label: t('knowledge.noPlaybook') },
            ...(playbooks?.items ?? []).map(({ playbookId, builtIn, name }) => ({
              value: playbookId,
              label: builtIn ? t('knowledge.builtInPlaybook') : name,
            })),
          ]}
          onChange={(playbookId) => write({ playbookId: playbookId === '' ? null : playbookId })}
        />
      </FieldGroup>
      <ModelFields draft={draft} />
    </Section>
  );
}

function Bases({ draft }: StepProps) {
  const { t } = useTranslation('clone');
  const { content, clone, write } = draft;
  const { knowledge } = content;
  const bases = useEndpoint(
    listKnowledgeBases,
    { query: { pageSize: BASES_SHOWN } },
    { staleTime: 0, refetchOnWindowFocus: true },
  );
  const set = (to: Partial<CloneContent['knowledge']>) => write({ knowledge: { ...knowledge, ...to } });
  const listed = bases.data?.items ?? [];
  const problemOf = (id: string) => gapOf(clone.gaps, 'knowledge.baseIds', id);
  const gone: CheckListItem[] = bases.data
    ? knowledge.baseIds
        .filter((id) => !listed.some(({ konId }) => konId === id))
        .map((id) => ({ value: id, name: t('knowledge.goneBase'), problem: problemOf(id) }))
    : [];
  return (
    <>
      <CheckList
        label={t('knowledge.bases')}
        help={t('knowledge.basesHelp')}
        items={[
          ...listed.map(({ konId, name, filesReady, filesWorking }) => ({
            value: konId,
            name,
            about: [
              t('knowledge.ready', { count: filesReady }),
              filesWorking > 0 ? t('knowledge.working', { count: filesWorking }) : '',
            ]
              .filter(Boolean)
              .join(' · '),
            problem: knowledge.baseIds.includes(konId) ? problemOf(konId) : null,
          })),
          ...gone,
        ]}
        chosen={knowledge.baseIds}
        max={CLONE_LIMITS.knowledgeBases}
        none={
          bases.data ? (
            <>
              <p className={styles.help}>{t('knowledge.noBases')}</p>
              <LinkButton to="/knowledge_base_create/new">{t('knowledge.makeBase')}</LinkButton>
            </>
          ) : null
        }
        onChange={(baseIds) => set({ baseIds })}
      />
      <SwitchField
        label={t('knowledge.originals')}
        help={t('knowledge.originalsHelp')}
        checked={knowledge.showOriginals}
        disabled={knowledge.baseIds.length === 0}
        onChange={(showOriginals) => set({ showOriginals })}
      />
    </>
  );
}
