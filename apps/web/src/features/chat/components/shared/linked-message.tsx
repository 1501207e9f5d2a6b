import { textOf } from '@mingfa/contract/answer-part';
import { tellCopied } from '@mingfa/contract/labels/whose-labels';
import type { SharedMessage } from '@mingfa/contract/share';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkedPlace } from '../../../../components/linked-place.tsx';
import { PlaceActions } from '../../../../components/place-actions.tsx';
import { currentLanguage } from '../../../../lib/i18n.ts';
import styles from './shared-messages.module.css';

export interface LinkedMessageProps {
  message: SharedMessage;
  /** Counted from 1. */
  number: number;
  children: ReactNode;
}

/** A message of a share that can be linked and copied: a model's answer with its label. */
export function LinkedMessage({ message, number, children }: LinkedMessageProps) {
  const { t } = useTranslation('sharing');
  const { role, parts, origin, model } = message;
  const text = textOf(parts);
  const anchor = `m${number}`;
  return (
    <LinkedPlace id={anchor}>
      {children}
      <div className={role === 'user' ? styles.ofQuestion : ''}>
        <PlaceActions
          anchor={anchor}
          text={origin === 'model' ? `${text}\n\n${tellCopied(model, currentLanguage())}` : text}
          copyLabel={t(role === 'user' ? 'page.copyQuestion' : 'page.copyAnswer', { number })}
          linkLabel={t('page.linkMessage', { number })}
        />
      </div>
    </LinkedPlace>
  );
}
