import type { TemplateDetail } from '@mingfa/contract/document-template';
import type { WrittenParts } from '@mingfa/contract/draft-state';
import { Button } from 'antd';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../../components/confirm-action.tsx';
import fields from '../../../../components/fields/fields.module.css';
import { inLanguage } from '../../../../lib/in-language.ts';
import type { DraftDesk } from '../../model/draft-desk.ts';
import { composedText } from '../../model/part-text.ts';
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
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { draft, preview } = desk;
  // Emptied it is given back to the rules, and may still be being written.
  const [isWriting, setIsWriting] = useState(false);
  const change = draft.changes.parts[part.id];
  const written = change === undefined ? draft.base.parts[part.id] : change;
  const composed = composedText(preview.document, part.id);
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
  const isByHand = isWriting || Boolean(written);
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
        <Whose written={written ?? null} isByHand={isByHand} />
      </div>
      {isByHand ? (
        <textarea
          ref={field}
          id={id}
          className={fields.input}
          rows={8}
          maxLength={MOST_CHARACTERS}
          value={written?.text ?? ''}
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
    </div>
  );
}

function Whose({ written, isByHand }: { written: WrittenParts[string] | null; isByHand: boolean }) {
  const { t } = useTranslation('draft');
  if (!isByHand) return <span className={styles.rules}>{t('part.byRules')}</span>;
  if (written?.by !== 'model') return <span className={styles.own}>{t('part.byPerson')}</span>;
  return <span className={styles.model}>{t('part.byModel', { model: written.model ?? '' })}</span>;
}
