import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { CLONE_LIMITS, type CloneContent } from '@mingfa/contract/clone-content';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { FieldGroup } from '../../../../components/fields/field-group.tsx';
import styles from '../../../../components/fields/fields.module.css';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { isWholeTopic } from '../../model/settle-content.ts';
import { WordsField } from '../fields/words-field.tsx';

type Topic = CloneContent['refusals']['topics'][number];
const ABOUT_MAX = 60;
const WORD_MAX = 30;

export interface RefusedTopicsProps {
  topics: readonly Topic[];
  max: number;
  onChange: (topics: Topic[]) => void;
}

/** Topics that are not answered, each known by its words. */
export function RefusedTopics({ topics, max, onChange }: RefusedTopicsProps) {
  const { t } = useTranslation('clone');
  return (
    <FieldGroup label={t('asking.topics')} help={t('asking.topicsHelp')} count={[topics.length, max]}>
      <ul className={styles.ordered}>
        {topics.map((topic, place) => {
          const name = topic.about.trim() || t('asking.topicNumber', { number: place + 1 });
          const set = (to: Partial<Topic>) => onChange(topics.with(place, { ...topic, ...to }));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: topics have no name of their own, and are drawn from their words alone
            <li key={place} className={styles.item}>
              <div className={styles.itemHead}>
                <span className={styles.itemName}>{name}</span>
                <IconButton
                  size="small"
                  icon={<DeleteOutlined />}
                  label={t('field.remove', { name })}
                  tip={t('field.delete')}
                  onClick={() => onChange(topics.toSpliced(place, 1))}
                />
              </div>
              <div className={styles.itemBody}>
                {isWholeTopic(topic) ? null : <p className={styles.gap}>{t('asking.unfinishedTopic')}</p>}
                <TextField
                  label={t('asking.about')}
                  value={topic.about}
                  maxLength={ABOUT_MAX}
                  placeholder={t('asking.aboutPlaceholder')}
                  onChange={(about) => set({ about })}
                />
                <WordsField
                  label={t('asking.words')}
                  help={t('asking.wordsHelp')}
                  words={topic.words}
                  max={CLONE_LIMITS.wordsOfTopic}
                  maxLength={WORD_MAX}
                  onChange={(words) => set({ words })}
                />
              </div>
            </li>
          );
        })}
      </ul>
      <Button
        className={topics.length > 0 ? (styles.add ?? '') : ''}
        icon={<PlusOutlined aria-hidden />}
        disabled={topics.length >= max}
        onClick={() => onChange([...topics, { about: '', words: [] }])}
      >
        {t('asking.addTopic')}
      </Button>
    </FieldGroup>
  );
}
