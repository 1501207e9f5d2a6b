import type { TemplateDetail } from '@mingfa/contract/document-template';
import type { WrittenParts } from '@mingfa/contract/draft-state';
import { partText } from '@mingfa/legal/drafting/part-text';
import { Button } from 'antd';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../../components/confirm-action.tsx';
import fields from '../../../../components/fields/fields.module.css';
import { inLanguage } from '../../../../lib/in-language.ts';
import { toast } from '../../../../lib/toast.ts';
import type { ChosenWords } from '../../hooks/use-suggestion.ts';
import type { DraftDesk } from '../../model/draft-desk.ts';

import { ModelWrites } from '../suggestion/model-writes.tsx';
import facts from './fact-form.module.css';
import styles from './written-part-field.module.css';

const MOST_CHARACTERS = 100_000;

export interface WrittenPartFieldProps {
  desk: DraftDesk;
  part: TemplateDetail['parts'][number];
}

/** A part that rules compose of the facts, or that somebody writes in their place; it says whose words it holds. */
export function WrittenPartField({ desk, part }: WrittenPartFieldProps) {
  const { t } = useTranslation('draft');
  const { t: words } = useTranslation('suggestion');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { draft, preview } = desk;
  // Emptied it is given back to the rules, and may still be being written.
  const [isWriting, setIsWriting] = useState(false);
  const change = draft.changes.parts[part.id];
  const written = change === undefined ? draft.base.parts[part.id] : change;
  const composed = partText(preview.document, part.id);
  const name = inLanguage(part.label);
  const begin = () => {
    setIsWriting(true);
    if (composed) draft.write.part(part.id, composed);
    requestAnimationFrame(() => field.current?.focus());
  };
  const giveBack = async () => {
    const confirmed =
      !written ||
      written.text.trim() === '' ||
      (await confirmAction({
        title: t('part.backTitle', { name }),
        text: t('part.backText'),
        confirmText: t('part.back'),
      }));
    if (!confirmed) return;
    setIsWriting(false);
    draft.write.part(part.id, null);
  };
  // Edited, words of a model keep their label until the server says whose they are.
  const held = draft.base.parts[part.id];
  const labelled = written && held?.by === 'model' ? held : written;
  const isByHand = isWriting || Boolean(written);
  const text = written?.text ?? composed;
  const [chosen, setChosen] = useState<ChosenWords>();
  // What was chosen counts as long as it stands there.
  const selection = chosen && text.startsWith(chosen.text, chosen.start) ? chosen : undefined;
  const choose = ({
    currentTarget: { selectionStart, selectionEnd, value },
  }: SyntheticEvent<HTMLTextAreaElement>) => {
    const marked = value.slice(selectionStart, selectionEnd);
    setChosen(marked.trim() === '' ? undefined : { text: marked, start: selectionStart });
  };
  const settle = async () => ((await draft.keeper.settle()) ? draft.keeper.read().base.revision : null);
  return (
    <div className={`${facts.field} ${facts.wide} ${styles.part}`} data-path={`part:${part.id}`}>
      <div className={styles.head}>
        {isByHand ? (
          <label className={facts.label} htmlFor={id}>
            {name}
          </label>
        ) : (
          <strong className={facts.label}>{name}</strong>
        )}
        <Whose written={labelled ?? null} isByHand={isByHand} />
      </div>
      {isByHand ? (
        <textarea
          ref={field}
          id={id}
          className={fields.input}
          rows={8}
          maxLength={MOST_CHARACTERS}
          value={written?.text ?? ''}
          onSelect={choose}
          onChange={({ target }) => {
            setIsWriting(true);
            draft.write.part(part.id, target.value);
          }}
        />
      ) : composed ? (
        <p className={styles.composed} lang="zh-CN">
          {composed}
        </p>
      ) : (
        <p className={facts.help}>{t('part.nothing')}</p>
      )}
      <div>
        {isByHand ? (
          <Button size="small" onClick={() => void giveBack()}>
            {t('part.back')}
          </Button>
        ) : (
          <Button size="small" onClick={begin} disabled={draft.isFree}>
            {t('part.write')}
          </Button>
        )}
      </div>
      {draft.isFree ? null : (
        <ModelWrites
          draftId={draft.base.draftId}
          part={part.id}
          name={name}
          selection={isByHand ? selection : undefined}
          isEmpty={text.trim() === ''}
          settle={settle}
          onAccepted={({ draft: taken }) => {
            draft.take(taken);
            setIsWriting(false);
            toast.success(words('accepted'));
          }}
          Citation={desk.Citation}
        />
      )}
    </div>
  );
}

function Whose({ written, isByHand }: { written: WrittenParts[string] | null; isByHand: boolean }) {
  const { t } = useTranslation('draft');
  if (!isByHand) return <span className={styles.rules}>{t('part.byRules')}</span>;
  if (written?.by !== 'model') return <span className={styles.own}>{t('part.byPerson')}</span>;
  return <span className={styles.model}>{t('part.byModel', { model: written.model ?? '' })}</span>;
}
