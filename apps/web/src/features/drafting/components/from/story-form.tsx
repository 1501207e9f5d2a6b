import { FACT_LIMITS } from '@mingfa/contract/draft-fact';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepStory, readKeptStory } from '../../model/kept-story.ts';
import styles from '../drafting.module.css';

/** What is told before there is a matter is kept under a name no matter has. */
const BEFORE_MATTER = 'new';

/** Somebody who does not know which document it is tells what happened. */
export function StoryForm({ onTell }: { onTell: (story: string) => void }) {
  const { t } = useTranslation('drafting');
  const [text, setText] = useState(() => readKeptStory(BEFORE_MATTER));
  const isTooLong = text.length > FACT_LIMITS.characters;
  return (
    <form
      className={styles.tell}
      onSubmit={(event) => {
        event.preventDefault();
        onTell(text.trim());
      }}
    >
      <p className={styles.quiet}>{t('from.storyIntro')}</p>
      <textarea
        className={styles.story}
        aria-label={t('tell.words')}
        placeholder={t('tell.placeholder')}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          keepStory(BEFORE_MATTER, target.value);
        }}
      />
      {isTooLong ? (
        <p className={styles.bad} role="alert">
          {t('tell.tooLong', { limit: FACT_LIMITS.characters.toLocaleString('en-US') })}
        </p>
      ) : null}
      <div className={styles.ways}>
        <Button type="primary" htmlType="submit" disabled={text.trim() === '' || isTooLong}>
          {t('from.find')}
        </Button>
      </div>
    </form>
  );
}
