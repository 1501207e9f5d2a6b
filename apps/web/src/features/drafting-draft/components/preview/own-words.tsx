import { entryAt } from '@mingfa/legal/drafting/fact-sheet';
import { TOLD_WORDS, wordsBeside } from '@mingfa/legal/drafting/told-words';
import { Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftDesk } from '../../model/draft-desk.ts';
import styles from './own-words.module.css';

const STORY = 'story';

/** What somebody told and no field carries, below the pages: no part of the document, until they take it over themselves. */
export function OwnWords({ desk }: { desk: DraftDesk }) {
  const { t } = useTranslation('draft');
  const title = useId();
  const { draft, template } = desk;
  const asks = (fact: string) => template.steps.some(({ facts }) => facts.some((one) => one.fact === fact));
  const words = wordsBeside(draft.sheet, asks);
  if (words === null) return null;
  const takeOver = () => {
    const story = entryAt(draft.sheet, STORY)?.chosen.value;
    const held = typeof story === 'string' ? story : '';
    draft.write.fact({ act: 'set', path: STORY, value: [held, words].filter(Boolean).join('\n') });
    draft.write.fact({ act: 'clear', path: TOLD_WORDS });
  };
  return (
    <aside className={styles.words} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {t('ownWords.title')}
      </h2>
      <p className={styles.note}>{t('ownWords.note')}</p>
      <blockquote className={styles.quote} lang="zh-CN">
        {words}
      </blockquote>
      <div className={styles.ways}>
        {asks(STORY) && !draft.isFree ? (
          <Button size="small" onClick={takeOver}>
            {t('ownWords.takeOver')}
          </Button>
        ) : null}
        <Button size="small" type="text" onClick={() => draft.write.fact({ act: 'clear', path: TOLD_WORDS })}>
          {t('ownWords.drop')}
        </Button>
      </div>
    </aside>
  );
}
