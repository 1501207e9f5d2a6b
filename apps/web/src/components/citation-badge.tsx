import AudioOutlined from '@ant-design/icons/AudioOutlined';
import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled';
import CloseCircleFilled from '@ant-design/icons/CloseCircleFilled';
import ExclamationCircleFilled from '@ant-design/icons/ExclamationCircleFilled';
import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import FolderOpenOutlined from '@ant-design/icons/FolderOpenOutlined';
import GlobalOutlined from '@ant-design/icons/GlobalOutlined';
import MinusCircleOutlined from '@ant-design/icons/MinusCircleOutlined';
import QuestionCircleOutlined from '@ant-design/icons/QuestionCircleOutlined';
import type { CitationState, PartlyCompared } from '@mingfa/contract/evidence';
import {
  citationStateLabel,
  citationStateMeaning,
  spokenStateLabel,
} from '@mingfa/contract/labels/citation-labels';
import type { ComponentProps, ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../lib/i18n.ts';
import styles from './citation-badge.module.css';

type Tone = 'good' | 'caution' | 'bad' | 'unknown';

/** Green: compared, and agrees. Amber and red: compared, and differs or is not the law in force. Grey: found or looked for, and not compared as a whole. */
const LOOKS: Record<CitationState, { tone: Tone; Icon: ComponentType }> = {
  verified: { tone: 'good', Icon: CheckCircleFilled },
  contradicted: { tone: 'caution', Icon: ExclamationCircleFilled },
  unsupported: { tone: 'caution', Icon: ExclamationCircleFilled },
  amended: { tone: 'caution', Icon: ExclamationCircleFilled },
  changed_later: { tone: 'caution', Icon: ExclamationCircleFilled },
  not_yet_effective: { tone: 'caution', Icon: ExclamationCircleFilled },
  quote_mismatch: { tone: 'bad', Icon: CloseCircleFilled },
  repealed: { tone: 'bad', Icon: CloseCircleFilled },
  not_found: { tone: 'bad', Icon: CloseCircleFilled },
  content_mismatch: { tone: 'bad', Icon: CloseCircleFilled },
  impossible_number: { tone: 'bad', Icon: CloseCircleFilled },
  not_compared: { tone: 'unknown', Icon: MinusCircleOutlined },
  digest_only: { tone: 'unknown', Icon: FileTextOutlined },
  from_knowledge: { tone: 'unknown', Icon: FolderOpenOutlined },
  from_web: { tone: 'unknown', Icon: GlobalOutlined },
  heard_by_machine: { tone: 'unknown', Icon: AudioOutlined },
  from_transcript: { tone: 'unknown', Icon: AudioOutlined },
  version_not_held: { tone: 'unknown', Icon: QuestionCircleOutlined },
  not_in_library: { tone: 'unknown', Icon: QuestionCircleOutlined },
};

export interface CitationBadgeProps extends Omit<ComponentProps<'button'>, 'type'> {
  state: CitationState;
  /** `民法典 第五百七十七条`. Without it the badge shows the state alone. */
  label?: string;
  /** It cites a case: what exists is the number, not an article. */
  isCase?: boolean;
  /** Of what is not found: the law itself. */
  missing?: 'law';
  /** Of what was not compared as a whole: what of it agrees. */
  partly?: PartlyCompared;
}

/**
 * State of a citation as an icon and words. A button when `onClick` is given (it then opens the article), otherwise plain text.
 * With a label, a verified badge shows the label alone after its tick; every other state is also said in words.
 */
export function CitationBadge({
  state,
  label,
  isCase = false,
  missing,
  partly,
  onClick,
  ref,
  className: added = '',
  ...rest
}: CitationBadgeProps) {
  const { t } = useTranslation('shell');
  const { tone, Icon } = LOOKS[state];
  const word = citationStateLabel(
    { state, type: isCase ? 'case' : 'statute', missing, partly },
    currentLanguage(),
  );
  const meaning =
    missing || partly
      ? citationStateMeaning({ state, missing, partly }, currentLanguage())
      : t(`citationExplained.${state}`);
  const content = (
    <>
      <span className={styles.icon} aria-hidden="true">
        <Icon />
      </span>
      {label ? <span className={styles.label}>{label}</span> : null}
      {label && state === 'verified' ? null : (
        <span className={styles.word}>
          {label ? ` · ${spokenStateLabel(state, currentLanguage()) ?? word}` : word}
        </span>
      )}
    </>
  );
  // A popover marks its open trigger with a class of its own.
  const className = `${styles.badge} ${styles[tone]} ${added}`.trim();
  if (!onClick)
    return (
      <span className={className} title={meaning}>
        {content}
      </span>
    );
  return (
    <button
      type="button"
      ref={ref}
      className={className}
      onClick={onClick}
      title={meaning}
      aria-label={label ? `${label}，${word}` : word}
      {...rest}
    >
      {content}
    </button>
  );
}
