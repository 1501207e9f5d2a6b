import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import chips from '../../../../components/chip.module.css';
import styles from './ask.module.css';

const QUESTION_CHARACTERS = 400;

interface QuestionFieldProps {
  value: string;
  isBusy: boolean;
  examples: readonly string[];
  onChange: (question: string) => void;
  onAsk: (question: string) => void;
}

/** A question in words, with examples made of the columns that are there. */
export function QuestionField({ value, isBusy, examples, onChange, onAsk }: QuestionFieldProps) {
  const { t } = useTranslation('dataset');
  return (
    <search>
      <form
        className={styles.question}
        onSubmit={(event) => {
          event.preventDefault();
          if (value.trim() !== '') onAsk(value.trim());
        }}
      >
        <Input
          size="large"
          aria-label={t('ask.label')}
          placeholder={t('ask.placeholder')}
          value={value}
          maxLength={QUESTION_CHARACTERS}
          onChange={({ target }) => onChange(target.value)}
        />
        <Button
          type="primary"
          size="large"
          htmlType="submit"
          icon={<SearchOutlined aria-hidden />}
          disabled={value.trim() === ''}
          loading={isBusy}
        >
          {t('ask.do')}
        </Button>
      </form>
      {examples.length > 0 ? (
        <ul className={styles.examples} aria-label={t('ask.examples.label')}>
          {examples.map((example) => (
            <li key={example}>
              <button type="button" className={chips.chip} disabled={isBusy} onClick={() => onAsk(example)}>
                {example}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </search>
  );
}
