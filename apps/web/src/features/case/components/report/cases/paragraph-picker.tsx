import { getCaseText } from '@mingfa/contract/case';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../../../components/loaded.tsx';
import { Sheet } from '../../../../../components/sheet.tsx';
import { useEndpoint } from '../../../../../lib/query.ts';
import { useCaseWords } from '../../../hooks/use-case-words.ts';
import styles from './cases.module.css';

interface ParagraphPickerProps {
  caseId: string;
  title: string;
  /** The paragraph quoted now. */
  chosen: number | null;
  isSending: boolean;
  onPick: (paragraph: number) => void;
  onClose: () => void;
}

/** The text of a case, each paragraph a button that has it quoted. */
export function ParagraphPicker(props: ParagraphPickerProps) {
  const { caseId, title, chosen, isSending, onPick, onClose } = props;
  const { t } = useTranslation('case-report');
  const words = useCaseWords();
  const text = useEndpoint(getCaseText, { params: { caseId } });
  return (
    <Sheet open onClose={onClose} title={title} width={680}>
      <p className={styles.quiet}>{t('quote.pickHint')}</p>
      <Loaded query={text}>
        {({ sections }) =>
          sections.map(({ kind, paragraphs }) => (
            <section key={paragraphs[0]?.number}>
              <h3 className={styles.pickSection}>{words.section[kind]}</h3>
              {paragraphs.map(({ number, text: said }) => (
                <button
                  key={number}
                  type="button"
                  className={styles.pick}
                  aria-pressed={number === chosen}
                  disabled={isSending}
                  onClick={() => onPick(number)}
                >
                  <span className={styles.pickNumber}>{number}</span>
                  {said}
                </button>
              ))}
            </section>
          ))
        }
      </Loaded>
    </Sheet>
  );
}
