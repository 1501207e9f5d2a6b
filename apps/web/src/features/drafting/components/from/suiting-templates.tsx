import { suggestTemplates } from '@mingfa/contract/document-template';
import type { StorySource } from '@mingfa/contract/story-source';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../../components/loaded.tsx';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { ListRow } from '../../../../components/row-list/list-row.tsx';
import { RowList } from '../../../../components/row-list/row-list.tsx';
import { inLanguage } from '../../../../lib/in-language.ts';
import { useEndpoint } from '../../../../lib/query.ts';
import { useDraftFrom } from '../../hooks/use-draft-from.ts';
import styles from '../drafting.module.css';
import { FormMark } from '../templates/form-mark.tsx';
import { TemplateChooser } from '../templates/template-chooser.tsx';
import { LikelyCauses } from './likely-causes.tsx';

/** What suits a source, the best first, with how much of it is known; any other document may be chosen, too. */
export function SuitingTemplates({ from }: { from: StorySource }) {
  const { t } = useTranslation('drafting');
  const [showsAll, setShowsAll] = useState(false);
  const suiting = useEndpoint(suggestTemplates, { body: { from } }, { staleTime: 0 });
  const { begin, beginning, problem } = useDraftFrom(from);
  const title = suiting.data?.title ?? '';
  const matterName = suiting.data?.matterName || title;
  return (
    <Loaded query={suiting} missing={t('from.missing')}>
      {({ items, causes, isCrime }) => (
        <section className={styles.suiting} aria-label={t('from.suiting')}>
          {title ? <h2 className={styles.partTitle}>{t('from.of', { title })}</h2> : null}
          {isCrime ? <p role="alert">{t('from.police')}</p> : null}
          {isCrime && items.length === 0 ? null : (
            <QuietNote>{t(items.length > 0 ? 'from.intro' : 'from.nothing')}</QuietNote>
          )}
          <LikelyCauses causes={causes} />
          {problem ? (
            <p className={styles.bad} role="alert">
              {problem}
            </p>
          ) : null}
          <RowList>
            {items.map(({ template: { templateId, ...template }, known, missing }) => (
              <ListRow
                key={templateId}
                name={inLanguage(template.title)}
                about={[t('from.known', { known }), missing > 0 && t('from.stillMissing', { missing })]}
                below={
                  <>
                    <span className={styles.quiet}>{inLanguage(template.about)}</span>
                    <FormMark isOfficial={template.official !== null} />
                  </>
                }
                actions={
                  <Button
                    loading={beginning === templateId}
                    disabled={beginning !== null}
                    aria-label={t('begin.title', { title: inLanguage(template.title) })}
                    onClick={() => begin(templateId, matterName || inLanguage(template.title))}
                  >
                    {t('begin.start')}
                  </Button>
                }
              />
            ))}
          </RowList>
          {showsAll ? (
            <TemplateChooser
              beginning={beginning}
              onChoose={(templateId) => begin(templateId, matterName || t('from.matter'))}
            />
          ) : (
            <Button type="link" onClick={() => setShowsAll(true)}>
              {t('from.others')}
            </Button>
          )}
        </section>
      )}
    </Loaded>
  );
}
