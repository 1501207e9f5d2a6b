import type { TemplateNote } from '@mingfa/contract/document-template';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { inBrackets } from '../../../../lib/in-brackets.ts';
import { inLanguage } from '../../../../lib/in-language.ts';
import { articleName } from '../../model/article-name.ts';
import styles from '../drafting.module.css';

/** Things to attach, to know or to do, each with the article it rests on. */
export function TemplateNotes({ notes }: { notes: readonly TemplateNote[] }) {
  const { t } = useTranslation('drafting');
  const language = currentLanguage() === 'en' ? 'en' : 'zh';
  return (
    <ul className={styles.notes}>
      {notes.map(({ text, source, isConditional }) => (
        <li key={text.zh}>
          {inLanguage(text)}
          {isConditional ? (
            <span className={styles.quiet}>{inBrackets(t('template.where'), language)}</span>
          ) : null}
          {source ? <span className={styles.quiet}> · {articleName(source)}</span> : null}
        </li>
      ))}
    </ul>
  );
}
