import { getCloneConfig } from '@mingfa/contract/clone';
import {
  type GoldenExpectation,
  type GoldenPlace,
  type GoldenQuestion,
  goldenQuestionDraft,
  saveGoldenQuestion,
} from '@mingfa/contract/clone-golden';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldGroup } from '../../../../components/fields/field-group.tsx';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { useEndpoint, useEndpointMutation } from '../../../../lib/query.ts';
import type { Draft } from '../../hooks/use-draft.ts';
import { readPlace, writePlace } from '../../model/golden-place.ts';
import { refreshGolden } from '../../model/refresh-golden.ts';
import { ChoiceChips } from '../fields/choice-chips.tsx';
import { WordsField } from '../fields/words-field.tsx';
import styles from './golden.module.css';

const QUESTION_MAX = 2000;
const QUESTION_MIN = 2;
const WORDS_MAX = 20;
const WORD_MAX = 60;
const PLACE_MAX = 100;
const PLACES = ['cites', 'citesAny', 'notCites'] as const;
const WORDS = ['figures', 'mentions', 'notMentions'] as const;
const INSUFFICIENT = { any: null, must: true, mustNot: false } as const;
type Insufficient = keyof typeof INSUFFICIENT;

export interface GoldenEditorProps {
  draft: Draft;
  /** A question that is written anew, or the words of a new one. */
  edited: GoldenQuestion | string;
  onClose: () => void;
}

/** Writes a golden question: the question, and what must hold of its answer. */
export function GoldenEditor({ draft, edited, onClose }: GoldenEditorProps) {
  const { t } = useTranslation('clone');
  const { t: shared } = useTranslation('shell');
  const held = typeof edited === 'string' ? null : edited;
  const [question, setQuestion] = useState(held?.question ?? String(edited));
  const [expect, setExpect] = useState<GoldenExpectation>(
    () => held?.expect ?? goldenQuestionDraft.parse({ question: '??' }).expect,
  );
  const set = (to: Partial<GoldenExpectation>) => setExpect({ ...expect, ...to });
  const { appId } = draft.clone;
  const saving = useEndpointMutation(saveGoldenQuestion, {
    onSuccess: onClose,
    onError: toastFailure,
    onSettled: refreshGolden,
  });
  const form = useRef<HTMLDivElement>(null);
  const save = () => {
    const unread = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (unread) {
      unread.focus();
      return;
    }
    saving.mutate({
      params: { appId },
      body: {
        question: question.trim(),
        expect,
        waivedBecause: held?.waivedBecause ?? '',
        ...(held ? { goldenId: held.goldenId } : {}),
      },
    });
  };
  const insufficient: Insufficient =
    expect.insufficient === null ? 'any' : expect.insufficient ? 'must' : 'mustNot';
  return (
    <ModalDialog
      open
      onClose={onClose}
      size="wide"
      title={t(held ? 'golden.editTitle' : 'golden.addTitle')}
      footer={
        <>
          <Button onClick={onClose}>{shared('action.cancel')}</Button>
          <Button
            type="primary"
            disabled={question.trim().length < QUESTION_MIN}
            loading={saving.isPending}
            onClick={save}
          >
            {shared('action.save')}
          </Button>
        </>
      }
    >
      <div ref={form} className={styles.editor}>
        <TextField
          label={t('golden.question')}
          value={question}
          maxLength={QUESTION_MAX}
          rows={3}
          placeholder={t('golden.questionPlaceholder')}
          onChange={setQuestion}
        />
        <p className={styles.quiet}>{t('golden.expectHelp')}</p>
        {PLACES.map((rule) => (
          <PlacesField
            key={rule}
            label={t(`golden.rules.${rule}`)}
            places={expect[rule]}
            onChange={(places) => set({ [rule]: places })}
          />
        ))}
        <FieldGroup label={t('golden.rules.insufficient')}>
          <SelectField<Insufficient>
            label={t('golden.rules.insufficient')}
            labelPlace="hidden"
            value={insufficient}
            options={[
              { value: 'any', label: t('golden.insufficient.any') },
              { value: 'must', label: t('golden.insufficient.must') },
              { value: 'mustNot', label: t('golden.insufficient.mustNot') },
            ]}
            onChange={(value) => set({ insufficient: INSUFFICIENT[value] })}
          />
        </FieldGroup>
        {WORDS.map((rule) => (
          <WordsField
            key={rule}
            label={t(`golden.rules.${rule}`)}
            words={expect[rule]}
            max={WORDS_MAX}
            maxLength={WORD_MAX}
            placeholder={t(`golden.placeholders.${rule}`)}
            separates={rule !== 'figures'}
            onChange={(words) => set({ [rule]: words })}
          />
        ))}
        <AsksField draft={draft} asks={expect.asks} onChange={(asks) => set({ asks })} />
      </div>
    </ModalDialog>
  );
}

interface PlacesFieldProps {
  label: string;
  places: readonly GoldenPlace[];
  onChange: (places: GoldenPlace[]) => void;
}

function PlacesField({ label, places, onChange }: PlacesFieldProps) {
  const { t } = useTranslation('clone');
  return (
    <WordsField
      label={label}
      words={places.map(writePlace)}
      max={WORDS_MAX}
      maxLength={PLACE_MAX}
      placeholder={t('golden.placeholders.place')}
      read={(said) => {
        const place = readPlace(said);
        return place ? writePlace(place) : null;
      }}
      unreadable={t('golden.noPlace')}
      onChange={(words) => onChange(words.flatMap((word) => readPlace(word) ?? []))}
    />
  );
}

interface AsksFieldProps {
  draft: Draft;
  asks: readonly string[];
  onChange: (asks: string[]) => void;
}

/** Facts the clone asks for, its own and those of its fields of law. */
function AsksField({ draft, asks, onChange }: AsksFieldProps) {
  const { t } = useTranslation('clone');
  const { data: config } = useEndpoint(getCloneConfig, {});
  const inLanguage = currentLanguage() === 'en' ? 'en' : 'zh';
  const { firstQuestions, scope } = draft.content;
  const own = firstQuestions.map(({ factId, label }) => [factId, label] as const);
  const ofFields = (config?.fields ?? [])
    .filter(({ field }) => scope.fields.includes(field))
    .flatMap(({ facts }) => facts.map(({ factId, label }) => [factId, label[inLanguage]] as const));
  const names = new Map([...asks.map((id) => [id, id] as const), ...ofFields, ...own]);
  if (names.size === 0) return null;
  return (
    <ChoiceChips
      label={t('golden.rules.asks')}
      options={[...names].map(([value, label]) => ({ value, label }))}
      chosen={asks}
      max={WORDS_MAX}
      onChange={onChange}
    />
  );
}
