import CopyOutlined from '@ant-design/icons/CopyOutlined';
import { getReviewMemo, type ReviewMemoColumn } from '@mingfa/contract/review-table-result';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../../components/loaded.tsx';
import { Sheet } from '../../../../components/sheet.tsx';
import { copyText } from '../../../../lib/clipboard.ts';
import { useEndpoint } from '../../../../lib/query.ts';
import { toast } from '../../../../lib/toast.ts';
import styles from './table.module.css';

interface MemoSheetProps {
  tableId: string;
  onOpenCell: (row: { rowId: string; name: string }, columnId: string) => void;
  onClose: () => void;
}

/** What the table shows, counted and told column by column; every document that differs leads to its cell. */
export function MemoSheet({ tableId, onOpenCell, onClose }: MemoSheetProps) {
  const { t } = useTranslation('review-table', { keyPrefix: 'result' });
  const memo = useEndpoint(getReviewMemo, { params: { tableId } }, { staleTime: 0 });
  const copy = async () => {
    if (!memo.data) return;
    const { title, sentences, columns } = memo.data;
    const text = [
      title,
      ...sentences,
      ...columns.flatMap(({ label, sentences: said }) => ['', label, ...said]),
    ].join('\n');
    if (await copyText(text)) toast.success(t('copied'));
    else toast.error(t('notCopied'));
  };
  return (
    <Sheet
      open
      width={720}
      title={memo.data ? t('memoTitle', { title: memo.data.title }) : t('memo')}
      onClose={onClose}
      footer={
        memo.data ? (
          <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
            {t('copy')}
          </Button>
        ) : null
      }
    >
      <Loaded query={memo}>
        {({ sentences, notWhole, columns }) => (
          <>
            {sentences.map((sentence) => (
              <p key={sentence} className={styles.sentence}>
                {sentence}
              </p>
            ))}
            {notWhole.length > 0 ? (
              <section className={styles.memoColumn}>
                <h3>{t('notWhole')}</h3>
                <ul>
                  {notWhole.map(({ rowId, name, message }) => (
                    <li key={rowId}>
                      {name} <span className={styles.quiet}>{message}</span>
                    </li>
                  ))}
                </ul>
              </section>
            ) : null}
            {columns.map((column) => (
              <MemoColumn key={column.columnId} column={column} onOpenCell={onOpenCell} />
            ))}
          </>
        )}
      </Loaded>
    </Sheet>
  );
}

function MemoColumn({
  column,
  onOpenCell,
}: Pick<MemoSheetProps, 'onOpenCell'> & { column: ReviewMemoColumn }) {
  const { t } = useTranslation('review-table', { keyPrefix: 'result' });
  const { columnId, label, majority, position, counts, deviations, sentences } = column;
  const further = counts.deviating - deviations.length;
  return (
    <section className={styles.memoColumn}>
      <h3>{label}</h3>
      {sentences.map((sentence) => (
        <p key={sentence} className={styles.sentence}>
          {sentence}
        </p>
      ))}
      {sentences.length === 0 && position !== null ? <p>{t('position', { text: position })}</p> : null}
      {sentences.length === 0 && majority ? (
        <p>{t('majority', { count: majority.rows, text: majority.text })}</p>
      ) : null}
      {deviations.length > 0 ? (
        <>
          <h4>{t('deviations')}</h4>
          <ul>
            {deviations.map(({ rowId, name, text }) => (
              <li key={rowId}>
                <button
                  type="button"
                  className={styles.link}
                  aria-label={t('openCell', { name })}
                  onClick={() => onOpenCell({ rowId, name }, columnId)}
                >
                  {name}
                </button>{' '}
                {text}
              </li>
            ))}
            {further > 0 ? <li className={styles.quiet}>{t('moreDeviations', { count: further })}</li> : null}
          </ul>
        </>
      ) : null}
    </section>
  );
}
