import { type CaseHit, searchCases } from '@mingfa/contract/case-search';
import { CASE_SECTION_LABELS } from '@mingfa/contract/labels/case-labels';
import type { Editor } from '@tiptap/core';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../../components/loaded.tsx';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { useEndpoint } from '../../../../lib/query.ts';
import { usePaused } from '../../../../lib/use-paused.ts';
import { caseName, quotedCase } from '../../model/editor/case-words.ts';
import { putWords } from '../../model/editor/editor-commands.ts';
import styles from './editor.module.css';

const SHOWN = 12;

/** A case of the library or of the caller's own, by its number or by what the court said: its number, and on wish the passage that was found. */
export function InsertCase({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useTranslation('draft', { keyPrefix: 'editor' });
  const [typed, setTyped] = useState('');
  const q = usePaused(typed.trim());
  const found = useEndpoint(searchCases, { query: { q, pageSize: SHOWN } }, { enabled: q !== '' });
  const put = (words: string) => {
    putWords(editor, [editor.schema.text(words)]);
    onClose();
  };
  return (
    <ModalDialog open focusField size="wide" title={t('case.title')} onClose={onClose}>
      <SearchField label={t('case.search')} value={typed} onChange={setTyped} />
      {q === '' ? (
        <QuietNote>{t('case.hint')}</QuietNote>
      ) : (
        <Loaded query={found}>
          {({ items, understood: { problem, reference } }) =>
            items.length > 0 ? (
              <ul className={styles.choices}>
                {items.map((hit) => (
                  <Hit key={hit.caseId} hit={hit} onPut={put} />
                ))}
              </ul>
            ) : (
              <QuietNote>
                {problem === 'impossible_number' && reference ? t('case.impossible', { reference }) : null}
                {problem === 'number_not_held' && reference ? t('case.notHeld', { reference }) : null}
                {problem === null || problem === 'article_not_held' || !reference ? t('case.none') : null}
              </QuietNote>
            )
          }
        </Loaded>
      )}
    </ModalDialog>
  );
}

function Hit({ hit, onPut }: { hit: CaseHit; onPut: (words: string) => void }) {
  const { t } = useTranslation('draft', { keyPrefix: 'editor' });
  const { title, number, ownNumber, court, decidedOn, decidedIn, isPrivate, isDigest } = hit;
  const [passage] = hit.paragraphs;
  const about = [
    ownNumber ?? number ?? t('case.noNumber'),
    court,
    decidedOn ?? decidedIn,
    isPrivate ? t('case.own') : null,
  ];
  const name = caseName(hit);
  return (
    <li className={styles.choice}>
      <strong lang="zh-CN">{title}</strong>
      <p className={styles.quiet} lang="zh-CN">
        {about.filter(Boolean).join(' · ')}
      </p>
      {passage ? (
        <p className={styles.excerpt} lang="zh-CN">
          {isDigest ? t('case.digest') : CASE_SECTION_LABELS[currentLanguage()][passage.section]}：
          {passage.text}
        </p>
      ) : null}
      <span className={styles.acts}>
        <Button size="small" aria-label={t('case.putOne', { name })} onClick={() => onPut(name)}>
          {t('case.put')}
        </Button>
        {/* Our words of a case are never quoted as the court's. */}
        {passage && !isDigest ? (
          <Button
            size="small"
            aria-label={t('case.quoteOne', { name })}
            onClick={() => onPut(quotedCase(hit, passage))}
          >
            {t('case.quote')}
          </Button>
        ) : null}
      </span>
    </li>
  );
}
