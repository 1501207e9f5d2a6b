import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../../components/loaded.tsx';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { ListRow } from '../../../../components/row-list/list-row.tsx';
import { RowList } from '../../../../components/row-list/row-list.tsx';
import { inLanguage } from '../../../../lib/in-language.ts';
import { useTemplates } from '../../hooks/use-templates.ts';
import { FormMark } from './form-mark.tsx';
import { TemplateFilters } from './template-filters.tsx';

interface TemplateChooserProps {
  /** The template whose draft is being begun. */
  beginning: string | null;
  onChoose: (templateId: string) => void;
}

/** Chooses what is drafted next in a matter. */
export function TemplateChooser({ beginning, onChoose }: TemplateChooserProps) {
  const { t } = useTranslation('drafting');
  const { templates, words, filter } = useTemplates();
  return (
    <>
      <TemplateFilters filter={filter} />
      <Loaded query={templates}>
        {({ items }) =>
          items.length === 0 ? (
            <QuietNote>{words ? t('templates.nothing', { words }) : t('templates.nothingShelf')}</QuietNote>
          ) : (
            <RowList>
              {items.map(({ templateId, title, about, official, shelf }) => (
                <ListRow
                  key={templateId}
                  name={inLanguage(title)}
                  about={[inLanguage(about)]}
                  below={<FormMark isOfficial={official !== null} isOwn={shelf === 'own'} />}
                  actions={
                    <Button
                      loading={beginning === templateId}
                      disabled={beginning !== null}
                      aria-label={t('begin.title', { title: inLanguage(title) })}
                      onClick={() => onChoose(templateId)}
                    >
                      {t('begin.start')}
                    </Button>
                  }
                />
              ))}
            </RowList>
          )
        }
      </Loaded>
    </>
  );
}
