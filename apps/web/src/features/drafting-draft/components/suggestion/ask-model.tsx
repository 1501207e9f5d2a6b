import type { SuggestionAct } from '@mingfa/contract/draft-suggestion';
import { Button } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import fields from '../../../../components/fields/fields.module.css';
import type { AskedOfModel, ChosenWords } from '../../hooks/use-suggestion.ts';
import styles from './suggestion.module.css';

const REWRITES: readonly SuggestionAct[] = ['improve', 'shorten', 'rephrase', 'formal'];
const WISH_CHARACTERS = 2000;

export interface AskModelProps {
  hasModel: boolean;
  canWrite: boolean;
  isEmpty: boolean;
  selection: ChosenWords | undefined;
  onAsk: (asked: AskedOfModel) => void;
  /** Shown where somebody asks and there is no model. */
  noModel: ReactNode;
}

/** What a model can be asked for here: to write, or to write the chosen words, or all, otherwise. */
export function AskModel({ hasModel, canWrite, isEmpty, selection, onAsk, noModel }: AskModelProps) {
  const { t } = useTranslation('suggestion');
  const [isTold, setIsTold] = useState(false);
  const [wish, setWish] = useState('');
  const id = useId();
  const ask = (act: SuggestionAct) => {
    if (!hasModel) setIsTold(true);
    else onAsk({ act, wish: wish.trim(), ...(act === 'write' || !selection ? {} : { selection }) });
  };
  const canRewrite = !isEmpty || selection !== undefined;
  return (
    <div className={styles.ask}>
      <div className={styles.acts}>
        {canWrite ? (
          <Button size="small" type="primary" ghost onClick={() => ask('write')}>
            {t('write')}
          </Button>
        ) : null}
        {canRewrite ? (
          <>
            <span className={styles.quiet}>
              {selection ? t('onSelection', { count: selection.text.length }) : t('onWhole')}
            </span>
            {REWRITES.map((act) => (
              // Pressing keeps what is chosen in the field.
              <Button
                key={act}
                size="small"
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => ask(act)}
              >
                {t(act)}
              </Button>
            ))}
          </>
        ) : null}
      </div>
      {hasModel ? (
        <details className={styles.wish}>
          <summary>{t('wish')}</summary>
          <textarea
            id={id}
            className={fields.input}
            rows={2}
            maxLength={WISH_CHARACTERS}
            value={wish}
            aria-label={t('wish')}
            aria-describedby={`${id}-help`}
            onChange={({ target }) => setWish(target.value)}
          />
          <p id={`${id}-help`} className={styles.quiet}>
            {t('wishHelp')}
          </p>
        </details>
      ) : null}
      {isTold && !hasModel ? noModel : null}
    </div>
  );
}
