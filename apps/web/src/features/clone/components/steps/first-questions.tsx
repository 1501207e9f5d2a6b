import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { getCloneConfig } from '@mingfa/contract/clone';
import { CLONE_LIMITS, type CloneContent } from '@mingfa/contract/clone-content';
import { factKind } from '@mingfa/contract/fact-kind';
import { Button, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../../../components/action-menu.tsx';
import { FieldGroup } from '../../../../components/fields/field-group.tsx';
import styles from '../../../../components/fields/fields.module.css';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { useEndpoint } from '../../../../lib/query.ts';
import { randomId } from '../../../../lib/random-id.ts';
import { isWholeFirstQuestion } from '../../model/settle-content.ts';
import { MoveButtons } from '../fields/move-buttons.tsx';
import { moved } from '../fields/moved.ts';
import { WordsField } from '../fields/words-field.tsx';

type FirstQuestion = CloneContent['firstQuestions'][number];
const LABEL_MAX = 40;
const HELP_MAX = 120;
const OPTION_MAX = 40;

export interface FirstQuestionsProps {
  questions: readonly FirstQuestion[];
  /** Fields of law in scope: their facts are offered. */
  fields: readonly string[];
  onChange: (questions: FirstQuestion[]) => void;
}

/** What is asked before the answer: facts of the fields of law, or questions one writes. */
export function FirstQuestions({ questions, fields, onChange }: FirstQuestionsProps) {
  const { t } = useTranslation('clone');
  const { data: config } = useEndpoint(getCloneConfig, {});
  const inLanguage = currentLanguage() === 'en' ? 'en' : 'zh';
  const inScope = (config?.fields ?? []).filter(({ field }) => fields.length === 0 || fields.includes(field));
  const offered = inScope
    .flatMap(({ facts }) => facts)
    // What one asks in words of one's own is not offered again.
    .filter(
      ({ factId, label }) =>
        !questions.some((one) => one.factId === factId || one.label.trim() === label[inLanguage]),
    );
  const isFull = questions.length >= CLONE_LIMITS.firstQuestions;
  const add = (factId: string, label: string, kind: FirstQuestion['kind']) =>
    onChange([...questions, { factId, label, help: '', kind, options: [], required: false }]);
  return (
    <FieldGroup
      label={t('asking.first')}
      help={t('asking.firstHelp')}
      count={[questions.length, CLONE_LIMITS.firstQuestions]}
    >
      <ol className={styles.ordered}>
        {questions.map((question, place) => (
          <Question
            key={question.factId}
            question={question}
            place={place}
            count={questions.length}
            onChange={(to) => onChange(to ? questions.with(place, to) : questions.toSpliced(place, 1))}
            onMove={(to) => onChange(moved(questions, place, to))}
          />
        ))}
      </ol>
      <div className={`${styles.choices} ${questions.length > 0 ? styles.add : ''}`}>
        <Button
          icon={<PlusOutlined aria-hidden />}
          disabled={isFull}
          onClick={() => add(`own-${randomId().slice(0, 8).toLowerCase()}`, '', 'text')}
        >
          {t('asking.addOwn')}
        </Button>
        {offered.length > 0 && !isFull ? (
          <ActionMenu
            label={t('asking.addFact')}
            actions={offered.map(({ factId, label, kind }) => ({
              key: factId,
              label: label[inLanguage],
              onSelect: () => add(factId, label[inLanguage].slice(0, LABEL_MAX), kind),
            }))}
            trigger={(props) => <Button {...props}>{t('asking.addFact')}</Button>}
          />
        ) : null}
      </div>
    </FieldGroup>
  );
}

interface QuestionProps {
  question: FirstQuestion;
  place: number;
  count: number;
  /** Null deletes it. */
  onChange: (to: FirstQuestion | null) => void;
  onMove: (to: number) => void;
}

function Question({ question, place, count, onChange, onMove }: QuestionProps) {
  const { t } = useTranslation('clone');
  const set = (to: Partial<FirstQuestion>) => onChange({ ...question, ...to });
  const name = question.label.trim() || t('asking.questionNumber', { number: place + 1 });
  return (
    <li className={styles.item}>
      <div className={styles.itemHead}>
        <span className={styles.itemName}>
          {place + 1}. {name}
        </span>
        <MoveButtons name={name} place={place} count={count} onMove={onMove} />
        <IconButton
          size="small"
          icon={<DeleteOutlined />}
          label={t('field.remove', { name })}
          tip={t('field.delete')}
          onClick={() => onChange(null)}
        />
      </div>
      <div className={styles.itemBody}>
        {isWholeFirstQuestion(question) ? null : (
          <p className={styles.gap}>
            {t(question.label.trim() === '' ? 'asking.unfinished' : 'asking.unfinishedChoice')}
          </p>
        )}
        <div className={styles.pair}>
          <TextField
            label={t('asking.label')}
            value={question.label}
            maxLength={LABEL_MAX}
            placeholder={t('asking.labelPlaceholder')}
            onChange={(label) => set({ label })}
          />
          <SelectField
            label={t('asking.kind')}
            value={question.kind}
            options={factKind.options.map((value) => ({ value, label: t(`asking.kinds.${value}`) }))}
            onChange={(kind) => set({ kind })}
          />
        </div>
        {question.kind === 'choice' ? (
          <WordsField
            label={t('asking.options')}
            words={question.options}
            max={CLONE_LIMITS.options}
            maxLength={OPTION_MAX}
            onChange={(options) => set({ options })}
          />
        ) : null}
        <TextField
          label={t('asking.help')}
          value={question.help}
          maxLength={HELP_MAX}
          placeholder={t('asking.helpPlaceholder')}
          onChange={(help) => set({ help })}
        />
        <span className={styles.line}>
          <Switch
            size="small"
            checked={question.required}
            aria-label={t('asking.requiredLabel', { name })}
            onChange={(required) => set({ required })}
          />
          <span aria-hidden="true">{t('asking.required')}</span>
        </span>
      </div>
    </li>
  );
}
